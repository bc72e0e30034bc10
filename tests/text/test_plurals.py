"""Counted words in whole sentences, with numbers from every plural class of each language."""

from __future__ import annotations

import pytest

from kanly import effects as fx
from kanly.text import Words

COUNTED: list[tuple[str, fx.Effect, str]] = [
    ("en", fx.Draw(1), "draw 1 card"),
    ("en", fx.Draw(2), "draw 2 cards"),
    ("en", fx.Draw(21), "draw 21 cards"),
    ("en", fx.Points(1), "gain 1 Victory Point"),
    ("en", fx.Points(2), "gain 2 Victory Points"),
    ("en", fx.spice(5), "gain 5 spice"),
    ("uk", fx.Draw(1), "візьміть 1 карту"),
    ("uk", fx.Draw(2), "візьміть 2 карти"),
    ("uk", fx.Draw(5), "візьміть 5 карт"),
    ("uk", fx.Draw(11), "візьміть 11 карт"),
    ("uk", fx.Draw(21), "візьміть 21 карту"),
    ("uk", fx.Draw(22), "візьміть 22 карти"),
    ("uk", fx.DrawIntrigue(2), "візьміть 2 карти інтриг"),
    ("uk", fx.DrawIntrigue(5), "візьміть 5 карт інтриг"),
    ("uk", fx.Recruit(1), "найміть 1 загін"),
    ("uk", fx.Recruit(3), "найміть 3 загони"),
    ("uk", fx.Recruit(5), "найміть 5 загонів"),
    ("uk", fx.Recruit(21), "найміть 21 загін"),
    ("uk", fx.Deploy(3), "розгорніть до 3 загонів зі свого гарнізону в Зоні конфлікту"),
    ("uk", fx.Deploy(21), "розгорніть до 21 загону зі свого гарнізону в Зоні конфлікту"),
    ("uk", fx.solari(1), "отримайте 1 солярій"),
    ("uk", fx.solari(4), "отримайте 4 солярії"),
    ("uk", fx.solari(12), "отримайте 12 соляріїв"),
    ("uk", fx.water(1), "отримайте 1 воду"),
    ("uk", fx.water(2), "отримайте 2 води"),
    ("uk", fx.Points(2), "здобудьте 2 переможні очки"),
    ("uk", fx.Points(5), "здобудьте 5 переможних очок"),
    ("uk", fx.Influence(2, (fx.Faction.FREMEN,)), "здобудьте 2 очки впливу на Фрименів"),
    ("uk", fx.Influence(5, (fx.Faction.GUILD,)), "здобудьте 5 очок впливу на Гільдію Лоцманів"),
    ("ru", fx.Draw(1), "возьмите 1 карту"),
    ("ru", fx.Draw(2), "возьмите 2 карты"),
    ("ru", fx.Draw(5), "возьмите 5 карт"),
    ("ru", fx.Draw(14), "возьмите 14 карт"),
    ("ru", fx.Draw(21), "возьмите 21 карту"),
    ("ru", fx.DrawIntrigue(1), "возьмите 1 карту интриги"),
    ("ru", fx.DrawIntrigue(2), "возьмите 2 карты интриг"),
    ("ru", fx.Recruit(1), "наймите 1 отряд"),
    ("ru", fx.Recruit(2), "наймите 2 отряда"),
    ("ru", fx.Recruit(5), "наймите 5 отрядов"),
    ("ru", fx.Retreat(2), "отведите до 2 отрядов из зоны конфликта в гарнизон"),
    ("ru", fx.Retreat(21), "отведите до 21 отряда из зоны конфликта в гарнизон"),
    ("ru", fx.solari(1), "получите 1 солярий"),
    ("ru", fx.solari(3), "получите 3 солярия"),
    ("ru", fx.solari(6), "получите 6 соляриев"),
    ("ru", fx.spice(1), "получите 1 Пряность"),
    ("ru", fx.spice(2), "получите 2 Пряности"),
    ("ru", fx.Swords(2), "получите 2 меча"),
    ("ru", fx.Swords(7), "получите 7 мечей"),
    ("ru", fx.Points(2), "получите 2 победных очка"),
    ("ru", fx.Influence(2, (fx.Faction.EMPEROR,)), "получите 2 влияния во фракции Императора"),
    ("bg", fx.Draw(1), "теглите 1 карта"),
    ("bg", fx.Draw(2), "теглите 2 карти"),
    ("bg", fx.Draw(5), "теглите 5 карти"),
    ("bg", fx.Draw(21), "теглите 21 карти"),
    ("bg", fx.Recruit(1), "набирате 1 войска"),
    ("bg", fx.Recruit(5), "набирате 5 войски"),
    ("bg", fx.Swords(1), "получавате 1 меч"),
    ("bg", fx.Swords(2), "получавате 2 меча"),
    ("bg", fx.Swords(5), "получавате 5 меча"),
    ("bg", fx.Points(1), "получавате 1 победна точка"),
    ("bg", fx.Points(2), "получавате 2 победни точки"),
    ("bg", fx.spice(2), "получавате 2 подправки"),
    ("en", fx.Summon("sandworm", 1), "summon 1 sandworm"),
    ("en", fx.Summon("sandworm", 2), "summon 2 sandworms"),
    ("uk", fx.Summon("sandworm", 1), "викличте 1 піщаного хробака"),
    ("uk", fx.Summon("sandworm", 2), "викличте 2 піщаних хробаків"),
    ("uk", fx.Summon("sandworm", 5), "викличте 5 піщаних хробаків"),
    ("ru", fx.Summon("sandworm", 1), "призовите 1 песчаного червя"),
    ("ru", fx.Summon("sandworm", 2), "призовите 2 песчаных червей"),
    ("ru", fx.Summon("sandworm", 21), "призовите 21 песчаного червя"),
    ("bg", fx.Summon("sandworm", 1), "призовавате 1 пясъчен червей"),
    ("bg", fx.Summon("sandworm", 2), "призовавате 2 пясъчни червея"),
]


