### Какво лежи пред играча, и пазарът, на български.

page-dock = Вашите неща
page-dock-own = Какво имате
page-dock-row = Имперски ред
page-dock-row-short = Ред
page-dock-play-more = В игра: { $n }

## Пазарът

page-dock-market = Имперски ред и резерв
page-dock-market-map = Покажи картата
page-dock-market-show = Покажи пазара
page-dock-short = недостиг { $n }
page-dock-in-basket = в кошницата
page-dock-picked = избрана
page-dock-refill = След покупката идват нови карти.

## Кошницата

page-dock-basket = Кошница
page-dock-basket-sum = { $cost } от { $all }, остават { $left }
page-dock-basket-empty = Натискайте карти от пазара, за да ги съберете тук.
page-dock-basket-hidden = Преди покупката не се разкрива нищо скрито.
page-dock-basket-late = Купува се последна: веднага дава нещо
page-dock-basket-remove = Извади: { $card }
page-dock-basket-more = Още една: { $card }
page-dock-basket-cards = В кошницата: { $n }, цена { $cost }
page-dock-buy = Купи: { $n }
page-dock-buying = Купуваме…
page-dock-acquire = Вземи тази карта
page-dock-aside = Отдели тази карта
page-dock-acquire-pick = Изберете карта от пазара.
page-dock-waiting = Първо решете какво донесе покупката; после се купува останалото.
page-dock-stopped = Това не можа да се купи.

## Ходът за разкриване

page-dock-reveal-left = остават { $n }
page-dock-reveal-swords = мечове
page-dock-reveal-strength = сила { $n }
