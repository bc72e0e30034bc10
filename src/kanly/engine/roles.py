"""Roles: how the seats of a game differ from plain people, who decide, gain, score and win for themselves.

Where all seats are plain people, `State.roles` is None and nobody is asked. Elsewhere one object answers for all games of its kind
and all of their seats; it holds nothing of a single game, which stands in a part of the state. The core knows no kind of game: a
topic or an expansion registers its own. What is not said here about a seat is that it is a person like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.codes import NONE, STEP_TURN
from kanly.engine.errors import KanlyError, SetupError
from kanly.open_class import mypyc_attr
from kanly.setup import RANDOM, Setup

if TYPE_CHECKING:
    from kanly.engine.asked import Board
    from kanly.engine.content import Content
    from kanly.engine.lowering import WordLowering
    from kanly.engine.state import Event, Seat, State, Step

# What can come to another seat than the one whose effect it is.
UNITS: Final = 0
INFLUENCE: Final = 1
SWORDS: Final = 2
RESOURCES: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Roles:
    """Whoever receives for another receives for itself, and whoever decides for another for itself."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    # --- which games have them

    def counts(self, c: Content) -> list[int]:
        """The numbers of people that games of this content have them with."""
        return []

    def held_by(self, s: State) -> bool:
        """Whether a state that comes out of a file, a position or a view has them."""
        return False

    def lower(self, by: WordLowering) -> None:
        """Their tables, when all components of people have theirs."""

    def check(self, c: Content, setup: Setup) -> None:
        """A SetupError says what of the setup can't be."""
        refuse_opponents(setup)

    # --- the setup

    def seats(self, c: Content, people: int) -> int:
        """How many seats a game for so many people has."""
        return people

    def arrange(self, s: State, setup: Setup) -> None:
        """Their part of the state, before anybody sits down."""

    def join(self, s: State, people: int) -> None:
        """The same for a position, which names no setup."""

    def sits_down(self, s: State, seat: int, me: Seat) -> bool:
        """Give a seat what it starts with. False: it starts with what people have."""
        return False

    def role(self, s: State, seat: int) -> str:
        """The role whose starting deck a seat has, if the box has one for it; empty: the usual deck."""
        return ""

    def begins(self, s: State) -> int:
        """Who has the First Player marker in the first round; NONE: chance decides among the people."""
        return NONE

    def leaders_wanted(self, s: State, setup: Setup) -> list[str]:
        """Leaders that the setup keeps for others than people."""
        return []

    def leaders_given(self, s: State, setup: Setup) -> None:
        """The Leaders that are named or come at random are known."""

    def leaders_taken(self, s: State) -> list[int]:
        """Leaders that sit at the table as something else."""
        return []

    def objective(self, s: State, seat: int) -> int:
        """The Objective that a seat has without a draw, or NONE."""
        return NONE

    # --- who is who

    def is_person(self, s: State, seat: int) -> bool:
        """Whether a person or a bot sits there: it has a deck and a hand, is asked, and the table is looked at from there."""
        return True

    def people(self, s: State) -> int:
        """How many seats are people's; the others come after them."""
        return len(s.seats)

    def decider(self, s: State, step: Step) -> int:
        """Who is asked by the step on top."""
        return step[2]

    def sees(self, s: State, viewer: int, seat: int) -> bool:
        """Whether a viewer may see all that the owner of a seat sees."""
        return viewer == seat

    def enemies(self, s: State, seat: int, other: int) -> bool:
        """Whether another seat is an opponent."""
        return True

    def board(self, s: State) -> Board:
        """Who answers for the table, where a seat that the rules move has to know something of it."""
        raise KanlyError(f"no seat of the roles {self.name!r} is moved by the rules")

    def priority(self, s: State, seat: int) -> tuple[int, ...]:
        """The factions in the order that is printed for a seat; empty where a person breaks ties."""
        return ()

    # --- the order

    def following(self, s: State, seat: int) -> int:
        """Who comes after a seat."""
        return (seat + 1) % len(s.seats)

    def after(self, s: State, seat: int) -> int:
        """Who may be on turn after a turn of this seat."""
        return self.following(s, seat)

    def next_on_turn(self, s: State) -> int:
        """The first seat from `State.turn` on that still has a turn this round, or NONE."""
        seat = s.turn
        for _ in s.seats:
            if not s.seats[seat].revealed:
                return seat
            seat = self.following(s, seat)
        return NONE

    def next_first(self, s: State) -> int:
        """Who has the First Player marker in the next round."""
        return (s.first + 1) % len(s.seats)

    def may_be_first(self, s: State, seat: int) -> bool:
        return True

    # --- what a seat gains

    def receiver(self, s: State, seat: int, what: int) -> int:
        """To whom comes what a seat's effects give of one of the four above; units and cubes that they cost are that seat's too."""
        return seat

    def levels(self, s: State, seat: int) -> tuple[int, ...]:
        """By faction: the Influence that counts for a seat in conditions and requirements."""
        return s.seats[seat].influence

    def open_factions(self, s: State, seat: int, mask: int) -> int:
        """Which of these factions a seat may pick."""
        return mask

    def picks_influence(self, s: State, seat: int, faction: int, amount: int) -> bool:
        """A seat has picked a faction. True: the role has seen to the Influence."""
        return False

    def takes_bonus(self, s: State, seat: int, faction: int) -> bool:
        """Whether a seat takes the bonus of a track."""
        return True

    def gains(self, s: State, seat: int, resource: int, amount: int) -> bool:
        """A seat gains resources. True: the role has seen to it."""
        return False

    def takes(self, s: State, seat: int) -> bool:
        """Whether resources and rewards are anything to a seat."""
        return True

    def takes_control(self, s: State, seat: int) -> bool:
        """Whether a seat can control a space."""
        return True

    def holds(self, s: State, seat: int, spaces: list[int]) -> int:
        """The space that a unit of a seat that the rules move takes control of: one that another seat's marker lies on, then any
        but its own."""
        free = [space for space in spaces if s.control[space] != seat] or spaces
        return next((space for space in free if s.control[space] != NONE), free[0])

    def applies(self, s: State, seat: int, node: int) -> bool:
        """An effect happens to a seat. True: the role has seen to it."""
        return False

    def owns(self, s: State, seat: int, card: int) -> int:
        """How many copies of a card a seat that is nobody's counts as owning."""
        return 0

    def all_placed(self, s: State, seat: int) -> None:
        """A seat that the rules move has placed the last of its Spies."""

    def swords_kept(self, s: State, seat: int) -> int:
        """A Reveal turn begins: the swords that others gave the seat before."""
        return 0

    # --- spaces and turns

    def agents(self, s: State, seat: int) -> int:
        """How many Agents a seat has without Swordmaster and Mentat."""
        return s.content.agents

    def spaces(self, s: State, seat: int) -> int:
        """The spaces that a seat may enter at all, as a bit mask."""
        return s.content.all_spaces

    def sold_out(self, s: State, seat: int, space: int) -> bool:
        """Whether nobody in this game can have what a space sells."""
        return False

    def cost(self, s: State, space: int, cost: tuple[int, int, int]) -> tuple[int, int, int]:
        """What a space costs instead of what it says."""
        return cost

    def round_begins(self, s: State) -> None:
        """A Conflict has been revealed."""

    def opens_turn(self, s: State, seat: int) -> None:
        """Put the step on the stack that is this seat's turn."""
        s.stack.append((STEP_TURN, seat, seat, 0, 0))

    def has_revealed(self, s: State, seat: int) -> None:
        """A Reveal turn is over."""

    def comes_home(self, s: State) -> None:
        """All Agents have come home."""

    def hears(self, s: State, event: Event) -> None:
        """Something has happened."""

    # --- Combat and the end

    def combat_begins(self, s: State) -> None:
        """The step of Combat is on the stack; what comes before it goes on top."""

    def fights(self, s: State, seat: int, present: bool) -> bool:
        """Whether a seat plays Combat cards or passes; `present`: it came with a unit and still has one."""
        return present

    def rewarded(self, s: State, seat: int, place: int) -> bool:
        """A seat takes the reward of its place. True: the role has seen to it, and has taken the step off the stack."""
        return False

    def scores(self, s: State, seat: int) -> bool:
        """Whether a seat can have Victory Points."""
        return True

    def side(self, s: State, seat: int) -> int:
        """The seat whose standing is that of all who win together with this one."""
        return seat

    # --- what is told of them

    def called(self, s: State, seat: int) -> int:
        """The component that a seat is called after, or NONE."""
        return NONE

    def variety(self, s: State) -> int:
        """A number for what of the roles differs between games of one content and not within one, such as a level."""
        return 0

    # --- what files and positions say

    def garrison(self, s: State, seat: int) -> int:
        """The troops that a seat of a position has in its garrison, if nothing else is said."""
        return s.content.garrison_at_start

    def completes(self, s: State) -> None:
        """Settle what a position leaves open."""

    def impossible(self, s: State) -> str:
        """What no game could have brought about; empty if all is well."""
        return ""

    def wrong(self, s: State) -> str:
        """What can't be in a state that comes out of a file, all that is impossible among it; empty if all is well."""
        return self.impossible(s)


ROLES: Final[list[Roles]] = []


def register_roles(roles: Roles) -> None:
    """From now on games that need them have them."""
    if any(roles.name == other.name for other in ROLES):
        raise KanlyError(f"the roles {roles.name!r} are registered twice")
    ROLES.append(roles)


def roles_of(c: Content, people: int) -> Roles | None:
    """The roles of a game for so many people; None: they are all that sit there."""
    for roles in ROLES:
        if people in roles.counts(c):
            return roles
    return None


def counts_of(c: Content) -> list[int]:
    """For how many people there are games of this content."""
    return sorted({*c.points_at_start, *[count for roles in ROLES for count in roles.counts(c)]})


def recognize(s: State) -> None:
    """A state that was read has all its parts: now its roles are known."""
    s.roles = None
    for roles in ROLES:
        if roles.held_by(s):
            s.roles = roles
            s.noted = True
            return


def refuse_opponents(setup: Setup) -> None:
    """Nobody reads what the setup says of printed opponents."""
    if list(getattr(setup, "rivals")) != [RANDOM] or setup.level or list(getattr(setup, "variants")):  # noqa: B009
        raise SetupError(
            "rivals, level and variants belong to printed opponents, whom only one or two players sit with"
        )
