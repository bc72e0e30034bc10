"""What the main thread of a page works on, by the browser's own trace."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page

Event = dict[str, Any]

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"]
TASK = "RunTask"
# A script is called; whose it is stands beside it.
CALL = "FunctionCall"
STYLE = "UpdateLayoutTree"


@dataclass(frozen=True)
class Task:
    """One piece of work, in milliseconds. `own` is the time that the processor worked on it: what else the machine had to do
    meanwhile is not in it."""

    took: float
    own: float
    parts: dict[str, float] = field(default_factory=dict)
    """What it is made of, by the browser's names; each without what lies within it."""
    styled: int = 0
    """The most elements whose style was worked out anew at once: it depends on no machine."""

    def __str__(self) -> str:
        parts = sorted(self.parts.items(), key=lambda part: -part[1])
        return f"{self.own:.0f} ms ({', '.join(f'{part} {ms:.0f}' for part, ms in parts if ms >= 2)})"


NOTHING = Task(0, 0)


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[list[Task]]:
    """The tasks of the page within the block: there when it has ended, the longest first."""
    found: list[Task] = []
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        yield found
    finally:
        found += tasks(json.loads(browser.stop_tracing())["traceEvents"], page.url)


def tasks(events: list[Event], url: str) -> list[Task]:
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    origin = "/".join(url.split("/")[:3])
    found = []
    for main in mains:
        own = [event for event in events if (event["pid"], event["tid"]) == main and event.get("ph") == "X"]
        own.sort(key=lambda event: (event["ts"], -event["dur"]))
        for within in split(own):
            # What whoever looks asks the page is no work of the page.
            if not any(foreign(event, origin) for event in within):
                found.append(task_of(within))
    return sorted(found, key=lambda task: -task.own)


def foreign(event: Event, origin: str) -> bool:
    return event["name"] == CALL and not event["args"].get("data", {}).get("url", "").startswith(origin)


def split(events: list[Event]) -> Iterator[list[Event]]:
    """Each task with what lies within it."""
    within: list[Event] = []
    for event in events:
        if event["name"] == TASK and not (within and event["ts"] < end_of(within[0])):
            if within:
                yield within
            within = [event]
        elif within and event["ts"] < end_of(within[0]):
            within.append(event)
    if within:
        yield within


def end_of(event: Event) -> float:
    return float(event["ts"] + event["dur"])


def task_of(within: list[Event]) -> Task:
    parts: Counter[str] = Counter()
    around: list[Event] = []
    for event in within:
        while around and event["ts"] >= end_of(around[-1]):
            around.pop()
        parts[event["name"]] += own_time(event)
        if around:
            parts[around[-1]["name"]] -= own_time(event)
        around.append(event)
    styled = (event["args"].get("elementCount", 0) for event in within if event["name"] == STYLE)
    return Task(within[0]["dur"] / 1000, own_time(within[0]), dict(parts), max(styled, default=0))


def own_time(event: Event) -> float:
    return float(event.get("tdur", event["dur"])) / 1000
