"""Notes of a game: every kind has one written form, which lies in Redis and stays readable."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cogs.messages import place_notes as kinds
from cogs.messages.note_codecs import FinishedPanel, GameAndDate, NotedTurn, Spot, ThreadBegun, TimesInPhase
from cogs.messages.place_notes import DECLARED, GameNote, GameNotes, table_of_notes

ROOT = Path(__file__).parents[2]
SPOT = Spot(11, 22, 3)

WRITTEN: list[tuple[GameNote[Any], object, str, str]] = [
    (kinds.GAME, "k3x", "game", "k3x"),
    (kinds.LOBBY, SPOT, "lobby", "11.22.3"),
    (kinds.MOTION, SPOT, "motion", "11.22.3"),
    (kinds.PANEL, SPOT, "panel", "11.22.3"),
    (kinds.PANEL_BEGUN, 7, "begun", "7"),
    (kinds.PANEL_SAID, ["Day 1", "é"], "said", '["Day 1", "\\u00e9"]'),
    (kinds.PANEL_TURN, NotedTurn(2, 5), "turn", "2.5"),
    (kinds.PANEL_PLAIN, 7, "plain", "7"),
    (kinds.PANEL_ANEW, 2, "anew", "2"),
    (kinds.PANELS_FINISHED, [FinishedPanel(SPOT, ["a", "b"])], "finished", '[["11.22.3", ["a", "b"]]]'),
    (kinds.LEADER_GREETED, True, "leader", "1"),
    (kinds.DEAD_GREETED, frozenset({30, 4}), "greeted", "4.30"),
    (kinds.GAME_CALLED, GameAndDate("5", "2025-01-31"), "called", "5 2025-01-31"),
    (kinds.AWAY, True, "away", "1"),
    (kinds.TIMES_AWAY, 2, "gone-out", "2"),
    (kinds.CALLED_IN, "k3x.4", "called-in", "k3x.4"),
    (kinds.CALLED_IN, kinds.NOBODY_CALLED, "called-in", "0"),
    (kinds.CALLS_HEARD, True, "calls", "1"),
    (kinds.CALLS_HEARD, False, "calls", "0"),
    (kinds.MENU(3), SPOT, "menu:3", "11.22.3"),
    (kinds.MENU("gang"), SPOT, "menu:gang", "11.22.3"),
    (kinds.OLD_MENU(3), SPOT, "old:3", "11.22.3"),
    (kinds.FORMER_MENU(3), SPOT, "former:3", "11.22.3"),
    (kinds.MENU_LOST("gang"), TimesInPhase(7, 2), "again:gang", "7.2"),
    (kinds.ROOM("gang"), 44, "room:gang", "44"),
    (kinds.ROOM("gang"), "-", "room:gang", "-"),
    (kinds.ROOM("gang"), ThreadBegun(1700, 11, "A room · 1"), "room:gang", "?1700 11 A room · 1"),
    (kinds.ROOM("gang"), ThreadBegun(1700, None, ""), "room:gang", "?1700"),
    (kinds.INSIDE("gang"), frozenset({30, 4}), "in:gang", "4.30"),
    (kinds.INSIDE("gang"), frozenset[int](), "in:gang", ""),
    (kinds.OUTSIDE("gang"), frozenset({30}), "out:gang", "30"),
    (kinds.EXPECTED("gang"), frozenset({30}), "call:gang", "30"),
    (kinds.DOOR_OF("gang"), "open", "door:gang", "open"),
    (kinds.DOOR_OF("gang"), "shut", "door:gang", "shut"),
    (kinds.DOOR_OF("gang"), "over", "door:gang", "over"),
    (kinds.MET("gang"), 44, "met:gang", "44"),
    (kinds.RELAYED("gang"), frozenset({1, 2}), "relay:gang", "1.2"),
    (kinds.TOLD_OF("manage_threads"), True, "told:manage_threads", "1"),
    (kinds.TOLD_OF(kinds.REFUSED), True, "told:refused", "1"),
    (kinds.CARD_LOST(3), True, "lost:3", "1"),
    (kinds.READS(30), "noted", "reads:30", "noted"),
    (kinds.READS(30), "told", "reads:30", "told"),
    (kinds.CONSOLE(30), SPOT, "console:30", "11.22.3"),
    (kinds.CONSOLE(30), "closed", "console:30", "closed"),
    (kinds.HUSHED(30), True, "hushed:30", "1"),
]


@pytest.mark.parametrize(("note", "value", "key", "text"), WRITTEN)
def test_a_note_is_written_and_read_in_this_form(note: GameNote[Any], value: object, key: str, text: str) -> None:
    change = note.set_to(value)
    assert (change.key, change.text) == (key, text)
    assert GameNotes({key: text}).get(note) == value


def test_every_kind_of_note_has_its_written_form_here_and_no_two_share_a_key() -> None:
    keys = [one.key if isinstance(one, GameNote) else one.prefix for one in DECLARED.values()]
    assert len(set(keys)) == len(keys)
    assert set(keys) == {re.sub(r":.*", ":", key) for _, _, key, _ in WRITTEN}


def test_notes_of_a_family_are_found_by_what_they_are_about() -> None:
    notes = GameNotes({"menu:3": "11.22.3", "menu:gang": "1.2.3", "old:3": "4.5.6", "panel": "7.8.9"})
    assert notes.each(kinds.MENU) == {3: SPOT, "gang": Spot(1, 2, 3)}
    assert notes.get(kinds.MENU(4)) is None


def test_the_map_names_every_kind_of_note() -> None:
    assert table_of_notes() in (ROOT / "cogs" / "README.md").read_text(encoding="utf-8")


def test_no_key_of_a_note_is_spelled_out_in_the_cogs() -> None:
    prefixes = "|".join(re.escape(one.prefix) for one in DECLARED.values() if not isinstance(one, GameNote))
    bare = re.compile(rf'"(?:{prefixes})["{{]')
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in sorted((ROOT / "cogs").rglob("*.py"))
        if path.name != "place_notes.py"
        for line in path.read_text(encoding="utf-8").splitlines()
        if bare.search(line)
    ]
    assert found == []
