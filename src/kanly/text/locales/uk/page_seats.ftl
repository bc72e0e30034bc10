### Seats, players looked at closely, the log and the chat, in Ukrainian.

page-seat-away = немає за столом
page-seat-strength = Сила в конфлікті
page-inspect-last = Останній хід
page-inspect-board = На полі
page-inspect-seen = Відомі карти на руці
page-inspect-paired = уже в парі
page-inspect-paired-n = Пар зараховано: { $n }
page-inspect-ring = Перстень-печатка лідера { $leader }
page-talk = Журнал і чат
page-log-unfold = Рядок за рядком
page-log-go = Перейти до цього моменту
page-log-find = Шукати в журналі
page-log-everybody = Усі
page-log-nothing = Нічого такого не було.

## Leaders and Rivals in short, where their whole names are too long for a seat

page-short-paul_atreides = Пол
page-short-duke_leto_atreides = герцог Лето
page-short-baron_vladimir_harkonnen = барон Владімір
page-short-glossu_the_beast_rabban = Раббан
page-short-count_ilban_richese = граф Ілбан
page-short-helena_richese = Гелена
page-short-countess_ariana_thorvald = графиня Аріана
page-short-earl_memnon_thorvald = граф Мемнон
page-short-reverend_mother_jessica = Мати Джессіка
page-short-lady_margot_fenring = леді Марго
page-short-feyd_rautha_harkonnen = Фейд-Раута
page-short-lady_amber_metulli = леді Ембер
page-short-shaddam_corrino_iv = Шаддам IV
page-short-princess_irulan = Ірулан
