"""Effects as signs: `4∴→5◎ 2♙ 1▮`. Short enough for a space on the board; what has no sign is said in words."""

from __future__ import annotations

from collections.abc import Sequence

from kanly import effects as fx
from kanly.cli import style
from kanly.components import Conflict, Space
from kanly.text.lexicon import Lexicon

MORE = "…"


def letter(lexicon: Lexicon, icon: str) -> str:
    """The letter of a faction or another Agent icon; in every language they differ."""
    return lexicon.words.text("terminal-letter", icon=icon)


def costs(parts: Sequence[fx.Cost]) -> str:
    out = []
    for cost in parts:
        match cost:
            case fx.Spend(resource, amount):
                out.append(f"{amount}{style.RESOURCES[resource.value]}")
            case fx.TrashCard() | fx.TrashSelf():
                out.append(f"{style.TRASH}{style.CARD}")
            case fx.LoseInfluence(amount):
                out.append(f"-{amount}{style.INFLUENCE}")
            case fx.LoseTroops(troops):
                out.append(f"-{troops}{style.TROOP}")
            case fx.TrashIntrigue():
                out.append(f"{style.TRASH}{style.INTRIGUE}")
            case fx.RecallSpies(spies):
                out.append(f"{style.RECALL}{spies}{style.SPY}")
            case fx.TurnDown(icon):
                out.append(f"-{style.BATTLE_ICONS[icon.value]}")
            case _:
                out.append(MORE)
    return "+".join(out)


def effects(lexicon: Lexicon, parts: Sequence[fx.Effect]) -> str:
    return " ".join(text for text in (effect(lexicon, part) for part in parts) if text)


def effect(lexicon: Lexicon, part: fx.Effect) -> str:
    match part:
        case fx.Gain(resource, amount):
            return f"{amount}{style.RESOURCES[resource.value]}"
        case fx.Harvest(spice):
            # Summoning leaves the space's own spice there; the bonus spice stands beside its name anyway.
            return f"{spice}{style.SPICE}" if spice else ""
        case fx.Persuasion(amount) | fx.PersuasionHere(amount):
            return f"{amount}{style.PERSUASION}"
        case fx.Swords(amount):
            return f"{amount}{style.SWORD}"
        case fx.Points(amount):
            return f"{amount}{style.POINT}"
        case fx.Recruit(troops):
            return f"{troops}{style.TROOP}"
        case fx.Draw(cards):
            return f"{cards}{style.CARD}"
        case fx.DrawIntrigue(cards):
            return f"{cards}{style.INTRIGUE}"
        case fx.Influence(amount, factions, different):
            whose = letter(lexicon, factions[0].value) if len(factions) == 1 else ""
            return " ".join([f"{amount}{style.INFLUENCE}{whose}"] * different)
        case fx.PickedInfluence(amount):
            return f"{amount}{style.INFLUENCE}"
        case fx.Trash():
            return f"{style.TRASH}{style.CARD}"
        case fx.AcquireReserve():
            return f"1{style.CARD}"
        case fx.StealIntrigue(holding):
            return f"{holding}+{style.INTRIGUE}"
        case fx.TakeSwordmaster():
            return style.SWORDMASTER
        case fx.TakeMentat():
            return style.MENTAT
        case fx.TakeCouncilSeat():
            return style.COUNCIL
        case fx.PlaceSpy() | fx.RivalSpy():
            return f"1{style.SPY}"
        case fx.TakeHooks():
            return style.HOOKS
        case fx.Summon(kind, units):
            return f"{units}{style.unit_sign(kind)}"
        case fx.DetonateShieldWall():
            return f"{style.TRASH}{style.WALL}"
        case fx.TakeContract():
            return f"1{style.CONTRACT}" if lexicon.content.contract_ids else f"2{style.SOLARI}"
        case fx.RecallAgent():
            return f"{style.RECALL}{style.AGENT}"
        case fx.AnyOrder(inner):
            return effects(lexicon, inner)
        case fx.When(_, inner, otherwise):
            # What most players will find comes first; the condition is said by `?`.
            return "/".join(text for text in (effects(lexicon, otherwise), effects(lexicon, inner)) if text)
        case fx.Pay(paid, bought):
            return f"{costs(paid)}{style.ARROW}{effects(lexicon, bought)}"
        case fx.Choose(options, number):
            joined = "/".join(effects(lexicon, option) for option in options)
            return joined if number == 1 else f"{number}×({joined})"
    return MORE


def space(lexicon: Lexicon, place: Space, cost: Sequence[fx.Spend]) -> str:
    """What a visit costs and brings, without the Influence that every faction space gives."""
    if place.tiers:
        between = f" {MORE} " if len(place.tiers) > 2 else "/"
        ends = (place.tiers[0], place.tiers[-1])
        return between.join(bought(lexicon, tier.cost, tier.effects) for tier in ends)
    return bought(lexicon, cost, place.effects)


def bought(lexicon: Lexicon, cost: Sequence[fx.Cost], brings: Sequence[fx.Effect]) -> str:
    told = effects(lexicon, brings)
    return f"{costs(cost)}{style.ARROW}{told}" if cost else told


def rewards(lexicon: Lexicon, conflict: Conflict, places: int) -> list[str]:
    """The rewards of a Conflict from first place on, as many as this game gives."""
    first = effects(lexicon, conflict.first)
    if conflict.controls is not None:
        first += f" {style.CONTROL} {lexicon.called('space', conflict.controls)}"
    told = [first, effects(lexicon, conflict.second), effects(lexicon, conflict.third)]
    return told[:places]
