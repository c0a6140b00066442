"""The spaces of the Dark Cave as an explicit graph, read from the deck file a second time.

Slow and obvious: every space is a node, every step an edge with what it costs. Works on positions
as JSON, not on records.
"""

import tomllib
from importlib.resources import files

import networkx as nx

from tests.support.tokens import groups

_DECK = tomllib.loads((files("stope.games.dark_cave") / "deck.toml").read_text(encoding="utf-8"))
CARDS = {card["id"]: card for kind in ("paths", "starts", "goals") for card in _DECK[kind]}
GROUPS = {card["id"]: card["group"] for card in _DECK["paths"]}
GROUPS |= {card["id"]: 1 for card in _DECK["starts"]} | {card["id"]: 3 for card in _DECK["goals"]}
WAY = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}


def turned(sides, is_turned):
    return "".join(BACK[side] for side in sides) if is_turned else sides


def spaces_of(name):
    """Return the spaces of an upright card: the sides each has, its path, and what it is."""
    card, group = CARDS[name], GROUPS[name]
    spaces = []
    for path in card["joined"]:
        arms = [side for side in "NESW" if side in path]
        if group == 1:
            spaces.append({"sides": path, "path": path, "is": "middle"})
        else:
            spaces += [{"sides": arm, "path": path, "is": "arm"} for arm in arms]
        if group == 3 or (group == 2 and len(arms) == 1):
            spaces.append({"sides": "", "path": path, "is": "middle"})
    if card.get("tunnel"):
        spaces.append({"sides": "", "path": "", "is": "tunnel"})
    for feature in ("hole", "ladder", "vein", "exit"):
        where = card.get(feature)
        for space in spaces:
            if (where is True and space["is"] == "middle") or where == space["sides"] != "":
                space[feature] = True
    return spaces


def touch_on_card(name, one, other):
    """Return whether two spaces of a card touch."""
    group = GROUPS[name]
    kinds = {one["is"], other["is"]}
    if "tunnel" in kinds:
        return "arm" in kinds if group == 2 else "middle" in kinds
    if one["path"] != other["path"]:
        return False
    return True if group == 2 else kinds == {"arm", "middle"}


def cost_on_card(name, one, other):
    """Return the cards and the gold that a step between two spaces of a card takes."""
    upper = CARDS[name].get("bridge")
    over = upper is not None and one["path"] == other["path"] == upper
    over = over and (GROUPS[name] == 2 or other["is"] == "middle")
    return int(over), int(other["is"] == "tunnel")


def cost_of_entering(name, space):
    """Return the cards that a step from another card onto a space takes."""
    return int(GROUPS[name] == 1 and CARDS[name].get("bridge") == space["path"])


class Cave:
    """A position as a graph. Nodes are (x, y, number of the space); face-down goals have one."""

    def __init__(self, position):
        self.cards = {}
        for token in position["table"]:
            name, x, y, flags = groups(r"(\w+)@(-?\d+),(-?\d+)(\w*).*", token)
            self.cards[int(x), int(y)] = (name, "v" in flags, "d" in flags)
        self.webs = set()
        for token in position["webs"]:
            if token == "-":  # a web lay there
                continue
            *cell, side = groups(r"(-?\d+),(-?\d+)([ES]).*", token)
            column, row = map(int, cell)
            dx, dy = WAY[side]
            self.webs |= {(column, row, side), (column + dx, row + dy, BACK[side])}
        self.creatures = {self._node(token) for token in position["creatures"]}
        self.graph = nx.DiGraph()
        for place, (name, _, hidden) in self.cards.items():
            count = 1 if hidden else len(spaces_of(name))
            self.graph.add_nodes_from((*place, number) for number in range(count))
        for place in self.cards:
            self._join(place)
        self._join_ladders()

    @staticmethod
    def _node(token):
        return tuple(map(int, groups(r".*?(-?\d+),(-?\d+)/(\d).*", token)))

    def _edge(self, one, other, cards=0, gold=0):
        if not self.graph.has_edge(one, other):
            self.graph.add_edge(one, other, cards=cards, gold=gold)

    def _join(self, place):
        name, is_turned, hidden = self.cards[place]
        if hidden:
            return
        spaces = spaces_of(name)
        for number, space in enumerate(spaces):
            for other_number, other in enumerate(spaces):
                if number != other_number and touch_on_card(name, space, other):
                    cards, gold = cost_on_card(name, space, other)
                    self._edge((*place, number), (*place, other_number), cards, gold)
            for side in turned(space["sides"], is_turned):
                self._cross(place, number, side)

    def _cross(self, place, number, side):
        beyond = (place[0] + WAY[side][0], place[1] + WAY[side][1])
        if beyond not in self.cards or (*place, side) in self.webs:
            return
        name, is_turned, hidden = self.cards[beyond]
        if hidden:
            self._edge((*place, number), (*beyond, 0))
            return
        for other_number, other in enumerate(spaces_of(name)):
            if BACK[side] in turned(other["sides"], is_turned):
                cards = cost_of_entering(name, other)
                self._edge((*place, number), (*beyond, other_number), cards)

    def _join_ladders(self):
        ladders = [node for node in self.graph if self.has(node, "ladder")]
        for one in ladders:
            for other in ladders:
                if one != other:
                    self._edge(one, other)

    def has(self, node, feature):
        """Return whether a space shows something."""
        name, _, hidden = self.cards[node[:2]]
        return not hidden and bool(spaces_of(name)[node[2]].get(feature))

    def steps(self, node, creature=False):
        """Return the spaces a step from one."""
        found = set(self.graph.successors(node))
        if creature:
            found = {
                other
                for other in found
                if not self.cards[other[:2]][2] and not self.has(other, "exit")
            }
        return found

    def must_stop(self, node):
        """Return whether the movement of a dwarf that enters a space is over."""
        return node in self.creatures or self.cards[node[:2]][2] or self.has(node, "exit")

    def reach(self, start, steps):
        """Return the cheapest (cards + gold, cards) for each number of steps and space."""
        layers = [{start: (0, 0)}]
        for number in range(steps):
            layer: dict[tuple[int, ...], tuple[int, int]] = {}
            for node, (total, cards) in layers[-1].items():
                if number > 0 and self.must_stop(node):
                    continue
                for _, other, cost in self.graph.out_edges(node, data=True):
                    price = (total + cost["cards"] + cost["gold"], cards + cost["cards"])
                    layer[other] = min(layer.get(other, price), price)
            layers.append(layer)
        return layers
