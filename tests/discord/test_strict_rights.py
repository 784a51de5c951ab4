"""The strict Discord refuses what the bot may not do where it stands, with Discord's codes."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from cogs.simulated.strict import channel_kinds
from tests.discord.test_strict_limits import raw
from tests.discord.world import World


async def thread(world: World, kind: int = 12, channel: Any = None) -> tuple[int, Any]:
    """A thread is asked for; the status, and the answer."""
    path = f"/channels/{(channel or world.channel).id}/threads"
    status, _, body = await raw(world, "POST", path, {"name": "room", "type": kind, "auto_archive_duration": 1440})
    world.env.discord.pardon()
    return status, body


def codes(answer: tuple[int, Any, Any]) -> tuple[int, int]:
    status, _, body = answer
    return status, 0 if status < 400 else body.get("code", 0)


def asked(answer: tuple[int, Any]) -> tuple[int, int]:
    return answer[0], 0 if answer[0] < 400 else answer[1]["code"]


async def test_only_under_a_text_channel_is_there_a_private_thread(world: World) -> None:
    guild = world.guild
    assert (await thread(world))[0] == 200
    for channel in (guild.create_voice_channel("v"), guild.create_stage_channel("s")):
        assert asked(await thread(world, channel=channel)) == (400, 50024)
        assert asked(await thread(world, 11, channel)) == (400, 50024)
    news = guild.create_text_channel("news")
    world.env.backend.get_channel(news.id).type = ChannelType.NEWS
    assert asked(await thread(world, channel=news)) == (400, 50024)
    assert asked(await thread(world, 11, news)) == (400, 50024)


async def test_there_is_no_thread_in_a_thread(world: World) -> None:
    _, room = await thread(world, 11)
    status, _, body = await raw(world, "POST", f"/channels/{room['id']}/threads", {"name": "x", "type": 12})
    assert (status, body["code"]) == (400, 50024)
    world.env.discord.pardon()


@pytest.mark.parametrize("right", ["create_private_threads", "view_channel"])
async def test_a_thread_needs_its_right(world: World, right: str) -> None:
    await world.env.discord.trouble.drop_right(world.channel, right)
    assert asked(await thread(world)) == (403, 50001 if right == "view_channel" else 50013)


async def test_a_server_holds_so_many_active_threads(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel_kinds, "THREADS_AT_MOST", 2)
    assert [asked(await thread(world)) for _ in range(3)] == [(200, 0), (200, 0), (400, 160006)]


async def test_a_message_has_one_thread(world: World) -> None:
    message = (await raw(world, "POST", f"/channels/{world.channel.id}/messages", {"content": "x"}))[2]["id"]
    path = f"/channels/{world.channel.id}/messages/{message}/threads"
    assert [codes(await raw(world, "POST", path, {"name": "x"})) for _ in range(2)] == [(200, 0), (400, 160004)]
    world.env.discord.raise_faults()


@pytest.mark.parametrize("name", ["", "x" * 101])
async def test_a_thread_has_a_name_of_a_hundred_characters_at_most(world: World, name: str) -> None:
    answer = await raw(world, "POST", f"/channels/{world.channel.id}/threads", {"name": name, "type": 12})
    assert codes(answer) == (400, 50035)
    world.env.discord.pardon()


async def test_who_is_let_in_must_see_the_channel_and_who_lets_in_must_be_able_to_write(world: World) -> None:
    _, room = await thread(world)
    blind, seeing = world.people[:2]
    hidden = discord.Permissions(view_channel=True).value
    world.env.backend.set_overwrite(world.channel.id, Overwrite(blind.id, OverwriteType.MEMBER, deny=hidden))
    path = f"/channels/{room['id']}/thread-members"
    assert codes(await raw(world, "PUT", f"{path}/{blind.id}")) == (403, 50001)
    assert codes(await raw(world, "PUT", f"{path}/{seeing.id}")) == (204, 0)
    await world.env.discord.trouble.drop_right(world.channel, "send_messages_in_threads")
    assert codes(await raw(world, "PUT", f"{path}/{world.people[2].id}")) == (403, 50013)
    assert codes(await raw(world, "POST", f"/channels/{room['id']}/messages", {"content": "x"})) == (403, 50013)


async def test_whom_a_message_in_a_thread_mentions_and_notifies_is_in_it(world: World) -> None:
    made = {"name": "x", "type": 12, "invitable": False}
    _, _, room = await raw(world, "POST", f"/channels/{world.channel.id}/threads", made)
    path = f"/channels/{room['id']}/messages"
    blind, seeing, quiet, third = world.people[:4]
    hidden = discord.Permissions(view_channel=True).value
    world.env.backend.set_overwrite(world.channel.id, Overwrite(blind.id, OverwriteType.MEMBER, deny=hidden))

    def inside() -> set[int]:
        return set(world.env.backend.get_channel(int(room["id"])).thread_members) & {one.id for one in world.people}

    named = f"{blind.mention} {seeing.mention} {quiet.mention}"
    wanted = {"parse": [], "users": [str(blind.id), str(seeing.id)]}
    await raw(world, "POST", path, {"content": named, "allowed_mentions": wanted})
    assert inside() == {seeing.id}
    await world.env.discord.trouble.drop_right(world.channel, "manage_threads")
    await raw(world, "POST", path, {"content": third.mention})
    assert inside() == {seeing.id}
    await world.env.discord.trouble.give_back(world.channel, "manage_threads")
    text = {"type": 17, "components": [{"type": 10, "content": third.mention}]}
    await raw(world, "POST", path, {"flags": 1 << 15, "components": [text]})
    assert inside() == {seeing.id, third.id}


async def test_the_one_who_opened_a_private_thread_puts_out_of_it_but_does_not_lock_it(world: World) -> None:
    _, room = await thread(world)
    path = f"/channels/{room['id']}"
    person = world.people[0]
    await raw(world, "PUT", f"{path}/thread-members/{person.id}")
    await world.env.discord.trouble.drop_right(world.channel, "manage_threads")
    assert codes(await raw(world, "DELETE", f"{path}/thread-members/{person.id}")) == (204, 0)
    assert codes(await raw(world, "PATCH", path, {"locked": True})) == (403, 50013)
    assert codes(await raw(world, "PATCH", path, {"archived": True})) == (200, 0)
    await world.env.discord.trouble.give_back(world.channel, "manage_threads")
    assert codes(await raw(world, "PATCH", path, {"archived": False, "locked": True})) == (200, 0)


async def test_an_archived_thread_takes_a_message_and_nothing_else(world: World) -> None:
    _, room = await thread(world)
    path = f"/channels/{room['id']}"
    _, _, message = await raw(world, "POST", f"{path}/messages", {"content": "x"})
    await world.env.discord.trouble.archive(int(room["id"]))
    assert codes(await raw(world, "PATCH", f"{path}/messages/{message['id']}", {"content": "y"})) == (400, 50083)
    assert codes(await raw(world, "PUT", f"{path}/thread-members/{world.people[0].id}")) == (400, 50083)
    assert codes(await raw(world, "PATCH", path, {"locked": True})) == (400, 50083)
    assert codes(await raw(world, "POST", f"{path}/messages", {"content": "z"})) == (200, 0)
    assert codes(await raw(world, "PATCH", f"{path}/messages/{message['id']}", {"content": "y"})) == (200, 0)
    world.env.discord.pardon()


async def test_a_locked_thread_is_for_those_who_manage_threads(world: World) -> None:
    _, room = await thread(world)
    path, trouble = f"/channels/{room['id']}", world.env.discord.trouble
    await trouble.drop_right(world.channel, "manage_threads")
    world.env.backend.edit_channel(int(room["id"]), {}, thread_metadata={"locked": True})
    assert codes(await raw(world, "POST", f"{path}/messages", {"content": "x"})) == (400, 160005)
    await trouble.archive(int(room["id"]), locked=True)
    assert codes(await raw(world, "POST", f"{path}/messages", {"content": "x"})) == (400, 50083)
    assert codes(await raw(world, "PATCH", path, {"archived": False})) == (403, 50013)
    await trouble.give_back(world.channel, "manage_threads")
    assert codes(await raw(world, "POST", f"{path}/messages", {"content": "x"})) == (200, 0)
    world.env.discord.pardon()


async def test_a_file_needs_its_right(world: World) -> None:
    async def send() -> discord.Message:
        place = world.bot.get_partial_messageable(world.channel.id)
        return await world.env.as_bot(place.send(file=discord.File(io.BytesIO(b"x"), "x.txt")))

    await send()
    await world.env.discord.trouble.drop_right(world.channel, "attach_files")
    with pytest.raises(discord.Forbidden) as refusal:
        await send()
    assert refusal.value.code == 50013


async def test_the_chat_of_a_voice_channel_needs_connect(world: World) -> None:
    channel = world.guild.create_voice_channel("v")
    path = f"/channels/{channel.id}/messages"
    assert codes(await raw(world, "POST", path, {"content": "x"})) == (200, 0)
    await world.env.discord.trouble.drop_right(channel, "connect")
    assert codes(await raw(world, "POST", path, {"content": "x"})) == (403, 50013)


async def test_others_messages_are_deleted_with_manage_messages(world: World) -> None:
    message = await world.people[0].send(world.channel, "hello")
    await world.env.discord.trouble.drop_right(world.channel, "manage_messages")
    path = f"/channels/{world.channel.id}/messages/{message.id}"
    assert codes(await raw(world, "DELETE", path)) == (403, 50013)
    await world.env.discord.trouble.give_back(world.channel, "manage_messages")
    assert codes(await raw(world, "DELETE", path)) == (204, 0)
    assert codes(await raw(world, "DELETE", path)) == (404, 10008)


async def in_voice(world: World, channel: simcord.ChannelHandle) -> str:
    """The first person is in voice there; the path of their member."""
    person = world.people[0]
    await person.join_voice(channel)
    return f"/guilds/{world.guild.id}/members/{person.id}"


async def test_a_mute_needs_its_right_in_the_channel_and_somebody_who_is_there(world: World) -> None:
    first, second = (world.guild.create_voice_channel(name) for name in "ab")
    path = await in_voice(world, first)
    await world.env.discord.trouble.drop_right(first, "mute_members")
    assert codes(await raw(world, "PATCH", path, {"mute": True})) == (403, 50013)
    await in_voice(world, second)
    assert codes(await raw(world, "PATCH", path, {"mute": True})) == (200, 0)
    assert codes(await raw(world, "PATCH", path, {"channel_id": str(first.id)})) == (200, 0)
    await world.env.discord.trouble.drop_right(first, "move_members")
    assert codes(await raw(world, "PATCH", path, {"channel_id": None})) == (403, 50013)
    nobody = f"/guilds/{world.guild.id}/members/{world.people[1].id}"
    assert codes(await raw(world, "PATCH", nobody, {"mute": True})) == (400, 40032)
    world.env.discord.pardon()


async def test_on_a_stage_speaking_needs_mute_members_and_being_there(world: World) -> None:
    stage, voice = world.guild.create_stage_channel("s"), world.guild.create_voice_channel("v")
    me, path = world.env.backend.bot_user.id, f"/guilds/{world.guild.id}/voice-states/@me"
    speak = {"channel_id": str(stage.id), "suppress": False}
    assert codes(await raw(world, "PATCH", path, speak)) == (400, 40032)
    world.env.backend.set_voice_state(world.guild.id, me, voice.id)
    assert codes(await raw(world, "PATCH", path, speak)) == (400, 50024)
    world.env.backend.set_voice_state(world.guild.id, me, stage.id, suppress=True)
    await world.env.discord.trouble.drop_right(stage, "mute_members", "request_to_speak")
    assert codes(await raw(world, "PATCH", path, speak)) == (403, 50013)
    ask = {"channel_id": str(stage.id), "request_to_speak_timestamp": "2026-01-01T00:00:00+00:00"}
    assert codes(await raw(world, "PATCH", path, ask)) == (403, 50013)
    await world.env.discord.trouble.give_back(stage, "mute_members", "request_to_speak")
    assert codes(await raw(world, "PATCH", path, ask)) == (204, 0)
    assert codes(await raw(world, "PATCH", path, speak)) == (204, 0)
    world.env.discord.pardon()


async def test_nothing_is_written_into_a_category(world: World) -> None:
    category = world.guild.create_category("c")
    assert codes(await raw(world, "POST", f"/channels/{category.id}/messages", {"content": "x"})) == (400, 50008)
    world.env.discord.pardon()
