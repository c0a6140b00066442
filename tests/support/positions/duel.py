"""Tables of the Duel drawn as text, and the rules of laying cards read a second time, for tests."""

import re
import tomllib
from collections import Counter
from importlib.resources import files

import stope
from stope.games.codecs import Event, Json, Move
from stope.games.duel.moves import Card, Done, PassOne, Place
from tests.support.tokens import groups

_DECK = tomllib.loads((files("stope.games.duel") / "deck.toml").read_text(encoding="utf-8"))
SHAPES = {entry["id"]: entry for group in ("paths", "starts", "goals") for entry in _DECK[group]}
PATHS = [entry["id"] for entry in _DECK["paths"]]
GOALS = [entry["id"] for entry in _DECK["goals"]]
#: the hand cards of the box, as decks.md lists them
HAND_CARDS = Counter(
    {f"P{number:02}": {1: 4, 2: 3, 3: 2, 4: 2}.get(number, 1) for number in range(1, 28)}
    | {f"A{number:02}": 1 if 4 <= number <= 9 else 2 for number in range(1, 13)}
)
#: six of the eight markers on islands far away
SIX_MARKED = "P11@0,60m1 P12@0,62m1 P13@0,64m1 P25@0,66b1 P26@0,68b1 P27@0,70b1"
PLACES = [(5, -2), (5, 0), (5, 2), (7, -1), (7, 1), (9, 0)]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def table(text: str) -> stope.Match:
    """Return a match that stands as drawn."""
    return stope.from_position_text("duel", text)


def exhausted(text: str) -> stope.Match:
    """Return a match as drawn whose hand cards that are named nowhere are on the discard pile."""
    used = Counter(re.findall(r"\b[PA]\d\d", text))
    for card, tool in (("A01", "lamp"), ("A02", "pickaxe"), ("A03", "cart")):
        used[card] += len(re.findall(rf"\b{tool}\b", text))
    rest = " ".join(f"{card}:01*" for card in (HAND_CARDS - used).elements())
    return table(f"{text} | discard {rest}" if rest else text)


def lay(token: str) -> Place:
    """Return the move that lays a card as a token says: P16@2,1v."""
    card, x, y, turned = groups(r"(\w+)@(-?\d+),(-?\d+)(v?)", token)
    return Place(Card[card], int(x), int(y), bool(turned))


def act(match: stope.Match, move: Move) -> list[Event]:
    """Let the seat whose turn it is do something; return what happened."""
    (seat,) = match.actors
    return [addressed.event for addressed in match.play(seat, move)]


def act_and_finish(match: stope.Match, move: Move) -> list[Event]:
    """Let the seat whose turn it is do something and bribe nobody after it."""
    events = act(match, move)
    return events + act(match, Done()) if phase(match) == "after" else events


def against(match: stope.Match, move: Move, seat: int | None = None) -> str | None:
    """Return the id of the rule against a move of the seat whose turn it is, or None."""
    refusal = match.why_not(match.actors[0] if seat is None else seat, move)
    assert (move in match.moves(match.actors[0] if seat is None else seat)) == (refusal is None)
    return None if refusal is None else refusal.rule


def lies(match: stope.Match) -> set[str]:
    """Return the cards on the table as tokens."""
    return set(match.position()["table"])


def phase(match: stope.Match) -> str:
    return match.position()["phase"]


def seat_of(match: stope.Match, seat: int) -> Json:
    return match.view(None).to_json()["seats"][seat]


def all_hand_cards(match: stope.Match) -> Counter[str]:
    """Count the path and action cards, wherever they are."""
    where = match.position()
    found = Counter(card for hand in where["hands"] for card in hand)
    found.update(where["pile"] + where["aside"])
    found.update(token[:3] for token in where["discard"])
    found.update(token[:3] for token in where["table"] if token[0] == "P")
    tools = [tool for seat in where["sabotage"] for tool in seat]
    found.update({"lamp": "A01", "pickaxe": "A02", "cart": "A03"}[tool] for tool in tools)
    return found


