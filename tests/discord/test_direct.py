"""Direct messages: a channel is opened when its owner comes to a table, so many a day, and not knocked at again."""

from __future__ import annotations

import asyncio
import logging

import pytest

from cogs.messages.direct import NEW_CHANNELS
from cogs.messages.place_notes import CONSOLE
from cogs.messages.work import Work
from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from cogs.simulated.strict.nonces import WINDOW
from core.words import LANGUAGES
from tests.discord.languages import in_languages
from tests.discord.test_games import living
from tests.discord.test_survival import close_dms
from tests.discord.trouble import Trouble, Which, posts_in, saying
from tests.discord.world import World, answered, kill, labels


def openings() -> Which:
    return lambda request: (request.method, request.path) == ("POST", "/users/@me/channels")


def posts() -> Which:
    return lambda request: request.method == "POST" and request.path.endswith("/messages")


def asked_for(world: World, which: Which) -> int:
    return len([one for one in world.env.discord.log if which(one.request)])


def counted(world: World, outcome: str) -> float | None:
    registry = world.bot.services.metrics.registry
    return registry.get_sample_value("mafia_direct_channels_total", {"outcome": outcome})


async def test_a_channel_is_opened_by_who_joins_with_a_first_word(world: World) -> None:
    await world.lobby(1, 2, 3, 4, 5, 6)
    assert asked_for(world, openings()) == counted(world, "opened") == 6
    for person in world.people[:6]:
        (first,) = world.dm(person)
        assert "Your card will come here" in text_of(first)
    assert [world.dm(person) for person in world.people[6:]] == [[], []]


@pytest.mark.parametrize("code", LANGUAGES)
async def test_who_opens_a_table_is_greeted_in_its_language(world: World, code: str) -> None:
    await world.lobby(1, 2, language=code)
    told = [text_of(world.dm(person)[0]) for person in world.people[:2]]
    assert all(words_of(code)("dm-first-word") in text for text in told)


@pytest.mark.parametrize("code", in_languages("fa"))
async def test_a_host_who_does_not_play_is_promised_no_card(world: World, code: str) -> None:
    host, words = world.people[7], words_of(code)
    await host.slash(world.channel, "mafia language", language=code)
    await world.lobby(1, 2, 3, 4, 5, 6, language=code, host=host)
    begin = next(one for one in world.channel.history() if words("lobby-begin-button") in labels(one))
    await host.click(begin, label=words("lobby-begin-button"))
    assert world.state.running
    told = [text_of(message) for message in world.dm(host)]
    assert words("dm-first-word-host") in told[0]
    assert not any(words("dm-first-word") in text for text in told)
    assert words("host-title") in told[1], "it comes, as it was said"


async def test_a_second_game_opens_nothing_and_greets_nobody(world: World) -> None:
    await world.begin()
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    await world.begin()
    assert asked_for(world, openings()) == 8
    for person in world.people:
        texts = [text_of(message) for message in world.dm(person)]
        assert len([text for text in texts if "Your card will come here" in text]) == 1
        assert len([text for text in texts if "Your role" in text]) == 2


async def test_a_server_that_wants_buttons_alone_opens_no_channel(world: World) -> None:
    await world.store.set_settings(world.guild.id, {"cards": "ephemeral"})
    await world.begin()
    assert asked_for(world, openings()) == 0
    panel = world.channel.history()[1]
    assert "Your role" in answered(await world.people[2].click(panel, label="My role"))


async def test_beyond_the_days_budget_cards_are_behind_the_button(world: World) -> None:
    world.bot.direct._most = 3
    await world.begin()
    assert asked_for(world, openings()) == counted(world, "opened") == 3
    assert counted(world, "over the budget") == 5
    assert world.said("I couldn't reach 5 players by direct message")
    panel = next(m for m in world.channel.history() if "falls asleep" in text_of(m))
    for person in world.people:
        assert "Your role" in answered(await person.click(panel, label="My role"))
    assert asked_for(world, openings()) == 3


async def test_what_one_process_opens_the_other_does_not(world: World) -> None:
    """The budget is the bot's, and stands in Redis."""
    day = world.bot.direct._today()
    for _ in range(3):
        assert await world.store.allow(NEW_CHANNELS, day, 5)
    world.bot.direct._most = 5
    await world.lobby()
    assert asked_for(world, openings()) == 2


