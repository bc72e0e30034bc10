"""Short texts one after the other; a line is broken between them and never inside one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Texts that share lines, with a gap between neighbours."""

    def __init__(self, texts: Sequence[Text], gap: Text) -> None:
        self.texts = texts
        self.gap = gap

    def lines(self, width: int) -> Iterable[Text]:
        line = Text()
        for text in self.texts:
            if line.plain and line.cell_len + self.gap.cell_len + text.cell_len > width:
                yield line
                line = Text()
            if line.plain:
                line.append_text(self.gap)
            line.append_text(text)
        if line.plain:
            yield line

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[Text]:
        for line in self.lines(options.max_width):
            line.overflow = "ellipsis"
            line.no_wrap = True
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [text.cell_len for text in self.texts] or [0]
        whole = sum(widths) + self.gap.cell_len * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), min(whole, options.max_width))
