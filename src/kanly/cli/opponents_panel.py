"""Printed opponents, drawn: what their cards say, what their deck holds, and how hard this game is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from kanly.cli import style, symbols
from kanly.cli.flow import Flow
from kanly.cli.scene import Scene
from kanly.effects import Effect, When
from kanly.view import SeatView

# In the place of a number that an opponent never has.
NOTHING = "·"


def opponent_mat(scene: Scene, seat: int) -> list[Text]:
    """What a Rival's card says, in signs; and of an opponent that can't win, that it can't."""
    words = scene.words
    pieces: list[Text] = []
    if not scene.opponents.scores(seat):
        pieces.append(Text(words.text("terminal-cant_win"), style="faint"))
    rival = scene.opponents.rival(seat)
    if rival is None:
        return pieces
    signet = words.text("term-signet_ring", "label")
    for label, effects in ((signet, rival.signet), (words.box("scheme"), rival.scheme)):
        if effects:
            pieces.append(Text.assemble((f"{label} ", "faint"), style.signed(signs(scene, effects))))
    if rival.priority:
        letters = Text("›", style="faint").join(
            Text(symbols.letter(scene.lexicon, faction.value), style=faction.value)
            for faction in rival.priority
        )
        pieces.append(Text.assemble((f"{words.box('priority')} ", "faint"), letters))
    return pieces


def signs(scene: Scene, effects: Sequence[Effect]) -> str:
    """What a Rival does, as signs; in brackets what it only does under a condition."""
    told = []
    for effect in effects:
        text = symbols.effect(scene.lexicon, effect)
        told.append(f"({text})" if isinstance(effect, When) and not effect.otherwise else text)
    return " ".join(told)


def swordmaster_text(scene: Scene, seat: SeatView, *, words: bool) -> Text | None:
    """How much an opponent has saved of its Swordmaster's price: `‡5/8`."""
    saved = scene.opponents.saved(seat)
    if saved is None:
        return None
    have, price = saved
    told = f"{have}/{price}"
    if words:
        told = f" {scene.words.text('terminal-mark_swordmaster')} {told}"
    return Text(f"{style.SWORDMASTER}{told}", style="faint")


def terms(scene: Scene) -> Flow | None:
    """How hard the game is, and the House Hagal deck: one line below the players."""
    opponents, words = scene.opponents, scene.words
    if not opponents.there:
        return None
    pieces = [words.text("terminal-hagal_left", n=opponents.cards_left)]
    if opponents.level:
        pieces.append(words.text("terminal-level", level=words.text(f"level-{opponents.level}")))
    if opponents.swordmaster_round:
        pieces.append(words.text("terminal-swordmasters", round=opponents.swordmaster_round))
    pieces += [words.text(f"variant-{variant}") for variant in opponents.variants]
    return Flow([Text(piece, style="faint") for piece in pieces], Text(" · ", style="faint"))


def hagal_piles(scene: Scene) -> list[tuple[Text, RenderableType]]:
    """The House Hagal deck and its discard pile, as rows beside the players' own."""
    if not scene.opponents.there:
        return []
    house = scene.opponents.part
    rows: list[tuple[Text, RenderableType]] = []
    for zone, label in (("deck", "deck"), ("discard", "discard_pile")):
        cards = Counter(scene.lexicon.called("hagal", card) for card in house[zone])
        told = [name if count == 1 else f"{name} ×{count}" for name, count in sorted(cards.items())]
        title = f"{scene.lexicon.deck('hagal')}: {scene.label(label)} {cards.total()}"
        rows.append(
            (Text(title, style="heading"), Text(", ".join(told) or "—", style="" if told else "faint"))
        )
    return rows


def asked_for(scene: Scene, question: str) -> str:
    """The question to a person, with the opponent for whom they decide."""
    seat = scene.opponents.decided_for
    if seat is None:
        return question
    return scene.words.text(
        "terminal-for", step=scene.view.decision, rival=scene.names[seat], question=question
    )
