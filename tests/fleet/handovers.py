"""A voice game that goes on while one process after another is replaced."""

from __future__ import annotations

import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from core.store import TableId
from tests.fleet.evening import PEOPLE, Evening, evening, speaker
from tests.fleet.processes import eventually

SOON = 30.0


@dataclass
class Handovers:
    """What is seen, restart by restart. `wrong`: restarts after which somebody could be heard who may not, or the
    speaker could not; `unsaid`: after which the call that was cut off was not said again; `twice`: after which one was
    that had been said to its end; `late_mutes`: in which the former process muted somebody after the next one had."""

    took: list[float] = field(default_factory=list[float])
    wrong: int = 0
    unsaid: int = 0
    twice: int = 0
    late_mutes: int = 0

    async def restart(self, one: Evening) -> bool:
        """In the middle of the call of a turn; a stranger comes in while nobody looks. False where the game is over."""
        stranger, session = one.town.people[PEOPLE], len(one.voice.peers) - 1
        seat = await _next_turn(one)
        if seat is None:
            return False
        await one.is_speaking()
        one.goes(stranger)
        one.first.stop()
        began = time.perf_counter()
        await one.first.ended()
        one.comes(stranger)
        await one.second.ready()
        call = f"player.{seat}.your.turn"
        try:
            await eventually(lambda: one.said(session)[-1:] == [call], SOON)
        except TimeoutError:
            self.unsaid += 1
        try:
            await one.only_can_speak(speaker(one), within=SOON)
        except TimeoutError:
            self.wrong += 1
        self.took.append(time.perf_counter() - began)
        self.twice += one.said(session).count(call) > 1
        self.late_mutes += one.mutes != sorted(one.mutes)
        one.mutes.clear()
        one.first = one.second
        await one.stands()
        return True


async def _next_turn(one: Evening) -> int | None:
    """The seat whose turn is called now, on and on; None when the game is over."""
    while (state := one.tables.get(TableId(one.town.guild)).state) is None or state.running:
        await one.next()
        state = one.tables.get(TableId(one.town.guild)).state
        if state is not None and state.game is not None and state.game.turn is not None:
            return state.game.turn.seat
    return None


async def restarts_in_voice(times: int) -> dict[str, float]:
    """So many processes are replaced, one after another, each in the middle of what it says: over one game, and another
    where it ends."""
    seen = Handovers()
    while len(seen.took) < times:
        with tempfile.TemporaryDirectory(prefix="mafia-fleet-") as home:
            async with evening(Path(home)) as one:
                one.comes(one.town.people[PEOPLE])
                await one.only_can_speak(within=SOON)
                while len(seen.took) < times and await seen.restart(one):
                    pass
                if len(seen.took) == times:
                    await one.stop()
                await one.only_can_speak(*one.town.people, within=SOON)
    return {
        "restarts": len(seen.took),
        "wrong_mutes": seen.wrong,
        "cut_off": seen.unsaid,
        "called_twice": seen.twice,
        "muted_by_the_former": seen.late_mutes,
        "half_go_on_after_s": sorted(seen.took)[times // 2],
        "slowest_s": max(seen.took),
    }
