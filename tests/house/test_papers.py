"""The papers of the house are true: what they name is there, and whoever follows them arrives."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest
import typer.main

import bot
from core.books import library
from core.rules import events, log_form
from core.rules.register import load_stages
from tests.house.papers import PAPERS, ROOT, blocks, commands, paths, rows, write
from tests.house.test_layout import MAY_IMPORT, ROOMS_OF_COGS
from tests.rulebook.told import refused
from tests.waits import HANG_OF_PROCESS
from tests.warm import Warm, warm

FIRST_RULEBOOK = ROOT / "scenarios" / "README.md"
# Files that the first rulebook makes, that a person makes, or that stand in each rulebook's folder.
MADE = re.compile(r"lighthouse.*|\.env|\.venv/bin|data/|voice/|scenario\.yaml|stages\.py")


def of_the_house(path: Path) -> str:
    return str(path.relative_to(ROOT))


def run(line: str, folder: Path, commands: Warm) -> subprocess.CompletedProcess[str]:
    """A line of a shell block, with the command line of this checkout."""
    words = shlex.split(line)
    if words[0] == "mafia":
        return commands.mafia(folder, words[1:])
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=HANG_OF_PROCESS, check=False)


@pytest.mark.timeout(1800)  # for what hangs alone: it starts program after program
def test_whoever_follows_the_page_has_a_rulebook_that_can_be_played(tmp_path: Path):
    page = blocks(FIRST_RULEBOOK)
    with warm() as commands:
        for block, after in zip(page, [*page[1:], None], strict=True):
            if block.file:
                write(tmp_path, block)
            elif block.language == "sh":
                done = [run(line, tmp_path, commands) for line in block.text.splitlines()]
                said = "".join(one.stdout + one.stderr for one in done)
                if after is not None and after.language == "text":
                    assert [line for line in after.text.splitlines() if line not in said] == [], said
                else:
                    assert [one.args for one in done if one.returncode] == [], said
    assert (tmp_path / "lighthouse" / "scenario.yaml").is_file()


def test_the_stage_of_the_page_can_be_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    for block in blocks(FIRST_RULEBOOK):
        if block.file:
            write(tmp_path, block)
    monkeypatch.setattr(library, "SCENARIOS", tmp_path)
    own = library.own_stages.__wrapped__("lighthouse")
    text = (tmp_path / "lighthouse" / "scenario.yaml").read_text(encoding="utf-8")
    step = "night.ends:\n  - ring_bell: {code: quiet_night}"
    assert "ring_bell" in own
    assert library.parse(text.replace("night.ends:", step), own=own).id == "lighthouse"
    with refused("there is no stage 'ring_bell'"):
        library.parse(text.replace("night.ends:", step))


def test_the_page_lints_simulates_tries_and_plays_what_it_builds():
    told = " ".join(commands(FIRST_RULEBOOK, "mafia"))
    for told_of in ("scenario lint", "simulate --folder", "script --folder", "demo --auto --folder"):
        assert told_of in told


@pytest.mark.parametrize("paper", PAPERS, ids=of_the_house)
def test_every_file_that_a_paper_names_is_there(paper: Path):
    places = [paper.parent, ROOT, ROOT / "core", ROOT / "core" / "rules"]
    missing = [
        path
        for path in paths(paper)
        if not MADE.fullmatch(path) and not any((place / path).exists() for place in places)
    ]
    assert [path for path in missing if not _one_of_several(path, places)] == []


def _one_of_several(path: str, places: list[Path]) -> bool:
    """`scenarios/<id>/stages.py`, `tests/scripts/*.yaml`: some file is called so."""
    pattern = re.sub(r"<\w+>|\bID\b|\bLANGUAGE\b", "*", path)
    return "*" in pattern and any(next(place.glob(pattern), None) is not None for place in places)


@pytest.mark.parametrize("paper", PAPERS, ids=of_the_house)
def test_every_command_that_a_paper_gives_is_there(paper: Path):
    for line in commands(paper, "mafia"):
        command = typer.main.get_command(bot.app)
        for word in shlex.split(line)[1:]:
            parts = getattr(command, "commands", {})
            if word in parts:
                command = parts[word]
            elif word.startswith("--"):
                assert word in {option for param in command.params for option in param.opts}, line
            else:
                assert not parts, line


@pytest.mark.parametrize("paper", PAPERS, ids=of_the_house)
def test_every_target_of_make_that_a_paper_gives_is_there(paper: Path):
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert {line.split()[1] for line in commands(paper, "make")} <= set(targets)


def test_the_game_on_the_map_of_the_engine_is_played(capsys: pytest.CaptureFixture[str]):
    (block,) = [block for block in blocks(ROOT / "core" / "README.md") if block.language == "python"]
    exec(compile(block.text, "core/README.md", "exec"), {})  # a page of ours
    said = capsys.readouterr().out
    assert "kill (2, 3, 4, 5, 6)" in said
    assert "Refusal(code='self_target'" in said
    assert "left all" in said
    assert "announced all" in said


def test_the_table_of_events_is_that_of_their_types():
    page = (ROOT / "core" / "README.md").read_text(encoding="utf-8")
    assert page.partition("<!-- events -->\n")[2].partition("<!-- /events -->")[0] == log_form.table(events.__name__)


def test_the_map_of_the_engine_says_what_each_room_may_import():
    rooms = {
        room: may for room, may in MAY_IMPORT.items() if room.startswith("core.") and (ROOT / path_of(room)).is_dir()
    }
    told = {first[0]: set(last) for first, _, last in rows(ROOT / "core" / "README.md", "may import")}
    assert told == {f"{short(room)}/": {short(one) for one in may} for room, may in rooms.items()}


def test_the_map_of_discords_face_lists_the_rooms_as_the_law_does():
    told = [first[0] for first, *_ in rows(ROOT / "cogs" / "README.md", "what is in it")]
    assert told == [f"{room}/" if (ROOT / "cogs" / room).is_dir() else f"{room}.py" for room in ROOMS_OF_COGS]


def path_of(module: str) -> str:
    return module.replace(".", "/")


def short(module: str) -> str:
    return module.removeprefix("core.")


def test_every_stage_that_a_paper_lists_is_there():
    engine = load_stages()
    named = [name for paper in PAPERS for row in rows(paper, "stage") for name in row[1]]
    assert len(named) > 30
    assert [name for name in named if name not in engine] == []


def test_the_front_page_tells_of_every_command():
    told = (ROOT / "README.md").read_text(encoding="utf-8")
    app = typer.main.get_command(bot.app)
    assert [name for name in getattr(app, "commands", {}) if f"`mafia {name}" not in told] == []
