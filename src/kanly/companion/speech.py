"""What the companion says: who is who, questions, and what is to be done at the table, in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from kanly.companion.commands import on_turn
from kanly.companion.fighting import still_to_move
from kanly.companion.questions import CLOSED, NO, NOBODY, YES, Question, Refusal
from kanly.companion.session import Companion, Report
from kanly.components import Conflict, HagalCard, Rival, below
from kanly.effects import Effect, PriorityInfluence
from kanly.engine import codes, units
from kanly.engine.codes import NONE
from kanly.engine.state import Event, State
from kanly.text.bundle import capital
from kanly.text.events import RESOURCES
from kanly.text.lexicon import Lexicon
from kanly.text.nodes import component, of_scheme
from kanly.topics.battles.kinds import EV_CLAIM, EV_OBJECTIVE, EV_PAIR, EV_TURN_DOWN
from kanly.topics.opponents import house
from kanly.topics.opponents import kinds as house_kinds
from kanly.topics.opponents.kinds import (
    EV_HAGAL,
    EV_HAGAL_PASSED,
    EV_HAGAL_SEND,
    EV_HAGAL_STUCK,
    EV_NO_REWARD,
    EV_RIVAL,
    EV_SCHEME,
    EV_SPEND_INTRIGUE,
)
from kanly.topics.opponents.part import automa_of
from kanly.topics.opponents.text import PASSED
from kanly.topics.sandworms.kinds import EV_HOOKS, EV_SHIELD_WALL
from kanly.topics.spies.kinds import EV_NO_POST, EV_RECALL_SPY, EV_SPY

NOBODYS = -1
PLACES = ("first", "second", "third")
# Answers that are words.
ANSWERS = (YES, NO, CLOSED)
# Events that tell how things stand, and ask nobody to move a piece.
EXPLAINED = {
    EV_HAGAL_STUCK: "stuck",
    EV_NO_POST: "no_post",
    EV_SCHEME: "scheme",
    EV_NO_REWARD: "no_reward",
}
# Events that say only what piece goes where, with a number, a space, a post or a faction.
COUNTED = {
    codes.EV_RECRUIT: "recruit",
    codes.EV_RETREAT: "retreat",
}
OF_A_SPACE = {
    EV_HAGAL_SEND: "send",
    codes.EV_CONTROL: "control",
    codes.EV_CONTROL_BONUS: "control_bonus",
    codes.EV_CONTROL_LOST: "control_lost",
}
OF_A_POST = {EV_SPY: "spy", EV_RECALL_SPY: "recall_spy"}
OF_A_FACTION = {codes.EV_ALLIANCE: "alliance", codes.EV_ALLIANCE_LOST: "alliance_lost"}
OF_CARDS = {EV_CLAIM: "claim", EV_PAIR: "pair", EV_TURN_DOWN: "turn_down"}
PLAIN = {
    EV_HOOKS: "hooks",
    EV_SHIELD_WALL: "shield_wall",
    codes.EV_SWORDMASTER: "swordmaster",
    codes.EV_MENTAT: "mentat",
}
# The same several times in a row is one instruction.
GATHERED = {codes.EV_INTRIGUE: "intrigue", EV_SPEND_INTRIGUE: "spend_intrigue"}
# Who is meant follows from the Agent that was sent, or from the round.
SILENT = (EV_RIVAL, EV_OBJECTIVE)


@dataclass(frozen=True)
class Said:
    """One line: whom it is about, and whether it is to be done at the table."""

    seat: int
    text: str
    done: bool = True
    event: Event | None = None
    """What happened; of several alike the last one."""


class Speech:
    """The words of one session."""

    def __init__(self, companion: Companion, lexicon: Lexicon) -> None:
        self.companion = companion
        self.lexicon = lexicon
        self.words = lexicon.words
        self.content = lexicon.content
        self.names = [self.name_of(seat) for seat in range(len(companion.state.seats))]

    def text(self, message: str, attribute: str = "", /, **variables: int | str) -> str:
        return self.words.text(f"companion-{message}", attribute, **variables)

    def name_of(self, seat: int) -> str:
        automa = automa_of(self.companion.state)
        if seat < automa.people:
            if automa.people == 1:
                return self.words.label("you")
            return self.text("person", letter=self.words.text("language-letters")[seat])
        rival = automa.rivals[seat]
        if rival == NONE:
            return capital(self.words.text("house-hagal"))
        return self.lexicon.called("rival", self.content.rival_ids[rival])

    def space(self, name: str) -> str:
        return self.lexicon.called("space", name)

    def listed(self, domain: str, names: Sequence[str]) -> str:
        return ", ".join(self.lexicon.called(domain, name) for name in names)

    # --- questions

    def asked(self, question: Question, attribute: str = "") -> str:
        """A question, or why it is asked."""
        about = question.about
        variables: dict[str, int | str] = {}
        if attribute and CLOSED in question.options:
            attribute = "closable"
        if question.count > 1:
            return self.text("q_bonus_spices", attribute, spaces=self.listed("space", about))
        if question.kind in ("occupied", "bonus_spice", "control"):
            variables["space"] = self.space(about[0])
        elif question.kind == "early":
            variables["names"] = self.still_to_move()
        elif question.kind == "watched":
            variables["post"] = self.lexicon.called("post", about[0])
        elif about:
            variables["seat"] = self.names[int(about[0])]
            if question.kind == "influence":
                variables["faction"] = about[1]
            elif question.kind == "total":
                variables["names"] = self.fighting()
            elif question.kind in ("units", "strength"):
                variables["n"] = house.table(self.companion.state).lead
        return self.text(f"q_{question.kind}", attribute, **variables)

    def still_to_move(self) -> str:
        """The opponents that have turns left, with their Agents."""
        s = self.companion.state
        told = [
            self.text("has_agents", seat=self.names[seat], n=s.seats[seat].agents)
            for seat in still_to_move(s)
        ]
        return ", ".join(told)

    def fighting(self) -> str:
        """The opponents in the Conflict, with their strengths."""
        s = self.companion.state
        fighters = [seat for seat in self.companion.opponents if units.present(s, seat)]
        return ", ".join(f"{self.names[seat]} {units.strength(s, seat)}" for seat in fighters)

    def on_turn(self) -> str:
        """That a person is on turn, where one is; whether they have revealed is theirs to know."""
        s = self.companion.state
        seat = on_turn(s)
        if (
            s.phase != codes.PHASE_TURNS
            or self.companion.question is not None
            or seat in self.companion.opponents
        ):
            return ""
        alone = self.companion.setup.players == 1
        return self.text("your_turn") if alone else self.text("turn_of", seat=self.names[seat])

    def remembered(self) -> list[str]:
        """What people have said for the turns of the opponents: each question with its answer."""
        return [
            f"{self.asked(Question(fact[0], fact[1:]))} {self.text(answer) if answer in ANSWERS else answer}"
            for fact, answer in self.companion.remembered
        ]

    def options(self, question: Question) -> list[str]:
        """What each option is called; empty where a number, or yes or no, is the answer."""
        if not question.options or question.options[:2] == (YES, NO):
            return []
        match question.kind:
            case "choice":
                return [self.words.move(self.content, move, self.names) for move in question.moves]
            case "control" | "revealed":
                return [
                    self.text("nobody") if seat == NOBODY else self.names[int(seat)]
                    for seat in question.options
                ]
            case "conflict":
                return [self.conflict(name) for name in question.options]
        return [self.hagal(name) for name in question.options]

    def numbers(self, question: Question) -> list[int]:
        """The number of each option. A House Hagal card keeps its own while others are no longer in the deck."""
        if question.kind == "card":
            return [self.deck_ids().index(name) + 1 for name in question.options]
        return list(range(1, len(question.options) + 1))

    def conflict(self, name: str) -> str:
        """A Conflict; those of one name are told apart by their rewards."""
        told = self.lexicon.called("conflict", name)
        others = Counter(self.lexicon.called("conflict", other) for other in self.lexicon.ids("conflict"))
        found = self.lexicon.of("conflict", name)
        if others[told] == 1 or not isinstance(found, Conflict):
            return told
        return f"{told} ({self.rewards(found)})"

    def rewards(self, conflict: Conflict) -> str:
        """What a Conflict gives, in words."""
        return " ".join(line.text for line in self.lexicon.rules(conflict) if line.box in PLACES)

    def hagal(self, name: str) -> str:
        """A House Hagal card; those of one name are told apart by the number of a faction's place."""
        told = self.lexicon.called("hagal", name)
        twins = [other for other in self.deck_ids() if self.lexicon.called("hagal", other) == told]
        if len(twins) == 1:
            return told
        numbers = list(self.places(name))
        if not numbers:
            return self.text("unnumbered", card=told)
        return self.text("numbered", card=told, n=numbers[0])

    def deck_ids(self) -> list[str]:
        """The House Hagal cards of this number of people."""
        cards = self.content.opponents[self.companion.setup.players].deck
        return [self.content.hagal_ids[card] for card in sorted(set(cards))]

    def places(self, name: str) -> Iterator[int]:
        card = self.lexicon.of("hagal", name)
        assert isinstance(card, HagalCard)
        effects: tuple[Effect, ...] = tuple(e for place in card.spaces for e in place.effects)
        for effect in below(effects):
            if isinstance(effect, PriorityInfluence):
                yield effect.place

    def refused(self, refusal: Refusal) -> str:
        """Why something can't be."""
        about = dict(refusal.about)
        if "seat" in about:
            about["seat"] = self.names[int(about["seat"])]
        if "space" in about:
            about["space"] = self.space(str(about["space"]))
        if "spaces" in about:
            about["spaces"] = self.listed("space", str(about["spaces"]).split(","))
        return self.text(f"no_{refusal.reason}", **about)

    # --- what happened

    def passed_over(self) -> str:
        """While a card is asked for: why the one before sends no Agent."""
        events = self.companion.so_far
        if not events or events[-1][0] != EV_HAGAL_PASSED:
            return ""
        return self.told(events[-1:], self.companion.state)[0].text

    def reported(self, report: Report) -> list[Said]:
        """A report as lines, in order."""
        return self.told(report.events, report.state)

    def told(self, events: Sequence[Event], s: State) -> list[Said]:
        """Events as lines, in order; `s` is the table after them."""
        found: list[Said] = []
        turned = False
        at = 0
        while at < len(events):
            event = events[at]
            following = events[at + 1] if at + 1 < len(events) else None
            code, seat = event[:2]
            turned = turned or code == EV_HAGAL
            lines: list[Said] = []
            if code in GATHERED:
                count = 1
                while at + 1 < len(events) and events[at + 1][:2] == (code, seat):
                    count, at = count + 1, at + 1
                lines = [Said(seat, self.text(f"do_{GATHERED[code]}", n=count))]
            elif code == codes.EV_DEPLOY:
                # Before any card, it is the troop that defends a place.
                where = "deploy" if turned else "defend"
                lines = [Said(seat, self.text(f"do_{where}", n=event[2]))]
            elif code == EV_HAGAL:
                if following is None or following[0] != EV_HAGAL_PASSED:
                    lines = [Said(seat, self.text("card", card=self.card(event[2])), done=False)]
            elif code not in SILENT:
                lines = list(self.line(event, s))
            found += [replace(said, event=event) for said in lines]
            if code == codes.EV_ROUND and event[2] == len(self.content.conflict_levels):
                found.append(Said(NOBODYS, self.text("last_begins"), done=False, event=event))
            at += 1
        return [*found, *self.tenth(events, s)]

    def tenth(self, events: Sequence[Event], s: State) -> Iterator[Said]:
        """Who has reached the points that end the game."""
        end = self.content.points_to_end
        for seat in self.companion.opponents:
            scored = [event for event in events if event[:2] == (codes.EV_POINTS, seat)]
            points = s.seats[seat].points
            if s.phase != codes.PHASE_OVER and points >= end > points - sum(event[2] for event in scored):
                told = self.text("tenth", seat=self.names[seat], n=points)
                yield Said(NOBODYS, told, done=False, event=scored[-1])

    def card(self, number: int) -> str:
        return self.lexicon.called("hagal", self.content.hagal_ids[number])

    def line(self, event: Event, s: State) -> Iterator[Said]:
        code, seat, a, b, _, cause = event
        c = self.content
        who = self.names[seat] if seat != NONE else ""
        if code in (codes.EV_REWARD, EV_NO_REWARD) and seat not in self.companion.opponents:
            yield self.place_of(code, seat, a)
        elif code in EXPLAINED:
            yield Said(seat, self.text(EXPLAINED[code]), done=False)
        elif code in COUNTED:
            yield Said(seat, self.because(self.text(f"do_{COUNTED[code]}", n=a), cause))
        elif code in PLAIN:
            yield Said(seat, self.because(self.text(f"do_{PLAIN[code]}"), cause))
        elif code in OF_A_SPACE:
            # An Agent is sent with a card, which was told before.
            yield from self.of_a_space(code, seat, c.space_ids[b if code == EV_HAGAL_SEND else a], s)
        elif code in OF_A_POST:
            post = self.lexicon.called("post", c.post_ids[a])
            yield Said(seat, self.because(self.text(f"do_{OF_A_POST[code]}", post=post), cause))
        elif code in OF_A_FACTION:
            told = {"seat": who} if code == codes.EV_ALLIANCE_LOST else {}
            yield Said(seat, self.text(f"do_{OF_A_FACTION[code]}", faction=c.faction_ids[a], **told))
        elif code in OF_CARDS:
            yield Said(seat, self.of_cards(code, a, b))
        elif code == codes.EV_OVER:
            yield from self.over(seat, s)
        else:
            yield self.other(event)

    def place_of(self, code: int, person: int, place: int) -> Said:
        """What a person may take for a place in the Conflict."""
        if code == EV_NO_REWARD:
            return Said(person, self.text("place_none"), done=False)
        return Said(person, self.text("place_of", place=PLACES[place]))

    def of_a_space(self, code: int, seat: int, name: str, s: State) -> Iterator[Said]:
        space = self.space(name)
        if code in (EV_HAGAL_SEND, codes.EV_CONTROL):
            yield Said(seat, self.text(f"do_{OF_A_SPACE[code]}", space=space))
        else:
            done = code == codes.EV_CONTROL_LOST or seat not in self.companion.opponents
            yield Said(seat, self.text(f"do_{OF_A_SPACE[code]}", space=space, seat=self.names[seat]), done)
        number = self.content.space_ids.index(name)
        controlled = self.content.space_control_bonus[number][0] != NONE
        # Who of the people controls it, they see themselves.
        if code == EV_HAGAL_SEND and controlled and s.control[number] == NONE:
            yield Said(seat, self.text("do_controller", space=space))

    def of_cards(self, code: int, a: int, b: int) -> str:
        told = {"card": self.lexicon.called("battle", self.content.battle_ids[a])}
        if code == EV_PAIR:
            told["other"] = self.lexicon.called("battle", self.content.battle_ids[b])
        return self.text(f"do_{OF_CARDS[code]}", **told)

    def other(self, event: Event) -> Said:
        """The events that have something of their own to say."""
        code, seat, a, b, _, cause = event
        c, text = self.content, self.text
        who = self.names[seat] if seat != NONE else ""
        match code:
            case house_kinds.EV_HAGAL_PASSED:
                return Said(seat, text("card_passed", card=self.card(a), reason=PASSED[b]), done=False)
            case house_kinds.EV_HAGAL_SWORDS:
                return Said(seat, text("card_swords", card=self.card(a), n=b), done=False)
            case codes.EV_STRENGTH:
                return Said(NOBODYS, text("strength", seat=who, n=a), done=False)
            case house_kinds.EV_STAYS_HOME:
                return Said(seat, text("stays_home", n=a), done=False)
            case codes.EV_REWARD:
                return Said(seat, text("place", place=PLACES[a]), done=False)
            case house_kinds.EV_HAGAL_SHUFFLE:
                return Said(NOBODYS, text("do_shuffle"), done=self.companion.printed_cards)
            case codes.EV_GAIN | codes.EV_PAY:
                what = self.words.text(f"resource-{RESOURCES[a]}", "acc", n=b)
                return Said(
                    seat,
                    self.because(text("do_gain" if code == codes.EV_GAIN else "do_pay", what=what), cause),
                )
            case codes.EV_HARVEST:
                return Said(seat, text("do_harvest", n=a, space=self.space(c.space_ids[b])))
            case house_kinds.EV_BONUS_GONE:
                return Said(NOBODYS, text("do_bonus_gone", n=a, space=self.space(c.space_ids[b])), done=a > 0)
            case codes.EV_LOSE_TROOP:
                place = "conflict" if b == codes.CONFLICT else "garrison"
                return Said(seat, text("do_lose_troop", n=a, place=place))
            case codes.EV_INFLUENCE:
                message = "do_influence_lost" if b < 0 else "do_influence"
                return Said(seat, self.because(text(message, n=abs(b), faction=c.faction_ids[a]), cause))
            case codes.EV_POINTS if a < 0:
                return Said(seat, text("do_points_lost", n=-a, seat=who, source=self.words.source(c, b)))
            case codes.EV_POINTS:
                return Said(seat, text("do_points", n=a, source=self.words.source(c, b)))
            case codes.EV_STEAL:
                return Said(seat, text("do_steal", other=self.names[b]))
            case codes.EV_SUMMON:
                units = self.words.text(f"unit-{c.unit_ids[b]}", "acc", n=a)
                return Said(seat, text("do_summon", units=units))
            case codes.EV_ROUND:
                return Said(NOBODYS, text("do_round", n=a))
            case codes.EV_FIRST:
                return Said(NOBODYS, text("first", seat=who))
            case house_kinds.EV_ROW_DICE:
                return Said(NOBODYS, self.dice(a, b))
        return Said(seat, self.words.event(c, event, None, self.names))

    def over(self, winner: int, s: State) -> Iterator[Said]:
        scoring = [seat for seat in range(len(s.seats)) if not house.is_mute(s, seat)]
        scoring.sort(key=lambda seat: (seat != winner, -s.seats[seat].points))
        points = ", ".join(f"{self.names[seat]} {s.seats[seat].points}" for seat in scoring)
        yield Said(NOBODYS, self.text("points_are", points=points), done=False)
        yield Said(NOBODYS, self.text("over", seat=self.names[winner]), done=False)

    def dice(self, a: int, b: int) -> str:
        row = self.content.row
        places = sorted({number for number in (a, b) if number <= row})
        one, other = (*places, 0, 0)[:2]
        return self.text("do_dice", a=a, b=b, places=len(places), one=one, other=other)

    def because(self, line: str, cause: int) -> str:
        """The line with the box of the Rival's card that it comes from."""
        if cause == NONE or not isinstance(
            component(self.content, self.content.nodes[cause].component), Rival
        ):
            return line
        box = (
            self.words.box("scheme")
            if of_scheme(self.content, cause)
            else self.words.text("term-signet_ring", "label")
        )
        return f"{line} ({box})"
