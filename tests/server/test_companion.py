"""The companion over HTTP: whole sessions in every mode, in every language, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kanly.cli.companion_file import read_session
from kanly.companion import read_companion, write_companion
from kanly.server.companion_forms import LONGEST_LINE, MOST_LINES

from .clients import Client

LANGUAGES = ("en", "bg", "ru", "uk")
MODES: dict[str, dict[str, Any]] = {
    "base alone": {"edition": "base", "players": 1},
    "base alone, expert": {"edition": "base", "players": 1, "level": "mentat", "printed_cards": True},
    "base for two": {"edition": "base", "players": 2},
    "uprising alone": {
        "edition": "uprising",
        "players": 1,
        "rivals": ["muad_dib", "random"],
        "variants": ["row_dice", "smart_politics", "brutal_escalation"],
    },
    "uprising alone, for masters": {
        "edition": "uprising", "players": 1, "level": "kwisatz_haderach", "printed_cards": True,
        "modules": ["choam", "base_imperium", "base_conflicts"],
    },
    "uprising for two": {"edition": "uprising", "players": 2, "variants": ["expert_deployment"]},
    "streamlined": {"edition": "uprising", "players": 2, "variants": ["streamlined"], "printed_cards": True},
}  # fmt: skip
SHOWN = {
    "journal", "lines", "edition", "modules", "printed_cards", "title", "mode", "people", "names", "terms", "opening",
    "story", "question", "offers", "corrections", "table", "opponents",
}  # fmt: skip


class Player:
    """Somebody with a page: keeps the journal and the story, and presses buttons at random."""

    def __init__(self, client: Client, setup: dict[str, Any], seed: int = 1, language: str = "en") -> None:
        self.client = client
        self.random = Random(seed)
        self.language = language
        self.story: list[dict[str, Any]] = []
        self.commands: set[str] = set()
        self.asked: set[str] = set()
        self.now: dict[str, Any] = {}
        self.take(self.post(setup={**setup, "seed": seed}))

    def post(self, status: int = 200, **body: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.client.post(
            "/api/companion", {"language": self.language, **body}, status
        )
        return found

    def take(self, answer: dict[str, Any]) -> None:
        assert set(answer) == SHOWN
        self.now = answer
        assert answer["story"]["from"] <= len(self.story)
        self.story[answer["story"]["from"] :] = answer["story"]["reports"]

    def say(self, line: str = "", **more: Any) -> dict[str, Any]:
        self.take(self.post(journal=self.now["journal"], line=line, heard=len(self.story), **more))
        return self.now

    def step(self) -> None:
        """Answer what is asked, or press a button."""
        question = self.now["question"]
        if question is not None:
            self.asked.add(question["kind"])
            assert question["text"] and question["why"]
            if question["options"]:
                self.say(self.random.choice(question["options"])["answer"])
            else:
                self.say(question["usual"] or str(self.random.randint(0, min(3, question["most"]))))
            return
        offers = [offer for offer in self.now["offers"] if offer["line"] is not None]
        # The end would come too soon, and dice without end.
        some = [offer for offer in offers if offer["command"] not in ("end", "dice")] or offers
        first = some[0] if self.random.random() < 0.8 else self.random.choice(some)
        if "dice" not in self.commands:
            first = next((offer for offer in offers if offer["command"] == "dice"), first)
        self.commands.add(first["command"])
        self.say(first["line"])

    def play(self, rounds: int = 1) -> None:
        """The first rounds and the last one: every line is heard again with the next, so a whole game takes long."""
        while self.now["table"]["phase"] != "over":
            table = self.now["table"]
            if rounds < table["round"] < table["rounds"] and self.now["question"] is None:
                self.say(f"set round {table['rounds']}")
            else:
                self.step()


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_session_is_pressed_through(client: Client, mode: str) -> None:
    player = Player(client, MODES[mode], seed=5)
    player.play()
    assert player.commands >= {"turn", "combat", "end"}
    assert ("card" in player.asked) == MODES[mode].get("printed_cards", False)
    assert ("dice" in player.commands) == ("row_dice" in MODES[mode].get("variants", []))
    assert player.now["question"] is None and player.now["offers"] == []
    # Whoever has lost the story, as after a reload, is told the same again.
    again = player.post(journal=player.now["journal"])
    assert again["story"] == {"from": 0, "reports": player.story} and len(player.story) > 6
    assert all(report["lines"] for report in player.story)
    # A terminal goes on with the same file.
    assert write_companion(read_companion(player.now["journal"])) == player.now["journal"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_session_speaks_the_language_of_the_page(client: Client, language: str) -> None:
    player = Player(client, MODES["uprising alone"], seed=3, language=language)
    for _ in range(40):
        player.step()
    told = json.dumps([player.now, player.story], ensure_ascii=False)
    assert "???" not in told and "{" not in "".join(player.now["opening"]["steps"])
    letters = [letter for letter in player.now["opening"]["text"] if letter.isalpha()]
    assert all(letter.isascii() for letter in letters) == (language == "en")
    assert f"language: {language}" in player.now["journal"]
    # The same session in another language: only the words differ.
    other = player.post(journal=player.now["journal"], language="en")
    assert other["lines"] == player.now["lines"]
    assert [o["points"] for o in other["opponents"]] == [o["points"] for o in player.now["opponents"]]


@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_a_file_goes_from_the_page_to_the_terminal_and_back(
    client: Client, edition: str, tmp_path: Path
) -> None:
    player = Player(client, {"edition": edition, "players": 1})
    for _ in range(12):
        player.step()
    file = tmp_path / "table.txt"
    file.write_text(player.now["journal"], encoding="utf-8")
    resumed = read_session(file)
    assert len(resumed.journal) == player.now["lines"] == 12
    assert player.post(journal=write_companion(resumed))["table"] == player.now["table"]


# --- taking back and correcting


def test_lines_are_taken_back_and_others_said_instead(client: Client) -> None:
    player = Player(client, {"edition": "uprising", "players": 2, "rivals": ["lady_jessica"]}, seed=11)
    before = player.now
    player.say("turn")
    asked = player.now["question"]
    assert asked["kind"] == "occupied" and asked["about"]["thing"]["id"] == "desert_tactics"
    assert [line["event"] for line in asked["so_far"]] == ["hagal"]
    player.say("no")
    assert player.now["question"] is None and len(player.story) == 2
    assert [line["event"] for line in player.story[1]["lines"]][:3] == ["hagal", "hagal_send", "influence"]
    # The page has told of a turn that is taken back, so it is told anew.
    player.say("yes", undo=1)
    assert player.now["story"]["from"] <= 1 and player.now["question"] is not None
    player.say(undo=2)
    assert player.now["journal"] == before["journal"] and player.now["opponents"] == before["opponents"]
    assert player.now["story"]["reports"] == []
    refused = player.post(409, journal=player.now["journal"], undo=1)
    assert refused["error"] == "Nothing has been said yet that could be taken back."


def test_everything_that_is_listed_can_be_corrected(client: Client) -> None:
    """Each correction, as the page puts it together from its parts, is understood and leaves things as they are."""
    player = Player(client, MODES["uprising alone"], seed=8)
    while not (player.now["table"]["phase"] == "combat" and player.now["question"] is None):
        player.step()
    start = player.say(corrections=True)
    facts = {(one["seat"] is None, one["fact"]) for one in start["corrections"]}
    assert {fact for of_table, fact in facts if of_table} == {
        "conflict", "wall", "control", "alliance", "first", "round", "deck", "space",
    }  # fmt: skip
    assert {fact for of_table, fact in facts if not of_table} >= {
        "solari", "intrigues", "points", "garrison", "conflict", "swords", "agents", "swordmaster", "spies", "hooks",
        "sandworms", "battles", "fremen",
    }  # fmt: skip
    for one in start["corrections"]:
        if not one["parts"]:
            value = one["now"][0]
        elif one["several"]:
            value = ",".join(one["now"]) or "none"
        elif one["held"]:
            value = " ".join(next(iter(one["held"].items())))
        else:
            value = (one["now"] or [one["parts"][0][0]["id"]])[0]
        after = player.post(journal=start["journal"], line=f"{one['before']} {value}")
        assert one["label"] and all(option["name"] for part in one["parts"] for option in part)
        if one["fact"] not in ("deck", "conflict") and after["question"] is None:
            # What is said of a cube is remembered, even if it was known.
            assert {**after["table"], "said": []} == {**start["table"], "said": []}, one
            assert after["opponents"] == start["opponents"], one
    player.say("set 1 spice 5")
    rival = player.now["opponents"][0]["name"]
    assert player.story[-1]["lines"][0]["text"] == f"{rival}: Spice – 5"
    assert player.now["opponents"][0]["spice"] == 5 and player.now["corrections"] is None


# --- what is refused


def said(client: Client, status: int, **body: Any) -> str:
    return str(client.post("/api/companion", body, status)["error"])


def test_what_cant_be_is_said_in_the_language_of_the_page(client: Client) -> None:
    player = Player(client, {"edition": "base", "players": 1}, language="uk")
    journal = player.now["journal"]
    assert (
        said(client, 409, journal=journal, line="reward", language="uk")
        == "Спершу відкривають карти для бою."
    )
    assert "is no command" in said(client, 409, journal=journal, line="dance")
    assert player.post(journal=journal)["lines"] == 0


def test_what_is_no_session_is_refused_with_the_line(client: Client) -> None:
    assert "session:1: a session of the companion begins with" in said(client, 409)
    assert "leave one of them out" in said(client, 409, setup={}, journal="kanly companion 2\n")
    assert "session:5" in said(client, 409, journal="kanly companion 2\nedition: base\nplayers: 1\n\ndance\n")
    assert "equal to 2" in said(client, 422, setup={"players": 3})
    assert "chess" in said(client, 409, setup={"edition": "chess"})
    assert "streamlined" in said(
        client, 409, setup={"edition": "base", "players": 1, "variants": ["streamlined"]}
    )
    assert "decks" in said(client, 422, setup={"decks": {"imperium": ["dagger"]}})


def test_a_session_is_not_heard_without_end(client: Client) -> None:
    head = "kanly companion 2\nedition: base\nplayers: 1\n"
    assert "lines is too long" in said(client, 413, journal=head + "set deck new\n" * MOST_LINES)
    assert "line of a session may have" in said(client, 413, journal=head + "x" * (LONGEST_LINE + 1))
    full = head + "\n" + "set deck new\n" * (MOST_LINES - 4)
    answer = client.post("/api/companion", {"journal": full, "heard": MOST_LINES})
    assert answer["lines"] == MOST_LINES - 4 and answer["story"]["from"] == MOST_LINES - 3
