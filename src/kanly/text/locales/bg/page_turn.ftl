### Панелът на хода на български: какво трябва или може да се направи и за какво се пита повторно.

page-turn-must = задължително
page-turn-may = може
page-turn-also = Може и
page-turn-again = Показва скрити карти: натиснете отново
page-turn-again-short = Отново
page-turn-again-tap = Докоснете отново, за да се изпълни
page-turn-again-tap-final = Показва скрити карти: докоснете отново
page-turn-shows = Това показва скрити карти и не може да се върне.
page-turn-shows-then = Краят показва скрити карти: без връщане.
page-turn-first = Първо: { $what }
page-turn-undone = Остава ненаправено: { $what }
page-turn-nothing-left = След това няма какво повече да се прави: ходът ви приключва.
page-turn-end-title = Край на хода?
page-turn-deploy = Изпрати { $n }
page-turn-retreat = Оттегли { $n }

## Преди да се изпрати Агент

page-turn-send = Изпращане на Агент
page-turn-choose-space = Изберете осветено поле.
page-turn-pay = Цена
page-turn-gain = Печалба
page-turn-then = После
page-turn-or = или
page-turn-leaves = Остава
page-turn-up-to = Изпратете до { $n }
page-turn-send-end = Изпрати и край
page-turn-all-end = Изпрати { $n } и край
page-turn-stop-choice = Спряно дотук: сега избирате вие.
page-turn-stop-hidden = Спряно, преди да се покажат скрити карти: { $what }. Натиснете отново, за да продължи.
page-turn-stop-may = Ходът още не е завършен, възможно е още: { $what }.
page-turn-stop-troops = Ходът още не е завършен: могат да се изпратят още войски.
page-turn-stop-basket = Ходът още не е завършен: кошницата не е купена. Натиснете отново, за да завършите без нея.

## На телефон

page-turn-open = Отвори
page-turn-musts = задължително: { $n }
page-turn-mays = може: { $n }
page-turn-own = Вашите ресурси

## За какво се пита

page-turn-ask-final = Питай, преди да се покажат скрити карти
page-turn-ask-final-about = Видяното не може да се върне.
page-turn-ask-reveal = Питай, преди да се разкрие ръката ви
page-turn-ask-reveal-about = Дори когато нямате Агенти и друго не може да се направи.

## Клавиши

page-turn-key-options = възможности; докато можете да изпратите Агент – карти от ръката, после полетата на картата
page-turn-key-letters = всичко след деветото
page-turn-key-quick = бързият път: изпрати Агента, изпълни останалото, купи
page-turn-key-end = край, пас или отказ; с карта и поле – изпрати и край
page-turn-key-all = изпрати Агента с всички войски, които могат да отидат, и край
page-turn-key-troops = колко войски отиват с Агента
page-turn-key-market = пазарът или отново картата на Аракис
page-turn-key-log = дневникът
page-turn-key-own = вашата собствена карта
page-turn-key-jump = към следващата част на масата
