### Символи й терміни довідника з правил, українською. Як пишуться тексти: див. rules.ftl.

## Групи символів

rules-icons-agents-title = Символи агента
rules-icons-agents =
    Вони є на картах і на локаціях: карта відправляє агента на локацію з таким самим символом.
rules-icons-resources-title = Ресурси й очки
rules-icons-fight-title = Бій
rules-icons-cards-title = Карти
rules-icons-pieces-title = Фігури й місця
rules-icons-battle-title = Символи бою
rules-icons-signs-title = Як намальовано ефекти
rules-icons-buttons-title = Знаки цього столу

## Символи агента

rules-icon-factions-title = { icon-emperor }, { icon-guild }, { icon-bene_gesserit }, { icon-fremen }
rules-icon-factions =
    Дві локації цієї фракції. Як ефект: 1 очко [впливу](term-influence) на неї. З числом і плюсом: лише якщо ви маєте принаймні стільки впливу на неї. На краю карти: карта належить до фракції.
rules-icon-landsraad-title = { icon-landsraad }
rules-icon-landsraad = П’ять локацій Ландсрааду, де двері відчиняють солярії.
rules-icon-city-title = { icon-city }
rules-icon-city = Чотири поселення Арракіса; усі вони — бойові локації.
rules-icon-spice_trade-title = { icon-spice_trade }
rules-icon-spice_trade = Три локації пустелі й дві — ДАПТ.
rules-icon-spy-title = { icon-spy }
rules-icon-spy =
    Як символ агента: будь-яка локація, за якою стежить ваш шпигун; він залишається. Як ефект: розмістіть [шпигуна](term-spy). З мінусом: відкличте його.

## Ресурси й очки

rules-icon-solari-title = { resource-solari.label }
rules-icon-solari = Гроші. Ними платять насамперед у Ландсрааді.
rules-icon-spice-title = { resource-spice.label }
rules-icon-spice = Їх знаходять у пустелі; ними платять фракціям, і їх можна продати.
rules-icon-water-title = { resource-water.label }
rules-icon-water = Рідкісна; нею платять за дорогу в пустелю.
rules-icon-persuasion-title = { term-persuasion.label }
rules-icon-persuasion = Ними платять за нові карти в хід «Розкрити карти»; зберегти їх не можна. Див. [очки переконливості](term-persuasion).
rules-icon-cost-title = Ціна карти
rules-icon-cost = Стільки очок переконливості треба, щоб придбати карту.
rules-icon-vp-title = { term-victory_point.label }
rules-icon-vp = Очко. На карті інтриги: її грають наприкінці гри.
rules-icon-influence-title = { term-influence.label }
rules-icon-influence = Вплив на фракцію на ваш вибір; якщо очок кілька, усі йдуть на одну й ту саму. З мінусом: утратьте їх.

## Бій

rules-icon-troop-title = { term-troop.label }
rules-icon-troop = [Найміть](term-troop) стільки загонів. З мінусом: утратьте їх.
rules-icon-sword-title = { term-sword.label }
rules-icon-sword = Кожен додає 1 до вашої [сили](term-strength).
rules-icon-combat-title = { term-conflict.label }
rules-icon-combat = На локації: [бойова локація](term-combat_space). На карті інтриги: її грають під час бою. В умові: у Зоні конфлікту.
rules-icon-deploy-title = Розгортання
rules-icon-deploy = З гарнізону до Зони конфлікту. Див. [розгортання](term-deploy).
rules-icon-retreat-title = Відступ
rules-icon-retreat = Із Зони конфлікту назад до гарнізону: щонайбільше стільки, а як ціна — рівно стільки.
rules-icon-garrison-title = { term-garrison.label }
rules-icon-garrison = Де чекають ваші загони. Див. [гарнізон](term-garrison).
rules-icon-control-title = Контроль
rules-icon-control = Місце дістається тому, хто переможе в конфлікті за нього. Див. [контроль](term-control).
rules-icon-sandworm-title = { unit-sandworm.label }
rules-icon-sandworm = Викличте одного просто до Зони конфлікту, якщо її не захищає [Оборонна стіна](term-shield_wall). Див. [піщані хробаки](term-sandworm).

