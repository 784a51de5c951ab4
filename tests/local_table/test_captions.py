"""What the narrator says is read as sentences, whatever recordings it is put together from."""

from __future__ import annotations

import pytest

from cogs.local_table.server.captions import caption
from cogs.local_table.server.narration import NarrationQueue, Recordings
from cogs.showing.view import words_of
from cogs.voice.cues import cues_for
from core.rules.events import ALL, Announced, CameBack, Event, GameOver, Left, PhaseBegan, TurnBegan
from core.words import LANGUAGES
from core.words.safe import FSI, PDI

TURN = TurnBegan(ALL, seat=7, seconds=60, number=1, rest=(), extra=None)
ISOLATES = str.maketrans("", "", FSI + PDI)


def read(language: str, event: Event, scenario: str = "classic") -> list[str]:
    """What is read of an event."""
    recordings, words = Recordings(language), words_of(language)
    lines = (
        recordings.line(line.cues, scenario) or recordings.line(line.otherwise, scenario) for line in cues_for(event)
    )
    found = (caption(words, [said.text for said in line]) for line in lines if line)
    return [text.translate(ISOLATES) for text in found]


def defence(*seats: int) -> PhaseBegan:
    return PhaseBegan(
        ALL, phase="defence", serial=9, day=2, night=1, seconds=30, turns=True, living=5, on_defence=seats
    )


@pytest.mark.parametrize(
    ("language", "event", "sentence"),
    [
        ("en", TURN, "Player number 7, your turn."),
        ("ru", TURN, "Игрок номер 7, ваше слово."),
        ("uk", Left(ALL, seat=4, how="night", shown=None), "Гравець номер 4 більше не прокинеться."),
        ("fa", Left(ALL, seat=12, how="night", shown=None), "بازیکنِ شمارهٔ ۱۲ دیشب کشته شد."),
        ("en", Left(ALL, seat=4, how="gun", shown=None), "Player number 4 was shot."),
        ("en", CameBack(ALL, seat=3), "Player number 3 returns to the city."),
        ("en", defence(3), "Player number 3 stands accused."),
        ("uk", defence(3, 5), "Гравець номер 3 виправдовується. Гравець номер 5 виправдовується."),
        ("ru", defence(3, 5, 8), "Игрок номер 3 защищается. Игрок номер 5 защищается. Игрок номер 8 защищается."),
        ("fa", defence(3), "بازیکنِ شمارهٔ ۳ به دفاع می‌رود."),
        ("en", Announced(ALL, code="no_death", seats=(), args={}), "Last night, nobody died."),
    ],
)
def test_a_line_reads_like_a_sentence(language: str, event: Event, sentence: str) -> None:
    assert read(language, event, "commando") == [sentence]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_said_ends_without_a_stop(language: str) -> None:
    recordings, words = Recordings(language), words_of(language)
    lines = [recordings.line([cue], "classic") for cue in sorted(recordings.cues("classic"))]
    texts = [caption(words, [said.text for said in line]) for line in lines if line]
    for event in (TURN, defence(1, 2), GameOver(ALL, winner=("town",), winners=(), roles={})):
        texts += read(language, event)
    assert [text for text in texts if text[-1] not in ".?!؟"] == []


def test_what_is_recorded_without_a_text_leaves_out_what_is_not_known() -> None:
    assert caption(words_of("en"), ["Player number 4", ""]) == "Player number 4."
    assert caption(words_of("en"), ["", ""]) == ""


def heard(*events: Event) -> NarrationQueue:
    """What waits to be said when these have happened at once."""
    recordings, mouth = Recordings("en"), NarrationQueue()
    for event in events:
        if isinstance(event, PhaseBegan):
            mouth.new_phase()
        for line in cues_for(event):
            cues = line.cues if recordings.line(line.cues) else line.otherwise
            clip = recordings.line(cues)
            assert clip is not None
            mouth.put(clip, life=line.life, urgent=line.urgent, cues=cues)
    return mouth


async def said(mouth: NarrationQueue, lines: int) -> list[list[str]]:
    return [[part.name for part in await mouth.next()] for _ in range(lines)]


async def test_who_has_spoken_before_they_were_called_is_not_called_any_more() -> None:
    mouth = heard(
        defence(3),
        TURN,
        Left(ALL, seat=4, how="day", shown=None),
        TurnBegan(ALL, seat=8, seconds=60, number=2, rest=(), extra=None),
    )
    first, second, third = await said(mouth, 3)
    assert first == ["player.4.left.day"]
    assert second == ["player.3.defends"]
    assert third == ["player.8.your.turn"]


async def test_who_has_run_ahead_is_told_nothing_of_what_came_before() -> None:
    events = (
        Left(ALL, seat=4, how="day", shown=None),
        defence(3),
        GameOver(ALL, winner=("mafia",), winners=(1,), roles={1: "mafioso"}),
    )
    assert [line[-1] for line in await said(heard(*events), 3)] == [
        "player.4.left.day",
        "player.3.defends",
        "win.mafia",
    ]
    mouth = heard(*events)
    mouth.catch_up()
    assert [line[-1] for line in await said(mouth, 2)] == ["player.3.defends", "win.mafia"]
