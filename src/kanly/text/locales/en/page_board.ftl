### What is said on the board and in the bar above it, in English.

page-board-offer = On offer
page-board-more = Landsraad and CHOAM
page-board-more-contracts = Landsraad, CHOAM and contracts
page-scale = Interface scale
page-scale-percent = { $n } %
