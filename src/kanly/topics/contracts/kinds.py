"""The moves with contracts, and what is told of them."""

from __future__ import annotations

from typing import Final

from kanly.engine.events import EventKind, register_event
from kanly.engine.moves import MoveKind, register_move

CONTRACT: Final = 29
SOLARI: Final = 30

EV_CONTRACT_OFFER: Final = 54
EV_CONTRACT: Final = 55
EV_CONTRACT_DONE: Final = 56

register_move(MoveKind("contract", "contract"), CONTRACT)
register_move(MoveKind("solari", "number"), SOLARI)
register_event(EventKind("contract_offer", "contract"), EV_CONTRACT_OFFER)
register_event(EventKind("contract", "contract"), EV_CONTRACT)
register_event(EventKind("contract_done", "contract"), EV_CONTRACT_DONE)
