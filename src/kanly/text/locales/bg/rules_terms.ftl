### Символи и термини на справочника с правилата, на български. Как се пишат текстовете: вижте rules.ftl.

## Групи символи

rules-icons-agents-title = Агентски символи
rules-icons-agents =
    Те са върху картите и полетата: карта изпраща Агент на поле със същия символ.
rules-icons-resources-title = Ресурси и точки
rules-icons-fight-title = Битка
rules-icons-cards-title = Карти
rules-icons-pieces-title = Фигури и места
rules-icons-battle-title = Бойни символи
rules-icons-signs-title = Как са нарисувани ефектите
rules-icons-buttons-title = Знаци на тази маса

## Агентски символи

rules-icon-factions-title = { icon-emperor }, { icon-guild }, { icon-bene_gesserit }, { icon-fremen }
rules-icon-factions =
    Двете полета на тази фракция. Като ефект: 1 [влияние](term-influence) с нея. С число и плюс: само ако имате поне толкова влияние с нея. На ръба на карта: картата принадлежи към фракцията.
rules-icon-landsraad-title = { icon-landsraad }
rules-icon-landsraad = Петте полета на Ландсрада, където солари отварят вратите.
rules-icon-city-title = { icon-city }
rules-icon-city = Четирите селища на Аракис; всички те са Бойни полета.
rules-icon-spice_trade-title = { icon-spice_trade }
rules-icon-spice_trade = Трите полета на пустинята и двете на ПОСИТ.
rules-icon-spy-title = { icon-spy }
rules-icon-spy =
    Като агентски символ: всяко поле, което ваш Шпионин наблюдава; той остава. Като ефект: поставяте [Шпионин](term-spy). С минус: отзовавате го.

## Ресурси и точки

rules-icon-solari-title = { resource-solari.label }
rules-icon-solari = Пари. С тях се плаща най-вече в Ландсрада.
rules-icon-spice-title = { resource-spice.label }
rules-icon-spice = Намира се в пустинята; с нея се плаща на фракциите и може да се продава.
rules-icon-water-title = { resource-water.label }
rules-icon-water = Оскъдна; с нея се плаща пътят към пустинята.
rules-icon-persuasion-title = { term-persuasion.label }
rules-icon-persuasion = С него се плащат нови карти в хода на Разкриване; не може да се пази. Вижте [Авторитет](term-persuasion).
rules-icon-cost-title = Цена на карта
rules-icon-cost = Толкова Авторитет е нужен, за да придобиете картата.
rules-icon-vp-title = { term-victory_point.label }
rules-icon-vp = Точка. На карта Интрига: играе се в края на играта.
rules-icon-influence-title = { term-influence.label }
rules-icon-influence = Влияние с фракция по ваш избор; ако числото е по-голямо, всичко отива при една и съща. С минус: губите го.

## Битка

rules-icon-troop-title = { term-troop.label }
rules-icon-troop = [Набирате](term-troop) толкова. С минус: губите ги.
rules-icon-sword-title = { term-sword.label }
rules-icon-sword = Всеки прибавя 1 към [военната ви сила](term-strength).
rules-icon-combat-title = { term-conflict.label }
rules-icon-combat = На поле: [Бойно поле](term-combat_space). На карта Интрига: играе се по време на битка. В условие: в конфликта.
rules-icon-deploy-title = Изпращане на войски
rules-icon-deploy = От гарнизона в конфликта. Вижте [изпращане на войски](term-deploy).
rules-icon-retreat-title = Оттегляне
rules-icon-retreat = От конфликта обратно в гарнизона: най-много толкова, а като цена – точно толкова.
rules-icon-garrison-title = { term-garrison.label }
rules-icon-garrison = Където чакат войските ви. Вижте [гарнизон](term-garrison).
rules-icon-control-title = Контрол
rules-icon-control = Мястото се пада на този, който спечели конфликта за него. Вижте [контрол](term-control).
rules-icon-sandworm-title = { unit-sandworm.label }
rules-icon-sandworm = Призовавате един направо в конфликта, ако не го пази [Защитната стена](term-shield_wall). Вижте [пясъчни червеи](term-sandworm).

## Карти