## Карти

rules-icon-card-title = { term-card.label }
rules-icon-card = Карта або верх вашої колоди. У рамці: саме ця карта.
rules-icon-draw-title = Узяти карту
rules-icon-draw = Візьміть стільки карт зі своєї колоди.
rules-icon-hand-title = { term-hand.label }
rules-icon-hand = Карта йде на руку або має бути з руки.
rules-icon-discard-title = Скинути
rules-icon-discard = Покладіть стільки карт із руки у свій скид. Див. [скидання](term-discard).
rules-icon-trash-title = Знищити
rules-icon-trash = Карта вилучається з гри. У рамці: саме ця карта. Див. [знищення](term-trash).
rules-icon-acquire-title = Придбати
rules-icon-acquire = Візьміть карту з Ряду Імперіуму чи Фонду, не дорожчу за вказану ціну. Перед ефектом: що дає придбання.
rules-icon-reveal-title = Розкриття
rules-icon-reveal = Те, що далі, діє у ваш хід «Розкрити карти».
rules-icon-intrigue-title = { term-intrigue_card.label }
rules-icon-intrigue = Візьміть карту інтриги. На самій такій карті: задум. Див. [карти інтриг](term-intrigue).
rules-icon-signet-title = { term-signet_ring.label }
rules-icon-signet = Застосуйте вміння лідера з таким самим знаком. Див. [лідер](term-leader).
rules-icon-bond-title = Запорука Фрименів
rules-icon-bond = Лише якщо у вас у грі є інша карта Фрименів. Див. [Запорука Фрименів](term-bond).
rules-icon-foldspace-title = { base-reserve-foldspace }
rules-icon-foldspace = Візьміть карту з цією назвою з Фонду. Див. [«{ base-reserve-foldspace }»](term-foldspace).

## Фігури й місця

rules-icon-agent-title = { term-agent.label }
rules-icon-agent = Один із ваших агентів. В умові: куди ви відправили агента в цей хід.
rules-icon-recall-title = Відкликати агента
rules-icon-recall = Один ваш агент повертається і може бути відправлений цього раунду знову. Див. [відкликання](term-recall).
rules-icon-swordmaster-title = { term-swordmaster.label }
rules-icon-swordmaster = Ваш третій агент. Див. [Майстер меча](term-swordmaster).
rules-icon-mentat-title = { term-mentat.label }
rules-icon-mentat = Ще один агент на раунд. Див. [Ментат](term-mentat).
rules-icon-high_council-title = { term-high_council_seat.label }
rules-icon-high_council = 2 очки переконливості в кожен ваш хід «Розкрити карти». Див. [Вища Рада](term-high_council).
rules-icon-alliance-title = { term-alliance.label }
rules-icon-alliance = Зі знаком фракції: лише якщо ви маєте [союз](term-alliance) з нею.
rules-icon-first_player-title = { term-first_player_marker.label }
rules-icon-first_player = Хто його має, той починає. Перед ефектом: на початку гри або наступного раунду.
rules-icon-maker-title = Видобуток
rules-icon-maker = [Локація видобутку](term-maker); після плюса: з усіма додатковими прянощами, що там лежать.
rules-icon-contract-title = { term-contract.label }
rules-icon-contract = Візьміть [контракт](term-contract). Без модуля ДАПТ або якщо контрактів не лишилося: 2 солярії. З галочкою: виконані вами контракти.
rules-icon-maker_hooks-title = { term-maker_hooks.label }
rules-icon-maker_hooks = Візьміть гаки. Перед ефектом: лише якщо ви їх маєте. Див. [гаки творця](term-maker_hooks).
rules-icon-shield_wall-title = { term-shield_wall.label }
rules-icon-shield_wall = Перекреслена: можете її вилучити. На локації: вона захищена. Див. [Оборонна стіна](term-shield_wall).

