### What the table and the terminal say of a fight, in Ukrainian.

# What a part of a strength comes from: swords of cards that were revealed.
fight-revealed = розкрито
fight-no-units = немає підрозділів у конфлікті, тож і нагороди
fight-no-strength = немає сили, тож і нагороди
fight-tied =
    { $place ->
        *[second] нічия ({ $names }): кожному нагорода за 2-ге місце
         [third] нічия ({ $names }): кожному нагорода за 3-тє місце
    }
fight-tied-none = нічия ({ $names }): без нагороди
fight-no-third = за 3-тє місце тут нагороди немає
fight-too-low = для нагороди забракло сили
