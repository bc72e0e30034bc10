### Панель ходу українською: що треба чи можна зробити і про що перепитують.

page-turn-must = обов’язково
page-turn-may = можна
page-turn-also = Також можна
page-turn-again = Покаже приховані карти: натисніть ще раз
page-turn-again-short = Ще раз
page-turn-again-tap = Торкніться ще раз, щоб виконати
page-turn-again-tap-final = Покаже приховані карти: торкніться ще раз
page-turn-shows = Це покаже приховані карти, скасувати буде не можна.
page-turn-shows-then = Завершення відкриє карти: без скасування.
page-turn-first = Спершу: { $what }
page-turn-undone = Лишиться незробленим: { $what }
page-turn-nothing-left = Після цього робити більше нічого: ваш хід завершиться.
page-turn-end-title = Завершити хід?
page-turn-deploy = Розгорнути { $n }
page-turn-retreat = Відвести { $n }

## Перед відправленням агента

page-turn-send = Відправити агента
page-turn-choose-space = Виберіть підсвічену локацію.
page-turn-pay = Ціна
page-turn-gain = Зиск
page-turn-then = Потім
page-turn-or = або
page-turn-leaves = Лишиться
page-turn-up-to = Розгорнути до { $n }
page-turn-send-end = Відправити й завершити
page-turn-all-end = Розгорнути { $n } й завершити
page-turn-stop-choice = Зупинено: далі вибираєте ви.
page-turn-stop-hidden = Зупинено, перш ніж відкриються приховані карти: { $what }. Натисніть ще раз, щоб продовжити.
page-turn-stop-may = Хід ще не завершено, можна зробити ще: { $what }.
page-turn-stop-troops = Хід ще не завершено: можна розгорнути більше загонів.
page-turn-stop-basket = Хід ще не завершено: кошик не куплено. Натисніть ще раз, щоб завершити без нього.

## На телефоні

page-turn-open = Відкрити
page-turn-musts = обов’язково: { $n }
page-turn-mays = можна: { $n }
page-turn-own = Ваші ресурси

## Про що питати

page-turn-ask-final = Питати, перш ніж показати приховані карти
page-turn-ask-final-about = Побачене скасувати не можна.
page-turn-ask-reveal = Питати, перш ніж розкрити руку
page-turn-ask-reveal-about = Навіть якщо агентів не лишилося й більше робити нічого.

## Клавіші

page-turn-key-options = варіанти; поки можна відправити агента — карти руки, а потім локації карти
page-turn-key-letters = усе, що йде після дев’ятого
page-turn-key-quick = швидкий шлях: відправити агента, виконати решту, купити
page-turn-key-end = завершити, спасувати чи відмовитися; з картою та локацією — відправити й завершити
page-turn-key-all = відправити агента з усіма загонами, що можуть піти, й завершити
page-turn-key-troops = скільки загонів іде з агентом
page-turn-key-market = ринок або знову мапа
page-turn-key-log = журнал
page-turn-key-own = ваша власна картка
page-turn-key-jump = до наступної частини столу
