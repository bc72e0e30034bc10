"""What is told of printed opponents' turns."""

from __future__ import annotations

from typing import Final

from kanly.engine.events import EventKind, register_event

EV_RIVAL: Final = 68
EV_HAGAL: Final = 69
EV_HAGAL_PASSED: Final = 70
EV_HAGAL_SHUFFLE: Final = 71
EV_HAGAL_SEND: Final = 72
EV_HAGAL_SWORDS: Final = 73
EV_HAGAL_STUCK: Final = 74
EV_SCHEME: Final = 76
EV_STAYS_HOME: Final = 77
EV_BONUS_GONE: Final = 78
EV_SPEND_INTRIGUE: Final = 79
EV_NO_REWARD: Final = 80
EV_ROW_DICE: Final = 82
EV_ROW_GONE: Final = 83

register_event(EventKind("rival", "rival"), EV_RIVAL)
register_event(EventKind("hagal", "hagal", shown=1), EV_HAGAL)
register_event(EventKind("hagal_passed", "hagal", "passed"), EV_HAGAL_PASSED)
register_event(EventKind("hagal_shuffle", shown=0), EV_HAGAL_SHUFFLE)
register_event(EventKind("hagal_send", "hagal", "space"), EV_HAGAL_SEND)
register_event(EventKind("hagal_swords", "hagal", "number"), EV_HAGAL_SWORDS)
register_event(EventKind("hagal_stuck", shown=0), EV_HAGAL_STUCK)
register_event(EventKind("scheme", shown=0), EV_SCHEME)
register_event(EventKind("stays_home", "number", shown=1), EV_STAYS_HOME)
register_event(EventKind("bonus_gone", "number", "space"), EV_BONUS_GONE)
register_event(EventKind("spend_intrigue", "intrigue", shown=1), EV_SPEND_INTRIGUE)
register_event(EventKind("no_reward", "rank"), EV_NO_REWARD)
register_event(EventKind("row_dice", "number", "number"), EV_ROW_DICE)
register_event(EventKind("row_gone", "card"), EV_ROW_GONE)
