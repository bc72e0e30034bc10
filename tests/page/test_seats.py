"""Everything at the table can be looked at: players, cards, the log; and what people say stands beside the game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kanly import Game
from kanly.server.store import Store
from kanly.text import Words
from tests.server.clients import Client

from .positions import Sitting, advance, offers, seated
from .screens import RECORD
from .standing import Position, played, stand
from .table_page import TablePage, said
from .visiting import Visit

LEADERS = ["feyd_rautha_harkonnen", "lady_jessica", "muad_dib"]


def at_the_table(client: Client, round: int = 3) -> Sitting:
    """Ada's Agent turn in a game of Uprising with contracts."""
    setup = {"edition": "uprising", "modules": ["choam"], "leaders": LEADERS}
    sitting = seated(client, "@Ada", "@Bob", "@Cid", setup=setup, seed=4)
    advance(client, sitting, lambda s: s["view"]["table"]["round"] == round and offers("agent")(s))
    return sitting


@pytest.fixture
def table(client: Client, visit: Visit) -> TablePage:
    return TablePage(visit()).open(at_the_table(client).links[0])


def seat(page: Page, number: int) -> Locator:
    return page.locator(f'[data-seat="{number}"]')


def opened(page: Page, number: int) -> Locator:
    return page.locator(f'[data-inspect="{number}"]')


def speak(page: Page, now: str, language: str) -> None:
    """Another language, chosen in the menu; nothing is loaded anew."""
    page.get_by_role("banner").get_by_role("button", name=said("page-menu", now), exact=True).click()
    page.locator(f'dialog button[lang="{language}"]').click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def component(client: Client, deck: str, id: str) -> dict[str, Any]:
    params = {"edition": "uprising", "module": "choam"}
    found: dict[str, Any] = client.http.get("/api/components", params=params).json()
    return next(one for one in found.values() if (one["deck"], one["id"]) == (deck, id))


def test_a_seat_shows_its_figures_and_its_strength(table: TablePage) -> None:
    for one in table.view["seats"]:
        here = seat(table.page, one["seat"])
        for figure in ("points", "strength", "spice", "solari", "water"):
            expect(here.locator(f'[data-figure="{figure}"]')).to_have_text(
                re.compile(rf"(?<!\d){one[figure]}$")
            )
        expect(here.locator('[data-figure="hand"]')).to_have_text(re.compile(rf"(?<!\d){one['hand_size']}$"))
        posts = table.view["parts"]["spies"]["posts"][one["seat"]]
        expect(here.locator('[data-figure="spies"]')).to_have_text(re.compile(rf"(?<!\d){len(posts)}$"))
    boxes = [seat(table.page, number).bounding_box() for number in range(3)]
    unit = table.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert all(box is not None and box["height"] <= 3.1 * unit for box in boxes)


def test_a_seat_opens_its_player_and_the_game_goes_on(client: Client, table: TablePage) -> None:
    page = table.page
    seat(page, 0).get_by_role("button").first.click()
    feyd = opened(page, 0)
    leader = component(client, "leaders", LEADERS[0])
    for line in leader["lines"][:2]:
        expect(feyd).to_contain_text(line["title"])
        expect(feyd).to_contain_text(line["text"])
    own = table.view["seats"][0]
    expect(feyd.get_by_role("region", name=said("label-discard_pile")).locator("[data-card]")).to_have_count(
        len(own["discard"])
    )
    held = table.view["parts"]["contracts"]["held"][0]
    done = table.view["parts"]["contracts"]["done"][0]
    expect(feyd.get_by_role("region", name=said("label-contracts")).locator("[data-card]")).to_have_count(
        len(held) + len(done)
    )
    # Nothing of the seats, the turn and the hand lies under it.
    area = feyd.bounding_box()
    assert area is not None
    for other in (seat(page, 2), table.prompt, page.locator("[data-hand]").first):
        box = other.bounding_box()
        assert box is not None
        assert box["x"] >= area["x"] + area["width"] - 1 or box["y"] >= area["y"] + area["height"] - 1
    page.keyboard.press("ArrowRight")
    order = [number for number in table.situation["order"]]
    expect(opened(page, order[(order.index(0) + 1) % 3])).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-inspect]")).to_have_count(0)
    # Whoever picks up a card wants the board back.
    seat(page, 1).get_by_role("button").first.click()
    expect(opened(page, 1)).to_be_visible()
    table.hand_card(table.of_kind("agent")[0]["a"]).click()
    expect(page.locator("[data-inspect]")).to_have_count(0)


