"""A voice table changes hands between real processes: its mutes and narration go on, and nothing is said twice."""

from __future__ import annotations

import signal
from itertools import pairwise

import pytest

from core.store import TableId
from core.table import pace
from tests.fleet.evening import PEOPLE, Evening, evening, speaker
from tests.fleet.processes import eventually
from tests.fleet.room import SUCCESSION
from tests.store.groups import until

pytestmark = [pytest.mark.process, pytest.mark.realtime]

HOUR = 3600


@pytest.fixture(autouse=True)
def _no_deadlines(monkeypatch: pytest.MonkeyPatch) -> None:
    """No phase ends by the clock while processes start: it is here that they begin, and by hand that they end."""
    set_ = pace._set
    monkeypatch.setattr(pace, "_set", lambda state, clock, seconds, now: set_(state, clock, seconds + HOUR, now))


TOLD_TO_END = pytest.param(
    signal.SIGTERM,
    id="told to end",
    marks=pytest.mark.repeats("that where it is killed; that it leaves its voice first, where a moderator has unmuted"),
)


@pytest.mark.parametrize("how", [TOLD_TO_END, pytest.param(signal.SIGKILL, id="killed")])
async def test_mutes_and_narration_are_taken_over_in_mid_speech(tmp_path, how):
    async with evening(tmp_path, SUCCESSION) as one:
        players = set(one.town.people[:PEOPLE])
        stranger = one.town.people[PEOPLE]
        await one.only_can_speak()
        await eventually(lambda: "night.falls" in one.said())
        before = len(one.said())
        heard = len(one.voice.peers)
        await one.next()
        while (state := one.tables.get(TableId(one.town.guild)).state) is None or state.game.turn is None:
            await one.next()
        await one.only_can_speak(speaker(one))
        await one.next()
        await one.is_speaking()
        gone = next(iter(players - {speaker(one)}))
        one.first.send(how)
        one.goes(gone)
        await one.first.ended()
        await one.made.lease_ends(one.first)
        one.comes(stranger)
        await one.second.ready()
        await eventually(lambda: len(one.voice.peers) > heard)
        await one.only_can_speak(speaker(one))
        assert stranger in one.muted()

        seat = one.tables.get(TableId(one.town.guild)).state.game.turn.seat
        call = f"player.{seat}.your.turn"
        await eventually(lambda: one.said()[-1:] == [call])
        said = one.said()[before:]
        turns = [cue for cue in said if cue.endswith(".your.turn")]
        assert len(turns) == len(set(turns)), said
        assert said.count("day.breaks") <= 1, said
        assert True in one.mutes
        assert one.mutes == sorted(one.mutes), "the first had made its last mute before"
        assert one.discord.gateway.counts["put out"] == 0

        one.comes(gone, muted=True)
        await one.next()
        await one.only_can_speak(speaker(one))
        await one.stop()
        await one.only_can_speak(*players, stranger)
        assert one.second.raised() == ""


KILLED_TOO = pytest.param(
    signal.SIGKILL,
    id="killed",
    marks=pytest.mark.repeats("that where it is told to end, and the mutes of one that is killed in mid-speech"),
)


@pytest.mark.parametrize("how", [pytest.param(signal.SIGTERM, id="told to end"), KILLED_TOO])
async def test_whom_a_moderator_has_unmuted_the_next_process_leaves_alone(tmp_path, how):
    async with evening(tmp_path, SUCCESSION) as one:
        players = one.town.people[:PEOPLE]
        await one.only_can_speak()
        one.comes(players[2], muted=False)
        await until(lambda: _noted(one))
        await eventually(lambda: len(one.voice.peers) > 0)
        heard = len(one.voice.peers)
        one.first.send(how)
        await one.first.ended()
        await one.made.lease_ends(one.first)
        one.comes(one.town.people[PEOPLE])
        await one.second.ready()
        await one.only_can_speak(players[2])  # the stranger has been muted: it has looked at everybody
        assert one.discord.world.backend.get_guild(one.town.guild).voice_states[players[2]].channel_id == one.hall
        while (state := one.tables.get(TableId(one.town.guild)).state) is None or state.game.turn is None:
            await one.next()
        await one.only_can_speak(*{speaker(one), players[2]})
        await eventually(lambda: len(one.voice.peers) > heard)
        assert one.mutes == sorted(one.mutes), "the first had made its last mute before"
        assert one.discord.gateway.counts["put out"] == 0
        await one.stop()
        await one.only_can_speak(*players, one.town.people[PEOPLE])
        assert one.second.raised() == ""


async def _noted(one: Evening) -> bool:
    """Whether it stands in Redis that somebody was unmuted by hand."""
    saved = await one.store.load(TableId(one.town.guild))
    return saved is not None and bool(await one.store.left_alone(TableId(one.town.guild), saved.game))


async def test_the_call_of_the_night_that_was_cut_off_is_said_again(tmp_path):
    async with evening(tmp_path, SUCCESSION) as one:
        await one.only_can_speak()
        await eventually(lambda: "night.falls" in one.said())
        await one.is_speaking()
        one.first.kill()
        await one.first.ended()
        await one.made.lease_ends(one.first)
        await one.second.ready()
        await eventually(lambda: "call.mafia" in one.said() or "sleep.mafia" in one.said())
        said = one.said()
        assert all(first != second for first, second in pairwise(said)), said
        assert said.count("night.falls") == 1
        assert one.muted() == set(one.town.people[:PEOPLE])
        await one.stop()
        await one.only_can_speak(*one.town.people[:PEOPLE])
