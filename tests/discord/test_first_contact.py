"""The first hour on a server: the invitation, the page of rights, and what a server chooses once for all its games."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.presence.rights import USED, invitation
from cogs.simulated.people.players import text_of
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


def test_what_is_lost_without_a_right_is_said_in_whole_sentences():
    for code in LANGUAGES:
        words = Words.for_language(code)
        for right in USED:
            loss = words(f"permission-{right}.loss")
            told = words("error-missing-right", permission="X", channel="#y", loss=loss)
            begins = re.findall(r"[.!?][^\w]*(\w)", told)
            assert begins, code
            assert not any(letter.islower() for letter in begins), told


async def test_a_servers_pace_and_relay_are_those_of_its_games(world: World) -> None:
    chosen = answered(await owner(world).slash(world.channel, "mafia setup", pace="clock", relay=True))
    assert "every phase lasts its full time" in chosen
    assert "through me, by direct message" in chosen
    await world.people[0].slash(world.channel, "mafia start")
    assert (world.state.lobby.pace, world.state.lobby.relay) == ("clock", True)
    await world.people[0].slash(world.channel, "mafia stop")
    await world.people[0].slash(world.channel, "mafia start", pace="together", relay=False)
    assert (world.state.lobby.pace, world.state.lobby.relay) == ("together", False)


@pytest.mark.parametrize(
    ("chosen", "house_rule", "shown"),
    [(None, None, False), ("shown", "Last words: Yes", True), ("hidden", "Last words: No", False)],
)
async def test_who_leaves_is_shown_as_the_server_has_chosen_where_the_rulebook_lets_it(
    world: World, chosen: str | None, house_rule: str | None, shown: bool
) -> None:
    steward = owner(world)
    if chosen is not None:
        page = answered(await steward.slash(world.channel, "mafia setup", reveal=chosen))
        assert f"**Roles of those who leave:** {chosen}, if the rulebook lets the table decide" in page
    lobby = await world.lobby(scenario="grand_persian")
    assert house_rule in text_of(lobby) if house_rule else "House rules" not in text_of(lobby)
    assert "the rulebook decides" not in text_of(lobby)
    await world.people[0].click(lobby, label="Begin")
    await world.steward().slash(world.channel, "host eject", player=world.people[7])
    assert world.said("**8 · Name8** has been put out of the game")
    assert world.said("**8 · Name8** turns the card over") is shown


async def test_a_rulebook_without_a_choice_decides_itself_what_is_shown(world: World) -> None:
    await owner(world).slash(world.channel, "mafia setup", reveal="shown")
    lobby = await world.lobby(scenario="classic")
    assert "**Roles of those who leave:** the rulebook decides" in text_of(lobby)
    await world.people[0].click(lobby, label="Begin")
    await world.steward().slash(world.channel, "host eject", player=world.people[7])
    assert world.said("**8 · Name8** has been put out of the game")
    assert not world.said("turns the card over"), "in this rulebook no card is ever shown"


async def test_reveal_may_be_given_back_to_the_rulebook(world: World) -> None:
    steward = owner(world)
    await steward.slash(world.channel, "mafia setup", reveal="shown")
    assert "**Roles of those who leave:** the rulebook decides" in answered(
        await steward.slash(world.channel, "mafia setup", reveal="rulebook")
    )
    await world.people[0].slash(world.channel, "mafia start", scenario="grand_persian")
    assert (world.state.lobby.reveal, world.state.lobby.options) == (None, {})


async def test_without_a_narrator_no_right_to_speak_is_asked_for(world: World) -> None:
    voice, steward = world.guild.create_voice_channel("voice"), owner(world)
    assert "**Speak**" in answered(await steward.slash(world.channel, "mafia setup", voice=voice))
    page = answered(await steward.slash(world.channel, "mafia setup", narrator="off"))
    assert "**Narrator:** stays out of the voice channel" in page
    assert "**Speak**" not in page
    assert "**Mute Members**" in page


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_longest_page_of_a_setup_is_one_message(world: World, language: str) -> None:
    """No right is there, and everything is chosen: the strict Discord refuses a message that is too long."""
    voice, me = world.guild.create_voice_channel("voice"), world.env.backend.bot_user.id
    for channel in (world.channel, voice):
        every = discord.Permissions(**dict.fromkeys(USED, True)).value
        world.env.backend.set_overwrite(channel.id, Overwrite(me, OverwriteType.MEMBER, deny=every))
    page = await owner(world).slash(
        world.channel, "mafia setup", voice=voice, language=language, pace="clock", relay=True, cards="ephemeral",
        table="thread", silence="living", narrator="off", reveal="hidden",
    )  # fmt: skip
    assert answered(page).count("❌") >= len(USED) - 1, "all but those to speak and to come in where it is full"


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
