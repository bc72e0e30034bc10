"""The picture for the docs can be drawn, and needs nothing from elsewhere."""

from __future__ import annotations

from xml.etree import ElementTree

from kanly.cli.picture import picture


def test_the_picture_is_whole_and_fetches_nothing() -> None:
    svg = picture()
    root = ElementTree.fromstring(svg)
    told = "".join(root.itertext())
    assert "KANLY" in told and "Market" in told
    assert "url(http" not in svg and "@font-face" not in svg and "<image" not in svg
