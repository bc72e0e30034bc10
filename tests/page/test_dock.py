"""What lies before a seat: its own things, its hand, and the market with its basket."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.server.clients import Client

from .dealing import Dealer, Frame
from .positions import Situation, advance, offers, seated
from .table_page import TablePage, said
from .visiting import Visit

FOUR = ("@Ada", "@Bob", "@Cid", "@Dora")
CHOAM: dict[str, Any] = {"edition": "uprising", "modules": ["choam"]}
# The smallest window that is drawn as a desktop.
SMALLEST: ViewportSize = {"width": 1240, "height": 640}
# A second press so soon belongs to the first.
TWICE_MS = 400
# The narrowest a hand of seven gets there: everything on a card has to fit.
OVERFLOW = """(cards) => cards.flatMap((card) => {
  const out = []
  const box = card.getBoundingClientRect()
  if (box.width < 88) out.push(`${card.dataset.card}: ${box.width} px wide`)
  if (card.scrollHeight > card.clientHeight + 1) out.push(`${card.dataset.card}: too high by ${card.scrollHeight - card.clientHeight}`)
  for (const part of card.querySelectorAll('.name, .none, .in, .box, .send')) {
    const own = part.getBoundingClientRect()
    if (own.width && (own.right > box.right + 1 || own.bottom > box.bottom + 1)) out.push(`${card.dataset.card}: ${part.className} is cut`)
  }
  return out
})"""


def affordable(several: int) -> Any:
    """A Reveal turn on which so many cards of the market can be bought together."""

    def such(situation: Situation) -> bool:
        view = situation["view"]
        if view["decision"] != "reveal":
            return False
        buys = {move["a"] for move in situation["moves"] if move["kind"] == "buy"}
        cheap = sorted(cost for cost in (price(situation, card) for card in buys) if cost is not None)
        return len(cheap) >= several and sum(cheap[:several]) <= view["seats"][view["seat"]]["persuasion"]

    return such


def price(situation: Situation, card: str) -> int | None:
    """What a card costs by its move, which says so."""
    move = next(one for one in situation["moves"] if one["kind"] == "buy" and one["a"] == card)
    costs = [tree["amount"] for tree in move["costs"] if tree["word"] == "Persuasion"]
    found = costs or [int(n) for n in re.findall(r"\d+", str(move["costs"]))]
    return found[0] if found else None


def in_window(thing: Locator, page: Page) -> None:
    expect(thing).to_be_visible()
    box, size = thing.bounding_box(), page.viewport_size
    assert box is not None and size is not None
    assert box["x"] >= 0 and box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"] and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("size", [SMALLEST, {"width": 1440, "height": 900}, {"width": 1024, "height": 768}])
def test_own_things_are_told_and_in_the_window(client: Client, visit: Visit, size: ViewportSize) -> None:
    # With Paul the deck says what lies on top of it, which once pushed the Intrigue pile out.
    setup = {"leaders": ["paul_atreides", "helena_richese", "earl_memnon_thorvald", "count_ilban_richese"]}
    sitting = seated(client, *FOUR, seed=3, setup=setup)
    advance(client, sitting, lambda s: s["view"]["table"]["round"] >= 3 and offers("agent")(s))
    page = visit()
    page.set_viewport_size(size)
    table = TablePage(page).open(sitting.links[0])
    me = table.view["seats"][0]
    told = {name: me[name] for name in ("spice", "solari", "water", "garrison", "strength", "points")}
    told |= {"deck": me["deck_size"], "discard": len(me["discard"]), "intrigue": me["intrigue_count"]}
    for name, n in told.items():
        own = page.locator(f'[data-own="{name}"]')
        expect(own).to_have_text(str(n))
        in_window(own, page)
    for at in range(len(me["hand"])):
        in_window(page.locator(f'[data-hand="{at}"]'), page)


def test_own_contracts_lie_before_the_seat(client: Client, visit: Visit) -> None:
    sitting = seated(client, *FOUR, seed=11, setup=CHOAM)

    def such(situation: Situation) -> bool:
        held = situation["view"]["parts"]["contracts"]["held"][situation["decider"]]
        return len(held) >= 2 and offers("agent")(situation)

    seat = advance(client, sitting, such, seat=None, seed=3)["decider"]
    page = visit()
    page.set_viewport_size(SMALLEST)
    table = TablePage(page).open(sitting.links[seat])
    for contract in table.view["parts"]["contracts"]["held"][seat]:
        in_window(page.locator(f'[data-bottom] [data-contract="{contract}"]').first, page)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "uk", "ru", "bg"])
@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_every_card_fits_into_a_hand_of_seven(
    client: Client, visit: Visit, language: str, edition: str
) -> None:
    modules = ["choam"] if edition == "uprising" else []
    sitting = seated(client, *FOUR, seed=11, setup={"edition": edition, "modules": modules})
    advance(client, sitting, offers("agent"), seed=3)
    asked = {"edition": edition, "modules": ",".join(modules), "language": language}
    printed = client.http.get("/api/components", params=asked).json().values()
    cards = sorted(one["id"] for one in printed if one["deck"] in ("imperium", "reserve", "starters"))
    page = visit(language=language)
    page.set_viewport_size(SMALLEST)
    dealer = Dealer(page)
    TablePage(page, language=language).open(sitting.links[0])
    faults: list[str] = []
    for first in range(0, len(cards), 7):
        hand = (cards[first : first + 7] + cards)[:7]

        def deal(frame: Frame, hand: list[str] = hand) -> None:
            frame["situation"]["view"]["seats"][0]["hand"] = hand

        dealer.deal(deal)
        for at, card in enumerate(hand):
            expect(page.locator(f'[data-hand="{at}"] [data-card="{card}"]')).to_be_attached()
        faults += page.locator("[data-hand] .kcard").evaluate_all(OVERFLOW)
    assert faults == []


@pytest.mark.slow
@pytest.mark.parametrize("language", ["uk", "ru", "bg"])
@pytest.mark.parametrize("size", [SMALLEST, {"width": 1024, "height": 768}])
def test_every_card_fits_into_the_market(
    client: Client, visit: Visit, language: str, size: ViewportSize
) -> None:
    sitting = seated(client, *FOUR, seed=11, setup=CHOAM)
    advance(client, sitting, affordable(1), seed=3)
    asked = {"edition": "uprising", "modules": "choam", "language": language}
    printed = client.http.get("/api/components", params=asked).json().values()
    cards = sorted(one["id"] for one in printed if one["deck"] == "imperium")
    page = visit(language=language)
    page.set_viewport_size(size)
    dealer = Dealer(page)
    TablePage(page, language=language).open(sitting.links[0])
    faults: list[str] = []
    for first in range(0, len(cards), 5):
        row = (cards[first : first + 5] + cards)[:5]

        def deal(frame: Frame, row: list[str] = row) -> None:
            frame["situation"]["view"]["table"]["row"] = row

        dealer.deal(deal)
        for at, card in enumerate(row):
            expect(page.locator(f'[data-market] [data-row="{at}"] [data-card="{card}"]')).to_be_attached()
        faults += page.locator("[data-market] .kcard").evaluate_all(OVERFLOW)
    assert faults == []


def test_a_long_hand_is_a_fan(client: Client, visit: Visit) -> None:
    sitting = seated(client, *FOUR, seed=11)
    advance(client, sitting, offers("agent"), seed=3)
    page = visit()
    page.set_viewport_size(SMALLEST)
    dealer = Dealer(page)
    TablePage(page).open(sitting.links[0])
    hand = ["dagger"] * 6 + ["diplomacy"] * 6

    def deal(frame: Frame) -> None:
        frame["situation"]["view"]["seats"][0]["hand"] = hand

    dealer.deal(deal)
    expect(page.locator("[data-hand]")).to_have_count(12)
    boxes = [one.bounding_box() for one in page.locator("[data-hand] .kcard").all()]
    for one, other in pairwise(boxes):
        assert one and other and one["width"] >= 88 and 20 < other["x"] - one["x"] < one["width"]
    page.locator('[data-hand="11"] button').focus()
    in_window(page.locator('[data-hand="11"]'), page)


def test_the_ring_shows_what_the_leaders_ring_does(client: Client, visit: Visit) -> None:
    sitting = seated(
        client,
        *FOUR,
        seed=3,
        setup={"leaders": ["paul_atreides", "helena_richese", "earl_memnon_thorvald", "count_ilban_richese"]},
    )
    advance(client, sitting, lambda s: "signet_ring" in s["view"]["seats"][0]["hand"] and offers("agent")(s))
    table = TablePage(visit()).open(sitting.links[0])
    ring = table.hand_card("signet_ring")
    # Paul's ring draws a card.
    expect(ring.locator(".box.agent .c-draw")).to_have_count(1)
    expect(ring).to_have_accessible_name(re.compile("Draw 1 card"))
    ring.hover()
    expect(table.page.locator(".raised .words").first).to_contain_text("Draw 1 card")
    ring.focus()
    table.page.keyboard.press("Space")
    expect(table.page.get_by_role("dialog")).to_contain_text("Draw 1 card")
    expect(ring).to_have_attribute("aria-pressed", "false")


def bought(table: TablePage, cards: list[str]) -> bool:
    discard = list(table.view["seats"][0]["discard"])
    for card in cards:
        if card not in discard:
            return False
        discard.remove(card)
    return True


def fill(table: TablePage, several: int) -> list[str]:
    """Lay the cheapest cards into the basket."""
    cards = sorted(
        {move["a"] for move in table.of_kind("buy")}, key=lambda card: price(table.situation, card) or 0
    )
    for card in cards[:several]:
        table.page.locator(f'[data-picks="buy {card}"]:visible').first.click()
    return cards[:several]


def buy(table: TablePage, cards: list[str]) -> None:
    """Buy what is in the basket; a turn that would end with the last of it is ended."""
    end = table.page.locator('[data-act="end"][data-plays^="buy "]:visible')
    table.page.locator('[data-act="buy"]:visible').last.click()
    table.wait(lambda: bought(table, cards) or end.count() > 0, "both cards, or the last of them")
    if end.count():
        end.click()
    table.wait(lambda: bought(table, cards), "both cards")


def test_several_cards_are_decided_together_and_bought_in_order(client: Client, visit: Visit) -> None:
    sitting = seated(client, *FOUR, seed=4)
    advance(client, sitting, affordable(2), seed=2)
    table = TablePage(visit()).open(sitting.links[0])
    page = table.page
    expect(page.locator("[data-market]")).to_be_visible()
    before = table.revision
    cards = fill(table, 2)
    for card in cards:
        expect(page.locator(f'[data-picks="buy {card}"]').first).to_have_attribute("aria-pressed", "true")
    # A second press takes a card out; nothing was sent.
    page.locator(f'[data-picks="buy {cards[0]}"]').first.click()
    expect(page.locator(f'[data-picks="buy {cards[0]}"]').first).to_have_attribute("aria-pressed", "false")
    page.locator(f'[data-picks="buy {cards[0]}"]').first.click()
    assert table.revision == before
    buy(table, cards)
    assert not table.refusals


def test_the_market_gives_way_to_the_map(client: Client, visit: Visit) -> None:
    sitting = seated(client, *FOUR, seed=4)
    advance(client, sitting, affordable(1), seed=2)
    table = TablePage(visit()).open(sitting.links[0])
    market = table.page.locator("[data-market]")
    expect(market).to_be_visible()
    table.page.locator('[data-act="map"]').click()
    expect(market).to_have_count(0)
    expect(table.space("arrakeen")).to_be_visible()
    table.page.keyboard.press("m")
    expect(market).to_be_visible()


def test_a_tap_on_a_phone_buys_nothing(client: Client, visit: Visit) -> None:
    sitting = seated(client, *FOUR, seed=4)
    advance(client, sitting, affordable(2), seed=2)
    table = TablePage(visit(phone=True), phone=True).open(sitting.links[0])
    table.tab("market")
    before = table.revision
    cards = fill(table, 2)
    bar = table.page.locator("[data-basket]:visible").last
    expect(bar).to_have_attribute("data-basket", "2")
    assert table.revision == before
    buy(table, cards)


def test_what_is_short_stands_on_the_card(client: Client, visit: Visit) -> None:
    sitting = seated(client, *FOUR, seed=4)
    advance(client, sitting, affordable(1), seed=2)
    table = TablePage(visit()).open(sitting.links[0])
    card = fill(table, 1)[0]
    left = table.view["seats"][0]["persuasion"] - (price(table.situation, card) or 0)
    dearest = table.page.locator('[data-market] [data-card="the_spice_must_flow"]')
    expect(dearest.locator(".short")).to_have_text(said("page-dock-short", n=9 - left))


def test_a_turn_does_not_end_over_a_full_basket(client: Client, visit: Visit) -> None:
    """The first press says what would be lost, and buying is still one press away."""
    sitting = seated(client, *FOUR, seed=4)
    advance(client, sitting, affordable(2), seed=2)
    table = TablePage(visit()).open(sitting.links[0])
    before = table.revision
    cards = fill(table, 2)
    table.act("end").click()
    expect(table.prompt.locator("[data-stopped]")).to_have_text(said("page-turn-stop-basket"))
    assert table.revision == before
    buy(table, cards)


def test_enter_buys_what_a_mouse_has_laid_together(client: Client, visit: Visit) -> None:
    sitting = seated(client, *FOUR, seed=4)
    advance(client, sitting, affordable(2), seed=2)
    table = TablePage(visit()).open(sitting.links[0])
    end = table.page.locator('[data-act="end"][data-plays^="buy "]:visible')
    cards = fill(table, 1)
    table.page.keyboard.press("Enter")
    table.wait(lambda: bought(table, cards) or end.count() > 0, "the card, or what would end with it")


NAMES = """(words) => words.flatMap((word) => {
  const line = parseFloat(getComputedStyle(word).lineHeight)
  const broken = word.getBoundingClientRect().height > 1.5 * line
  if (!broken) return []
  // As wide as the whole word is, it would not have fitted on a line of its own.
  const whole = word.cloneNode(true)
  whole.style.cssText = 'max-width: none; white-space: nowrap; position: absolute'
  word.parentElement.append(whole)
  const fits = whole.getBoundingClientRect().width <= word.parentElement.getBoundingClientRect().width
  whole.remove()
  return fits ? [word.textContent] : []
})"""


def test_a_word_of_a_name_breaks_only_where_no_line_holds_it(client: Client, visit: Visit) -> None:
    sitting = seated(client, *FOUR, seed=4)
    advance(client, sitting, affordable(1), seed=2)
    table = TablePage(visit()).open(sitting.links[0])
    words = table.page.locator(".kcard .name .word:visible")
    # The cards come one by one.
    expect(words.nth(8)).to_be_visible()
    assert words.evaluate_all(NAMES) == []


@pytest.mark.parametrize("sold", [True, False], ids=["sold", "nothing sold"])
def test_nobody_is_told_to_press_cards_that_can_not_be_had(client: Client, visit: Visit, sold: bool) -> None:
    """The basket says what to do with the market as long as it has something."""

    def such(situation: Situation) -> bool:
        table = situation["view"]["table"]
        own = table["turn"] == 0 and table["turn_kind"] == "reveal"
        return own and (affordable(1) if sold else lambda s: not offers("buy")(s))(situation)

    sitting = seated(client, *FOUR, setup={"edition": "uprising"})
    advance(client, sitting, such)
    table = TablePage(visit()).open(sitting.links[0])
    table.asked()
    expect(table.prompt.locator("[data-basket='0']")).to_be_visible()
    expect(table.prompt.get_by_text(said("page-dock-basket-empty"))).to_have_count(1 if sold else 0)
