"""Random games with everything checked: pieces conserved, copies and replays equal, views that hide what they must."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kanly import (
    COMPILED,
    Game,
    IllegalMove,
    Setup,
    SetupError,
    StaleMove,
    StateError,
    UnreadableMove,
    catalog,
)
from kanly.arena.invariants import InvariantBroken, check_table, play_checked, random_setup
from kanly.engine import flow, moves
from kanly.engine.codes import NONE, STEP_TURN
from kanly.engine.part import PARTS
from kanly.engine.setup import begin
from kanly.engine.state import (
    SEAT_LISTS,
    SEAT_NUMBERS,
    SEAT_TUPLES,
    STATE_LISTS,
    STATE_NUMBERS,
    STATE_TUPLES,
    Seat,
    State,
)
from kanly.notation.position import describe, read_position, write_position
from kanly.notation.record import MOVE, read_record, replay
from kanly.notation.rows import read_yaml
from kanly.notation.state import key_of, read_state, write_state
from kanly.setup import Box
from tests import fields
from tests.modes import KINDS, MODES, OPPONENTS, deal, setup_of

GAMES = 2_000
THOROUGH = 200
BATCH = 50
# Games with printed opponents, by mode and number of people.
SMALL_TABLES = 15
RECORDS = Path(__file__).parent / "records"


def play_batch(kind: str, first: int, games: int = BATCH) -> list[str]:
    """So many random games; the messages of those that broke something."""
    mode, players = OPPONENTS.get(kind, (kind, None))
    edition, modules = MODES[mode]
    broken = []
    for seed in range(first, first + games):
        try:
            setup = random_setup(seed, players, edition, modules)
            play_checked(setup, seed, seed % (GAMES // THOROUGH) == 0)
        except InvariantBroken as error:
            broken.append(f"{kind}, game {seed}: {error}")
    return broken


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_two_thousand_random_games(mode: str) -> None:
    """Two thousand of the base game, and as many of Uprising in its three kinds together."""
    games = range(0, GAMES if mode == "base" else GAMES // 3, BATCH)
    with ProcessPoolExecutor(2) as pool:
        broken = [message for batch in pool.map(partial(play_batch, mode), games) for message in batch]
    assert broken == []


@pytest.mark.slow
def test_random_games_with_printed_opponents() -> None:
    """Every mode with one person and with two; levels, variants and ways to find Leaders take turns."""
    with ProcessPoolExecutor(2) as pool:
        found = pool.map(partial(play_batch, first=7, games=SMALL_TABLES), OPPONENTS)
        broken = [message for batch in found for message in batch]
    assert broken == []


@pytest.mark.parametrize("kind", OPPONENTS)
def test_a_game_with_printed_opponents_is_sound(kind: str) -> None:
    mode, players = OPPONENTS[kind]
    edition, modules = MODES[mode]
    record = play_checked(random_setup(players, players, edition, modules), 1, True)
    assert replay(record).game.over


@settings(max_examples=40)
@given(
    st.integers(min_value=0, max_value=10**9), st.sampled_from([1, 2, 3, 4]), st.sampled_from(sorted(MODES))
)
def test_any_seed_plays_a_sound_game(seed: int, players: int, mode: str) -> None:
    edition, modules = MODES[mode]
    record = play_checked(random_setup(seed, players, edition, modules), seed, False)
    assert replay(record).game.over


def test_the_checks_find_a_broken_table() -> None:
    game = Game(Setup(seed=1))
    for damage in ("spice", "supply", "points"):
        broken = game.copy()
        setattr(broken.state.seats[0], damage, -1)
        with pytest.raises(InvariantBroken):
            check_table(broken.state)
    broken = game.copy()
    broken.state.row = broken.state.row[1:]
    with pytest.raises(InvariantBroken, match="copies of"):
        check_table(broken.state)


def mid_game(seed: int, decisions: int = 150, mode: str = "base") -> Game:
    """A game of a mode with four players, or of one with printed opponents, after so many decisions."""
    kind, players = OPPONENTS.get(mode, (mode, 4))
    game = Game(setup_of(kind, players, seed))
    chooser = random.Random(seed)
    while not game.over and game.number < decisions:
        game.play(chooser.choice(game.legal))
    return game


def attributes(cls: type) -> set[str]:
    """What an object of the class can hold, in either build."""
    return {name for name in dir(cls) if not name.startswith("_") and name != "copy"}


def test_copy_forgets_no_field() -> None:
    """Every slot is either in a table of fields or one of the few that are no part of the position."""
    state = mid_game(3).state
    outside = {
        "content",
        "seats",
        "stack",
        "options",
        "parts",
        "ask",
        "asks",
        "cause",
        "log",
        "noted",
        "roles",
        "trace",
        "script",
    }
    typed = {kind.name for kind in PARTS.values() if kind.number == NONE}
    fields = {*STATE_NUMBERS, *STATE_LISTS, *STATE_TUPLES, *typed}
    assert fields | outside == attributes(State)
    assert {*SEAT_NUMBERS, *SEAT_LISTS, *SEAT_TUPLES} == attributes(Seat)
    twin = state.copy()
    assert key_of(twin) == key_of(state)
    for name in STATE_NUMBERS:
        setattr(state, name, getattr(state, name) + 1000)
        assert key_of(twin) != key_of(state), name
        assert getattr(state.copy(), name) == getattr(state, name), name
        setattr(state, name, getattr(twin, name))
    for name in (*STATE_LISTS, *STATE_TUPLES):
        old = getattr(state, name)
        setattr(state, name, type(old)([7, 7, 7]))
        assert key_of(twin) != key_of(state), name
        assert getattr(state.copy(), name) == getattr(state, name), name
        setattr(state, name, old)
    seat, other = state.seats[1], twin.seats[1]
    for name in SEAT_NUMBERS:
        setattr(seat, name, getattr(seat, name) + 1000)
        assert key_of(twin) != key_of(state), name
        assert getattr(seat.copy(), name) == getattr(seat, name), name
        setattr(seat, name, getattr(other, name))
    for name in (*SEAT_LISTS, *SEAT_TUPLES):
        old = getattr(seat, name)
        setattr(seat, name, type(old)([7, 7, 7]))
        assert key_of(twin) != key_of(state), name
        assert getattr(seat.copy(), name) == getattr(seat, name), name
        setattr(seat, name, old)


def test_copy_forgets_no_field_of_any_part() -> None:
    state = mid_game(3, mode="mixed solo").state
    for kind in PARTS.values():
        if kind.of(state) is None:  # a toy's
            kind.begin(state, len(state.seats))
    twin = state.copy()
    # Neither what is done with a part nor who answers for the table belongs to the position.
    outside = {"begin_turn", "board", "stand_in"}
    for part, kind in PARTS.items():
        held, other = kind.of(state), kind.of(twin)
        assert held is not None and held is not other
        names = [field.name for field in kind.fields]
        assert set(names) == attributes(type(held)) - outside
        for name in names:
            old = getattr(held, name)
            setattr(held, name, old + 1000 if isinstance(old, int) else (*old, 7))
            assert key_of(twin) != key_of(state), (part, name)
            assert getattr(kind.of(state.copy()), name) == getattr(held, name), (part, name)
            setattr(held, name, old)
    assert key_of(twin) == key_of(state)


def test_a_copy_shares_no_list() -> None:
    state = mid_game(4).state
    twin = state.copy()
    for name in (*STATE_LISTS, "stack"):
        assert getattr(state, name) is not getattr(twin, name)
    for seat, other in zip(state.seats, twin.seats, strict=True):
        for name in SEAT_LISTS:
            assert getattr(seat, name) is not getattr(other, name)


@pytest.mark.parametrize("mode", KINDS)
def test_a_seed_gives_the_same_game(mode: str) -> None:
    assert mid_game(5, mode=mode) == mid_game(5, mode=mode)
    assert mid_game(5, mode=mode) != mid_game(6, mode=mode)


def test_wrong_moves_change_nothing() -> None:
    game = mid_game(8)
    before = game.copy()
    for text, error in (
        ("", UnreadableMove),
        ("frobnicate", UnreadableMove),
        ("agent", UnreadableMove),
        ("agent nobody -> nowhere", UnreadableMove),
        ("reveal everything", UnreadableMove),
    ):
        with pytest.raises(error):
            game.play(text)
    with pytest.raises(IllegalMove, match="legal are"):
        game.play("token emperor")
    with pytest.raises(IllegalMove):
        game.play(moves.make(moves.TOKEN, 1))
    with pytest.raises(IllegalMove):
        game.play(1 << 40)
    with pytest.raises(StaleMove):
        game.play(game.legal[0], number=game.number - 1)
    assert game == before and game.legal == before.legal
    game.play(game.legal[0], number=game.number)
    assert game != before


def test_hostile_json_is_refused_with_a_reason() -> None:
    game = mid_game(9)
    text = game.to_json()
    with pytest.raises(StateError, match="not JSON"):
        Game.from_json(text[: len(text) // 2])
    data = json.loads(text)
    for path, value, reason in (
        (("format",), "else", "format"),
        (("edition",), "moon", "edition"),
        (("edition",), ["base"], "edition"),
        (("seats",), [], "seats"),
        (("seats",), {"a": 1}, "seats"),
        (("stack",), [], "stack"),
        (("stack",), [["over", -1, -1, 0, 0]], "stack"),
        (("stack",), [["nonsense", 0, 0, 0, 0]], "step"),
        (("stack",), [["faction", 0, 0, None, 0]], "stack"),
        (("row",), ["mickey_mouse"], "card"),
        (("row",), "scout", "list"),
        (("first",), 9, "first"),
        (("first",), True, "first"),
        (("phase",), 99, "phase"),
        (("reserve",), [1], "reserve"),
        (("control",), [5] * 22, "control"),
        (("seats", 0, "spice"), -1, "negative"),
        (("seats", 0, "spice"), "many", "number"),
        (("seats", 0, "spice"), 10**30, "number"),
        (("seats", 0, "influence"), [1, 2], "influence"),
        (("seats", 0, "influence"), [9, 0, 0, 0], "influence"),
        (("seats", 0, "garrison"), 12, "troops"),
        (("seats", 0, "points"), 9, "points"),
        (("seats", 0, "intrigues"), [{"card": "ambush"}], "known_by"),
        (("seats", 0, "hand"), ["scout"] * 501, "too long"),
        (("extra",), 1, "extra"),
    ):
        changed = json.loads(text)
        target = changed
        for step in path[:-1]:
            target = target[step]
        target[path[-1]] = value
        try:
            Game.from_json(json.dumps(changed))
        except StateError as error:
            assert reason in str(error), (path, value)
        else:
            raise AssertionError(f"{path} = {value!r} was accepted")
    del data["rng"]
    with pytest.raises(StateError, match="rng"):
        Game.from_json(json.dumps(data))
    with pytest.raises(StateError):
        Game.from_json("[" * 100_000)


@settings(max_examples=200)
@given(st.data(), st.sampled_from(sorted(KINDS)))
def test_damaged_json_never_breaks_out(data: st.DataObject, mode: str) -> None:
    """Any field replaced by anything is either refused or gives a state that can be asked for its moves."""
    state = write_state(mid_game(11, 60, mode).state)
    parts = [state[part] for part in PARTS if part in state]
    target = data.draw(st.sampled_from([state, *state["seats"], *parts]))
    key = data.draw(st.sampled_from(sorted(target)))
    target[key] = data.draw(
        st.one_of(
            st.none(),
            st.integers(),
            st.text(max_size=5),
            st.lists(st.integers(0, 30), max_size=30),
            st.booleans(),
        )
    )
    try:
        loaded = read_state(state, catalog.content)
    except StateError:
        return
    assert loaded.options or flow.is_over(loaded)


def test_a_result_says_where_each_point_came_from() -> None:
    game = Game(Setup(players=3, seed=2))
    assert game.result is None
    chooser = random.Random(2)
    while not game.over:
        game.play(chooser.choice(game.moves))
    result = game.result
    assert result is not None
    for seat, points in enumerate(result.points):
        assert points == sum(result.sources[seat].values())
    assert result.points[result.winner] == max(result.points)
    assert game.legal == [] and game.decider == -1


def records() -> list[Path]:
    return sorted(RECORDS.glob("*.kanly"))


@pytest.mark.parametrize("edition", catalog.EDITIONS)
def test_there_are_forty_records_of_each_edition(edition: str) -> None:
    found = [read_record(path.read_text(encoding="utf-8"), path.name) for path in records()]
    found = [record for record in found if record.setup.edition == edition and record.setup.players > 2]
    assert len(found) >= 40
    assert {record.setup.players for record in found} == {3, 4}
    leaders = {leader for record in found for leader in record.setup.leaders}
    modules = {module for record in found for module in record.setup.modules}
    assert modules == {module.id for module in catalog.edition(edition).modules}
    content = catalog.content(Box(edition, tuple(module.id for module in catalog.edition(edition).modules)))
    assert leaders >= {name for i, name in enumerate(content.leader_ids) if not content.leader_is_back[i]}


@pytest.mark.parametrize("edition", catalog.EDITIONS)
def test_records_with_printed_opponents_show_each_rival_level_and_variant(edition: str) -> None:
    found = [read_record(path.read_text(encoding="utf-8"), path.name).setup for path in records()]
    for mode in catalog.edition(edition).opponents:
        tables = [setup for setup in found if setup.edition == edition and setup.players == mode.people]
        assert len(tables) >= 6
        assert {setup.level for setup in tables} == {level.id for level in mode.levels}
        assert {variant for setup in tables for variant in setup.variants} == set(mode.variants)
    named = {rival for setup in found if setup.edition == edition for rival in setup.rivals}
    assert named >= {rival.id for rival in catalog.edition(edition).rivals}


@pytest.mark.parametrize("path", records(), ids=lambda path: path.stem)
def test_record_replays_with_the_same_hashes(path: Path) -> None:
    """A changed hash means that an old game would go on differently: say so in the changelog."""
    done = replay(read_record(path.read_text(encoding="utf-8"), path.name))
    assert done.hashes == []
    assert done.game.over


def test_the_seed_of_a_record_plays_it_again() -> None:
    """The generator is the same on every machine and in every build, so a seed alone leads to the recorded hashes."""
    for path in records()[::6]:
        record = read_record(path.read_text(encoding="utf-8"), path.name)
        state = begin(catalog.content(catalog.box_of(record.setup)), record.setup)
        flow.advance(state)
        game = Game.of(state)
        for line in record.moves:
            game.play(line.text)
        assert game.digest() == record.hashes[-1].split()[1], COMPILED


def test_a_record_of_other_rules_says_so() -> None:
    record = read_record(records()[0].read_text(encoding="utf-8"))
    assert replay(record).other_rules == ""
    record.rules_version = 99
    record.lines = record.lines[: next(i for i, line in enumerate(record.lines) if line.mark == MOVE)]
    assert "rules 99" in replay(record).other_rules


# Reading positions back takes long, so a game with printed opponents is looked at now and then.
SELDOM = 3


@pytest.mark.parametrize("kind", KINDS)
def test_positions_between_turns_come_back_equal(kind: str) -> None:
    """Whatever a position prints leads back to the same table; only the opponents' last turns are told no more."""
    checked = turns = 0
    for seed in range(3 if kind in MODES else 2):
        game = Game(deal(kind, seed))
        chooser = random.Random(seed)
        while not game.over:
            between = game.state.stack[-1][0] == STEP_TURN and not game.state.turn_begun
            turns += between
            if between and (kind in MODES or turns % SELDOM == 0):
                text = write_position(game.state)
                again = read_position(read_yaml(text, "position"), game.state.content)
                flow.advance(again)
                assert untold(describe(again)) == untold(describe(game.state))
                assert again.options == game.legal
                checked += 1
            game.play(chooser.choice(game.legal))
    assert checked > (100 if kind in MODES else 8)


