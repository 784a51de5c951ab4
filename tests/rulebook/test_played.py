"""The linter plays: what only a game shows is told with its line, and no game stands still over it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

import bot
from core.authors import cli
from core.authors.first_game import TEMPLATE
from core.books import library
from core.books.deal import roles_for
from core.books.facts import facts
from core.books.library import SCENARIOS, parse
from core.rules.commands import Host, Vote
from core.rules.scene_reading import A_DAY
from core.rules.views import wake_calls
from tests.rules.table import Table

SEATS = "godfather mafioso doctor detective citizen citizen"
DIES = "min(note('condemned'))"
LANGUAGES = ("en", "fa", "ru", "uk")


@pytest.fixture
def classic(tmp_path: Path) -> Path:
    """A copy of classic with its texts."""
    return Path(shutil.copytree(SCENARIOS / "classic", tmp_path / "classic"))


def change(file: Path, old: str, new: str) -> int:
    """Change a file; the line that has changed."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text.split(old)[0].count("\n") + new.rstrip().count("\n") + 1


def lint(folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert cli.lint([folder]) == 1
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("single: floor(size / 2) + 1", f"single: {DIES}"),
        ("  - {call: doctor,", f'  - {{call: doctor, if: "{DIES} > 0",'),
        (
            "at: [1, 20]\n    steps:\n",
            f"at: [1, 20]\n    steps:\n      - {{announce: {{code: no_death}}, if: {DIES} > 0}}\n",
        ),
        ("wins:\n", f"wins:\n  - {{team: nobody, if: {DIES} > 5, at: vote}}\n"),
    ],
)
def test_a_formula_that_cannot_be_worked_out_is_told_with_its_line(
    classic: Path, capsys: pytest.CaptureFixture[str], old: str, new: str
) -> None:
    line = change(classic / "scenario.yaml", old, new)
    said = lint(classic, capsys)
    assert f"scenario.yaml:{line}: the formula {DIES!r}"[:-1] in said
    assert "'int' object is not iterable (say what counts while there is nothing yet, as in note('KEY', ()))" in said


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("phase", "'phase' stands where a number is wanted (write a number)"),
        ("note('condemned', ())", "cannot be worked out"),
    ],
)
def test_what_is_no_number_where_one_is_wanted_is_told_with_its_line_and_stops_no_table(
    classic: Path, capsys: pytest.CaptureFixture[str], said: str, told: str
) -> None:
    line = change(classic / "scenario.yaml", "nomination: {seconds: 10 * n}", f'nomination: {{seconds: "{said}"}}')
    found = lint(classic, capsys)
    assert (
        f"scenario.yaml:{line}: the formula {said!r}" in found or f'scenario.yaml:{line}: the formula "{said}"' in found
    )
    assert told in found or "no number" in found
    text = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
    seconds = text.replace("nomination: {seconds: 10 * n}", "nomination: {seconds: \"note('condemned', ())\"}")
    assert Table.seated(parse(seconds), SEATS).until("nomination").game.seconds == 0


def test_a_game_goes_on_over_a_formula_that_cannot_be_worked_out() -> None:
    text = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
    ejecting = text.replace("    at: [1, 20]\n", f"    at: [1, 20]\n    if: not {DIES}\n", 1)
    table = Table.seated(parse(ejecting), SEATS)
    refusal = table.refusal(Host("eject", (3,)))
    assert refusal is not None, "what cannot be worked out does not hold"
    assert refusal.code == "not_now"
    assert table.clock() == "day"


@pytest.mark.parametrize("number", ["note('condemned', ())", "(n, n)", "1000000000000 / (n * 1e-300)", "-n"])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seconds: 30}\n  - {call: detective", "seconds: NUMBER}\n  - {call: detective"),
        ("save: {self: true}", "save: {self: true, uses: NUMBER}"),
        ("save: {self: true}", "save: {self: true, self_uses: NUMBER}"),
        ("save: {self: true}", "save: {self: true, stock: {potion: NUMBER}}"),
        ("    appears: mafia\n", "    appears: mafia\n    vote_weight: NUMBER\n"),
        ("opening:", "  adjust: [{if: true, swap: {citizen: mafioso}, most: NUMBER}]\n\nopening:"),
    ],
)
def test_no_table_stands_still_over_what_is_no_number(old: str, new: str, number: str) -> None:
    text = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
    assert text.count(old) == 1
    book = parse(text.replace(old, new.replace("NUMBER", f'"{number}"')))
    roles = roles_for(book, 6, {})
    assert isinstance(roles, list)
    table = Table.seated(book, roles)
    for role in book.roles:
        facts(book, role, table.game.options)
    table.until("nomination")
    for voter in range(1, len(table.game.seats) + 1):
        table.give(Vote(voter, (voter % 6 + 1,)))
    table.until("night")
    assert all(0 <= seconds <= A_DAY for _, seconds in wake_calls(book, table.game))
    table.clock()


