### Що лежить перед гравцем, і ринок, українською.

page-dock = Ваше майно
page-dock-own = Що ви маєте
page-dock-row = Ряд Імперіуму
page-dock-row-short = Ряд
page-dock-play-more = У грі: { $n }

## Ринок

page-dock-market = Ряд Імперіуму та фонд
page-dock-market-map = Показати мапу
page-dock-market-show = Показати ринок
page-dock-short = бракує { $n }
page-dock-in-basket = у кошику
page-dock-picked = вибрано
page-dock-refill = Після купівлі з’являться нові карти.

## Кошик

page-dock-basket = Кошик
page-dock-basket-sum = { $cost } з { $all }, лишиться { $left }
page-dock-basket-empty = Натискайте карти ринку, щоб зібрати їх тут.
page-dock-basket-hidden = До купівлі нічого прихованого не відкриється.
page-dock-basket-late = Купується останньою: одразу щось дає
page-dock-basket-remove = Вийняти: { $card }
page-dock-basket-more = Ще одну: { $card }
page-dock-basket-cards = У кошику: { $n }, ціна { $cost }
page-dock-buy = Купити: { $n }
page-dock-buying = Купуємо…
page-dock-acquire = Взяти цю карту
page-dock-aside = Відкласти цю карту
page-dock-acquire-pick = Виберіть карту ринку.
page-dock-waiting = Спершу вирішіть, що дала купівля; потім купимо решту.
page-dock-stopped = Це не вдалося купити.

## Хід розкриття

page-dock-reveal-left = лишилося { $n }
page-dock-reveal-swords = мечі
page-dock-reveal-strength = сила { $n }
