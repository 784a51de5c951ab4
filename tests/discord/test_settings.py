"""What whoever opened a table changes about it while people gather."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.messages.address import Address
from cogs.showing.view import words_of
from cogs.simulated.people.players import components, text_of
from tests.discord.languages import in_languages
from tests.discord.world import World, Worlds, answered, labels


class Settings:
    """The settings of the lobby as one person has them open."""

    def __init__(self, world: World, message: discord.Message, person: int) -> None:
        self.world, self.message, self.actor = world, message, world.people[person - 1]

    @classmethod
    async def opened(cls, world: World, lobby: discord.Message, person: int = 1) -> Settings:
        """Somebody presses the button under the lobby."""
        result = await world.people[person - 1].click(world._fresh(lobby), label="Settings")
        assert result.response.ephemeral
        return cls(world, result.response.message, person)

    async def choose(self, purpose: str, *values: Any) -> Any:
        """Choose in the menu of this purpose."""
        found = (part["custom_id"] for part in components(self.message) if part.get("custom_id"))
        menu = next(one for one in found if _purpose(one) == purpose)
        result = await self.actor.select(self.message, list(values), custom_id=menu)
        self.message = self.world._fresh(self.message)
        return result


def _purpose(custom_id: str) -> str:
    address = Address.read(custom_id)
    return "" if address is None else address.purpose


async def lobby_text(world: World) -> str:
    await world.env.advance_time(3)
    return text_of(world.channel.history()[0])


@pytest.mark.parametrize("language", in_languages("ru"))
async def test_every_choice_begins_like_the_others(worlds: Worlds, language: str) -> None:
    world = await worlds.open(4)
    await world.store.set_settings(world.guild.id, {"language": language})
    await world.people[0].slash(world.channel, "mafia start")
    lobby = world.channel.history()[0]
    opened = await world.people[0].click(lobby, label=words_of(language)("settings-button"))
    labels_of = [one["label"] for part in components(opened.response.message) for one in part.get("options", ())]
    assert len(labels_of) > 20
    assert [label for label in labels_of if label[0].islower()] == []


async def test_the_rulebook_language_and_pace_are_changed_and_everybody_sees_it(world: World) -> None:
    lobby = await world.lobby()
    settings = await Settings.opened(world, lobby)
    await settings.choose("setbook", "joker")
    assert "Joker" in await lobby_text(world)
    await settings.choose("setpace", "clock")
    assert "every phase lasts its full time" in await lobby_text(world)
    await settings.choose("setlanguage", "uk")
    assert "Збираємо стіл" in await lobby_text(world)
    lobby_now = world.state.lobby
    assert (lobby_now.scenario, lobby_now.pace, lobby_now.language) == ("joker", "clock", "uk")
    assert len(lobby_now.everybody) == 8


async def test_whoever_finds_no_chair_by_the_new_rulebook_waits_and_is_told(worlds: Worlds) -> None:
    world = await worlds.open(15)
    lobby = await world.lobby()
    settings = await Settings.opened(world, lobby)
    await settings.choose("setbook", "el_clasico")
    assert [player.name for player in world.state.lobby.waiting] == ["Name14", "Name15"]
    last = world.channel.history()[-1]
    assert "there are fewer chairs now" in text_of(last)
    assert {user.id for user in last.mentions} == {world.people[13].id, world.people[14].id}
    assert "Waiting for a chair (2)" in await lobby_text(world)


async def test_a_voice_channel_is_chosen_and_taken_back(world: World) -> None:
    lobby = await world.lobby()
    voice = world.guild.create_voice_channel("evening")
    settings = await Settings.opened(world, lobby)
    await settings.choose("setvoice", voice)
    assert f"<#{voice.id}>" in await lobby_text(world)
    await settings.choose("setvoice")
    assert world.state.lobby.voice is None


async def test_the_table_is_handed_over(world: World) -> None:
    lobby = await world.lobby()
    settings = await Settings.opened(world, lobby)
    await settings.choose("sethost", str(world.people[2].id))
    assert "You've handed the table over to **Name3**" in text_of(settings.message)
    assert not labels(settings.message)
    assert "**Host:** **Name3**" in await lobby_text(world)
    called = world.channel.history()[-1]
    assert "you lead this table now" in text_of(called)
    assert [user.id for user in called.mentions] == [world.people[2].id]
    assert "Only the host" in answered(await world.people[0].click(world._fresh(lobby), label="Settings"))


async def test_somebody_who_does_not_play_runs_the_table(world: World) -> None:
    lobby = await world.lobby()
    settings = await Settings.opened(world, lobby)
    await settings.choose("setrunner", world.people[3])
    assert world.state.lobby.moderator == world.people[3].id
    assert len(world.state.lobby.players) == 7
    assert "runs this table and sees every card" in await lobby_text(world)
    await settings.choose("setrunner")
    assert world.state.lobby.moderator is None
    bot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert "Bots can't play" in answered(await settings.choose("setrunner", bot))


async def test_somebody_is_taken_off_the_table_and_let_back(world: World) -> None:
    lobby = await world.lobby()
    settings = await Settings.opened(world, lobby)
    await settings.choose("setpeople", f"off{world.people[4].id}")
    assert "Name5" not in await lobby_text(world)
    assert "removed you from this table" in text_of(world.channel.history()[-1])
    assert "removed you" in answered(await world.people[4].click(world._fresh(lobby), label="Join"))
    await settings.choose("setpeople", f"back{world.people[4].id}")
    await world.people[4].click(world._fresh(lobby), label="Join")
    assert world.state.lobby.has(world.people[4].id)


async def test_nobody_else_may_and_old_settings_change_nothing(world: World) -> None:
    lobby = await world.lobby()
    assert "Only the host" in answered(await world.people[1].click(lobby, label="Settings"))
    settings = await Settings.opened(world, lobby)
    await settings.choose("sethost", str(world.people[1].id))
    old = await Settings.opened(world, lobby, person=2)
    await world.people[1].click(world._fresh(lobby), label="Begin")
    assert "already running" in answered(await old.choose("setpace", "clock"))


async def test_a_moderator_of_the_server_may(world: World) -> None:
    keeper = world.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
    world.people.append(world.guild.add_member(world.env.create_user("mod", global_name="Mod"), roles=[keeper]))
    lobby = await world.lobby(1, 2, 3)
    settings = await Settings.opened(world, lobby, person=len(world.people))
    await settings.choose("setpace", "clock")
    assert world.state.lobby.pace == "clock"


async def test_the_settings_outlive_a_restart(world: World) -> None:
    lobby = await world.lobby()
    settings = await Settings.opened(world, lobby)
    await settings.choose("setpeople", f"off{world.people[7].id}")
    await world.restart()
    await settings.choose("setbook", "joker")
    assert world.state.lobby.scenario == "joker"
    assert [player.name for player in world.state.lobby.kicked] == ["Name8"]


@pytest.mark.parametrize("language", in_languages("fa", "uk"))
async def test_thirty_people_fit_into_the_settings(worlds: Worlds, language: str) -> None:
    world = await worlds.open(31)
    lobby = await world.lobby(scenario="grand_persian")
    await world.people[0].slash(world.channel, "mafia language", language=language)
    result = await world.people[0].click(world._fresh(lobby), custom_id=_button(world._fresh(lobby), "settings"))
    menus = [_purpose(part["custom_id"]) for part in components(result.response.message) if part.get("custom_id")]
    assert menus.count("setpeople") == 2
    assert menus.count("sethost") == 2


def _button(message: discord.Message, purpose: str) -> str:
    return next(part["custom_id"] for part in components(message) if _purpose(part.get("custom_id", "")) == purpose)


async def test_what_is_to_be_done_next_stands_first_and_green(world: World) -> None:
    await world.lobby(1, 2)
    await world.env.advance_time(3)

    def first() -> tuple[str, int]:
        button = next(part for part in components(world.channel.history()[0]) if part.get("label"))
        return button["label"], button["style"]

    assert first() == ("Join", discord.ButtonStyle.success.value)
    for person in world.people[2:6]:
        await person.slash(world.channel, "mafia join")
    await world.env.advance_time(3)
    assert first() == ("Begin", discord.ButtonStyle.success.value)
