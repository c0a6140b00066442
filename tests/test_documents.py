"""Examples run, and the tree holds nothing that belongs to one machine."""

import json
import re
import sys
from pathlib import Path

import pytest

from tests.support.child_processes import run_to_end

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    "path", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.name
)
def test_examples_run(path):
    done = run_to_end([sys.executable, str(path)])
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_lock_files_pin_with_hashes_and_name_no_address():
    for path in (ROOT / "requirements").glob("*.lock"):
        text = path.read_text(encoding="utf-8")
        assert "://" not in text
        assert not re.search(r"^-", text, re.MULTILINE)
        pins = re.findall(r"^[a-z0-9.-]+==", text, re.MULTILINE)
        assert len(pins) > 10
        assert text.count("--hash=sha256:") >= len(pins)


def test_the_lock_file_of_the_browser_client_pins_with_hashes_and_names_no_registry():
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    own, *packages = locked["packages"].values()
    assert packages
    for package in packages:
        assert "resolved" not in package
        assert package["integrity"].startswith("sha512-")
    for version in own["devDependencies"].values():
        assert re.fullmatch(r"[\d.]+", version)


def test_links_in_the_documents_lead_somewhere():
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (path.parent / target).exists(), f"{path.name}: {target}"


#: Folders of the repository, the package or the client with which documents begin a path.
_AT_THE_TOP = ("benchmarks", "deploy", "docs", "examples", "requirements", "src", "tests", "web")
_IN_THE_SOURCES = ("arena", "bots", "cli", "engine", "games", "search", "server", "tables")


@pytest.mark.parametrize(
    "document",
    [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")],
    ids=lambda path: path.name,
)
def test_files_that_a_document_names_are_there(document):
    if document.name == "CHANGELOG.md":
        return  # it tells of files that are gone
    for name in re.findall(r"`([\w.*<>-]+/[\w./*<>-]+)`", document.read_text(encoding="utf-8")):
        pattern = re.sub(r"<\w+>", "*", name).rstrip("/")
        top = name.split("/")[0]
        if top in _AT_THE_TOP and name != "src/stope/server/client":  # only there when it is built
            assert list(ROOT.glob(pattern)), name
        if top in _IN_THE_SOURCES:
            sources = (ROOT / "src" / "stope", ROOT / "web" / "src")
            assert any(list(folder.glob(pattern)) for folder in sources), name
