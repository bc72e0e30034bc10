"""Why not: cases that random games seldom reach, and what reasons sound like."""

from __future__ import annotations

import pytest

from kanly import Game, Setup
from kanly import effects as fx
from kanly.engine import flow
from kanly.engine.codes import (
    ACQUIRE_EXACTLY,
    ACQUIRE_FOR_SOLARI,
    NONE,
    STEP_ACQUIRE,
    STEP_COMBAT,
    STEP_REVEAL,
    STEP_TURN,
)
from kanly.engine.intrigue import KNOWN_BITS
from kanly.engine.market import ASIDE_BITS, DISCOUNT_BITS
from kanly.engine.state import Seat, State
from kanly.reasons import Reason, Why, say, why_not
from kanly.text import LANGUAGES, Words
from kanly.text.bundle import sources
from kanly.topics.spies.part import spies_of
from kanly.view import build_view
from tests.text.test_complete import readable


def opening(edition: str = "base", players: int = 4, level: str = "") -> State:
    """A game at the opening of its first turn, and the seat that is asked holds nothing."""
    game = Game(Setup(players=players, edition=edition, leaders=["random"], level=level, seed=4))
    while game.state.stack[-1][0] != STEP_TURN:
        game.play(game.legal[0])
    s = game.state
    me = s.seats[game.decider]
    me.hand, me.intrigues, me.leader = [], (), NONE
    me.solari = me.spice = me.water = 0
    return s


def look(s: State) -> Why:
    flow.relist(s)
    return why_not(build_view(s, flow.decider(s)))


def asked(s: State) -> Seat:
    return s.seats[flow.decider(s)]


def card(s: State, name: str) -> int:
    return s.content.card_ids.index(name)


def space(s: State, name: str) -> int:
    return s.content.space_ids.index(name)


def stand(s: State, seat: int, *names: str) -> None:
    """Agents of a seat stand on these spaces."""
    for name in names:
        s.seats[seat].on += (space(s, name),)
        s.free &= ~(1 << space(s, name))


def hold(s: State, *names: str) -> None:
    asked(s).intrigues = tuple(s.content.intrigue_ids.index(name) << KNOWN_BITS for name in names)


def test_without_cards_or_agents_nothing_else_matters() -> None:
    s = opening()
    assert set(look(s).spaces.values()) == {Reason("no_cards")}
    asked(s).hand = [card(s, "dagger")]
    asked(s).agents = 0
    why = look(s)
    assert set(why.spaces.values()) == {Reason("no_agent")} and why.cards == {"dagger": Reason("no_agent")}


def test_who_has_been_there_once() -> None:
    s = opening()
    me = asked(s)
    me.hand, me.solari = [card(s, "dagger")], 20
    me.visited = 1 << space(s, "high_council") | 1 << space(s, "swordmaster")
    assert {look(s).spaces[name].kind for name in ("high_council", "swordmaster")} == {"once"}
    me.council = me.swordmaster = 1
    spaces = look(s).spaces
    assert spaces["high_council"] == Reason("has_council_seat")
    assert spaces["swordmaster"] == Reason("has_swordmaster")


def test_spaces_that_somebody_or_the_level_keeps_closed() -> None:
    s = opening()
    other = (flow.decider(s) + 1) % 4
    asked(s).hand = [card(s, "dagger")]
    s.seats[other].closes, s.closed = space(s, "hall_of_oratory"), 1
    assert look(s).spaces["hall_of_oratory"] == Reason("closed", seats=(other,))
    s = opening("uprising", 1, "kwisatz_haderach")
    asked(s).hand, asked(s).solari = [card(s, "dagger")], 20
    assert look(s).spaces["swordmaster"] == Reason("level")


def test_who_stands_there_and_who_may_pass() -> None:
    s = opening()
    me = flow.decider(s)
    first, second = (seat for seat in range(4) if seat not in (me, (me + 3) % 4))
    asked(s).hand = [card(s, "dagger"), card(s, "seek_allies")]
    stand(s, first, "hall_of_oratory", "wealth")
    stand(s, second, "wealth")
    stand(s, me, "rally_troops")
    why = look(s)
    assert why.spaces["hall_of_oratory"] == Reason("occupied", seats=(first,))
    assert why.spaces["wealth"] == Reason("occupied", seats=tuple(sorted((first, second))))
    assert why.spaces["rally_troops"] == Reason("own_agent")
    # Some cost too much besides, so the card is not kept from all of them by Agents alone.
    assert why.cards == {"dagger": Reason("card_shut")}
    stand(s, second, "high_council", "mentat", "swordmaster")
    assert look(s).cards == {"dagger": Reason("card_occupied")}
    s.turn_joins = 1
    why = look(s)
    assert "hall_of_oratory" not in why.spaces and why.spaces["rally_troops"] == Reason("own_agent")
    assert why.spaces["mentat"] == Reason("cost", needs=2, has=0, resource="solari")
    assert why.cards == {}


