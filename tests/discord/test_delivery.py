"""The way out: nobody waits for anybody else's message, and what Discord refuses for good is said another way."""

from __future__ import annotations

import asyncio
from functools import partial

import discord
import pytest

from cogs.messages.address import Address
from cogs.messages.work import Work
from cogs.showing.panels.page import plain
from cogs.simulated.people.players import components, text_of
from cogs.simulated.strict.exchange import Request
from cogs.simulated.strict.nonces import WINDOW
from core.rules.commands import Vote
from core.store import Entry, entry_id
from tests.discord.test_games import living
from tests.discord.test_threads import shot
from tests.discord.trouble import Trouble, posts_in, saying, with_files
from tests.discord.world import World, answered, kill


async def test_the_day_begins_in_the_channel_while_a_card_waits(world: World) -> None:
    trouble = Trouble(world)
    waits = world.people[2]
    fault = trouble.refuse(posts_in(waits.user.dm_channel.id), 503, 0)
    await world.begin()
    await world.until("day")
    assert world.said("Day 1. The city wakes up.")
    assert not any("Your role" in text_of(message) for message in world.dm(waits))
    assert all(any("Your role" in text_of(m) for m in world.dm(one)) for one in world.people if one is not waits)
    fault.times = 0
    await world.env.advance_time(60)
    assert any("Your role" in text_of(message) for message in world.dm(waits))


async def test_the_mafias_room_waits_for_no_card(world: World) -> None:
    trouble = Trouble(world)
    for person in world.people:
        trouble.break_off(posts_in(person.user.dm_channel.id), times=None)
    await world.begin()
    (thread,) = world.channel.threads
    assert "In this room" in text_of(thread.history()[0])
    assert world.said("The city falls asleep")


async def test_a_broken_connection_says_nothing_twice_and_loses_nothing(world: World) -> None:
    """What was sent is carried out, its answer lost: a repetition has the same nonce, and holds no more than before."""
    trouble = Trouble(world)
    fault = trouble.break_off(posts_in(world.channel.id), times=2, carried_out=True)
    await world.begin()
    await world.env.advance_time(10)
    assert fault.met == 2
    sent = [
        e.json
        for e in world.env.http_requests
        if (e.method, e.path) == ("POST", f"/channels/{world.channel.id}/messages")
    ]
    first = [body for body in sent if body["nonce"] == sent[0]["nonce"]]
    assert len(first) == 3
    assert all(body == first[0] for body in first)
    assert all(any("Your role" in text_of(m) for m in world.dm(person)) for person in world.people)
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert world.said("The mafia has won.")


async def test_an_introduction_that_came_unheard_is_looked_for_before_it_is_repeated(world: World) -> None:
    """Discord forgets a nonce after a few minutes; what was sent before stands in the thread."""
    trouble = Trouble(world)
    in_a_thread = partial(_posted_in_a_thread, world)
    fault = trouble.break_off(in_a_thread, times=None, carried_out=True)
    await world.begin()
    (thread,) = world.channel.threads
    await world.env.advance_time(WINDOW)
    fault.times = 0
    await world.until("night")
    assert fault.met > 2
    assert len([message for message in thread.history() if "In this room" in text_of(message)]) == 1


@pytest.mark.parametrize(
    "code", [200000, 40005, pytest.param(50035, marks=pytest.mark.repeats("another code of a refusal for good"))]
)
async def test_an_end_whose_files_are_refused_is_shown_without_them(world: World, code: int) -> None:
    trouble = Trouble(world)
    fault = trouble.refuse(with_files(posts_in(world.channel.id)), 400, code)
    await world.begin()
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert fault.met == 1, "what is refused for good is not sent again"
    assert world.said("The mafia has won.")
    assert world.state_or_none() is None


async def test_an_end_whose_words_are_refused_names_the_winner_at_least(world: World) -> None:
    """AutoMod of a server that does not like a player's name."""
    trouble = Trouble(world)
    trouble.refuse(saying(posts_in(world.channel.id), "The game is over"), 400, 200000)
    await world.begin()
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert "The mafia has won." in world.texts()[-1]
    assert not world.said("The game is over")
    assert world.state_or_none() is None


