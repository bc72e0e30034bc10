### Фоайето, местата, правата на домакина и часовниците на масата в браузъра, на български.

## Около фоайето

page-lobby-nav = Още в Kanly
page-lobby-rules = Правила
page-lobby-companion = Помощник
page-lobby-presets = Как искате да играете?
page-lobby-preset-first = Първа игра
page-lobby-preset-first-about = Вие и три бота, лесни Лидери, нищо добавено, подсказки под ръка.
page-lobby-preset-friends = С приятели
page-lobby-preset-friends-about = Изпратете една връзка. Който я отвори, сяда на масата.
page-lobby-preset-device = На едно устройство
page-lobby-preset-device-about = Подавайте си го. Между двама играчи картите са закрити.
page-lobby-preset-solo = Срещу съперниците
page-lobby-preset-solo-about = Само вие срещу опонентите от кутията, с трудност по ваш избор.

## Нова маса

page-lobby-first = Като за първа игра
page-lobby-first-about = Лидери с един символ за сложност, без ПОСИТ и други модули, с подсказки от бот. Ако играете сами, срещате съперници, които късно получават Майстора на меча, а ако сте двама – праволинейни съперници.
page-lobby-edition-base = Играта от 2020 г.: четири фракции, интриги и борба за Аракис.
page-lobby-edition-uprising = Играта от 2023 г.: с шпиони, пясъчни червеи и, ако желаете, с договори.
page-lobby-alone = С един играч играят двама съперници от кутията.
page-lobby-pair = С двама играчи играе опонент от кутията.
page-lobby-opponent = Опонент от кутията
page-lobby-rival = Съперник { $n }
page-lobby-opponent-about = Играе по свои карти
page-lobby-levels = Колко са трудни
page-lobby-variants = Какво се добавя към тях
page-lobby-leaders-random = Случайно
page-lobby-leaders-random-about = Случаят определя Лидер за всяко място.
page-lobby-leaders-choose = Всеки избира
page-lobby-leaders-choose-about = Всеки започва играта с избор на своя Лидер.
page-lobby-leaders-draft = Драфт
page-lobby-leaders-draft-about = Няколко Лидери се подреждат открити и играчите избират един след друг, като започва последният по ред.
page-lobby-leaders-pick = Определям аз
page-lobby-leaders-pick-about = Посочвате Лидер за всяко място още тук.
page-lobby-apart = Без двама Лидери от една династия
page-lobby-apart-about = Лидерите на масата ще са от различни династии.
page-lobby-symbols = сложност { $n } от 3
page-lobby-bot-about = { $name }: { $about }
page-lobby-turn-limit = Минути за ход
page-lobby-game-limit = Минути за играта
page-lobby-no-limit = Без ограничение
page-lobby-limits-about = Всяко място има свое време. Когато то изтече, решава бот.
page-lobby-pace-about = Колко изчаква масата преди всеки ход на бот или съперник от кутията.
page-lobby-hints = Подсказки от бот
page-lobby-hints-about = Който решава, може да попита бот за съвет. Всички виждат, че на тази маса това е позволено.
page-lobby-seed-about = Едно и също число раздава едни и същи карти. При празно поле решава случаят.
page-lobby-seed-not = Начално число може да се избере само там, където всички места са на ботове или на това устройство.
page-lobby-seed-wrong = Началното число е цяло число с най-много 15 цифри.
page-lobby-summary = Вашата маса

## Моите игри

page-lobby-turn-mine = Вие решавате
page-lobby-turn-of = Решава { $name }
page-lobby-places-free = Свободни места: { $n }
page-lobby-hosting = вие сте домакин
page-lobby-continue = Продължи
page-lobby-look = Виж
page-lobby-replay = Повторение
page-lobby-remove = Махни
page-lobby-remove-named = Махни: { $name }
page-lobby-remove-forget = Масата изчезва само от този списък. С връзката тя пак може да се гледа, но мястото ви вече няма да е ваше.
page-lobby-remove-leave = Ставате от масата: мястото ви може да заеме друг.
page-lobby-remove-delete = Масата се изтрива за всички, завинаги.
page-lobby-remove-yes = Да, махни
page-lobby-remove-no = Не, остави
page-lobby-all-games = Покажи всички ({ $n })
page-lobby-removed = Махната

## На масата: места и връзки

page-lobby-join = Седнете на масата
page-lobby-join-about = Изберете свободно място и кажете как се казвате. Не е нужна регистрация.
page-lobby-no-free = Всички места са заети. Можете да гледате.
page-lobby-name-needed = Първо въведете името си.
page-lobby-also-here = Още някой на това устройство
page-lobby-also-here-about = Тук могат да играят и други, един след друг. Между тях картите са закрити.
page-lobby-sit-at = Седни на място { $n }
page-lobby-this-device = на това устройство
page-lobby-you = вие
page-lobby-share = Сподели
page-lobby-share-text = Очаква ви свободно място в Kanly
page-lobby-invite-about = Който я отвори, може да заеме свободно място или да гледа.
page-lobby-private = Вашата лична връзка
page-lobby-private-of = Лична връзка: { $name }
page-lobby-private-about = Тя връща това място на всяко устройство. Пазете я в тайна: който я има, играе вместо вас.
page-lobby-private-show = Покажи личната ми връзка
page-lobby-to-table = Към масата
page-lobby-leave = Стани от масата
page-lobby-leave-about = Мястото ви може да заеме друг.

## Домакинът

page-host-title = Домакин
page-host-about = Тази част виждате само вие: вие отворихте масата.
page-host-seat = Място { $n }, { $name }
page-host-which-bot = Кой бот играе
page-host-settings = Настройки на масата
page-host-save = Запази
page-host-saved = Настройките са запазени и вече важат за всички.
page-host-close-about = Никой не играе повече. Скритото остава скрито.
page-host-close-sure = Да се затвори ли масата завинаги?
page-host-delete-about = Масата и играта ѝ изчезват за всички.
page-host-delete-sure = Да се изтрие ли всичко завинаги?
page-host-yes-close = Да, затвори
page-host-yes-delete = Да, изтрий
page-host-no = Не
page-host-free-sure = Да се освободи ли мястото на { $name }? Личната връзка спира да работи.
page-host-yes-free = Да, освободи

## Часовници

page-clock-left = Оставащо време: { $time }
page-clock-soon = Остава по-малко от половин минута.

## Закриващият екран

page-lobby-cover-wait = Един момент: масата се обръща към вас…

## Предпочитания

page-lobby-look-of = Изглед
page-lobby-theme-dark = Тъмен
page-lobby-theme-light = Светъл
page-lobby-theme-system = Като на устройството
page-lobby-notify-refused = Браузърът забранява известията на тази страница. Можете да ги разрешите в настройките му.
page-lobby-confirm-about = След това може да е късно за отмяна.