def test_a_spy_lets_an_agent_past_others() -> None:
    s = opening("uprising")
    me, other = flow.decider(s), (flow.decider(s) + 1) % 4
    asked(s).hand = [card(s, "dagger")]
    stand(s, other, "assembly_hall")
    assert look(s).spaces["assembly_hall"] == Reason("occupied_unwatched", seats=(other,))
    post = s.content.space_posts[space(s, "assembly_hall")]
    spies_of(s).posts = tuple(post & -post if seat == me else 0 for seat in range(4))
    assert "assembly_hall" not in look(s).spaces


def test_a_card_that_goes_anywhere_minds_neither_agents_nor_icons() -> None:
    s = opening()
    me, other = flow.decider(s), (flow.decider(s) + 1) % 4
    asked(s).hand = [card(s, "kwisatz_haderach")]
    stand(s, other, "arrakeen")
    stand(s, me, "carthag")
    asked(s).agents = 0
    why = look(s)
    assert {reason.kind for reason in why.spaces.values()} == {"cost", "influence"} and why.cards == {}
    assert not {"arrakeen", "carthag"} & set(why.spaces)


def test_a_card_that_needs_no_influence() -> None:
    s = opening("uprising")
    asked(s).hand = [card(s, "dagger")]
    lacking = Reason("influence", needs=2, has=0, faction="emperor")
    assert look(s).spaces["imperial_privilege"] == lacking
    # With a card that asks for none, only the price is in the way.
    asked(s).hand.append(card(s, "undercover_asset"))
    assert look(s).spaces["imperial_privilege"] == Reason("cost", needs=3, has=0, resource="solari")
    asked(s).solari = 3
    assert "imperial_privilege" not in look(s).spaces


def test_icons_of_this_turn_count_for_every_card() -> None:
    s = opening()
    asked(s).hand = [card(s, "convincing_argument")]
    assert look(s).cards == {"convincing_argument": Reason("card_reveal_only")}
    assert look(s).spaces["wealth"] == Reason("icon", icon="emperor")
    s.turn_icons = s.content.faction_icons
    why = look(s)
    assert why.cards == {} and "wealth" not in why.spaces
    assert why.spaces["arrakeen"] == Reason("icon", icon="city")


def test_a_card_whose_spaces_are_all_too_dear() -> None:
    s = opening("uprising")
    asked(s).hand = [next(i for i, icons in enumerate(s.content.card_icons) if icons == s.content.spy_icon)]
    name = s.content.card_ids[asked(s).hand[0]]
    assert look(s).cards == {name: Reason("card_unwatched")}
    post = s.content.space_posts[space(s, "deep_desert")] & ~s.content.space_posts[space(s, "imperial_basin")]
    spies_of(s).posts = tuple(post & -post if seat == flow.decider(s) else 0 for seat in range(4))
    why = look(s)
    assert why.cards == {name: Reason("card_cost")}
    assert why.spaces["deep_desert"] == Reason("cost", needs=3, has=0, resource="water")
    assert why.spaces["arrakeen"] == Reason("icon_or_spy", icon="city")


def test_a_leader_takes_something_off_and_a_level_puts_it_on() -> None:
    s = opening()
    leader = s.content.leader_ids.index("duke_leto_atreides")
    asked(s).hand, asked(s).leader = [card(s, "dagger")], leader
    assert look(s).spaces["mentat"] == Reason("cost", needs=1, has=0, resource="solari")
    s = opening(players=1, level="sardaukar")
    asked(s).hand = [card(s, "dagger")]
    assert look(s).spaces["mentat"] == Reason("cost", needs=5, has=0, resource="solari")


def at(s: State, kind: int, a: int = 0, b: int = 0) -> State:
    """The same table at another question to the same seat."""
    seat = flow.decider(s)
    s.stack.append((kind, seat, seat, a, b))
    return s


