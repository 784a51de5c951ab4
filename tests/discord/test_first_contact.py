"""The first hour on a server: the invitation, the page of rights, and what a server chooses once for all its games."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import simcord

from cogs.presence.rights import USED, invitation
from core.words import LANGUAGES, Words
from tests.discord.world import World, answered

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def owner(world: World) -> simcord.MemberActor:
    """Somebody with rights over the server."""
    role = world.guild.create_role("steward", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("owner"), roles=[role])


def test_the_invitation_asks_for_the_rights_that_are_used_and_no_others():
    url = invitation(42)
    asked = re.search(r"permissions=(\d+)", url)
    assert asked is not None
    assert discord.Permissions(int(asked[1])) == discord.Permissions(**dict.fromkeys(USED, True))
    assert "client_id=42" in url
    assert "scope=bot+applications.commands" in url
    assert f"permissions={asked[1]}" in README, "the README's address has the same"


def test_every_right_that_is_used_has_a_name_and_says_what_is_lost_without_it():
    for code in LANGUAGES:
        words = Words.for_language(code)
        assert [right for right in USED if not words.has(f"permission-{right}")] == []
        assert [right for right in USED if not words.has(f"permission-{right}.loss")] == []


async def test_a_servers_pace_and_relay_are_those_of_its_games(world: World) -> None:
    chosen = answered(await owner(world).slash(world.channel, "mafia setup", pace="clock", relay=True))
    assert "every phase lasts its full time" in chosen
    assert "through me, by direct message" in chosen
    await world.people[0].slash(world.channel, "mafia start")
    assert (world.state.lobby.pace, world.state.lobby.relay) == ("clock", True)
    await world.people[0].slash(world.channel, "mafia stop")
    await world.people[0].slash(world.channel, "mafia start", pace="together", relay=False)
    assert (world.state.lobby.pace, world.state.lobby.relay) == ("together", False)


async def test_a_stage_is_asked_for_a_stages_rights(world: World) -> None:
    stage = world.guild.create_stage_channel("stage")
    page = answered(await owner(world).slash(world.channel, "mafia setup", voice=stage))
    assert "Mute Members" in page
    assert "Connect" in page
    assert "**Speak**" not in page


async def test_a_voice_channel_must_be_seen(world: World) -> None:
    voice = world.guild.create_voice_channel("voice")
    page = answered(await owner(world).slash(world.channel, "mafia setup", voice=voice))
    assert page.count("View Channel") == 2, "in the text channel, and in the voice channel"
    assert "**Speak**" in page
    assert "Move Members" not in page, "only where the channel may be full"