rules-icon-card-title = { term-card.label }
rules-icon-card = Карта или горната карта на колодата ви. В рамка: точно тази карта.
rules-icon-draw-title = Теглене
rules-icon-draw = Теглите толкова карти от колодата си.
rules-icon-hand-title = { term-hand.label }
rules-icon-hand = Картата отива в ръка или трябва да е от ръка.
rules-icon-discard-title = Изчистване
rules-icon-discard = Слагате толкова карти от ръка в купа с изчистените карти. Вижте [изчистване](term-discard).
rules-icon-trash-title = Премахване
rules-icon-trash = Картата излиза от играта. В рамка: точно тази карта. Вижте [премахване](term-trash).
rules-icon-acquire-title = Придобиване
rules-icon-acquire = Вземате карта от Имперския ред или Резерва до показаната цена. Преди ефект: какво дава придобиването.
rules-icon-reveal-title = Разкриване
rules-icon-reveal = Което следва, важи във вашия ход на Разкриване.
rules-icon-intrigue-title = { term-intrigue_card.label }
rules-icon-intrigue = Теглите карта Интрига. На самата такава карта: Тактика. Вижте [карти Интрига](term-intrigue).
rules-icon-signet-title = { term-signet_ring.label }
rules-icon-signet = Използвате умението на Лидера си със същия знак. Вижте [Лидер](term-leader).
rules-icon-bond-title = Задруга на Свободни
rules-icon-bond = Само ако имате в игра друга карта Свободни. Вижте [Задруга на Свободни](term-bond).
rules-icon-foldspace-title = { base-reserve-foldspace }
rules-icon-foldspace = Вземате картата с това име от Резерва. Вижте [„{ base-reserve-foldspace }“](term-foldspace).

## Фигури и места

rules-icon-agent-title = { term-agent.label }
rules-icon-agent = Един от вашите Агенти. В условие: където сте изпратили Агент този ход.
rules-icon-recall-title = Отзоваване на Агент
rules-icon-recall = Един ваш Агент се връща и може пак да бъде изпратен този рунд. Вижте [отзоваване](term-recall).
rules-icon-swordmaster-title = { term-swordmaster.label }
rules-icon-swordmaster = Третият ви Агент. Вижте [Майстор на меча](term-swordmaster).
rules-icon-mentat-title = { term-mentat.label }
rules-icon-mentat = Още един Агент за рунда. Вижте [Ментат](term-mentat).
rules-icon-high_council-title = { term-high_council_seat.label }
rules-icon-high_council = 2 точки Авторитет във всеки ваш ход на Разкриване. Вижте [Висш съвет](term-high_council).
rules-icon-alliance-title = { term-alliance.label }
rules-icon-alliance = Със знака на фракция: само ако имате [съюз](term-alliance) с нея.
rules-icon-first_player-title = { term-first_player_marker.label }
rules-icon-first_player = Който го има, започва. Преди ефект: в началото на играта или на следващия рунд.
rules-icon-maker-title = Вестител
rules-icon-maker = [Поле със символ Вестител](term-maker); след плюс: с цялата допълнителна подправка, която лежи там.
rules-icon-contract-title = { term-contract.label }
rules-icon-contract = Вземате [договор](term-contract). Без модула ПОСИТ или ако не са останали договори: 2 солари. С отметка: изпълнените от вас договори.
rules-icon-maker_hooks-title = { term-maker_hooks.label }
rules-icon-maker_hooks = Вземате куките. Преди ефект: само ако ги имате. Вижте [куки за Вестители](term-maker_hooks).
rules-icon-shield_wall-title = { term-shield_wall.label }
rules-icon-shield_wall = Зачертана: можете да я премахнете. На поле: то е защитено. Вижте [Защитна стена](term-shield_wall).

## Бойни символи

rules-icon-battles-title = { battle-crysknife }, { battle-desert_mouse }, { battle-ornithopter }
rules-icon-battles = Два еднакви са 1 победна точка. Вижте [бойни символи](term-battle_icon). Зачертан: обръщате такава карта с лице надолу.
rules-icon-wild-title = Универсален боен символ
rules-icon-wild = В края на играта прави двойка с който и да е от трите.

## Как са нарисувани ефектите

