"""The narrator of the local table: the recordings that the bot would play in a voice channel, played by the page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from audio.ogg import OggError, audio_packets
from audio.pack import FRAME_SECONDS, PACKS, own_files, read_manifest, recordings_of
from cogs.local_table.server.captions import caption
from cogs.local_table.server.frames import Json
from cogs.showing.view import words_of
from cogs.voice.cues import Wake, calls_to_speak
from cogs.voice.narrator import Narrator
from cogs.voice.port import Surroundings
from cogs.voice.unsaid import Place
from core.rules import views
from core.rules.events import Event, Extended, GameOver
from core.table import Table, TableId
from core.table_events import ClockChanged, Closed, Seated

log = logging.getLogger(__name__)

BREATH = 0.3
"""Seconds between two lines."""


@dataclass(frozen=True, slots=True)
class NarrationClip:
    """One recording."""

    name: str
    """The cue by which it is asked for."""
    file: Path
    text: str
    seconds: float


Line = tuple[NarrationClip, ...]


class Recordings:
    """What is recorded in a language, as the narrator looks for it. What somebody has put in goes before the pack: the
    operator's, in the folder `own`, then a rulebook's."""

    def __init__(self, language: str, own: Path | None = None) -> None:
        self.language = language
        pack = read_manifest(PACKS / language)
        self._found = {
            key: NarrationClip(key, PACKS / language / each.file, each.text, each.seconds) for key, each in pack.items()
        }
        self._own: set[str] = set()
        for key, file in own_files(language, own).items():
            said = self._found.get(key) or self._found.get(key.rpartition("/")[2])
            try:
                seconds = len(audio_packets(file.read_bytes())) * FRAME_SECONDS
            except (OSError, OggError) as fault:
                log.warning("%s cannot be read: %s", file, fault)
                continue
            self._found[key] = NarrationClip(key, file, "" if said is None else said.text, seconds)
            self._own.add(key)

    def __bool__(self) -> bool:
        return bool(self._found)

    def cues(self, scenario: str = "") -> frozenset[str]:
        """The cues that there are for a rulebook."""
        own = f"{scenario}/"
        return frozenset(key.removeprefix(own) for key in self._found if "/" not in key or key.startswith(own))

    def line(self, cues: Iterable[str], scenario: str = "") -> Line | None:
        """Several cues in a row; None if any of them is not recorded."""
        said: list[NarrationClip] = []
        for cue in cues:
            keys = recordings_of(cue, scenario, self._found, self._own)
            if not keys:
                return None
            said += [self._found[key] for key in keys]
        return tuple(said) or None

    def file(self, name: str) -> Path | None:
        """Where a cue's recording is."""
        return self._found[name].file if name in self._found else None


@dataclass(frozen=True, slots=True)
class _WaitingLine:
    """A line."""

    line: Line
    since: int
    """The phase in which it came."""
    until: int
    """The last in which it may begin."""
    urgent: bool
    calls: bool
    """It calls somebody to their turn."""


class NarrationQueue:
    """Lines that wait to be said: an urgent one before the rest, none left over from a phase that has passed, and no
    call to a turn but the last: scripted players may be done before they are called."""

    def __init__(self) -> None:
        self._waiting: list[_WaitingLine] = []
        self._phase = 0
        self._wanted = asyncio.Event()

    def put(
        self,
        clip: Line,
        *,
        life: int = 0,
        urgent: bool = False,
        cues: tuple[str, ...] = (),
        age: float = 0.0,
    ) -> None:
        """Add a line. It may begin in this phase and `life` further ones."""
        calls = calls_to_speak(cues)
        if calls:
            self._waiting = [one for one in self._waiting if not one.calls]
        ahead = sum(1 for one in self._waiting if one.urgent) if urgent else len(self._waiting)
        self._waiting.insert(ahead, _WaitingLine(clip, self._phase, self._phase + life, urgent, calls))
        self._wanted.set()

    def new_phase(self) -> None:
        """A phase begins."""
        self._phase += 1
        self._waiting = [one for one in self._waiting if one.until >= self._phase]

    def catch_up(self) -> None:
        """Say nothing of what the phases before this one have left."""
        self._waiting = [one for one in self._waiting if one.since == self._phase]

    def hush(self) -> None:
        """Say nothing of what waits."""
        self._waiting.clear()

    async def next(self) -> Line:
        """The next line, as soon as there is one."""
        while not self._waiting:
            self._wanted.clear()
            await self._wanted.wait()
        return self._waiting.pop(0).line