async def test_a_channel_that_takes_nothing_any_more_frees_the_server_all_the_same(world: World) -> None:
    await world.begin()
    trouble = Trouble(world)
    trouble.refuse(posts_in(world.channel.id), 400, 50035)
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert world.state_or_none() is None
    trouble.faults.clear()
    await world.people[0].slash(world.channel, "mafia start")
    assert world.said("Name1")
    assert world.state.game is None


async def test_a_new_game_begins_as_soon_as_the_last_one_can_be_put_away(world: World) -> None:
    """Whoever asks for one sees to it that nobody waits for a pause to pass; meanwhile they are told why, alone."""
    await world.begin()
    await world.until("night")
    trouble = Trouble(world)
    fault = trouble.refuse(posts_in(world.channel.id), 503, 0)
    await world.people[0].slash(world.channel, "mafia stop")
    await world.env.advance_time(20)
    assert world.state.over
    refused = await world.people[1].slash(world.channel, "mafia start")
    assert "still being put away" in answered(refused)
    fault.times = 0
    await world.people[1].slash(world.channel, "mafia start")
    assert not world.state.over
    assert world.state.lobby.host == world.people[1].id
    ends = [text for text in world.texts() if "called off" in text]
    assert len(ends) == 1


@pytest.mark.parametrize("restarted", [False, True])
async def test_an_end_is_said_after_an_hour_in_which_discord_took_nothing(world: World, restarted: bool) -> None:
    await world.begin()
    await world.until("day")
    fault = Trouble(world).refuse(lambda request: request.path.startswith("/channels/"), 503, 0)
    await world.people[0].slash(world.channel, "mafia stop")
    await world.env.advance_time(1800)
    if restarted:
        await world.restart()
    await world.env.advance_time(1800)
    assert not world.said("called off")
    fault.times = 0
    await world.env.advance_time(120)
    assert len([text for text in world.texts() if "called off" in text]) == 1
    assert world.state_or_none() is None
    assert [message for message in world.channel.history() if buttons(message)] == []


@pytest.mark.parametrize("restarted", [False, True])
async def test_after_an_outage_the_news_is_told_and_only_the_running_phase_asks(world: World, restarted: bool) -> None:
    await world.begin()
    await world.until("night")
    victim = living(world.game, mafia=False)[0]
    await world.give(*shot(world, victim))
    fault = Trouble(world).refuse(lambda request: request.path.startswith("/channels/"), 503, 0)
    for _ in range(15):
        await world.env.advance_time(60)
    if restarted:
        await world.restart()
        await world.env.advance_time(60)
    assert world.state.running
    assert not world.game.seat(victim).alive
    assert not world.said("The city has lost")
    fault.times = 0
    await world.env.advance_time(90)
    assert len([text for text in world.texts() if "The city has lost" in text]) == 1
    assert not world.said("Day 2. The city wakes up") or world.game.phase == "day"
    asking = [message for message in world.channel.history() if buttons(message)]
    assert len(asking) == 1
    address = Address.read(buttons(asking[0])[0])
    assert address is not None
    assert address.serial == world.game.serial


async def test_a_phase_whose_components_are_refused_is_told_in_one_line(world: World) -> None:
    trouble = Trouble(world)
    await world.begin()
    trouble.refuse(saying(posts_in(world.channel.id), "custom_id"), 400, 200000, times=3)
    await world.until("day")
    (day,) = [message for message in world.channel.history() if "Day 1" in text_of(message)]
    assert text_of(day).startswith("☀️ **Day 1. The city wakes up.**")
    assert components(day) == [part for part in components(day) if part["type"] == 10]


