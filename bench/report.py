"""From raw figures to what people read: medians, ratios to the peer, targets, a table, JSON."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text
from rounds import Figures

PEER = "catanatron"
PURE = "kanly, pure"
COMPILED = "kanly, compiled"
UPRISING_PURE = "uprising, pure"
UPRISING_COMPILED = "uprising, compiled"
BEFORE_PURE = "before, pure"
BEFORE_COMPILED = "before, compiled"


@dataclass(frozen=True)
class Measure:
    """One row of the table."""

    key: str
    title: str
    show: Callable[[float], str]
    timed: bool = True
    less_is_better: bool = False


def _whole(value: float) -> str:
    return f"{value:,.0f}"


def _tenths(value: float) -> str:
    return f"{value:,.1f}"


def _microseconds(value: float) -> str:
    return f"{value * 1e6:,.2f}"


def _kilobytes(value: float) -> str:
    return f"{value / 1024:,.1f}"


MEASURES = (
    Measure("decisions_per_second", "decisions per second", _whole),
    Measure("games_per_second", "games per second", _tenths),
    Measure("copy_seconds", "copy, mid-game, µs", _microseconds, less_is_better=True),
    Measure("copy_bytes", "memory of copy, KiB", _kilobytes, timed=False, less_is_better=True),
    Measure("calls_per_decision", "calls per decision", _whole, timed=False, less_is_better=True),
    Measure("decisions_per_game", "decisions per game", _whole),
    Measure("moves_per_game", "moves per game", _whole),
)

# How many times better than the peer each build has to be; for a copy, in which part of the peer's time.
TARGETS: Mapping[str, Mapping[str, float]] = {
    PURE: {"decisions_per_second": 3, "games_per_second": 4, "copy_seconds": 12},
    COMPILED: {"decisions_per_second": 10, "games_per_second": 15, "copy_seconds": 25},
    UPRISING_PURE: {"decisions_per_second": 0.8},
    UPRISING_COMPILED: {"decisions_per_second": 0.8},
    BEFORE_PURE: {"decisions_per_second": 0.95},
    BEFORE_COMPILED: {"decisions_per_second": 0.95},
}
# Whose figures are divided by whose: our base game by the peer's, Uprising by our base game, ours of now by ours of before.
AGAINST: Mapping[str, tuple[str, str]] = {
    PURE: (PURE, PEER),
    COMPILED: (COMPILED, PEER),
    UPRISING_PURE: (UPRISING_PURE, PURE),
    UPRISING_COMPILED: (UPRISING_COMPILED, COMPILED),
    BEFORE_PURE: (PURE, BEFORE_PURE),
    BEFORE_COMPILED: (COMPILED, BEFORE_COMPILED),
}
# Lengths of games are no contest, and the profiler can't see the calls inside compiled code.
NOT_COMPARED = {"decisions_per_game", "moves_per_game"}


def value_of(figures: Figures, label: str, measure: Measure) -> float | None:
    """The median over the rounds, or the one figure of an untimed measure."""
    if measure.timed:
        return median(slice_[measure.key] for slice_ in figures.timed)
    if figures.facts["build"] == "compiled" and measure.key == "calls_per_decision":
        return None
    return figures.untimed[measure.key]


def ratio_of(ours: Figures, peer: Figures, measure: Measure) -> float:
    """How many times better ours is: the median of the rounds' own ratios, which drift can't touch."""
    pairs = (
        [
            (mine[measure.key], theirs[measure.key])
            for mine, theirs in zip(ours.timed, peer.timed, strict=True)
        ]
        if measure.timed
        else [(ours.untimed[measure.key], peer.untimed[measure.key])]
    )
    return median(theirs / mine if measure.less_is_better else mine / theirs for mine, theirs in pairs)


def as_json(figures: Mapping[str, Figures], machine: str, rounds: int, seconds: float) -> dict[str, Any]:
    """Everything that was measured, and what the table says about it."""
    sides: dict[str, Any] = {}
    for label, side in figures.items():
        values = {measure.key: value_of(side, label, measure) for measure in MEASURES}
        entry: dict[str, Any] = {"facts": side.facts, "values": values, "rounds": side.timed}
        pair = compared(figures, label)
        if pair is not None:
            entry["ratios"] = {
                measure.key: ratio_of(*pair, measure)
                for measure in MEASURES
                if measure.key not in NOT_COMPARED and values[measure.key] is not None
            }
            entry["targets"] = {
                key: {"target": target, "pass": entry["ratios"][key] >= target}
                for key, target in TARGETS[label].items()
            }
        sides[label] = entry
    return {"machine": machine, "rounds": rounds, "seconds": seconds, "sides": sides}


def compared(figures: Mapping[str, Figures], label: str) -> tuple[Figures, Figures] | None:
    """The two sides that a label's ratio is made of, if both were measured."""
    ours, theirs = AGAINST.get(label, (label, ""))
    return (figures[ours], figures[theirs]) if theirs in figures and ours in figures else None


def as_table(figures: Mapping[str, Figures], rounds: int, seconds: float) -> Table:
    """The table for people: a block per measure, a line per side, and how ours compares."""
    table = Table(
        title="Random games, four players",
        caption=(
            f"Medians of {rounds} interleaved rounds, about {seconds:g} s of play for each side in each. A ratio is "
            "the median of the rounds' own ratios: our base game to catanatron's, Uprising (with CHOAM) to our base game, "
            "now to before. catanatron counts forced moves as decisions, Kanly does not. "
            "Calls inside compiled code can't be counted."
        ),
        caption_justify="left",
        box=SIMPLE_HEAD,
        pad_edge=False,
    )
    table.add_column("", no_wrap=True)
    table.add_column("median", justify="right")
    table.add_column("range", justify="right", style="dim", no_wrap=True)
    if any(compared(figures, label) for label in figures):
        table.add_column("ratio", justify="right")
        table.add_column("target", justify="right")
        table.add_column("")
    for measure in MEASURES:
        table.add_row(Text(measure.title, style="bold"))
        for label, side in figures.items():
            cells = [Text(f"  {label}"), *_value_cells(side, label, measure)]
            pair = compared(figures, label)
            if pair is not None:
                cells += _ratio_cells(*pair, label, measure)
            table.add_row(*cells)
    return table


def _value_cells(side: Figures, label: str, measure: Measure) -> list[Text]:
    value = value_of(side, label, measure)
    if value is None:
        return [Text("-", style="dim"), Text("")]
    if not measure.timed:
        return [Text(measure.show(value)), Text("")]
    values = [slice_[measure.key] for slice_ in side.timed]
    return [Text(measure.show(value)), Text(f"{measure.show(min(values))} to {measure.show(max(values))}")]


def _ratio_cells(ours: Figures, peer: Figures, label: str, measure: Measure) -> list[Text]:
    if measure.key in NOT_COMPARED or value_of(ours, label, measure) is None:
        return []
    ratio = ratio_of(ours, peer, measure)
    target = TARGETS[label].get(measure.key)
    if target is None:
        return [Text(_ratio(ratio, measure))]
    passed = ratio >= target
    mark = Text("pass", style="bold green") if passed else Text("FAIL", style="bold red")
    return [
        Text(_ratio(ratio, measure)),
        Text(f"1/{target:g}" if measure.less_is_better else f"{target:g}x"),
        mark,
    ]


def _ratio(ratio: float, measure: Measure) -> str:
    if not measure.less_is_better:
        return f"{ratio:.2f}x"
    return f"1/{ratio:.1f}" if ratio >= 1 else f"{1 / ratio:.2f}x"
