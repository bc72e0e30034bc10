"""The whole rules text of a component, box by box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kanly import effects as fx
from kanly.components import Card, Component, Conflict, Intrigue, Leader, Space, Track
from kanly.engine.errors import KanlyError
from kanly.text.bundle import capital, sentence
from kanly.text.effects import Effects, Form
from kanly.text.nodes import message_of

# Every box that a line can belong to; each has a label, `box-<name>`.
BOXES: tuple[str, ...] = (
    "cost", "factions", "icons", "limit", "agent", "reveal", "acquire", "trashed",
    "plot", "combat", "win", "endgame", "level", "first", "second", "third",
    "ability", "signet", "price", "requirement", "space", "deploy", "maker", "control",
    "visit", "point", "bonus", "alliance",
)  # fmt: skip


@dataclass(frozen=True)
class Line:
    """What one box of a component says; `title` is the box's own name, as Leaders' abilities have one."""

    box: str
    text: str
    title: str = ""


class Rules:
    """Components in one language."""

    def __init__(self, effects: Effects) -> None:
        self.effects = effects
        self.bundle = effects.bundle

    def name(self, component: Component | str) -> str:
        """The name of a component, given as itself or as its key."""
        if isinstance(component, Track):
            return self.bundle.text(f"faction-{component.faction.value}")
        key = component if isinstance(component, str) else component.key
        if "/tracks/" in key:
            return self.bundle.text(f"faction-{key.rsplit('/', 1)[1]}")
        return self.bundle.text(message_of(key))

    def lines(self, component: Component) -> list[Line]:
        match component:
            case Card():
                return self.card(component)
            case Intrigue():
                return self.intrigue(component)
            case Conflict():
                return self.conflict(component)
            case Leader():
                return self.leader(component)
            case Space():
                return self.space(component)
            case Track():
                return self.track(component)
        raise KanlyError(f"there are no rules to say about {component.key}")

    def told(self, sentences: Sequence[str]) -> str:
        return " ".join(sentence(text) for text in sentences)

    def boxes(self, form: Form, *boxes: tuple[str, Sequence[fx.Effect]]) -> list[Line]:
        return [
            Line(box, self.told(self.effects.sentences(effects, form))) for box, effects in boxes if effects
        ]

    def icons(self, icons: Sequence[fx.Icon]) -> str:
        return ", ".join(self.bundle.text(f"icon-{icon.value}") for icon in icons)

    def card(self, card: Card) -> list[Line]:
        lines: list[Line] = []
        if card.cost is not None:
            lines.append(Line("cost", self.bundle.text("term-persuasion", n=card.cost)))
        if card.factions:
            names = [self.bundle.text(f"faction-{faction.value}") for faction in card.factions]
            lines.append(Line("factions", ", ".join(names)))
        if card.icons:
            lines.append(Line("icons", self.icons(card.icons)))
        if card.anywhere:
            lines.append(Line("icons", sentence(self.bundle.text("rule-anywhere"))))
        return lines + self.boxes(
            Form.PRINTED,
            ("agent", card.agent),
            ("reveal", card.reveal),
            ("acquire", card.acquire),
            ("trashed", card.trashed),
        )

    def intrigue(self, card: Intrigue) -> list[Line]:
        lines: list[Line] = []
        if card.turn_start:
            lines.append(Line("limit", sentence(self.bundle.text("rule-turn_start"))))
        # Whoever plays the card pays and does what it says: nothing of it may be left out.
        return lines + self.boxes(
            Form.DECIDED,
            ("plot", card.plot),
            ("combat", card.combat),
            ("win", card.win),
            ("endgame", card.endgame),
        )

    def conflict(self, conflict: Conflict) -> list[Line]:
        first = self.effects.sentences(conflict.first)
        if conflict.controls is not None:
            space = self.name(f"{conflict.set}/spaces/{conflict.controls}")
            first.append(self.bundle.text("rule-take_control", space=space))
        return [
            Line("level", "I" * conflict.level),
            Line("first", self.told(first)),
            *self.boxes(Form.PRINTED, ("second", conflict.second), ("third", conflict.third)),
        ]

    def leader(self, leader: Leader) -> list[Line]:
        ability = self.told([self.effects.trait(trait) for trait in leader.traits])
        signet = self.told(self.effects.sentences(leader.signet))
        key = message_of(leader.key)
        return [
            Line("ability", ability, self.bundle.text(f"{key}-ability")),
            Line("signet", signet, self.bundle.text(f"{key}-signet")),
        ]

    def space(self, space: Space) -> list[Line]:
        text = self.bundle.text
        lines = [Line("icons", self.icons([space.icon]))]
        if space.cost:
            costs = [text(f"resource-{cost.resource.value}", n=cost.amount) for cost in space.cost]
            lines.append(Line("cost", self.effects.joined("list-and", costs)))
        if space.requires:
            faction, amount = space.requires
            needed = text("rule-requires", faction=faction.value, n=amount)
            lines.append(Line("requirement", capital(needed)))
        if space.once:
            lines.append(Line("limit", sentence(text("rule-once"))))
        for tier in space.tiers:
            costs_text = self.effects.costs(tier.cost, Form.DECIDED)
            bought = self.effects.sequence(tier.effects, Form.ABLE)
            lines.append(Line("price", sentence(text("effect-pay", costs=costs_text, effects=bought))))
        visit = (fx.Influence(1, (space.faction,)),) if space.faction else ()
        lines += self.boxes(Form.PRINTED, ("space", (*visit, *space.effects)))
        if space.combat:
            lines.append(Line("deploy", sentence(text("rule-combat_space"))))
        if space.maker:
            lines.append(Line("maker", sentence(text("rule-maker"))))
        if space.control_bonus:
            resource, amount = space.control_bonus
            what = text(f"resource-{resource.value}", "acc", n=amount)
            lines.append(Line("control", sentence(text("rule-control_bonus", what=what))))
        return lines

    def track(self, track: Track) -> list[Line]:
        def reached(level: int, effects: Sequence[fx.Effect]) -> str:
            told = self.effects.sequence(effects, Form.PRINTED)
            return sentence(
                self.bundle.text("rule-track", n=level, faction=track.faction.value, effects=told)
            )

        alliance = self.bundle.text("rule-alliance", n=track.alliance_at, faction=track.faction.value)
        return [
            *self.boxes(Form.PRINTED, ("visit", (track.visit,))),
            Line("point", reached(track.point_at, (fx.Points(1),))),
            Line("bonus", reached(track.bonus_at, track.bonus)),
            Line("alliance", sentence(alliance)),
        ]
