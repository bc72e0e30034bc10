"""What the main thread of a page works on, by the browser's own trace."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"]
TASK = "RunTask"
# What a task is made of, as far as somebody who looks for its cause wants to know.
PARTS = {
    "FunctionCall", "EventDispatch", "RunMicrotasks", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize",
    "Commit", "HitTest", "MajorGC", "MinorGC", "V8.GC_MARK_COMPACTOR", "ParseHTML", "EvaluateScript", "IntersectionObserverController::computeIntersections",
    "FireAnimationFrame", "TimerFire", "v8.run", "AsyncTask Run", "BlinkGC.AtomicPhase",
}  # fmt: skip


@dataclass(frozen=True)
class Task:
    """One piece of work, in milliseconds. `own` is the time that the processor worked on it: what else the machine had to do
    meanwhile is not in it."""

    took: float
    own: float
    parts: dict[str, float] = field(default_factory=dict)

    @property
    def largest(self) -> list[tuple[str, float]]:
        """What most of it was, as far as that is known; one part may lie within another."""
        return sorted(self.parts.items(), key=lambda part: -part[1])[:4]


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[list[Task]]:
    """The tasks of the page within the block: there when it has ended, the longest first."""
    found: list[Task] = []
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        yield found
    finally:
        found += tasks(json.loads(browser.stop_tracing())["traceEvents"])


def tasks(events: list[dict[str, Any]]) -> list[Task]:
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    own = [event for event in events if (event["pid"], event["tid"]) in mains and event.get("ph") == "X"]
    found = []
    for task in (event for event in own if event["name"] == TASK):
        begin, end = task["ts"], task["ts"] + task["dur"]
        parts: dict[str, float] = {}
        if task["dur"] > 10_000:
            for event in own:
                if event["name"] in PARTS and event["pid"] == task["pid"] and begin <= event["ts"] < end:
                    parts[event["name"]] = parts.get(event["name"], 0) + event.get("tdur", event["dur"]) / 1000
        found.append(Task(task["dur"] / 1000, task.get("tdur", task["dur"]) / 1000, parts))
    return sorted(found, key=lambda task: -task.own)
