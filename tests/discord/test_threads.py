"""Rooms and the thread of the dead: deleted, refused, archived, half open. The game goes on, and nobody is lost."""

from __future__ import annotations

import re

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.simulated.people.players import components, text_of
from core.rules.commands import Act
from core.words import LANGUAGES
from core.words.safe import FSI, PDI, RLM
from tests.discord.test_games import living
from tests.discord.world import World, Worlds, answered, kill


def forbid(world: World, **rights: bool) -> None:
    """Deny the bot these rights in the game's channel."""
    bot, denied = world.env.backend.bot_user.id, discord.Permissions(**rights).value
    world.env.backend.set_overwrite(world.channel.id, Overwrite(bot, OverwriteType.MEMBER, deny=denied))


def refuse(world: World, method: str, path: str, status: int, code: int) -> None:
    world.env.inject_error(method, path, status=status, code=code, message="refused", times=None)


def asked(world: World, method: str, *parts: str) -> int:
    """How many requests there were of this kind."""
    log = world.env.http_requests
    return sum(1 for entry in log if entry.method == method and all(part in entry.path for part in parts))


def has_menu(message: discord.Message) -> bool:
    return any(part.get("options") for part in components(message))


def mafia(world: World) -> list[simcord.MemberActor]:
    return [world.person(seat) for seat in world.seats("godfather", "mafioso")]


def godfather(world: World) -> simcord.MemberActor:
    (seat,) = world.seats("godfather")
    return world.person(seat)


def direct(world: World, person: simcord.MemberActor) -> str:
    return "\n".join(text_of(message) for message in world.dm(person))


async def shoot(world: World, menu: discord.Message) -> None:
    options = next(part for part in components(menu) if part.get("options"))["options"]
    person = godfather(world)
    actor = person if menu.guild is not None else person.user
    await actor.select(menu, [options[0]["value"]])
    assert [act.do for act in world.game.acts] == ["kill"]


async def test_a_deleted_room_is_not_the_end_of_the_game(world: World) -> None:
    await world.begin()
    await world.until("night")
    (room,) = world.channel.threads
    menu = room.last_message
    assert menu is not None
    world.env.backend.delete_channel(room.id)
    await world.env.settle()
    (again,) = world.channel.threads
    assert again.id != room.id
    assert "In this room" in text_of(again.history()[0])
    inside = set(world.env.backend.get_channel(again.id).thread_members)
    assert {person.id for person in mafia(world)} <= inside
    await shoot(world, next(message for message in again.history() if has_menu(message)))
    assert world.state.running
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert world.said("The mafia has won.")


async def test_a_room_whose_deletion_nobody_told_of(world: World) -> None:
    await world.begin()
    await world.until("night")
    (room,) = world.channel.threads
    del world.env.backend.channels[room.id]
    opened = await godfather(world).slash(world.channel, "night act")
    assert opened.response is not None
    options = next(part for part in components(opened.response.message) if part.get("options"))["options"]
    await godfather(world).select(opened.response, [options[0]["value"]])
    assert world.state.running
    (again,) = world.channel.threads
    assert "In this room" in text_of(again.history()[0])
    assert "called off" not in "".join(world.texts())


async def test_a_room_that_cannot_be_made_anew_goes_by_direct_messages(world: World) -> None:
    await world.begin()
    await world.until("night")
    (room,) = world.channel.threads
    refuse(world, "POST", f"/channels/{world.channel.id}/threads", 400, 160006)
    world.env.backend.delete_channel(room.id)
    await world.env.settle()
    menu = next(message for message in world.dm(godfather(world)) if has_menu(message))
    one, two, _ = mafia(world)
    assert "I pass on whatever you write" in direct(world, two)
    await one.user.send_dm("Whom shall it be?")
    assert "Whom shall it be?" in direct(world, two)
    await shoot(world, menu)


@pytest.mark.parametrize(("status", "code"), [(400, 50024), (400, 160006), (400, 30033), (403, 50013), (400, 50035)])
async def test_threads_that_are_refused_for_good_hold_nothing_up(world: World, status: int, code: int) -> None:
    refuse(world, "POST", f"/channels/{world.channel.id}/threads", status, code)
    await world.begin()
    for person in mafia(world):
        assert "I pass on whatever you write" in direct(world, person)
    await world.pass_time()
    assert world.said("Day 1. The city wakes up."), "the day is shown when it begins"
    await world.until("night")
    await shoot(world, world.dm(godfather(world))[-1])
    await world.until("day")
    assert asked(world, "POST", f"/channels/{world.channel.id}/threads") == 2, "one for the room, one for the dead"
    assert not await world.store.history(world.guild.id)


