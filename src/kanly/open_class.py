"""The mark of a class of the engine that topics and expansions may subclass from outside of a compiled build.

mypyc reads the mark when it compiles; nothing comes of it at run time. It stands outside of the engine so that it is never
compiled itself: what mypyc takes for unreachable would be refused there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**how: Any) -> Any:
        return lambda marked: marked
