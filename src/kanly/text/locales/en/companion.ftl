### What the companion for the printed game says in the terminal, in English. It speaks of an opponent as “it”.
### Words that are typed stay as they are: ?, u, FILE.

## Commands: the value can be typed, .menu stands in the menu, .about in the help

companion-turn = turn
    .menu = { $seat } takes a turn
    .about = the opponent whose turn comes next; “t 2” or “t gurney”: this one
companion-combat = combat
    .menu = Combat begins
    .about = all have revealed: the opponents in the Conflict turn up cards for swords
companion-reward = reward
    .menu = rewards
    .about = who has which place in the Conflict, and what the opponents get; “r 7” says your strength at once
companion-round = next
    .menu = next round
    .about = Combat is over, all go home, and the next round begins
companion-end = end
    .menu = the game ends
    .about = the last round is over: all points are counted
companion-conflict = conflict
    .menu = name the Conflict
    .about = say which Conflict was turned up, before I have to ask
companion-visit = visit
    .menu = one of you came to a space that an opponent controls
    .about = an Agent of yours came to a space that an opponent controls: “v arrakeen”
companion-influence = influence
    .menu = your Influence
    .about = one of you moved on a track where an opponent has the Alliance: “i fremen 5”, with two players “i a fremen 5”
companion-dice = dice
    .menu = roll the dice
    .about = your Reveal turn is over: the dice show which cards leave the Imperium Row
companion-correct = correct
    .menu = correct something
    .about = anything that is not as I think; “x” alone shows how
companion-undo = undo
    .menu = undo
    .about = take the last line back, answer or command, as often as you like
companion-status = status
    .menu = status
    .about = everything that I know
companion-help = help
    .menu = help
    .about = this list; “? gurney” explains a Rival, a House Hagal card, a space or a variant
companion-save = save
    .menu = save
    .about = where this session is saved; “save FILE” saves it elsewhere
companion-quit = quit
    .menu = save and quit
    .about = stop; you can go on later

## Who is who

companion-person = Player { $letter }
companion-nobody = nobody
companion-yes = yes
companion-no = no
companion-closed = closed
companion-numbered = { $card } (number { $n })
companion-unnumbered = { $card } (without a number)

## The beginning: $n is counted as elsewhere

companion-title = Companion for { $set }
companion-solo = one player, two opponents
companion-two = two players, one opponent
companion-other_setup = Set up the game as for three players; this is different:
companion-opponents = Your opponents: { $names }.
companion-opponent = { $seat } (seat { $n })
companion-start_pieces = An opponent has a colour, one cube at the bottom of each Influence track, { term-agent.acc }, { $troops } in its garrison and the others in its supply.
companion-start_swordmaster = Its Swordmaster stays beside the board until I say so.
companion-start_kept = Into its supply: { $what }.
companion-objective = { $seat }: the Objective { $card }, face up.
companion-deck_printed = Shuffle the House Hagal deck. You turn up its cards yourselves, and I ask which.
companion-deck_without = Take these cards out of the House Hagal deck: { $cards }.
companion-deck_mine = Leave the House Hagal cards in the box: I turn them up.
companion-first = First player: { $seat }.
companion-leaders = Take Leaders other than those of the opponents.
companion-your_start = { $seat }: { $what } more at the start.
companion-your_price = For you { $space } costs { resource-solari.acc }.
companion-their_swordmasters = The opponents get their Swordmasters in round { $n }.
companion-no_swordmaster = You can never get your Swordmaster.
companion-counts_as = For Endgame cards each opponent counts as owning { $n } × { $card }.
companion-row_dice = After each of your Reveal turns say “d”: the dice show which cards leave the Imperium Row.
companion-follows = House Hagal’s turn comes right after each Agent turn of the first player: then say “t”.
companion-order_solo = The opponents sit on your left in the order of their seats. When the turn of one comes, say “t”.
companion-order_two = The Rival sits on the left of whoever is the first player. When its turn comes, say “t”.

## What a card does

companion-card = House Hagal card: { $card }
companion-card_passed = House Hagal card: { $card }. It is passed over: { $reason ->
         [taken] an Agent is on the space
         [closed] the space is closed
         [no_bonus] there is no bonus spice
         [influence] not enough Influence
         [leads] the opponent is in the lead and has the Alliance ({ variant-smart_politics })
        *[behind] too far behind the leader ({ variant-smart_politics })
    }
