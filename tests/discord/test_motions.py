"""Whoever opened a game and plays in it decides about nobody alone; and how leading passes from one to another."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from core.table.table_commands import Begin, HandOver
from tests.discord.languages import in_languages
from tests.discord.test_console import ROLES, consoles, drawn, hosted
from tests.discord.world import World, answered, labels


async def playing(world: World, language: str = "en") -> None:
    """The first has opened the game, and plays."""
    await world.people[0].slash(world.channel, "mafia start", language=language)
    for person in world.people[1:7]:
        await person.slash(world.channel, "mafia join")
    await world.deal(*ROLES)
    await world.until("day")


def vote(world: World, language: str = "en") -> Any:
    title = words_of(language)("motion-title")
    return next(message for message in reversed(world.channel.history()) if title in text_of(message))


@pytest.mark.parametrize("language", in_languages("fa", "uk"))
async def test_the_living_decide_in_their_language(world: World, language: str) -> None:
    await playing(world, language)
    words = words_of(language)
    for person in world.people:
        await person.slash(world.channel, "mafia language", language=language)
    told = answered(await world.people[0].slash(world.channel, "host eject", player=world.person(5)))
    assert told == words("console-put-to-vote", needed=4, time=words.duration(90))
    assert world.game.seat(5).alive
    panel = vote(world, language)
    assert labels(panel) == [words("motion-yes-button"), words("motion-no-button")]
    assert "Name5" in text_of(panel)

    for seat in (2, 3):
        await world.person(seat).click(panel, label=words("motion-yes-button"))
    await drawn(world)
    stands = text_of(vote(world, language))
    assert all(name in stands for name in ("Name1", "Name2", "Name3"))
    stranger = answered(await world.people[7].click(panel, label=words("motion-yes-button")))
    assert stranger == words("refusal-not_your_prompt")
    again = answered(await world.people[0].slash(world.channel, "host next"))
    assert again == words("refusal-motion_running")
    await world.person(4).click(panel, label=words("motion-yes-button"))
    await drawn(world)
    assert not world.game.seat(5).alive
    assert world.said(words("motion-carried"))
    assert labels(vote(world, language)) == []


async def test_a_vote_is_over_after_its_time_and_survives_a_restart(world: World) -> None:
    await playing(world)
    await world.people[0].slash(world.channel, "host next")
    await world.restart()
    panel = vote(world)
    await world.person(2).click(panel, label="Against")
    await drawn(world)
    assert "Against: **2 · Name2**" in text_of(vote(world))
    speaker = world.game.turn
    await world.people[0].slash(world.channel, "host extend", seconds=120)
    await world.env.advance_time(91)
    assert world.said("The living haven't agreed")
    assert world.game.turn == speaker


async def test_scripted_players_have_a_word_in_it(world: World) -> None:
    await playing(world)
    world.idle.add(world.people[0].id)
    await world.people[0].slash(world.channel, "host eject", player=world.person(5))
    for _ in range(45):
        if world.state.motion is None:
            break
        await world.env.advance_time(2)
        while await world.step():
            pass
    assert world.said("The living have agreed")
    assert not world.game.seat(5).alive


async def test_what_a_playing_host_may_not_do_is_said(world: World) -> None:
    await playing(world)
    first = world.people[0]
    assert "Only a host who isn't playing" in answered(await first.slash(world.channel, "host undo"))
    told = answered(await first.slash(world.channel, "host cohost", player=world.people[7]))
    assert "Only a host who isn't playing" in told
    assert "The clock is stopped" in answered(await first.slash(world.channel, "host pause"))
    assert "The clock is running" in answered(await first.slash(world.channel, "host resume"))
    assert "1 minute more" in answered(await first.slash(world.channel, "host extend"))


async def test_a_moderator_of_the_server_decides_unless_they_play(world: World) -> None:
    steward = world.steward()
    await steward.slash(world.channel, "mafia start")
    for person in world.people[1:7]:
        await person.slash(world.channel, "mafia join")
    await world.people[7].slash(world.channel, "mafia join")
    with world.env._bot_scope():
        await world.table.do(Begin(steward.id, 1))
        await world.table.do(HandOver(steward.id, world.people[1].id, "Name2"))
    told = answered(await steward.slash(world.channel, "host eject", player=world.people[3]))
    assert "your server rights don't count here" in told
    other = world.steward()
    await other.slash(world.channel, "host eject", player=world.people[3])
    assert not world.game.seat(world.state.seat_of(world.people[3].id) or 0).alive


async def test_a_leader_who_is_no_more_in_the_server_leads_no_more(world: World) -> None:
    host = await hosted(world)
    helper = world.guild.add_member(world.env.create_user("helper", global_name="Helper"))
    await host.slash(world.channel, "host cohost", player=helper)
    world.guild.remove_member(helper)
    world.guild.remove_member(host)
    for phase in ("night", "day", "night", "day"):
        await world.until(phase)
    assert world.state.lobby.moderator is None
    assert world.state.lobby.cohost is None
    assert world.said("Nobody leads this game any more")
    assert world.state.running


async def test_handing_over_and_a_second_host(world: World) -> None:
    host = await hosted(world)
    helper = world.guild.add_member(world.env.create_user("helper", global_name="Helper"))
    heir = world.guild.add_member(world.env.create_user("heir", global_name="Heir"))
    told = answered(await host.slash(world.channel, "host cohost", player=world.people[2]))
    assert "mustn't see its cards" in told
    await host.slash(world.channel, "host cohost", player=helper)
    assert world.said("helps run this game")
    assert "Godfather" in answered(await helper.slash(world.channel, "host peek"))
    assert "The clock is stopped" in answered(await helper.slash(world.channel, "host pause"))
    await helper.slash(world.channel, "host resume")
    assert world.said("their console") or world.said("The console is behind this button")

    await host.slash(world.channel, "host handover", player=heir)
    await drawn(world)
    assert world.state.lobby.moderator == heir.id
    assert "Only a host who isn't playing" in answered(await host.slash(world.channel, "host peek"))
    (left,) = consoles(world, host)
    assert "Somebody else leads this game now" in text_of(left)
    assert labels(left) == []
    refused = answered(await host.slash(world.channel, "host pause"))
    assert "Only the host" in refused

    await heir.slash(world.channel, "mafia leave")
    assert world.state.lobby.moderator == helper.id, "the second one leads on"
    asked = await helper.slash(world.channel, "mafia leave")
    assert world.state.lobby.moderator == helper.id, "asked first"
    assert "You lead this game" in answered(asked)
    await helper.click(asked.response.message, label="Step down")
    assert world.state.lobby.moderator is None
    assert world.said("Nobody leads this game any more")
    assert world.state.running


async def test_a_server_may_require_a_host(world: World) -> None:
    steward = world.steward()
    told = answered(await steward.slash(world.channel, "mafia setup", host="required"))
    assert "required; no game begins without one" in told
    lobby = await world.lobby(1, 2, 3, 4, 5, 6)
    assert "a game needs a host who doesn't play" in text_of(world._fresh(lobby))
    refused = answered(await world.people[0].click(lobby, label="Begin"))
    assert "This table first needs a host" in refused
    leader = world.people[7]
    assert "You lead this table" in answered(await leader.click(lobby, label="I'll lead and not play"))
    await drawn(world)
    assert "runs this table" in text_of(world._fresh(lobby))
    await leader.click(lobby, label="Begin")
    assert world.state.running
    await drawn(world)
    assert len(consoles(world, leader)) == 1


async def test_a_host_with_closed_messages_has_the_console_behind_a_button(world: World) -> None:
    host: simcord.MemberActor = world.people[7]
    await world.steward().slash(world.channel, "mafia setup", cards="ephemeral")
    await world.people[0].slash(world.channel, "mafia start", host=host)
    for person in world.people[1:7]:
        await person.slash(world.channel, "mafia join")
    await world.deal(*ROLES)
    note = next(message for message in world.channel.history() if "Host's console" in labels(message))
    opened = await host.click(note, label="Host's console")
    assert "The host's console" in answered(opened)
    paused = await host.click(opened.response.message, label="Pause")
    assert "The clock is stopped" in answered(paused)
    looked = await host.click(opened.response.message, label="Look again")
    assert looked.response is None or "Go on" in labels(world._fresh(opened.response.message))
    other = answered(await world.people[2].click(note, label="Host's console"))
    assert "You're playing at this table" in other
