hardship-hagal-watch = Варта
hardship-starters-herald = Вісник
hardship-starters-pilgrim = Паломник
