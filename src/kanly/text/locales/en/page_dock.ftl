### What lies before a seat, and the market, in English.

page-dock = Your things
page-dock-own = What you have
page-dock-row = Imperium Row
page-dock-row-short = Row
page-dock-play-more = In play: { $n }

## The market

page-dock-market = Imperium Row and Reserve
page-dock-market-map = Show the map
page-dock-market-show = Show the market
page-dock-short = { $n } short
page-dock-in-basket = in basket
page-dock-picked = picked
page-dock-refill = After you buy, new cards come up.

## The basket

page-dock-basket = Basket
page-dock-basket-sum = { $cost } of { $all }, { $left } left
page-dock-basket-empty = Press cards of the market to lay them together here.
page-dock-basket-hidden = Nothing hidden shows until you buy.
page-dock-basket-late = Bought last, as it brings something at once
page-dock-basket-remove = Take out: { $card }
page-dock-basket-more = One more: { $card }
page-dock-basket-cards = Basket: { $n }, cost { $cost }
page-dock-buy = Buy { $n }
page-dock-buying = Buying…
page-dock-acquire = Take this card
page-dock-aside = Set this card aside
page-dock-acquire-pick = Pick a card of the market.
page-dock-waiting = First decide what the purchase brought; then the rest is bought.
page-dock-stopped = This could not be bought.

## The Reveal turn

page-dock-reveal-left = { $n } left
page-dock-reveal-swords = swords
page-dock-reveal-strength = strength { $n }
