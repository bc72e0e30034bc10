"""What a client is told: the view of its seat, in words of its language. Nothing goes out that the view doesn't hold."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cached_property, partial
from itertools import takewhile
from typing import Any, TypeVar

from kanly.engine import moves, seats
from kanly.engine.codes import NONE, TROOPS
from kanly.engine.state import Event
from kanly.fights import Story, story_of
from kanly.notation.domains import Counted, domain
from kanly.notation.events import write_event
from kanly.notation.moves import write
from kanly.notation.names import names_of
from kanly.reasons import Reason, chip, say, why_in
from kanly.reasons import Why as Reasons
from kanly.server import asking, clocks
from kanly.server.chronicle import turns_told
from kanly.server.fights import round_end_told, story_told
from kanly.server.hosting import BOT, OPPONENT, UPGRADED, WAITING, Hosted
from kanly.server.results import result_told
from kanly.server.reveals import revealed
from kanly.server.rows import rows_told
from kanly.server.store import NoticeRow
from kanly.server.visits import visits
from kanly.text import Words
from kanly.text.questions import Moment
from kanly.view import Opened, sample

T = TypeVar("T")


class Scene:
    """A table at one moment, of which several are told: what is the same for them is worked out once. It lasts no longer than the
    telling, so nothing of it can be out of date."""

    def __init__(self, hosted: Hosted) -> None:
        self.hosted = hosted
        self._known: dict[Hashable, Any] = {}

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What was made for others under this key, or is made now."""
        if key not in self._known:
            self._known[key] = make()
        found: T = self._known[key]
        return found

    def names(self, words: Words) -> list[str]:
        return self.once(("names", words.language), lambda: seat_names(self.hosted, words))

    @cached_property
    def opened(self) -> Opened:
        return Opened(self.hosted.game.state)

    @cached_property
    def story(self) -> Story | None:
        return story_of(self.hosted.log)


def seat_names(hosted: Hosted, words: Words) -> list[str]:
    """What seats are called: people by their names, opponents by their Rivals', bots by their seats unless they were named."""
    s = hosted.game.state
    found = []
    for seat in hosted.seats:
        name = seat.name
        if seat.kind == OPPONENT and not hosted.unreadable:
            component = NONE if s.roles is None else s.roles.called(s, seat.seat)
            name = (
                words.text("house-hagal")
                if component == NONE
                else words.name(s.content.components[component])
            )
        elif seat.kind == BOT and not name:
            name = words.text("seat-bot", n=seat.seat + 1)
        elif not name and hosted.over and not hosted.unreadable:
            name = leader_name(hosted, seat.seat, words)
        found.append(name or words.text("seat-person", n=seat.seat + 1))
    return found


def leader_name(hosted: Hosted, seat: int, words: Words) -> str:
    """A game from a file does not say who played it, only with which Leader; one that was turned over keeps its name."""
    s = hosted.game.state
    c, leader = s.content, s.seats[seat].leader
    if leader == NONE:
        return ""
    front = c.leader_back.index(leader) if leader in c.leader_back else leader
    return words.name(c.components[c.leader_component[front]])


def about(hosted: Hosted, words: Words, here: set[int]) -> dict[str, Any]:
    """What anybody may know of a table without looking at the game."""
    names = seat_names(hosted, words)
    setup = hosted.setup
    return {
        "id": hosted.row.id,
        "status": hosted.row.status,
        "broken": "" if hosted.broken is None else hosted.broken.said(words),
        "rematch": hosted.row.rematch,
        "edition": setup.edition,
        "modules": setup.modules,
        "players": setup.players,
        "level": setup.level,
        "variants": setup.variants,
        "settings": vars(hosted.settings),
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "name": names[seat.seat],
                "bot": seat.bot,
                "here": seat.seat in here,
                "had": bool(seat.secret or seat.former),
            }
            for seat in hosted.seats
        ],
    }


def situation(hosted: Hosted, seat: int | None, words: Words, scene: Scene | None = None) -> dict[str, Any]:
    """The game as a seat sees it now, with what it is asked and may do."""
    scene = scene or Scene(hosted)
    game = hosted.game
    view = game.view(seat, scene.opened)
    names = scene.names(words)
    between = hosted.between
    asked = seat is not None and game.decider == seat and not game.over and between is None
    step = game.state.stack[-1]
    why, told = Reasons(), asking.NOTHING
    if asked and seat is not None:
        # What a seat is told besides its view is worked out from a game that was dealt from it.
        dealt = sample(view, 0, game.state)
        dealt.asks = hosted.settings.asks
        why, told = why_in(dealt, seat), asking.tell(dealt, seat, words, names)

    def said(reasons: dict[str, Reason]) -> dict[str, str]:
        return {name: say(reason, words, names) for name, reason in reasons.items()}

    told_rows = rows_told(game.state, seat, words)
    return {
        "number": game.number,
        "view": view.to_json() if between is None else {**view.to_json(), "decider": between},
        "decider": None if game.over else game.decider if between is None else between,
        "prompt": prompt(scene, told, asked, words) if between is None else "",
        "asked": told.asked,
        "for_seat": step[1] if step[1] != game.decider and step[1] >= 0 and between is None else None,
        "moves": [{**move_told(hosted, move, words, names), **told.moves[move]} for move in game.legal]
        if asked
        else [],
        "blocks": told.blocks,
        "why": {
            "spaces": said(why.spaces),
            "cards": said(why.cards),
            "market": said(why.market),
            "intrigues": said(why.intrigues),
        },
        "chips": {
            "spaces": {name: short for name, reason in why.spaces.items() if (short := chip(reason, words))}
        },
        "prices": why.prices,
        # A game without any is told of as it always was.
        **({"rows": told_rows} if told_rows else {}),
        "order": seats.order(game.state),
        "visits": visits(game.state, seat, words),
        "reveal": scene.once(("reveal", words.language), lambda: revealed(game.state, hosted.log, words)),
        "rounds": len(game.state.content.conflict_levels),
        "undo": len(clocks.undoable(hosted, seat)) if seat is not None else 0,
        "result": scene.once("result", lambda: result_told(game)),
    }


