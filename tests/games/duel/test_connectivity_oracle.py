"""A slow and obvious network, one node per part of a card (networkx), against the fast one."""

import random
import tomllib
from pathlib import Path
from typing import TypeAlias

import networkx as nx
import pytest

from stope.engine.bitfields import KIND, get
from stope.engine.event_buffer import NULL_BUFFER
from stope.engine.records import blank
from stope.games import duel
from stope.games.codecs import Json
from stope.games.duel import GAME
from stope.games.duel.cards import NAMES
from stope.games.duel.moves import MoveKind, Place
from tests.support.random_play import key_of, legal

DECK = tomllib.loads((Path(duel.__file__).parent / "deck.toml").read_text(encoding="utf-8"))
CARDS = {entry["id"]: entry for group in ("paths", "starts", "goals") for entry in DECK[group]}
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
COLOURS = ("green", "blue")


def sides_of(letters: str, turned: bool) -> str:
    return "".join(BACK[side] for side in letters) if turned else letters


class Laid:
    """A face-up card with its parts: sets of sides."""

    def __init__(self, shown: Json) -> None:
        self.name, self.turned = shown["card"], shown["turned"]
        self.place = (shown["x"], shown["y"])
        entry = CARDS[self.name]
        paths = [sides_of(path, self.turned) for path in entry.get("joined", [])]
        paths += [sides_of(side, self.turned) for side in entry.get("stubs", "")]
        self.arm = sides_of(entry.get("arm", ""), self.turned)
        self.parts, self.passage = [], None
        for path in paths:
            if self.arm and self.arm in path:
                rest = path.replace(self.arm, "")
                self.parts += [frozenset(self.arm), frozenset(rest)]
                self.passage = (frozenset(self.arm), frozenset(rest))
            else:
                self.parts.append(frozenset(path))
        self.door, self.troll = entry.get("door"), entry.get("troll", False)
        self.ladder = entry.get("ladder")
        self.gold = entry.get("gold", 0)
        at = sides_of(entry.get("at", ""), self.turned)
        self.gold_part = next((part for part in self.parts if at and at in part), None)
        self.key, self.bribed = shown.get("key", False), shown.get("bribed") is not None
        self.is_goal, self.is_start = self.name[0] == "G", self.name[0] == "S"

    @property
    def open(self) -> set[str]:
        return {side for part in self.parts for side in part}

    def lets_pass(self, colour: str) -> bool:
        return self.bribed if self.troll else self.door == colour or self.key


Cell: TypeAlias = tuple[int, int]
#: The face-up cards, by their cells.
Cards: TypeAlias = dict[Cell, Laid]


def graph_for(cards: Cards, colour: str, colours: list[str]) -> nx.Graph:
    graph = nx.Graph()
    for place, card in cards.items():
        graph.add_nodes_from((place, part) for part in card.parts)
        if card.passage and card.lets_pass(colour):
            graph.add_edge((place, card.passage[0]), (place, card.passage[1]))
        for part in card.parts:
            for side in part:
                other = cards.get((place[0] + STEP[side][0], place[1] + STEP[side][1]))
                if other is None:
                    continue
                for other_part in other.parts:
                    if BACK[side] in other_part:
                        graph.add_edge((place, part), (other.place, other_part))
    for ladder in colours:
        ends = [
            (place, part)
            for place, card in cards.items()
            if card.ladder == ladder
            for part in card.parts
        ]
        starts = [end for end in ends if cards[end[0]].is_start]
        for end in ends:
            graph.add_edges_from((start, end) for start in starts)
    return graph


def connected_sides(cards: Cards, colour: str, colours: list[str]) -> set[tuple[Cell, str]]:
    """Return all (place, side) that the player of a colour is connected to."""
    start = next(place for place, card in cards.items() if card.is_start and card.ladder == colour)
    graph = graph_for(cards, colour, colours)
    node = (start, cards[start].parts[0])
    return {
        (place, side) for place, part in nx.node_connected_component(graph, node) for side in part
    }


