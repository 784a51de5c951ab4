"""Who manages threads could open those of the others: the table is told of it, and so are they."""

from __future__ import annotations

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from core.words import LANGUAGES
from tests.discord.world import World, answered

ROLES = ("godfather", "doctor", "detective", "citizen", "citizen", "citizen", "citizen")
WARNED = "can open private threads in this channel"


def keeper(world: World) -> simcord.MemberActor:
    """A moderator of the server."""
    role = world.guild.create_role("keeper", permissions=discord.Permissions(manage_threads=True))
    return world.guild.add_member(world.env.create_user("keeper", global_name="Keeper"), roles=[role])


def warnings(world: World, words: str = WARNED) -> list[str]:
    """What the channel was told of it since the lobby."""
    lines = [line for text in world.texts() for line in text.splitlines()]
    return [line for line in lines if words in line and "relay" not in line]


def overwrite_for(person: simcord.MemberActor, wanted: discord.PermissionOverwrite) -> Overwrite:
    allow, deny = wanted.pair()
    return Overwrite(person.id, OverwriteType.MEMBER, allow.value, deny.value)


async def test_a_moderator_who_sits_down_is_told_and_the_game_says_it_once(world: World) -> None:
    moderator = keeper(world)
    lobby = await world.lobby(1, 2, 3, 4, 5, 6)
    said = answered(await moderator.click(lobby, label="Join"))
    assert words_of("en")("lobby-you-read") in said
    world.members[moderator.id] = moderator
    await world.deal(*ROLES)
    assert warnings(world) == [f"⚠️ **7\xa0·\xa0Keeper** {WARNED}, the mafia's included."]
    await world.until("night")
    await world.until("day")
    assert len(warnings(world)) == 1


async def test_with_the_relay_there_is_nothing_to_tell(world: World) -> None:
    moderator = keeper(world)
    lobby = await world.lobby(1, 2, 3, 4, 5, 6, relay=True)
    assert "threads" not in answered(await moderator.click(lobby, label="Join"))
    world.members[moderator.id] = moderator
    await world.deal(*ROLES)
    assert warnings(world) == []


async def test_the_lobby_names_them_after_a_restart_too(world: World) -> None:
    lobby = await world.lobby(1, 2)
    await keeper(world).click(lobby, label="Join")
    await world.env.advance_time(3)
    assert WARNED in text_of(world._fresh(lobby))
    await world.restart()
    await world.people[2].click(lobby, label="Join")
    await world.env.advance_time(3)
    assert WARNED in text_of(world._fresh(lobby))


async def test_a_moderator_who_comes_for_another_is_named_as_the_next_phase_begins(world: World) -> None:
    await world.begin(*ROLES, "citizen")
    assert warnings(world) == []
    moderator = keeper(world)
    await world.people[7].slash(world.channel, "mafia replace")
    assert words_of("en")("lobby-you-read") in answered(await moderator.slash(world.channel, "mafia join"))
    world.members[moderator.id] = moderator
    await world.until("day")
    assert len(warnings(world)) == 1


async def test_who_joins_from_another_channel_is_known_by_their_roles(world: World) -> None:
    """The right may be given, or taken, in the games' channel alone."""
    moderator = keeper(world)
    lounge = world.guild.create_text_channel("lounge")
    await world.lobby(1, 2)
    everyone = discord.PermissionOverwrite(manage_threads=False)
    world.env.backend.set_overwrite(lounge.id, overwrite_for(moderator, everyone))
    assert words_of("en")("lobby-you-read") in answered(await moderator.slash(lounge, "mafia join"))


async def test_who_has_the_right_no_more_is_named_no_more(world: World) -> None:
    moderator = keeper(world)
    lobby = await world.lobby(1, 2, 3, 4, 5, 6)
    await moderator.click(lobby, label="Join")
    world.env.backend.set_overwrite(
        world.channel.id, overwrite_for(moderator, discord.PermissionOverwrite(manage_threads=False))
    )
    await moderator.slash(world.channel, "mafia status")
    world.members[moderator.id] = moderator
    await world.deal(*ROLES)
    assert warnings(world) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_of_one_and_of_several(language: str) -> None:
    words = words_of(language)
    one, several = (words("readers-play", count=count, seats="|") for count in (1, 2))
    assert one != several or language == "en"
    assert "|" in one
    assert "|" in several