async def test_without_the_right_to_write_in_threads_the_mafia_is_not_lost(world: World) -> None:
    lobby, host = await world.lobby(), world.people[0]
    forbid(world, send_messages_in_threads=True)
    world.simulation.seed = 1
    await host.click(lobby, label="Begin")
    assert direct(world, host).count("**Send Messages in Threads** is missing") == 1
    for person in mafia(world):
        assert "I pass on whatever you write" in direct(world, person)
    await world.until("night")
    await shoot(world, world.dm(godfather(world))[-1])
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert world.said("The mafia has won.")
    assert direct(world, host).count("**Send Messages in Threads** is missing") == 1


@pytest.mark.parametrize(
    ("language", "lost"),
    [
        ("en", "Without it the mafia gets no room of its own"),
        ("fa", "بدون آن مافیا اتاق خودش را ندارد"),
        ("ru", "У мафии не будет своей комнаты"),
        ("uk", "Без нього мафія не матиме власної кімнати"),
    ],
    ids=LANGUAGES,
)
async def test_a_host_reads_in_whole_sentences_what_is_lost_with_a_right(
    world: World, language: str, lost: str
) -> None:
    lobby = await world.lobby(language=language)
    forbid(world, create_private_threads=True)
    await world.people[0].click(lobby, custom_id=world._address(lobby, "begin"))
    told = re.sub(f"[{FSI}{PDI}{RLM}]", "", direct(world, world.people[0]))
    assert f". {lost}" in told


async def test_whose_press_showed_that_they_see_the_channel_comes_into_a_room_by_its_first_message(
    world: World,
) -> None:
    await world.begin()
    (room,) = world.channel.threads
    inside = set(world.env.backend.get_channel(room.id).thread_members)
    assert {person.id for person in mafia(world)} == inside - {world.env.backend.bot_user.id}
    assert all(person.mention in text_of(room.history()[0]) for person in mafia(world))
    await world.until("night")
    await world.give(*shot(world, living(world.game, mafia=False)[0]))
    await world.until("day")
    (dead,) = [thread for thread in world.channel.threads if "other side" in (thread.name or "")]
    assert len(world.env.backend.get_channel(dead.id).thread_members) == 2
    assert not asked(world, "PUT", "/thread-members/")


