### Seats, players looked at closely, the log and the chat, in English.

page-seat-away = away
page-seat-strength = Strength in the Conflict
page-inspect-last = Last turn
page-inspect-board = On the board
page-inspect-seen = Seen in hand
page-inspect-paired = already paired
page-inspect-paired-n = Pairs scored: { $n }
page-inspect-ring = With { $leader } the ring does this
page-talk = Log and chat
page-log-unfold = Line by line
page-log-go = Go to this moment
page-log-find = Search the log
page-log-everybody = Everybody
page-log-nothing = Nothing like that has happened.

## Leaders and Rivals in short, where their whole names are too long for a seat

page-short-paul_atreides = Paul
page-short-duke_leto_atreides = Duke Leto
page-short-baron_vladimir_harkonnen = Baron Vladimir
page-short-glossu_the_beast_rabban = Rabban
page-short-count_ilban_richese = Count Ilban
page-short-helena_richese = Helena
page-short-countess_ariana_thorvald = Countess Ariana
page-short-earl_memnon_thorvald = Earl Memnon
page-short-reverend_mother_jessica = Mother Jessica
page-short-lady_margot_fenring = Lady Margot
page-short-feyd_rautha_harkonnen = Feyd-Rautha
page-short-lady_amber_metulli = Lady Amber
page-short-shaddam_corrino_iv = Shaddam IV
page-short-princess_irulan = Princess Irulan