def test_a_training_track_and_memories_are_drawn(client: Client, table: TablePage) -> None:
    page = table.page
    seat(page, 0).get_by_role("button").first.click()
    track = opened(page, 0).get_by_role("list", name=said("label-training"))
    stops = [line for line in component(client, "leaders", LEADERS[0])["lines"] if line["box"] == "training"]
    expect(track.get_by_role("listitem")).to_have_count(len(stops))
    where = table.view["parts"]["mats"]["training"][0] or "start"
    traits = component(client, "leaders", LEADERS[0])["traits"]
    ids = [stop["id"] for trait in traits if trait["word"] == "TrainingTrack" for stop in trait["stops"]]
    expect(track.locator('[aria-current="step"]')).to_contain_text(stops[ids.index(where)]["text"])
    seat(page, 1).get_by_role("button").first.click()
    other = {"lady_jessica": "reverend_mother_jessica", "reverend_mother_jessica": "lady_jessica"}
    back = component(client, "leaders", other[table.view["seats"][1]["leader"]])
    expect(opened(page, 1).get_by_role("region", name=said("label-memories"))).to_contain_text(back["name"])


def test_a_card_opens_large_wherever_it_lies(client: Client, table: TablePage) -> None:
    page = table.page
    large = page.locator("dialog.held")

    def opens(what: Locator) -> None:
        what.click()
        expect(large).to_be_visible()
        page.keyboard.press("Escape")
        expect(large).to_have_count(0)

    opens(page.locator("[data-conflict] button").first)
    opens(page.locator("[data-offer]").first)
    opens(page.locator("[data-log-line] .said [role=button]").first)
    number = next(one["seat"] for one in table.view["seats"] if one["discard"])
    seat(page, number).get_by_role("button").first.click()
    discard = opened(page, number).get_by_role("region", name=said("label-discard_pile"))
    opens(discard.locator("[data-card]").first)
    # The player is still looked at.
    expect(opened(page, number)).to_be_visible()


def opens_large(page: Page, what: Locator) -> None:
    """A press opens a card large, with its words; and it can be put away."""
    what.click()
    large = page.locator("dialog.held")
    expect(large).to_be_visible()
    expect(large.locator(".k-large")).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)


def many_cards(game: Game) -> bool:
    """Cards lie wherever they can: in play, in a discard pile, held in secret."""
    state = game.state
    own = state.seats[game.decider]
    asked = any(str(move).startswith("agent ") for move in game.moves)
    return asked and bool(own.play) and bool(own.intrigues) and any(seat.discard for seat in state.seats)


@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_cards_of_both_editions_open_large(visit: Visit, store: Store, edition: str) -> None:
    modules = ("choam",) if edition == "uprising" else ()
    position = Position("cards everywhere", edition, many_cards, modules=modules)
    record, decider = played(position)
    table = TablePage(visit()).open(stand(store, record).links[decider])
    page = table.page
    opens_large(page, page.locator("[data-conflict] button").first)
    # Whoever looks at a player finds what is in play and what was discarded.
    for word, zone in (("label-in_play", "play"), ("label-discard_pile", "discard")):
        number = next(one["seat"] for one in table.view["seats"] if one[zone])
        seat(page, number).get_by_role("button").first.click()
        cards = opened(page, number).get_by_role("region", name=said(word)).locator("[data-card]")
        expect(cards).to_have_count(len(table.view["seats"][number][zone]))
        opens_large(page, cards.first)
        page.keyboard.press("Escape")
        expect(page.locator("[data-inspect]")).to_have_count(0)
    page.keyboard.press("m")
    opens_large(page, page.locator("[data-market] [data-card]").first)
    page.keyboard.press("m")
    # A card of the hand is picked up by a press; what was picked is read by the key.
    card = page.locator("[data-hand] [data-card]").first
    card.focus()
    page.keyboard.press("Space")
    expect(page.locator("dialog.held")).to_be_visible()