def test_prices_are_those_of_now() -> None:
    s = at(opening(), STEP_REVEAL)
    me, flow_card = asked(s), card(s, "the_spice_must_flow")
    set_aside = next(entry for entry in s.row if s.content.card_cost[entry] > 1)
    me.persuasion = 0
    me.aside = (set_aside << ASIDE_BITS | 1,)
    s.turn_discount = flow_card << DISCOUNT_BITS | 2
    s.row = tuple(entry for entry in s.row if entry != set_aside)
    cost, name = s.content.card_cost[set_aside], s.content.card_ids[set_aside]
    why = look(s)
    assert why.prices == {"the_spice_must_flow": 7, name: cost - 1}
    assert why.market["the_spice_must_flow"] == Reason("price", needs=7, has=0)
    assert why.market[name] == Reason("price", needs=cost - 1, has=0)
    assert why.market["foldspace"] == Reason("not_for_sale")
    me.persuasion = 7
    assert not {"the_spice_must_flow", name} & set(look(s).market)
    s.reserve = tuple(0 for _ in s.reserve)
    assert look(s).market["the_spice_must_flow"] == Reason("none_left")


def test_effects_that_bring_a_card_have_terms_of_their_own() -> None:
    s = opening()
    asked(s).solari = 3
    costs = {s.content.card_ids[entry]: s.content.card_cost[entry] for entry in s.row}
    most = look(at(s, STEP_ACQUIRE, 1)).market
    assert {name: most[name] for name in costs if name in most} == {
        name: Reason("at_most", needs=cost, has=1) for name, cost in costs.items() if cost > 1
    }
    s.stack.pop()
    exact = look(at(s, STEP_ACQUIRE, 9, ACQUIRE_EXACTLY)).market
    assert exact["arrakis_liaison"] == Reason("exactly", needs=2, has=9)
    assert "the_spice_must_flow" not in exact
    s.stack.pop()
    paid = look(at(s, STEP_ACQUIRE, 99, ACQUIRE_FOR_SOLARI))
    assert paid.market["the_spice_must_flow"] == Reason("cost", needs=9, has=3, resource="solari")
    assert paid.prices == {}


def test_intrigue_cards_wait_for_their_moment() -> None:
    s = opening()
    hold(s, "ambush", "to_the_victor", "tiebreaker", "bindu_suspension", "windfall")
    s.turn_begun = 1
    assert look(s).intrigues == {
        "ambush": Reason("moment", moments=("combat",)),
        "to_the_victor": Reason("moment", moments=("win",)),
        "tiebreaker": Reason("moment", moments=("combat", "endgame")),
        "bindu_suspension": Reason("turn_start"),
    }
    asked_in_between = look(at(s, STEP_ACQUIRE, 1)).intrigues
    assert asked_in_between["windfall"] == Reason("question")
    assert asked_in_between["ambush"] == Reason("moment", moments=("combat",))
    s.stack.pop()
    asked(s).conflict, s.fighters = 1, 1 << flow.decider(s)
    assert look(at(s, STEP_COMBAT)).intrigues["windfall"] == Reason("moment", moments=("plot",))


def test_intrigue_cards_that_can_not_be_paid_for_or_lack_a_condition() -> None:
    s = opening()
    hold(s, "bribery", "water_of_life", "councilors_dispensation", "double_cross")
    asked(s).water = 1
    assert look(s).intrigues == {
        "bribery": Reason("cost", needs=2, has=0, resource="solari"),
        "water_of_life": Reason("cost", needs=1, has=0, resource="spice"),
        "councilors_dispensation": Reason("condition", condition=fx.HasCouncilSeat()),
        "double_cross": Reason("condition", condition=fx.EnemyInConflict()),
    }
    s.seats[(flow.decider(s) + 1) % 4].conflict = 1
    assert look(s).intrigues["double_cross"] == Reason("cost", needs=1, has=0, resource="solari")


def test_intrigue_cards_of_several_lines_name_what_each_lacks() -> None:
    s = opening("uprising")
    hold(s, "strategic_stockpiling", "opportunism", "sietch_ritual", "market_opportunity")
    asked(s).solari = 1
    lose = fx.LoseInfluence(1)
    found = look(s).intrigues
    assert found["strategic_stockpiling"].either == (
        Reason("cost", needs=5, has=0, resource="spice"),
        Reason("condition", condition=fx.HasInfluence(fx.Faction.FREMEN, 3)),
    )
    assert found["opportunism"] == Reason("unpaid", costs=(lose,))
    assert found["sietch_ritual"] == Reason("unpaid", costs=(fx.DiscardCards(1),))
    assert [one.resource for one in found["market_opportunity"].either] == ["spice", "solari"]
    asked(s).influence = (1, 0, 0, 0)
    assert look(s).intrigues["opportunism"] == Reason("unpaid", costs=(lose, lose))
    asked(s).influence = (1, 0, 1, 0)
    assert look(s).intrigues["opportunism"] == Reason("cost", needs=2, has=1, resource="solari")