def run_out(match: stope.Match) -> list[Event]:
    """Pass with one card each turn until the round is over; return what happened last."""
    number = match.position()["round"]
    while not match.over and match.position()["round"] == number:
        done = phase(match) == "after"
        move = Done() if done else PassOne(Card[match.view(match.actors[0]).to_json()["hand"][0]])
        events = act(match, move)
    return events


# The rules of laying cards, read a second time


def turn(sides: str) -> str:
    return "".join(OPPOSITE[side] for side in sides)


def open_sides(card: str, turned: bool) -> str:
    shape = SHAPES[card]
    sides = "".join(shape.get("joined", [])) + shape.get("stubs", "")
    return turn(sides) if turned else sides


def parts(card: str, turned: bool, shut: bool) -> list[str]:
    """DU-2: the sides of a card, those together that belong to one part."""
    shape = SHAPES[card]
    arm = shape.get("arm", "") if shut else ""
    paths = [*shape.get("joined", []), *shape.get("stubs", "")]
    found = [path.replace(arm, "") if arm else path for path in paths]
    return [turn_if(part, turned) for part in ([arm, *found] if arm else found)]


def is_shut(card: str, colour: str, opened: bool) -> bool:
    """DU-10: whether a door or troll stops a player of a colour."""
    door = SHAPES[card].get("door")
    return not opened and door != colour and (door is not None or "troll" in SHAPES[card])


def looks_the_same(card: str) -> bool:
    """DU-3: whether a turn changes nothing on a card."""
    shape = SHAPES[card]

    def looks(turned: bool) -> tuple[object, ...]:
        arm, at = shape.get("arm", ""), shape.get("at", "")
        gold = next((part for part in parts(card, turned, True) if turn_if(at, turned) in part), "")
        paths = sorted("".join(sorted(part)) for part in parts(card, turned, False))
        return paths, turn_if(arm, turned), sorted(gold if at else "")

    return looks(False) == looks(True)


def turn_if(sides: str, turned: bool) -> str:
    return turn(sides) if turned else sides


