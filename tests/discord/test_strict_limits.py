"""The strict Discord's rate limits and nonces."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from discord.http import Route
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.simulated.strict.connection import StrictSession
from cogs.simulated.strict.exchange import Request
from cogs.simulated.strict.limits import RateLimits, Window
from tests.discord.test_strict_trouble import said, say
from tests.discord.world import World


async def raw(world: World, method: str, path: str, body: object = None) -> tuple[int, dict[str, str], Any]:
    """One request without discord.py's client and what it knows of limits."""
    session = StrictSession(world.env.discord.answer)
    data = None if body is None else discord.utils._to_json(body)
    with world.env.bot_scope():
        async with session.request(method, Route.BASE + path, data=data) as response:
            shown = dict(response.headers)
            return response.status, shown, await response.json() if response.status != 204 else None


async def test_the_sixth_message_within_five_seconds_is_refused_as_discord_does(world: World) -> None:
    path = f"/channels/{world.channel.id}/messages"
    for left in (4, 3, 2, 1, 0):
        status, headers, _ = await raw(world, "POST", path, {"content": "x"})
        assert (status, headers["X-RateLimit-Remaining"]) == (200, str(left))
    status, headers, body = await raw(world, "POST", path, {"content": "x"})
    assert status == 429
    assert headers["Via"]
    assert headers["X-RateLimit-Scope"] == "user"
    assert body["global"] is False
    assert 0 < body["retry_after"] <= 5
    await world.env.advance_time(body["retry_after"])
    status, _, _ = await raw(world, "POST", path, {"content": "x"})
    assert status == 200
    world.env.discord.pardon()


async def test_an_edit_takes_from_the_same_bucket_and_another_channel_has_its_own(world: World) -> None:
    other = world.guild.create_text_channel("other")
    path = f"/channels/{world.channel.id}/messages"
    _, _, message = await raw(world, "POST", path, {"content": "x"})
    for _ in range(4):
        await raw(world, "PATCH", f"{path}/{message['id']}", {"content": "y"})
    assert (await raw(world, "POST", path, {"content": "x"}))[0] == 429
    assert (await raw(world, "POST", f"/channels/{other.id}/messages", {"content": "x"}))[0] == 200
    world.env.discord.pardon()


async def test_the_client_waits_for_a_limit_that_the_headers_told_of(world: World) -> None:
    before = world.simulation.now()
    for number in range(11):
        await say(world, str(number))
    assert said(world) == [str(number) for number in range(11)]
    assert world.simulation.now() - before >= 10_000
    assert not world.env.discord.refused()


async def test_fifty_requests_a_second_in_all_but_interaction_replies(world: World) -> None:
    path = f"/guilds/{world.guild.id}"
    await world.env.advance_time(1)
    answers = [await raw(world, "GET", path) for _ in range(51)]
    assert [status for status, _, _ in answers].count(429) == 1
    status, headers, body = answers[-1]
    assert (status, headers["X-RateLimit-Global"], body["global"]) == (429, "true", True)
    assert (await raw(world, "POST", "/interactions/1/token/callback", {"type": 6}))[0] == 404
    await world.env.advance_time(1)
    assert (await raw(world, "GET", path))[0] == 200
    world.env.discord.pardon()


async def test_many_requests_at_once_are_never_too_many_for_discord(world: World) -> None:
    with world.env.bot_scope():
        waiting = [asyncio.create_task(world.bot.fetch_guild(world.guild.id)) for _ in range(200)]
    await world.env.settle()
    assert all(task.done() for task in waiting)
    assert not world.env.discord.refused()


async def test_a_channels_name_changes_twice_in_ten_minutes_which_no_header_tells(world: World) -> None:
    manager = discord.Permissions(view_channel=True, manage_channels=True).value
    world.env.backend.set_overwrite(
        world.channel.id, Overwrite(world.env.backend.bot_user.id, OverwriteType.MEMBER, allow=manager)
    )
    path = f"/channels/{world.channel.id}"
    for name in ("a", "b"):
        assert (await raw(world, "PATCH", path, {"name": name}))[0] == 200
    status, headers, body = await raw(world, "PATCH", path, {"name": "c"})
    assert status == 429
    assert headers["X-RateLimit-Remaining"] != "0"
    assert body["retry_after"] > 500
    assert (await raw(world, "PATCH", path, {"rate_limit_per_user": 5}))[0] == 200
    world.env.discord.pardon()


async def test_a_nonce_holds_five_minutes_in_its_channel(world: World) -> None:
    other = world.guild.create_text_channel("other")
    first = await say(world, "one", "n1")
    assert (await say(world, "two", "n1")).id == first.id
    await say(world, "three", "n1", channel=other.id)
    assert [message.content for message in other.history()] == ["three"]
    assert said(world) == ["one"]
    await world.env.advance_time(300)
    assert (await say(world, "four", "n1")).id != first.id
    assert said(world) == ["one", "four"]


async def test_a_nonce_of_more_than_25_characters_is_refused(world: World) -> None:
    with pytest.raises(discord.HTTPException) as refusal:
        await say(world, "one", "n" * 26)
    assert refusal.value.code == 50035
    world.env.discord.pardon()


def test_a_window_is_over_when_its_time_is_however_sums_of_seconds_come_out() -> None:
    for opened in (0.1, 1000.1, 777.7, 12345.6):
        window = Window(1, 10.0)
        assert window.take(opened)
        assert not window.take(opened + 9.999)
        assert window.take(opened + sum([0.1] * 100))


def edit(at: float) -> Request:
    path = "/guilds/1/members/2"
    return Request(
        "PATCH",
        path,
        "/guilds/{id}/members/{id}",
        ids=(1, 2),
        json={"mute": True},
        params={},
        files=[],
        reason=None,
        at=at,
    )


def test_who_waits_as_long_as_the_headers_say_finds_the_bucket_empty() -> None:
    """Told less by half a millisecond, a client comes back too soon."""
    for late in range(100):
        limits = RateLimits(0.0)
        taken = limits.take(edit(0.0), 0.0)
        for number in range(1, 10):
            taken = limits.take(edit(number * late / 1000), number * late / 1000)
        back = taken.at + float(taken.headers()["X-RateLimit-Reset-After"])
        assert not limits.take(edit(back), back).over
        early = limits.take(edit(taken.at), taken.at + 0.001)
        if early.over:
            again = taken.at + 0.001 + early.refusal().body["retry_after"]
            assert not limits.take(edit(again), again).over
