"""What follows from a move: taken one by one or all at once, counted in a stepper, and why something can't be done."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.server.clients import Client

from .positions import Situation, advance, offers, reaches, seated
from .table_page import TablePage, said
from .visiting import Visit


def due(situation: Situation) -> list[str]:
    """What has to be taken anyway."""
    return [move["move"] for move in situation["moves"] if move["kind"] == "take" and move["must"]]


# What is taken without a choice.
PLAIN = re.compile("([0-9]+_)?(draw|intrigue|trash_this|return_to_hand|influence_with_[a-z_]+)(_[a-z0-9_]+)?")


def plainly_due(situation: Situation) -> bool:
    """Several things are due, and none of them asks anything."""
    waiting = due(situation)
    return len(waiting) > 1 and all(PLAIN.fullmatch(one.split()[2]) for one in waiting)


def resolve(table: TablePage) -> None:
    """The quick way; what shows something hidden is confirmed once, for all of it."""
    table.act("resolve").click()
    if any(move.get("final") for move in table.moves if move["move"] in due(table.situation)):
        expect(table.act("resolve")).to_have_accessible_name(re.compile(said("page-turn-again-short")))
        table.act("resolve").click()


def test_the_rest_is_resolved_in_printed_order(client: Client, visit: Visit) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", setup={"edition": "uprising"}, seed=6)
    advance(client, sitting, plainly_due, seed=3)
    page = visit()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    table = TablePage(page).open(sitting.links[0])
    waiting = due(table.situation)
    resolve(table)
    table.wait(lambda: not set(waiting) & {move["move"] for move in table.moves}, "the end of what is due")
    # What is left alone at last needs nobody's word, so that it may have been taken without being sent.
    taken = [json.loads(frame)["move"] for frame in sent if json.loads(frame)["do"] == "move"]
    assert taken and taken == waiting[: len(taken)]


def test_resolving_stops_where_a_choice_matters(client: Client, visit: Visit) -> None:
    """Which card is trashed, whom a Spy watches: the page never chooses that."""
    sitting = seated(client, "@Ada", "@Bob", "@Cid", setup={"edition": "uprising"}, seed=6)
    asked = advance(
        client,
        sitting,
        lambda s: len(due(s)) > 1 and any(one.split()[2] in ("spy", "choose") for one in due(s)),
        seat=None,
    )
    seat = asked["decider"]
    table = TablePage(visit()).open(sitting.links[seat])
    resolve(table)
    table.wait(
        lambda: bool({move["kind"] for move in table.moves} - {"take", "end", "play", "deploy", "buy"}),
        "a choice that matters",
    )
    before = table.revision
    table.page.wait_for_timeout(300)
    assert table.revision == before and table.situation["decider"] == seat


def test_deploying_is_a_stepper(client: Client, visit: Visit) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=4)
    advance(client, sitting, reaches("imperial_basin"))
    table = TablePage(visit()).open(sitting.links[0])
    table.make(next(move for move in table.of_kind("agent") if move["b"] == "imperial_basin"))
    counts = sorted(int(move["a"]) for move in table.of_kind("deploy"))
    stepper = table.page.get_by_role("group", name=said("page-deploy"), exact=True)
    shown = stepper.get_by_role("status").locator("b")
    more, fewer = (stepper.get_by_role("button", name=said(f"page-{way}")) for way in ("more", "fewer"))
    # Only what is legal can be chosen: the ends stop.
    while fewer.is_enabled():
        fewer.click()
    expect(shown).to_have_text(str(counts[0]))
    for count in counts[1:]:
        more.click()
        expect(shown).to_have_text(str(count))
    expect(more).to_be_disabled()
    fewer.click()
    before, garrison = table.revision, table.view["seats"][0]["garrison"]
    stepper.locator("[data-plays]").click()
    table.answered(before)
    assert table.view["seats"][0]["conflict"] == counts[-2]
    assert table.view["seats"][0]["garrison"] == garrison - counts[-2]


def test_what_cannot_be_done_says_why(client: Client, visit: Visit) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=4)
    advance(client, sitting, offers("agent"))
    table = TablePage(visit()).open(sitting.links[0])
    reachable = {move["b"] for move in table.of_kind("agent")}
    reasons: dict[str, str] = table.situation["why"]["spaces"]
    assert reasons and not reachable & set(reasons)
    for space, why in list(reasons.items())[:3]:
        expect(table.space(space)).to_have_accessible_name(re.compile(re.escape(why.rstrip("."))))
        table.space(space).hover()
        expect(table.page.get_by_role("tooltip").get_by_text(why)).to_be_visible()


def test_a_reveal_turn_shows_what_it_gives(client: Client, visit: Visit) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=4)
    advance(client, sitting, offers("reveal"))
    table = TablePage(visit()).open(sitting.links[0])
    table.make(table.of_kind("reveal")[0])
    persuasion = table.view["seats"][0]["persuasion"]
    assert persuasion > 0
    term = table.page.get_by_role("term").filter(has_text=said("page-cards-persuasion"))
    expect(term.locator("xpath=following-sibling::dd[1]")).to_contain_text(str(persuasion))