rules-sign-arrow-title = Цена и ефект
rules-sign-arrow = Плащате това, което е пред стрелката, за да получите това зад нея. Не е задължително и може само веднъж. Вижте [цена](term-cost).
rules-sign-or-title = Едно от двете
rules-sign-or = Чертата значи: изберете едната страна.
rules-sign-if-title = Условие
rules-sign-if = Което следва след ограденото, важи само ако е изпълнено условието в него. Тук: поне 2 точки влияние със Свободните.
rules-sign-per-title = За всяко
rules-sign-per = Това пред двоеточието, по веднъж за всяко от това зад него.
rules-sign-players-title = Опоненти
rules-sign-players = Отнася се за другите играчи, един след друг от левия ви съсед нататък. Тук: всеки опонент изчиства карта.
rules-sign-struck-title = Зачертано
rules-sign-struck = Премахва се или не може да се прави.

## Знаци на тази маса

rules-icon-seats-title = Места на масата
rules-icon-seats = Всяко място освен цвят има и форма. Тя стои навсякъде, където става дума за неговия играч.
rules-icon-planet-title = Дъска
rules-icon-planet = Игралната дъска, а в ефектите – всяко нейно поле.
rules-icon-confirm-title = Готово
rules-icon-confirm = Потвърждава или приключва нещо. В ефекти: направено е.
rules-icon-blocked-title = Не сега
rules-icon-blocked = Не може да се използва; думите до него казват защо.
rules-icon-undo-title = Отмени
rules-icon-undo = Отменя последното решение. Вижте [отмяна](table-undo).
rules-icon-away-title = Не е на масата
rules-icon-away = Този играч сега не гледа масата; мястото остава негово.
rules-icon-tools-title = Бутони
rules-icon-tools = Затвори, дневник, чат, език, тъмно или светло, настройки, още.

## Термини

rules-term-acquire-title = Придобиване
rules-term-acquire =
    В хода на Разкриване плащате [Авторитет](term-persuasion) за карти от [Имперския ред](term-imperium_row) или [Резерва](term-reserve); могат да са колкото желаете, стига Авторитетът да достигне. Те отиват с лице нагоре в купа с изчистените карти и идват в ръка след следващото размесване. Някои ефекти позволяват карта да се придобие иначе. Бонусът при придобиване идва веднъж, както и да сте получили картата.
rules-term-agent-title = { term-agent.label }
rules-term-agent =
    Вашите хора на дъската: двама от началото, третият е [Майсторът на меча](term-swordmaster). За всеки Агент трябва карта, която да го изпрати, и всяка карта изпраща един.
rules-term-alliance-title = { term-alliance.label }
rules-term-alliance =
    Който пръв стигне 4 [влияние](term-influence) с фракция, сключва съюза, който струва 1 победна точка. Който се изкачи над него, взема съюза заедно с точката; изравняването не стига. Ако собственикът губи влияние, докато някой е наравно с него, съюзът отива у този играч; от няколко избира собственикът. При 3 или по-малко влияние съюзът се губи; ако никой няма 4, той се връща на дъската. Ефекти, които искат съюз, искат самия маркер.
rules-term-bank-title = { term-bank.label }
rules-term-bank = Оттам се вземат солари, подправка и вода и там се връщат. Никога не свършват.
rules-term-bond-title = Задруга на Свободни
rules-term-bond =
    Ефектът важи, ако имате [в игра](term-in_play) поне още една карта Свободни, изиграна с Агент или току-що разкрита. Две такива карти се включват една друга.
rules-term-bonus_spice-title = { term-bonus_spice.label }
rules-term-bonus_spice =
    Подправка, натрупана на [поле със символ Вестител](term-maker). Който изпрати Агент там, взема цялата в добавка към това, което дава самото поле.
rules-term-combat_space-title = Бойно поле
rules-term-combat_space =
    Поле с кръстосани мечове. Само оттам можете да [изпращате](term-deploy) войски, освен ако карта позволява друго. Такива са всички градове и цялата пустиня, както и някои полета на фракциите.
rules-term-conflict-title = { term-conflict.label }
rules-term-conflict =
    Това, за което се води битката в рунда. Картата показва до три награди. Конфликтът е и мястото, където стоят изпратените войски. Как се решава: вижте [Битка](round-combat).
rules-term-control-title = Контрол
rules-term-control-base =
    Който спечели конфликт за поле „{ base-spaces-arrakeen }“, „{ base-spaces-carthag }“ или „{ base-spaces-imperial_basin }“, поставя там своя маркер на мястото на всеки друг. Докато маркерът лежи там, собственикът му получава 1 солари (1 подправка на поле „{ base-spaces-imperial_basin }“) всеки път, когато който и да е, включително той самият, изпрати там Агент. Когато се разкрие нов конфликт за мястото, собственикът може да изпрати една войска от запаса.
