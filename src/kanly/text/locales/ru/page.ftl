### То, что говорит только стол в браузере, по-русски.

## Везде

page-close = Закрыть
page-language = Язык
page-theme = Тёмный или светлый вид
page-loading = Секунду…
page-nothing-here = Здесь ничего нет
page-to-lobby = В зал
page-fan-project = Проект поклонников, не связанный с издателями. Рисунков и текстов печатных игр здесь нет.
page-sure = Точно?
page-offline = Сейчас нет соединения, ничего не отправлено.
page-fault = Произошла ошибка в самой странице. Перезагрузите её: за столом ничего не потеряно.
page-reconnecting = Восстанавливаем соединение…

## Зал

page-lobby-title = Откройте стол на Арракисе
page-lobby-lead = Садитесь с друзьями, с ботами или с соперниками из коробки. Без учётной записи: хватит одной ссылки.
page-new-table = Новый стол
page-edition = Издание
page-modules = Модули
page-players = Игроки
page-player = Игрок { $n }
page-seats = Места
page-seat = Место { $n }
page-who-sits = Кто здесь сидит
page-seat-me = Я
page-seat-here = Кто-то за этим устройством
page-seat-free = Свободно, по приглашению
page-seat-bot = Бот
page-seat-free-about = У кого есть ссылка
page-your-name = Ваше имя
page-name = Имя
page-bot = Какой бот
page-leader = Лидер
page-leaders = Лидеры
page-leader-random = Случайно
page-leader-choose = Выбор за столом
page-opponents = Соперники из коробки
page-level = Уровень
page-rival = Оппонент { $n }
page-more-settings = Больше настроек
page-pace = Темп ботов
page-pace-none = Сразу
page-pace-quick = Быстро
page-pace-usual = Обычно
page-pace-slow = Медленно
page-seed = Зерно случайности
page-create = Открыть стол
page-my-games = Мои игры
page-no-games = Здесь будут столы, за которыми вы сидите.
page-status-waiting = ждёт
page-status-running = идёт
page-status-over = завершена
page-status-closed = Стол закрыт

## Места и хозяин

page-sit-here = Сесть здесь
page-look-on = Только смотреть
page-free = Свободно
page-here = за столом
page-away = не на связи
page-kind-bot = бот
page-kind-opponent = соперник из коробки
page-invite = Ссылка для приглашения
page-copy = Копировать
page-copied = Скопировано
page-copy-by-hand = Браузер этого не разрешает: скопируйте поле вручную.
page-host-bot = Отдать боту
page-host-back = Вернуть
page-host-free = Освободить место
page-host-close = Закрыть стол
page-host-delete = Удалить стол
page-cover = Передайте устройство
page-cover-about = Передайте устройство: { $name }. Остальные не подсматривают.
page-cover-ready = Показать мои карты

## Стол

page-table = Стол
page-no-table = Этот стол не удаётся открыть
page-prompt = Что решается
page-your-turn = Решаете вы
page-decides = Решает { $name }
page-for = { $name }:
page-waiting-for-players = Игра начнётся, когда все места будут заняты.
page-read-only = За этим столом можно только наблюдать.
page-pick-first = Выберите карту или ячейку.
page-choose-card = Выберите подсвеченную карту.
page-no-space = Сейчас она не ведёт ни в одну ячейку.
page-no-card = Ни одна ваша карта сейчас сюда не ведёт.
page-lit-spaces = Что подсвечено
page-choices = Что вы можете сделать
page-send-agent = Отправить
page-put-back = Вернуть
page-undo = Отменить
page-resolve-rest = Выполнить остальное
page-move-reveal = Раскрыть
page-move-end = Завершить
page-move-pass = Спасовать
page-move-decline = Отказаться
page-deploy = Разместить
page-retreat = Отвести
page-fewer = Меньше
page-more = Больше
page-hint = Подсказка
page-advice = Совет: { $move }
page-menu = Меню
page-in-front = Лидеры и активные карты
page-log = Журнал
page-log-all = Все { $n }
page-notices = Что должны знать все
page-chat = Чат
page-chat-none = Пока никто ничего не сказал.
page-chat-say = Скажите что-нибудь
page-send = Отправить
page-tab-board = Поле
page-tab-hand = Рука
page-tab-market = Рынок
page-tab-players = Игроки
page-tab-log = Журнал

## Игровое поле

page-board-arrakis = Арракис
page-board-choam = КООАМ
page-board-available = доступно
page-board-picked = выбрано

## Карты

page-cards-title = Карты
page-cards-search = Название или текст
page-cards-edition = Издание
page-cards-order = Порядок
page-cards-by_deck = По колодам
page-cards-by_cost = По стоимости
page-cards-by_name = По названию
page-cards-decks = Колоды
page-cards-all = Все
page-cards-factions = Фракции
page-cards-icons = Символы агента
page-cards-cost = Стоимость до
page-cards-found = Показано: { $n } (с копиями — { $copies })
page-cards-copies = Копий: { $n }
page-cards-nothing = Ничего не найдено.
page-cards-clear = Показать всё
page-cards-hand = Ваша рука
page-cards-hand_empty = На руке нет карт
page-cards-deck = Колода
page-cards-top = Сверху: { $card }
page-cards-discard = Сброс
page-cards-intrigue = Интриги
page-cards-market = Рынок
page-cards-row = Рынок Империи
page-cards-reserve = Резерв
page-cards-aside = отложено для вас
page-cards-lit = можно выбрать
page-cards-no_way = не ведёт в эту ячейку
page-cards-play_area = Карты перед игроком
page-cards-in_play = Активные
page-cards-waiting = Ждут
page-cards-contracts = Контракты
page-cards-contracts_done = Выполненные контракты
page-cards-won = Завоёвано
page-cards-persuasion = Убеждение
page-cards-reveal_only = Только раскрытие
page-cards-complexity = Сложность: { $n }

## Конец

page-over = Игра окончена
page-wins = Победа: { $name }
page-look-at-table = Осмотреть стол

## Настройки и клавиши

page-preferences = Настройки
page-confirm-end = Спрашивать перед завершением хода
page-sound = Звук, когда решаю я
page-table-sounds = Звуки стола
page-notify = Уведомление, когда решаю я
page-keys = Клавиши
page-key-undo = отменить
page-key-reveal = раскрыть карты
