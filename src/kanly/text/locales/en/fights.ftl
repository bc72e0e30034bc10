### What the table and the terminal say of a fight, in English.

# What a part of a strength comes from: swords of cards that were revealed.
fight-revealed = revealed
fight-no-units = no units in the Conflict, so no reward
fight-no-strength = no strength, so no reward
fight-tied =
    { $place ->
        *[second] a tie with { $names }: the second reward for each
         [third] a tie with { $names }: the third reward for each
    }
fight-tied-none = a tie with { $names }: no reward
fight-no-third = nobody is rewarded for third place here
fight-too-low = not strong enough for a reward
