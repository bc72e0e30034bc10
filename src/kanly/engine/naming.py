"""Names of effects, for moves and for whoever reads them: `arrakeen draw`, `market_opportunity pay_for_spice`.

An effect goes by its component and by what it gives. Only what a move can name competes for a name: the effects of a box,
the options of a choice, an arrow. What lies inside of those is called after them. A name depends on its component alone,
so it stays when another card is added.

Beside its name every node keeps a *key*, which stored games and their hashes hold. Keys count all nodes of a component,
those inside of others too; they are no names for people, but they stay whatever becomes of the names.
"""

from __future__ import annotations

from kanly.engine.codes import (
    COST_SPEND,
    NONE,
    OP_AT_REVEAL,
    OP_FOR_EACH,
    OP_HARVEST,
    OP_INFLUENCE,
    OP_ON_ACQUIRE,
    OP_PAY,
    OP_WHEN,
)
from kanly.engine.content import Content, Node, TrackTable
from kanly.engine.gate import PRICES

RESOURCES = ("solari", "spice", "water")
PLACES = ("first", "second", "third")
# What no move names has a dot in its name; where it lies in nothing else that has one, this stands before the dot.
WHOLE = "whole"


def give_keys(c: Content) -> None:
    """A key is `component word`, with a number from the second of its kind on."""
    for i, node in enumerate(c.nodes):
        base = f"{bare(c, node.component)} {node.word}"
        key, count = base, 1
        while key in c.node_keys:
            count += 1
            key = f"{base}_{count}"
        c.node_keys[key] = i
        node.key = key


def bare(c: Content, component: int) -> str:
    return c.components[component].rsplit("/", 1)[1]