## Символи бою

rules-icon-battles-title = { battle-crysknife }, { battle-desert_mouse }, { battle-ornithopter }
rules-icon-battles = Два однакові — це 1 переможне очко. Див. [символи бою](term-battle_icon). Перекреслений: переверніть таку карту долілиць.
rules-icon-wild-title = Універсальний символ бою
rules-icon-wild = Наприкінці гри утворює пару з будь-яким із трьох.

## Як намальовано ефекти

rules-sign-arrow-title = Ціна й ефект
rules-sign-arrow = Заплатіть те, що перед стрілкою, щоб отримати те, що за нею. Це не обов’язково й можна лише один раз. Див. [ціна](term-cost).
rules-sign-or-title = Одне з двох
rules-sign-or = Риска означає: виберіть один бік.
rules-sign-if-title = Умова
rules-sign-if = Те, що йде за обведеною плашкою, діє, лише якщо виконано умову в ній. Тут: щонайменше 2 очки впливу на Фрименів.
rules-sign-per-title = За кожне
rules-sign-per = Те, що перед двокрапкою, — по разу за кожне з того, що за нею.
rules-sign-players-title = Суперники
rules-sign-players = Стосується інших гравців, по черзі від вашого лівого сусіда. Тут: кожен суперник скидає карту.
rules-sign-struck-title = Перекреслене
rules-sign-struck = Це вилучають або цього робити не можна.

## Знаки цього столу

rules-icon-seats-title = Місця за столом
rules-icon-seats = Кожне місце, крім кольору, має форму. Вона стоїть усюди, де йдеться про його гравця.
rules-icon-planet-title = Поле
rules-icon-planet = Ігрове поле, а в ефектах — будь-яка його локація.
rules-icon-confirm-title = Готово
rules-icon-confirm = Підтверджує або завершує щось. В ефектах: це зроблено.
rules-icon-blocked-title = Не зараз
rules-icon-blocked = Цим не можна скористатися; слова поруч кажуть чому.
rules-icon-undo-title = Скасувати
rules-icon-undo = Скасовує останнє рішення. Див. [скасування](table-undo).
rules-icon-away-title = Немає за столом
rules-icon-away = Цей гравець зараз не дивиться на стіл; місце лишається за ним.
rules-icon-tools-title = Кнопки
rules-icon-tools = Закрити, журнал, чат, мова, темна чи світла тема, налаштування, більше.

## Терміни

rules-term-acquire-title = Придбання
rules-term-acquire =
    У хід «Розкрити карти» ви платите [очки переконливості](term-persuasion) за карти з [Ряду Імперіуму](term-imperium_row) чи [Фонду](term-reserve); їх може бути скільки завгодно, аби вистачило очок. Вони йдуть горілиць у ваш скид і потраплять на руку після наступного тасування. Деякі ефекти дозволяють придбати карту інакше. Те, що карта дає за придбання, ви отримуєте один раз, хоч би як вона вам дісталася.
rules-term-agent-title = { term-agent.label }
rules-term-agent =
    Ваші люди на полі: два від початку, третій — [Майстер меча](term-swordmaster). Кожному агентові потрібна карта, що його відправляє, і кожна карта відправляє одного.
rules-term-alliance-title = { term-alliance.label }
rules-term-alliance =
    Хто перший здобуде 4 очки [впливу](term-influence) на фракцію, укладає союз, вартий 1 переможного очка. Хто підніметься вище за нього, забирає союз разом з очком; зрівнятися не досить. Якщо власник утрачає вплив, коли хтось має з ним порівну, союз переходить до того гравця; із кількох вибирає власник. Якщо впливу лишається 3 чи менше, союз утрачають; коли 4 не має ніхто, він повертається на поле. Ефекти, що вимагають союзу, вимагають саме жетона.
