### Что лежит перед игроком, и рынок, по-русски.

page-dock = Ваше имущество
page-dock-own = Что у вас есть
page-dock-row = Рынок Империи
page-dock-row-short = Рынок
page-dock-play-more = Активные: { $n }

## Рынок

page-dock-market = Рынок Империи и резерв
page-dock-market-map = Показать карту
page-dock-market-show = Показать рынок
page-dock-short = недостаёт { $n }
page-dock-in-basket = в корзине
page-dock-picked = выбрано
page-dock-refill = После покупки появятся новые карты.

## Корзина

page-dock-basket = Корзина
page-dock-basket-sum = { $cost } из { $all }, останется { $left }
page-dock-basket-empty = Нажимайте карты рынка, чтобы собрать их здесь.
page-dock-basket-hidden = До покупки ничего скрытого не откроется.
page-dock-basket-late = Покупается последней: сразу что-то даёт
page-dock-basket-remove = Вынуть: { $card }
page-dock-basket-more = Ещё одну: { $card }
page-dock-basket-cards = В корзине: { $n }, цена { $cost }
page-dock-buy = Купить: { $n }
page-dock-buying = Покупаем…
page-dock-acquire = Взять эту карту
page-dock-aside = Отложить эту карту
page-dock-acquire-pick = Выберите карту рынка.
page-dock-waiting = Сначала решите, что дала покупка; затем купим остальное.
page-dock-stopped = Это не удалось купить.

## Ход раскрытия

page-dock-reveal-left = осталось { $n }
page-dock-reveal-swords = мечи
page-dock-reveal-strength = сила { $n }
