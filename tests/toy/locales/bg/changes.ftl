hardship-hagal-watch = Стража
hardship-starters-herald = Вестител
hardship-starters-pilgrim = Поклонник