def test_who_is_not_asked_is_told_nothing() -> None:
    s = opening()
    asked(s).hand = [card(s, "dagger")]
    assert look(s).spaces
    for seat in (None, (flow.decider(s) + 1) % 4):
        assert why_not(build_view(s, seat)) == Why()


# --- words

SAID: dict[str, Reason] = {
    "You have no cards in hand": Reason("no_cards"),
    "You have no Agent left": Reason("no_agent"),
    "Open to you only once in a game": Reason("once"),
    "You already have a High Council seat": Reason("has_council_seat"),
    "You already have the Swordmaster": Reason("has_swordmaster"),
    "Closed at this level": Reason("level"),
    "Closed by 2": Reason("closed", seats=(1,)),
    "Your own Agent is here": Reason("own_agent"),
    "Occupied by 2 and 3": Reason("occupied", seats=(1, 2)),
    "Occupied by 1, and no Spy of yours watches the space": Reason("occupied_unwatched", seats=(0,)),
    "Needs 2 Influence with the Fremen, you have 1": Reason("influence", needs=2, has=1, faction="fremen"),
    "Needs 3 spice, you have 0": Reason("cost", needs=3, resource="spice"),
    "No card in hand shows the City icon": Reason("icon", icon="city"),
    "No card in hand shows the Spice Trade icon, and no Spy of yours watches the space": Reason(
        "icon_or_spy", icon="spice_trade"
    ),
    "No Agent icon: only for revealing": Reason("card_reveal_only"),
    "No Spy of yours watches a space": Reason("card_unwatched"),
    "All its spaces are occupied": Reason("card_occupied"),
    "You can’t pay for any of its spaces": Reason("card_cost"),
    "All its spaces are closed to you now": Reason("card_shut"),
    "Not for sale": Reason("not_for_sale"),
    "Sold out": Reason("none_left"),
    "Costs 5 Persuasion, you have 3": Reason("price", needs=5, has=3),
    "Costs 5, here at most 3": Reason("at_most", needs=5, has=3),
    "Costs 5, here exactly 1": Reason("exactly", needs=5, has=1),
    "First decide what is open": Reason("question"),
    "Only in your own turn or in Combat": Reason("moment", moments=("plot", "combat")),
    "Only when you win a Conflict or at the end of the game": Reason("moment", moments=("win", "endgame")),
    "Only as the first thing in your turn": Reason("turn_start"),
    "Not for you": Reason("not_to_you"),
    "Only if you have a High Council seat": Reason("condition", condition=fx.HasCouncilSeat()),
    "You can’t recall 2 Spies": Reason("unpaid", costs=(fx.RecallSpies(2),)),
    "You can’t lose 1 Influence with a Faction of your choice twice": Reason(
        "unpaid", costs=(fx.LoseInfluence(1), fx.LoseInfluence(1))
    ),
    "Needs 2 spice, you have 1; or needs 5 Solari, you have 3": Reason(
        "either",
        either=(
            Reason("cost", needs=2, has=1, resource="spice"),
            Reason("cost", needs=5, has=3, resource="solari"),
        ),
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    words = Words(language)
    told = [say(reason, words, ["1", "2", "3", "4"]) for reason in SAID.values()]
    assert [text for text in told if not readable(language, text) or text[0].islower()] == []
    assert len(set(told)) == len(told) and max(map(len, told)) < 110
    if language == "en":
        assert told == list(SAID)


def test_every_message_about_reasons_is_said_above() -> None:
    kinds = {reason.kind for reason in SAID.values()} - {"either"}
    assert {f"why-{kind}" for kind in kinds} == {
        name for name in messages_of("why.ftl") if name.startswith("why-")
    }


def messages_of(source: str) -> set[str]:
    text = dict(sources("en"))[source]
    return {line.split(" = ")[0] for line in text.splitlines() if " = " in line and line[0].isalpha()}
