"""Who is notified of what: what asks is a new message that calls whom it is about, and what is over asks no more."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.messages.address import Address
from cogs.simulated.people.players import components, text_of
from core.rules.commands import Act, Vote
from core.rules.prompts import VOTE
from core.store import StoreUnavailable, TableId
from tests.discord.test_games import living
from tests.discord.world import World, Worlds, kill, labels


class Calls:
    """Whom each message has notified when it came: an edit notifies nobody."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._users: dict[int, list[int]] = {}
        world.env.backend.subscribers.append(self._came)

    def _came(self, event: str, payload: Any) -> None:
        if event == "MESSAGE_CREATE":
            message = self._world.env.backend.get_message(int(payload["channel_id"]), int(payload["id"]))
            self._users[message.id] = list(message.ping_user_ids)

    def seats(self, message: discord.Message) -> set[int]:
        """Whose people this message has notified."""
        seats = (self._world.state.seat_of(user) for user in self.users(message))
        return {seat for seat in seats if seat is not None}

    def users(self, message: discord.Message) -> list[int]:
        """Whom this message has notified."""
        return self._users.get(message.id, [])


@pytest.fixture
def calls(world: World) -> Calls:
    return Calls(world)


def speaker(world: World) -> int:
    turn = world.game.turn
    assert turn is not None
    assert turn.seat is not None
    return turn.seat


def last(world: World) -> discord.Message:
    message = world.channel.last_message
    assert message is not None
    return message


def usable(message: discord.Message) -> list[str]:
    """Components that ask for something in a phase."""
    ids = [part["custom_id"] for part in components(message) if part.get("custom_id")]
    return [id_ for id_ in ids if (address := Address.read(id_)) is not None and address.serial]


async def accuse(world: World, seat: int) -> None:
    """Everybody names this seat, and the time passes."""
    serial = world.game.serial
    for prompt in world.table.prompts():
        if prompt.do == VOTE and seat in prompt.seats:
            await world.give(prompt, Vote(prompt.seat, (seat,)))
    if world.game.serial == serial:
        await world.pass_time()


async def test_every_speaker_is_called_by_a_message_with_the_panel(world: World, calls: Calls) -> None:
    await world.begin()
    await world.until("day")
    first, opener = last(world), speaker(world)
    assert calls.seats(first) == {opener}
    await world.speak()
    second, follower = last(world), speaker(world)
    assert second.id != first.id
    assert calls.seats(second) == {follower} != {opener}
    assert "I'm done speaking" in labels(second)
    await world.pass_time()
    assert calls.seats(last(world)) == {speaker(world)}, "who lets the time pass is followed in the same way"
    assert not usable(world._fresh(first))
    assert not usable(world._fresh(second))
    left = text_of(world._fresh(first))
    assert re.search(rf"\*\*Speech:\*\* .*Name{opener}\*\*$", left), "it is the head of what was said below it"


async def test_what_follows_a_round_of_speeches_answers_the_last_speaker_and_costs_no_message(
    world: World, calls: Calls
) -> None:
    await world.begin()
    await world.until("day")
    ordinary = f"/channels/{world.channel.id}/messages"
    before = len([entry for entry in world.env.http_requests if (entry.method, entry.path) == ("POST", ordinary)])
    while world.game.phase == "day":
        await world.speak()
    after = [entry for entry in world.env.http_requests if (entry.method, entry.path) == ("POST", ordinary)]
    assert len(after) == before
    assert calls.seats(last(world)) == set(world.game.living), "all are called to the ballot"
    assert usable(last(world))


async def test_a_granted_challenge_is_on_the_panel_and_no_call(world: World) -> None:
    await world.begin(scenario="godfather")
    await world.until("day")
    panel, asks = last(world), world.game.living[-1]
    await world.person(asks).click(panel, label="Challenge")
    await world.env.advance_time(3)
    granted = next(id_ for id_ in usable(world._fresh(panel)) if ":grant:" in id_)
    await world.person(speaker(world)).select(world._fresh(panel), [str(asks)], custom_id=granted)
    await world.env.advance_time(3)
    assert last(world).id == panel.id
    assert "(challenge)" in text_of(world._fresh(panel))