@pytest.mark.parametrize(("language", "effect", "text"), COUNTED)
def test_numbers_and_their_nouns_agree(language: str, effect: fx.Effect, text: str) -> None:
    assert Words(language).effect(effect) == text


CONDITIONS: list[tuple[str, fx.Condition, str]] = [
    ("en", fx.HasInfluence(fx.Faction.FREMEN, 2), "you have at least 2 Influence with the Fremen"),
    ("uk", fx.HasInfluence(fx.Faction.FREMEN, 2), "ви маєте щонайменше 2 очки впливу на Фрименів"),
    ("uk", fx.HasInfluence(fx.Faction.FREMEN, 5), "ви маєте щонайменше 5 очок впливу на Фрименів"),
    ("ru", fx.HasInfluence(fx.Faction.FREMEN, 2), "у вас не менее 2 влияния во фракции Фрименов"),
    ("bg", fx.HasInfluence(fx.Faction.FREMEN, 2), "имате поне 2 точки влияние със Свободните"),
    ("uk", fx.Owns("foldspace", 5), "ви маєте щонайменше 5 карт «Міжпросторова подорож»"),
    ("ru", fx.Owns("foldspace", 1), "у вас не менее 1 карты «Свёрнутое пространство»"),
    ("ru", fx.Owns("foldspace", 2), "у вас не менее 2 карт «Свёрнутое пространство»"),
    ("bg", fx.Owns("foldspace", 2), "имате поне 2 карти „Огънато пространство“"),
    ("en", fx.SpiesOnBoard(1), "you have at least 1 Spy on the board"),
    ("uk", fx.SpiesOnBoard(2), "ви маєте на ігровому полі щонайменше 2 шпигунів"),
    ("ru", fx.SpiesOnBoard(1), "у вас на игровом поле не менее 1 шпиона"),
    ("bg", fx.SpiesOnBoard(2), "имате поне 2 Шпиони на игралната дъска"),
    ("uk", fx.ContractsDone(2), "ви виконали щонайменше 2 контракти"),
    ("uk", fx.ContractsDone(5), "ви виконали щонайменше 5 контрактів"),
    ("ru", fx.ContractsDone(1), "вы выполнили не менее 1 контракта"),
    ("bg", fx.ContractsDone(4), "сте изпълнили поне 4 договора"),
    ("uk", fx.UnitsInConflict(3), "ви маєте в Зоні конфлікту щонайменше 3 підрозділи"),
    ("uk", fx.UnitsInConflict(1, "sandworm"), "ви маєте в Зоні конфлікту щонайменше 1 піщаного хробака"),
    ("ru", fx.UnitsInConflict(3), "у вас в зоне конфликта не менее 3 боевых единиц"),
    ("ru", fx.UnitsInConflict(1, "sandworm"), "у вас в зоне конфликта не менее 1 песчаного червя"),
    ("bg", fx.UnitsInConflict(3), "имате поне 3 бойни единици в конфликта"),
    ("uk", fx.StrengthAtLeast(6), "ви маєте в Зоні конфлікту щонайменше 6 очок сили"),
    ("ru", fx.StrengthAtLeast(6), "у вас в зоне конфликта не менее 6 очков боевой силы"),
]


@pytest.mark.parametrize(("language", "condition", "text"), CONDITIONS)
def test_conditions_count_in_the_right_case(language: str, condition: fx.Condition, text: str) -> None:
    assert Words(language).condition(condition) == text
