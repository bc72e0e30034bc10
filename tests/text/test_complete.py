"""Nothing that the game can say lacks a message in any of the four languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kanly import catalog
from kanly import effects as fx
from kanly.components import Card, HagalCard, PlaceTrack, Rival, Space, UnitKind, inside
from kanly.engine import moves, specials
from kanly.engine.errors import KanlyError
from kanly.engine.events import EVENTS
from kanly.engine.step import STEPS
from kanly.text import BOXES, LANGUAGES, Words, kinds
from kanly.text import bundle as bundles
from kanly.text.bundle import BY_FACTION, bundle
from kanly.text.effects import Effects
from kanly.text.events import PHASES
from kanly.text.phrases import Form
from kanly.text.tables import TRIGGERS

COMPONENTS = list(catalog.everything().values())
# What no box of ours holds yet.
LAID_OVER = Space(
    id="arrakeen",
    name="Arrakeen",
    set="uprising",
    deck="spaces",
    icon=fx.Icon.CITY,
    group="arrakis",
    covers="carthag",
)
REACTING = Card(
    id="duncan_idaho",
    name="Duncan Idaho",
    set="base",
    deck="imperium",
    in_play=(fx.On(fx.Trigger.RECRUITED, (fx.Draw(1),)), fx.AtAnyMoment((fx.Draw(1),))),
)

EMPEROR = fx.Faction.EMPEROR
FACTION_ICONS = (fx.Icon.EMPEROR, fx.Icon.GUILD, fx.Icon.BENE_GESSERIT, fx.Icon.FREMEN)
VOYAGE = PlaceTrack(
    id="voyage",
    name="Voyage",
    set="toy",
    deck="place_tracks",
    stops=(
        fx.Stop("start", ("spice", "final")),
        fx.Stop("spice", ("final",), (fx.spice(1),), once=True, first=(fx.solari(2),)),
        fx.Stop("final", (), (fx.Draw(1),), back=(fx.water(1), fx.Recruit(1))),
    ),
    beyond=(fx.Draw(1),),
)
UNITS = [component for component in COMPONENTS if isinstance(component, UnitKind)]
EFFECTS: tuple[fx.Effect, ...] = (
    fx.solari(2),
    fx.spice(1),
    fx.water(5),
    fx.Persuasion(2),
    fx.Swords(2),
    fx.Points(1),
    fx.Recruit(2),
    fx.Recruit(2, straight=True),
    fx.Draw(2),
    fx.DrawIntrigue(2),
    fx.Influence(1),
    *(fx.Influence(1, (faction,)) for faction in fx.FACTIONS),
    *(fx.Influence(1, but=faction) for faction in fx.FACTIONS),
    fx.Influence(1, fx.FACTIONS[:2]),
    fx.Influence(1, different=2),
    fx.Influence(1, behind=True),
    fx.Trash(),
    fx.TrashThis(),
    fx.Discard(1),
    fx.Discard(1, fx.Faction.GUILD, (fx.Draw(2),)),
    fx.Discard(1, None, (fx.Draw(2),)),
    fx.LoseTroop(fx.Place.GARRISON),
    fx.LoseTroop(fx.Place.CONFLICT, 2),
    fx.Deploy(),
    fx.Deploy(1),
    fx.Deploy(3),
    fx.Retreat(),
    fx.Retreat(1),
    fx.Retreat(2),
    fx.Acquire(3),
    fx.Acquire(3, may=True),
    fx.Acquire(5, to=fx.Zone.TOP_OF_DECK),
    fx.Acquire(1, to=fx.Zone.HAND, exactly=True),
    fx.Acquire(to=fx.Zone.HAND, paying=fx.Resource.SOLARI, may=True),
    fx.Acquire(paying=fx.Resource.SOLARI),
    fx.AcquireReserve("foldspace"),
    fx.Advance("voyage"),
    fx.Advance("voyage", 2),
    fx.GoBack("voyage"),
    *(fx.Fetch(faction) for faction in fx.FACTIONS),
    fx.RecallAgent(),
    fx.RecallAgent(other=True),
    fx.StealIntrigue(4),
    fx.Harvest(3),
    fx.Harvest(0),
    fx.UseSignet(),
    fx.TakeCouncilSeat(2),
    fx.TakeSwordmaster(),
    fx.TakeMentat(),
    fx.TakeMentat(next_round=True),
    fx.PersuasionHere(1),
    fx.FactionInfluence(2),
    fx.SetAside(1),
    fx.PlaceSpy(),
    *(fx.PlaceSpy(icons=(icon,)) for icon in fx.ICONS),
    fx.PlaceSpy(icons=(fx.Icon.CITY, fx.Icon.LANDSRAAD), share=True),
    fx.PlaceSpy(visited=True),
    fx.PlaceSpy(visited=True, share=True),
    fx.PlaceSpy(share=True),
    fx.PlaceSpy(bonus=(((fx.Icon.CITY,), fx.Draw(1)), (FACTION_ICONS, fx.pay(fx.spice(1), fx.Draw(1))))),
    fx.TakeHooks(),
    *(fx.Summon(unit.id, 1) for unit in UNITS),
    *(fx.Summon(unit.id, 2) for unit in UNITS),
    *(fx.Commission(unit.id) for unit in UNITS),
    *(fx.Deploy(limit, kind) for limit in (None, 1, 2) for kind in (None, "sandworm")),
    *(fx.Retreat(limit, kind) for limit in (None, 1, 2) for kind in (None, "sandworm")),
    fx.DetonateShieldWall(),
    fx.TakeContract(),
    *(fx.PickedInfluence(2, pick) for pick in fx.Pick),
    fx.PriorityInfluence(3),
    fx.RivalSpy(),
    fx.RivalSpy(("landsraad_hall", "landsraad_council")),
    fx.RivalHarvest(),
    *(fx.RivalHarvest(unit.id, 2) for unit in UNITS),
    *(fx.ForEach(fx.CardsInPlay(faction), fx.Persuasion(2)) for faction in fx.FACTIONS),
    fx.ForEach(fx.CompletedContracts(), fx.Draw(1)),
    fx.OnAcquire((fx.Draw(1),)),
    fx.OnAcquire((fx.Draw(1),), card="the_spice_must_flow"),
    fx.OnceDeployed(3, (fx.Draw(1), fx.PlaceSpy())),
    fx.AnyOrder((fx.Draw(1), fx.Trash())),
    fx.When(fx.HasCouncilSeat(), (fx.Draw(1),), otherwise=(fx.spice(1), fx.Trash())),
    fx.Pay((), (fx.Draw(1), fx.Trash())),
    fx.pay((fx.LoseInfluence(1), fx.LoseInfluence(1), fx.solari(2)), fx.Points(1)),
    fx.pay((fx.LoseInfluence(1), fx.solari(2)), fx.Points(1)),
    fx.pay(fx.DiscardCards(1, fx.Faction.GUILD, (fx.DrawIntrigue(1),)), fx.Draw(1)),
    fx.choose(fx.Acquire(1, to=fx.Zone.HAND, exactly=True, may=True), fx.Trash()),
    fx.pay(fx.spice(2), fx.Draw(1), fx.Recruit(2)),
    fx.when(fx.HasAlliance(), fx.Draw(1), fx.pay(fx.spice(2), fx.Draw(1))),
    fx.choose(fx.Draw(1), fx.spice(1)),
    fx.choose((fx.Draw(1), fx.spice(1)), fx.pay(fx.water(1), fx.Swords(2))),
    fx.choose(fx.Draw(1), fx.spice(1), fx.solari(3), number=2),
    fx.EachOpponent(fx.Discard(2)),
    fx.AtReveal((fx.Persuasion(2), fx.Trash())),
    fx.Special("masterstroke", (1,)),
)
CONDITIONS: tuple[fx.Condition, ...] = (
    fx.HasAlliance(),
    *(fx.HasAlliance(faction) for faction in fx.FACTIONS),
    *(fx.HasInfluence(faction, 2) for faction in fx.FACTIONS),
    *(fx.AnotherInPlay(faction) for faction in fx.FACTIONS),
    fx.HasCouncilSeat(),
    fx.HasSwordmaster(),
    fx.OnTrack("voyage", 1),
    fx.OnTrack("voyage", 3),
    fx.AllOf((fx.HasCouncilSeat(), fx.HasSwordmaster())),
    fx.AllOf((fx.HasCouncilSeat(), fx.RecalledSpy())),
    fx.MentatAtHome(),
    fx.HasHooks(),
    fx.ConflictLevel(2),
    fx.ConflictLevel(3),
    fx.EnemyInConflict(),
    fx.DeckNotEmpty(),
    fx.FactionsAt(3, 4),
    fx.Owns("the_spice_must_flow", 2),
    fx.OwnsMost("the_spice_must_flow"),
    fx.EnemyAlliance(4),
    fx.SpiesOnBoard(2),
    fx.RecalledSpy(),
    fx.WatchesMaker(),
    fx.VisitedMaker(),
    fx.VisitedFaction(),
    fx.UnitsInConflict(3),
    *(fx.UnitsInConflict(1, unit.id) for unit in UNITS),
    fx.StrengthAtLeast(6),
    *(fx.MaySummon(unit.id) for unit in UNITS),
    fx.ContractsDone(2),
    fx.GainedSpice(),
)
COUNTED: tuple[fx.Counted, ...] = (
    *(fx.CardsInPlay(faction) for faction in fx.FACTIONS),
    *(fx.CardsRevealed(faction) for faction in fx.FACTIONS),
    fx.OtherSwordCards(),
    *(fx.UnitsOfKind(unit.id) for unit in UNITS),
    fx.CompletedContracts(),
)
COSTS: tuple[fx.Cost, ...] = (
    *(fx.Spend(resource, 2) for resource in fx.Resource),
    fx.TrashCard(),
    *(fx.TrashCard(zone) for zone in (fx.Zone.HAND, fx.Zone.IN_PLAY, fx.Zone.DISCARD_PILE)),
    *(fx.TrashCard(fx.Zone.IN_PLAY, faction) for faction in fx.FACTIONS),
    fx.TrashCard(faction=EMPEROR),
    fx.TrashSelf(),
    fx.TrashIntrigue(),
    fx.DiscardCards(2),
    *(fx.DiscardCards(1, faction, (fx.Draw(1),)) for faction in fx.FACTIONS),
    fx.LoseInfluence(1),
    fx.LoseTroops(3),
    fx.RetreatTroops(2, 2),
    fx.RetreatTroops(1, 2),
    fx.RetreatTroops(1, 3),
    fx.RecallSpies(1),
    fx.RecallSpies(2),
    *(fx.TurnDown(icon) for icon in fx.BattleIcon),
)
TOLD = [(trigger, TRIGGERS[trigger]) for trigger in fx.TRIGGERS]
TRAITS: tuple[fx.Trait, ...] = (
    fx.StartWith((fx.spice(1), fx.solari(1))),
    fx.StartWithout("diplomacy"),
    fx.Prescience(),
    *(fx.SpaceDiscount(icon, 1) for icon in fx.ICONS),
    fx.MayJoin((fx.Icon.LANDSRAAD, fx.Icon.CITY)),
    fx.HarvestLess(1, (fx.Draw(1),)),
    fx.SecretFactions(2),
    *(fx.On(trigger, (fx.Draw(1),)) for trigger in fx.TRIGGERS),
    fx.On(fx.Trigger.DEPLOYED, (fx.Draw(1),), at_least=4, once=fx.Once.GAME),
    *(fx.On(fx.Trigger.DEPLOYED, (fx.Draw(1),), once=once) for once in fx.Once),
    *(fx.AtAnyMoment((fx.Draw(1),), once) for once in fx.Once),
    *(fx.On(trigger, (fx.Draw(1),), at_least=4) for trigger, told in TOLD if told.counts),
    *(fx.On(trigger, (fx.Draw(1),), factions=fx.FACTIONS[:2]) for trigger, told in TOLD if told.factions),
    *(
        fx.On(trigger, (fx.Draw(1),), of=name)
        for trigger, told in TOLD
        if told.named
        for name in ("dagger", "arrakeen")
    ),
    fx.ReservedContracts(("contract_sardaukar_cards", "contract_sardaukar_recall")),
    fx.TrainingTrack((fx.Stop("start", ("final",)), fx.Stop("final", (), (fx.Draw(1),)))),
)

# Boxes that hold a word or two rather than sentences, and those that have a name of their own.
SHORT = (
    "cost",
    "factions",
    "icons",
    "level",
    "requirement",
    "battle_icon",
    "back",
    "covers",
    "strength",
    "priority",
)
TITLED = ("ability", "signet", "training")

# Letters of the neighbours, which would show that a line was left in the wrong language.
FOREIGN = {
    "en": "абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґ",
    "uk": "ыэъёabcdefghijklmnopqrstuvwxyz",
    "ru": "іїєґabcdefghijklmnopqrstuvwxyz",
    "bg": "ыэёіїєґabcdefghijklmnopqrstuvwxyz",
}


def classes(root: type) -> set[type]:
    """Those of the vocabulary; toys of other tests have classes of their own."""
    found: set[type] = set()
    subclasses: list[type] = root.__subclasses__()
    for subclass in subclasses:
        if subclass.__module__.startswith("kanly."):
            found |= {subclass} | classes(subclass)
    return found


def readable(language: str, text: str) -> bool:
    """Whether a text is in its language and wholly filled in."""
    bad = any(mark in text for mark in ("{", "}", "$", "  ", " .", " ,", "..", "None"))
    # Conflicts are counted in Roman numbers everywhere.
    letters = set(re.sub(r"\bI{1,3}\b", "", text).lower())
    return bool(text) and not bad and not letters & set(FOREIGN[language])


@pytest.fixture(scope="module", autouse=True)
def a_track_with_a_name(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No printed box has a track of places yet, so these words are told of one from outside."""
    folder = tmp_path_factory.mktemp("locales")
    for language, name in {"en": "Voyage", "uk": "Плавання", "ru": "Плавание", "bg": "Плаване"}.items():
        (folder / language).mkdir()
        (folder / language / "toy.ftl").write_text(f"toy-place_tracks-voyage = {name}\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(bundles, "ADDED", [folder])
        bundle.cache_clear()
        yield
    bundle.cache_clear()


@lru_cache
def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for source in files("kanly.text").joinpath("locales", language).iterdir():
        for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{source.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    # The names of factions by a variable are made of those that stand there.
    return {**found, BY_FACTION: bundle(language).messages[BY_FACTION]}


class Names(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)


def variables(language: str, message: str) -> set[str]:
    """What has to be given to a message and those it refers to."""
    names = Names()
    names.visit(messages(language)[message])
    found = set(names.variables)
    for other in names.references - {message}:
        found |= variables(language, other)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_take_the_same_variables(language: str) -> None:
    wrong = {
        name: (variables(language, name), variables("en", name))
        for name in messages("en")
        if variables(language, name) != variables("en", name)
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_the_same_forms(language: str) -> None:
    """Only the form after "each opponent must" is left to those languages in which it differs."""

    def forms(of: str, name: str) -> set[str]:
        return {attribute.id.name for attribute in messages(of)[name].attributes} - {"must"}

    assert {n: forms(language, n) for n in messages("en")} == {n: forms("en", n) for n in messages("en")}


def test_bulgarian_has_a_form_for_opponents_wherever_there_is_one_for_the_player() -> None:
    for name, message in messages("bg").items():
        forms = {attribute.id.name for attribute in message.attributes}
        if name.startswith(("effect-", "cost-")) and "to" in forms:
            around = name in ("effect-each_opponent", "effect-at_reveal")
            assert "must" in forms or around, name


# No box of ours has a place of its own for troops; tests/test_toy_pieces.py brings one.
NO_EXAMPLE: set[type] = {fx.SendTo, fx.SpendFrom}


def test_every_class_of_the_vocabulary_has_an_example_here() -> None:
    for root, examples in (
        (fx.Effect, EFFECTS),
        (fx.Condition, CONDITIONS),
        (fx.Counted, COUNTED),
        (fx.Cost, COSTS),
        (fx.Trait, TRAITS),
    ):
        assert set(classes(root)) - NO_EXAMPLE == {type(example) for example in examples}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_vocabulary_can_be_said(language: str) -> None:
    words = Words(language)
    for told in (
        [words.effect(effect) for effect in EFFECTS],
        [words.condition(condition) for condition in CONDITIONS],
        [words.counted(counted) for counted in COUNTED],
        [words.cost(cost) for cost in COSTS],
        [words.trait(trait) for trait in TRAITS],
    ):
        assert [text for text in told if not readable(language, text)] == []
        # Two examples never mean the same, so they never read the same either.
        assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_paid_for_chosen_and_forced_on_opponents(language: str) -> None:
    effects = Effects(bundle(language))
    for effect in EFFECTS:
        if not isinstance(effect, fx.Special):
            for form in Form:
                assert readable(language, effects.effect(effect, form))
            assert readable(language, effects.effect(fx.pay(fx.spice(1), effect)))
            assert readable(language, effects.effect(fx.EachOpponent(effect)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_rivals_do_is_said_of_them_not_to_the_reader(language: str) -> None:
    effects = Effects(bundle(language), third=True)
    cards = [component for component in COMPONENTS if isinstance(component, HagalCard)]
    rivals = [component for component in COMPONENTS if isinstance(component, Rival)]
    boxes = (
        *(card.effects for card in cards),
        *(destination.effects for card in cards for destination in card.spaces),
        *(box for rival in rivals for box in (rival.signet, rival.scheme)),
    )
    printed = set(inside(boxes))
    kinds = {type(effect) for effect in printed}
    assert {fx.PickedInfluence, fx.PriorityInfluence, fx.RivalSpy, fx.RivalHarvest, fx.UseSignet} <= kinds
    for effect in printed:
        of_it = effects.effect(effect)
        assert readable(language, of_it) and of_it != Effects(bundle(language)).effect(effect)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cost_can_be_asked_for_and_offered(language: str) -> None:
    effects = Effects(bundle(language))
    for cost in COSTS:
        for form in Form:
            assert readable(language, effects.costs.cost(cost, form))
        for form in (Form.PRINTED, Form.DECIDED):
            assert readable(language, effects.effect(fx.pay(cost, fx.Draw(1)), form))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_special_has_its_own_message_and_no_other_is_there(language: str) -> None:
    told = {name.removeprefix("special-") for name in messages(language) if name.startswith("special-")}
    # Some components are not in use yet, so nobody resolves what only they do.
    printed = {
        effect.name
        for component in COMPONENTS
        for value in vars(component).values()
        for effect in inside(value)
        if isinstance(effect, fx.Special)
    }
    # An expansion of the tests registers its own, with words of its own.
    ours = {w.name for w in specials.WORDS if getattr(w.apply, "__module__", "").startswith("kanly.")}
    assert told == ours | printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_and_rules(language: str) -> None:
    words = Words(language)
    for component in COMPONENTS:
        # Names may end in three dots or in a Roman number.
        assert readable(language, words.name(component).removesuffix("...").removesuffix(" IV"))
        assert words.name(component) == words.name(component.key)
        lines = words.rules(component)
        assert lines, component.key
        for line in lines:
            if line.box != "level":
                assert readable(language, line.text), (component.key, line)
            assert line.text[0].isupper() or line.text[0].isdigit(), (component.key, line)
            assert line.text.endswith(".") or line.box in SHORT, (component.key, line)
            assert readable(language, words.box(line.box))
            # What a Rival's Signet Ring does has no name.
            assert bool(line.title) == (line.box in TITLED and not isinstance(component, Rival))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_box_phase_deck_and_prompt_has_a_label(language: str) -> None:
    words = Words(language)
    labels = [
        *(words.box(box) for box in BOXES),
        *(words.text(f"phase-{phase}") for phase in PHASES.values()),
        *(words.text(f"deck-{component.deck}") for component in COMPONENTS if component.deck != "tracks"),
        *(words.prompt(step) for step, kind in enumerate(STEPS) if kind.asks),
        *(words.label(name) for name in ("round", "score", "hand", "market", "conflict", "garrison")),
    ]
    assert [text for text in labels if not readable(language, text)] == []
    assert words.text("label-round_of", round=3, rounds=10).count("10") == 1


def test_boxes_are_all_in_use() -> None:
    used = {
        line.box
        for component in (*COMPONENTS, LAID_OVER, REACTING, VOYAGE)
        for line in Words("en").rules(component)
    }
    assert used == set(BOXES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_kind_and_event_has_a_message(language: str) -> None:
    assert all(kind.name for kind in (*moves.KINDS, *EVENTS))
    wanted = kinds.messages(moves.KINDS, EVENTS)
    assert [message for message in wanted if not bundle(language).has(message)] == []
    assert {"move-spy", "event-draw_hidden", "chronicle-spy"} <= set(wanted)


def test_what_is_missing_is_an_error_that_names_language_and_message() -> None:
    with pytest.raises(KanlyError, match=r"'uk' have no message 'special-unheard_of'"):
        Words("uk").effect(fx.Special("unheard_of"))
    with pytest.raises(KanlyError, match=r"'term-card.ablative'"):
        Words("bg").text("term-card", "ablative", n=1)
    with pytest.raises(KanlyError, match=r"'term-card.acc' in 'ru'.*no variables"):
        Words("ru").text("term-card", "acc")
    with pytest.raises(KanlyError, match=r"no language 'fr'; known are: en, bg, ru, uk"):
        Words("fr")
    with pytest.raises(KanlyError, match="'en' name nothing 'unheard_of' in reserve or imperium or starters"):
        Words("en").effect(fx.AcquireReserve("unheard_of"))


def test_what_has_no_words_is_refused() -> None:
    words = Words("en")
    with pytest.raises(KanlyError, match="paid for in Solari"):
        words.effect(fx.Acquire(3, paying=fx.Resource.SPICE))
    with pytest.raises(KanlyError, match=r"acquired to one of .*DISCARD_PILE"):
        words.effect(fx.Acquire(3, to=fx.Zone.IN_PLAY))
    with pytest.raises(KanlyError, match="from the hand, the discard pile or play"):
        words.cost(fx.TrashCard(fx.Zone.TOP_OF_DECK))
    with pytest.raises(KanlyError, match="2 times"):
        words.effect(fx.pay((fx.TrashCard(), fx.TrashCard()), fx.Draw(1)))
    with pytest.raises(KanlyError, match="'revealed' can't name factions"):
        words.trait(fx.On(fx.Trigger.REVEALED, (fx.Draw(1),), factions=(EMPEROR,)))
    with pytest.raises(KanlyError, match="'revealed' counts nothing"):
        words.trait(fx.On(fx.Trigger.REVEALED, (fx.Draw(1),), at_least=2))