rules-term-bank-title = { term-bank.label }
rules-term-bank = Звідти беруть солярії, прянощі й воду й туди їх повертають. Вони ніколи не закінчуються.
rules-term-bond-title = Запорука Фрименів
rules-term-bond =
    Ефект діє, якщо у вас [у грі](term-in_play) є принаймні ще одна карта Фрименів, зіграна з агентом чи щойно розкрита. Дві такі карти вмикають одна одну.
rules-term-bonus_spice-title = { term-bonus_spice.label }
rules-term-bonus_spice =
    Прянощі, що накопичилися на [локації видобутку](term-maker). Хто відправляє туди агента, бере їх усі на додачу до того, що дає сама локація.
rules-term-combat_space-title = Бойова локація
rules-term-combat_space =
    Локація зі схрещеними мечами. Лише з неї можна [розгортати](term-deploy) загони, якщо карта не дозволяє іншого. Такими є всі міста й уся пустеля, а також деякі локації фракцій.
rules-term-conflict-title = { term-conflict.label }
rules-term-conflict =
    Те, за що йде боротьба в раунді. На карті показано до трьох нагород. Зона конфлікту — це також місце, де стоять розгорнуті загони. Як вирішується бій, див. [Бій](round-combat).
rules-term-control-title = Контроль
rules-term-control-base =
    Хто переміг у конфлікті за локацію «{ base-spaces-arrakeen }», «{ base-spaces-carthag }» чи «{ base-spaces-imperial_basin }», кладе туди свій маркер замість будь-якого іншого. Поки він там, його власник отримує 1 солярій (1 прянощі на локації «{ base-spaces-imperial_basin }») щоразу, коли будь-хто, зокрема й він сам, відправляє туди агента. Коли відкривається новий конфлікт за це місце, власник може розгорнути один загін із запасу.
rules-term-control-uprising =
    Хто переміг у конфлікті за локацію «{ uprising-spaces-arrakeen }», «{ uprising-spaces-spice_refinery }» чи «{ uprising-spaces-imperial_basin }», кладе туди свій маркер замість будь-якого іншого. Поки він там, його власник отримує 1 солярій (1 прянощі на локації «{ uprising-spaces-imperial_basin }») щоразу, коли будь-хто, зокрема й він сам, відправляє туди агента. Коли відкривається новий конфлікт за це місце, власник може розгорнути один загін із запасу.
rules-term-cost-title = Ціна
rules-term-cost =
    Ціну локації треба заплатити повністю, перш ніж відвідування щось дасть. На картах і всередині ефектів стрілка означає, що ви можете заплатити, один раз; без оплати нічого не стається. Карту інтриги з ціною можна зіграти, лише якщо ви її платите.
rules-term-cost-uprising =
    Якщо локація має дві ціни, вибирайте, коли відправляєте агента; здобутим під час відвідування вищу ціну не оплатиш.
rules-term-deck-title = { term-deck.label }
rules-term-deck =
    Якщо треба взяти карту, а колода порожня, скид перетасовують, і він стає новою колодою. Якщо й тасувати нічого, решту карт не беруть. Подивитися на верхню карту — ще не означає взяти її.
rules-term-deploy-title = Розгортання
rules-term-deploy-base =
    Відправивши агента на [бойову локацію](term-combat_space), ви можете вивести загони до Зони конфлікту: скільки завгодно з найнятих у цей хід, байдуже завдяки чому, і ще до двох інших із гарнізону. Це ніколи не обов’язково.
rules-term-deploy-uprising =
    Відправивши агента на [бойову локацію](term-combat_space), ви можете вивести загони до Зони конфлікту: скільки завгодно з найнятих у цей хід, байдуже завдяки чому, і ще до двох інших із гарнізону. Це ніколи не обов’язково. [Піщані хробаки](term-sandworm) опиняються там одразу після виклику й до цих двох не зараховуються.
rules-term-discard-title = Скидання
rules-term-discard =
    Ви вибираєте карту з руки й кладете її у свій скид. Карту інтриги мають на увазі лише тоді, коли про це сказано.
