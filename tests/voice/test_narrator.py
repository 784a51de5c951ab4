"""The narrator of a table: what is put into the queue, in which order, and when. Time is a list of timers here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from audio.pack import Pack, load_pack
from cogs.voice.cues import CLOSE, LEAD
from cogs.voice.gateway import VoiceGateway
from cogs.voice.narrator import TIME_LEAD, WARNING, Narrator
from cogs.voice.queue import SILENCE, CueQueue
from cogs.voice.unsaid import VoiceNote
from tests.voice.tables import announced, left, over, phase, turn

WAKE = [("mafia", 60.0), ("doctor", 30.0), ("detective", 30.0)]


class Timers(VoiceGateway):
    """A gateway whose timers go off when the test says so."""

    def __init__(self) -> None:
        self.now = 0.0
        self._due: list[tuple[float, asyncio.TimerHandle, Callable[[], object]]] = []

    def later(self, seconds: float, call: Callable[[], object]) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(0.0, call, (), asyncio.get_event_loop())
        self._due.append((self.now + seconds, handle, call))
        return handle

    def pass_time(self, seconds: float) -> None:
        end = self.now + seconds
        for at, handle, call in sorted((one for one in self._due if one[0] <= end), key=lambda one: one[0]):
            if not handle.cancelled():
                self.now = at
                call()
        self._due = [one for one in self._due if one[0] > end]
        self.now = end


class Table:
    """A narrator, its timers, and an ear that knows every cue."""

    def __init__(self, pack: Pack) -> None:
        self.timers, self.queue, self.pack = Timers(), CueQueue(), pack
        self.narrator = Narrator(pack, "classic", self.queue, gateway=self.timers, wake=lambda: WAKE, stir=lambda: None)
        self._names = {pack.clip(cue, "classic"): cue for cue in sorted(pack.cues("classic"))}

    def heard(self) -> list[str]:
        """The cues said since the last time, pauses left out."""
        packets: list[bytes] = []
        while (packet := self.queue.packet()) is not None:
            packets.append(packet)
        names: list[str] = []
        while packets:
            if packets[0] == SILENCE:
                packets.pop(0)
                continue
            clip = next(clip for clip in self._names if clip and tuple(packets[: len(clip)]) == clip)
            names.append(self._names[clip])
            del packets[: len(clip)]
        return names


@pytest.fixture
async def table() -> Table:
    return Table(load_pack("en"))


async def test_who_was_lost_in_the_night_is_told_when_the_city_has_woken_up(table: Table) -> None:
    table.narrator.hear(phase("night", 2))
    table.heard()
    table.narrator.hear(left(3, "night"))
    assert table.heard() == []
    table.narrator.hear(phase("day", 3, turns=True))
    assert table.heard() == ["day.breaks", "player.3.left.night"]


async def test_a_night_without_a_loss_is_told_at_dawn_too(table: Table) -> None:
    table.narrator.hear(phase("night", 2))
    table.heard()
    table.narrator.hear(announced("no_death"))
    table.narrator.hear(phase("day", 3, turns=True))
    assert table.heard() == ["day.breaks", "announce.no_death"]


async def test_somebody_put_out_in_the_night_is_named_at_once(table: Table) -> None:
    table.narrator.hear(phase("night", 2))
    table.heard()
    table.narrator.hear(left(3, "eject"))
    assert table.heard() == ["player.3", "left.eject"]


async def test_the_verdicts_result_is_said_before_the_city_falls_asleep(table: Table) -> None:
    table.narrator.hear(phase("verdict", 5))
    table.heard()
    table.narrator.hear(left(2, "vote"))
    table.narrator.hear(phase("night", 6))
    assert table.heard() == ["player.2.left.vote", "night.falls"]


async def test_a_game_that_ends_at_dawn_tells_the_loss_before_the_winner(table: Table) -> None:
    table.narrator.hear(phase("night", 2))
    table.heard()
    table.narrator.hear(left(3, "night"))
    table.narrator.hear(over("mafia"))
    assert table.heard() == ["player.3.left.night", "win.mafia"]


async def test_the_roles_are_called_at_their_times_through_the_night(table: Table) -> None:
    table.narrator.hear(phase("night", 2, seconds=126))
    assert table.heard() == ["night.falls"]
    table.timers.pass_time(LEAD)
    assert table.heard() == ["call.mafia"]
    table.timers.pass_time(60 - CLOSE)
    assert table.heard() == ["sleep.mafia"]
    table.timers.pass_time(CLOSE)
    assert table.heard() == ["call.doctor"]
    table.timers.pass_time(60)
    assert table.heard() == ["sleep.doctor", "call.detective", "sleep.detective"]


async def test_the_dead_are_called_too(table: Table) -> None:
    """Two nights of the same length sound the same, whoever has left in between."""
    nights: list[list[str]] = []
    for serial in (2, 6):
        table.narrator.hear(phase("night", serial, night=serial, seconds=120))
        table.timers.pass_time(119)
        nights.append(table.heard())
        for seat in range(1, 7):
            table.narrator.hear(left(seat, "night"))
        table.narrator.hear(phase("day", serial + 1, turns=True))
        table.heard()
    assert nights[0] == nights[1]


async def test_no_call_comes_after_a_night_that_ended_early(table: Table) -> None:
    table.narrator.hear(phase("night", 2, seconds=120))
    table.timers.pass_time(20)
    table.heard()
    table.narrator.hear(phase("day", 3, turns=True))
    table.heard()
    table.timers.pass_time(200)
    assert table.heard() == []


async def test_a_turn_is_announced_warned_of_and_ended(table: Table) -> None:
    table.narrator.hear(phase("day", 3, turns=True))
    table.narrator.hear(turn(4, number=1, seconds=60))
    assert table.heard() == ["day.breaks", "player.4.your.turn"]
    table.timers.pass_time(60 - WARNING)
    assert table.heard() == ["ten.seconds"]
    table.timers.pass_time(WARNING - TIME_LEAD)
    assert table.heard() == ["time.is.up"]


async def test_a_turn_given_up_early_has_no_time_called(table: Table) -> None:
    table.narrator.hear(phase("day", 3, turns=True))
    table.narrator.hear(turn(4, number=1))
    table.timers.pass_time(20)
    table.narrator.hear(turn(5, number=2))
    table.heard()
    table.timers.pass_time(49)
    assert table.heard() == []


async def test_a_turn_told_again_is_said_once(table: Table) -> None:
    table.narrator.hear(phase("day", 3, turns=True))
    table.narrator.hear(turn(4, number=1))
    table.narrator.hear(turn(4, number=1))
    assert table.heard() == ["day.breaks", "player.4.your.turn"]


async def test_the_clock_can_stand_still_and_go_on(table: Table) -> None:
    table.narrator.hear(phase("day", 3, seconds=300))
    table.heard()
    table.narrator.clock(None)
    table.timers.pass_time(600)
    assert table.heard() == []
    table.narrator.clock(40)
    table.timers.pass_time(30)
    assert table.heard() == ["ten.seconds"]


@pytest.mark.parametrize("of_turn", [True, False])
async def test_a_pause_near_the_end_takes_no_warning_away(table: Table, of_turn: bool) -> None:
    table.narrator.hear(phase("day", 3, seconds=60, turns=of_turn))
    if of_turn:
        table.narrator.hear(turn(4, number=1, seconds=60))
    table.timers.pass_time(40)
    table.heard()
    table.narrator.clock(None)
    table.timers.pass_time(600)
    table.narrator.clock(20)
    table.timers.pass_time(10)
    assert table.heard() == ["ten.seconds"]


async def test_the_calls_of_a_night_stand_still_with_its_clock_over_a_restart_too(table: Table) -> None:
    night = phase("night", 2, seconds=126)
    table.narrator.hear(night)
    table.timers.pass_time(LEAD)
    assert table.heard()[-1] == "call.mafia"
    table.narrator.clock(None)
    table.timers.pass_time(600)
    assert table.heard() == [], "nobody can act now"
    unsaid = table.narrator.unsaid
    next_one = Table(table.pack)
    next_one.narrator.resume(night)
    next_one.narrator.go_on(None, unsaid)
    for one in (table, next_one):
        one.narrator.clock(126 - LEAD)
        one.timers.pass_time(60 - CLOSE - 1)
        assert one.heard() == []
        one.timers.pass_time(1)
        assert one.heard() == ["sleep.mafia"]
        one.timers.pass_time(CLOSE)
        assert one.heard() == ["call.doctor"]


async def test_the_end_of_any_phase_by_day_is_told_a_little_before_it_comes(table: Table) -> None:
    for name, seconds, warned in (("siesta", 60, True), ("nomination", 60, True), ("siesta", 20, False)):
        table.narrator.hear(phase(name, 3, seconds=seconds))
        table.heard()
        table.timers.pass_time(seconds)
        assert table.heard() == (["ten.seconds"] if warned else [])


async def test_a_scenarios_unknown_announcement_is_left_to_the_text(table: Table) -> None:
    table.narrator.hear(announced("a_code_without_a_recording"))
    assert table.heard() == []


@pytest.mark.parametrize("name", ["night", "intro_night"])
async def test_resumed_in_a_night_its_results_still_wait_for_dawn(table: Table, name: str) -> None:
    table.narrator.resume(phase(name, 2))
    table.narrator.hear(left(3, "night"))
    assert table.heard() == []
    table.narrator.hear(phase("day", 3, turns=True))
    assert table.heard()[0] == "day.breaks"


async def test_the_next_process_makes_the_calls_of_the_night_that_are_still_to_come(table: Table) -> None:
    night = phase("night", 2, seconds=126)
    table.narrator.hear(night)
    table.heard()
    table.timers.pass_time(LEAD)
    assert table.heard() == ["call.mafia"]
    unsaid = table.narrator.unsaid

    next_one = Table(table.pack)
    next_one.narrator.resume(night)
    next_one.narrator.go_on(126 - LEAD - 10, unsaid)
    assert next_one.heard() == []
    next_one.timers.pass_time(60 - CLOSE - 10)
    assert next_one.heard() == ["sleep.mafia"]
    next_one.timers.pass_time(CLOSE)
    assert next_one.heard() == ["call.doctor"]


async def test_a_call_that_nobody_could_make_is_made_late_and_not_long_after(table: Table) -> None:
    night = phase("night", 2, seconds=126)
    table.narrator.hear(night)
    unsaid = table.narrator.unsaid
    for late, expected in ((10, ["call.mafia"]), (40, [])):
        next_one = Table(table.pack)
        next_one.narrator.resume(night)
        next_one.narrator.go_on(126 - LEAD - late, unsaid)
        next_one.timers.pass_time(0.1)
        assert next_one.heard() == expected


async def test_what_was_cut_off_is_said_again_from_its_beginning_and_then_the_rest(table: Table) -> None:
    table.narrator.hear(phase("day", 3, turns=True))
    table.narrator.hear(turn(4, number=1))
    for _ in range(20):
        table.queue.packet()
    unsaid = replace(table.narrator.unsaid, lines=table.queue.unsaid())

    next_one = Table(table.pack)
    for event in (phase("day", 3, turns=True), turn(4, number=1)):
        next_one.narrator.resume(event)
    next_one.narrator.go_on(50, VoiceNote.read(VoiceNote("g", (3, 1), unsaid).write(1000), 2000).unsaid)
    assert next_one.heard() == ["day.breaks", "player.4.your.turn"]
    next_one.narrator.hear(turn(4, number=1))
    assert next_one.heard() == [], "told again, as the order of those to come has changed"
    next_one.timers.pass_time(50 - WARNING)
    assert next_one.heard() == ["ten.seconds"]
    next_one.timers.pass_time(WARNING)
    assert next_one.heard() == ["time.is.up"]


async def test_what_is_long_ago_is_left_out(table: Table) -> None:
    table.narrator.hear(phase("day", 3, turns=True))
    note = VoiceNote("g", None, replace(table.narrator.unsaid, lines=table.queue.unsaid())).write(0)
    next_one = Table(table.pack)
    next_one.narrator.resume(phase("day", 3, turns=True))
    next_one.narrator.go_on(None, VoiceNote.read(note, 60_000).unsaid)
    assert next_one.heard() == []
