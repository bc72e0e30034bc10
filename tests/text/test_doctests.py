"""The examples in the modules of `kanly.text` hold."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import kanly.text


def test_examples() -> None:
    attempted = 0
    for module in pkgutil.iter_modules(kanly.text.__path__, "kanly.text."):
        result = doctest.testmod(importlib.import_module(module.name))
        assert result.failed == 0, module.name
        attempted += result.attempted
    assert attempted >= 4
