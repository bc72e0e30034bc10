### What only the table in the browser says, in English.

## Everywhere

page-close = Close
page-language = Language
page-theme = Dark or light
page-loading = One moment…
page-nothing-here = There is nothing here
page-to-lobby = To the lobby
page-fan-project = A fan project without ties to the publishers. No art or text of the printed games is used.
page-sure = Sure?
page-offline = There is no connection now; nothing was sent.
page-fault = Something went wrong in the page itself. Reload it; nothing is lost at the table.
page-reconnecting = Connecting again…

## Lobby

page-lobby-title = Open a table on Arrakis
page-lobby-lead = Sit down with friends, with bots or with the printed opponents. No account: one link is enough.
page-new-table = New table
page-edition = Edition
page-modules = Modules
page-players = Players
page-player = Player { $n }
page-seats = Seats
page-seat = Seat { $n }
page-who-sits = Who sits here
page-seat-me = Me
page-seat-here = Somebody at this device
page-seat-free = Free, by invitation
page-seat-bot = Bot
page-seat-free-about = Whoever has the link
page-your-name = Your name
page-name = Name
page-bot = Which bot
page-leader = Leader
page-leaders = Leaders
page-leader-random = Random
page-leader-choose = Chosen at the table
page-opponents = Printed opponents
page-level = Level
page-rival = Rival { $n }
page-more-settings = More settings
page-pace = Pace of bots
page-pace-none = At once
page-pace-quick = Quick
page-pace-usual = Usual
page-pace-slow = Slow
page-seed = Seed
page-create = Open the table
page-my-games = My games
page-no-games = The tables where you sit will be listed here.
page-status-waiting = waiting
page-status-running = running
page-status-over = finished
page-status-closed = The table is closed

## Seats and the host

page-sit-here = Sit here
page-look-on = Just look on
page-free = Free
page-here = at the table
page-away = away
page-kind-bot = bot
page-kind-opponent = printed opponent
page-invite = Link to invite others
page-copy = Copy
page-copied = Copied
page-copy-by-hand = Your browser does not allow it: copy the field by hand.
page-host-bot = Give to a bot
page-host-back = Give back
page-host-free = Free the seat
page-host-close = Close the table
page-host-delete = Delete the table
page-cover = Hand over the device
page-cover-about = Hand the device to { $name }. The others look away.
page-cover-ready = Show my cards

## The table

page-table = Table
page-no-table = This table can’t be opened
page-prompt = What is decided
page-your-turn = You decide
page-decides = { $name } decides
page-for = For { $name }:
page-waiting-for-players = The game begins when every seat is taken.
page-read-only = This table can only be looked at.
page-pick-first = Pick a card or a space.
page-choose-card = Choose a lit card.
page-no-space = It reaches no space now.
page-no-card = No card of yours reaches it now.
page-lit-spaces = What is lit
page-choices = What you can do
page-send-agent = Send Agent
page-put-back = Put back
page-undo = Undo
page-resolve-rest = Resolve rest
page-move-reveal = Reveal
page-move-end = End
page-move-pass = Pass
page-move-decline = Decline
page-deploy = Deploy
page-retreat = Retreat
page-fewer = Fewer
page-more = More
page-hint = Hint
page-advice = The adviser: { $move }
page-menu = Menu
page-in-front = Leaders and cards in play
page-log = Log
page-log-all = All { $n }
page-notices = What everybody should know
page-chat = Chat
page-chat-none = Nobody has said anything yet.
page-chat-say = Say something
page-send = Send
page-tab-board = Board
page-tab-hand = Hand
page-tab-market = Market
page-tab-players = Players
page-tab-log = Log

## The board

page-board-arrakis = Arrakis
page-board-choam = CHOAM
page-board-available = available
page-board-picked = picked

## Cards

page-cards-title = Cards
page-cards-search = Name or text
page-cards-edition = Edition
page-cards-order = Order
page-cards-by_deck = By deck
page-cards-by_cost = By cost
page-cards-by_name = By name
page-cards-decks = Decks
page-cards-all = All
page-cards-factions = Factions
page-cards-icons = Agent icons
page-cards-cost = Cost up to
page-cards-found = Shown: { $n } ({ $copies } with copies)
page-cards-copies = Copies: { $n }
page-cards-nothing = Nothing fits.
page-cards-clear = Show all
page-cards-hand = Your hand
page-cards-hand_empty = No cards in hand
page-cards-deck = Deck
page-cards-top = On top: { $card }
page-cards-discard = Discard
page-cards-intrigue = Intrigue
page-cards-market = Market
page-cards-row = Imperium Row
page-cards-reserve = Reserve
page-cards-aside = set aside for you
page-cards-lit = can be chosen
page-cards-no_way = does not reach this space
page-cards-play_area = Cards in front of the player
page-cards-in_play = In play
page-cards-waiting = Waiting
page-cards-contracts = Contracts
page-cards-contracts_done = Completed contracts
page-cards-won = Won
page-cards-persuasion = Persuasion
page-cards-reveal_only = Reveal only
page-cards-complexity = Complexity: { $n }

## The end

page-over = The game is over
page-wins = { $name } wins
page-look-at-table = Look at the table

## Preferences and keys

page-preferences = Preferences
page-confirm-end = Ask before a turn ends
page-sound = A sound when I am asked
page-table-sounds = Sounds of the table
page-notify = A notification when I am asked
page-keys = Keys
page-key-undo = undo
page-key-reveal = reveal