companion-card_swords =
    { $n ->
         [0] House Hagal card: { $card }, no swords
        *[other] House Hagal card: { $card }, { term-sword.acc }
    }
companion-stuck = No card sends an Agent: its turns of this round are over.
companion-no_post = It places no Spy: no such post is free.
companion-stays_home = It keeps its troops in the garrison: it is ahead by { $n }.
companion-scheme = It carries out its Scheme.
companion-place =
    { $place ->
         [first] Its reward for first place
         [second] Its reward for second place
        *[third] Its reward for third place
    }
companion-place_of =
    { $place ->
         [first] Take the reward for first place.
         [second] Take the reward for second place.
        *[third] Take the reward for third place.
    }
companion-place_none = No reward.
companion-tenth = { $seat } has { term-victory_point.acc }: this round is the last.
companion-last_begins = This is the last round.
companion-your_turn = It is your turn, unless you have revealed.
companion-turn_of = { $seat } is on turn, unless already revealed.
companion-no_reward = It takes no reward.
companion-strength = { $seat }: { term-strength } in the Conflict
companion-nobody_fights = No opponent has a unit in the Conflict, so none turns up a card.
companion-noted = Noted.

## What is to be done at the table

companion-do_send = Put its Agent on { $space }.
companion-do_controller = If one of you controls { $space }, take the control bonus.
companion-do_recruit = Move { term-troop.acc } from its supply to its garrison.
companion-do_deploy = Move { term-troop.acc } from its garrison to the Conflict.
companion-do_defend = Move { term-troop.acc } from its supply to the Conflict: it controls the place.
companion-do_retreat = Move { term-troop.acc } from the Conflict to its garrison.
companion-do_lose_troop =
    { $place ->
         [garrison] Move { term-troop.acc } from its garrison to its supply.
        *[conflict] Move { term-troop.acc } from the Conflict to its supply.
    }
companion-do_gain = Put { $what } from the bank into its supply.
companion-do_pay = Put { $what } from its supply back to the bank.
companion-do_harvest = Put { resource-spice.acc } into its supply: all bonus spice at { $space }, the rest from the bank.
companion-do_bonus_gone = Put the bonus spice at { $space } back to the bank: { $n }.
companion-do_influence = Move its cube up by { $n }: Influence { by-faction.influence }.
companion-do_influence_lost = Move its cube down by { $n }: Influence { by-faction.influence }.
companion-do_alliance = Give it the token of the Alliance { by-faction.alliance }. If one of you rises above it, say so with “i”.
companion-do_alliance_lost = { $seat }: give up the token of the Alliance { by-faction.alliance }.
companion-do_points = Move its score marker up: { term-victory_point.acc } ({ $source }).
companion-do_points_lost = { $seat }: move the score marker down: { term-victory_point.acc } ({ $source }).
companion-do_intrigue = Put { term-intrigue_card.acc } from the deck face down into its supply.
companion-do_spend_intrigue = Discard { term-intrigue_card.acc } from its supply, taken at random.
companion-do_steal = Give it an Intrigue card, taken at random from here: { $other }.
companion-do_spy = Put its Spy on the post { $post }.
companion-do_recall_spy = Take its Spy back from the post { $post }.
companion-do_hooks = Give it Maker Hooks.
companion-do_summon = Put { $units } for it into the Conflict.
companion-do_shield_wall = Remove the Shield Wall.
companion-do_control = Put its Control marker on { $space }; another one there is removed.
companion-do_control_bonus = { $seat } controls { $space } and has the control bonus.
companion-do_control_lost = { $seat }: take the Control marker off { $space }.
companion-do_swordmaster = Give it its Swordmaster: from now on it has one more Agent.
companion-do_mentat = Put the Mentat aside for it: next round it has one more Agent.
companion-do_claim = Put the Conflict card { $card } face up before it.
companion-do_pair = Turn its cards { $card } and { $other } face down: their battle icons match.
companion-do_turn_down = Turn its card { $card } face down.
companion-do_shuffle = Shuffle all House Hagal cards into a new deck.
companion-do_round = Round { $n }: put bonus spice on the Maker spaces without an Agent, then all take back their Agents.
companion-do_dice =
    { $places ->
         [0] The dice show { $a } and { $b }: the Imperium Row stays as it is.
         [1] The dice show { $a } and { $b }: remove card { $one } of the Imperium Row, counted from the left, and refill it.
        *[2] The dice show { $a } and { $b }: remove cards { $one } and { $other } of the Imperium Row, counted from the left, and refill it.
    }