class _Timers:
    def later(self, seconds: float, call: Callable[[], object]) -> asyncio.TimerHandle:
        """Call back after some simulated seconds: it is the bot that waits."""
        return asyncio.get_running_loop().call_later(seconds, call)


class PageNarration:
    """What `cogs.voice.port.Narration` asks for, without a voice channel. `tell`: shows the page a frame; `silent`:
    whether nobody could listen now."""

    def __init__(self, recordings: Recordings) -> None:
        self.recordings = recordings
        self._words = words_of(recordings.language)
        self._mouth = NarrationQueue()
        self._around: Surroundings | None = None
        self._narrator: Narrator[Line] | None = None

    async def run(self, tell: Callable[[Json], object], silent: Callable[[], bool]) -> None:
        """Say one line after another until cancelled."""
        while True:
            line = await self._mouth.next()
            if silent():
                self._mouth.hush()
                continue
            tell(self._cue(line))
            await asyncio.sleep(sum(said.seconds for said in line) + BREATH)

    def _cue(self, line: Line) -> Json:
        language = self.recordings.language
        return {
            "see": "cue",
            "language": language,
            "text": caption(self._words, [said.text for said in line]),
            "parts": [{"url": f"/cue/{language}/{said.name}.ogg", "seconds": said.seconds} for said in line],
        }

    async def start(self, around: Surroundings) -> None:
        """The gateway is open."""
        self._around = around

    async def resume(self, id_: TableId) -> None:
        """A game goes on after a restart, and nothing of it is said again."""
        if self._around is None:
            return
        table = self._around.table(id_)
        state = table.state
        self._open(table)
        if self._narrator is not None and state is not None and state.game is not None:
            for event in views.running(state.game):
                self._narrator.resume(event)
            self._narrator.go_on(self._left(table))

    async def hear(self, id_: TableId, events: Sequence[Event], place: Place | None = None) -> None:
        """These events have happened."""
        if self._around is None:
            return
        table = self._around.table(id_)
        try:
            for event in events:
                if isinstance(event, Seated):
                    self._open(table)
                if self._narrator is None:
                    continue
                if isinstance(event, GameOver):
                    self._mouth.new_phase()  # none comes that would let go of what the last one has left
                if isinstance(event, ClockChanged | Extended):
                    self._narrator.clock(self._left(table))
                else:
                    self._narrator.hear(event)
                if isinstance(event, Closed):
                    self._narrator.hush()
        except Exception:  # a voice that fails stops no game
            log.exception("the narrator did not follow")

    def tables(self) -> int:
        """At how many tables a voice is open."""
        return int(self._narrator is not None)

    async def call(self, id_: TableId, *, here: bool) -> bool:
        """There is no voice channel to be sent away from; the page has a switch."""
        return False

    def catch_up(self) -> None:
        """The viewer has run ahead to here: what was passed over is said no more."""
        self._mouth.catch_up()

    def went_back(self, id_: TableId) -> None:
        """Nobody is muted."""

    async def release(self, id_: TableId) -> None:
        """The game is no more."""
        self._mouth.hush()
        if self._narrator is not None:
            self._narrator.hush()
            self._narrator = None

    async def leave(self, id_: TableId, *, taken: bool) -> None:
        """There is no other process."""

    async def close(self) -> None:
        """The process ends."""
        await self.release(TableId(0))

    def _open(self, table: Table) -> None:
        if table.book is not None and self.recordings:
            pack = self.recordings
            mouth = self._mouth
            self._narrator = Narrator(
                pack, table.book.id, mouth, gateway=_Timers(), wake=lambda: _calls(table), stir=lambda: None
            )

    def _left(self, table: Table) -> float | None:
        clock = None if table.state is None else table.state.clock
        if clock is None or clock.ends is None or self._around is None:
            return None
        return (clock.ends - self._around.now()) / 1000


def _calls(table: Table) -> Wake:
    state = table.state
    book = table.book
    return () if state is None or state.game is None or book is None else views.wake_calls(book, state.game)
