### Това, което казва само масата в браузъра, на български.

## Навсякъде

page-close = Затвори
page-language = Език
page-theme = Тъмен или светъл изглед
page-loading = Един момент…
page-nothing-here = Тук няма нищо
page-to-lobby = Към фоайето
page-fan-project = Проект на почитатели без връзка с издателите. Рисунки и текстове от печатните игри не се използват.
page-sure = Сигурно?
page-offline = В момента няма връзка и нищо не беше изпратено.
page-fault = Възникна грешка в самата страница. Презаредете я: на масата нищо не е загубено.
page-reconnecting = Свързваме се отново…

## Фоайе

page-lobby-title = Отворете маса на Аракис
page-lobby-lead = Седнете с приятели, с ботове или с опонентите от кутията. Без регистрация: стига една връзка.
page-new-table = Нова маса
page-edition = Издание
page-modules = Модули
page-players = Играчи
page-player = Играч { $n }
page-seats = Места
page-seat = Място { $n }
page-who-sits = Кой седи тук
page-seat-me = Аз
page-seat-here = Някой на това устройство
page-seat-free = Свободно, с покана
page-seat-bot = Бот
page-seat-free-about = Който има връзката
page-your-name = Вашето име
page-name = Име
page-bot = Кой бот
page-leader = Лидер
page-leaders = Лидери
page-leader-random = Случайно
page-leader-choose = Избор на масата
page-opponents = Опоненти от кутията
page-level = Ниво
page-rival = Съперник { $n }
page-more-settings = Още настройки
page-pace = Темпо на ботовете
page-pace-none = Веднага
page-pace-quick = Бързо
page-pace-usual = Обичайно
page-pace-slow = Бавно
page-seed = Начално число
page-create = Отвори масата
page-my-games = Моите игри
page-no-games = Тук ще са масите, на които седите.
page-status-waiting = чака
page-status-running = тече
page-status-over = приключи
page-status-closed = Масата е затворена

## Места и домакин

page-sit-here = Седни тук
page-look-on = Само да гледам
page-free = Свободно
page-here = на масата
page-away = отсъства
page-kind-bot = бот
page-kind-opponent = опонент от кутията
page-invite = Връзка за покана
page-copy = Копирай
page-copied = Копирано
page-copy-by-hand = Браузърът не позволява: копирайте полето ръчно.
page-host-bot = Дай на бот
page-host-back = Върни
page-host-free = Освободи мястото
page-host-close = Затвори масата
page-host-delete = Изтрий масата
page-cover = Предайте устройството
page-cover-about = Предайте устройството: { $name }. Останалите не гледат.
page-cover-ready = Покажи картите ми

## Масата

page-table = Маса
page-no-table = Тази маса не може да се отвори
page-prompt = Какво се решава
page-your-turn = Вие решавате
page-decides = Решава { $name }
page-for = За { $name }:
page-waiting-for-players = Играта започва, когато всички места са заети.
page-read-only = На тази маса може само да се гледа.
page-pick-first = Изберете карта или поле.
page-choose-card = Изберете осветена карта.
page-no-space = Сега тя не води до нито едно поле.
page-no-card = Сега никоя ваша карта не води дотук.
page-lit-spaces = Какво е осветено
page-choices = Какво можете да направите
page-send-agent = Изпрати
page-put-back = Върни
page-undo = Отмени
page-resolve-rest = Изпълни останалото
page-move-reveal = Разкрий
page-move-end = Край
page-move-pass = Пас
page-move-decline = Отказ
page-deploy = Изпрати
page-retreat = Оттегли
page-fewer = По-малко
page-more = Повече
page-hint = Подсказка
page-advice = Съвет: { $move }
page-menu = Меню
page-in-front = Лидери и карти в игра
page-log = Дневник
page-log-all = Всички { $n }
page-notices = Какво трябва да знаят всички
page-chat = Чат
page-chat-none = Още никой нищо не е казал.
page-chat-say = Кажете нещо
page-send = Изпрати
page-tab-board = Дъска
page-tab-hand = Ръка
page-tab-market = Пазар
page-tab-players = Играчи
page-tab-log = Дневник

## Дъската

page-board-arrakis = Аракис
page-board-choam = ПОСИТ
page-board-available = достъпно
page-board-picked = избрано

## Карти

page-cards-title = Карти
page-cards-search = Име или текст
page-cards-edition = Издание
page-cards-order = Подредба
page-cards-by_deck = По колоди
page-cards-by_cost = По цена
page-cards-by_name = По име
page-cards-decks = Колоди
page-cards-all = Всички
page-cards-factions = Фракции
page-cards-icons = Агентски символи
page-cards-cost = Цена до
page-cards-found = Показани: { $n } (с копията – { $copies })
page-cards-copies = Копия: { $n }
page-cards-nothing = Нищо не е намерено.
page-cards-clear = Покажи всичко
page-cards-hand = Вашата ръка
page-cards-hand_empty = Няма карти в ръка
page-cards-deck = Колода
page-cards-top = Отгоре: { $card }
page-cards-discard = Изчистени
page-cards-intrigue = Интриги
page-cards-market = Пазар
page-cards-row = Имперски ред
page-cards-reserve = Резерв
page-cards-aside = отделена за вас
page-cards-lit = може да се избере
page-cards-no_way = не води до това поле
page-cards-play_area = Карти пред играча
page-cards-in_play = В игра
page-cards-waiting = Чакат
page-cards-contracts = Договори
page-cards-contracts_done = Изпълнени договори
page-cards-won = Спечелени
page-cards-persuasion = Авторитет
page-cards-reveal_only = Само разкриване
page-cards-complexity = Сложност: { $n }

## Краят

page-over = Играта приключи
page-wins = Победа: { $name }
page-look-at-table = Разгледай масата

## Предпочитания и клавиши

page-preferences = Настройки
page-confirm-end = Питай преди край на хода
page-sound = Звук, когато аз решавам
page-table-sounds = Звуци на масата
page-notify = Известие, когато аз решавам
page-keys = Клавиши
page-key-undo = отмяна
page-key-reveal = разкриване на картите
