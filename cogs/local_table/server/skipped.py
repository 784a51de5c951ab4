"""What came to pass while the evening ran ahead: who left, what the viewer was told, who accuses them."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.local_table.server.frames import Json
from cogs.local_table.server.projection import View
from cogs.showing.view import TableView
from cogs.simulated.people.players import Company
from core.rules.events import Event, Left, PhaseBegan, Told
from core.rules.events import seat as seat_audience
from core.table import StoreUnavailable

TOLD = 3
"""So many private answers are repeated, the newest; all of them stand among the viewer's messages."""


_Word = tuple[int, int | None]
"""Who has said something against the viewer, and on which day; None for what they say to have found out."""


@dataclass(frozen=True, slots=True)
class _Start:
    """Where it ran ahead from."""

    token: str
    at_night: bool
    events: int
    """How many the log held."""
    against: frozenset[_Word]
    """What had been said against the viewer."""
    since: dict[str, str]
    """The newest message of each place."""


@dataclass(frozen=True, slots=True)
class _Stop:
    """Where it stopped, and what lies between."""

    number: int
    token: str
    at_night: bool
    """Whether it ran ahead from a night."""
    serial: int
    """Of the phase."""
    events: list[Event]
    accusers: list[int]
    since: dict[str, str]
    """The newest message of each place then."""
    newest: dict[str, str]
    """The newest message of each place now."""


class Skipped:
    """Of one viewer at one table."""

    def __init__(self, company: Company, view: View) -> None:
        self._company = company
        self._view = view
        self._start: _Start | None = None
        self._stop: _Stop | None = None
        self._number = 0

    async def set_out(self) -> None:
        """The evening runs ahead from here; from where it ran before is told no more."""
        self._stop = None
        state = self._company.table.state
        if state is None or state.game is None or not state.running:
            self._start = None
            return
        try:
            events = len(await self._company.table.log())
        except StoreUnavailable:
            self._start = None
            return
        self._start = _Start(state.token, state.game.at_night, events, self._against(), self._newest())

    async def arrive(self) -> None:
        """It runs ahead no more."""
        start = self._start
        self._start = None
        state = self._company.table.state
        if start is None or state is None or state.game is None or not state.running or state.token != start.token:
            return
        try:
            events = await self._company.table.log(start.events)
        except StoreUnavailable:
            return
        accusers = sorted({by for by, _ in self._against() - start.against})
        self._number = max(self._number + 1, self._company.bot.environment.now())  # and no other table's
        self._stop = _Stop(
            self._number,
            state.token,
            start.at_night,
            serial=state.game.serial,
            events=events,
            accusers=accusers,
            since=start.since,
            newest=self._newest(),
        )

    def seen(self, view: TableView | None) -> Json | None:
        """`{number, since, newest, lines}`: after which message of each place it is new, up to which it was passed
        over, and what is told of it, each line `{kind, text}`, as long as the phase lasts in which it stopped. None
        where nothing was skipped."""
        stop = self._stop
        if stop is None or view is None or view.state.token != stop.token or not view.state.running:
            return None
        lines = self._lines(view, stop) if view.serial == stop.serial else []
        return {"number": stop.number, "since": stop.since, "newest": stop.newest, "lines": lines}

    def _lines(self, view: TableView, stop: _Stop) -> list[Json]:
        words = view.words
        seat = view.state.seat_of(self._view.me)
        left = [view.wording.word_event(event) for event in stop.events if isinstance(event, Left)]
        nights = [stop.at_night, *(event.at_night for event in stop.events if isinstance(event, PhaseBegan))]
        if not left and view.game.night and any(nights) and not nights[-1]:
            left = [words("page-skipped-nobody")]
        mine = "" if seat is None else seat_audience(seat)
        told = [view.wording.word_event(one) for one in stop.events if isinstance(one, Told) and one.to == mine][-TOLD:]
        accused = [words("page-skipped-accused", seats=view.names.join(stop.accusers))] if stop.accusers else []
        lines = {"left": left, "told": told, "accused": accused}
        return [{"kind": kind, "text": " ".join(filter(None, said))} for kind, said in lines.items() if any(said)]

    def _newest(self) -> dict[str, str]:
        """The newest message of each place where there is one."""
        shown = {place.id: self._view.shown(place.id) for place in self._view.channels()}
        return {str(place): str(messages[-1].id) for place, messages in shown.items() if messages}

    def _against(self) -> frozenset[_Word]:
        """Who accuses the viewer today, and who has reported them as an enemy."""
        state = self._company.table.state
        square = self._company.public
        seat = None if state is None else state.seat_of(self._view.me)
        if square is None or seat is None:
            return frozenset()
        accused = {(by, square.day) for by in square.accusers.get(seat, ())}
        return frozenset(accused | {(by, None) for by, about, hostile in square.findings if about == seat and hostile})