class Naming:
    """Names the nodes of one content. `own`: the set of the board, whose components keep their names whatever is added."""

    def __init__(self, content: Content, own: str) -> None:
        self.c = content
        self.own = own
        # What a move can name, by component, in printed order; then the box and the line that each stands in.
        self.shown: list[list[int]] = [[] for _ in content.components]
        self.box: dict[int, str] = {}
        self.line: dict[int, int] = {}
        # The options that each option stands beside.
        self.beside: dict[int, tuple[int, ...]] = {}

    def name_all(self) -> None:
        c = self.c
        for box, roots in boxes(c):
            for i, node in enumerate(roots):
                self.see(node, box, i + 1, True)
        for spaces in c.hagal_spaces:
            for _, node in spaces:
                self.see(node, "", 1, False)
        for component in sorted(range(len(c.components)), key=self.rank):
            self.name_component(component)
        for key, node in c.node_keys.items():
            c.node_names.setdefault(key, node)

    def giver(self, component: int) -> str:
        """What a component is called that gives effects of others."""
        name = bare(self.c, component)
        alike = [key for key in self.c.components if key.endswith(f"/{name}")]
        return name if len(alike) == 1 else self.c.components[component]

    def rank(self, component: int) -> tuple[bool, int]:
        return (not self.c.components[component].startswith(f"{self.own}/"), component)

    def see(self, node: int, box: str, line: int, shown: bool) -> None:
        """Note what a move can name among a node and those below it."""
        n = self.c.nodes[node]
        branch = n.op == OP_WHEN and len(n.otherwise) > 0
        if shown and not branch and n.op != OP_AT_REVEAL and node not in self.box:
            self.shown[n.component].append(node)
            self.box[node] = box
            self.line[node] = line
        options = n.rule.options(n)
        for i, kid in enumerate(options):
            self.beside[kid] = options
            self.see(kid, box, i + 1, True)
        later = n.rule.brings_later(self.c, n)
        for i, kid in enumerate(later):
            self.see(kid, box, i + 1, True)
        if options or later:
            return
        for kid in (*n.kids, *n.otherwise):
            arrow = self.c.nodes[kid].op == OP_PAY and n.op in (OP_ON_ACQUIRE, OP_FOR_EACH)
            self.see(kid, box, line, arrow or (shown and (branch or n.op == OP_AT_REVEAL)))

    def name_component(self, component: int) -> None:
        c = self.c
        groups: dict[str, list[int]] = {}
        for node in self.shown[component]:
            groups.setdefault(self.word(node), []).append(node)
        for word, group in groups.items():
            for node, told in zip(group, self.tell_apart(word, group), strict=True):
                self.give(node, told)
        for node in self.shown[component]:
            self.name_inside(node)
        for i, n in enumerate(c.nodes):
            if n.component == component and not n.name:
                self.give(i, f"{WHOLE}.{self.gist(i)}")

    def give(self, node: int, word: str) -> None:
        """Two components can share an id, such as a Leader and a Rival: then the later one says which it is."""
        c, n = self.c, self.c.nodes[node]
        where, deck, _ = c.components[n.component].split("/")
        deck = deck.removesuffix("s")
        base = f"{bare(c, n.component)} {word}"
        name, count = base, 1
        for more in (deck if where == self.own else where, f"{where}_{deck}"):
            if self.is_taken(name, node):
                name = f"{base}_{more}"
        while self.is_taken(name, node):
            count += 1
            name = f"{base}_{count}"
        c.node_names[name] = node
        n.name = name

    def is_taken(self, name: str, node: int) -> bool:
        """A name that another effect had in old records would be read as that one there."""
        key_of = self.c.node_keys.get(name, node)
        return name in self.c.node_names or (key_of != node and key_of in self.box)

    def name_inside(self, node: int) -> None:
        """What no move names is called after what it lies in."""
        n = self.c.nodes[node]
        for kid in (*n.kids, *n.otherwise):
            if not self.c.nodes[kid].name:
                self.give(kid, f"{n.name.partition(' ')[2]}.{self.gist(kid)}")
                self.name_inside(kid)

    def word(self, node: int) -> str:
        """What a node gives, in one word; an option goes by what it alone gives."""
        others = [kid for kid in self.beside.get(node, ()) if kid != node]
        if others and self.c.nodes[node].rule.goes_by_what_lies_inside():
            elsewhere = [word for kid in others for word in self.gists(kid)]
            for word in self.gists(node):
                if word not in elsewhere:
                    return word
        return self.gist(node)

    def gist(self, node: int) -> str:
        n = self.c.nodes[node]
        found = self.gists(node)
        return found[0] if found and (n.rule.goes_by_what_lies_inside() or is_free(n)) else n.word

    def gists(self, node: int) -> list[str]:
        """The words for all that a node gives. A harvest of nothing but bonus spice gives way to what stands beside it."""
        n = self.c.nodes[node]
        if not n.rule.goes_by_what_lies_inside() and not is_free(n):
            return [n.word]
        found: list[str] = []
        last: list[str] = []
        for kid in n.kids:
            k = self.c.nodes[kid]
            (last if k.op == OP_HARVEST and not k.a else found).extend(self.gists(kid))
        return found + last

    def tell_apart(self, word: str, group: list[int]) -> list[str]:
        """Names for all that give the same: by what an arrow buys, by box, by how much, by whose, by line."""
        if len(group) == 1:
            return [word]
        if word == "pay":
            for told in (self.bought(group), self.paid(group)):
                if len(set(told)) == len(group):
                    return told
        by_box: dict[str, list[int]] = {}
        for node in group:
            by_box.setdefault(self.box[node], []).append(node)
        names: dict[int, str] = {}
        for box, nodes in by_box.items():
            for node, name in zip(nodes, self.tell_apart_in_box(word, nodes), strict=True):
                plain = len(by_box) == 1 or not box
                names[node] = name if plain else box if box.endswith(f"_{name}") else f"{name}_{box}"
        return [names[node] for node in group]

    def tell_apart_in_box(self, word: str, group: list[int]) -> list[str]:
        if len(group) == 1:
            return [word]
        amounts = [self.amount(node) for node in group]
        if 0 not in amounts and len(set(amounts)) == len(group):
            return [f"{n}_{word[:-1] if n == 1 and word in ('points', 'swords') else word}" for n in amounts]
        factions = [self.faction(node) for node in group]
        if "" not in factions and len(set(factions)) == len(group):
            return [f"{faction}_{word}" for faction in factions]
        lines = [self.line[node] for node in group]
        if len(set(lines)) == len(group):
            return [f"{word}_line_{line}" for line in lines]
        return [f"{word}_line_{i + 1}" for i in range(len(group))]

    def bought(self, group: list[int]) -> list[str]:
        return [f"pay_for_{self.gist(arrow.kids[0])}" for arrow in self.arrows(group) if arrow.kids]

    def paid(self, group: list[int]) -> list[str]:
        found: list[str] = []
        for arrow in self.arrows(group):
            code, a, _ = arrow.costs[0]
            found.append(f"pay_with_{RESOURCES[a] if code == COST_SPEND else PRICES[code].name}")
        return found

    def arrows(self, group: list[int]) -> list[Node]:
        """The arrows that nodes are, or that stand first among what they hold."""
        found: list[Node] = []
        for node in group:
            n = self.c.nodes[node]
            found += [n] if n.op == OP_PAY else self.arrows(list(n.kids))[:1]
        return found

    def amount(self, node: int) -> int:
        """How much a node gives of what it is called after; 0 if it can't be said in a number."""
        n = self.c.nodes[node]
        if n.rule.goes_by_what_lies_inside() and len(n.kids) == 1:
            return self.amount(n.kids[0])
        return n.rule.given(n)

    def faction(self, node: int) -> str:
        n = self.c.nodes[node]
        single = n.op == OP_INFLUENCE and n.b.bit_count() == 1
        return self.c.faction_ids[n.b.bit_length() - 1] if single else ""


