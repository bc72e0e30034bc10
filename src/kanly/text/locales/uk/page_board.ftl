### What is said on the board and in the bar above it, in Ukrainian.

page-board-offer = Доступні
page-board-more = Ландсраад і ДАПТ
page-board-more-contracts = Ландсраад, ДАПТ і контракти
page-scale = Масштаб інтерфейсу
page-scale-percent = { $n } %
