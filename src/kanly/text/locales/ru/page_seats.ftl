### Seats, players looked at closely, the log and the chat, in Russian.

page-seat-away = нет за столом
page-seat-strength = Сила в конфликте
page-inspect-last = Последний ход
page-inspect-board = На поле
page-inspect-seen = Известные карты на руке
page-inspect-paired = уже в паре
page-inspect-paired-n = Засчитано пар: { $n }
page-inspect-ring = Перстень лидера { $leader }
page-talk = Журнал и чат
page-log-unfold = Строка за строкой
page-log-go = Перейти к этому моменту
page-log-find = Искать в журнале
page-log-everybody = Все
page-log-nothing = Ничего такого не было.

## Leaders and Rivals in short, where their whole names are too long for a seat

page-short-paul_atreides = Пол
page-short-duke_leto_atreides = герцог Лето
page-short-baron_vladimir_harkonnen = барон Владимир
page-short-glossu_the_beast_rabban = Раббан
page-short-count_ilban_richese = граф Ильбан
page-short-helena_richese = Елена
page-short-countess_ariana_thorvald = графиня Ариана
page-short-earl_memnon_thorvald = граф Мемнон
page-short-reverend_mother_jessica = Мать Джессика
page-short-lady_margot_fenring = леди Марго
page-short-feyd_rautha_harkonnen = Фейд-Раута
page-short-lady_amber_metulli = леди Эмбер
page-short-shaddam_corrino_iv = Шаддам IV
page-short-princess_irulan = Ирулан