companion-points_are = Victory Points: { $points }
companion-over = The winner: { $seat }!

## Questions: .why explains them

companion-q_occupied = Is one of your Agents on { $space }?
    .why = The card sends the opponent there if no Agent stands on the space. Where opponents stand I know.
    .closable = The card sends the opponent there if no Agent stands on the space. Where opponents stand I know. “{ companion-closed }”: no Agent stands there, but { base-imperium-the_voice } closes the space.
companion-q_watched = Is one of your Spies on the post { $post }?
    .why = The opponent places a Spy on the first post without one. Where opponents’ Spies stand I know.
companion-q_bonus_spice = How much bonus spice is at { $space }?
    .why = The card goes to a Maker space only for its bonus spice, and the opponent takes it.
companion-q_bonus_spices = How much bonus spice is on each of these spaces, in this order: { $spaces }?
    .why = The opponent goes where the most bonus spice is, and takes it.
companion-q_influence = { $seat }: how much Influence { by-faction.influence }?
    .why = An Alliance may change hands, or the opponent looks at who is ahead.
companion-q_units = { $seat }: how many units in the Conflict?
    .why = An opponent that is ahead of all others by at least { $n } keeps its troops at home ({ variant-expert_deployment }).
companion-q_strength = { $seat }: how much strength in the Conflict, swords that are revealed included?
    .why = An opponent that is ahead of all others by at least { $n } keeps its troops at home ({ variant-expert_deployment }).
companion-q_intrigues = { $seat }: how many Intrigue cards?
    .why = The opponent steals one from whoever has four or more.
companion-q_conflict = Which Conflict was turned up this round?
    .why = The card goes by the level of the Conflict, or the opponent fights for it, defends it or is rewarded.
companion-q_wall = Does the Shield Wall still stand?
    .why = It keeps sandworms out of some Conflicts.
companion-q_control = Whose Control marker is on { $space } now?
    .why = Whoever wins a Conflict for a space takes control of it.
companion-q_card = { $seat }: turn up a House Hagal card. Which one is it?
    .why = The number or the name, in any language, also its beginning.
companion-q_choice = { $seat }: you decide.
    .why = The rules leave this to you.
companion-q_total = { $seat }: how much strength in the Conflict, 0 without a unit? I know: { $names }.
    .why = The places follow from the strengths. If one of the opponents’ is not right, take this back and correct its units or swords.
companion-q_early = Opponents still have turns: { $names }. Shall Combat begin all the same?
    .why = Opponents never reveal: they take Agent turns as long as they have an Agent.
companion-has_agents = { $seat } ({ term-agent })
companion-q_unfought = There was no Combat in this round. Shall it be left out?
    .why = Combat begins when all have revealed. If it is left out, the opponents in the Conflict get no rewards.
companion-q_points = { $seat }: how many Victory Points?
    .why = All points that you have, also from Endgame cards. Those of opponents I know.
companion-q_spice = There is a tie. { $seat }: how much spice?
    .why = More spice decides a tie.
companion-q_solari = There is a tie. { $seat }: how many Solari?
    .why = More Solari decide a tie.
companion-q_water = There is a tie. { $seat }: how much water?
    .why = More water decides a tie.
companion-q_garrison = There is a tie. { $seat }: how many troops in the garrison?
    .why = More troops in the garrison decide a tie.
companion-q_revealed = There is a tie. Who revealed last?
    .why = Whoever revealed later in the last round wins the tie.

## Answers to what was typed

companion-no_command = “{ $text }” is no command. Type a letter of the menu, or ? for help.
companion-ambiguous = “{ $text }” could be: { $names }.
companion-unknown = Nothing here is called “{ $text }”. It could be: { $names }.
companion-answer_yes_no = “{ $text }” is no answer; the answers are: { $answers }. “u” takes the command back.
companion-answer_number = “{ $text }” is no answer: a number from 0 to { $most } is one. “u” takes the command back.
companion-answer_numbers = “{ $text }” is no answer: { $n } numbers from 0 to { $most } are one, for { $spaces }; 0 alone means none anywhere. “u” takes the command back.
companion-answer_option = “{ $text }” is no answer: a number from 1 to { $most } or a name is one. “u” takes the command back.
companion-taken_back = Taken back: { $line }
companion-needs = Say it like this: { $example }
companion-not_saved = It could not be saved: { $why }

