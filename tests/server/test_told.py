"""Everything that is told is declared: the models of `kanly.server.told` hold for whole games, and the page's types are theirs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from kanly import catalog
from kanly.engine.content import Content
from kanly.engine.fields import BY_SEAT, LISTS_BY_SEAT, NUMBER, PartField
from kanly.engine.moves import KINDS
from kanly.engine.part import PARTS, Part, PartKind
from kanly.server import hosting, loading, telling
from kanly.server.app import make_app
from kanly.server.hosting import OVER, Hosted, Settings, Wanted
from kanly.server.listening import dumps
from kanly.server.printed import components_text
from kanly.server.reels import Reel
from kanly.server.store import Store
from kanly.server.told import FromServer
from kanly.server.told.parts import model
from kanly.server.told.printed import COMPONENTS
from kanly.server.told.replays import Outline, Position
from kanly.setup import Box, Setup
from kanly.text import Words
from tests.protocol import FILE, current, description, digest, read_generated

FRAME = TypeAdapter(FromServer)
# Of those who are not asked one in so many moves is looked at: what differs is what they are not told.
SELDOM = 6


def modes() -> Iterator[Any]:
    """Each number of people of each edition, with all modules that go with it, opponents with every level and variant."""
    for name, made in catalog.EDITIONS.items():
        modules = [module.id for module in made.modules if module.id == "choam"]
        for count, _ in made.points_at_start:
            setup = {"edition": name, "players": count, "modules": modules}
            yield pytest.param(setup, id=f"{name}-{count}")
        for opponents in made.opponents:
            for level in opponents.levels:
                variants = list(opponents.variants) if level.id == opponents.usual else []
                setup = {
                    "edition": name,
                    "players": opponents.people,
                    "level": level.id,
                    "variants": variants,
                }
                yield pytest.param(setup, id=f"{name}-{opponents.people}-{level.id or 'opponents'}")


def seated(store: Store, setup: dict[str, Any]) -> Hosted:
    made = Setup(leaders=["random"], seed=5, **setup)
    people = [Wanted("bot", "", "random")] * made.players
    id, _ = hosting.make(store, made, people, Settings(turn_seconds=60, game_seconds=3600))
    hosted = loading.load(store, id)
    assert hosted is not None
    return hosted


def held(frame: dict[str, Any]) -> None:
    """A frame is what it is declared to be, as it is sent, and nothing else is in it."""
    FRAME.validate_json(dumps(frame), strict=True)


@pytest.mark.slow
@pytest.mark.parametrize("setup", list(modes()))
def test_frames_of_whole_games_are_declared(file_store: Store, setup: dict[str, Any]) -> None:
    hosted = seated(file_store, setup)
    random, told = Random(2), 0
    people = range(hosted.game.people)
    words, moves = Words("en"), 0
    while not hosted.over:
        game = hosted.game
        for seat in (game.decider, *((None, *people) if moves % SELDOM == 0 else ())):
            held(telling.game(hosted, seat, words, told))
        if moves % SELDOM == 0:
            held({"type": "table", **telling.about(hosted, words, set())})
        told = telling.log_length(hosted)
        hosting.play(file_store, hosted, game.decider, str(random.choice(game.moves)), game.number)
        moves += 1
    assert hosted.row.status == OVER
    for seat in (None, *people):
        held(telling.game(hosted, seat, words, 0))


def test_finished_games_are_declared(file_store: Store) -> None:
    hosted = seated(file_store, {"edition": "uprising", "players": 3, "modules": ["choam"]})
    random = Random(3)
    while not hosted.over:
        game = hosted.game
        hosting.play(file_store, hosted, game.decider, str(random.choice(game.moves)), game.number)
    reel, words = Reel(hosted), Words("en")
    for everything in (False, True):
        Outline.model_validate_json(dumps(reel.outline(0, words, everything=everything)), strict=True)
        for moves in range(0, reel.moves, 25):
            told = dumps(reel.position(moves, 0, words, everything=everything))
            Position.model_validate_json(told, strict=True)


@pytest.mark.parametrize("edition", catalog.EDITIONS)
def test_components_are_declared(edition: str) -> None:
    modules = tuple(module.id for module in catalog.edition(edition).modules)
    kinds = TypeAdapter(COMPONENTS)
    for box in {Box(edition), Box(edition, modules[:1])}:
        kinds.validate_json(components_text(catalog.canonical(box), "en"), strict=True)


def test_what_is_not_declared_is_not_let_through() -> None:
    with pytest.raises(ValidationError, match="extra_forbidden"):
        held({"type": "pong", "secret": 1})
    with pytest.raises(ValidationError, match="type"):
        held({"type": "whisper"})


def test_the_description_has_the_frames_of_sockets() -> None:
    store = Store("sqlite://")
    try:
        told = make_app(store).openapi()
    finally:
        store.close()
    schemas = told["components"]["schemas"]
    socket = told["x-sockets"]["/api/tables/{id}/socket"]
    assert (
        {part["$ref"].rsplit("/", 1)[1] for part in socket.values()}
        == {"FromServer", "Frame"}
        <= set(schemas)
    )
    assert schemas["Move"]["properties"]["kind"]["enum"] == [kind.name for kind in KINDS]
    for name, path in told["paths"].items():
        for method in path.values():
            content = next(answer for code, answer in method["responses"].items() if code[0] == "2")[
                "content"
            ]
            # A record is a file; all else is data.
            if "text/plain" not in content:
                assert described(content["application/json"]["schema"]), name


def described(schema: dict[str, Any]) -> bool:
    """Whether a schema says what is in it: a model, a list of them, or words by their ids."""
    of = schema.get("items") or schema.get("additionalProperties") or schema
    return isinstance(of, dict) and bool(of.get("$ref") or of.get("anyOf") or of.get("type") == "string")


def test_the_types_of_the_page_are_current() -> None:
    """They are made from the description; what a hand has changed in them shows as well."""
    assert current(read_generated()), (
        f"{FILE.name} is not what the server tells: make protocol writes it anew"
    )


def test_types_that_were_made_from_another_description_are_found() -> None:
    told = read_generated()
    other = json.loads(json.dumps(description()))
    other["components"]["schemas"]["Move"]["properties"]["more"] = {"type": "string"}
    assert digest(other) not in told
    assert not current(told.replace("move: string", "move: number", 1))
    assert not current(told.replace(digest(description()), digest(other)))


def test_what_is_told_of_a_part_comes_from_the_declaration_of_its_fields() -> None:
    fields = (
        PartField("owner", BY_SEAT, "leader", signed=True),
        PartField("cards", LISTS_BY_SEAT, "card"),
        PartField("seats", NUMBER, "seats", later=True, about="who is there"),
    )
    told = model(PartKind("wells", fields, no_part))
    schema = told.model_json_schema()
    assert schema["title"] == "WellsView" and schema["required"] == ["owner", "cards"]
    assert schema["properties"]["owner"]["items"] == {"anyOf": [{"type": "string"}, {"type": "null"}]}
    assert schema["properties"]["cards"]["items"] == {"type": "array", "items": {"type": "string"}}
    assert schema["properties"]["seats"]["description"] == "who is there."
    assert told.model_validate({"owner": ["paul", None], "cards": [[], ["dagger"]]})
    with pytest.raises(ValidationError, match="more"):
        told.model_validate({"owner": [], "cards": [], "more": 1})
    schemas = description()["components"]["schemas"]
    ours = {name for name, kind in PARTS.items() if kind.new.__module__.startswith("kanly.")}
    assert ours == set(schemas["Parts"]["properties"])
    for name in ours:
        assert list(schemas[f"{name.capitalize()}View"]["properties"]) == [f.name for f in PARTS[name].fields]


def no_part(c: Content, seats: int) -> Part:
    return Part()