def untold(table: dict[str, Any]) -> dict[str, Any]:
    """A table without the stories of its opponents."""
    for seat in table["seats"].values():
        seat.pop("story", None)
    return table


def test_a_seat_that_is_not_asked_learns_nothing() -> None:
    game = mid_game(8)
    other = (game.decider + 1) % game.players
    with pytest.raises(IllegalMove) as refused:
        game.play("end", seat=other)
    assert str(refused.value) == f"seat {other} is not asked now"


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup(seed="a"), "seed has to be a whole number"),  # type: ignore[arg-type]
        (Setup(seed=1.5), "seed has to be a whole number"),  # type: ignore[arg-type]
        (Setup(players="4"), "players has to be a whole number"),  # type: ignore[arg-type]
        (Setup(leaders="random"), "leaders has to be a list"),  # type: ignore[arg-type]
        (Setup(leaders=None), "leaders has to be a list"),  # type: ignore[arg-type]
    ],
    ids=str,
)
def test_a_setup_of_wrong_types_is_refused(setup: Setup, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        Game(setup)


@pytest.mark.parametrize("mode", KINDS)
def test_damage_deep_inside_a_state_is_refused_or_playable(mode: str) -> None:
    """One value somewhere is replaced; what is then accepted can be looked at and played."""
    chooser = random.Random(17)
    stored = [json.loads(mid_game(seed, 40 * seed, mode).to_json()) for seed in range(1, 7)]
    values = [None, -1, 0, 3, 99, 2**40, True, "x", "dagger", "ambush", [], {}, ["dagger"], [None]]
    accepted = 0
    for _ in range(400):
        data = json.loads(json.dumps(chooser.choice(stored)))
        path = chooser.choice(list(places(data)))
        target = data
        for step in path[:-1]:
            target = target[step]
        target[path[-1]] = chooser.choice(values)
        try:
            game = Game.from_json(json.dumps(data))
        except StateError:
            continue
        accepted += 1
        for _ in range(20):
            if not game.over:
                game.view(0)
                game.play(chooser.choice(game.legal))
    assert 0 < accepted < 200


def places(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to every value inside JSON data."""
    entries = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    for key, entry in entries:
        yield (*path, key)
        yield from places(entry, (*path, key))


def test_what_is_made_from_the_fields_is_current() -> None:
    text = fields.FILE.read_text(encoding="utf-8")
    assert fields.current(text) == text, "run python -m tests.fields"
    assert fields.current(text.replace("t.solari = self.solari", "pass")) == text
