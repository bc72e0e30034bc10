hardship-hagal-watch = Watch
hardship-starters-herald = Herald
hardship-starters-pilgrim = Pilgrim
