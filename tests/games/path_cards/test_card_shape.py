"""Card shapes of a deck file: the paths that they give, and how a wrong one is refused."""

import pytest

from stope.games.deck_file import DeckError, DeckFile
from stope.games.path_cards.card_shape import Shape
from stope.games.path_cards.sides import Side, sides_mask

RULE = "DU-2"
DECK = """\
game = "duel"
paths = [
  {{ {parts} }},
]
[printed]
[ours]
"""


def read_shape(folder, parts):
    """Return the shape of the only card of a deck file, which is on line 3."""
    path = folder / "deck.toml"
    path.write_text(DECK.format(parts=parts), encoding="utf-8")
    file = DeckFile(path, "duel", ("paths",))
    shapes = file.cards("paths", lambda entry: Shape(entry, frozenset({"stubs"}), RULE))
    file.finish()
    return shapes[0]


def refusal(folder, parts):
    with pytest.raises(DeckError) as refused:
        read_shape(folder, parts)
    (problem,) = refused.value.problems
    assert (problem.line, problem.rule) == (3, RULE)
    return problem.given, problem.allowed


def test_joined_sides_are_paths_and_each_stub_is_one_of_its_own(tmp_path):
    shape = read_shape(tmp_path, 'id = "P01", count = 2, joined = ["NS"], stubs = "EW"')
    assert (shape.name, shape.count) == ("P01", 2)
    assert shape.paths == [sides_mask("NS"), sides_mask("E"), sides_mask("W")]
    assert shape.stub_sides == sides_mask("EW")
    assert shape.open == sides_mask("NESW")
    assert [shape.path_of(side) for side in Side] == [
        sides_mask("NS"),
        sides_mask("E"),
        sides_mask("NS"),
        sides_mask("W"),
    ]


def test_a_closed_side_is_in_no_path(tmp_path):
    shape = read_shape(tmp_path, 'id = "P01", count = 1, joined = ["NS"]')
    assert shape.path_of(Side.E) == 0
    assert read_shape(tmp_path, 'id = "P02", count = 1').open == 0


@pytest.mark.parametrize(
    ("parts", "given"),
    [
        ('id = "p01", count = 1', 'id = "p01"'),
        ("id = 1, count = 1", "id = 1"),
        ("count = 1", "no id"),
        ('id = "P01"', "no count"),
        ('id = "P01", count = 0', "count = 0"),
        ('id = "P01", count = true', "count = true"),
        ('id = "P01", count = 1, gold = 1', "gold = 1"),
        ('id = "P01", count = 1, joined = "NS"', 'joined = "NS"'),
        ('id = "P01", count = 1, joined = [1]', "joined = [1]"),
        ('id = "P01", count = 1, joined = ["NN"]', 'joined = ["NN"]'),
        ('id = "P01", count = 1, joined = ["NX"]', 'joined = ["NX"]'),
        ('id = "P01", count = 1, joined = [""]', 'joined = [""]'),
        ('id = "P01", count = 1, stubs = 1', "stubs = 1"),
        ('id = "P01", count = 1, joined = ["NS", "SE"]', 'joined = ["NS", "SE"]'),
        ('id = "P01", count = 1, joined = ["NS"], stubs = "N"', 'joined = ["NS"], stubs = "N"'),
    ],
)
def test_a_wrong_card_is_refused_with_what_it_has(tmp_path, parts, given):
    assert refusal(tmp_path, parts)[0].endswith(f": {given}")


def test_a_goal_has_to_be_open_on_both_axes(tmp_path):
    read_shape(tmp_path, 'id = "G01", count = 1, joined = ["NE"]').check_reachable(RULE)
    with pytest.raises(DeckError, match="N or S open, and E or W open"):
        read_shape(tmp_path, 'id = "G01", count = 1, joined = ["NS"]').check_reachable(RULE)


def test_a_card_that_there_is_once_must_not_be_there_twice(tmp_path):
    read_shape(tmp_path, 'id = "G01", count = 1').check_single(RULE)
    with pytest.raises(DeckError, match="count = 2; allowed: 1"):
        read_shape(tmp_path, 'id = "G01", count = 2').check_single(RULE)
