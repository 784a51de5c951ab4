"""A player's own moments, and the page that is kept of the end."""

from __future__ import annotations

import pytest

from cogs.local_table.server.ending_page import keepsake
from cogs.showing.view import words_of
from core.books.library import load
from core.rules.events import ALL, CameBack, Event, Left, PhaseBegan
from core.words import SeatNames, Wording
from core.words.chronicle import Chronicle, chronicle
from core.words.ending import own_fate
from core.words.safe import FSI, PDI
from tests.page.frames import fate
from tests.rules.table import Table

ISOLATES = str.maketrans("", "", FSI + PDI)
CLASSIC = "godfather mafioso doctor detective citizen citizen citizen"


def played() -> Chronicle:
    """A game in which one is lost in the first night, one put out by the vote of the next day, and one comes back."""
    log: list[Event] = list(Table.seated(load("classic"), CLASSIC).events)
    log += [
        phase("night", 1, 1),
        Left(ALL, seat=5, how="night", shown=None),
        Left(ALL, seat=7, how="night", shown=None),
        phase("day", 2, 1),
    ]
    log += [Left(ALL, seat=6, how="vote", shown=None), CameBack(ALL, seat=7)]
    told = chronicle(log)
    assert told is not None
    return told


def phase(name: str, day: int, night: int) -> PhaseBegan:
    return PhaseBegan(ALL, phase=name, serial=9, day=day, night=night, seconds=60, turns=False, living=7, on_defence=())


@pytest.mark.parametrize(
    ("language", "shot", "voted"),
    [
        ("en", "You died on night 1", "You were voted out on day 2"),
        ("fa", "شب اول کشته شدید", "روز دوم با رأی شهر رفتید"),
        ("ru", "Вы погибли в 1-ю ночь", "На 2-й день город проголосовал против вас"),
        ("uk", "Ви загинули 1-ї ночі", "2-го дня місто проголосувало проти вас"),
    ],
)
def test_who_is_out_is_told_how(language: str, shot: str, voted: str) -> None:
    told = played()
    wording = Wording(SeatNames(words_of(language), {}))
    fates = {seat.number: own_fate(wording, told, seat) for seat in told.seats}
    assert {seat: text.translate(ISOLATES) for seat, text in fates.items() if text} == {5: shot, 6: voted}


def test_the_end_is_kept_on_one_page_that_needs_nothing_else() -> None:
    end = {
        "title": "You won",
        "colour": 1,
        "outcome": "🥀 **The mafia has won.** \\<So it goes\\>",
        "turns": ["**Night 1** · **3 · Boris** is lost ▲ This helped the winners."],
        "people": [fate(1, "<b>Nora</b>", "Godfather", colour=1), fate(2, "Boris", "Doctor", won=False)],
        "chapters": [{"title": "Night 1", "lines": ["Somebody *knocks* & waits.\n-# small"]}],
    }
    page = keepsake(end, words_of("fa"), "Classic Mafia · 2026-11-28", b"PNG")
    assert page.startswith('<!doctype html>\n<html lang="fa" dir="rtl">')
    assert "<b>" not in page
    assert "&lt;b&gt;Nora" in page
    assert "<strong>The mafia has won.</strong> &lt;So it goes&gt;" in page
    assert "knocks* &amp; waits.<br>small" in page
    assert 'src="data:image/png;base64,UE5H"' in page
    assert page.count("<img") == 1
    assert "http" not in page
    assert "<img" not in keepsake({**end, "colour": None, "turns": []}, words_of("en"), "", None)