## Why something can’t be

companion-no_fighting = Combat has begun, so there are no more turns. “n” begins the next round.
companion-no_no_turns = No opponent has a turn left this round. “c” begins Combat when all have revealed.
companion-no_no_agent = { $seat } has no Agent left; its turns of this round are over.
companion-no_fought = Combat has begun already. “r” gives rewards, “n” begins the next round.
companion-no_not_fought = This comes after the cards for Combat: say “c” first.
companion-no_won = { $seat } has won this Conflict already. “u” takes it back.
companion-no_no_reward = No opponent in the Conflict is waiting for a reward.
companion-no_last_round = This was the last round: “e” counts the points.
companion-no_conflict_known = I know this round’s Conflict. “x conflict NAME” corrects it.
companion-no_not_controlled = No opponent controls { $space }. “x control” corrects it.
companion-no_no_dice = This game is played without the dice.
companion-no_number = A number from 0 to { $most } belongs here, or a change such as +2 or -1.
companion-no_change = This can’t be: it is { $now } now, and can be from 0 to { $most }.
companion-no_flag = Yes or no belongs here.
companion-no_keeps_nothing = This opponent keeps no resources and no Intrigue cards.
companion-no_scores_nothing = This opponent scores nothing.
companion-no_earned = Influence and Alliances alone bring { term-victory_point }; correct those first.
companion-no_troops = An opponent has { term-troop.acc }; elsewhere: { $other }.
companion-no_agents = It has only { term-agent.acc }.
companion-no_agents_away = All its Agents are on the board; correct those first.
companion-no_not_here = There is no such thing in this game.
companion-no_spies = Of { term-spy.gen } one is always in the supply.
companion-no_people = About you I keep only Influence: name a Faction and a number.
companion-no_controls_nothing = This opponent controls nothing.
companion-no_not_controllable = Nobody can control this. What can be controlled: { $spaces }.
companion-no_people_first = Here only people have the First Player marker.
companion-no_rounds = Rounds are counted from 1 to { $most }.
companion-no_over = The game is over. “u” takes its end back.
companion-no_nothing_said = Nothing has been said yet that could be taken back.

## Corrections: the words that can be typed, and how

companion-fact_solari = Solari
companion-fact_spice = spice
companion-fact_water = water
companion-fact_intrigues = intrigues
companion-fact_points = points
companion-fact_garrison = garrison
companion-fact_conflict = Conflict
companion-fact_swords = swords
companion-fact_agents = Agents
companion-fact_swordmaster = Swordmaster
companion-fact_mentat = Mentat
companion-fact_spies = Spies
companion-fact_hooks = hooks
companion-fact_sandworms = sandworms
companion-fact_battles = battles
companion-fact_wall = wall
companion-fact_control = control
companion-fact_alliance = Alliance
companion-fact_first = first
companion-fact_round = round
companion-fact_deck = deck
companion-fact_space = space
companion-word_none = none
companion-word_free = free
companion-word_taken = taken
companion-word_new = new
companion-correct_seat = An opponent: its seat or name, what, and what is right. With +2 or -1 it gains or loses so much, and spends what it gains as the rules have it.
companion-correct_table = The table: what, and what is right.
companion-correct_can = What can be corrected: { $names }

## The status

companion-round_of = Round { $round } of { $rounds }
companion-first_is = first player: { $seat }
companion-conflict_is = Conflict: { $conflict }
companion-cant_win = can’t win
companion-at_home = at home: { $n }
companion-on = on { $spaces }
companion-strength_is = strength { $n }
companion-swordmaster_saved = Swordmaster: { $n } of { $price } saved
companion-controls = controls { $spaces }
companion-face_up = face up: { $cards }
companion-taken_is = your Agents: { $spaces }
companion-deck_left = House Hagal deck: { $n }
companion-wall_gone = without Shield Wall
companion-wall_stands = the Shield Wall stands
companion-level_is = Conflict of level { $level }
companion-last_round = the last round
companion-settled_is = rewards given: { $seats }
companion-known_of = { $seat }, as far as I know
companion-said_lately = Said for the turns of the opponents:
