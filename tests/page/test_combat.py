"""The fight is shown: the stage over the board, the way on, the ribbon at the round's end; at the table, on the phone, with several
at one device, and in a replay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from kanly import Game
from kanly.engine.codes import PHASE_COMBAT
from kanly.server.store import Store
from tests.server.clients import Client

from .lobby_page import HERE, ME, LobbyPage
from .positions import Sitting, Situation, advance, seated
from .screens import RECORD
from .standing import Position, played, stand
from .table_page import TablePage, said
from .visiting import Visit

TABLET: ViewportSize = {"width": 1024, "height": 768}
LAPTOP: ViewportSize = {"width": 1366, "height": 657}
# Spaces of the base game from which troops may go to the Conflict.
WARLIKE = ("arrakeen", "carthag", "research_station", "imperial_basin", "hagga_basin", "the_great_flat")
# Where the system asks for less motion, the ribbon at a round's end stays that long.
RIBBON_MS = 6000
# The stage lies over every space, and neither key nor reader of a screen comes through it.
COVERED = """() => [...document.querySelectorAll('[data-space]')].every((space) => {
  const box = space.getBoundingClientRect()
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return space.closest('[inert]') && top?.closest('[data-stage]')
})"""


def in_combat(situation: Situation) -> bool:
    """Cards can be played now, and somebody has come to fight."""
    strengths = [seat["strength"] for seat in situation["view"]["seats"]]
    return situation["view"]["decision"] == "combat" and sum(map(bool, strengths)) > 1


def after_combat(situation: Situation) -> bool:
    return bool(situation["view"]["table"]["phase"] == "turns")


def fighting(client: Client, edition: str = "uprising") -> tuple[Sitting, Situation]:
    """Four people, of whom one is asked whether to play a card in Combat."""
    sitting = seated(client, "@Chani", "@Leto", "@Irulan", "@Feyd", setup={"edition": edition}, seed=11)
    return sitting, advance(client, sitting, in_combat, seat=None, seed=3)


def finish(client: Client, sitting: Sitting) -> Situation:
    return advance(client, sitting, after_combat, seat=None, seed=5)


def last_fight(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("window.lastFight")
    return found


KEEP = """window.lastFight = null
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', (event) => {
      const told = JSON.parse(event.data)
      if (told.type === 'game') window.lastFight = told.fight
    })
  }
}"""


def watch(page: Page, path: str) -> None:
    """Open a table, and keep what the server tells of its fights."""
    page.add_init_script(KEEP)
    page.goto(path)


def lanes(page: Page) -> list[tuple[int, int]]:
    """Seats and strengths, from the top down."""
    return [
        (int(lane.get_attribute("data-fighter") or -1), int(lane.locator(".sum .sr").inner_text()))
        for lane in page.locator("[data-stage] [data-fighter]").all()
    ]


def told_lanes(page: Page) -> list[tuple[int, int]]:
    return [(lane["seat"], lane["strength"]) for lane in last_fight(page)["lanes"]]


@pytest.mark.parametrize("edition", ["base", "uprising"])
@pytest.mark.parametrize("size", [LAPTOP, TABLET], ids=["desktop", "tablet"])
def test_a_fight_from_the_first_card_to_the_next_round(
    client: Client, visit: Visit, edition: str, size: ViewportSize
) -> None:
    sitting, asked = fighting(client, edition)
    seat = asked["decider"]
    page = visit(size=size)
    watch(page, sitting.links[seat])
    stage = page.locator("[data-stage]")
    expect(page.locator("[data-stage=cards][data-complete]")).to_be_visible()
    assert lanes(page) == told_lanes(page)
    # It lies over the board, not over what is decided with.
    box, window = stage.bounding_box(), page.viewport_size
    assert box is not None and window is not None
    assert box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= window["width"]
    page.wait_for_function(COVERED)
    expect(page.locator("[data-act=end], [data-plays=pass]").first).to_be_visible()
    # The hand was revealed, but what is held in secret can be read and played.
    held = asked["view"]["seats"][seat]["intrigues"]
    assert held
    for card in (one["card"].split("/")[-1] for one in held):
        expect(page.locator(f'[data-bottom] [data-card="{card}"]')).to_be_visible()
    # The board can be looked at meanwhile.
    page.get_by_role("button", name=said("page-combat-fold")).click()
    expect(page.locator("[data-space]").first).to_be_visible()
    page.get_by_role("button", name=said("page-combat-unfold")).click()
    expect(stage).to_be_visible()

    finish(client, sitting)
    expect(page.locator("[data-stage=done][data-complete]")).to_be_visible()
    fight = last_fight(page)
    assert lanes(page) == told_lanes(page)
    strengths = [strength for _, strength in lanes(page)]
    assert strengths == sorted(strengths, reverse=True)
    for lane in fight["lanes"]:
        row = page.locator(f'[data-stage] [data-fighter="{lane["seat"]}"]')
        expect(row.locator(".medal")).to_have_text(str(lane["place"] or "–"))
        if lane["note"]:
            expect(row).to_contain_text(lane["note"])
        for line in (lane["reward"] or {"lines": []})["lines"]:
            assert line in (row.locator(".spoils").get_attribute("title") or "")
    # What lies below has moved on, but nobody is asked anything before the stage was left.
    expect(page.locator("[data-continue]")).to_be_visible()
    assert page.locator("[data-plays]:visible, [data-act=end]:visible").count() == 0
    page.keyboard.press("e")
    expect(page.locator("[data-stage=done]")).to_be_visible()
    page.locator("[data-continue]").click()
    expect(stage).to_have_count(0)
    ribbon = page.locator("[data-ribbon]")
    expect(ribbon).to_be_visible()
    expect(ribbon).to_contain_text(said("page-combat-first"))
    expect(ribbon).to_have_count(0)
    expect(page.locator("[data-space]").first).to_be_visible()


def strengthens(game: Game) -> str:
    """A card that the seat that decides can play in Combat and that makes it stronger at once; "": none."""
    if game.state.phase != PHASE_COMBAT:
        return ""
    seat, before = game.decider, game.view(game.decider).seats[game.decider].strength
    for move in game.moves:
        if str(move).startswith("play "):
            tried = game.copy()
            tried.play(move)
            if tried.view(seat).seats[seat].strength > before:
                return str(move)
    return ""


@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_a_strength_grows_with_the_card_that_is_played(
    client: Client, visit: Visit, store: Store, edition: str
) -> None:
    found: list[str] = []

    def such(game: Game) -> bool:
        found[:] = [strengthens(game)]
        return found[0] != ""

    record, seat = played(Position("a card for the fight", edition, such))
    table = TablePage(visit(size=LAPTOP))
    watch(table.page, stand(store, record).links[seat])
    page = table.page
    expect(page.locator("[data-stage=cards][data-complete]")).to_be_visible()
    before = dict(lanes(page))
    move = next(move for move in table.asked() if move["move"] == found[0])
    table.press(move)
    card = page.locator(f'[data-stage] .played li[data-owner="{seat}"]').filter(has=page.locator(".play"))
    expect(card).to_be_visible()
    act = next(act for act in last_fight(page)["played"] if act["seat"] == seat and act["kind"] == "play")
    expect(card).to_contain_text(act["name"])
    expect(card).to_contain_text(f"+{act['adds']}")
    row = page.locator(f'[data-stage] [data-fighter="{seat}"]')
    expect(row.locator(".sum .sr")).to_have_text(str(before[seat] + act["adds"]))
    assert lanes(page) == told_lanes(page)
    # What it is called opens it large, here and in the lane; and so does the Conflict's picture.
    large = page.locator("dialog.held")
    for what in (
        card.get_by_role("button"),
        row.locator(".how .card").get_by_role("button"),
        page.locator("[data-stage] .look"),
    ):
        what.first.click()
        expect(large).to_be_visible()
        page.keyboard.press("Escape")
        expect(large).to_have_count(0)


def test_it_goes_by_itself_after_the_set_time_unless_it_is_told_to_wait(client: Client, visit: Visit) -> None:
    sitting, asked = fighting(client)
    page = visit(size=LAPTOP, motion=True)
    page.add_init_script("if (!localStorage.kanly) localStorage.kanly = JSON.stringify({ fightSeconds: 4 })")
    watch(page, sitting.links[asked["decider"]])
    expect(page.locator("[data-stage=cards]")).to_be_visible()
    finish(client, sitting)
    expect(page.locator("[data-stage=done][data-complete]")).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator("[data-wait]")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text(said("page-combat-waits"))).to_be_visible()
    page.locator("[data-wait]").click()
    expect(page.locator("[data-wait]")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-stage]")).to_have_count(0)


def test_reloading_shows_what_was_not_left_yet_and_not_again_what_was(client: Client, visit: Visit) -> None:
    sitting, asked = fighting(client)
    page = visit(size=LAPTOP)
    watch(page, sitting.links[asked["decider"]])
    expect(page.locator("[data-stage=cards]")).to_be_visible()
    finish(client, sitting)
    expect(page.locator("[data-continue]")).to_be_visible()
    page.reload()
    page.locator("[data-continue]").click()
    expect(page.locator("[data-stage]")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-space]").first).to_be_visible()
    expect(page.locator("[data-stage]")).to_have_count(0)


def test_whoever_comes_later_is_not_shown_an_old_fight(client: Client, visit: Visit) -> None:
    sitting, _ = fighting(client)
    finish(client, sitting)
    page = visit(sitting.path, size=LAPTOP)
    expect(page.locator("[data-space]").first).to_be_visible()
    expect(page.locator("[data-stage], [data-ribbon]")).to_have_count(0)


def test_the_stage_on_a_phone(client: Client, visit: Visit) -> None:
    sitting, asked = fighting(client)
    page = visit(phone=True)
    watch(page, sitting.links[asked["decider"]])
    expect(page.locator("[data-stage=cards][data-complete]")).to_be_visible()
    finish(client, sitting)
    expect(page.locator("[data-stage=done][data-complete]")).to_be_visible()
    assert lanes(page) == told_lanes(page)
    way = page.locator("[data-continue]")
    box, window = way.bounding_box(), page.viewport_size
    assert box is not None and window is not None
    assert box["height"] >= 44 and box["y"] + box["height"] <= window["height"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Another tab can be looked at, and the way on stays.
    page.locator("[data-tab=hand]").click()
    expect(way).to_be_visible()
    way.tap()
    expect(way).to_have_count(0)


def test_people_at_one_device_look_at_the_fight_together_before_the_next_one_is_alone(visit: Visit) -> None:
    lobby = LobbyPage(visit("/"))
    lobby.edition("base")
    lobby.players(3)
    lobby.seat(1, ME, "Ada")
    lobby.seat(2, HERE, "Bob")
    lobby.seat(3, HERE, "Cid")
    lobby.settings(seed=5)
    table = lobby.create()
    page = table.page
    stages = 0
    for _ in range(400):
        way, ready = (
            page.locator("[data-continue]"),
            page.get_by_role("button", name=said("page-cover-ready")),
        )
        expect(way.or_(ready).or_(page.locator("[data-act], [data-plays]")).first).to_be_visible()
        if way.count():
            # The cover comes after it.
            assert not ready.count()
            # All look: whoever had the device last shows no card of the hand that was drawn since.
            expect(page.locator("[data-hand]:visible")).to_have_count(0)
            stages += 1
            way.click()
            expect(way).to_have_count(0)
            if stages == 1:
                # The round's end is told to whoever has the device next, however long the cover lay there.
                expect(ready).to_be_visible()
                page.wait_for_timeout(RIBBON_MS)
                seat = table.situation["decider"]
                ready.click()
                expect(page.locator("[data-ribbon]")).to_be_visible()
                table.wait(
                    lambda seat=seat: table.view["seat"] == seat and bool(table.moves), "the seat's view"
                )  # type: ignore[misc]
            if stages == 2:
                break
            continue
        if ready.count():
            seat = table.situation["decider"]
            ready.click()
            table.wait(lambda seat=seat: table.view["seat"] == seat and bool(table.moves), "the seat's view")  # type: ignore[misc]
            continue
        decide(table)
    assert stages == 2


def decide(table: TablePage) -> None:
    """One decision: Agents go where troops may go to the Conflict, as many as may; the rest ends the turn soonest."""
    before = table.revision
    moves = table.moves
    deploys = table.of_kind("deploy")
    sends = [move for move in table.of_kind("agent") if move["b"] in WARLIKE]
    ends = table.of_kind("reveal", "end", "decline", "pass")
    table.press((deploys[-1:] or sends[:1] or ends[:1] or moves[:1])[0])
    table.wait(lambda: table.revision > before or bool(table.refusals), "an answer")
    assert not table.refusals, table.refusals


def test_a_replay_stops_at_a_fight(client: Client, visit: Visit) -> None:
    id = str(client.post("/api/records", {"record": RECORD.read_text(encoding="utf-8")}, 201)["id"])
    outline = client.get(f"/api/tables/{id}/outline")
    moments = outline["moments"]
    for at in range(1, len(moments)):
        told = client.get(f"/api/tables/{id}/replay", moves=at)["fight"]
        if told and told["stage"] == "done" and any(lane["strength"] for lane in told["lanes"]):
            break
    page = visit(f"/replay/{id}?move={at - 1}", size=LAPTOP)
    moment = page.get_by_text(said("page-replay-moment", n=at - 1, total=len(moments) - 1), exact=True)
    expect(moment).to_be_visible()
    page.get_by_role("button", name=said("page-replay-play"), exact=True).click()
    expect(page.locator("[data-stage=done][data-complete]")).to_be_visible()
    expect(page.locator("[data-stage] [data-fighter]")).to_have_count(len(told["lanes"]))
    # It plays, but not on from here until the stage was left.
    now = page.get_by_text(said("page-replay-moment", n=at, total=len(moments) - 1), exact=True)
    expect(now).to_be_visible()
    page.locator("[data-continue]").click()
    expect(page.locator("[data-stage]")).to_have_count(0)
    expect(page.locator("[data-ribbon]")).to_be_visible()
    expect(now).to_have_count(0)


def ends_of(client: Client, record: Path) -> tuple[str, dict[int, dict[str, Any]]]:
    """A replay, and what is told of each of its fights at the moment at which it is over."""
    id = str(client.post("/api/records", {"record": record.read_text(encoding="utf-8")}, 201)["id"])
    found: dict[int, dict[str, Any]] = {}
    moments = client.get(f"/api/tables/{id}/outline")["moments"]
    for at in range(1, len(moments)):
        if moments[at - 1]["phase"] == "combat" and moments[at]["phase"] != "combat":
            found[at] = client.get(f"/api/tables/{id}/replay", moves=at)["fight"]
    return id, {at: told for at, told in found.items() if any(lane["strength"] for lane in told["lanes"])}


@pytest.mark.parametrize("name", ["random_01", "uprising_00"])
def test_ties_control_and_pairs_are_shown(client: Client, visit: Visit, name: str) -> None:
    id, fights = ends_of(client, RECORD.with_name(f"{name}.kanly"))
    tied = [
        at for at, told in fights.items() if any(lane["note"] and lane["reward"] for lane in told["lanes"])
    ]
    taken = [at for at, told in fights.items() if told["control"] and told["control"]["seat"] is not None]
    paired = [at for at, told in fights.items() if told["claim"] and told["claim"]["pair"]]
    assert tied and taken and (paired or name == "random_01")
    page = visit(size=LAPTOP)
    for at in dict.fromkeys((tied[0], taken[0], *paired[:1])):
        told = fights[at]
        page.goto(f"/replay/{id}?move={at}")
        expect(page.locator("[data-stage=done][data-complete]")).to_be_visible()
        for lane in told["lanes"]:
            row = page.locator(f'[data-stage] [data-fighter="{lane["seat"]}"]')
            expect(row.locator(".sum .sr")).to_have_text(str(lane["strength"]))
            expect(row.locator(".medal")).to_have_text(str(lane["place"] or "–"))
            if lane["note"]:
                expect(row).to_contain_text(lane["note"])
            control, pair = told["control"], (told["claim"] or {}).get("pair")
            holds = control is not None and control["seat"] == lane["seat"]
            expect(row.locator(".control")).to_have_text(
                [said("page-combat-controls", space=control["name"])] if holds else []
            )
            if pair is not None and told["claim"]["seat"] == lane["seat"]:
                expect(row.locator(".pair .battle")).to_have_count(len(pair["cards"]))
                expect(row.locator(".pair b")).to_have_text(str(pair["points"]))
            else:
                expect(row.locator(".pair")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "uk", "ru", "bg"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_ribbon_tells_spice_first_player_and_conflict(
    client: Client, visit: Visit, language: str, phone: bool
) -> None:
    id, fights = ends_of(client, RECORD)
    ends = {
        at: client.get(f"/api/tables/{id}/replay", moves=at, language=language)["round_end"] for at in fights
    }
    # The fullest: where most words have to find room.
    at = max(ends, key=lambda at: (ends[at]["first"] is not None, len(ends[at]["makers"])))
    end = ends[at]
    page = visit(f"/replay/{id}?move={at}", language=language, phone=phone, size=None if phone else LAPTOP)
    page.locator("[data-continue]").click()
    ribbon = page.locator("[data-ribbon]")
    expect(ribbon).to_be_visible()
    expect(ribbon.locator(".maker")).to_have_text([f"{one['name']}+{one['spice']}" for one in end["makers"]])
    expect(ribbon).to_contain_text(end["conflict_name"])
    expect(ribbon.locator(".who")).to_have_count(1 if end["first_before"] in (None, end["first"]) else 2)
    # No words lie over others, and none out of it.
    assert ribbon.evaluate(OVERLAPS) == []


OVERLAPS = """(ribbon) => {
  const whole = ribbon.getBoundingClientRect()
  const texts = [...ribbon.querySelectorAll('h3, p')].map((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return [one.textContent, range.getBoundingClientRect()]
  })
  const found = texts.filter(([, box]) => box.left < whole.left || box.right > whole.right || box.bottom > whole.bottom).map(([text]) => text)
  texts.forEach(([text, a], at) => {
    for (const [other, b] of texts.slice(at + 1)) {
      if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) found.push(`${text} / ${other}`)
    }
  })
  return found
}"""


def test_the_host_sets_the_speed_in_the_bar(client: Client, visit: Visit) -> None:
    lobby = LobbyPage(visit("/", size=LAPTOP))
    lobby.edition("uprising")
    lobby.players(1)
    lobby.seat(1, ME, "Ada")
    table = lobby.create()
    speed = table.page.locator("header [data-speed]")
    expect(speed).to_be_visible()
    speed.select_option("1500")
    expect(speed).to_have_value("1500")
    table.page.reload()
    expect(table.page.locator("header [data-speed]")).to_have_value("1500")


def test_rivals_take_their_turns_one_after_another(client: Client, visit: Visit) -> None:
    id = client.table("free", setup={"edition": "uprising"}, settings={"pace": 400})
    link = client.sit(id, 0, "Chani")
    page = visit(size=LAPTOP)
    table = TablePage(page)
    seen: list[int] = []
    heard = table._heard

    def hear(frame: str | bytes) -> None:
        heard(frame)
        decider = table.situation.get("decider")
        if decider:
            seen.append(decider)

    table._heard = hear  # type: ignore[method-assign]
    page.goto(link)
    table.drawn()
    for _ in range(60):
        if len(set(seen)) > 1:
            break
        moves = table.asked()
        ends = [move for move in moves if move["kind"] in ("end", "decline")]
        table.make((ends or moves)[0])
    assert set(seen) == {1, 2}