def prompt(scene: Scene, told: asking.Told, asked: bool, words: Words) -> str:
    """The open question in one line; whoever is not asked hears nothing of what could be answered."""
    game = scene.hosted.game
    if asked or game.over:
        return told.line
    return scene.once(("prompt", words.language), lambda: words.asked(Moment.of(game.state, False)).line)


def move_told(hosted: Hosted, move: int, words: Words, names: list[str]) -> dict[str, Any]:
    """A legal move: its notation, what it is about, and its words."""
    content = hosted.game.state.content
    kind = moves.KINDS[moves.kind_of(move)]
    return {
        "move": write(content, move),
        "kind": kind.name,
        "a": named(hosted, kind.first, moves.first(move)),
        "b": named(hosted, kind.second, moves.second(move)),
        "text": words.move(content, move, names),
    }


def named(hosted: Hosted, name: str, value: int) -> str | int | None:
    """What a number of a move means; what counts something stays a number."""
    if not name:
        return None
    if name == "kind" and value == TROOPS:
        return None
    found = domain(name)
    return value if isinstance(found, Counted) else found.name(hosted.game.state.content, value)


def game(
    hosted: Hosted, seat: int | None, words: Words, since: int, scene: Scene | None = None
) -> dict[str, Any]:
    """The message that draws the game anew, with the log from an entry on. `scene`: of this table as it is, where others are told
    of it, too."""
    if hosted.row.status == WAITING:
        # People still change places: whoever tried several would have seen several hands.
        seat = None
    scene = scene or Scene(hosted)
    state, names, language = hosted.game.state, scene.names(words), words.language
    return {
        "type": "game",
        "revision": hosted.number,
        "situation": situation(hosted, seat, words, scene),
        "clock": clocks.told(hosted),
        "fight": None if scene.story is None else story_told(state, scene.story, seat, words, names),
        "round_end": scene.once(("end", language), lambda: round_end_told(state, hosted.log, words)),
        "log": {"from": since, "lines": log_lines(hosted, seat, words, since, scene)},
        "turns": scene.once(("turns", language, since), lambda: turns_told(hosted, words, names, since)),
    }


def log_length(hosted: Hosted) -> int:
    return len(hosted.upgrades) + len(hosted.log)


def log_in_common(one: Hosted, other: Hosted) -> int:
    """How many entries two logs of a table begin with alike, if whoever reads them sees them alike."""
    if len(one.upgrades) != len(other.upgrades) or (one.row.status == WAITING) != (
        other.row.status == WAITING
    ):
        return 0
    pairs = zip(one.log, other.log, strict=False)
    alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    return len(one.upgrades) + alike


def log_lines(
    hosted: Hosted, seat: int | None, words: Words, since: int, scene: Scene | None = None
) -> list[dict[str, Any]]:
    """The log from an entry on, as the seat may read it. That a game went on under new rules stands before all else."""
    scene = scene or Scene(hosted)
    names = scene.names(words)
    content = hosted.game.state.content
    upgrades = [
        {
            "text": words.text("log-upgraded", rules=line.text),
            "event": UPGRADED,
            "seat": None,
            "a": int(line.text),
            "b": None,
            "cause": None,
        }
        for line in hosted.upgrades
    ]

    def line(event: Event) -> dict[str, Any]:
        return {"text": words.event(content, event, seat, names), **seen(hosted, event, seat)}

    # What everybody saw is told to all alike.
    return upgrades[since:] + [
        scene.once((event, words.language), partial(line, event)) if event[4] == -1 else line(event)
        for event in hosted.log[max(0, since - len(upgrades)) :]
    ]


def seen(hosted: Hosted, event: Event, viewer: int | None) -> dict[str, Any]:
    """An event as data; its secret stays away from whoever may not see it."""
    code, seat, a, b, seen_by, cause = event
    known = seen_by == -1 or (viewer is not None and bool(seen_by >> viewer & 1))
    data = write_event(names_of(hosted.game.state.content), (code, seat, a, b, -1 if known else 0, cause))
    del data["seen_by"]
    return data


def notices(rows: list[NoticeRow], words: Words) -> list[dict[str, Any]]:
    """What everybody at a table should know of who sits where, in the reader's language."""
    return [
        {
            "number": row.number,
            "seat": row.seat,
            "text": words.text(
                f"notice-{row.what}",
                name=row.name or words.text("seat-person", n=row.seat + 1),
                n=row.seat + 1,
            ),
            "at": row.at,
        }
        for row in rows
    ]
