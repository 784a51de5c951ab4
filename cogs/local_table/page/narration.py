"""The narrator of the local table: the recordings that the bot would play in a voice channel, played by the page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from audio.pack import PACKS, Recording, read_manifest
from cogs.local_table.page.projection import Json
from cogs.voice.cues import Wake
from cogs.voice.narrator import Narrator
from cogs.voice.port import Surroundings
from core.rules import views
from core.rules.events import Event, Extended
from core.table import Table
from core.table.events import ClockChanged, Seated

log = logging.getLogger(__name__)

BREATH = 0.3
"""Seconds between two lines."""


@dataclass(frozen=True, slots=True)
class Said:
    """One recording. `name`: the cue by which it is asked for."""

    name: str
    recording: Recording


Line = tuple[Said, ...]


class Recordings:
    """What is recorded in a language, as the narrator looks for it."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._found = read_manifest(PACKS / language)

    def __bool__(self) -> bool:
        return bool(self._found)

    def cues(self, scenario: str = "") -> frozenset[str]:
        """The cues that there are for a rulebook."""
        own = f"{scenario}/"
        return frozenset(key.removeprefix(own) for key in self._found if "/" not in key or key.startswith(own))

    def line(self, cues: Iterable[str], scenario: str = "") -> Line | None:
        """Several cues in a row; None if any of them is not recorded."""
        said: list[Said] = []
        for cue in cues:
            name = next((key for key in (f"{scenario}/{cue}", cue) if key in self._found), None)
            if name is None:
                return None
            said.append(Said(name, self._found[name]))
        return tuple(said) or None

    def file(self, name: str) -> Path | None:
        """Where a cue's recording is."""
        return PACKS / self.language / self._found[name].file if name in self._found else None


@cache
def recordings(language: str) -> Recordings:
    """The recordings of a language, looked up once."""
    return Recordings(language)


class Mouth:
    """Lines that wait to be said: an urgent one before the rest, none left over from a phase that has passed."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Line, int, bool]] = []
        self._phase = 0
        self._wanted = asyncio.Event()

    def put(self, clip: Line, *, life: int = 0, urgent: bool = False) -> None:
        """Add a line. It may begin in this phase and `life` further ones."""
        ahead = sum(1 for _, _, hurry in self._waiting if hurry) if urgent else len(self._waiting)
        self._waiting.insert(ahead, (clip, self._phase + life, urgent))
        self._wanted.set()

    def new_phase(self) -> None:
        """A phase begins."""
        self._phase += 1
        self._waiting = [one for one in self._waiting if one[1] >= self._phase]

    def hush(self) -> None:
        """Say nothing of what waits."""
        self._waiting.clear()

    async def next(self) -> Line:
        """The next line, as soon as there is one."""
        while not self._waiting:
            self._wanted.clear()
            await self._wanted.wait()
        return self._waiting.pop(0)[0]


class _Timers:
    def later(self, seconds: float, call: Callable[[], object]) -> asyncio.TimerHandle:
        """Call back after some simulated seconds: it is the bot that waits."""
        return asyncio.get_running_loop().call_later(seconds, call)


class PageNarration:
    """What `cogs.voice.port.Narration` asks for, without a voice channel. `tell`: shows the page a frame; `silent`:
    whether nobody could listen now."""

    def __init__(self, language: str) -> None:
        self.recordings = recordings(language)
        self._mouth = Mouth()
        self._around: Surroundings | None = None
        self._narrator: Narrator[Line] | None = None

    async def run(self, tell: Callable[[Json], object], silent: Callable[[], bool]) -> None:
        """Say one line after another until cancelled."""
        while True:
            line = await self._mouth.next()
            if silent():
                self._mouth.hush()
                continue
            for said in line:
                tell(self._cue(said))
                await asyncio.sleep(said.recording.seconds)
            await asyncio.sleep(BREATH)

    def _cue(self, said: Said) -> Json:
        language = self.recordings.language
        return {
            "see": "cue",
            "language": language,
            "name": said.name,
            "url": f"/cue/{language}/{said.name}.ogg",
            "text": said.recording.text,
            "seconds": said.recording.seconds,
        }

    async def start(self, around: Surroundings) -> None:
        """The gateway is open."""
        self._around = around

    async def resume(self, guild: int) -> None:
        """A game goes on after a restart, and nothing of it is said again."""
        if self._around is None:
            return
        table = self._around.table(guild)
        state = table.state
        self._open(table)
        if self._narrator is not None and state is not None and state.game is not None:
            self._narrator.resume(state.game.phase)
            self._narrator.clock(self._left(table))

    async def hear(self, guild: int, events: Sequence[Event]) -> None:
        """These events have happened."""
        if self._around is None:
            return
        table = self._around.table(guild)
        try:
            for event in events:
                if isinstance(event, Seated):
                    self._open(table)
                if self._narrator is None:
                    continue
                if isinstance(event, ClockChanged | Extended):
                    self._narrator.clock(self._left(table))
                else:
                    self._narrator.hear(event)
        except Exception:  # a voice that fails stops no game
            log.exception("the narrator did not follow")

    def tables(self) -> int:
        """At how many tables a voice is open."""
        return int(self._narrator is not None)

    async def call(self, guild: int, *, here: bool) -> bool:
        """There is no voice channel to be sent away from; the page has a switch."""
        return False

    async def release(self, guild: int) -> None:
        """The game is no more."""
        self._mouth.hush()
        if self._narrator is not None:
            self._narrator.hush()
            self._narrator = None

    async def close(self) -> None:
        """The process ends."""
        await self.release(0)

    def _open(self, table: Table) -> None:
        if table.book is not None and self.recordings:
            pack, mouth = self.recordings, self._mouth
            self._narrator = Narrator(pack, table.book.id, mouth, _Timers(), lambda: _calls(table), lambda: None)

    def _left(self, table: Table) -> float | None:
        clock = None if table.state is None else table.state.clock
        if clock is None or clock.ends is None or self._around is None:
            return None
        return (clock.ends - self._around.now()) / 1000


def _calls(table: Table) -> Wake:
    state, book = table.state, table.book
    return () if state is None or state.game is None or book is None else views.wake_calls(book, state.game)
