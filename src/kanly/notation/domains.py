"""The words of each domain that a move, a line of chance or a field of the state is written in."""

from __future__ import annotations

from kanly.effects import TROOP
from kanly.engine import codes
from kanly.engine.codes import VARIANTS
from kanly.engine.content import Content


def names_by_code(prefix: str) -> dict[int, str]:
    """The words for a family of codes, such as `hagal_passed` for EV_HAGAL_PASSED."""
    found = {
        code: name.removeprefix(prefix).lower()
        for name, code in vars(codes).items()
        if name.startswith(prefix) and name != f"{prefix}COUNT"
    }
    return dict(sorted(found.items()))


MOST_SEATS = 6
RESOURCES = ["solari", "spice", "water"]
DIE = ["1", "2", "3", "4", "5", "6"]
# Why a House Hagal card is passed over.
PASSED = list(names_by_code("PASSED_").values())


def ids(content: Content, domain: str) -> list[str]:
    """The word for each number of a domain whose numbers are names."""
    c = content
    match domain:
        case "card":
            return c.card_ids
        case "intrigue":
            return c.intrigue_ids
        case "conflict":
            return c.conflict_ids
        case "leader":
            return c.leader_ids
        case "space":
            return c.space_ids
        case "faction":
            return c.faction_ids
        case "node":
            return [node.key for node in c.nodes]
        case "effect":
            return [node.name for node in c.nodes]
        case "post":
            return c.post_ids
        case "unit":
            return c.unit_ids
        case "kind":
            # What is deployed and retreats: troops, and in some games other units too.
            return [TROOP, *c.unit_ids] if c.stationed else [TROOP]
        case "controlled":
            # Only where units take control of spaces does a move name one for it.
            return [] if c.unit_control == codes.NONE else c.space_ids
        case "contract":
            return c.contract_ids
        case "battle":
            return c.battle_ids
        case "stop":
            return c.stop_ids
        case "hagal":
            return c.hagal_ids
        case "rival":
            return c.rival_ids
        case "level":
            return c.level_ids
        case "variant":
            return list(VARIANTS)
        case "passed":
            return PASSED
        case "resource":
            return RESOURCES
        case "die":
            return DIE
        case "seat":
            return [str(seat) for seat in range(MOST_SEATS)]
    raise KeyError(domain)


NAMED = (
    "card", "intrigue", "conflict", "leader", "space", "faction", "node", "post", "unit", "contract", "battle", "stop",
    "hagal", "rival", "level", "variant", "passed", "resource",
)  # fmt: skip
