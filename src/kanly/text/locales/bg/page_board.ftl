### What is said on the board and in the bar above it, in Bulgarian.

page-board-offer = Предлагани
page-board-more = Ландсрад и ПОСИТ
page-board-more-contracts = Ландсрад, ПОСИТ и договори
page-scale = Мащаб на интерфейса
page-scale-percent = { $n } %