@pytest.mark.parametrize("name", ["random_01", "uprising_00"])
def test_a_player_shows_what_the_last_turn_cost_and_brought(client: Client, visit: Visit, name: str) -> None:
    text = RECORD.with_name(f"{name}.kanly").read_text(encoding="utf-8")
    id = client.post("/api/records", {"record": text}, 201)["id"]
    outline = client.get(f"/api/tables/{id}/outline")

    def goods(turn: dict[str, Any], event: str) -> dict[str, int]:
        lines = [line for line in outline["log"][turn["from"] : turn["to"]] if line["seat"] == turn["seat"]]
        return {line["a"]: line["b"] for line in lines if line["event"] == event}

    # A turn that cost one thing and brought another.
    turn = next(
        turn
        for turn in outline["turns"]
        if turn["seat"] is not None
        and goods(turn, "pay")
        and goods(turn, "gain")
        and not goods(turn, "pay").keys() & goods(turn, "gain").keys()
    )
    at = next(at for at, moment in enumerate(outline["moments"]) if moment["log"] >= turn["to"])
    page = visit(f"/replay/{id}?move={at}")
    expect(page.get_by_role("slider", name=said("page-replay-slider"))).to_have_value(str(at))
    seat(page, turn["seat"]).get_by_role("button").first.click()
    last = opened(page, turn["seat"]).get_by_role("region", name=said("page-inspect-last"))
    expect(last).to_contain_text(turn["text"])
    for good, n in goods(turn, "pay").items():
        expect(last).to_contain_text(f"{said(f'label-{good}')} −{n}")
    for good, n in goods(turn, "gain").items():
        expect(last).to_contain_text(f"{said(f'label-{good}')} +{n}")


def test_the_ring_says_what_it_does_for_this_leader(client: Client, visit: Visit) -> None:
    sitting = at_the_table(client)
    table = TablePage(visit()).open(sitting.links[0])
    everywhere = [
        (one["seat"], zone)
        for one in table.view["seats"]
        for zone in ("discard", "play")
        if "signet_ring" in one[zone]
    ]
    assert everywhere, "the ring lies nowhere in sight"
    number, zone = everywhere[0]
    seat(table.page, number).get_by_role("button").first.click()
    name = {"discard": "label-discard_pile", "play": "label-in_play"}[zone]
    area = opened(table.page, number).get_by_role("region", name=said(name))
    area.locator('[data-card="signet_ring"]').first.click()
    leader = component(client, "leaders", table.view["seats"][number]["leader"])
    ring = next(line for line in leader["lines"] if line["box"] == "signet")
    expect(table.page.locator("dialog [data-ring]")).to_contain_text(ring["text"])


def test_a_turn_of_the_log_unfolds_and_all_of_it_can_be_searched(table: TablePage) -> None:
    page = table.page
    lines = page.locator("[data-log-line]")
    expect(lines.first).to_be_visible()
    turn = page.locator("[data-log-line][data-owner]").first
    turn.get_by_role("button", name=said("page-log-unfold")).click()
    expect(turn.get_by_role("listitem").last).to_contain_text(re.compile("ends the turn|passes"))
    page.locator("[data-all-log]").click()
    whole = page.locator("[data-whole-log] [data-log-line]")
    expect(page.locator('[data-whole-log] [data-log-line="0"]')).to_be_visible()
    before = whole.count()
    dialog = page.get_by_role("dialog", name=said("page-log"))
    dialog.get_by_role("button", name="Bob").click()
    expect(page.locator('[data-whole-log] [data-log-line]:not([data-owner="1"])')).to_have_count(0)
    assert 0 < whole.count() < before
    dialog.get_by_role("searchbox").fill("no such words")
    expect(dialog.get_by_text(said("page-log-nothing"))).to_be_visible()


def test_chat_stands_beside_the_game_and_its_first_line_is_news(client: Client, visit: Visit) -> None:
    sitting = at_the_table(client)
    ada, bob = (TablePage(visit()).open(sitting.links[number]) for number in (0, 1))
    unread = bob.page.locator("[data-talk=chat] [data-unread]")
    expect(unread).to_have_count(0)
    ada.page.get_by_role("tab", name=said("page-chat")).click()
    box = ada.page.get_by_role("textbox", name=said("page-chat-say"))
    box.fill("hello")
    box.press("Enter")
    expect(ada.page.get_by_role("region", name=said("page-chat")).get_by_text("hello")).to_be_visible()
    # Nobody has to read what they said themselves.
    expect(ada.page.locator("[data-unread]")).to_have_count(0)
    expect(unread).to_have_attribute("data-unread", "1")
    bob.page.get_by_role("banner").get_by_role("button", name=said("page-chat"), exact=True).click()
    expect(bob.page.get_by_role("region", name=said("page-chat")).get_by_text("hello")).to_be_visible()
    expect(unread).to_have_count(0)
    expect(bob.page.locator("dialog[open]")).to_have_count(0)
    # The board is where it was, with nothing over it.
    expect(bob.page.locator("[data-space]").first).to_be_visible()


