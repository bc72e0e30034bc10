### What is said on the board and in the bar above it, in Russian.

page-board-offer = Доступны
page-board-more = Ландсраад и КООАМ
page-board-more-contracts = Ландсраад, КООАМ и контракты
page-scale = Масштаб интерфейса
page-scale-percent = { $n } %
