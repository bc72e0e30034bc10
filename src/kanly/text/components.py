"""The whole rules text of a component, box by box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kanly import effects as fx
from kanly.components import (
    Area,
    Card,
    Component,
    Conflict,
    Contract,
    HagalCard,
    Intrigue,
    Leader,
    Objective,
    PlaceTrack,
    Post,
    Rival,
    Space,
    Tier,
    Track,
    UnitKind,
)
from kanly.engine.errors import KanlyError
from kanly.engine.rows import row_called
from kanly.text.bundle import capital, sentence
from kanly.text.effects import Effects
from kanly.text.nodes import message_of
from kanly.text.opponents import OpponentRules
from kanly.text.phrases import Form
from kanly.text.traits import Traits

# Every box that a line can belong to; each has a label, `box-<name>`.
BOXES: tuple[str, ...] = (
    "cost", "factions", "icons", "limit", "agent", "reveal", "acquire", "trashed", "discarded", "in_play",
    "plot", "combat", "win", "endgame", "level", "battle_icon", "first", "second", "third",
    "ability", "signet", "training", "stop", "beyond", "back", "covers", "price", "requirement", "space", "deploy", "maker",
    "control", "wall", "visit", "point", "bonus", "alliance", "connected", "players", "first_player",
    "condition", "reward", "strength", "doubles", "destination", "swordmaster", "scheme", "priority", "streamlined",
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
        self.traits = Traits(effects)
        self.phrases = effects.phrases
        self.bundle = effects.bundle
        self.opponents = OpponentRules(effects.bundle)

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
            case PlaceTrack():
                return self.place_track(component)
            case Post():
                return self.post(component)
            case Objective():
                return self.objective(component)
            case Contract():
                return self.contract(component)
            case UnitKind():
                return self.unit(component)
            case Area():
                return [Line("limit", sentence(self.bundle.text("rule-area")))]
            case HagalCard():
                return [Line(box, text) for box, text in self.opponents.hagal(component)]
            case Rival():
                return [Line(box, text) for box, text in self.opponents.rival(component)]
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
        if card.row and card.price is not None:
            lines.append(Line("cost", self.sold(card.row, card.price)))
        if card.factions:
            names = [self.bundle.text(f"faction-{faction.value}") for faction in card.factions]
            lines.append(Line("factions", ", ".join(names)))
        if card.icons:
            lines.append(Line("icons", self.icons(card.icons)))
        if card.anywhere:
            lines.append(Line("icons", sentence(self.bundle.text("rule-anywhere"))))
        if card.ignores_requirements:
            lines.append(Line("limit", sentence(self.bundle.text("rule-ignores_requirements"))))
        lines += self.boxes(
            Form.PRINTED,
            ("agent", card.agent),
            ("reveal", card.reveal),
            ("acquire", card.acquire),
            ("trashed", card.trashed),
            ("discarded", card.discarded),
        )
        if card.in_play:
            lines.append(Line("in_play", self.told([self.traits.trait(trait) for trait in card.in_play])))
        return lines

    def sold(self, row: str, price: int) -> str:
        """What a card costs in the currency of its row."""
        told = self.paid(row_called(row).currency.printed(price))
        return self.bundle.text("rule-sold", row=self.bundle.text(f"row-{row}"), price=told)

    def paid(self, price: fx.Effect | fx.Cost) -> str:
        """What is paid for a card, without a verb where there are words for that."""
        if isinstance(price, fx.Persuasion):
            return self.bundle.text("term-persuasion", n=price.amount)
        assert isinstance(price, fx.Cost)
        costs = self.effects.costs
        spent = costs.entry(price).spent
        return costs.cost(price) if spent is None else spent(costs, price)

    def intrigue(self, card: Intrigue) -> list[Line]:
        lines: list[Line] = []
        if card.turn_start:
            lines.append(Line("limit", sentence(self.bundle.text("rule-turn_start"))))
        for box, effects in (
            ("plot", card.plot),
            ("combat", card.combat),
            ("win", card.win),
            ("endgame", card.endgame),
        ):
            # Whoever plays the card has to do what it says; of several lines any may be used.
            lines += self.boxes(Form.PRINTED if len(effects) > 1 else Form.DECIDED, (box, effects))
        return lines

    def conflict(self, conflict: Conflict) -> list[Line]:
        first = self.effects.sentences(conflict.first)
        if conflict.controls is not None:
            space = self.phrases.named(("spaces",), conflict.controls, conflict.set)
            first.append(self.bundle.text("rule-take_control", space=space))
        return [
            Line("level", "I" * conflict.level),
            *self.battle_icon(conflict.battle_icon),
            Line("first", self.told(first)),
            *self.boxes(Form.PRINTED, ("second", conflict.second), ("third", conflict.third)),
        ]

    def battle_icon(self, icon: fx.BattleIcon | None) -> list[Line]:
        if icon is None:
            return []
        return [Line("battle_icon", capital(self.bundle.text(f"battle-{icon.value}")))]

    def leader(self, leader: Leader) -> list[Line]:
        tracks = [trait for trait in leader.traits if isinstance(trait, fx.TrainingTrack)]
        ability = [self.traits.trait(trait) for trait in leader.traits if trait not in tracks]
        signet = self.told(self.effects.sentences(leader.signet))
        key = message_of(leader.key)
        lines = [
            Line("ability", self.told(ability), self.bundle.text(f"{key}-ability")),
            Line("signet", signet, self.bundle.text(f"{key}-signet")),
        ]
        for track in tracks:
            for stop in track.stops:
                told = self.told(self.traits.stop_sentences(stop, stop is track.stops[0]))
                lines.append(Line("training", told, self.traits.stop(stop.id)))
        if leader.back is not None:
            lines.append(Line("back", capital(self.name(f"{leader.set}/{leader.deck}/{leader.back}"))))
        return lines

    def resources(self, costs: Sequence[fx.Spend]) -> str:
        told = [self.bundle.text(f"resource-{cost.resource.value}", n=cost.amount) for cost in costs]
        return self.phrases.joined("list-and", told)

    def price(self, tier: Tier) -> str:
        """One of the prices of a space, and what it buys; it may be free."""
        if not tier.cost:
            effects = self.effects.sequence(tier.effects, Form.DECIDED)
            return self.bundle.text("rule-free_price", effects=effects)
        costs = self.effects.costs.costs(tier.cost, Form.DECIDED)
        bought = self.effects.sequence(tier.effects, Form.ABLE)
        return self.bundle.text("effect-pay", costs=costs, effects=bought)

    def space(self, space: Space) -> list[Line]:
        text = self.bundle.text
        lines = [Line("icons", self.icons([space.icon]))]
        if space.covers is not None:
            lines.append(Line("covers", capital(self.phrases.named(("spaces",), space.covers, space.set))))
        if space.cost:
            cost = self.resources(space.cost)
            if space.cost_later is not None:
                cost = text("rule-cost_later", cost=cost, later=self.resources(space.cost_later))
            lines.append(Line("cost", cost))
        if space.requires:
            faction, amount = space.requires
            needed = text("rule-requires", faction=faction.value, n=amount)
            lines.append(Line("requirement", capital(needed)))
        if space.once:
            lines.append(Line("limit", sentence(text("rule-once"))))
        for tier in space.tiers:
            lines.append(Line("price", sentence(self.price(tier))))
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
        if space.protected:
            lines.append(Line("wall", sentence(text("rule-protected"))))
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

    def place_track(self, track: PlaceTrack) -> list[Line]:
        lines = [
            Line("stop", self.told(self.traits.stop_sentences(stop, False)), self.traits.stop(stop.id))
            for stop in track.stops
        ]
        return [*lines, *self.boxes(Form.PRINTED, ("beyond", track.beyond))]

    def post(self, post: Post) -> list[Line]:
        spaces = self.phrases.quoted(
            [self.phrases.named(("spaces",), space, post.set) for space in post.spaces]
        )
        return [
            Line("connected", sentence(self.bundle.text("rule-connected", n=len(post.spaces), spaces=spaces)))
        ]

    def objective(self, objective: Objective) -> list[Line]:
        text = self.bundle.text
        players = self.phrases.joined("list-or", [str(number) for number in objective.players])
        lines = [
            *self.battle_icon(objective.battle_icon),
            Line("players", sentence(text("rule-players", players=players))),
        ]
        if objective.first_player:
            lines.append(Line("first_player", sentence(text("rule-first_player"))))
        return lines

    def contract(self, contract: Contract) -> list[Line]:
        return [
            Line("condition", sentence(self.completed(contract))),
            *self.boxes(Form.PRINTED, ("reward", contract.reward)),
        ]

    def completed(self, contract: Contract) -> str:
        """What has to be done for a contract."""
        text = self.bundle.text
        if contract.visit is not None:
            # A space that is not in any box of ours lends the contract its name all the same.
            message = self.bundle.named(("spaces",), contract.visit, contract.set)
            return text(
                "rule-contract_visit", space=self.name(contract) if message is None else text(message)
            )
        if contract.harvest is not None:
            return text("rule-contract_harvest", n=contract.harvest)
        if contract.acquires is not None:
            return text("rule-contract_acquire", card=self.phrases.card_name(contract.acquires))
        if contract.immediate:
            return text("rule-contract_immediate")
        raise KanlyError(f"{contract.key} has no condition; a contract has exactly one")

    def unit(self, unit: UnitKind) -> list[Line]:
        text = self.bundle.text
        lines = [Line("strength", text("term-strength", n=unit.strength))]
        if unit.doubles:
            lines.append(Line("doubles", sentence(text("rule-doubles"))))
        if unit.stopped_by_wall:
            lines.append(Line("wall", sentence(text("rule-stopped_by_wall"))))
        said = []
        if unit.limit is not None:
            said.append(text("rule-unit_limit", n=unit.limit))
        if unit.garrison:
            said.append(text("rule-unit_garrison"))
        if unit.after is fx.Place.GARRISON:
            said.append(text("rule-unit_after"))
        if unit.control:
            said.append(text("rule-unit_control"))
        if said:
            lines.append(Line("limit", self.told(said)))
        return lines