def test_who_is_away_is_seen_on_the_seat(client: Client, visit: Visit) -> None:
    sitting = at_the_table(client)
    ada = TablePage(visit()).open(sitting.links[0])
    expect(seat(ada.page, 1).locator("[data-away]")).to_be_visible()
    bob = TablePage(visit()).open(sitting.links[1])
    expect(seat(ada.page, 1).locator("[data-away]")).to_have_count(0)
    expect(seat(ada.page, 0).locator("[data-away]")).to_have_count(0)
    bob.page.close()
    expect(seat(ada.page, 1).locator("[data-away]")).to_be_visible()


def test_names_of_seats_follow_the_language(client: Client, visit: Visit) -> None:
    sitting = seated(client, "@Ada", "random", "random")
    table = TablePage(visit()).open(sitting.links[0])
    now = "en"
    for language in ("uk", "ru", "bg", "en"):
        speak(table.page, now, language)
        now = language
        for number in (1, 2):
            expect(seat(table.page, number)).to_contain_text(
                Words(language).text("seat-bot", n=number + 1), use_inner_text=True
            )
        # And in the player's card.
        seat(table.page, 1).get_by_role("button").first.click()
        expect(opened(table.page, 1)).to_contain_text(Words(language).text("seat-bot", n=2))
        table.page.keyboard.press("Escape")


def test_the_names_of_rivals_follow_the_language(client: Client, visit: Visit) -> None:
    sitting = seated(client, "@Ada", setup={"edition": "uprising"}, seed=3)
    advance(client, sitting, offers("agent"))
    table = TablePage(visit()).open(sitting.links[0])
    params = {"edition": "uprising"}
    now = "en"
    for language in ("uk", "bg"):
        speak(table.page, now, language)
        now = language
        found = client.http.get("/api/components", params={**params, "language": language}).json()
        rival = table.view["parts"]["automa"]["rivals"][1]
        name = next(one["name"] for one in found.values() if (one["deck"], one["id"]) == ("rivals", rival))
        seat(table.page, 1).get_by_role("button").first.click()
        expect(opened(table.page, 1)).to_contain_text(re.compile(re.escape(name), re.IGNORECASE))
        table.page.keyboard.press("Escape")


def test_the_names_of_rivals_begin_large(client: Client, visit: Visit) -> None:
    """Their Leaders' titles are small inside a sentence, and no name stands for them beside it."""
    setup = {"edition": "uprising", "rivals": ["lady_jessica", "lady_margot_fenring"]}
    sitting = seated(client, "@Ada", setup=setup, seed=3)
    advance(client, sitting, lambda s: s["view"]["table"]["round"] == 2 and offers("agent")(s))
    table = TablePage(visit(language="uk"), language="uk").open(sitting.links[0])
    heads = table.prompt.get_by_role("heading", level=3)
    expect(heads.filter(has_text=re.compile("Леді Джессіка")).first).to_be_visible()
    expect(heads.filter(has_text=re.compile("леді"))).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_player_on_the_phone_is_a_sheet(client: Client, visit: Visit, language: str) -> None:
    sitting = at_the_table(client)
    table = TablePage(visit(phone=True, language=language), language=language, phone=True).open(
        sitting.links[0]
    )
    seat(table.page, 1).get_by_role("button").first.tap()
    sheet = opened(table.page, 1)
    expect(sheet).to_be_visible()
    box = sheet.bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (0, 390)
    sheet.get_by_role("button", name=said("page-close", language)).tap()
    expect(sheet).to_have_count(0)


def test_a_card_of_the_browser_opens_by_a_tap(visit: Visit) -> None:
    page = visit("/cards?edition=uprising&deck=starters", phone=True)
    page.locator('main [data-card="dagger"]').first.tap()
    expect(page.locator("dialog .k-large")).to_contain_text("Dagger")
