"""The search for orders that are taken away: it finds those that were, and it finds none today."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from kanly import catalog
from kanly.arena.orders import Finding, Search, Turn, search_turns
from kanly.arena.stirring import openings, stirred_turns
from kanly.engine import codes, flow, moves
from kanly.engine.content import Content
from kanly.engine.state import Script, State
from kanly.notation.moves import read
from kanly.notation.position import read_position
from kanly.notation.rows import read_yaml
from kanly.setup import Box, Setup

BASE = Box("base")
UPRISING = Box("uprising")
CHOAM = Box("uprising", ("choam",))
MIXED = Box("uprising", ("choam", "base_imperium", "base_intrigue", "base_conflicts", "base_leaders"))


def recruits_to_the_last(content: Content) -> None:
    """As before: a recruit is taken unasked though it leaves the supply empty."""
    for node in content.nodes:
        if node.op == codes.OP_RECRUIT:
            node.c = 0


def influence_at_once(content: Content) -> None:
    """As before: Influence that changes a number is taken on arrival."""
    content.track_asked_from = [top + 1 for top in content.track_top]
    content.leader_befriends = [0] * len(content.leader_befriends)


def bonus_with_the_choice(content: Content) -> None:
    """As before: bonus spice is paid with what is chosen."""
    content.space_bonus = [codes.NONE] * len(content.space_bonus)


def behind_the_wall(s: State, seat: int) -> None:
    """Hooks that are of no use before the wall falls, no spice, and some that waits on the Maker spaces."""
    assert s.units is not None
    s.conflict = s.content.conflict_ids.index("siege_of_arrakeen")
    s.units.wall, s.units.hooks = 1, (1 << len(s.seats)) - 1
    s.seats[seat].spice = 0
    s.seats[seat].water = 3
    s.bonus_spice = tuple(int(maker) for maker in s.content.space_maker)
    if s.content.card_ids.index("signet_ring") not in s.seats[seat].hand:
        s.seats[seat].hand.append(s.content.card_ids.index("signet_ring"))
    flow.relist(s)


def as_stirred(s: State, seat: int) -> None:
    pass


def searched(
    setup: Setup,
    prepare: Callable[[State, int], None],
    unmend: Callable[[Content], None] | None,
    spaces: tuple[str, ...],
    turns: int,
) -> list[Finding]:
    """What is found in turns that send an Agent to these spaces."""
    setup = replace(setup)
    search = Search(catalog.box_of(setup))
    if unmend is not None:
        unmend(search.plain)
    wanted = [search.plain.space_ids.index(space) for space in spaces]
    chooser = random.Random(1)
    found: list[Finding] = []
    while True:
        for state, seat, _ in stirred_turns(setup, chooser, 4):
            prepare(state, seat)
            sends = [
                move
                for move in openings(state)
                if moves.kind_of(move) == moves.AGENT and moves.second(move) in wanted
            ]
            if sends:
                turn = Turn(
                    state,
                    seat,
                    chooser.choice(sends),
                    Script([], False, settled=1 + chooser.randrange(1 << 29)),
                )
                found += search.compare(turn, chooser).findings
                turns -= 1
                if not turns:
                    return found
        setup.seed += 1


TURNS = 80

# Decks in which the cards that made the difference are common, so that a few turns are enough.
CASES = {
    "recruits": (
        Setup(
            players=3,
            decks={
                "intrigue": [*["double_cross"] * 12, *["ambush"] * 12],
                "imperium": [*["sardaukar_legion"] * 20, *["duncan_idaho"] * 10],
            },
        ),
        as_stirred,
        recruits_to_the_last,
        ("arrakeen", "wealth", "carthag", "conspire", "hardy_warriors", "stillsuits"),
    ),
    "influence": (
        Setup(
            players=3,
            edition="uprising",
            decks={"intrigue": [*["change_allegiances"] * 12, *["devour"] * 12]},
        ),
        as_stirred,
        influence_at_once,
        ("secrets", "espionage", "sardaukar"),
    ),
    "bonus": (
        Setup(
            players=3,
            edition="uprising",
            leaders=["lady_jessica", "princess_irulan", "muad_dib"],
            decks={"intrigue": [*["detonation"] * 12, *["devour"] * 12]},
        ),
        behind_the_wall,
        bonus_with_the_choice,
        ("hagga_basin", "deep_desert"),
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
def test_an_order_that_was_taken_away_is_found_again_without_its_mending(case: str) -> None:
    setup, prepare, unmend, spaces = CASES[case]
    assert searched(setup, prepare, unmend, spaces, TURNS)
    assert [finding.text for finding in searched(setup, prepare, None, spaces, TURNS)] == []


def test_a_contract_for_spice_that_stays_open_is_less_and_no_order() -> None:
    """Whoever trashes Smuggler's Harvester first has a spice less, four Solari less and a contract that is still open."""
    search = Search(CHOAM)
    position = """
        bonus_spice: {imperial_basin: 2}
        seats:
          0: {leader: gurney_halleck, hand: [smugglers_harvester, dagger], deck: [dagger, dagger], spice: 1,
              intrigues: [cunning, devour], contracts: [contract_harvest_4]}
    """
    state = read_position(read_yaml(position, "position"), search.plain)
    flow.advance(state)
    sent = read(search.plain, "agent smugglers_harvester -> imperial_basin", state.options)
    tried = search.compare(Turn(state, 0, sent, Script([], False, settled=77)), random.Random(1))
    assert tried.turns == 1 and not tried.too_large
    assert [finding.text for finding in tried.findings] == []


@pytest.mark.slow
@pytest.mark.parametrize("box", [BASE, UPRISING, CHOAM, MIXED], ids=["base", "uprising", "choam", "mixed"])
def test_no_order_is_taken_away(box: Box) -> None:
    tried = search_turns(box, 100, seed=3)
    assert tried.turns == 100
    assert tried.too_large < 20
    assert [finding.text for finding in tried.findings] == []
