"""What no game could have brought about: a position that says it is refused, with the reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from kanly.engine.codes import NONE, OP_COUNCIL, OP_SWORDMASTER
from kanly.engine.content import Content
from kanly.engine.intrigue import KNOWN_BITS
from kanly.engine.market import ASIDE_BITS
from kanly.engine.rows import all_cards, deck_of
from kanly.engine.seats import agents as agents_of
from kanly.engine.seats import people, starting_deck
from kanly.engine.state import Seat, State
from kanly.notation.position_parts import words_of
from kanly.notation.rows import FileError


def visits_behind(c: Content, me: Seat) -> int:
    """The once-per-game spaces that a seat must have visited for what it has, as a bit mask."""
    mask = 0
    for have, op in ((me.council, OP_COUNCIL), (me.swordmaster, OP_SWORDMASTER)):
        for space, nodes in enumerate(c.space_nodes):
            if have and c.space_once >> space & 1 and any(c.nodes[node].op == op for node in nodes):
                mask |= 1 << space
    return mask


def all_agents(s: State, seat: int) -> int:
    """How many Agents a seat has, wherever they are."""
    return agents_of(s, seat) + s.seats[seat].swordmaster + int(s.mentat == seat)


def check_seat(s: State, seat: int, more: bool, error: Callable[[str], FileError]) -> None:
    """What a seat has, it can have; `more`: even if the box has fewer pieces. `error` names the line."""
    c, me = s.content, s.seats[seat]
    if not more and me.agents + len(me.on) > all_agents(s, seat):
        raise error(
            f"seat {seat} has {all_agents(s, seat)} Agents, and here are {me.agents} on its Leader and {len(me.on)} on "
            "the board; one more comes with the Swordmaster, and one with the Mentat"
        )
    for faction, name in enumerate(c.faction_ids):
        least = c.track_alliance_at[faction]
        if me.alliances >> faction & 1 and me.influence[faction] < least:
            raise error(
                f"an Alliance takes {least} Influence, and seat {seat} has {me.influence[faction]} with {name!r}"
            )
        # Whoever has come past its holder has taken the token.
        highest = max(other.influence[faction] for other in s.seats)
        if me.alliances >> faction & 1 and me.influence[faction] < highest:
            raise error(
                f"seat {seat} can't hold the Alliance with {name!r} at {me.influence[faction]} Influence beside a seat at "
                f"{highest}"
            )
    missing = Counter(me.open_hand) - Counter(me.hand)
    if missing:
        raise error(f"seat {seat} has {names(c.card_ids, missing)} in 'open_hand' and not in 'hand'")


def check_copies(s: State, stacks: bool, error: Callable[[str], FileError]) -> None:
    """No card is there more often than it was made. `stacks`: the Reserve's were named, so they are counted too."""
    c = s.content
    seats = s.seats
    made = Counter(dict.fromkeys(range(len(c.card_ids)), 0))
    for seat in range(people(s)):
        made.update(starting_deck(s, seat))
    made.update(c.imperium_deck)
    for row in c.rows:
        made.update(deck_of(c, row))
    made.update(dict(zip(c.reserve_cards, c.reserve_counts, strict=True)))
    there = Counter((*s.row, *s.imperium, *s.trashed, *all_cards(s)))
    for me in seats:
        there.update((*me.hand, *me.deck, *me.top, *me.discard, *me.play))
        there.update(entry >> ASIDE_BITS for entry in me.aside)
    if stacks:
        there.update(dict(zip(c.reserve_cards, s.reserve, strict=True)))
    refuse_more(c.card_ids, there, made, error)
    tricks = [held >> KNOWN_BITS for me in seats for held in me.intrigues]
    tricks += [card for me in seats for card in me.waiting]
    trashed = () if s.tally is None else s.tally.trashed_intrigues
    refuse_more(
        c.intrigue_ids,
        Counter((*s.intrigue_deck, *s.intrigue_discard, *tricks, *trashed)),
        Counter(c.intrigue_deck),
        error,
    )
    won = Counter(conflict for topic in words_of(s) for conflict in topic.conflicts_won(s))
    conflicts = Counter(s.conflict_deck) + won
    # Whoever has won a Conflict this round has it while it is still open.
    if s.conflict != NONE and not won[s.conflict]:
        conflicts[s.conflict] += 1
    refuse_more(c.conflict_ids, conflicts, Counter(range(len(c.conflict_ids))), error)
    for topic in words_of(s):
        for ids, lying, box in topic.copies(s):
            refuse_more(ids, lying, box, error)


def refuse_more(
    ids: list[str], there: Counter[int], made: Counter[int], error: Callable[[str], FileError]
) -> None:
    more = there - made
    for thing in sorted(more):
        raise error(f"{ids[thing]!r} is there {there[thing]} times, and the box has it {made[thing]} times")


def names(ids: list[str], things: Iterable[int]) -> str:
    return ", ".join(ids[thing] for thing in sorted(set(things)))
