"""Games by the file of classic with some of its words changed."""

from __future__ import annotations

import shutil
from pathlib import Path

from core.books.library import SCENARIOS, parse
from tests.rules.table import Table

CLASSIC = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
_MEDIUM = "me.role == 'detective' or has(me, 'called_up')"
_CALLS_UP = "{mark: {whom: named, out: true, mark: called_up, until: day}}"
SEANCE = (
    ("rooms:\n", f'rooms:\n  seance: {{who: "{_MEDIUM}", out: true, open: night}}\n'),
    ("inspect: {}", f"inspect: {{}}\n      summon: {{target: out, final: true, at_once: [{_CALLS_UP}]}}"),
    ("announcements:", "marks: {called_up: secret}\nannouncements:"),
)
"""The detective calls up one of the dead, and they talk for the night."""
_DEALT = CLASSIC.partition("  table:\n")[2].partition("\nopening")[0]
_EACH = "godfather: 1, mafioso: 1, doctor: 1, detective: 1, fool: 1, hermit: 1, citizen: 1"
COMPANY = (
    ("teams: [town, mafia]", "teams: [town, mafia, fools, hermits]"),
    ("players: [6, 20]", "players: [7, 7]"),
    (_DEALT, f"    7: {{{_EACH}}}\n"),
    ("  citizen:\n", "  fool: {team: fools, appears: town}\n  hermit: {team: hermits, appears: town}\n  citizen:\n"),
)
"""Two sides more, a fool's and a hermit's, who win by no victory of their own."""
BESIDE = (
    "wins:\n",
    "beside:\n  - {team: fools, seats: me.left_how == 'vote'}\n  - {team: hermits, if: n, seats: me.alive}\nwins:\n",
)
"""They win beside whoever wins: the fool if voted out, the hermit if alive."""
SEATS = "godfather mafioso doctor detective citizen citizen"


def varied(text: str, *changes: tuple[str, str]) -> str:
    """A rulebook's text with these words changed, each where it stands first."""
    for was, now in changes:
        assert was in text, was
        text = text.replace(was, now, 1)
    return text


def classic(*changes: tuple[str, str], seats: str = SEATS) -> Table:
    """A game of classic with these words of its file changed."""
    return Table.seated(parse(varied(CLASSIC, *changes)), seats)


def in_folder(home: Path, name: str, *changes: tuple[str, str], texts: str = "") -> Path:
    """A folder in this one with classic under another name, these words of its rules changed, and texts added in each
    language."""
    folder = Path(shutil.copytree(SCENARIOS / "classic", home / name))
    (folder / "scenario.yaml").write_text(varied(CLASSIC, ("id: classic", f"id: {name}"), *changes), encoding="utf-8")
    for file in folder.glob("*.ftl"):
        file.write_text(file.read_text(encoding="utf-8") + texts, encoding="utf-8")
    return folder