class SecondReading:
    """A position, and what the rules say of it; written without a look at the engine."""

    def __init__(self, position: Json) -> None:
        self.position = position
        self.solo = len(position["hands"]) == 1
        self.cards = {}
        self.hidden = set()
        pattern = r"([A-Z]\d\d)@(-?\d+),(-?\d+)(v?)(k?)(m.)?(b.)?(d?)"
        for token in position["table"]:
            card, x, y, turned, key, mark, bribed, down = groups(pattern, token)
            if down:
                self.hidden.add((int(x), int(y)))
            else:
                self.cards[int(x), int(y)] = (card, bool(turned), bool(key or bribed), bool(mark))

    def colour(self, seat: int) -> str:
        return self.position["options"]["dwarf"] if self.solo else ("green", "blue")[seat]

    def connected(self, seat: int) -> set[tuple[int, int, str]]:
        """DU-10, DU-11: the open sides that a player is connected to."""
        colour = self.colour(seat)
        ends: dict[str, list[tuple[int, int, str]]] = {"green": [], "blue": []}
        for (x, y), (card, turned, _, _) in self.cards.items():
            if "ladder" in SHAPES[card]:
                ends[SHAPES[card]["ladder"]] += [(x, y, s) for s in open_sides(card, turned)]
        if self.solo:
            ends["blue" if colour == "green" else "green"] = []
        found = set()
        waiting = list(ends[colour])
        while waiting:
            x, y, side = waiting.pop()
            if (x, y, side) in found:
                continue
            found.add((x, y, side))
            card, turned, opened, _ = self.cards[x, y]
            own = next(p for p in parts(card, turned, is_shut(card, colour, opened)) if side in p)
            waiting += [(x, y, other) for other in own]
            waiting += next((end for end in ends.values() if (x, y, side) in end), [])
            beside = (x + STEPS[side][0], y + STEPS[side][1])
            if beside in self.cards:
                card, turned, _, _ = self.cards[beside]
                if OPPOSITE[side] in open_sides(card, turned):
                    waiting.append((*beside, OPPOSITE[side]))
        return found

    def around(self, x: int, y: int) -> list[tuple[str, tuple[int, int]]]:
        return [(side, (x + dx, y + dy)) for side, (dx, dy) in STEPS.items()]

    def may_lay(self, seat: int, card: str, x: int, y: int, turned: bool) -> bool:
        """DU-20 to DU-24."""
        if (x, y) in self.cards or (x, y) in self.hidden:
            return False
        neighbours = [(side, at) for side, at in self.around(x, y) if at in self.cards]
        mine = open_sides(card, turned)
        network = self.connected(seat)
        meets = False
        for side, at in neighbours:
            other, its_turn, _, _ = self.cards[at]
            if (side in mine) != (OPPOSITE[side] in open_sides(other, its_turn)):
                return False
            meets |= side in mine and (*at, OPPOSITE[side]) in network
        if "ladder" in SHAPES[card]:
            beside = [at for _, at in self.around(x, y)]
            faces = [self.cards[at][0] for at in beside if at in self.cards]
            if any(at in self.hidden for at in beside) or any("gold" in SHAPES[f] for f in faces):
                return False
            if any(face[0] == "G" for face in faces):
                return False
            if SHAPES[card]["ladder"] == self.colour(seat):
                return bool(faces)
        return bool(neighbours) and meets

    def layings(self, seat: int) -> set[Place]:
        """Every way to lay a path card of the hand."""
        if self.position["sabotage"][seat]:
            return set()
        beside = {at for place in self.cards for _, at in self.around(*place)}
        return {
            Place(Card[card], x, y, turned)
            for card in set(self.position["hands"][seat])
            if card[0] == "P"
            for x, y in beside
            for turned in ((False,) if looks_the_same(card) else (False, True))
            if self.may_lay(seat, card, x, y, turned)
        }

    def reached(self) -> set[tuple[int, int]]:
        """DU-27: the face-down goals that lie where an open side of either network leads."""
        seats = range(len(self.position["hands"]))
        sides = set().union(*(self.connected(seat) for seat in seats))
        return {(x + STEPS[s][0], y + STEPS[s][1]) for x, y, s in sides} & self.hidden

    def unmarked_gold(self) -> set[tuple[int, int]]:
        """DU-30: gold that somebody is connected to and that has no marker."""
        found = set()
        for seat in range(len(self.position["hands"])):
            for x, y, side in self.connected(seat):
                card, turned, _, marked = self.cards[x, y]
                at = turn_if(SHAPES[card].get("at", ""), turned)
                if at and not marked:
                    part = next(p for p in parts(card, turned, True) if at in p)
                    found |= {(x, y)} if side in part else set()
        return found


# Drawings that several tests share

#: green lays the bridge at 1,-1: green gets from south to north, blue from west to the gold
BRIDGE = "P02@1,0 P03@1,1 P10@2,-1v"

#: how the goal at 5,0 is reached from a side: a ladder that lies, a card that is laid
REACH_GREEN = {
    "W": ("P06@3,0", "P01@4,0"),
    "N": ("P06@4,-1", "P04@5,-1v"),
    "S": ("P06@4,1", "P03@5,1"),
    "E": ("P06@6,-1v", "P03@6,0"),
}
REACH_BLUE = {
    "W": ("P05@3,0v", "P01@4,0"),
    "N": ("P05@4,-1v", "P04@5,-1v"),
    "S": ("P05@4,1v", "P03@5,1"),
    "E": ("P05@6,1", "P04@6,0v"),
}


def goals_with(goal: str, number: int = 1) -> str:
    """Return the goals of a round with one of them in a place."""
    others = [f"{card}:" for card in GOALS if card != goal]
    return "goals " + " ".join([*others[:number], f"{goal}:"])


#: five goals that lie face up, all but the one at 5,0, and the order they are in
ALL_UP = "G02@5,-2 G03@5,2 G04@7,-1 G05@7,1 G06@9,0"
SIX_GOALS = "goals G02: G12: G03: G04: G05: G06:"


def discarded(match: stope.Match) -> list[str]:
    return match.position()["discard"]