def is_free(n: Node) -> bool:
    """An arrow that costs nothing is no more than what may be left."""
    return n.op == OP_PAY and not n.costs


def boxes(c: Content) -> list[tuple[str, tuple[int, ...]]]:
    """Every box of every component: what it is called, and the nodes printed in it. Where House Hagal's cards send to is
    no box: nobody is asked for a space's effects in their place."""
    found: list[tuple[str, tuple[int, ...]]] = []
    for i in range(len(c.card_ids)):
        found += [
            ("agent", c.card_agent[i]),
            ("reveal", c.card_reveal[i]),
            ("acquired", c.card_acquire[i]),
            ("trashed", c.card_trashed[i]),
            ("discarded", c.card_discarded[i]),
        ]
        found += [("in_play", reaction.nodes) for reaction in c.card_on[i]]
    for i in range(len(c.intrigue_ids)):
        found += [
            ("plot", c.intrigue_plot[i]),
            ("combat", c.intrigue_combat[i]),
            ("win", c.intrigue_win[i]),
            ("endgame", c.intrigue_endgame[i]),
        ]
    for rewards in c.conflict_rewards:
        found += list(zip(PLACES, rewards, strict=True))
    for i in range(len(c.space_ids)):
        found.append(("", tuple(node for _, nodes in c.space_tiers[i] for node in nodes)))
        found.append(("", c.space_nodes[i]))
    for i in range(len(c.leader_ids)):
        found.append(("signet", c.leader_signet[i]))
        found.append(("ability", c.leader_harvest_effects[i]))
        found += [("ability", reaction.nodes) for reaction in c.leader_on[i]]
        if c.leader_track[i] != NONE:
            found += stop_boxes(c, c.place_tracks[c.leader_track[i]])
    for i in range(len(c.faction_ids)):
        found += [("visit", (c.track_visit[i],)), ("bonus", c.track_bonus[i])]
    for track in c.place_tracks:
        if track.leader == NONE:
            found += stop_boxes(c, track)
    found += [("", nodes) for nodes in c.contract_reward]
    for i in range(len(c.hagal_ids)):
        found.append(("", c.hagal_effects[i]))
    for i in range(len(c.rival_ids)):
        found += [("signet", c.rival_signet[i]), ("scheme", c.rival_scheme[i])]
    return found


def stop_boxes(c: Content, track: TrackTable) -> list[tuple[str, tuple[int, ...]]]:
    """What the places of a track bring."""
    found: list[tuple[str, tuple[int, ...]]] = []
    for number in track.stops:
        stop, name = c.stops[number], c.stop_ids[number].rpartition("/")[2]
        found += [(name, stop.reward), (f"{name}_first", stop.first), (f"{name}_back", stop.back)]
    return [*found, ("beyond", track.beyond)]