rules-term-control-uprising =
    Който спечели конфликт за поле „{ uprising-spaces-arrakeen }“, „{ uprising-spaces-spice_refinery }“ или „{ uprising-spaces-imperial_basin }“, поставя там своя маркер на мястото на всеки друг. Докато маркерът лежи там, собственикът му получава 1 солари (1 подправка на поле „{ uprising-spaces-imperial_basin }“) всеки път, когато който и да е, включително той самият, изпрати там Агент. Когато се разкрие нов конфликт за мястото, собственикът може да изпрати една войска от запаса.
rules-term-cost-title = Цена
rules-term-cost =
    Цената на поле се плаща изцяло, преди посещението да даде каквото и да било. На карти и вътре в ефекти стрелката значи, че можете да платите, веднъж; без плащане не става нищо. Карта Интрига с цена може да се изиграе само ако я платите.
rules-term-cost-uprising =
    Ако поле има две цени, избирате едната, когато изпращате Агента; с полученото от посещението по-високата не може да се плати.
rules-term-deck-title = { term-deck.label }
rules-term-deck =
    Ако трябва да теглите, а колодата ви е празна, купът с изчистените карти се размесва и става нова колода. Ако няма и какво да се размеси, останалото теглене пропада. Да погледнете най-горната карта не е теглене.
rules-term-deploy-title = Изпращане на войски
rules-term-deploy-base =
    Когато ваш Агент отиде на [Бойно поле](term-combat_space), в конфликта могат да тръгнат и войски: колкото желаете от набраните този ход, независимо с какво, и още до две други от гарнизона. Никога не е задължително.
rules-term-deploy-uprising =
    Когато ваш Агент отиде на [Бойно поле](term-combat_space), в конфликта могат да тръгнат и войски: колкото желаете от набраните този ход, независимо с какво, и още до две други от гарнизона. Никога не е задължително. [Пясъчните червеи](term-sandworm) са в конфликта веднага щом ги призовете и не се броят към тези две.
rules-term-discard-title = Изчистване на карти
rules-term-discard =
    Избирате карта от ръката си и я слагате в купа с изчистените карти. Карта Интрига се има предвид само ако това е казано.
rules-term-faction-title = { term-faction.label }
rules-term-faction =
    Императорът, Космическото сдружение, Бени Джесърит и Свободните. Всяка има две полета и скала за [влияние](term-influence). Картите могат да принадлежат към фракция.
rules-term-first_player-title = { term-first_player_marker.label }
rules-term-first_player =
    Който го има, играе пръв и пръв решава дали да играе карти в битката. След всеки рунд маркерът се мести по посока на часовниковата стрелка.
rules-term-foldspace-title = { base-reserve-foldspace }
rules-term-foldspace =
    Карта с всички агентски символи: стига до всяко поле, дава ви да теглите карта и се премахва, тоест връща се в Резерва. Не може да се купи; дава я полето на Космическото сдружение със същото име.
rules-term-garrison-title = { term-garrison.label }
rules-term-garrison =
    Тук стоят набраните войски, докато не ги [изпратите](term-deploy) в конфликта. В гарнизона не дават военна сила.
rules-term-gather_intelligence-title = Събиране на сведения
rules-term-gather_intelligence =
    Веднага след като сте поставили Агент на поле, преди всеки ефект, можете да отзовете [Шпионин](term-spy) от свързан с него пост, за да теглите карта.
rules-term-hand-title = { term-hand.label }
rules-term-hand =
    В началото на всеки рунд теглите пет карти. Няма ограничение колко можете да държите. Карта, изтеглена във вашия ход на Разкриване, се разкрива веднага; изтеглена по-късно, например в битката, тя остава за следващия рунд в добавка към тези пет.
rules-term-harvest-title = Добив на подправка
rules-term-harvest =
    Подправка, която вземате от [поле със символ Вестител](term-maker), като изпратите там Агент: отпечатаното количество и цялата [допълнителна подправка](term-bonus_spice). Подправката от карти не е добив.
rules-term-high_council-title = Висш съвет
rules-term-high_council =
    Мястото струва 5 солари и оттам нататък дава 2 точки Авторитет във всеки ваш ход на Разкриване, включително този рунд.
rules-term-high_council-base = Можете да отидете там веднъж за игра.
rules-term-high_council-uprising =
    С място можете да отидете пак: тогава 5 солари носят 2 подправки, карта Интрига и 3 войски.