rules-term-faction-title = { term-faction.label }
rules-term-faction =
    Імператор, Гільдія Лоцманів, Бене Гессерит і Фримени. Кожна має дві локації та шкалу [впливу](term-influence). Карти можуть належати до фракції.
rules-term-first_player-title = { term-first_player_marker.label }
rules-term-first_player =
    Його власник ходить першим і першим вирішує, чи грати карти в бою. Після кожного раунду маркер переходить за годинниковою стрілкою.
rules-term-foldspace-title = { base-reserve-foldspace }
rules-term-foldspace =
    Карта з усіма символами агента: веде на будь-яку локацію, дає взяти карту й знищується, тобто повертається до Фонду. Купити її не можна; її дає однойменна локація Гільдії Лоцманів.
rules-term-garrison-title = { term-garrison.label }
rules-term-garrison =
    Тут стоять найняті загони, доки їх не [розгорнуть](term-deploy). У гарнізоні вони сили не дають.
rules-term-gather_intelligence-title = Збір розвідданих
rules-term-gather_intelligence =
    Відразу після того, як ви поставили агента на локацію, до будь-яких ефектів, можна відкликати [шпигуна](term-spy) зі з’єднаного з нею пункту, щоб узяти карту.
rules-term-hand-title = { term-hand.label }
rules-term-hand =
    На початку кожного раунду ви берете п’ять карт. Скільки карт можна тримати, не обмежено. Карту, взяту у ваш хід «Розкрити карти», розкривають відразу; взята пізніше, наприклад у бою, лишається на наступний раунд понад ці п’ять.
rules-term-harvest-title = Збір прянощів
rules-term-harvest =
    Прянощі, які ви берете з [локації видобутку](term-maker), відправивши туди агента: надрукована кількість і всі [додаткові прянощі](term-bonus_spice). Прянощі з карт збором не є.
rules-term-high_council-title = Вища Рада
rules-term-high_council =
    Місце коштує 5 соляріїв і відтоді дає 2 очки переконливості в кожен ваш хід «Розкрити карти», зокрема й цього раунду.
rules-term-high_council-base = Відвідати її можна раз за гру.
rules-term-high_council-uprising =
    Маючи місце, ви можете прийти ще: тоді 5 соляріїв приносять 2 прянощі, карту інтриги й 3 загони.
rules-term-imperium_row-title = { term-imperium_row.label }
rules-term-imperium_row =
    П’ять карт лежать горілиць. Вільне місце заповнюють одразу, тож нову карту можна придбати в той самий хід. Коли колода Імперіуму закінчиться, вільні місця так і лишаються.
rules-term-in_play-title = { term-in_play.label }
rules-term-in_play =
    Карти, якими ви відправляли агентів або які розкрили, перебувають у грі до очищення наприкінці вашого ходу «Розкрити карти».
rules-term-infiltrate-title = Проникнення
rules-term-infiltrate =
    Відкличте [шпигуна](term-spy) зі з’єднаного з локацією пункту, щоб не зважати на агентів інших гравців на ній. Карта з відповідним символом усе одно потрібна. Ваш власний агент локацію все одно закриває. В один хід один шпигун може послужити для проникнення, а другий — для [збору розвідданих](term-gather_intelligence).
rules-term-influence-title = { term-influence.label }
rules-term-influence =
    Ваше становище у фракції, від 0 до 6; понад це вплив утрачається. Відвідування її локації дає 1. Досягнувши 2, ви здобуваєте 1 переможне очко, опустившись нижче — втрачаєте його. Досягнувши 4, ви щоразу отримуєте бонус шкали й, можливо, [союз](term-alliance). Кілька очок впливу з одного символу йдуть на одну фракцію. Утратити те, чого не маєте, не можна.
rules-term-intrigue-title = { term-intrigue_card.label }
rules-term-intrigue =
    Таємні карти; їх можна мати скільки завгодно, і показують їх, лише коли грають.

    • *{ intrigue_type-plot }*: будь-коли у ваші ходи.
    • *{ intrigue_type-combat }*: у фазі бою, якщо ви маєте загін чи інший підрозділ у Зоні конфлікту. Карти «коли ви перемагаєте» грають після перемоги, але не після нічиєї за перше місце.
    • *{ intrigue_type-endgame }*: наприкінці гри.

    Коли колода порожня, зіграні карти тасують знову.
