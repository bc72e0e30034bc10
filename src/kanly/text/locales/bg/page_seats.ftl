### Seats, players looked at closely, the log and the chat, in Bulgarian.

page-seat-away = не е на масата
page-seat-strength = Сила в конфликта
page-inspect-last = Последен ход
page-inspect-board = На дъската
page-inspect-seen = Известни карти в ръка
page-inspect-paired = вече в двойка
page-inspect-paired-n = Отчетени двойки: { $n }
page-inspect-ring = Пръстенът на Лидера { $leader }
page-talk = Дневник и чат
page-log-unfold = Ред по ред
page-log-go = Към този момент
page-log-find = Търсене в дневника
page-log-everybody = Всички
page-log-nothing = Няма нищо такова.

## Leaders and Rivals in short, where their whole names are too long for a seat

page-short-paul_atreides = Пол
page-short-duke_leto_atreides = дук Лето
page-short-baron_vladimir_harkonnen = барон Владимир
page-short-glossu_the_beast_rabban = Рабан
page-short-count_ilban_richese = граф Илбан
page-short-helena_richese = Хелена
page-short-countess_ariana_thorvald = графиня Ариана
page-short-earl_memnon_thorvald = граф Мемнон
page-short-reverend_mother_jessica = майка Джесика
page-short-lady_margot_fenring = лейди Марго
page-short-feyd_rautha_harkonnen = Фейд-Раута
page-short-lady_amber_metulli = лейди Амбър
page-short-shaddam_corrino_iv = Шадам IV
page-short-princess_irulan = Ирулан