async def test_who_is_nominated_is_called_in_the_rulebooks_own_words(worlds: Worlds) -> None:
    """SP-4: whoever names somebody for the vote accuses nobody."""
    world = await worlds.open(10)
    calls = Calls(world)
    await world.begin(scenario="sport")
    for named in (4, 5):
        while world.game.turn is None or world.game.turn.seat is None:
            await world.pass_time()
        prompt = next(one for one in world.table.prompts(speaker(world)) if one.do == "put_up")
        await world.give(prompt, Act(prompt.seat, "put_up", (named,)))
        await world.pass_time()
    await world.until("defence")
    assert calls.seats(last(world)) == {4, 5}
    called = text_of(last(world))
    assert "you've been nominated" in called
    assert "accused" not in called


@pytest.mark.parametrize(("scenario", "mute"), [("classic", {4}), ("joker", set[int]())])
async def test_a_defence_and_its_verdict_are_new_messages(
    world: World, calls: Calls, scenario: str, mute: set[int]
) -> None:
    await world.begin(scenario=scenario)
    await world.until("nomination")
    nomination = last(world)
    assert calls.seats(nomination) == set(world.game.living)
    await accuse(world, 4)
    assert world.game.phase == "defence"
    defence = last(world)
    assert defence.id != nomination.id
    assert calls.seats(defence) == {4}
    await world.until("verdict")
    verdict = last(world)
    assert verdict.id != defence.id
    assert calls.seats(verdict) == set(world.game.living) - mute, (
        "who stands accused may vote where the rulebook says so"
    )
    assert not usable(world._fresh(nomination))
    assert not usable(world._fresh(defence))


async def test_at_a_voice_table_the_accused_alone_are_called(world: World, calls: Calls) -> None:
    voice = world.guild.create_voice_channel("city")
    await world.people[0].slash(world.channel, "mafia start", voice=voice)
    lobby = last(world)
    for person in world.people[1:]:
        await person.click(lobby, label="Join")
    await world.people[0].click(lobby, label="Begin")
    await world.until("day")
    panel = last(world)
    assert not calls.seats(panel)
    await world.speak()
    assert last(world).id == panel.id, "the voice gives the floor"
    await world.until("nomination")
    assert not calls.seats(last(world))
    await accuse(world, 4)
    assert calls.seats(last(world)) == {4}


async def test_when_a_game_is_over_its_channel_offers_the_story_and_another_game_alone(
    world: World, calls: Calls
) -> None:
    await world.begin()
    await world.play(kill(lambda game: living(game, mafia=False)[0], lambda game, voter: living(game, mafia=True)))
    assert world.said("The town has won.")
    offered = [labels(message) for message in world.channel.history() if labels(message)]
    assert offered == [["Read the story", "Play again with the same people"]]


async def test_a_panel_that_was_deleted_comes_back(world: World, calls: Calls) -> None:
    await world.begin()
    await world.until("nomination")
    world.env.backend.delete_message(world.channel.id, last(world).id)
    await world.people[0].slash(world.channel, "vote for", player=world.people[3])
    await world.env.advance_time(2)
    panel = last(world)
    assert "**4 · Name4** · 1 of the 5 needed" in text_of(panel)
    assert not calls.seats(panel), "they have been called"
    await world.people[1].select(panel, ["4"], custom_id=next(id_ for id_ in usable(panel) if ":vote:" in id_))
    await world.env.advance_time(3)
    assert last(world).id == panel.id
    assert "**4 · Name4** · 2 of the 5 needed" in text_of(last(world))


async def test_a_panel_that_talk_has_carried_away_comes_down(world: World, calls: Calls) -> None:
    await world.begin()
    await world.until("nomination")
    panel = last(world)
    for number in range(24):
        await world.people[number % 8].send(world.channel, f"I say {number}")
    await world.env.advance_time(60)
    assert last(world).author.id != panel.author.id, "a few words do not matter"
    await world.people[0].send(world.channel, "And I say more")
    below = last(world)
    assert below.id != panel.id
    assert "Who has some explaining to do" in text_of(below)
    assert not calls.seats(below)
    assert not usable(world._fresh(panel))
    assert "moved further down" in text_of(world._fresh(panel))
    for number in range(40):
        await world.people[number % 8].send(world.channel, f"I shout {number}")
    assert not usable(last(world)), "however fast people write, it moves once a minute at most"