async def test_without_the_right_that_a_mention_needs_each_is_let_in_by_a_request(world: World) -> None:
    await world.lobby()
    forbid(world, manage_threads=True)
    world.simulation.seed = 1
    await world.deal("godfather", "mafioso", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen")
    (room,) = world.channel.threads
    assert {person.id for person in mafia(world)} <= set(world.env.backend.get_channel(room.id).thread_members)
    assert asked(world, "PUT", "/thread-members/") == 3


async def test_who_cannot_be_let_in_is_asked_and_told_directly(world: World) -> None:
    """Whoever has pressed nothing in this process is not known to see the channel, and let in by a request."""
    await world.lobby()
    await world.restart()
    world.simulation.seed = 1
    for person in world.people:
        if person.id == world.people[0].id:
            refuse(world, "PUT", f"/channels/*/thread-members/{person.id}", 403, 50001)
    roles = ["godfather", "mafioso", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen"]
    await world.deal(*roles)
    outsider = world.people[0]
    assert world.state.user_of(1) == outsider.id
    (room,) = world.channel.threads
    assert "I couldn't let **1 · Name1** in here" in text_of(room.history()[0])
    assert "I pass on whatever you write" in direct(world, outsider)
    await outsider.user.send_dm("Number five, I say")
    assert "Number five, I say" in text_of(room.history()[-1])
    await world.people[1].user.send_dm("So be it")
    assert "So be it" in direct(world, outsider)
    assert "So be it" not in direct(world, world.people[2]), "who sits in the thread reads it there"
    await world.until("night")
    await shoot(world, world.dm(outsider)[-1])
    assert asked(world, "PUT", f"/thread-members/{outsider.id}") == 1


async def test_whose_words_do_not_come_into_the_thread_is_told_so(world: World) -> None:
    await world.lobby()
    await world.restart()
    outsider = world.people[0]
    refuse(world, "PUT", f"/channels/*/thread-members/{outsider.id}", 403, 50001)
    await world.deal("godfather", "mafioso", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen")
    (room,) = world.channel.threads
    before = len(room.history())
    world.env.discord.trouble.break_connection("POST", f"/channels/{room.id}/messages", times=None)
    await outsider.user.send_dm("Number five, I say")
    assert len(room.history()) == before
    heard = text_of(world.dm(outsider)[-1])
    assert "I couldn't pass that on to" in heard
    assert "Name2" in heard
    assert "Name3" in heard


async def test_who_takes_their_chair_again_is_let_into_their_room_again(world: World) -> None:
    """They may have left the server meanwhile: Discord has put them out of its threads then, and nobody tells."""
    await world.begin()
    await world.until("night")
    person = godfather(world)
    (room,) = world.channel.threads
    await person.slash(world.channel, "mafia leave")
    del world.env.backend.get_channel(room.id).thread_members[person.id]
    await person.slash(world.channel, "mafia join")
    await world.env.settle()
    assert person.id in world.env.backend.get_channel(room.id).thread_members


async def test_an_archived_thread_of_the_dead_is_opened_for_who_comes(worlds: Worlds) -> None:
    world = await worlds.open(12)
    await world.begin()
    await world.until("night")
    first, second = living(world.game, mafia=False)[:2]
    await world.give(*shot(world, first))
    await world.until("day")
    (dead,) = [thread for thread in world.channel.threads if "other side" in (thread.name or "")]
    world.env.backend.edit_channel(dead.id, {}, thread_metadata={"archived": True})
    await world.restart()
    refuse(world, "PUT", f"/channels/{dead.id}/thread-members/*", 400, 50083)
    world.env.backend.faults[-1]["times"] = 1
    await world.until("night")
    await world.give(*shot(world, second))
    await world.until("day")
    thread = world.env.backend.get_channel(dead.id)
    assert not thread.thread_metadata.archived
    assert world.person(second).id in thread.thread_members


async def test_a_deleted_thread_of_the_dead_is_made_anew(world: World) -> None:
    await world.begin()
    victim = world.person(living(world.game, mafia=False)[0])
    await world.until("night")
    await world.give(*shot(world, living(world.game, mafia=False)[0]))
    await world.until("day")
    (dead,) = [thread for thread in world.channel.threads if "other side" in (thread.name or "")]
    world.env.backend.delete_channel(dead.id)
    await world.env.settle()
    assert world.state.running
    (again,) = [thread for thread in world.channel.threads if "other side" in (thread.name or "")]
    assert victim.id in world.env.backend.get_channel(again.id).thread_members


async def test_a_right_over_threads_lost_in_mid_game_is_told_once(world: World) -> None:
    await world.begin()
    (room,) = world.channel.threads
    forbid(world, manage_threads=True)
    before = asked(world, "PATCH", f"/channels/{room.id}")
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert world.said("The mafia has won.")
    assert direct(world, world.people[0]).count("**Manage Threads** is missing") == 1
    assert asked(world, "PATCH", f"/channels/{room.id}") - before == 1, "archived at the end, as whoever made it may"
    assert world.env.backend.get_channel(room.id).thread_metadata.archived


async def test_threads_that_cannot_be_closed_at_the_end_are_closed_when_they_can_be(world: World) -> None:
    """The game is put into the history when they are, and not before."""
    await world.begin()
    (room,) = world.channel.threads
    world.env.inject_error("PATCH", f"/channels/{room.id}", status=503, times=None)
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    await world.env.advance_time(30)
    assert world.said("The mafia has won.")
    assert not world.env.backend.get_channel(room.id).thread_metadata.archived
    world.env.backend.faults.clear()
    await world.env.advance_time(120)
    kept = world.env.backend.get_channel(room.id).thread_metadata
    assert kept.archived
    assert kept.locked
    assert world.state_or_none() is None
    assert await world.store.refs(world.id) == {}


async def test_only_the_games_own_channel_ends_it(world: World) -> None:
    await world.begin()
    refuse(world, "PATCH", "/channels/*/messages/*", 404, 10003)
    await world.until("night")
    (room,) = world.channel.threads
    refuse(world, "POST", f"/channels/{room.id}/messages", 404, 10003)
    await world.until("day")
    assert world.state.running


def shot(world: World, victim: int):
    prompt = next(prompt for prompt in world.table.prompts() if prompt.do == "kill")
    return prompt, Act(prompt.seat, "kill", (victim,))


async def test_nothing_of_the_night_is_shown_to_who_is_outside(world: World) -> None:
    refuse(world, "POST", f"/channels/{world.channel.id}/threads", 400, 50024)
    await world.begin()
    town = [world.person(seat) for seat in living(world.game, mafia=False)]
    await mafia(world)[0].user.send_dm("Only for us")
    assert not any("Only for us" in direct(world, person) for person in town)
    assert "Only for us" not in answered(await town[0].slash(world.channel, "mafia status"))
