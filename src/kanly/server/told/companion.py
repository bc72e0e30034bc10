"""A session of the companion of the printed game."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from kanly.server.told.base import Told


class Thing(Told):
    id: str
    name: str
    key: str
    """Where the component is found: `uprising/spaces/arrakeen`."""


class CompanionLine(Told):
    seat: int | None
    text: str
    done: bool
    """Whether something is to be done at the table."""
    event: str | None
    a: str | int | None
    b: str | int | None


class CompanionReport(Told):
    command: str
    round: int
    lines: list[CompanionLine]


class Answerable(Told):
    answer: str
    label: str
    key: str | None
    seat: int | None


class QuestionAbout(Told):
    thing: Thing | None
    seat: int | None
    faction: str | None


class CompanionQuestion(Told):
    kind: str
    text: str
    why: str
    fields: list[Thing]
    """Where several numbers are the answer: what each of them is for."""
    about: QuestionAbout
    usual: str | None
    """The answer that fits most often."""
    options: list[Answerable]
    """Empty: a number from 0 to `most`."""
    most: int
    so_far: list[CompanionLine]


class Offer(Told):
    command: str
    seat: int | None
    line: str | None
    """What is said; null: it has to be picked among the corrections."""
    label: str


class Choice(Told):
    id: str
    name: str


class Correction(Told):
    seat: int | None
    """Null: it is about the table."""
    fact: str
    label: str
    before: str
    """What the line begins with."""
    now: list[str]
    held: dict[str, str]
    """How it stands for each choice of the first part."""
    several: bool
    most: int
    parts: list[list[Choice]]


class UnitCount(Told):
    id: str
    count: int


class CompanionOpponent(Told):
    """What lies before an opponent, and where its pieces are; null: there is no such thing in this game."""

    seat: int
    name: str
    rival: Thing | None
    points: int | None
    solari: int | None
    spice: int | None
    water: int | None
    intrigues: int | None
    swordmaster: bool
    saved: int | None
    price: int | None
    mentat: bool
    agents: int
    stuck: bool
    on: list[Thing]
    garrison: int
    supply: int
    conflict: int
    units: list[UnitCount]
    strength: int | None
    influence: dict[str, int]
    alliances: list[str]
    spies: list[Thing] | None
    hooks: bool
    controls: list[Thing]
    battles: list[Thing]


class CompanionPerson(Told):
    seat: int
    influence: dict[str, int]
    alliances: list[str]
    controls: list[Thing]


class CompanionTable(Told):
    """What is known of the round and of people."""

    round: int
    rounds: int
    phase: Literal["turns", "combat", "over"]
    first: int
    next: int | None
    last: bool
    """Whether no round can follow."""
    on_turn: str | None
    """That a person is on turn, where one is."""
    conflict: Thing | None
    level: int
    wall: bool | None
    taken: list[Thing]
    deck: int
    people: list[CompanionPerson]
    rewarded: list[int]
    """The opponents whose reward of this round is settled."""
    said: list[str]
    """What people have said that holds until they have a turn again."""


class Term(Told):
    name: str
    about: str


class Opening(Told):
    text: str
    steps: list[str]


class Story(Told):
    from_: int = Field(alias="from")
    reports: list[CompanionReport]


class Session(Told):
    """Everything that a page shows of a session."""

    journal: str
    lines: int
    edition: str
    modules: list[str]
    printed_cards: bool
    title: str
    mode: str
    people: int
    names: list[str]
    terms: list[Term]
    opening: Opening
    story: Story
    question: CompanionQuestion | None
    offers: list[Offer]
    corrections: list[Correction] | None
    table: CompanionTable
    opponents: list[CompanionOpponent]
