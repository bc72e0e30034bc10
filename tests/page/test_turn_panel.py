"""The turn panel says what to do, and nothing ends, shows or is bought by accident."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.server.clients import Client

from .positions import Situation, advance, offers, seated
from .table_page import Move, TablePage, said
from .visiting import Visit

EDITIONS = ("base", "uprising")
PEOPLE = ("@Ada", "@Bob", "@Cid")


def at_table(
    client: Client, visit: Visit, edition: str, until: Any, *, seed: int = 6, phone: bool = False
) -> TablePage:
    """Somebody's decision of which something holds, in a browser."""
    sitting = seated(client, *PEOPLE, setup={"edition": edition}, seed=seed)
    asked = advance(client, sitting, until, seat=None)
    return TablePage(visit(phone=phone), phone=phone).open(sitting.links[asked["decider"]])


def some(*kinds: str, **fields: Any) -> Any:
    """A move of one of these kinds is offered, with these fields."""

    def such(situation: Situation) -> bool:
        return bool(those(situation["moves"], *kinds, **fields))

    return such


def those(moves: list[Move], *kinds: str, **fields: Any) -> list[Move]:
    return [
        move
        for move in moves
        if move["kind"] in kinds and all(move.get(name) == value for name, value in fields.items())
    ]


# --- it says what to do


@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_due_or_possible_stands_in_one_panel(client: Client, visit: Visit, edition: str) -> None:
    """With its source, whether it must be done, and a key; what must be done first."""
    table = at_table(
        client,
        visit,
        edition,
        lambda s: len(s["blocks"]) > 1 and s["blocks"][0]["must"] and not s["blocks"][-1]["must"],
    )
    blocks = [block for block in table.situation["blocks"] if block["key"] not in ("intrigue", "buy")]
    shown = table.prompt.locator("[data-block]")
    expect(shown).to_have_count(len(blocks))
    for at, block in enumerate(blocks):
        expect(shown.nth(at)).to_contain_text(said("page-turn-must" if block["must"] else "page-turn-may"))
        if block["source"]:
            expect(shown.nth(at)).to_contain_text(block["source"]["name"])
    title, about = table.situation["asked"]["title"], table.situation["asked"]["about"]
    expect(table.prompt.get_by_role("heading", name=title)).to_be_visible()
    if about:
        expect(table.prompt).to_contain_text(about)
    # No two of them are alike.
    options = [text for text in table.prompt.locator("[data-block] [data-plays]").all_inner_texts()]
    assert len(options) == len(set(options))
    # The end is off as long as something must be done, and says what.
    end = table.act("end")
    expect(end).to_have_attribute("aria-disabled", "true")
    expect(end).to_have_attribute("title", re.compile(re.escape(said("page-turn-first", what="").strip())))
    before = table.revision
    table.page.keyboard.press("e")
    assert table.revision == before


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_picked_space_shows_pay_gain_and_then(client: Client, visit: Visit, edition: str) -> None:
    table = at_table(client, visit, edition, lambda s: any(costly(s, m) for m in s["moves"]))
    move = next(m for m in table.moves if costly(table.situation, m))
    table.pick(move)
    panel = table.prompt.locator("[data-sending]")
    (way,) = table.situation["visits"][move["b"]]["ways"]
    seat = table.view["seats"][table.situation["decider"]]
    for cost in way["cost"]:
        expect(panel.locator("[data-pay]")).to_contain_text(str(cost["amount"]))
        expect(panel.locator("[data-pay]")).to_contain_text(str(seat[cost["resource"]] - cost["amount"]))
    expect(panel.locator("[data-gain]")).to_be_visible()
    # Nothing lies over the map for it.
    expect(table.space(move["b"])).to_be_visible()
    before = table.revision
    table.act("back").click()
    expect(panel).to_have_count(0)
    assert table.revision == before