def may_lay(
    cards: Cards,
    goals_down: set[Cell],
    connected: set[tuple[Cell, str]],
    name: str,
    turned: bool,
    place: Cell,
    colour: str,
) -> bool:
    """DU-20 to DU-23, said slowly."""
    if place in cards or place in goals_down:
        return False
    around = {side: (place[0] + dx, place[1] + dy) for side, (dx, dy) in STEP.items()}
    neighbours = {side: cards[there] for side, there in around.items() if there in cards}
    if not neighbours:
        return False
    card = Laid({"card": name, "turned": turned, "x": place[0], "y": place[1]})
    for side, other in neighbours.items():
        if (side in card.open) != (BACK[side] in other.open):
            return False
    meets = any(
        side in card.open and (other.place, BACK[side]) in connected
        for side, other in neighbours.items()
    )
    if card.ladder:
        beside_goal = any(there in goals_down for there in around.values())
        if beside_goal or any(other.is_goal or other.gold for other in neighbours.values()):
            return False
        if card.ladder == colour:
            return any(not other.is_goal for other in neighbours.values())
    return meets


def busy_walk(seed: int, steps: int):
    """Yield states of a match whose players mostly lay cards."""
    rng = random.Random(seed)
    seats = rng.choice([1, 2, 2, 2])
    options = {"dwarf": rng.choice(["green", "blue"])}
    state = blank(GAME.state)[0]
    GAME.functions["setup"](state, GAME.encode_options(seats, options), key_of(seed), NULL_BUFFER)
    for _ in range(steps):
        if GAME.functions["actors"](state) == 0:
            return
        seat = int(state.turn)
        moves = legal(GAME, state, seat)
        busy = [
            move
            for move in moves
            if get(move, KIND)
            in (
                MoveKind.PLACE,
                MoveKind.PUT_KEY,
                MoveKind.BRIBE,
                MoveKind.LAY_GOAL,
                MoveKind.REPAIR,
            )
        ]
        yield state
        move = rng.choice(busy if busy and rng.random() < 0.9 else moves)
        GAME.functions["play"](state, seat, move, NULL_BUFFER)


def looked_at(state):
    """Return the face-up cards by place, the places of face-down goals, and the colours."""
    shown: Json = dict(GAME.view(state, None))
    cards = {(card["x"], card["y"]): Laid(card) for card in shown["table"] if not card["face_down"]}
    down = {(card["x"], card["y"]) for card in shown["table"] if card["face_down"]}
    return cards, down, [seat["colour"] for seat in shown["seats"]]


@pytest.mark.parametrize("part", range(4))
@pytest.mark.compiled
def test_connections_agree_with_the_graph(part):
    compared = 0
    for seed in range(part, 60, 4):
        for state in busy_walk(seed, 150):
            cards, _, colours = looked_at(state)
            for seat, colour in enumerate(colours):
                expected = connected_sides(cards, colour, colours)
                found = {
                    ((int(state.board.x[cell]), int(state.board.y[cell])), "NESW"[side])
                    for slot, cell in enumerate(state.cell[: state.slots])
                    if cell >= 0
                    for side in range(4)
                    if state.reach[seat, slot] >> side & 1
                }
                assert found == expected
                compared += 1
    assert compared > 1000


@pytest.mark.parametrize("part", range(4))
@pytest.mark.compiled
def test_places_agree_with_the_rules_said_slowly(part):
    compared = 0
    for seed in range(part, 24, 4):
        for number, state in enumerate(busy_walk(seed, 150)):
            if number % 4 or state.phase != 0:
                continue
            seat = int(state.turn)
            cards, down, colours = looked_at(state)
            connected = connected_sides(cards, colours[seat], colours)
            listed = {
                (move.card.name, (move.x, move.y), move.turned)
                for move in map(GAME.moves.decode, legal(GAME, state, seat))
                if isinstance(move, Place)
            }
            expected = set()
            if not state.sabotage[seat]:
                hand = {NAMES[face] for face in state.hand[seat] if 0 <= face < 27}
                xs = [x for x, _ in cards]
                ys = [y for _, y in cards]
                for name in hand:
                    upright, around = (
                        Laid({"card": name, "turned": t, "x": 0, "y": 0}) for t in (0, 1)
                    )
                    same = set(upright.parts) == set(around.parts) and (
                        upright.arm,
                        upright.gold_part,
                    ) == (around.arm, around.gold_part)
                    for turned in (False,) if same else (False, True):
                        for x in range(min(xs) - 1, max(xs) + 2):
                            for y in range(min(ys) - 1, max(ys) + 2):
                                if may_lay(
                                    cards, down, connected, name, turned, (x, y), colours[seat]
                                ):
                                    expected.add((name, (x, y), turned))
            assert listed == expected
            compared += 1
    assert compared > 50
