### Зала, місця, повноваження господаря й годинники столу в браузері, українською.

## Навколо зали

page-lobby-nav = Ще в Kanly
page-lobby-rules = Правила
page-lobby-companion = Помічник
page-lobby-presets = Як хочете грати?
page-lobby-preset-first = Перша гра
page-lobby-preset-first-about = Ви й троє ботів, прості лідери, жодних доповнень, підказки напоготові.
page-lobby-preset-friends = Із друзями
page-lobby-preset-friends-about = Надішліть одне посилання. Хто його відкриє, той сяде за стіл.
page-lobby-preset-device = За одним пристроєм
page-lobby-preset-device-about = Передавайте його по колу. Між гравцями карти ховає заставка.
page-lobby-preset-solo = Проти Конкурентів
page-lobby-preset-solo-about = Лише ви й суперники з коробки, складність на ваш смак.

## Новий стіл

page-lobby-first = Як для першої гри
page-lobby-first-about = Лідери з одним символом складності, без ДАПТ та інших модулів, із підказками бота. Якщо граєте самі, вас чекають Конкуренти, які пізно отримують Майстра меча, а якщо вдвох — прямолінійні Конкуренти.
page-lobby-edition-base = Гра 2020 року: чотири фракції, інтриги й боротьба за Арракіс.
page-lobby-edition-uprising = Гра 2023 року: зі шпигунами, піщаними хробаками та, за бажання, контрактами.
page-lobby-alone = З одним гравцем грають двоє Конкурентів із коробки.
page-lobby-pair = Із двома гравцями грає суперник із коробки.
page-lobby-opponent = Суперник із коробки
page-lobby-rival = Конкурент { $n }
page-lobby-opponent-about = Грає за власними картами
page-lobby-levels = Наскільки вони складні
page-lobby-variants = Що до них додати
page-lobby-leaders-random = Випадково
page-lobby-leaders-random-about = Лідера для кожного місця визначає випадок.
page-lobby-leaders-choose = Вибирає кожен
page-lobby-leaders-choose-about = Кожен починає гру з вибору свого лідера.
page-lobby-leaders-draft = Драфт
page-lobby-leaders-draft-about = Викладають кількох лідерів, і гравці вибирають по черзі, починаючи з останнього за порядком ходу.
page-lobby-leaders-pick = Призначу я
page-lobby-leaders-pick-about = Ви називаєте лідера для кожного місця просто тут.
page-lobby-apart = Без двох лідерів одного Дому
page-lobby-apart-about = Лідери за столом будуть із різних Домів.
page-lobby-symbols = складність { $n } з 3
page-lobby-bot-about = { $name }: { $about }
page-lobby-turn-limit = Хвилин на хід
page-lobby-game-limit = Хвилин на гру
page-lobby-no-limit = Без обмеження
page-lobby-limits-about = Кожне місце має свій час. Коли він вичерпується, вирішує бот.
page-lobby-pace-about = Скільки стіл чекає перед кожним ходом бота чи суперника з коробки.
page-lobby-hints = Підказки бота
page-lobby-hints-about = Той, хто вирішує, може попросити поради в бота. Усі бачать, що за цим столом це дозволено.
page-lobby-seed-about = Те саме число роздає ті самі карти. Порожнє поле — випадок.
page-lobby-seed-not = Зерно можна вибрати лише там, де всі місця за ботами або за цим пристроєм.
page-lobby-seed-wrong = Зерно — ціле число, щонайбільше 15 цифр.
page-lobby-summary = Ваш стіл

## Мої ігри

page-lobby-turn-mine = Вирішуєте ви
page-lobby-turn-of = Вирішує { $name }
page-lobby-places-free = Вільних місць: { $n }
page-lobby-hosting = ви господар
page-lobby-continue = Далі
page-lobby-look = Глянути
page-lobby-replay = Повтор
page-lobby-remove = Прибрати
page-lobby-remove-named = Прибрати: { $name }
page-lobby-remove-forget = Стіл зникне лише з цього списку. За посиланням його й далі можна переглядати, але ваше місце вже не буде вашим.
page-lobby-remove-leave = Ви встаєте з-за столу: ваше місце зможе зайняти хтось інший.
page-lobby-remove-delete = Стіл буде видалено для всіх і назавжди.
page-lobby-remove-yes = Так, прибрати
page-lobby-remove-no = Ні, залишити
page-lobby-all-games = Показати всі ({ $n })
page-lobby-removed = Прибрано

## За столом: місця й посилання

page-lobby-join = Сідайте за стіл
page-lobby-join-about = Виберіть вільне місце й скажіть, як вас звати. Обліковий запис не потрібен.
page-lobby-no-free = Усі місця зайнято. Можна дивитися.
page-lobby-name-needed = Спершу введіть своє ім’я.
page-lobby-also-here = Ще хтось за цим пристроєм
page-lobby-also-here-about = Тут можуть грати й інші, по черзі. Між ними карти ховає заставка.
page-lobby-sit-at = Сісти на місце { $n }
page-lobby-this-device = за цим пристроєм
page-lobby-you = ви
page-lobby-share = Поділитися
page-lobby-share-text = На вас чекає вільне місце в Kanly
page-lobby-invite-about = Хто його відкриє, зможе зайняти вільне місце або дивитися.
page-lobby-private = Ваше особисте посилання
page-lobby-private-of = Особисте посилання: { $name }
page-lobby-private-about = Воно поверне це місце на будь-якому пристрої. Тримайте його в таємниці: хто його має, той грає замість вас.
page-lobby-private-show = Показати моє особисте посилання
page-lobby-to-table = До столу
page-lobby-leave = Встати з-за столу
page-lobby-leave-about = Ваше місце зможе зайняти хтось інший.

## Господар

page-host-title = Господар
page-host-about = Цю частину бачите лише ви: стіл відкрили ви.
page-host-seat = Місце { $n }, { $name }
page-host-which-bot = Який бот грає
page-host-settings = Налаштування столу
page-host-save = Зберегти
page-host-saved = Налаштування збережено; відтепер вони діють для всіх.
page-host-close-about = Ніхто більше не грає. Що було приховане, лишається прихованим.
page-host-close-sure = Закрити стіл назавжди?
page-host-delete-about = Стіл і його гра зникнуть для всіх.
page-host-delete-sure = Видалити все назавжди?
page-host-yes-close = Так, закрити
page-host-yes-delete = Так, видалити
page-host-no = Ні
page-host-free-sure = Звільнити місце ({ $name })? Особисте посилання перестане діяти.
page-host-yes-free = Так, звільнити

## Годинники

page-clock-left = Залишилося часу: { $time }
page-clock-soon = Залишилося менше пів хвилини.

## Заставка

page-lobby-cover-wait = Хвилинку: стіл повертається до вас…

## Уподобання

page-lobby-look-of = Вигляд
page-lobby-theme-dark = Темний
page-lobby-theme-light = Світлий
page-lobby-theme-system = Як на пристрої
page-lobby-notify-refused = Браузер забороняє сповіщення цієї сторінки. Дозволити їх можна в його налаштуваннях.
page-lobby-confirm-about = Потім скасувати щось може бути вже пізно.
