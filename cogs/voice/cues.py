"""What is said aloud of a game: from events to lines of cues. Pure.

Only events that everybody may see are spoken of, so nothing secret can be heard. The calls of a night depend on the
rulebook and the number of the night alone: the dead are called too, and nobody's choice shortens or delays a call.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from core.rulebook.course import Part
from core.rules.events import ALL, Announced, CameBack, Event, GameOver, Left, PhaseBegan, TurnBegan

_PARTS: dict[Part, str] = {
    "intro_day": "intro.day.opens",
    "intro_night": "intro.night.falls",
    "night": "night.falls",
    "day": "day.breaks",
    "chaos": "phase.chaos",
}
"""What opens a part of the day, where its phase has no words of its own."""
_YOUR_TURN = "your.turn"
WARNING = 10.0
"""Seconds before the end of a turn or vote at which the narrator says so."""


@dataclass(frozen=True)
class SpokenLine:
    """One thing to say: cues joined without a gap.

    `life` is how many changes of phase it outlives while waiting; an `urgent` line is said before the others;
    `otherwise`: what is said where the cues are not recorded.
    """

    cues: tuple[str, ...]
    life: int = 0
    urgent: bool = False
    otherwise: tuple[str, ...] = ()


def cues_for(event: Event) -> list[SpokenLine]:
    """The lines that an event causes, in the order in which they are said; none for an event not for everybody."""
    if event.to != ALL:
        return []
    match event:
        case PhaseBegan():
            return _phase(event)
        case TurnBegan():
            return _turn(event)
        case Left(seat=seat, how=how):
            return [SpokenLine((of_player(seat, f"left.{how}"),), life=1, urgent=how in ("day", "eject"))]
        case CameBack(seat=seat):
            return [SpokenLine((of_player(seat, "returns"),), life=1)]
        case Announced(code=code):
            return [SpokenLine((f"announce.{code}",), life=1)]
        case GameOver(winner=winner):
            return [SpokenLine((f"win.{team}",), life=1) for team in winner or ("nobody",)]
        case _:
            return []


def of_player(seat: int, what: str) -> str:
    """The cue of a sentence about a player: "player number five was killed"."""
    return f"player.{seat}.{what}"


def calls_to_speak(cues: Sequence[str]) -> bool:
    """Whether a line calls somebody to their turn."""
    return bool(cues) and cues[-1].endswith(f".{_YOUR_TURN}")


def _phase(event: PhaseBegan) -> list[SpokenLine]:
    lines = [SpokenLine(("game.begins",), life=1)] if event.serial == 1 else []
    lines.append(SpokenLine((f"phase.{event.phase}",), otherwise=_opening(event)))
    if event.day_part == "day" and not event.turns:
        lines.append(SpokenLine(("discussion.opens",)))
    return lines


def _opening(event: PhaseBegan) -> tuple[str, ...]:
    """What opens a phase that has no words of its own: its part of the day, or else the names of those who defend
    themselves in it."""
    if part := _PARTS.get(event.day_part):
        return (part,)
    return tuple(of_player(seat, "defends") for seat in event.on_defence) if event.turns else ()


def _turn(event: TurnBegan) -> list[SpokenLine]:
    if event.seat is not None:
        return [SpokenLine((of_player(event.seat, _YOUR_TURN),))]
    return [SpokenLine(("ten.seconds",))] if event.seconds == WARNING else []


def of_the_dawn(event: Event) -> bool:
    """Whether an event of the night is told when the city has woken up, not before."""
    return isinstance(event, Announced | CameBack) or (isinstance(event, Left) and event.how == "night")


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
