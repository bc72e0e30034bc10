### What the table and the terminal say of a fight, in Bulgarian.

# What a part of a strength comes from: swords of cards that were revealed.
fight-revealed = разкрити
fight-no-units = няма бойни единици в конфликта, затова няма и награда
fight-no-strength = няма военна сила, затова няма и награда
fight-tied =
    { $place ->
        *[second] равенство ({ $names }): всеки получава наградата за второ място
         [third] равенство ({ $names }): всеки получава наградата за трето място
    }
fight-tied-none = равенство ({ $names }): без награда
fight-no-third = тук за трето място няма награда
fight-too-low = военната сила не стигна за награда
