"""Nothing is used that Safari 16 lacks: the built page is read for what came to browsers later. Nobody here can run that
browser, so this is what there is; a declaration that is skipped without harm is allowed by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

# What came later, by the version of Safari that has it; a part of a style sheet in which it stands.
STYLES = {
    "color-mix, 16.2": (r"color-mix\(", "a{color:color-mix(in srgb,red 20%,blue)}"),
    "ranges in media queries, 16.4": (r"@media[^{]*[<>]", "@media (width<=30rem){a{top:0}}"),
    "@property, 16.4": (r"@property\b", "@property --x{syntax:'*';inherits:false}"),
    "lh, 16.4": (r"[\d.]r?lh\b", "a{height:2lh}"),
    "nesting, 16.5": (r"\{[^{}]*&", "a{&:hover{top:0}}"),
    "text-wrap, 17.5": (r"text-wrap:(?!balance|pretty)", "a{text-wrap:nowrap}"),
    "light-dark, 17.5": (r"light-dark\(", "a{color:light-dark(red,blue)}"),
    "@starting-style, 17.5": (r"@starting-style", "@starting-style{a{top:0}}"),
    "relative colours, 16.4": (r"\(from ", "a{color:rgb(from red r g b)}"),
    "linear(), 17.2": (r"[:, ]linear\(", "a{transition:top 1s linear(0,1)}"),
    ":user-valid, 16.5": (r":user-(in)?valid", "a:user-invalid{top:0}"),
    ":popover-open, 17": (r":popover-open|\[popover", "a:popover-open{top:0}"),
    "@scope, 17.4": (r"@scope\b", "@scope (.a){b{top:0}}"),
    "content-visibility, 18": (r"content-visibility", "a{content-visibility:auto}"),
    "view transitions, 18": (r"view-transition", "a{view-transition-name:x}"),
    "anchors, 26": (r"anchor-name|position-anchor|\banchor\(", "a{anchor-name:--x}"),
    "field-sizing, 26": (r"field-sizing", "a{field-sizing:content}"),
    "interpolate-size": (r"interpolate-size|calc-size\(", "a{interpolate-size:allow-keywords}"),
    "bare hyphens, 17": (r"(?<!-webkit-hyphens:auto;)(?<![-\w])hyphens:auto", "a{hyphens:auto}"),
    "bare backdrop-filter, 18": (
        r"(?<!-webkit-)backdrop-filter(?![^}]*-webkit-backdrop)",
        "a{backdrop-filter:none}",
    ),
    "bare user-select": (r"(?<!-webkit-user-select:none;)(?<![-\w])user-select:none", "a{user-select:none}"),
}
SCRIPTS = {
    "looking behind in patterns, 16.4": (r"\(\?<[=!]", "/(?<=a)b/"),
    "static blocks, 16.4": (r"\bstatic\s*\{", "class A{static{b()}}"),
    "Array.fromAsync, 16.4": (r"\.fromAsync\(", "Array.fromAsync(a)"),
    "isWellFormed, 16.4": (r"\.(is|to)WellFormed\(", "a.isWellFormed()"),
    "import.meta.resolve, 16.4": (r"(?<!import\.meta\.resolve\?new URL\()import\.meta\.resolve\(", "import.meta.resolve(a)"),
    "operations of sets, 17": (
        r"\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|intersection)\(",
        "a.isSubsetOf(b)",
    ),
    "URL.canParse, 17": (r"URL\.canParse", "URL.canParse(a)"),
    "popovers, 17": (r"\.(show|hide|toggle)Popover\(", "a.showPopover()"),
    "groupBy, 17.4": (r"\b(Object|Map)\.groupBy", "Object.groupBy(a,b)"),
    "Promise.withResolvers, 17.4": (r"withResolvers", "Promise.withResolvers()"),
    "AbortSignal.any, 17.4": (r"AbortSignal\.any\b", "AbortSignal.any([a])"),
    "checkVisibility, 17.4": (r"\.checkVisibility\(", "a.checkVisibility()"),
    "view transitions, 18": (r"startViewTransition", "document.startViewTransition(a)"),
    "flags v of patterns, 17": (r"/[a-z]*v[a-z]*\.(test|exec)\(", "/a/v.test(b)"),
    "Promise.try, 18.2": (r"Promise\.try\(", "Promise.try(a)"),
    "helpers of iterators, 18.4": (r"\.(values|keys|entries)\(\)\.(map|filter|some|every|find|reduce|toArray|forEach)\(", "a.values().map(b)"),
    "idle callbacks": (r"requestIdleCallback\(", "requestIdleCallback(a)"),
    "scheduler": (r"\bscheduler\.(yield|postTask)", "scheduler.yield()"),
}  # fmt: skip
# What is asked for before it is used.
ASKED = {"wakeLock": r"`?wakeLock`? *in *navigator"}


def found(known: dict[str, tuple[str, str]], text: str) -> dict[str, str]:
    """What stands in a text and should not, with the place."""
    return {
        name: text[max(0, place.start() - 60) : place.end() + 40]
        for name, (pattern, _) in known.items()
        if (place := re.search(pattern, text))
    }


@pytest.mark.parametrize(("known", "suffix"), [(STYLES, ".css"), (SCRIPTS, ".js")], ids=["styles", "scripts"])
def test_the_built_page_needs_nothing_newer(
    built: Path, known: dict[str, tuple[str, str]], suffix: str
) -> None:
    files = sorted((built / "assets").glob(f"*{suffix}"))
    assert len(files) > 5
    faults = {file.name: newer for file in files if (newer := found(known, file.read_text(encoding="utf-8")))}
    assert not faults


def test_what_not_every_browser_has_is_asked_for_before(built: Path) -> None:
    for word, asks in ASKED.items():
        using = [
            text
            for file in (built / "assets").glob("*.js")
            if f".{word}." in (text := file.read_text("utf-8"))
        ]
        assert using and all(re.search(asks, text) for text in using), word


@pytest.mark.parametrize(("name", "known"), [(name, known) for known in (STYLES, SCRIPTS) for name in known])
def test_each_would_be_found(name: str, known: dict[str, tuple[str, str]]) -> None:
    assert list(found(known, known[name][1])) == [name]
