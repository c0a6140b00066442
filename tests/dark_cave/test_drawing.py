"""The cave as the line mode draws it."""

from dark_cave.tables import table
from stope.cli.lines.dark_cave_board import draw_cave, shape_text, space_label
from stope.games.dark_cave.cards import NAMES, SPACE_COUNT


def drawn(text: str) -> list[str]:
    return draw_cave(table(text).view(0).to_json())


def test_spaces_dwarves_creatures_and_webs_are_drawn_where_they_are():
    lines = drawn(
        "hands C101 / C102 | dwarves 1,0/3 0,1/4 | creatures rat@1,0/1:0:A105"
        " | table C207@1,0 C301@0,1 C312@1,1 C212@0,-1 C311@-1,0 C113@-1,1 C214@-1,-1 C112@1,-1"
        " | webs 0,0S2:1:A102 1,0E1:0:A204"
    )
    assert lines[10:19] == [
        "                          ┌─○      ○      ○",
        " -1                      ─○ ∩ ○──○─╪─○──○─╪───",
        "                            ○─┘    ○      │",
        "                            ○      │      ●",
        "  0                      ─○○○╫○────H────0─┼─R░",
        "                            ○      │▓     ○",
        "                          ○─┘      ○    ○─○",
        "  1                      ─┘ ∩ ┌──○─1─○──○ ∩ ○─",
        "                            ┌─○    ○      ○─○",
    ]


def test_several_on_one_space_are_drawn_as_a_star():
    lines = drawn("hands C101 / C102 | table C101@1,0 | dwarves 1,0/0 1,0/0")
    assert any("─*─" in line for line in lines)


def test_every_space_of_a_card_has_a_name_of_its_own():
    for face in range(len(NAMES)):
        for turned in (False, True):
            labels = [space_label(face, turned, space) for space in range(SPACE_COUNT[face])]
            assert len(set(labels)) == len(labels)


def test_shapes_are_told_apart():
    assert shape_text("C102", False) == "┤"
    assert shape_text("C102", True) == "├"
    assert shape_text("C112", False) == "╪"
    assert shape_text("C311", False) == "╫"
    assert sorted(shape_text("C113", False)) == ["┌", "┘"]
