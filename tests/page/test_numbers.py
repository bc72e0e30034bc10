"""Numbers that the page shows: they are the server's, as this seat would count them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.clients import Client

from .positions import Situation, advance, seated
from .table_page import TablePage
from .visiting import Visit

LETO = "duke_leto_atreides"


def test_two_people_see_house_hagal_after_the_first_player(client: Client, visit: Visit) -> None:
    """The First Player marker passes between people alone, and House Hagal sits beside whoever has it."""
    sitting = seated(client, "@Ada", "@Bob", seed=2)
    advance(client, sitting, lambda s: s["view"]["table"]["first"] == 1)
    table = TablePage(visit()).open(sitting.links[0])
    shown = table.page.locator("[data-seat]")
    expect(shown).to_have_count(3)
    assert [int(seat.get_attribute("data-seat") or -1) for seat in shown.all()] == [1, 2, 0]


def dear(situation: Situation) -> list[str]:
    """The spaces of the Landsraad that cost Solari and can be reached now."""
    reached = {move["b"] for move in situation["moves"] if move["kind"] == "agent"}
    return [
        space for space in ("high_council", "hall_of_oratory", "mentat", "swordmaster") if space in reached
    ]


def solari(situation: Situation, space: str) -> int:
    [way] = situation["visits"][space]["ways"]
    return sum(part["amount"] for part in way["cost"] if part["resource"] == "solari")


def test_leto_sees_what_leto_pays(client: Client, visit: Visit) -> None:
    setup = {"leaders": [LETO, "paul_atreides", "helena_richese"]}
    sitting = seated(client, "@Leto", "@Paul", "@Helena", seed=3, setup=setup)
    asked = advance(client, sitting, lambda s: any(solari(s, space) for space in dear(s)))
    table = TablePage(visit()).open(sitting.links[0])
    space = next(one for one in dear(asked) if solari(asked, one))
    printed = {"high_council": 5, "mentat": 2, "swordmaster": 8}
    assert solari(asked, space) == printed[space] - 1
    # On the board, then beside the picked space.
    expect(table.space("swordmaster").locator(".plate .fx").first).to_have_text("7")
    table.pick(next(move for move in table.of_kind("agent") if move["b"] == space))
    expect(table.page.locator("[data-pay] .effects .fx")).to_have_text(str(printed[space] - 1))
    # Somebody else at the same table pays what is printed.
    other = TablePage(visit()).open(sitting.links[1])
    expect(other.space("swordmaster").locator(".plate .fx").first).to_have_text("8")


def next_reveals_at_once(situation: Situation) -> bool:
    """A Reveal turn may end, and whoever comes next has neither an Agent to send nor a card to play first."""
    order, view = situation["order"], situation["view"]
    mine = situation["decider"]
    after = view["seats"][order[(order.index(mine) + 1) % len(order)]]
    return (
        view["table"]["turn_kind"] == "reveal"
        and view["table"]["turn"] == mine
        and any(move["kind"] == "end" for move in situation["moves"])
        and not (after["agents"] or after["intrigue_count"] or after["revealed"])
        and len(after["hand"]) + after["hand_size"] > 0
    )


def test_a_reveal_is_not_compared_with_the_one_before(client: Client, visit: Visit) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=4)
    asked = advance(client, sitting, next_reveals_at_once, seat=None)
    table = TablePage(visit()).open(sitting.links[asked["decider"]])
    bar = table.page.locator("[data-reveal]")
    expect(bar).to_have_attribute("data-reveal", str(asked["decider"]))
    table.make(next(move for move in table.moves if move["kind"] == "end"))
    other = table.situation["decider"]
    assert other != asked["decider"]
    next_one = TablePage(visit()).open(sitting.links[other])
    next_one.make(next(move for move in next_one.moves if move["kind"] == "reveal"))
    table.wait(lambda: bool(table.view["table"]["turn_kind"] == "reveal"), "the next one's reveal")
    expect(bar).to_have_attribute("data-reveal", str(other))
    expect(bar.locator("b").first).to_have_text(str(table.view["seats"][other]["persuasion"]))
    expect(bar.locator("small")).to_have_count(0)


@pytest.mark.parametrize(("modules", "icon"), [([], "solari"), (["choam"], "contract")])
def test_a_contract_icon_is_shown_where_there_are_contracts(
    client: Client, visit: Visit, modules: list[str], icon: str
) -> None:
    sitting = seated(
        client, "@Ada", "random", "random", setup={"edition": "uprising", "modules": modules}, seed=1
    )
    table = TablePage(visit()).open(sitting.links[0])
    tile = table.space("accept_contract")
    expect(tile.locator(".plate .fx .g").first).to_have_class(re.compile(rf"\bc-{icon}\b"))
    said = "Gain 2 Solari and draw" if icon == "solari" else "Take a contract"
    expect(tile.locator(".sr").first).to_have_text(re.compile(said))
