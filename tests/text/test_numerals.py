"""Numbers and the words after them, in all that components and moves of both boxes say: “2 влияние” is nobody's grammar."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kanly import catalog
from kanly.engine import moves
from kanly.engine.content import Content
from kanly.setup import Box
from kanly.text import Words

BOXES = [
    Box("base"),
    Box("uprising"),
    Box("uprising", ("choam", "base_imperium", "base_intrigue", "base_leaders", "base_conflicts")),
]
SEATS = ["Ada", "Bob", "Cleo", "Dan"]
COUNTED = re.compile(r"(?<![\w/])(\d+)[  ]([^\W\d_][\w’-]*)")

# The forms of each noun (or of the adjective before it) after 1, 2 to 4 and 5 to 20, of all cases that a sentence can want;
# words of stuff, such as water, stand in the genitive of the singular.
FORMS: dict[str, list[tuple[str, str, str]]] = {
    "uk": [
        ("солярій солярія", "солярії соляріїв", "соляріїв"),
        ("прянощі прянощів", "прянощів", "прянощів"),
        ("вода воду води", "води", "води"),
        ("додаткові додаткових", "додаткових", "додаткових"),
        ("загін загону", "загони загонів", "загонів"),
        ("агент агента", "агенти агентів", "агентів"),
        ("карта карту карти", "карти карт", "карт"),
        ("очко очка", "очки очок", "очок"),
        ("переможне переможного", "переможні переможних", "переможних"),
        ("меч меча", "мечі мечів", "мечів"),
        ("шпигун шпигуна", "шпигуни шпигунів", "шпигунів"),
        ("контракт контракту", "контракти контрактів", "контрактів"),
        ("підрозділ підрозділу", "підрозділи підрозділів", "підрозділів"),
        ("піщаний піщаного", "піщані піщаних", "піщаних"),
        ("гравець гравця", "гравці гравців", "гравців"),
        ("фракція фракцію фракції", "фракції фракцій", "фракцій"),
        ("різна різну різної", "різні різних", "різних"),
        ("", "", "вплив впливу"),
    ],
    "ru": [
        ("солярий солярия", "солярия соляриев", "соляриев"),
        ("пряность пряности", "пряности", "пряности"),
        ("вода воду воды", "воды", "воды"),
        ("бонусная бонусную бонусной", "бонусной", "бонусной"),
        ("влияние влияния", "влияния", "влияния"),
        ("отряд отряда", "отряда отрядов", "отрядов"),
        ("агент агента", "агента агентов", "агентов"),
        ("карта карту карты", "карты карт", "карт"),
        ("очко очка", "очка очков", "очков"),
        ("победное победного", "победных", "победных"),
        ("меч меча", "меча мечей", "мечей"),
        ("шпион шпиона", "шпиона шпионов", "шпионов"),
        ("контракт контракта", "контракта контрактов", "контрактов"),
        ("боевая боевую боевой", "боевые боевых", "боевых"),
        ("песчаный песчаного", "песчаных", "песчаных"),
        ("игрок игрока", "игрока игроков", "игроков"),
        ("фракция фракцию фракции", "фракции фракций", "фракций"),
        ("разная разную разной", "разные разных", "разных"),
    ],
    "bg": [
        ("солари", "солари", "солари"),
        ("подправка", "подправки", "подправки"),
        ("вода", "води", "води"),
        ("допълнителна", "допълнителни", "допълнителни"),
        ("войска", "войски", "войски"),
        ("агент", "агенти", "агенти"),
        ("карта", "карти", "карти"),
        ("точка", "точки", "точки"),
        ("победна", "победни", "победни"),
        ("меч", "меча", "меча"),
        ("шпионин", "шпиони", "шпиони"),
        ("договор", "договора", "договора"),
        ("бойна", "бойни", "бойни"),
        ("пясъчен", "пясъчни", "пясъчни"),
        ("играч", "играчи", "играчи"),
        ("фракция", "фракции", "фракции"),
        ("различна", "различни", "различни"),
        ("ресурс", "ресурса", "ресурса"),
    ],
}  # fmt: skip
# What may stand after a number that counts nothing by itself: “2 or more”, “1 less”, “2 of the four”.
OTHERS = {
    "uk": "або з із на менше",
    "ru": "во или из меньше",
    "bg": "или от с по-малко",
}


def class_of(n: int) -> int:
    """0: one, 1: few, 2: many, as Ukrainian and Russian count."""
    if n % 100 in (11, 12, 13, 14):
        return 2
    return 0 if n % 10 == 1 else 1 if n % 10 in (2, 3, 4) else 2


def all_moves(c: Content) -> Iterator[int]:
    """Every move that says a number: effects, amounts, contracts, prices."""
    for kind, (name, first) in enumerate((one.name, one.first) for one in moves.KINDS):
        if first == "effect":
            yield from (moves.make(kind, node) for node, n in enumerate(c.nodes) if "." not in n.name)
        elif name == "price":
            for space, tiers in enumerate(c.space_tiers):
                yield from (moves.make(kind, tier, space) for tier in range(len(tiers)))
        elif first == "number":
            yield from (moves.make(kind, n) for n in range(13))
        elif first == "contract":
            yield from (moves.make(kind, contract) for contract in range(len(c.contract_ids)))


def texts(language: str) -> Iterator[str]:
    words = Words(language)
    for box in BOXES:
        for component in catalog.by_key(box).values():
            yield from (line.text for line in words.rules(component))
        content = catalog.content(box)
        yield from (words.move(content, move, SEATS) for move in all_moves(content))
    for n in range(13):
        for faction in ("emperor", "fremen"):
            yield words.text("why-influence", n=n, faction=faction, has=0)
        for message in (
            "asked-block-deploy",
            "prompt-discard",
            "prompt-choose",
            "asked-faction",
            "asked-deploy",
        ):
            yield words.text(message, n=n)
        for resource in ("solari", "spice", "water"):
            yield words.text("chip-cost", n=n, what=words.text(f"resource-{resource}", "noun", n=n))


@pytest.mark.parametrize("language", FORMS)
def test_the_word_after_a_number_has_the_form_that_the_number_wants(language: str) -> None:
    allowed: dict[str, set[int]] = {}
    for forms in FORMS[language]:
        for kind, words in enumerate(forms):
            for word in words.split():
                allowed.setdefault(word, set()).add(kind)
    others = OTHERS[language].split()
    seen, wrong, unknown = 0, set(), set()
    for text in texts(language):
        for number, word in COUNTED.findall(text):
            word = word.casefold()
            if word not in allowed:
                unknown |= {text} if word not in others else set()
            elif class_of(int(number)) not in allowed[word] and not (
                language == "bg" and int(number) != 1 and 1 in allowed[word]
            ):
                wrong.add(text)
            seen += 1
    assert (wrong, unknown) == (set(), set()) and seen > 1000


def test_what_was_wrong_would_be_found() -> None:
    assert COUNTED.findall("получавате 2 влияние и 1/2 от 3 води") == [("2", "влияние"), ("3", "води")]
    assert [class_of(n) for n in (0, 1, 2, 5, 11, 12, 21, 22)] == [2, 0, 1, 2, 2, 2, 0, 1]
    assert all("влияние" not in form for forms in FORMS["bg"] for form in forms)
