### Те, що каже лише стіл у браузері, українською.

## Усюди

page-close = Закрити
page-language = Мова
page-theme = Темний чи світлий вигляд
page-loading = Хвилинку…
page-nothing-here = Тут нічого немає
page-to-lobby = До зали
page-fan-project = Проєкт шанувальників, не пов’язаний із видавцями. Малюнків і текстів друкованих ігор тут немає.
page-sure = Точно?
page-offline = Зараз немає з’єднання, тож нічого не надіслано.
page-fault = Сталася помилка в самій сторінці. Перезавантажте її: за столом нічого не втрачено.
page-reconnecting = Відновлюємо з’єднання…

## Зала

page-lobby-title = Відкрийте стіл на Арракісі
page-lobby-lead = Сідайте з друзями, з ботами чи із суперниками з коробки. Без облікового запису: досить одного посилання.
page-new-table = Новий стіл
page-edition = Видання
page-modules = Модулі
page-players = Гравці
page-player = Гравець { $n }
page-seats = Місця
page-seat = Місце { $n }
page-who-sits = Хто тут сидить
page-seat-me = Я
page-seat-here = Хтось за цим пристроєм
page-seat-free = Вільне, за запрошенням
page-seat-bot = Бот
page-seat-free-about = Хто має посилання
page-your-name = Ваше ім’я
page-name = Ім’я
page-bot = Який бот
page-leader = Лідер
page-leaders = Лідери
page-leader-random = Випадково
page-leader-choose = Вибір за столом
page-opponents = Суперники з коробки
page-level = Рівень
page-rival = Конкурент { $n }
page-more-settings = Більше налаштувань
page-pace = Темп ботів
page-pace-none = Одразу
page-pace-quick = Швидко
page-pace-usual = Звичайно
page-pace-slow = Повільно
page-seed = Зерно випадковості
page-create = Відкрити стіл
page-my-games = Мої ігри
page-no-games = Тут будуть столи, за якими ви сидите.
page-status-waiting = очікує
page-status-running = триває
page-status-over = завершено
page-status-closed = Стіл закрито

## Місця й господар

page-sit-here = Сісти тут
page-look-on = Лише дивитися
page-free = Вільно
page-here = за столом
page-away = не на зв’язку
page-kind-bot = бот
page-kind-opponent = суперник із коробки
page-invite = Посилання для запрошення
page-copy = Копіювати
page-copied = Скопійовано
page-copy-by-hand = Браузер цього не дозволяє: скопіюйте поле вручну.
page-host-bot = Віддати боту
page-host-back = Повернути
page-host-free = Звільнити місце
page-host-close = Закрити стіл
page-host-delete = Видалити стіл
page-cover = Передайте пристрій
page-cover-about = Передайте пристрій: { $name }. Решта не підглядає.
page-cover-ready = Показати мої карти

## Стіл

page-table = Стіл
page-no-table = Цей стіл не вдається відкрити
page-prompt = Що вирішується
page-your-turn = Вирішуєте ви
page-decides = Вирішує { $name }
page-for = { $name }:
page-waiting-for-players = Гра почнеться, коли всі місця буде зайнято.
page-read-only = За цим столом можна лише спостерігати.
page-pick-first = Виберіть карту або локацію.
page-choose-card = Виберіть підсвічену карту.
page-no-space = Зараз вона не веде на жодну локацію.
page-no-card = Жодна ваша карта зараз сюди не веде.
page-lit-spaces = Що підсвічено
page-choices = Що ви можете зробити
page-send-agent = Відправити
page-put-back = Повернути
page-undo = Скасувати
page-resolve-rest = Виконати решту
page-move-reveal = Розкрити
page-move-end = Завершити
page-move-pass = Спасувати
page-move-decline = Відмовитися
page-deploy = Розгорнути
page-retreat = Відвести
page-fewer = Менше
page-more = Більше
page-hint = Підказка
page-advice = Порада: { $move }
page-menu = Меню
page-in-front = Лідери й карти у грі
page-log = Журнал
page-log-all = Усі { $n }
page-notices = Що мають знати всі
page-chat = Чат
page-chat-none = Ще ніхто нічого не сказав.
page-chat-say = Скажіть щось
page-send = Надіслати
page-tab-board = Поле
page-tab-hand = Рука
page-tab-market = Ринок
page-tab-players = Гравці
page-tab-log = Журнал

## Ігрове поле

page-board-arrakis = Арракіс
page-board-choam = ДАПТ
page-board-available = доступно
page-board-picked = вибрано

## Карти

page-cards-title = Карти
page-cards-search = Назва чи текст
page-cards-edition = Видання
page-cards-order = Порядок
page-cards-by_deck = За колодами
page-cards-by_cost = За ціною
page-cards-by_name = За назвою
page-cards-decks = Колоди
page-cards-all = Усі
page-cards-factions = Фракції
page-cards-icons = Символи агента
page-cards-cost = Ціна до
page-cards-found = Показано: { $n } (з копіями — { $copies })
page-cards-copies = Копій: { $n }
page-cards-nothing = Нічого не знайдено.
page-cards-clear = Показати все
page-cards-hand = Ваша рука
page-cards-hand_empty = На руці немає карт
page-cards-deck = Колода
page-cards-top = Згори: { $card }
page-cards-discard = Скид
page-cards-intrigue = Інтриги
page-cards-market = Ринок
page-cards-row = Ряд Імперіуму
page-cards-reserve = Фонд
page-cards-aside = відкладено для вас
page-cards-lit = можна вибрати
page-cards-no_way = не веде на цю локацію
page-cards-play_area = Карти перед гравцем
page-cards-in_play = У грі
page-cards-waiting = Очікують
page-cards-contracts = Контракти
page-cards-contracts_done = Виконані контракти
page-cards-won = Здобуто
page-cards-persuasion = Переконливість
page-cards-reveal_only = Лише розкриття
page-cards-complexity = Складність: { $n }

## Кінець

page-over = Гру завершено
page-wins = Перемога: { $name }
page-look-at-table = Оглянути стіл

## Налаштування й клавіші

page-preferences = Налаштування
page-confirm-end = Питати перед завершенням ходу
page-sound = Звук, коли вирішую я
page-table-sounds = Звуки стола
page-notify = Сповіщення, коли вирішую я
page-keys = Клавіші
page-key-undo = скасувати
page-key-reveal = розкрити карти