rules-term-leader-title = { term-leader.label }
rules-term-leader =
    Кожен має два вміння. Одне діє постійно або тоді, коли в ньому зазначено; друге, з перснем, — лише коли ви відправляєте агента картою «Перстень із печаткою».
rules-term-lose_troop-title = Утрата загону
rules-term-lose_troop =
    Утрачений загін іде до вашого [запасу](term-supply), а не до гарнізону. Якщо не сказано інакше, ви вибираєте, звідки його взяти: з гарнізону чи із Зони конфлікту.
rules-term-maker-title = Локація видобутку
rules-term-maker-base =
    «{ base-spaces-the_great_flat }», «{ base-spaces-hagga_basin }» і «{ base-spaces-imperial_basin }». Тут [збирають прянощі](term-harvest); у фазі видобутку кожна з них без агента отримує 1 [додаткові прянощі](term-bonus_spice).
rules-term-maker-uprising =
    «{ uprising-spaces-deep_desert }», «{ uprising-spaces-hagga_basin }» і «{ uprising-spaces-imperial_basin }». Тут [збирають прянощі](term-harvest); у фазі видобутку кожна з них без агента отримує 1 [додаткові прянощі](term-bonus_spice). З [гаками творця](term-maker_hooks) можна замість надрукованих прянощів викликати [піщаних хробаків](term-sandworm): 1 на локації «{ uprising-spaces-hagga_basin }», 2 на локації «{ uprising-spaces-deep_desert }»; додаткові прянощі ви берете в будь-якому разі.
rules-term-maker_hooks-title = { term-maker_hooks.label }
rules-term-maker_hooks =
    Їх отримують на локації «{ uprising-spaces-sietch_tabr }» (2 очки впливу на Фрименів) і мають до кінця гри. З ними можна викликати [піщаних хробаків](term-sandworm) там, де ефект вимагає гаків. Ніхто не може мати більше ніж один жетон.
rules-term-mandatory-title = Що є обов’язковим
rules-term-mandatory =
    Ефекти треба виконувати, крім випадків, коли сказано «можете», коли стрілка вимагає оплати й коли можна знищити карту. Те, чого зробити не можна, пропускають; решта відбувається.
rules-term-mentat-title = { term-mentat.label }
rules-term-mentat =
    Найманий агент на один раунд. Його локація коштує 2 солярії й дає ще й карту. Ментата беруть лише звідти, і у фазі відкликання він туди повертається. Якщо його немає, локація все одно дає карту. Здобутий у конфлікті, він приходить, хоч би де був, і служить у наступному раунді.
rules-term-battle_icon-title = Символи бою
rules-term-battle_icon =
    Вони є на картах конфліктів і [цілей](term-objective). Якщо на виграному вами конфлікті такий самий символ, як на іншій карті, що лежить перед вами горілиць, обидві перевертають долілиць за 1 переможне очко. Універсальний символ утворює пару лише наприкінці гри.
rules-term-contract-title = { term-contract.label }
rules-term-contract =
    Лише з [модулем ДАПТ](modules-choam). Більшість виконують, відправивши агента на названу локацію, якщо контракт уже був у вас; одне відвідування виконує всі контракти на цю локацію. Інші вимагають здобути певну кількість прянощів у хід із відвідуванням [локації видобутку](term-maker) або придбати карту «{ uprising-reserve-the_spice_must_flow }»; деякі виконуються одразу. Нагороду треба взяти. Виконані контракти лишаються у вас долілиць, бо деякі карти їх рахують.
rules-term-objective-title = Карта цілі
rules-term-objective =
    Карта із [символом бою](term-battle_icon), яку ви маєте від початку. Вона рахується як виграний конфлікт.
