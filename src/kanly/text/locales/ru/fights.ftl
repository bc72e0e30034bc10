### What the table and the terminal say of a fight, in Russian.

# What a part of a strength comes from: swords of cards that were revealed.
fight-revealed = раскрыто
fight-no-units = нет боевых единиц в конфликте, поэтому нет и награды
fight-no-strength = нет боевой силы, поэтому нет и награды
fight-tied =
    { $place ->
        *[second] ничья ({ $names }): каждому награда за второе место
         [third] ничья ({ $names }): каждому награда за третье место
    }
fight-tied-none = ничья ({ $names }): без награды
fight-no-third = за третье место здесь награды нет
fight-too-low = для награды не хватило боевой силы