rules-term-imperium_row-title = { term-imperium_row.label }
rules-term-imperium_row =
    Пет карти лежат с лице нагоре. Празното място се запълва веднага, така че новата карта може да се придобие в същия ход. Когато имперската колода свърши, празните места си остават.
rules-term-in_play-title = { term-in_play.label }
rules-term-in_play =
    Картите, с които сте пращали Агенти или които сте разкрили, са в игра до изчистването в края на вашия ход на Разкриване.
rules-term-infiltrate-title = Проникване
rules-term-infiltrate =
    Отзовавате [Шпионин](term-spy) от пост, свързан с полето, за да не се съобразявате с Агентите на другите там. Карта с нужния символ пак ви трябва. Собственият ви Агент пак затваря полето. В един ход един Шпионин може да послужи за проникване, а друг – за [събиране на сведения](term-gather_intelligence).
rules-term-influence-title = { term-influence.label }
rules-term-influence =
    Положението ви при фракция, от 0 до 6; над това влиянието се губи. Посещение на нейно поле дава 1. При достигане на 2 получавате 1 победна точка, под това я губите. При достигане на 4 получавате бонуса на скалата, всеки път наново, и може би [съюза](term-alliance). Ако един символ дава повече, всичко отива при една фракция. Което нямате, не можете да загубите.
rules-term-intrigue-title = { term-intrigue_card.label }
rules-term-intrigue =
    Тайни карти; можете да имате колкото желаете и се показват само когато се играят.

    • *{ intrigue_type-plot }*: по всяко време на вашите ходове.
    • *{ intrigue_type-combat }*: във фазата на битката, ако имате войска или друга бойна единица в конфликта. Картите „когато спечелите“ се играят след победата, но не и след равенство за първото място.
    • *{ intrigue_type-endgame }*: в края на играта.

    Когато колодата е празна, изиграните карти се размесват отново.
rules-term-leader-title = { term-leader.label }
rules-term-leader =
    Всеки има две умения. Едното действа постоянно или когато е посочено; другото, с пръстена, само когато изпращате Агент с карта „Пръстен с печат“.
rules-term-lose_troop-title = Загуба на войска
rules-term-lose_troop =
    Загубената войска отива в [запаса](term-supply) ви, а не в гарнизона. Ако не е казано друго, вие избирате откъде да я вземете: от гарнизона или от конфликта.
rules-term-maker-title = Поле със символ Вестител
rules-term-maker-base =
    „{ base-spaces-the_great_flat }“, „{ base-spaces-hagga_basin }“ и „{ base-spaces-imperial_basin }“. Тук се [добива подправка](term-harvest); във фазата на Вестителите всяко от тях без Агент получава 1 [допълнителна подправка](term-bonus_spice).
rules-term-maker-uprising =
    „{ uprising-spaces-deep_desert }“, „{ uprising-spaces-hagga_basin }“ и „{ uprising-spaces-imperial_basin }“. Тук се [добива подправка](term-harvest); във фазата на Вестителите всяко от тях без Агент получава 1 [допълнителна подправка](term-bonus_spice). С [куки за Вестители](term-maker_hooks) вместо отпечатаната подправка можете да призовете [пясъчни червеи](term-sandworm): 1 на поле „{ uprising-spaces-hagga_basin }“, 2 на поле „{ uprising-spaces-deep_desert }“; допълнителната подправка вземате и в двата случая.
rules-term-maker_hooks-title = { term-maker_hooks.label }
rules-term-maker_hooks =
    Получавате ги на поле „{ uprising-spaces-sietch_tabr }“ (2 точки влияние със Свободните) и ги пазите до края на играта. С тях можете да призовавате [пясъчни червеи](term-sandworm) там, където ефектът иска куки. Никой няма повече от един чифт.
rules-term-mandatory-title = Какво е задължително
rules-term-mandatory =
    Ефектите се изпълняват задължително, освен където пише „можете“, където стрелка иска плащане и където може да се премахне карта. Което не може да се направи, се пропуска; останалото се изпълнява.
rules-term-mentat-title = { term-mentat.label }
rules-term-mentat =
    Нает Агент за един рунд. Полето му струва 2 солари и дава и карта. Вземате Ментата само оттам и във фазата на отзоваване той се връща там. Ако го няма, полето пак дава картата. Спечелен в конфликт, той идва, където и да е бил, и служи в следващия рунд.
