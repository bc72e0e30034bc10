### Зал, места, полномочия хозяина и часы стола в браузере, по-русски.

## Вокруг зала

page-lobby-nav = Ещё в Kanly
page-lobby-rules = Правила
page-lobby-companion = Помощник
page-lobby-presets = Как хотите играть?
page-lobby-preset-first = Первая игра
page-lobby-preset-first-about = Вы и три бота, простые лидеры, ничего лишнего, подсказки под рукой.
page-lobby-preset-friends = С друзьями
page-lobby-preset-friends-about = Отправьте одну ссылку. Кто её откроет, тот сядет за стол.
page-lobby-preset-device = За одним устройством
page-lobby-preset-device-about = Передавайте его по кругу. Между игроками карты прячет заставка.
page-lobby-preset-solo = Против оппонентов
page-lobby-preset-solo-about = Только вы и соперники из коробки, сложность на ваш вкус.

## Новый стол

page-lobby-first = Как для первой игры
page-lobby-first-about = Лидеры с одним символом сложности, без КООАМ и других модулей, с подсказками бота. Если играете в одиночку, вас ждут оппоненты, которые поздно получают оружейника, а если вдвоём — прямолинейные оппоненты.
page-lobby-edition-base = Игра 2020 года: четыре фракции, интриги и борьба за Арракис.
page-lobby-edition-uprising = Игра 2023 года: со шпионами, песчаными червями и, если хотите, контрактами.
page-lobby-alone = С одним игроком играют два оппонента из коробки.
page-lobby-pair = С двумя игроками играет соперник из коробки.
page-lobby-opponent = Соперник из коробки
page-lobby-rival = Оппонент { $n }
page-lobby-opponent-about = Играет по своим картам
page-lobby-levels = Насколько они сложны
page-lobby-variants = Что к ним добавить
page-lobby-leaders-random = Случайно
page-lobby-leaders-random-about = Лидера для каждого места определяет случай.
page-lobby-leaders-choose = Выбирает каждый
page-lobby-leaders-choose-about = Каждый начинает игру с выбора своего лидера.
page-lobby-leaders-draft = Драфт
page-lobby-leaders-draft-about = Выкладывают нескольких лидеров, и игроки выбирают по очереди, начиная с последнего по порядку хода.
page-lobby-leaders-pick = Назначу я
page-lobby-leaders-pick-about = Вы называете лидера для каждого места прямо здесь.
page-lobby-apart = Без двух лидеров одного Дома
page-lobby-apart-about = Лидеры за столом будут из разных Домов.
page-lobby-symbols = сложность { $n } из 3
page-lobby-bot-about = { $name }: { $about }
page-lobby-turn-limit = Минут на ход
page-lobby-game-limit = Минут на игру
page-lobby-no-limit = Без ограничения
page-lobby-limits-about = У каждого места своё время. Когда оно выходит, решает бот.
page-lobby-pace-about = Сколько стол ждёт перед каждым ходом бота или соперника из коробки.
page-lobby-hints = Подсказки бота
page-lobby-hints-about = Тот, кто решает, может спросить совета у бота. Все видят, что за этим столом это разрешено.
page-lobby-seed-about = Одно и то же число раздаёт одни и те же карты. Пустое поле — случай.
page-lobby-seed-not = Зерно можно выбрать только там, где все места за ботами или за этим устройством.
page-lobby-seed-wrong = Зерно — целое число, не больше 15 цифр.
page-lobby-summary = Ваш стол

## Мои игры

page-lobby-turn-mine = Решаете вы
page-lobby-turn-of = Решает { $name }
page-lobby-places-free = Свободных мест: { $n }
page-lobby-hosting = вы хозяин
page-lobby-continue = Дальше
page-lobby-look = Взглянуть
page-lobby-replay = Повтор
page-lobby-remove = Убрать
page-lobby-remove-named = Убрать: { $name }
page-lobby-remove-forget = Стол исчезнет только из этого списка. По ссылке его по-прежнему можно смотреть, но ваше место уже не будет вашим.
page-lobby-remove-leave = Вы встаёте из-за стола: ваше место сможет занять кто-то другой.
page-lobby-remove-delete = Стол будет удалён для всех и навсегда.
page-lobby-remove-yes = Да, убрать
page-lobby-remove-no = Нет, оставить
page-lobby-all-games = Показать все ({ $n })
page-lobby-removed = Убрано

## За столом: места и ссылки

page-lobby-join = Садитесь за стол
page-lobby-join-about = Выберите свободное место и скажите, как вас зовут. Учётная запись не нужна.
page-lobby-no-free = Все места заняты. Можно смотреть.
page-lobby-name-needed = Сначала введите своё имя.
page-lobby-also-here = Ещё кто-то за этим устройством
page-lobby-also-here-about = Здесь могут играть и другие, по очереди. Между ними карты прячет заставка.
page-lobby-sit-at = Сесть на место { $n }
page-lobby-this-device = за этим устройством
page-lobby-you = вы
page-lobby-share = Поделиться
page-lobby-share-text = Вас ждёт свободное место в Kanly
page-lobby-invite-about = Кто её откроет, сможет занять свободное место или смотреть.
page-lobby-private = Ваша личная ссылка
page-lobby-private-of = Личная ссылка: { $name }
page-lobby-private-about = Она вернёт это место на любом устройстве. Держите её в тайне: у кого она есть, тот играет вместо вас.
page-lobby-private-show = Показать мою личную ссылку
page-lobby-to-table = К столу
page-lobby-leave = Встать из-за стола
page-lobby-leave-about = Ваше место сможет занять кто-то другой.

## Хозяин

page-host-title = Хозяин
page-host-about = Эту часть видите только вы: стол открыли вы.
page-host-seat = Место { $n }, { $name }
page-host-which-bot = Какой бот играет
page-host-settings = Настройки стола
page-host-save = Сохранить
page-host-saved = Настройки сохранены; отныне они действуют для всех.
page-host-close-about = Никто больше не играет. Что было скрыто, остаётся скрытым.
page-host-close-sure = Закрыть стол навсегда?
page-host-delete-about = Стол и его игра исчезнут для всех.
page-host-delete-sure = Удалить всё навсегда?
page-host-yes-close = Да, закрыть
page-host-yes-delete = Да, удалить
page-host-no = Нет
page-host-free-sure = Освободить место ({ $name })? Личная ссылка перестанет действовать.
page-host-yes-free = Да, освободить

## Часы

page-clock-left = Осталось времени: { $time }
page-clock-soon = Осталось меньше полуминуты.

## Заставка

page-lobby-cover-wait = Секунду: стол поворачивается к вам…

## Предпочтения

page-lobby-look-of = Вид
page-lobby-theme-dark = Тёмный
page-lobby-theme-light = Светлый
page-lobby-theme-system = Как на устройстве
page-lobby-notify-refused = Браузер запрещает уведомления этой страницы. Разрешить их можно в его настройках.
page-lobby-confirm-about = Потом отменять что-то может быть уже поздно.
