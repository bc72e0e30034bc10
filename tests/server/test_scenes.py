"""What several are told of one moment is worked out once, and what was told before is remembered: nobody is told anything else
for it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from kanly.engine.intrigue import KNOWN_BITS
from kanly.notation.names import names_of
from kanly.server import chronicle, clocks, fights, hosting, loading, telling, visits
from kanly.server.hosting import Hosted, Settings, Wanted
from kanly.server.listening import dumps
from kanly.server.remembering import Kept, Remembered, encoded
from kanly.server.store import Store
from kanly.text import Words
from kanly.text.bundle import LANGUAGES
from kanly.view import Opened, build_seat

from ..modes import deal
from .test_situation import play

WORDS = [Words(language) for language in LANGUAGES]


def forget() -> None:
    """As in a process that has just begun."""
    for known in (fights.TOLD, chronicle.STRETCHES, chronicle.SENTENCES):
        assert isinstance(known, Remembered)
        known.forget()
    visits.book.cache_clear()


def seated(store: Store, kind: str, seed: int, name: str) -> Hosted:
    setup = deal(kind, seed)
    wanted = [Wanted("bot", f"{name} {seat}", "random") for seat in range(setup.players)]
    id, _ = hosting.make(store, setup, wanted, Settings(seeded=True))
    hosted = loading.load(store, id)
    assert hosted is not None
    return hosted


def plain(told: Any) -> Any:
    return json.loads(json.dumps(told))


@pytest.mark.parametrize("kind", ["base", "choam", "mixed", "uprising solo", "base for two"])
def test_all_are_told_together_what_each_would_be_told_alone(file_store: Store, kind: str) -> None:
    """Of two tables at which the same is played by others, as all that is remembered lies at one place; also after something
    was taken back."""
    tables = [seated(file_store, kind, 9, name) for name in ("Ada", "Bob")]
    looked = undone = 0
    while not tables[1].over:
        for hosted in tables:
            random = Random(f"{kind} {hosted.number}")
            people, length = range(hosted.game.people), telling.log_length(hosted)
            if random.random() < 0.08:
                readers = [
                    (seat, random.choice(WORDS), random.randrange(length + 1)) for seat in (None, *people)
                ]
                scene = telling.Scene(hosted)
                together = [dumps(telling.game(hosted, *reader, scene)) for reader in readers]
                if hosted is tables[1]:
                    forget()
                    alone = [plain(telling.game(hosted, *reader)) for reader in readers]
                    assert [json.loads(text) for text in together] == alone
                    looked += 1
            may = [seat for seat in people if clocks.undoable(hosted, seat)]
            if may and random.random() < 0.1:
                clocks.undo(file_store, hosted, may[0], whole_turn=False)
                undone += 1
            else:
                telling.game(hosted, hosted.game.decider, WORDS[0], length)
                play(file_store, hosted, random)
    assert looked > 1 and undone > 0


@pytest.mark.parametrize("kind", ["base", "choam", "mixed for two"])
def test_who_knows_more_of_a_seat_sees_it_so(file_store: Store, kind: str) -> None:
    random = Random(kind)
    hosted = seated(file_store, kind, 2, "Ada")
    shared = 0
    while not hosted.over:
        s = hosted.game.state
        opened, names = Opened(s), names_of(s.content)
        for viewer in (None, *range(hosted.game.people)):
            view = hosted.game.view(viewer, opened)
            assert view == hosted.game.view(viewer)
            for i, seat in enumerate(view.seats):
                assert seat == build_seat(s, names, i, viewer)
                shared += viewer != i and seat is opened.seat(s, names, i, None)
        play(file_store, hosted, random)
    assert shared > 0


def test_what_one_seat_alone_knows_of_another_is_not_shared(file_store: Store) -> None:
    hosted = seated(file_store, "base", 3, "Ada")
    s = hosted.game.state
    s.seats[0].intrigues = (5 << KNOWN_BITS | 0b0010,)
    s.seats[2].top, s.seats[2].top_seen = (1,), (0b1000,)
    names = names_of(s.content)
    scene = telling.Scene(hosted)
    told = [telling.situation(hosted, seat, WORDS[0], scene)["view"]["seats"] for seat in range(4)]
    known = [[len(seats[i]["intrigues"]) for i in range(4)] for seats in told]
    assert [row[0] for row in known] == [1, 1, 0, 0]
    card = names.lists["card"][1]
    assert [seats[2]["top"] for seats in told] == [[None], [None], [card], [card]]


# --- as text


KEPT = Kept({"a": ["ї", 'quo"te'], "b": {"c": None}})


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"x": 1},
        {"kept": KEPT},
        {"kept": KEPT, "x": [1, 2]},
        {"x": True, "part": {"kept": KEPT, "other": KEPT, "y": "z"}, "last": {}},
        {"part": {"kept": Kept()}},
        {"deep": {"er": {"kept": KEPT}}, "list": [KEPT]},
    ],
)
def test_kept_parts_are_sent_as_they_are(message: dict[str, Any]) -> None:
    for _ in range(2):
        assert json.loads(encoded(message)) == plain(message)


def test_half_a_pair_is_replaced() -> None:
    assert json.loads(dumps({"name": "a\ud800b", "kept": Kept({"x": "\udfff"})})) == {
        "name": "a?b",
        "kept": {"x": "?"},
    }
