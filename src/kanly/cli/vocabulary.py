"""The signs of those words that every game has. Importing this registers them."""

from __future__ import annotations

from collections.abc import Iterator

from kanly import effects as fx
from kanly.cli import style
from kanly.cli.sign_tables import Meaning, cost_sign, costs, effects, in_words, legend, letter, sign
from kanly.text.lexicon import Lexicon


def influence(lexicon: Lexicon, it: fx.Influence) -> str:
    whose = letter(lexicon, it.factions[0].value) if len(it.factions) == 1 else ""
    return " ".join([f"{it.amount}{style.INFLUENCE}{whose}"] * it.different)


def when(lexicon: Lexicon, it: fx.When) -> str:
    # What most players will find comes first; the condition is said by `?`.
    return "/".join(text for text in (effects(lexicon, it.otherwise), effects(lexicon, it.effects)) if text)


def choose(lexicon: Lexicon, it: fx.Choose) -> str:
    joined = "/".join(effects(lexicon, option) for option in it.options)
    return joined if it.number == 1 else f"{it.number}×({joined})"


def kinds(lexicon: Lexicon) -> Iterator[Meaning]:
    """Units that are no troops."""
    for kind in lexicon.content.unit_ids:
        yield style.unit_sign(kind), "unit", lexicon.words.text(f"unit-{kind}", "label")


# Resources, persuasion, swords and Victory Points.
sign(fx.Gain, lambda lexicon, it: f"{it.amount}{style.RESOURCES[it.resource.value]}")
sign(fx.Persuasion, lambda lexicon, it: f"{it.amount}{style.PERSUASION}")
sign(fx.Swords, lambda lexicon, it: f"{it.amount}{style.SWORD}")
sign(fx.Points, lambda lexicon, it: f"{it.amount}{style.POINT}")
cost_sign(fx.Spend, lambda it: f"{it.amount}{style.RESOURCES[it.resource.value]}")

# Cards.
sign(fx.Draw, lambda lexicon, it: f"{it.cards}{style.CARD}")
sign(fx.DrawIntrigue, lambda lexicon, it: f"{it.cards}{style.INTRIGUE}")
sign(fx.Trash, lambda lexicon, it: f"{style.TRASH}{style.CARD}")
sign(fx.AcquireReserve, lambda lexicon, it: f"1{style.CARD}")
sign(fx.StealIntrigue, lambda lexicon, it: f"{it.holding}+{style.INTRIGUE}")
in_words(fx.TrashThis, fx.Discard, fx.Acquire, fx.SetAside, fx.Fetch, fx.OnAcquire)
cost_sign(fx.TrashCard, lambda it: f"{style.TRASH}{style.CARD}")
cost_sign(fx.TrashSelf, lambda it: f"{style.TRASH}{style.CARD}")
cost_sign(fx.TrashIntrigue, lambda it: f"{style.TRASH}{style.INTRIGUE}")
in_words(fx.DiscardCards)

# Influence.
sign(fx.Influence, influence)
in_words(fx.FactionInfluence)
cost_sign(fx.LoseInfluence, lambda it: f"-{it.amount}{style.INFLUENCE}")

# Troops.
sign(fx.Recruit, lambda lexicon, it: f"{it.troops}{style.TROOP}")
in_words(fx.LoseTroop, fx.Deploy, fx.Retreat, fx.OnceDeployed)
cost_sign(fx.LoseTroops, lambda it: f"-{it.troops}{style.TROOP}")
in_words(fx.RetreatTroops)
sign(fx.Summon, lambda lexicon, it: f"{it.units}{style.unit_sign(it.kind)}")
sign(fx.Commission, lambda lexicon, it: f"{it.units}{style.unit_sign(it.kind)}")
legend(29, kinds)

# Spaces. Summoning leaves the space's own spice there; the bonus spice stands beside its name anyway.
sign(fx.Harvest, lambda lexicon, it: f"{it.spice}{style.SPICE}" if it.spice else "")
sign(fx.PersuasionHere, lambda lexicon, it: f"{it.amount}{style.PERSUASION}")
sign(fx.TakeSwordmaster, lambda lexicon, it: style.SWORDMASTER)
sign(fx.TakeCouncilSeat, lambda lexicon, it: style.COUNCIL)
sign(fx.RecallAgent, lambda lexicon, it: f"{style.RECALL}{style.AGENT}")
in_words(fx.UseSignet)

# Effects around others.
sign(fx.AnyOrder, lambda lexicon, it: effects(lexicon, it.effects))
sign(fx.When, when)
sign(fx.Pay, lambda lexicon, it: f"{costs(it.costs)}{style.ARROW}{effects(lexicon, it.effects)}")
sign(fx.Choose, choose)
in_words(fx.ForEach, fx.EachOpponent, fx.AtReveal, fx.Special)