@pytest.mark.parametrize(
    ("id_", "text", "why"),
    [
        ("left-vote", "{ $seats } leaves.", "$seats is not given here (there are: $seat)"),
        ("role-doctor", "Doctor { $seat }", "$seat is not given here (there are none)"),
        (
            "announce-no_death",
            "Nobody, says { $by }.",
            "$by is not given here (there are: $count, $number, $over, $seats)",
        ),
        ("told-yes", "Yes, { $role }.", "$role is not given here"),
        ("phase-day-begins", "Day { $day }, { $days } in all.", "$days is not given here"),
    ],
)
def test_a_text_that_names_what_nobody_hands_it_is_told_with_its_line(
    classic: Path, capsys: pytest.CaptureFixture[str], id_: str, text: str, why: str
) -> None:
    for language in LANGUAGES:
        file = classic / f"{language}.ftl"
        was = file.read_text(encoding="utf-8")
        now = re.sub(rf"^{id_} =.*(?:\n(?: +[^ .]|}}).*)*", f"{id_} = {text}", was, flags=re.MULTILINE)
        file.write_text(now if now != was else f"{id_} = {text}\n\n{was}", encoding="utf-8")
    said = lint(classic, capsys)
    assert said.count(f"{id_}: {why}") == len(LANGUAGES), said
    english = (classic / "en.ftl").read_text(encoding="utf-8")
    assert f"en.ftl:{english.split(text)[0].count(chr(10)) + 1}: " in said


def test_no_command_ends_in_a_traceback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither over a text where seconds are wanted, nor over texts for players that are not written yet."""
    monkeypatch.setattr(library, "_lent", {})
    folder = Path(shutil.copytree(TEMPLATE, tmp_path / "harbour"))
    change(folder / "scenario.yaml", "id: template", "id: harbour")
    for file in folder.glob("*.ftl"):
        file.unlink()
    scenario = folder / "scenario.yaml"
    change(scenario, "night: {seconds: 90}", "night: {seconds: phase}")
    games = tmp_path / "games.yaml"
    games.write_text("""
- {name: a night, scenario: harbour, seats: [mafioso, doctor, detective, citizen, citizen], steps: [{until: night}]}
- {name: a day, scenario: harbour, seats: [mafioso, doctor, detective, citizen, citizen], steps: []}
""")

    def said(*words: object) -> str:
        done = CliRunner().invoke(bot.app, [str(word) for word in words])
        assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
        return done.output

    wrong = "the formula 'phase': 'phase' stands where a number is wanted (write a number)"
    assert wrong in said("scenario", "lint", folder)
    assert wrong in said("simulate", "--folder", folder, "--games", 2, "--processes", 1)
    assert wrong in said("script", "--folder", folder, games)
    assert wrong in said("demo", "--auto", "--folder", folder)
    change(scenario, "night: {seconds: phase}", "night: {seconds: 90}")
    assert "2 passed, 0 failed" in said("script", "--folder", folder, games)
    lacking = said("demo", "--auto", "--folder", folder)
    assert "there is no text 'scenario-title' in en.ftl" in lacking
    assert "there is no text 'role-detective' in en.ftl (write it, and .card, .night too)" in lacking
    folder = Path(shutil.copytree(folder, tmp_path / "other" / "harbour"))
    scenario = folder / "scenario.yaml"
    scenario.write_bytes(b"\xff\xfe" + scenario.read_bytes())
    for words in (("demo", "--auto"), ("simulate",), ("scenario", "matrix"), ("scenario", "lint")):
        unread = said(*words, "--folder", folder)
        assert f"{scenario}: cannot be read (" in unread
        assert "(save it as UTF-8 text)" in unread
