hardship-hagal-watch = Стража
hardship-starters-herald = Вестник
hardship-starters-pilgrim = Паломник
