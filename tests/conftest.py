"""Settings that hold for every test."""

from __future__ import annotations

from hypothesis import settings

# The same examples each time, so that a red test is red for everyone; looking for new ones is `kanly fuzz`'s job.
# No deadline, because a busy machine is no fault of the code.
settings.register_profile("kanly", derandomize=True, deadline=None)
settings.load_profile("kanly")