rules-term-observation_post-title = { term-observation_post.label }
rules-term-observation_post =
    Тринадцять місць між локаціями для [шпигунів](term-spy), по одному в кожному. Пункт з’єднаний з однією, двома чи трьома локаціями.
rules-term-open-title = Відкрите й приховане
rules-term-open =
    Усі можуть дивитися на ресурси, скиди, карти у грі, Ряд Імперіуму й зіграні карти інтриг, а також рахувати карти на руках і в колодах. Приховано карти на руках, незіграні карти інтриг, порядок карт у колодах і конфлікти, що не потрапили до гри.
rules-term-open-uprising = Відкритими є й карти цілей, виграні конфлікти та ще не виконані контракти.
rules-term-persuasion-title = { term-persuasion.label }
rules-term-persuasion =
    Їх дають комірки розкриття, місце у [Вищій Раді](term-high_council) й деякі локації. Їх витрачають у хід «Розкрити карти», щоб [придбати](term-acquire) одну чи кілька карт; решта втрачається.
rules-term-persuasion-base =
    Локація «{ base-spaces-hall_of_oratory }» дає своє 1 очко переконливості, лише якщо ваш агент ще стоїть там, коли ви розкриваєте карти.
rules-term-persuasion-uprising =
    Локація «{ uprising-spaces-assembly_hall }» дає своє 1 очко переконливості, лише якщо ваш агент ще стоїть там, коли ви розкриваєте карти.
rules-term-recall-title = Відкликання агента
rules-term-recall =
    Відкликаний агент повертається на карту лідера й може бути відправлений того самого раунду знову. Його локація відразу звільняється.
rules-term-recall-uprising =
    Символ ніколи не стосується агента, відправленого в цей хід.
rules-term-requirement-title = Вимога
rules-term-requirement-base =
    Щоб відправити агента на локацію «{ base-spaces-sietch_tabr }», треба вже мати 2 очки впливу на Фрименів; саме відвідування впливу не дає.
rules-term-requirement-uprising =
    Три локації вимагають 2 очок впливу: «{ uprising-spaces-sietch_tabr }» — на Фрименів, «{ uprising-spaces-imperial_privilege }» — на Імператора, «{ uprising-spaces-shipping }» — на Гільдію Лоцманів. Їх треба мати заздалегідь; саме відвідування впливу не збільшує.
rules-term-reserve-title = { term-reserve.label }
rules-term-reserve-base =
    Біля Ряду Імперіуму лежать карти «{ base-reserve-arrakis_liaison }» (2 очки переконливості) й «{ base-reserve-the_spice_must_flow }» (9), доступні, доки не закінчаться, та [«{ base-reserve-foldspace }»](term-foldspace), яку купити не можна. Знищені карти повертаються туди.
rules-term-reserve-uprising =
    Біля Ряду Імперіуму лежать карти «{ uprising-reserve-prepare_the_way }» (2 очки переконливості) й «{ uprising-reserve-the_spice_must_flow }» (9), доступні, доки не закінчаться. Знищені карти повертаються туди.
rules-term-retreat-title = Відступ
rules-term-retreat = Загін повертається із Зони конфлікту до гарнізону свого власника.
rules-term-sandworm-title = { unit-sandworm.label }
rules-term-sandworm = [Підрозділ](term-unit) із силою 3. Він іде просто до Зони конфлікту, ніколи не до гарнізону. Його не можна викликати, поки конфлікт захищає [Оборонна стіна](term-shield_wall), і зазвичай потрібні [гаки творця](term-maker_hooks). Маючи хоч одного, ви отримуєте нагороду двічі, хоч би яке місце посіли; кілька хробаків нічого не додають. Контроль і символи бою не подвоюються. Подвоєний вплив на ваш вибір може піти на дві фракції, а де нагорода дає змогу щось оплатити, можна заплатити двічі. Після бою хробак повертається до загального запасу.
rules-term-shield_wall-title = { term-shield_wall.label }
rules-term-shield_wall =
    Поки вона стоїть, [піщаних хробаків](term-sandworm) не можна викликати до конфлікту за локацію «{ uprising-spaces-arrakeen }», «{ uprising-spaces-spice_refinery }» чи «{ uprising-spaces-imperial_basin }». На локації «{ uprising-spaces-sietch_tabr }» та деякими картами її можна вилучити; тоді вона вже не повернеться.