@pytest.mark.parametrize("code", [40003, 20026])
async def test_when_discord_has_had_enough_no_channel_is_opened_that_day(
    world: World, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    Trouble(world).refuse(openings(), 403, code)
    await world.begin()
    assert counted(world, "refused") == 1
    assert counted(world, "stopped") == 7
    assert world.bot.services.metrics.registry.get_sample_value("mafia_direct_stopped") == 1
    (line,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert "MAFIA_NEW_DMS_A_DAY" in line.getMessage()
    assert not await world.store.allow(NEW_CHANNELS, world.bot.direct._today(), 10**6), "nor by another process"
    assert world.said("I couldn't reach 8 players by direct message")
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert world.said("The mafia has won.")


async def test_closed_messages_are_tried_once_and_again_at_the_next_game(world: World) -> None:
    person = world.people[2]
    close_dms(world, person)
    await world.begin()
    await world.until("day")
    await world.until("night")
    knocks = posts_in(person.user.dm_channel.id)
    assert asked_for(world, knocks) == 1
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    world.env.backend.faults.clear()
    await world.begin()
    assert any("Your role" in text_of(message) for message in world.dm(person))


async def test_a_press_in_direct_messages_shows_that_they_are_open(world: World) -> None:
    await world.begin()
    await world.until("night")
    (doctor,) = world.seats("doctor")
    person = world.person(doctor)
    menu = world.dm(person)[-1]
    world.bot.direct.close(person.id)
    await person.user.select(menu, ["2"])
    await world.until("day")
    await world.until("night")
    assert world.dm(person)[-1].id != menu.id


async def test_nothing_but_the_card_waits_for_its_channel(world: World) -> None:
    """The channels of a whole table are opened one by one; the city wakes up meanwhile."""
    never = asyncio.Event()

    async def hang(_: object) -> None:
        await world.simulation.wait(never.wait(), "a request that Discord does not answer")

    world.bot.http.start_private_message = hang  # type: ignore[assignment, method-assign]
    lobby = await world.lobby()
    assert len(world.state.lobby.players) == 8, "everybody was answered"
    await world.people[0].click(lobby, label="Begin")
    await world.until("day")
    assert world.said("Day 1. The city wakes up.")
    assert [world.dm(person) for person in world.people] == [[]] * 8
    (thread,) = world.channel.threads
    assert "In this room" in text_of(thread.history()[0])


async def test_a_channel_that_a_dead_process_has_not_opened_is_opened_by_the_next(world: World) -> None:
    trouble = Trouble(world)
    fault = trouble.break_off(openings(), times=None)
    await world.lobby(1, 2, 3, 4, 5, 6)
    assert not any(world.dm(person) for person in world.people)
    fault.times = 0
    await world.restart()
    assert counted(world, "opened") == 6
    for person in world.people[:6]:
        (first,) = world.dm(person)
        assert "Your card will come here" in text_of(first)


async def test_who_was_greeted_before_redis_forgot_is_not_greeted_again(world: World) -> None:
    await world.lobby(1, 2)
    await world.env.advance_time(WINDOW)  # Discord's memory of nonces is shorter than a person's
    await world.store._server.call(lambda client: client.flushall())
    await world.restart()
    await world.lobby(1, 2)
    for person in world.people[:2]:
        (word,) = world.dm(person)
        assert "Your card will come here" in text_of(word)


async def test_a_first_word_that_a_dead_process_has_not_said_is_said_by_the_next(world: World) -> None:
    trouble = Trouble(world)
    first = trouble.break_off(saying(posts(), "Your card will come here"), times=None)
    await world.lobby(1, 2)
    assert world.dm(world.people[0]) == []
    first.times = 0
    await world.restart()
    for _ in range(2):
        for person in world.people[:2]:
            (word,) = world.dm(person)
            assert "Your card will come here" in text_of(word)
        await world.restart()


async def test_a_host_whose_channel_a_dead_process_has_not_opened_is_reached_by_the_next(world: World) -> None:
    host, players = world.people[7], world.people[:6]
    await players[0].slash(world.channel, "mafia start", host=host)
    lobby = world.channel.last_message
    assert lobby is not None
    for person in players[1:]:
        await person.click(lobby, label="Join")
    trouble = Trouble(world)
    fault = trouble.break_off(openings(), times=None)
    written = trouble.break_off(saying(posts_in(world.channel.id), "can't send this game's host"), times=None)
    await host.click(lobby, label="Begin")
    assert world.state.running
    fault.times = written.times = 0
    await world.bot.services.places.put(
        Work(world.id), CONSOLE(host.id).removed()
    )  # not noted yet, as the process died
    await world.restart()
    assert not world.said("can't send this game's host")
    assert ["your console will come here" in text_of(message) for message in world.dm(host)] == [True, False]
    assert "The host's console" in text_of(world.dm(host)[1])


async def test_a_channel_that_could_not_be_opened_at_once_is_opened_after_all(world: World) -> None:
    Trouble(world).break_off(openings(), times=3)
    await world.lobby()
    await world.env.advance_time(10)
    assert counted(world, "opened") == 8
    await world.deal("godfather", "mafioso", "doctor", "detective", *["citizen"] * 4)
    for person in world.people:
        assert any("Your role" in text_of(message) for message in world.dm(person))
    assert not world.said("by direct message")