rules-term-battle_icon-title = Бойни символи
rules-term-battle_icon =
    Те са на картите Конфликт и на [картите Цел](term-objective). Ако на спечеления от вас конфликт има същия символ като на друга карта, която лежи пред вас с лице нагоре, двете се обръщат с лице надолу за 1 победна точка. Универсалният символ прави двойка само в края на играта.
rules-term-contract-title = { term-contract.label }
rules-term-contract =
    Само с [модула ПОСИТ](modules-choam). Повечето се изпълняват, като изпратите Агент на названото поле, ако договорът вече е бил у вас; едно посещение изпълнява всички договори за полето. Други искат да получите определено количество подправка в ход с посещение на [поле със символ Вестител](term-maker) или да придобиете карта „{ uprising-reserve-the_spice_must_flow }“; някои се изпълняват веднага. Наградата трябва да се вземе. Изпълнените договори остават у вас с лице надолу, защото някои карти ги броят.
rules-term-objective-title = Карта Цел
rules-term-objective =
    Карта с [боен символ](term-battle_icon), която имате от началото. Тя се брои като спечелен конфликт.
rules-term-observation_post-title = { term-observation_post.label }
rules-term-observation_post =
    Тринайсет места между полетата за [Шпиони](term-spy), по един на всяко. Пост е свързан с едно, две или три полета.
rules-term-open-title = Открито и скрито
rules-term-open =
    Всички могат да гледат ресурсите, купчините с изчистени карти, картите в игра, Имперския ред и изиграните карти Интрига и да броят картите в ръцете и колодите. Скрити са картите в ръцете, неизиграните карти Интрига, редът в колодите и конфликтите, останали извън играта.
rules-term-open-uprising = Открити са и картите Цел, спечелените конфликти и още неизпълнените договори.
rules-term-persuasion-title = { term-persuasion.label }
rules-term-persuasion =
    Дават го ефектите при Разкриване, мястото във [Висшия съвет](term-high_council) и някои полета. Харчи се в хода на Разкриване за [придобиване](term-acquire) на една или няколко карти; останалото се губи.
rules-term-persuasion-base =
    Поле „{ base-spaces-hall_of_oratory }“ дава своята 1 точка Авторитет само ако вашият Агент още стои там, когато разкривате картите си.
rules-term-persuasion-uprising =
    Поле „{ uprising-spaces-assembly_hall }“ дава своята 1 точка Авторитет само ако вашият Агент още стои там, когато разкривате картите си.
rules-term-recall-title = Отзоваване на Агент
rules-term-recall =
    Отзованият Агент се връща върху Лидера и може да бъде изпратен пак в същия рунд. Полето му веднага се освобождава.
rules-term-recall-uprising =
    Символът никога не се отнася за Агента, изпратен този ход.
rules-term-requirement-title = Изискване
rules-term-requirement-base =
    За поле „{ base-spaces-sietch_tabr }“ трябва вече да имате 2 точки влияние със Свободните; самото посещение не дава влияние.
rules-term-requirement-uprising =
    Три полета искат 2 точки влияние: „{ uprising-spaces-sietch_tabr }“ със Свободните, „{ uprising-spaces-imperial_privilege }“ с Императора, „{ uprising-spaces-shipping }“ с Космическото сдружение. Трябва да го имате предварително; самото посещение не го увеличава.
rules-term-reserve-title = { term-reserve.label }
rules-term-reserve-base =
    До Имперския ред лежат картите „{ base-reserve-arrakis_liaison }“ (2 точки Авторитет) и „{ base-reserve-the_spice_must_flow }“ (9), на разположение, докато се изчерпят, и [„{ base-reserve-foldspace }“](term-foldspace), която не може да се купи. Премахнатите се връщат там.
rules-term-reserve-uprising =
    До Имперския ред лежат картите „{ uprising-reserve-prepare_the_way }“ (2 точки Авторитет) и „{ uprising-reserve-the_spice_must_flow }“ (9), на разположение, докато се изчерпят. Премахнатите се връщат там.
