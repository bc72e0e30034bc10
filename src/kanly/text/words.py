"""Everything that the game says, in one language."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.components import Component
from kanly.effects import Condition, Cost, Counted, Effect, Trait
from kanly.engine.content import Content
from kanly.engine.state import Event
from kanly.text.bundle import bundle, capital
from kanly.text.chronicle import Chronicle
from kanly.text.components import Line, Rules
from kanly.text.effects import Effects
from kanly.text.events import Events
from kanly.text.moves import Moves
from kanly.text.questions import Asked, Moment, Questions


class Words:
    """The words of one language. Cheap to make: the Fluent files are read once per language.

    >>> from kanly.effects import Draw
    >>> Words("en").effect(Draw(2)), Words("uk").effect(Draw(2)), Words("ru").effect(Draw(5))
    ('draw 2 cards', 'візьміть 2 карти', 'возьмите 5 карт')
    """

    def __init__(self, language: str) -> None:
        self.bundle = bundle(language)
        self.language = language
        self._effects = Effects(self.bundle)
        self._rules = Rules(self._effects)
        self._moves = Moves(self._rules)
        self._events = Events(self._moves)
        self._questions = Questions(self._moves)
        self.chronicle = Chronicle(self._events)
        """Stretches of the log, each in a sentence."""

    def name(self, component: Component | str) -> str:
        """The name of a component, given as itself or as its key (`base/spaces/arrakeen`)."""
        return self._rules.name(component)

    def rules(self, component: Component) -> list[Line]:
        """What a component says, box by box, in full sentences."""
        return self._rules.lines(component)

    def box(self, name: str) -> str:
        """The label of a box that a Line names."""
        return self.bundle.text(f"box-{name}")

    def effect(self, effect: Effect) -> str:
        """An effect as a clause: small first letter, no full stop."""
        return self._effects.effect(effect)

    def condition(self, condition: Condition) -> str:
        """A condition as it stands after "if"."""
        return self._effects.conditions.condition(condition)

    def counted(self, counted: Counted) -> str:
        """ "For each", and what an effect counts."""
        return self._effects.conditions.counted(counted)

    def cost(self, cost: Cost) -> str:
        """A cost as a clause: what has to be done for an arrow."""
        return self._effects.costs.cost(cost)

    def price(self, price: Effect | Cost) -> str:
        """What is paid for a card that is for sale."""
        return self._rules.paid(price)

    def trait(self, trait: Trait) -> str:
        """What a Leader's ability says, as a clause."""
        return self._rules.traits.trait(trait)

    def move(self, content: Content, move: int, seats: Sequence[str]) -> str:
        """What a move does, as an entry of a menu; `seats` are the players' names."""
        return self._moves.move(content, move, seats)

    def event(self, content: Content, event: Event, viewer: int | None, seats: Sequence[str]) -> str:
        """A line of the log as this seat may read it; None is a spectator."""
        return self._events.event(content, event, viewer, seats)

    def source(self, content: Content, source: int) -> str:
        """Where a Victory Point came from."""
        return capital(self._events.source(content, source))

    def label(self, name: str) -> str:
        """A heading of the table, `label-<name>` of table.ftl."""
        return self.bundle.text(f"label-{name}")

    def prompt(self, step: int) -> str:
        """The title of what is asked by a step of the engine that asks something."""
        return self._questions.prompt(step)

    def asked(self, moment: Moment) -> Asked:
        """What a seat is asked: a title, a sentence about it, and the component that asks."""
        return self._questions.asked(moment)

    def node(self, content: Content, node: int) -> str:
        """What a lowered effect does, as a clause."""
        return self._moves.node(content, node)

    def text(self, message: str, attribute: str = "", /, **variables: int | str) -> str:
        """Any message of the Fluent files, with its variables."""
        return self.bundle.text(message, attribute, **variables)
