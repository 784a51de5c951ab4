"""What may stand between the narrator and its channel: rights, a stage, a full house. Each is said once, by name."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from audio.pack import Pack, load_pack
from cogs.showing.view import words_of
from cogs.voice.queue import GAP
from cogs.voice.voice_table import VoiceTable
from tests.voice.loopback.server import LoopbackServer, _Session
from tests.voice.loopback.wiring import link, outside
from tests.voice.tables import Club, at_rest, phase, stage, wired

pytestmark = pytest.mark.realtime


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack("en")


def said(place: Club) -> list[str]:
    return [word for word, _ in place.words]


async def without(place: Club, channel: discord.VoiceChannel | discord.StageChannel, **rights: bool) -> None:
    """The bot has these rights in the channel, whatever it has elsewhere."""
    place.settle_rights(channel, **rights)
    await place.env.settle()


async def opened(place: Club, channel: discord.VoiceChannel | discord.StageChannel | None = None) -> VoiceTable:
    return await place.hall.open(channel or place.channel, place.setting(in_turns=True), place.say)


async def never_joined(place: Club, server: LoopbackServer) -> None:
    """It has not come in, and has not even tried."""
    await place.rest()
    assert place.gateway.joins == 0
    assert server.peers == []
    assert place.env.backend.bot_user.id not in place.guild.voice_states()


@pytest.mark.parametrize(
    ("right", "word", "name"),
    [
        ("view_channel", "voice-no-view", "View Channel"),
        ("connect", "voice-no-connect", "Connect"),
        ("speak", "voice-no-speak", "Speak"),
    ],
)
async def test_each_right_that_is_missing_is_named_and_the_channel_left_alone(right: str, word: str, name: str) -> None:
    async with wired(2) as (place, server):
        await without(place, place.channel, **{right: False})
        await opened(place)
        await place.until(lambda: word in said(place))
        await never_joined(place, server)
        text = words_of("en")(word, **dict(place.words)[word])
        assert name in text
        assert place.channel.mention in text
        assert len(place.words) == len(set(said(place)))


@pytest.mark.parametrize(("right", "word"), [("connect", "voice-no-connect"), ("speak", "voice-no-speak")])
async def test_it_comes_as_soon_as_the_right_is_given(pack: Pack, right: str, word: str) -> None:
    async with wired(2) as (place, server):
        await without(place, place.channel, mute_members=True, **{right: False})
        table = await opened(place)
        await place.until(lambda: word in said(place))
        await without(place, place.channel, mute_members=True, speak=True)
        peer = await server.peer()
        await place.until(lambda: table._stream.mouth is not None)
        table.on_event(phase("day", 3))
        await peer.hears(pack.line(["day.breaks"]) or ())
        assert [one for one in said(place) if one != "voice-no-mute"] == [word, "voice-back"]


async def test_whose_right_to_speak_is_taken_says_so_each_time_and_speaks_when_it_is_back(pack: Pack) -> None:
    async with wired(2) as (place, server):
        await without(place, place.channel, mute_members=True, speak=True)
        table = await opened(place)
        await server.peer()
        for times in (1, 2):
            await place.until(lambda: table._stream.mouth is not None)
            await without(place, place.channel, mute_members=True, speak=False)
            await place.until(lambda: table._stream.mouth is None)
            await place.until(lambda times=times: said(place).count("voice-no-speak") >= times)
            assert said(place).count("voice-no-speak") == times
            await without(place, place.channel, mute_members=True, speak=True)
            await place.until(lambda times=times: said(place).count("voice-back") == times)
        assert len(server.peers) == 1, "it has stayed there"


async def test_a_join_that_is_not_allowed_is_answered_by_nothing() -> None:
    """Whoever asks for it all the same waits until they give up."""
    async with wired(2) as (place, server):
        await without(place, place.channel, connect=False)
        joining = outside(place.channel.connect(reconnect=False))
        await place.until(lambda: server.unanswered)
        await never_joined(place, server)
        assert not joining.done()
        voice = link(place.env, place.guild.id)
        joining.cancel()
        with pytest.raises(asyncio.CancelledError):
            await joining
        await voice._connection.disconnect()  # which does not wait, for half a minute, to hear that it is out


@pytest.mark.parametrize("how", ["the game ends", "the next game begins", "sent away"])
async def test_stopped_on_its_way_in_it_stays_in_no_channel(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """The voice server takes its time, as one in trouble does; Discord has let the bot in by then."""
    answered = asyncio.Event()
    select = _Session._select

    async def slowly(self: _Session, d: dict[str, Any]) -> None:
        await answered.wait()
        await select(self, d)

    monkeypatch.setattr(_Session, "_select", slowly)
    async with wired(2) as (place, server):
        me = place.env.backend.bot_user.id
        table = await opened(place)
        await server.peer()
        assert me in place.guild.voice_states()
        if how == "the game ends":
            await place.hall.close(place.guild.id)
        elif how == "sent away":
            await table.call(here=False)
        else:
            await place.hall.open(place.channel, place.setting(away=True), place.say)
        await place.until(lambda: me not in place.guild.voice_states())
        assert place.channel.guild.voice_client is None
        answered.set()


async def test_a_stage_without_the_right_to_mute_is_not_joined() -> None:
    async with wired(2) as (place, server):
        channel = await stage(place)
        await without(place, channel, mute_members=False, request_to_speak=False)
        table = await opened(place, channel)
        table.on_event(phase("night", 2))
        await place.until(lambda: said(place) == ["voice-no-stage"])
        await never_joined(place, server)


async def test_where_it_may_only_ask_to_speak_it_raises_a_hand_once_and_waits(pack: Pack) -> None:
    line = pack.line(["day.breaks"]) or ()
    async with wired(2) as (place, server):
        channel = await stage(place)
        await without(place, channel, mute_members=False, request_to_speak=True)
        table = await opened(place, channel)
        peer = await server.peer()
        await place.until(lambda: said(place) == ["voice-hand"])
        table.on_event(phase("night", 2))
        await place.looks()
        assert table._stream.mouth is None
        assert peer.heard == []
        placed(place, channel, suppress=False)
        await place.until(lambda: table._stream.mouth is not None)
        table.on_event(phase("day", 3))
        await peer.hears(line)
        (asked,) = [one.json for one in place.env.http_requests if one.path.endswith("/voice-states/@me")]
        assert asked["request_to_speak_timestamp"]
        assert said(place) == ["voice-hand"]


async def test_on_a_stage_it_comes_up_by_itself_and_is_silent_where_it_is_sent_into_the_audience(pack: Pack) -> None:
    async with wired(2) as (place, server):
        channel = await stage(place)
        table = await opened(place, channel)
        peer = await server.peer()
        await place.until(lambda: table._stream.mouth is not None)
        table.on_event(phase("night", 2))
        before = len(pack.line(["night.falls"]) or ()) + GAP
        await place.until(lambda: len(peer.heard) == before)
        placed(place, channel, suppress=True)
        await place.until(lambda: said(place) == ["voice-audience"])
        table.on_event(phase("day", 3))
        await place.looks()
        assert table._stream.mouth is None
        assert len(peer.heard) == before
        placed(place, channel, suppress=False)
        assert await peer.hears(pack.line(["day.breaks"]) or (), after=before) == before
        assert len(server.peers) == 1


async def test_a_stage_that_refuses_it_is_left_for_good() -> None:
    async with wired(2) as (place, server):
        path = f"/guilds/{place.guild.id}/voice-states/@me"
        place.env.inject_error("PATCH", path, status=403, code=50013, times=None)
        channel = await stage(place)
        await at_rest(place, await opened(place, channel))
        await place.until(lambda: place.env.backend.bot_user.id not in place.guild.voice_states())
        await place.rest()
        assert len(server.peers) == place.gateway.joins == 1
        assert said(place) == ["voice-no-stage"]


async def test_a_full_channel_is_entered_when_somebody_leaves(pack: Pack) -> None:
    async with wired(3) as (place, server):
        await place.seated(1, 2)
        await limited(place, 2)
        table = await opened(place)
        await place.until(lambda: said(place) == ["voice-full"])
        await never_joined(place, server)
        await place.people[2].leave_voice()
        peer = await server.peer()
        await place.until(lambda: table._stream.mouth is not None)
        table.on_event(phase("day", 3))
        await peer.hears(pack.line(["day.breaks"]) or ())
        assert said(place) == ["voice-full"]


async def test_a_full_channel_is_entered_when_its_limit_is_raised_or_with_the_right_to_move() -> None:
    async with wired(2) as (place, server):
        await place.seated(1, 2)
        await limited(place, 2)
        await opened(place)
        await place.until(lambda: said(place) == ["voice-full"])
        await never_joined(place, server)
        place.env.backend.edit_channel(place.channel.id, {"user_limit": 3})
        await server.peer(1)
        await place.hall.close(place.guild.id)
        await without(place, place.channel, move_members=True, speak=True, mute_members=True)
        place.env.backend.edit_channel(place.channel.id, {"user_limit": 2})
        await opened(place)
        await server.peer(2)


async def limited(place: Club, most: int) -> None:
    """The channel lets so many in, and the bot has no right to come all the same."""
    await without(place, place.channel, move_members=False, speak=True, mute_members=True)
    place.env.backend.edit_channel(place.channel.id, {"user_limit": most})
    await place.env.settle()


def placed(place: Club, channel: discord.StageChannel, **flags: Any) -> None:
    """A moderator of the stage brings the bot up, or sends it into the audience."""
    place.env.backend.set_voice_state(place.guild.id, place.env.backend.bot_user.id, channel.id, **flags)
