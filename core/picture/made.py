"""A finished game as a sheet to be drawn, in the words of one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from core.picture.sheet import GONE, Column, SeatRow, Sheet
from core.rulebook.side_colours import by_place
from core.words.chronicle import Chronicle, Moment, SeatStory
from core.words.ending import fate_of, role_of, turning_point
from core.words.fill import name_of
from core.words.seat_names import SeatNames
from core.words.wording import Wording

_MARKS = re.compile(r"\*\*|~~|\\(?=[\\*_~`|>#\[\]<.+-])|[▲▼]\s*")


class PlainNames(SeatNames):
    """Names where no markdown is read."""

    def __getitem__(self, seat: int) -> str:
        return self.label(seat)


def sheet_of(wording: Wording, told: Chronicle, colours: Mapping[str, int]) -> Sheet:
    """The sheet of a game. `colours`: the numbers of those of its rulebook's teams, by team in their order."""
    plain = Wording(PlainNames(wording.words, wording.names.players))
    words = wording.words
    language = wording.words.language
    had = {team for seat in told.seats for _, _, team in seat.roles}
    order = [*colours, *sorted(had - colours.keys())]
    title = words("scenario-title") if words.has("scenario-title") else told.scenario
    return Sheet(
        language=language.code,
        rtl=language.right_to_left,
        title=bare(wording.outcome(told.winner) if told.winner is not None else words("end-title")),
        subtitle=words("picture-subtitle", scenario=title, count=len(told.seats)),
        legend=tuple(_side(plain, team) if team in had else "" for team in order),
        colours=tuple(colours.get(team, by_place(at)) for at, team in enumerate(order)),
        columns=tuple(_column(plain, moment) for moment in told.moments),
        rows=tuple(_row(plain, told, seat, order) for seat in told.seats),
        notes_title=bare(words("ending-turns")) if told.turns else "",
        notes=tuple(bare(turning_point(plain, told, turn)) for turn in told.turns),
    )


def _column(plain: Wording, moment: Moment) -> Column:
    number = moment.night if moment.is_night else moment.day
    return Column(moment.is_night, plain.words.number(number) if number else "")


def _row(plain: Wording, told: Chronicle, seat: SeatStory, order: Sequence[str]) -> SeatRow:
    teams: list[int] = []
    for at in range(len(told.moments)):
        gone = sum(fate.at < at for fate in seat.gone) > sum(back < at for back in seat.back)
        team = next(team for begins, _, team in reversed(seat.roles) if begins <= at)
        teams.append(GONE if gone else order.index(team))
    lost = tuple(fate.at for fate in seat.gone)
    return SeatRow(
        name=bare(plain.names.label(seat.number)),
        role=bare(role_of(plain, seat)),
        fate=bare(fate_of(plain, told, seat)),
        won=seat.number in told.winners,
        teams=tuple(teams),
        lost=lost,
    )


def _side(plain: Wording, team: str) -> str:
    side = f"side-{team}"
    return bare(plain.words(side) if plain.words.has(side) else name_of(plain.names, "team", team))


def bare(text: str) -> str:
    """A text without its markdown."""
    return _MARKS.sub("", text)
