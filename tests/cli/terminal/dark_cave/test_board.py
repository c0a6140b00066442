"""The cave as the terminal draws it."""

from stope.cli.terminal.dark_cave.board import card_picture, draw_cave, space_label
from stope.cli.window import Mark, Part
from stope.games.dark_cave.cards import NAMES, SPACE_COUNT
from tests.support.positions.dark_cave import table


def drawn(text: str) -> list[str]:
    return [line.plain for line in draw_cave(table(text).view(0).to_json())]


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
    assert card_picture("C102", False) == "┤"
    assert card_picture("C102", True) == "├"
    assert card_picture("C112", False) == "╪"
    assert card_picture("C311", False) == "╫"
    assert sorted(card_picture("C113", False)) == ["┌", "┘"]


def test_steps_are_numbered_where_they_lead_unless_somebody_stands_there():
    now = (
        table("hands C101 / C102 | table C101@1,0 C101@0,1 | dwarves 0,0/0 0,1/0").view(0).to_json()
    )
    lines = draw_cave(now, steps={(1, 0, 0): "①", (0, 1, 0): "②"})
    drawing = "\n".join(line.plain for line in lines)
    assert "①" in drawing
    assert "②" not in drawing


def test_a_small_screen_shows_the_own_dwarf_and_where_the_goals_are():
    now = table("hands C101 / C102 | table C101@1,0 | dwarves 1,0/0 0,0/0").view(0).to_json()
    part = Part(range(-1, 3), range(-1, 2))
    goals = [Mark("?", (x, y), abs(x - 1) + abs(y)) for x in (-4, 4) for y in (-4, 4)]
    lines = [line.plain for line in draw_cave(now, part, goals)]
    assert len(lines) == 1 + 3 * 3 + 1
    assert "↖?9" in lines[0]
    assert "↗?7" in lines[0]
    assert "↙?9" in lines[-1]
    assert "↘?7" in lines[-1]
    assert any("─0─" in line for line in lines)
