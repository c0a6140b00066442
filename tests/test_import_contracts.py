"""The import contracts in pyproject.toml: they cover all modules, and notice a forbidden import."""

import re
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "stope"
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"][
    "contracts"
]
RULES, KNOWLEDGE = (
    contract for contract in CONTRACTS if contract.get("forbidden_modules") == ["stope.games.*.ai"]
)

#: One or two modules of each kind that must not import what only bots need.
IMPORTERS = [
    "arena/ratings",
    "arena/tasks",
    "errors/games",
    "games/diamant/position_text",
    "games/duel/legality",
    "games/duel/position_text",
    "games/former_card_names",
    "games/no_evidence",
    "games/path_cards/hands",
    "games/spec",
    "match_record",
    "progress",
    "view",
    "warmup",
]


def children(folder):
    """Return the names of the modules and packages directly in a folder."""
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    return modules | {path.parent.name for path in folder.glob("*/__init__.py")}


def parts_of_games():
    """Yield the modules and packages of all games and of what games share, except ``ai``."""
    games = {path.parent.parent.name for path in PACKAGE.glob("games/*/ai/__init__.py")}
    yield from (f"stope.games.{name}" for name in children(PACKAGE / "games") - games)
    for game in games:
        for name in children(PACKAGE / "games" / game) - {"ai"}:
            yield f"stope.games.{game}.{name}"


@pytest.mark.parametrize(
    ("contract", "modules"),
    [
        (RULES, set(parts_of_games())),
        (KNOWLEDGE, {f"stope.{name}" for name in children(PACKAGE) - {"bots", "games"}}),
    ],
    ids=["rules", "knowledge"],
)
def test_every_module_is_named_in_the_contract_about_bots(contract, modules):
    named = contract["source_modules"]
    assert {one for one in modules if not any(fnmatchcase(one, name) for name in named)} == set()
    assert {name for name in named if not any(fnmatchcase(one, name) for one in modules)} == set()


def test_an_import_of_what_only_bots_need_is_noticed(tmp_path):
    shutil.copytree(
        PACKAGE, tmp_path / "stope", ignore=shutil.ignore_patterns("client", "__pycache__")
    )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for module in IMPORTERS:
        with (tmp_path / "stope" / f"{module}.py").open("a") as file:
            file.write("\nimport stope.games.duel.ai.card_counts\n")
    found = subprocess.run(
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command; lint_imports_command()",
            "--no-cache",
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    reported = set(re.findall(r"(\S+) -> stope\.games\.duel\.ai\.card_counts \(l\.", found.stdout))
    assert found.returncode == 1
    assert {f"stope.{module.replace('/', '.')}" for module in IMPORTERS} == reported