def costly(situation: Situation, move: Move) -> bool:
    if move["kind"] != "agent":
        return False
    ways = situation["visits"][move["b"]]["ways"]
    return len(ways) == 1 and bool(ways[0]["cost"]) and bool(ways[0]["gains"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_troops_are_counted_together_with_the_agent(client: Client, visit: Visit, edition: str) -> None:
    """They go to the Conflict right after it, and the turn ends with E: four clicks, or so many keys and the troops."""
    table = at_table(client, visit, edition, lambda s: any(m.get("deploys", 0) > 1 for m in s["moves"]))
    move = next(m for m in table.moves if m.get("deploys", 0) > 1)
    seat = table.situation["decider"]
    fighting = table.view["seats"][seat]["conflict"]
    table.pick(move)
    stepper = table.prompt.locator('[data-then] [data-stepper="deploy"]')
    shown = stepper.get_by_role("status").locator("b")
    expect(shown).to_have_text("0")
    table.page.keyboard.press("+")
    expect(shown).to_have_text("1")
    table.page.keyboard.press("+")
    expect(shown).to_have_text("2")
    before = table.revision
    table.send()
    table.wait(
        lambda: (
            (table.revision > before + 1 and table.view["seats"][seat]["conflict"] == fighting + 2)
            or table.act("end").get_attribute("data-plays") == "deploy 2"
        ),
        "the troops in the Conflict, or chosen for it",
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_option_and_its_thing_light_up_together(client: Client, visit: Visit, edition: str) -> None:
    table = at_table(client, visit, edition, offers("agent"))
    move = table.of_kind("agent")[0]
    table.hand_card(move["a"]).click()
    row = table.page.get_by_role("list", name=said("page-lit-spaces")).get_by_role("button").first
    space = table.space(next(m["b"] for m in table.of_kind("agent") if m["a"] == move["a"]))
    expect(row).not_to_have_class(re.compile("pointed"))
    space.hover()
    expect(row).to_have_class(re.compile("pointed"))


# --- nothing ends or shows by accident


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_never_ends_by_itself(client: Client, visit: Visit, edition: str) -> None:
    """The most troops, and nothing would be left: it is chosen, and goes out with End; it can be put back."""
    table = at_table(client, visit, edition, some("deploy", "take", "choose", ends=True))
    move = those(table.moves, "deploy", "take", "choose", ends=True)[0]
    before, number = table.revision, table.situation["number"]
    if move["kind"] == "deploy":
        table.step(move)
    else:
        table.thing(move).click()
    expect(table.act("end")).to_have_attribute("data-plays", move["move"])
    expect(table.prompt).to_contain_text(said("page-turn-nothing-left"))
    assert table.revision == before
    # Enter ends nothing.
    table.page.keyboard.press("Enter")
    table.act("back").click()
    expect(table.prompt).not_to_contain_text(said("page-turn-nothing-left"))
    assert (table.revision, table.situation["number"]) == (before, number)
    table.press(move)
    table.answered(before)
    assert table.situation["number"] != number


def test_whoever_does_not_want_to_be_asked_is_not(client: Client, visit: Visit) -> None:
    table = at_table(client, visit, "base", some("deploy", ends=True))
    table.preferences().get_by_role("checkbox", name=said("page-confirm-end")).uncheck()
    table.page.keyboard.press("Escape")
    before = table.revision
    table.step(those(table.moves, "deploy", ends=True)[0])
    table.answered(before)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_shows_something_hidden_is_pressed_twice(client: Client, visit: Visit, edition: str) -> None:
    table = at_table(client, visit, edition, some("take", final=True, ends=False))
    move = those(table.moves, "take", final=True, ends=False)[0]
    before = table.revision
    option = table.prompt.locator(f'[data-plays="{move["move"]}"]')
    option.click()
    expect(option).to_have_attribute("aria-pressed", "true")
    expect(option).to_contain_text(said("page-turn-again"))
    assert table.revision == before
    table.page.keyboard.press("Escape")
    expect(option).not_to_have_attribute("aria-pressed", "true")
    # A double click does what a click does.
    option.dblclick()
    expect(option).to_have_attribute("aria-pressed", "true")
    assert table.revision == before
    option.click()
    table.answered(before)


@pytest.mark.parametrize("edition", EDITIONS)
def test_enter_does_nothing_because_the_focus_landed_there(
    client: Client, visit: Visit, edition: str
) -> None:
    table = at_table(client, visit, edition, offers("agent"))
    move = next(m for m in table.of_kind("agent") if not m["ends"] and not m["final"])
    table.make(move)
    expect(table.prompt.locator("[data-turn-title]")).to_be_focused()


def test_a_tap_selects_and_a_second_tap_does_it(client: Client, visit: Visit) -> None:
    table = at_table(client, visit, "uprising", some("take", "choose", final=False, ends=False), phone=True)
    move = those(table.moves, "take", "choose", final=False, ends=False)[0]
    table.unfold()
    option = table.prompt.locator(f'[data-plays="{move["move"]}"]')
    before = table.revision
    option.tap()
    expect(option).to_have_attribute("aria-pressed", "true")
    expect(option).to_contain_text(said("page-turn-again-tap"))
    assert table.revision == before
    # The second tap of a double one counts for nothing: it takes one that is meant.
    until = table.page.evaluate("performance.now() + 400")
    option.tap()
    table.page.wait_for_function("until => performance.now() > until", arg=until)
    if table.revision == before:
        option.tap()
    table.answered(before)


@pytest.mark.parametrize("edition", EDITIONS)
def test_with_no_agents_left_the_hand_is_revealed_when_one_says_so(
    client: Client, visit: Visit, edition: str
) -> None:
    table = at_table(client, visit, edition, lambda s: [m["kind"] for m in s["moves"]] == ["reveal"])
    seat = table.situation["decider"]
    assert table.view["seats"][seat]["hand"]
    before = table.revision
    expect(table.act("end")).to_have_accessible_name(re.compile(said("page-move-reveal")))
    table.make(table.moves[0])
    assert table.revision > before and not table.view["seats"][seat]["hand"]


# --- on a phone


@pytest.mark.parametrize("edition", EDITIONS)
def test_own_things_are_in_view_on_every_tab(client: Client, visit: Visit, edition: str) -> None:
    table = at_table(client, visit, edition, offers("agent"), phone=True)
    me = table.view["seats"][table.situation["decider"]]
    for tab in ("board", "hand", "market", "players", "log"):
        table.tab(tab)
        for good in ("solari", "spice", "water", "garrison"):
            own = table.page.locator(f'[data-own-of="{good}"]')
            expect(own).to_have_text(str(me[good]))
            expect(own).to_be_in_viewport()


def test_the_decision_shrinks_to_a_bar(client: Client, visit: Visit) -> None:
    """So that the tab that is needed can be seen; it opens again."""
    table = at_table(client, visit, "uprising", some("take", "choose"), phone=True)
    expect(table.prompt.locator("[data-block]").first).to_be_visible()
    fold = table.act("fold")
    fold.click()
    expect(table.prompt.locator("[data-block]")).to_have_count(0)
    box = table.prompt.bounding_box()
    assert box is not None and box["height"] <= 57
    fold.click()
    expect(table.prompt.locator("[data-block]").first).to_be_visible()
    # Another tab needs the room.
    table.tab("hand")
    expect(fold).to_have_attribute("aria-expanded", "false")


def test_a_price_that_cannot_be_paid_says_what_is_short(client: Client, visit: Visit) -> None:
    """Another way to pay for the space can be, so it is picked; nobody is left with less than nothing."""

    def such(situation: Situation) -> bool:
        me = situation["view"]["seats"][situation["decider"]]
        return me["spice"] == 0 and some("agent", b="spice_refinery")(situation)

    table = at_table(client, visit, "uprising", such)
    table.pick(those(table.moves, "agent", b="spice_refinery")[0])
    pay = table.prompt.locator("[data-pay]")
    expect(pay).to_contain_text(said("page-dock-short", n=1))
    expect(pay).not_to_contain_text(said("page-turn-leaves"))


def test_a_question_is_asked_once(client: Client, visit: Visit) -> None:
    """In the head; the block below says whose it is, so that the options have the room."""

    def such(situation: Situation) -> bool:
        return any(
            block["key"] == "question"
            and block["sentence"]
            and situation["asked"]["about"].endswith(block["sentence"])
            for block in situation["blocks"]
        )

    table = at_table(client, visit, "uprising", such)
    question = next(one for one in table.situation["blocks"] if one["key"] == "question")
    expect(table.prompt.get_by_text(question["sentence"])).to_have_count(1)


def test_the_ring_around_the_title_lies_on_no_word(client: Client, visit: Visit) -> None:
    table = at_table(client, visit, "uprising", some("agent"))
    table.make(those(table.moves, "agent")[0])
    title = table.prompt.locator("[data-turn-title]")
    table.page.keyboard.press("Shift")
    title.focus()
    expect(title).to_have_css("outline-style", "none")


def test_the_ring_says_what_it_does_before_it_is_sent(client: Client, visit: Visit) -> None:
    setup = {"leaders": ["glossu_the_beast_rabban", "paul_atreides", "count_ilban_richese"]}
    sitting = seated(client, *PEOPLE, seed=6, setup=setup)
    asked = advance(client, sitting, some("agent", a="signet_ring"), seat=None)
    table = TablePage(visit()).open(sitting.links[asked["decider"]])
    table.pick(those(table.moves, "agent", a="signet_ring")[0])
    ring = ("Brutality", "Discipline", "Manufacturing")[asked["decider"]]
    expect(table.prompt.locator("[data-sending]")).to_contain_text(ring)


def test_a_card_that_is_looked_at_does_not_lie_over_the_turn_panel(client: Client, visit: Visit) -> None:
    table = at_table(client, visit, "base", some("agent"))
    panel = table.prompt.bounding_box()
    cards = table.page.locator("[data-bottom] .shelf [data-card]:visible")
    assert panel is not None and cards.count() > 0
    # The last of a line is the nearest.
    cards.last.hover()
    sheet = table.page.get_by_role("tooltip")
    expect(sheet).to_be_visible()
    box = sheet.bounding_box()
    assert box is not None and box["x"] + box["width"] <= panel["x"]


CAPS = """(caps) => caps.flatMap((cap) => {
  const box = cap.getBoundingClientRect()
  return [...cap.closest('[data-space]').querySelectorAll('.row .fx, .cb .i, .called > span')].flatMap((part) => {
    const own = part.getBoundingClientRect()
    const high = Math.min(box.bottom, own.bottom) - Math.max(box.top, own.top)
    const wide = Math.min(box.right, own.right) - Math.max(box.left, own.left)
    return wide > 0 && high > 3 ? [`${cap.closest('[data-space]').dataset.space}: ${high} px of ${part.className}`] : []
  })
})"""


@pytest.mark.parametrize("size", [{"width": 1366, "height": 657}, {"width": 1440, "height": 900}])
def test_the_key_of_a_space_hides_nothing_of_it(client: Client, visit: Visit, size: ViewportSize) -> None:
    sitting = seated(client, *PEOPLE, seed=6)
    asked = advance(client, sitting, some("agent", a="diplomacy"), seat=None)
    table = TablePage(visit(size=size)).open(sitting.links[asked["decider"]])
    table.hand_card("diplomacy").click()
    caps = table.page.locator("[data-space] .cap:visible")
    expect(caps.first).to_be_visible()
    assert caps.evaluate_all(CAPS) == []