rules-term-spy-title = { term-spy.label }
rules-term-spy =
    Ви маєте трьох. Символ розміщує одного із запасу у вільному [спостережному пункті](term-observation_post), а поруч із символом агента — лише в пункті, з’єднаному з такою локацією. Якщо в запасі є шпигун і є куди його поставити, ви мусите це зробити. Якщо в запасі нікого, можна спершу відкликати одного. Потім їх відкликають для [проникнення](term-infiltrate), [збору розвідданих](term-gather_intelligence) або щоб оплатити ефекти. Вони лишаються з раунду в раунд.
rules-term-steal-title = Крадіжка карт інтриг
rules-term-steal =
    Кожен суперник із чотирма чи більше картами інтриг віддає вам одну навмання.
rules-term-strength-title = { term-strength.label }
rules-term-strength-base =
    2 за кожен загін у Зоні конфлікту й 1 за кожен розкритий меч; бойові карти можуть її змінити. Без загону там вона дорівнює 0, хоч би скільки було мечів.
rules-term-strength-uprising =
    2 за кожен загін і 3 за кожного [піщаного хробака](term-sandworm) у Зоні конфлікту та 1 за кожен розкритий меч; бойові карти можуть її змінити. Без підрозділу там вона дорівнює 0, хоч би скільки було мечів. Її враховують від вашого розкриття, і надалі вона відразу змінюється.
rules-term-supply-title = { term-supply.label }
rules-term-supply =
    Те, що належить вам і не стоїть на полі: ресурси й невикористані фігури. З ваших 12 загонів найняти можна ті, що в запасі; якщо він порожній, наймати нікого.
rules-term-swordmaster-title = { term-swordmaster.label }
rules-term-swordmaster-base =
    Ваш третій агент за 8 соляріїв, раз за гру. Він може діяти того самого раунду.
rules-term-swordmaster-uprising =
    Ваш третій агент за 8 соляріїв або за 6, коли хтось його вже має; раз за гру. Він може діяти того самого раунду.
rules-term-tie-title = Нічиї в конфлікті
rules-term-tie =
    • За перше місце: не перемагає ніхто, тож ніхто не здобуває контролю й не грає карт за перемогу, а кожен з учасників нічиєї бере другу нагороду. Якщо грають четверо й порівну мають саме двоє, решта змагається за третю; інакше більше нічого не дають.
    • За друге місце: кожен з учасників нічиєї бере третю нагороду, за будь-якої кількості гравців, а ті, хто за ними, не отримують нічого.
    • За третє місце: учасники нічиєї не отримують нічого.

    Як розв’язують рівність наприкінці гри, див. [Кінець гри](round-endgame).
rules-term-tie-uprising =
    Конфлікт, у якому ніхто не переміг, лишається на полі, і його символ бою не дістається нікому.
rules-term-trash-title = Знищення
rules-term-trash =
    Карта з руки, зі скиду чи з-поміж карт у грі вилучається; з колоди — ніколи. Можна відмовитися, якщо це не ціна й карта не наказує знищити саму себе. Карти Фонду повертаються до Фонду.
rules-term-troop-title = { term-troop.label }
rules-term-troop =
    Кожен має дванадцять. Найняти — це перемістити загін із запасу до гарнізону. У Зоні конфлікту сила кожного 2.
rules-term-unit-title = { term-unit.label }
rules-term-unit = Загони й [піщані хробаки](term-sandworm). Де йдеться про загони, мають на увазі лише загони.
rules-term-victory_point-title = { term-victory_point.label }
rules-term-victory_point =
    Вони вирішують, хто переміг. Їх можна втратити, і їх може бути понад 12. Див. [звідки вони беруться](about-points).
