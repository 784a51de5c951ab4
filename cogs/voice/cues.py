"""What is said aloud of a game: from events to lines of cues. Pure.

Only events that everybody may see are spoken of, so nothing secret can be heard. The calls of a night depend on the
rulebook and the number of the night alone: the dead are called too, and nobody's choice shortens or delays a call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

_PHASES = {
    "intro_day": "intro.day.opens",
    "intro_night": "intro.night.falls",
    "night": "night.falls",
    "day": "day.breaks",
    "nomination": "nomination.opens",
    "verdict": "verdict.opens",
    "last_words": "last.words",
    "chaos": "chaos.opens",
}
NIGHTS = ("night", "intro_night")
PLAYER = "player.number"
WARNING = 10.0
"""Seconds before the end of a turn or vote at which the narrator says so."""


class Heard(Protocol):
    """An engine event, as far as the narrator looks at it: its kind, its audience, its data."""

    @property
    def kind(self) -> str: ...  # noqa: D102
    @property
    def to(self) -> str: ...  # noqa: D102
    @property
    def data(self) -> Mapping[str, Any]: ...  # noqa: D102


@dataclass(frozen=True)
class Line:
    """One thing to say: cues joined without a gap.

    `life` is how many changes of phase it outlives while waiting; an `urgent` line is said before the others.
    """

    cues: tuple[str, ...]
    life: int = 0
    urgent: bool = False


def cues_for(event: Heard) -> list[Line]:
    """The lines that an event causes, in the order in which they are said; none for an event not for everybody."""
    if event.to != "all":
        return []
    said = _SAID.get(event.kind)
    return said(event.data) if said else []


def player(seat: int) -> tuple[str, str]:
    """The words "player number five", to be followed by an ending."""
    return PLAYER, f"number.{seat}"


def _phase(data: Mapping[str, Any]) -> list[Line]:
    name = str(data["phase"])
    lines = [Line(("game.begins",), life=1)] if data.get("serial") == 1 else []
    if name == "defence":
        defendants = [cue for seat in data.get("on_defence", ()) for cue in player(seat)]
        lines.append(Line(("defence.of", *defendants)))
    elif name in _PHASES:
        lines.append(Line((_PHASES[name],)))
    if name == "day" and not data.get("turns"):
        lines.append(Line(("discussion.opens",)))
    return lines


def _left(data: Mapping[str, Any]) -> list[Line]:
    how = str(data["how"])
    return [Line((*player(data["seat"]), f"left.{how}"), life=1, urgent=how in ("day", "eject"))]


def _turn(data: Mapping[str, Any]) -> list[Line]:
    if data["seat"] is not None:
        return [Line((*player(data["seat"]), "your.turn"))]
    return [Line(("ten.seconds",))] if data["seconds"] == WARNING else []


def _over(data: Mapping[str, Any]) -> list[Line]:
    winner = data.get("winner")
    teams = winner if isinstance(winner, list) else [winner]
    return [Line((f"win.{team or 'nobody'}",), life=1) for team in teams or ["nobody"]]


_SAID: dict[str, Callable[[Mapping[str, Any]], list[Line]]] = {
    "phase": _phase,
    "turn": _turn,
    "left": _left,
    "back": lambda data: [Line((*player(data["seat"]), "returns"), life=1)],
    "announced": lambda data: [Line((f"announce.{data['code']}",), life=1)],
    "over": _over,
}


def of_the_dawn(event: Heard) -> bool:
    """Whether an event of the night is told when the city has woken up, not before."""
    return event.kind in ("announced", "back") or (event.kind == "left" and event.data["how"] == "night")


Wake = Sequence[tuple[str, float]]
"""The calls of a night in the rulebook's order: the word of the call, and the seconds that those called have."""

LEAD = 6.0
"""Seconds from nightfall to the first call."""
CLOSE = 4.0
"""Seconds before the end of a call's time at which those called are sent back to sleep."""


def night_calls(wake: Wake, night: int, seconds: float, recorded: Iterable[str]) -> list[tuple[float, str]]:
    """The calls of one night as (seconds after nightfall, cue), fitted into the `seconds` that the night lasts.

    `recorded` names the cues there are. A call may have a cue for one night (`call.mafia.1`); on the intro night,
    number 0, only those who have one are called.
    """
    known = set(recorded)
    called: list[tuple[str, str, float]] = []
    for group, length in wake:
        own = f"call.{group}.{night}"
        cue = own if own in known else f"call.{group}"
        if cue in known and (night or cue == own):
            called.append((cue, f"sleep.{group}", length))
    total = sum(length for _, _, length in called)
    if not total or seconds <= LEAD:
        return []
    share = (seconds - LEAD) / total
    plan: list[tuple[float, str]] = []
    start = LEAD
    for cue, sleep, length in called:
        window = length * share
        plan.append((start, cue))
        if sleep in known:
            plan.append((start + max(window - CLOSE, window / 2), sleep))
        start += window
    return plan
