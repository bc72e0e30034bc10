"""Battle icons: the Conflicts that a seat has won and its Objective; two alike are worth a Victory Point."""

from __future__ import annotations

from kanly.engine import chance, moves
from kanly.engine.codes import CHANCE_OBJECTIVE, FROM_BATTLE, NONE, STEP_CLAIM, WILD
from kanly.engine.content import Content
from kanly.engine.errors import SetupError
from kanly.engine.events import note
from kanly.engine.parts import with_cards
from kanly.engine.scoring import score
from kanly.engine.state import State
from kanly.engine.topic import Topic, register_topic
from kanly.topics.battles import kinds
from kanly.topics.battles.kinds import EV_CLAIM, EV_OBJECTIVE, EV_PAIR, EV_TURN_DOWN
from kanly.topics.battles.part import BATTLES


def face_up(s: State, seat: int) -> list[int]:
    """The seat's Conflicts and Objectives whose battle icon still counts."""
    battles = BATTLES.of(s)
    if battles is None:
        return []
    return [entry >> 1 for entry in battles.cards[seat] if not entry & 1]


def take(s: State, seat: int, card: int) -> None:
    """A Conflict or Objective comes to lie face up before a seat."""
    battles = BATTLES.of(s)
    assert battles is not None
    battles.cards = with_cards(battles.cards, seat, (*battles.cards[seat], card << 1))


def turn_down(s: State, seat: int, card: int) -> None:
    """Its icon never counts again (R-177)."""
    battles = BATTLES.of(s)
    assert battles is not None
    mine = battles.cards[seat]
    at = mine.index(card << 1)
    battles.cards = with_cards(battles.cards, seat, (*mine[:at], card << 1 | 1, *mine[at + 1 :]))


def claim(s: State, seat: int, card: int) -> None:
    """The winner takes the Conflict, and has to pair its icon with one like it (R-176, R-177)."""
    icon = s.content.battle_icon[card]
    # A wild icon matches nothing before the end, and a Conflict of a set without icons never does.
    partners = (
        [] if icon in (NONE, WILD) else [c for c in face_up(s, seat) if s.content.battle_icon[c] == icon]
    )
    take(s, seat, card)
    note(s, EV_CLAIM, seat, card)
    if partners:
        pair(s, seat, partners[0], card)


def pair(s: State, seat: int, one: int, other: int) -> None:
    turn_down(s, seat, one)
    turn_down(s, seat, other)
    note(s, EV_PAIR, seat, one, other)
    score(s, seat, 1, FROM_BATTLE)


def wild(s: State, seat: int) -> int:
    """A face-up card with the wild icon, or NONE."""
    for card in face_up(s, seat):
        if s.content.battle_icon[card] == WILD:
            return card
    return NONE


def wild_partners(s: State, seat: int) -> list[int]:
    """What the wild icon can be paired with at the end of the game (R-178)."""
    if wild(s, seat) == NONE:
        return []
    return [card for card in face_up(s, seat) if s.content.battle_icon[card] not in (NONE, WILD)]


def to_turn_down(s: State, seat: int, icon: int) -> list[int]:
    """Face-up cards with this icon or the wild one."""
    return [card for card in face_up(s, seat) if s.content.battle_icon[card] in (icon, WILD)]


def turn_down_for_effect(s: State, seat: int, card: int) -> None:
    turn_down(s, seat, card)
    note(s, EV_TURN_DOWN, seat, card)


def deal_objectives(s: State) -> None:
    """One to each seat, face up; whoever gets the first player's takes the first turn (R-013)."""
    c = s.content
    players = len(s.seats)
    if len(c.objectives.get(players, ())) != players:
        raise SetupError(
            f"{players} players need {players} objectives; this game has {len(c.objectives.get(players, ()))}"
        )
    left = list(c.objectives[players])
    given = [NONE if s.roles is None else s.roles.objective(s, i) for i in range(players)]
    for objective in given:
        if objective != NONE:
            left.remove(objective)
    for i in range(players):
        objective = given[i] if given[i] != NONE else chance.take(s, CHANCE_OBJECTIVE, i, left)
        take(s, i, objective)
        note(s, EV_OBJECTIVE, i, objective)
        if objective == c.first_player_objective:
            s.first = i


class Battles(Topic):
    def belongs(self, c: Content) -> bool:
        return bool(c.objectives)

    def set_up(self, s: State, players: int) -> None:
        BATTLES.begin(s, players)

    def decides_who_begins(self, s: State) -> bool:
        deal_objectives(s)
        return True

    def won(self, s: State, seat: int) -> None:
        s.stack.append((STEP_CLAIM, seat, seat, 0, 0))

    def last_moves(self, s: State, seat: int, found: list[int]) -> None:
        """A wild battle icon has to be paired while it can (R-178)."""
        partners = wild_partners(s, seat)
        if partners:
            found.pop()
            for card in partners:
                found.append(moves.make(kinds.PAIR, card))

    def answered_last(self, s: State, seat: int, move: int) -> bool:
        if moves.kind_of(move) != kinds.PAIR:
            return False
        pair(s, seat, moves.first(move), wild(s, seat))
        return True

    def settled_last(self, s: State, seat: int) -> bool:
        """Which icon the wild one is paired with makes no difference."""
        partners = wild_partners(s, seat)
        if not partners:
            return False
        pair(s, seat, partners[0], wild(s, seat))
        return True


register_topic(Battles("battles"))