async def test_a_server_that_takes_no_name_is_given_numbers_to_vote_for(world: World) -> None:
    """AutoMod may dislike what a player is called: nobody is kept from playing by it."""
    await world.begin()
    fault = Trouble(world).refuse(saying(posts_in(world.channel.id), "Name5"), 400, 200000)
    await world.until("nomination")
    assert fault.met == 2, "once a panel"
    panel = world.channel.history()[-1]
    assert buttons(panel)
    assert not any(f"Name{seat}" in text_of(panel) for seat in range(1, 9))
    voter, target = world.game.living[:2]
    prompt = next(one for one in world.table.prompts(voter) if target in one.seats)
    await world.give(prompt, Vote(voter, (target,)))
    assert world.game.votes == {voter: (target,)}
    await world.env.advance_time(5)
    assert f"**{target}** · 1" in text_of(world._fresh(panel)), "it is drawn with numbers too"
    assert fault.met == 2


async def test_a_phase_of_which_only_the_title_is_taken_can_be_played(world: World) -> None:
    await world.begin()
    Trouble(world).refuse(saying(posts_in(world.channel.id), "The city wakes up"), 400, 50035)
    await world.until("day")
    panel = world.channel.history()[-1]
    assert buttons(panel)
    assert "Day 1" in text_of(panel)


async def test_a_menu_and_an_event_never_share_a_nonce(world: World) -> None:
    """Discord would give the card back for the menu, and the next edit would overwrite it."""
    await world.begin()
    await world.until("night")
    events = {entry.id for entry in _entries(world)}
    menus = [
        entry.json["nonce"]
        for entry in world.env.http_requests
        if entry.method == "POST" and entry.path.endswith("/messages") and ":act:" in repr(entry.json)
    ]
    assert len(menus) == 3
    assert not events & set(menus)
    assert all(nonce.split(".")[1].startswith("m") for nonce in menus), "no number of a commit has this letter"


def buttons(message: discord.Message) -> list[str]:
    """What asks for something in the running phase."""
    ids = [part["custom_id"] for part in components(message) if part.get("custom_id")]
    return [id_ for id_ in ids if (address := Address.read(id_)) is not None and address.serial]


def _entries(world: World) -> list[Entry]:
    """All that this game could have said by now: an id for each version and number."""
    token = world.state.token
    return [Entry(entry_id(token, version, number), b"") for version in range(1, 64) for number in range(16)]


async def test_everybody_has_their_card_before_the_mafia_are_introduced(world: World) -> None:
    await world.begin()
    (thread,) = world.channel.threads
    (first, *_) = thread.history()
    assert "In this room" in text_of(first)
    for person in world.people:
        card = next(message for message in world.dm(person) if "Your role" in text_of(message))
        assert card.id < first.id


def _posted_in_a_thread(world: World, request: Request) -> bool:
    return any(posts_in(thread.id)(request) for thread in world.channel.threads)


async def test_what_was_sent_and_could_not_be_noted_is_looked_for_however_late_it_is_said_again(world: World) -> None:
    """A chore is done anew until it is noted. Discord has forgotten the nonce by then."""
    await world.begin()
    sender = world.bot.services.sender
    sent: list[int] = []
    for pause in (0, 2 * WINDOW):
        await world.env.advance_time(pause)
        with world.env._bot_scope():
            again = asyncio.create_task(sender.post(Work(world.id), world.channel.id, plain("Only once."), "once"))
        await world.env.settle()
        sent.append(await again)
    assert sent[0] == sent[1]
    assert len([text for text in world.texts() if "Only once." in text]) == 1


async def test_how_cards_are_shown_is_read_once_for_all_who_get_one(world: World) -> None:
    settings = world.store.settings
    read: list[int] = []

    async def counted(guild: int) -> dict[str, str]:
        read.append(guild)
        return await settings(guild)

    await world.lobby()
    world.store.settings = counted  # type: ignore[method-assign]
    await world.deal("godfather", "mafioso", "doctor", "detective", *["citizen"] * 4)
    assert all(any("Your role" in text_of(m) for m in world.dm(person)) for person in world.people)
    assert len(read) < len(world.people)