async def test_a_paused_panel_is_posted_anew_before_it_is_an_hour_old(world: World, calls: Calls) -> None:
    await world.begin()
    await world.until("day")
    panel = last(world)
    steward = world.steward()
    await steward.slash(world.channel, "host pause")
    await world.env.advance_time(55 * 60)
    await steward.slash(world.channel, "host resume")
    assert last(world).id != panel.id
    assert "I'm done speaking" in labels(last(world))
    assert not usable(world._fresh(panel))


async def test_who_died_between_a_call_and_its_note_calls_nobody_twice(world: World, calls: Calls) -> None:
    await world.begin()
    await world.until("day")
    refer, strike = world.store.refer, world.store.delivered

    async def dead(guild: int, changes: dict[str, str | None]) -> None:
        if changes.get("panel") is not None:
            raise StoreUnavailable("dead")
        await refer(TableId(guild), changes)

    async def away(*_: object) -> None:
        raise StoreUnavailable("dead")

    world.store.refer, world.store.delivered = dead, away  # type: ignore[method-assign]
    await world.speak()
    world.store.refer, world.store.delivered = refer, strike  # type: ignore[method-assign]
    await world.restart()
    assert len([one for one in world.channel.history() if calls.seats(one) == {speaker(world)}]) == 1
    assert await world.speak(), "and it is the panel that is known now"
    assert calls.seats(last(world)) == {speaker(world)}


def deny(world: World, *, writing: bool) -> None:
    """Everybody's right to write in the game's channel is taken away, or given back."""
    denied = 0 if writing else discord.Permissions(send_messages=True).value
    overwrite = Overwrite(world.guild.id, OverwriteType.ROLE, allow=0, deny=denied)
    world.env.backend.edit_channel(world.channel.id, {}, overwrites=[overwrite])


def refused(world: World) -> list[simcord.HttpLogEntry]:
    path = f"/channels/{world.channel.id}/messages"
    return [entry for entry in world.env.http_requests if (entry.method, entry.path) == ("POST", path)]


async def test_a_right_lost_is_told_once_and_the_panel_comes_with_its_return(world: World, calls: Calls) -> None:
    await world.begin()
    deny(world, writing=False)
    await world.env.settle()
    before = len(refused(world))
    await world.until("nomination")
    told = [text for text in map(text_of, world.dm(world.people[0])) if "**Send Messages** is missing" in text]
    assert ["clock is stopped" in text for text in told] == [False, True], "by night, and by day, when the clock waits"
    assert len(refused(world)) == before, "where it may not write it does not try"
    deny(world, writing=True)
    await world.env.settle()
    await world.env.advance_time(3)
    panel = last(world)
    assert "Who has some explaining to do" in text_of(panel)
    assert calls.seats(panel) == set(world.game.living), "they had not been called yet"
    await accuse(world, 4)
    assert world.game.phase == "defence"
    assert calls.seats(last(world)) == {4}


async def test_a_press_says_that_the_right_is_back(world: World) -> None:
    await world.begin()
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=1)
    await world.until("day")
    assert "Day 1" not in text_of(last(world))
    await world.people[2].slash(world.channel, "mafia status")
    await world.env.advance_time(3)
    assert "Day 1" in text_of(last(world))
    assert "I'm done speaking" in labels(last(world))


async def test_by_night_a_room_is_called_to_its_menu_and_nobody_else(world: World, calls: Calls) -> None:
    await world.begin()
    (room,) = world.channel.threads
    await world.until("night")
    menu = room.last_message
    assert menu is not None
    assert usable(menu)
    assert calls.seats(menu) == set(world.seats("godfather", "mafioso"))
    assert not calls.seats(last(world))
