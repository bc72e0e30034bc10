"""The ints of the hot path, by name. What they mean to people is said in `moves.py` and `text/`."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

SOLARI: Final = 0
SPICE: Final = 1
WATER: Final = 2

# Zones that a card can be trashed from, and where an acquired card goes.
HAND: Final = 0
DISCARD_PILE: Final = 1
IN_PLAY: Final = 2
TOP_OF_DECK: Final = 3
# Where no zone of a seat is, as a further row says.
ELSEWHERE: Final = 4
# Where a card is acquired from: the Imperium Row or the Reserve, what is set aside, then the further rows in their order.
FROM_ROW: Final = 0
FROM_ASIDE: Final = 1

GARRISON: Final = 0
CONFLICT: Final = 1
# Which units move between the two: troops, a kind plus one, or any kind that stands in garrisons.
TROOPS: Final = 0
ANY_KIND: Final = -1
# No seat has more of a kind.
MOST_UNITS: Final = 99

# Phases of a round.
PHASE_SETUP: Final = 0
PHASE_START: Final = 1
PHASE_TURNS: Final = 2
PHASE_COMBAT: Final = 3
PHASE_MAKERS: Final = 4
PHASE_RECALL: Final = 5
PHASE_ENDGAME: Final = 6
PHASE_OVER: Final = 7

# Which kind of turn is open.
TURN_NONE: Final = 0
TURN_OPENING: Final = 1
TURN_AGENT: Final = 2
TURN_REVEAL: Final = 3

# Kinds of moments at which an Intrigue card can be played.
AT_PLOT: Final = 0
AT_COMBAT: Final = 1
AT_WIN: Final = 2
AT_ENDGAME: Final = 3

# Sources of Victory Points; a smaller number is a component, see Content.components.
FROM_START: Final = 100_000
# Beside these two there is room for so many factions.
MOST_FACTIONS: Final = 10
FROM_FRIENDSHIP: Final = 100_010
FROM_ALLIANCE: Final = 100_020
FROM_BATTLE: Final = 100_030
# Bought by a printed opponent: solari, spice, water, Intrigue cards.
FROM_BUNDLE: Final = 100_040

# Lowered effects.
OP_GAIN: Final = 1
OP_PERSUASION: Final = 2
OP_SWORDS: Final = 3
OP_POINTS: Final = 4
OP_RECRUIT: Final = 5
OP_DRAW: Final = 6
OP_INTRIGUE: Final = 7
OP_INFLUENCE: Final = 8
OP_TRASH: Final = 9
OP_TRASH_THIS: Final = 10
OP_DISCARD: Final = 11
OP_LOSE_TROOP: Final = 12
OP_DEPLOY: Final = 13
OP_RETREAT: Final = 14
OP_ACQUIRE: Final = 15
OP_ACQUIRE_RESERVE: Final = 16
OP_FETCH: Final = 17
OP_RECALL_AGENT: Final = 18
OP_STEAL: Final = 19
OP_HARVEST: Final = 20
OP_SIGNET: Final = 21
OP_COUNCIL: Final = 22
OP_SWORDMASTER: Final = 23
OP_MENTAT: Final = 24
OP_PAY: Final = 25
OP_WHEN: Final = 26
OP_CHOOSE: Final = 27
OP_FOR_EACH: Final = 28
OP_EACH_OPPONENT: Final = 29
OP_AT_REVEAL: Final = 30
OP_SPECIAL: Final = 31
OP_SEQUENCE: Final = 32
OP_FACTION_INFLUENCE: Final = 33
OP_ASIDE: Final = 34
OP_SPY: Final = 35
OP_HOOKS: Final = 36
OP_SUMMON: Final = 37
OP_DETONATE_WALL: Final = 38
OP_CONTRACT: Final = 39
OP_ON_ACQUIRE: Final = 40
OP_ONCE_DEPLOYED: Final = 41
OP_ANY_ORDER: Final = 42
OP_PICKED_INFLUENCE: Final = 43
OP_PRIORITY_INFLUENCE: Final = 44
OP_RIVAL_SPY: Final = 45
OP_RIVAL_HARVEST: Final = 46
OP_COMMISSION: Final = 47
OP_SEND_TO: Final = 48

# How a Rival picks a faction.
PICK_LEAST: Final = 0
PICK_MOST: Final = 1
PICK_ALLIANCE: Final = 2

# Why a House Hagal card is passed over.
PASSED_TAKEN: Final = 0
PASSED_CLOSED: Final = 1
PASSED_NO_BONUS: Final = 2
PASSED_INFLUENCE: Final = 3
PASSED_LEADS: Final = 4
PASSED_BEHIND: Final = 5

# What printed opponents can spend for a Victory Point, besides the resources.
INTRIGUE_CARDS: Final = 3

# Variants of printed opponents. Flags of one int, in the order of `VARIANTS`.
VARIANT_SMART: Final = 1
VARIANT_BRUTAL: Final = 2
VARIANT_EXPERT: Final = 4
VARIANT_STREAMLINED: Final = 8
VARIANT_DICE: Final = 16
VARIANTS: Final = ("smart_politics", "brutal_escalation", "expert_deployment", "streamlined", "row_dice")

# How an effect acquires a card: where it goes, and on what terms. Flags of one int.
ACQUIRE_TO_TOP: Final = 1
ACQUIRE_TO_HAND: Final = 2
ACQUIRE_EXACTLY: Final = 4
ACQUIRE_FOR_SOLARI: Final = 8
ACQUIRE_MAY: Final = 16

# Where a Spy may be placed. Flags of one int.
SPY_VISITED: Final = 1
SPY_SHARE: Final = 2

# Why a Spy is recalled.
RECALL_PLAIN: Final = 0
RECALL_INFILTRATE: Final = 1
RECALL_GATHER: Final = 2

# How an effect comes to be applied: by itself; because something around it was chosen; because it was taken itself.
BY_ITSELF: Final = 0
CHOSEN: Final = 1
TAKEN: Final = 2

# Lowered costs.
COST_SPEND: Final = 0
COST_TRASH_CARD: Final = 1
COST_TRASH_SELF: Final = 2
COST_LOSE_INFLUENCE: Final = 3
COST_LOSE_TROOPS: Final = 4
COST_TRASH_INTRIGUE: Final = 5
COST_DISCARD: Final = 6
COST_RETREAT: Final = 7
COST_RECALL_SPIES: Final = 8
COST_TURN_DOWN: Final = 9

# Lowered conditions.
IF_ALLIANCE: Final = 0
IF_INFLUENCE: Final = 1
IF_ANOTHER_IN_PLAY: Final = 2
IF_COUNCIL: Final = 3
IF_MENTAT_HOME: Final = 4
IF_ENEMY_IN_CONFLICT: Final = 5
IF_DECK: Final = 6
IF_FACTIONS_AT: Final = 7
IF_OWNS: Final = 8
IF_OWNS_MOST: Final = 9
IF_SWORDMASTER: Final = 10
IF_ENEMY_ALLIANCE: Final = 11
IF_SPIES: Final = 12
IF_RECALLED_SPY: Final = 13
IF_WATCHES_MAKER: Final = 14
IF_VISITED_MAKER: Final = 15
IF_VISITED_FACTION: Final = 16
IF_UNITS: Final = 17
IF_STRENGTH: Final = 18
IF_MAY_SUMMON: Final = 19
IF_CONTRACTS: Final = 20
IF_GAINED_SPICE: Final = 21
IF_HOOKS: Final = 22
IF_CONFLICT_LEVEL: Final = 23

# What can be counted.
COUNT_IN_PLAY: Final = 0
COUNT_REVEALED: Final = 1
COUNT_OTHER_SWORDS: Final = 2
COUNT_UNITS: Final = 3
COUNT_CONTRACTS: Final = 4

# Triggers.
ON_PAID_SOLARI: Final = 0
ON_COUNCIL: Final = 1
ON_DEPLOYED: Final = 2
ON_SENT_AGENT: Final = 3
ON_REVEALED: Final = 4
ON_BEFRIENDED: Final = 5
ON_WATCHED_MAKER: Final = 6
ON_ACQUIRED: Final = 7
ON_VISITED: Final = 8
ON_GAINED_SPICE: Final = 9
ON_DEPLOYED_UNITS: Final = 10
ON_GAINED_INFLUENCE: Final = 11
ON_RECRUITED: Final = 12
ON_TRASHED: Final = 13
ON_WON: Final = 14
ON_ROUND_STARTED: Final = 15
# No moment of its own: what can be used at any of one's turn.
AT_ANY_MOMENT: Final = 16

# How often something reacts, or may be used.
ALWAYS: Final = 0
ONCE_A_TURN: Final = 1
ONCE_A_ROUND: Final = 2
ONCE_A_GAME: Final = 3

# Battle icons; the wild one pairs with any other at the end of the game.
WILD: Final = 3

# Steps: what waits on the stack.
STEP_ROUND: Final = 0
STEP_LEADER: Final = 1
STEP_TOKEN: Final = 2
STEP_SETUP_DONE: Final = 3
STEP_DEFEND: Final = 4
STEP_TURN: Final = 5
STEP_ORIGIN: Final = 6
STEP_TIER: Final = 7
STEP_AGENT: Final = 8
STEP_REVEAL: Final = 9
STEP_COMBAT: Final = 10
STEP_REWARD: Final = 11
STEP_WIN: Final = 12
STEP_AFTER_COMBAT: Final = 13
STEP_ENDGAME: Final = 14
STEP_OVER: Final = 15
STEP_APPLY: Final = 16
STEP_FACTION: Final = 17
STEP_LOSE_INFLUENCE: Final = 18
STEP_ALLIANCE: Final = 19
STEP_TRASH: Final = 20
STEP_DISCARD: Final = 21
STEP_DEPLOY: Final = 22
STEP_RETREAT: Final = 23
STEP_ACQUIRE: Final = 24
STEP_PLACE: Final = 25
STEP_FETCH: Final = 26
STEP_RECALL: Final = 27
STEP_CHOOSE: Final = 28
STEP_INTRIGUE_DONE: Final = 29
STEP_SPECIAL: Final = 30
STEP_MAY: Final = 31
STEP_ASIDE: Final = 32
STEP_INFILTRATE: Final = 33
STEP_GATHER: Final = 34
STEP_POST: Final = 35
STEP_RECALL_SPY: Final = 36
STEP_DETONATE_WALL: Final = 37
STEP_CONTRACT: Final = 38
STEP_CLAIM: Final = 39
STEP_TURN_DOWN: Final = 40
STEP_TRASH_INTRIGUE: Final = 41
STEP_LINES: Final = 42
STEP_ANY_ORDER: Final = 43
STEP_AUTOMA: Final = 44
STEP_AUTOMA_DEPLOY: Final = 45
STEP_AUTOMA_SWORDS: Final = 46
STEP_CONTROL: Final = 47
STEP_COUNT: Final = 48

# A step knows the node that asks, plus one: as its second number, or, where that has another meaning, in the bits above it.
ASKING_BITS: Final = 12
ASKING_MASK: Final = 4095

# Chance.
CHANCE_FIRST: Final = 0
CHANCE_LEADER: Final = 1
CHANCE_CONFLICT: Final = 2
CHANCE_ROW: Final = 3
CHANCE_DRAW: Final = 4
CHANCE_INTRIGUE: Final = 5
CHANCE_STEAL: Final = 6
CHANCE_OBJECTIVE: Final = 7
CHANCE_CONTRACT: Final = 8
CHANCE_RIVAL: Final = 9
CHANCE_HAGAL: Final = 10
CHANCE_SPEND: Final = 11
CHANCE_DIE: Final = 12
CHANCE_DRAFT: Final = 13

# In a trace, what the game took by itself stands beside what chance gave.
TRACE_AUTO: Final = 100

# Events for a listener; those of topics stand in their `kinds.py`. What their numbers mean: `events.py`.
EV_ROUND: Final = 0
EV_CONFLICT: Final = 1
EV_FIRST: Final = 2
EV_LEADER: Final = 3
EV_DRAW: Final = 4
EV_SHUFFLE: Final = 5
EV_SEND: Final = 6
EV_PAY: Final = 7
EV_GAIN: Final = 8
EV_HARVEST: Final = 9
EV_RECRUIT: Final = 10
EV_DEPLOY: Final = 11
EV_RETREAT: Final = 12
EV_LOSE_TROOP: Final = 13
EV_INFLUENCE: Final = 14
EV_ALLIANCE: Final = 15
EV_ALLIANCE_LOST: Final = 16
EV_POINTS: Final = 17
EV_INTRIGUE: Final = 18
EV_STEAL: Final = 19
EV_PLAY: Final = 20
EV_REVEAL: Final = 21
EV_PERSUASION: Final = 22
EV_SWORDS: Final = 23
EV_ACQUIRE: Final = 24
EV_ROW: Final = 25
EV_TRASH: Final = 26
EV_DISCARD: Final = 27
EV_FETCH: Final = 28
EV_CONTROL: Final = 29
EV_COUNCIL: Final = 30
EV_SWORDMASTER: Final = 31
EV_MENTAT: Final = 32
EV_CLOSE: Final = 33
EV_RECALL: Final = 34
EV_PASS: Final = 35
EV_END_TURN: Final = 36
EV_STRENGTH: Final = 37
EV_REWARD: Final = 38
EV_MAKERS: Final = 39
EV_ASIDE: Final = 40
EV_ASIDE_GONE: Final = 41
EV_TOKENS: Final = 42
EV_CONTROL_BONUS: Final = 43
EV_TOKEN_KEPT: Final = 44
EV_PHASE: Final = 45
EV_OVER: Final = 46
EV_LOOK: Final = 47
EV_NO_WINNER: Final = 48
EV_SUMMON: Final = 52
EV_TRASH_INTRIGUE: Final = 61
EV_RETURN: Final = 65
EV_NO_DEPLOYMENT: Final = 66
EV_REPEAT: Final = 67
EV_CONTROL_LOST: Final = 81
EV_DRAFT: Final = 84
EV_COMMISSION: Final = 85
EV_DEPLOY_UNIT: Final = 86
EV_RETREAT_UNIT: Final = 87
EV_LOSE_UNIT: Final = 88
EV_LOSE_FROM_GARRISON: Final = 89
EV_HOLD: Final = 90
EV_COME_HOME: Final = 91
