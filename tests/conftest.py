"""Settings that hold for every test."""

from __future__ import annotations

import pytest
from hypothesis import settings

# The same examples each time, so that a red test is red for everyone; looking for new ones is `kanly fuzz`'s job.
# No deadline, because a busy machine is no fault of the code.
settings.register_profile("kanly", derandomize=True, deadline=None)
settings.load_profile("kanly")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long goes first: at the end there is then something short for every core."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