rules-term-retreat-title = Оттегляне
rules-term-retreat = Войска се връща от конфликта в гарнизона на собственика си.
rules-term-sandworm-title = { unit-sandworm.label }
rules-term-sandworm = [Бойна единица](term-unit) с военна сила 3. Отива направо в конфликта, никога в гарнизон. Не може да се призове, докато [Защитната стена](term-shield_wall) пази конфликта, и обикновено са нужни [куки за Вестители](term-maker_hooks). Ако имате поне един, получавате наградата два пъти, което и място да сте заели; повече червеи не добавят нищо. Контролът и бойните символи не се удвояват. Удвоено влияние по ваш избор може да отиде при две фракции, а където наградата позволява да платите за нещо, можете да платите два пъти. След битката червеят се връща в банката.
rules-term-shield_wall-title = { term-shield_wall.label }
rules-term-shield_wall =
    Докато стои, [пясъчен червей](term-sandworm) не може да се призове в конфликт за поле „{ uprising-spaces-arrakeen }“, „{ uprising-spaces-spice_refinery }“ или „{ uprising-spaces-imperial_basin }“. На поле „{ uprising-spaces-sietch_tabr }“ и с някои карти можете да я премахнете; тогава тя вече не се връща.
rules-term-spy-title = { term-spy.label }
rules-term-spy =
    Имате трима. Символът поставя един от запаса на свободен [наблюдателен пост](term-observation_post), а до агентски символ – само на пост, свързан с такова поле. Ако в запаса има Шпионин и има къде да отиде, сте длъжни да го поставите. Ако в запаса няма никого, можете първо да отзовете един. После ги отзовавате, за да [проникнете](term-infiltrate), да [съберете сведения](term-gather_intelligence) или да платите ефекти. Те остават от рунд на рунд.
rules-term-steal-title = Кражба на карти Интрига
rules-term-steal =
    Всеки опонент с четири или повече карти Интрига ви дава една, избрана на случаен принцип.
rules-term-strength-title = { term-strength.label }
rules-term-strength-base =
    2 за всяка войска в конфликта и 1 за всеки разкрит меч; картите Битка могат да я променят. Без войска там тя е 0, колкото и мечове да имате.
rules-term-strength-uprising =
    2 за всяка войска и 3 за всеки [пясъчен червей](term-sandworm) в конфликта и 1 за всеки разкрит меч; картите Битка могат да я променят. Без бойна единица там тя е 0, колкото и мечове да имате. Тя се брои от вашето разкриване нататък и следва всяка промяна.
rules-term-supply-title = { term-supply.label }
rules-term-supply =
    Което е ваше и не е на дъската: ресурси и неизползвани фигури. От вашите 12 войски могат да се наберат тези в запаса; ако той е празен, няма кого да наберете.
rules-term-swordmaster-title = { term-swordmaster.label }
rules-term-swordmaster-base =
    Третият ви Агент, за 8 солари, веднъж за игра. Може да действа още в същия рунд.
rules-term-swordmaster-uprising =
    Третият ви Агент, за 8 солари или за 6, ако някой вече има такъв; веднъж за игра. Може да действа още в същия рунд.
rules-term-tie-title = Равенства в конфликта
rules-term-tie =
    • За първото място: победител няма, затова никой не получава контрол и не играе карти за победа, а всеки от изравнените получава втората награда. При четирима играчи и точно двама изравнени останалите се борят за третата; иначе повече нищо не се дава.
    • За второто място: всеки от изравнените получава третата награда, при всякакъв брой играчи, а тези след тях не получават нищо.
    • За третото място: изравнените не получават нищо.

    Как се решава равенство в края на играта: вижте [Край на играта](round-endgame).
rules-term-tie-uprising =
    Конфликт, в който никой не е победил, остава на дъската и бойният му символ не е на никого.
rules-term-trash-title = Премахване на карти
rules-term-trash =
    Карта от ръка, от купа с изчистените карти или от игра излиза от играта; от колодата – никога. Можете да откажете, освен ако е цена или картата иска да се премахне самата тя. Картите Резерв се връщат в Резерва.
rules-term-troop-title = { term-troop.label }
rules-term-troop =
    Всеки има дванайсет. Набирането мести една от запаса в гарнизона. В конфликта военната сила на всяка е 2.
rules-term-unit-title = { term-unit.label }
rules-term-unit = Войските и [пясъчните червеи](term-sandworm). Където се говори за войски, се имат предвид само войски.
rules-term-victory_point-title = { term-victory_point.label }
rules-term-victory_point =
    Те решават кой побеждава. Могат да се губят и може да са повече от 12. Вижте [откъде идват](about-points).
