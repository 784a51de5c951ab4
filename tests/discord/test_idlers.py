"""Who does not play, as people at the table see it, in every language: nothing, a word, and an empty chair."""

from __future__ import annotations

import discord
import pytest
import simcord

from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from cogs.simulated.simulation import build
from cogs.voice.adapter import ChannelNarration
from core.rulebook.course import NIGHTS
from tests.discord.languages import in_languages
from tests.discord.test_notified import Calls
from tests.discord.test_survival import close_dms
from tests.discord.test_threads import direct, has_menu
from tests.discord.world import World, Worlds, answered, kill, labels
from tests.secrecy.ears import Ears
from tests.voice.simulated_gateway import InTime

CARDS = ["godfather", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen"]
IDLER = 7


async def played(worlds: Worlds, language: str = "en", **chosen: str) -> tuple[World, simcord.MemberActor]:
    """A game of seven in a server of this language, on its first morning; the eighth person has no seat."""
    world = await worlds.open(8)
    await world.store.set_settings(world.guild.id, {"language": language, **chosen})
    await world.people[0].slash(world.channel, "mafia start", scenario="classic")
    for person in world.people[1:7]:
        await person.slash(world.channel, "mafia join")
    await world.deal(*CARDS)
    await world.until("day")
    return world, world.people[7]


async def a_round(world: World, *idle: int) -> None:
    """From one dawn to the next: who is not idle abstains, and nobody does anything at night."""
    voted = False
    while world.state.running:
        if world.game.phase == "nomination" and not voted:
            voted = True
            for seat in set(world.game.living) - set(idle):
                await world.person(seat).slash(world.channel, "vote abstain")
        was_night = world.game.phase in NIGHTS
        await world.pass_time()
        if was_night and world.state.running and world.game.phase not in NIGHTS:
            return


def last_of(world: World, person: simcord.MemberActor) -> discord.Message:
    return world.dm(person)[-1]


@pytest.mark.parametrize("language", in_languages("fa", "ru"))
async def test_who_is_missed_is_told_alone_and_then_somebody_else_plays_on(worlds: Worlds, language: str) -> None:
    world, new = await played(worlds, language)
    words, idler = words_of(language, "classic"), world.person(IDLER)
    await a_round(world, IDLER)
    warning = words("idle-warning", rounds=2)
    assert warning not in direct(world, idler)
    await a_round(world, IDLER)
    assert warning in direct(world, idler)
    assert labels(last_of(world, idler)) == [words("idle-here-button")]
    assert not any(words("idle-here-button") in labels(message) for message in world.channel.history())
    assert all(warning not in direct(world, other) for other in world.people if other is not idler)
    await new.slash(world.channel, "mafia join")
    await a_round(world, IDLER)
    assert world.person(IDLER) is new
    assert words("substitute-welcome", seat=IDLER) in direct(world, new)
    assert words("substitute-gone") in direct(world, idler)


async def test_where_nobody_waits_the_card_leaves_as_the_rulebook_has_it(worlds: Worlds) -> None:
    world, _ = await played(worlds)
    for _ in range(3):
        await a_round(world, IDLER)
    assert not world.game.seat(IDLER).alive
    assert world.said("has been away too long")
    assert not world.said("put out of the game")


@pytest.mark.parametrize("sign", ["button", "message"])
async def test_one_sign_keeps_the_chair(worlds: Worlds, sign: str) -> None:
    world, _ = await played(worlds)
    idler = world.person(IDLER)
    for _ in range(2):
        await a_round(world, IDLER)
    if sign == "button":
        pressed = await idler.user.click(last_of(world, idler), label="I'm here")
        assert "Your chair stays yours" in answered(pressed)
    else:
        await idler.send(world.channel, "sorry, I was on the phone")
    assert world.state.watch.misses == {}
    await a_round(world, IDLER)
    assert world.game.seat(IDLER).alive


async def test_one_whom_no_message_reaches_is_called_in_the_channel_by_day(worlds: Worlds) -> None:
    world, _ = await played(worlds)
    idler, calls = world.person(IDLER), Calls(world)
    close_dms(world, idler)
    for _ in range(2):
        await a_round(world, IDLER)
    (called,) = [message for message in world.channel.history() if "I'm here" in labels(message)]
    assert calls.users(called) == [idler.id]
    await idler.click(called, label="I'm here")
    assert world.state.watch.misses == {}


async def test_nobody_is_blamed_for_a_round_in_which_the_bot_was_away(worlds: Worlds) -> None:
    world, _ = await played(worlds)
    for _ in range(4):
        await world.restart()
        await a_round(world, IDLER)
    assert world.game.seat(IDLER).alive
    assert "We miss you" not in direct(world, world.person(IDLER))


async def test_a_server_may_keep_every_chair_and_says_so(worlds: Worlds) -> None:
    world, _ = await played(worlds, misses="0")
    for _ in range(4):
        await a_round(world, IDLER)
    assert world.game.seat(IDLER).alive


@pytest.mark.parametrize("language", in_languages("en", "uk"))
async def test_a_night_left_unanswered_twice_is_told_to_whoever_was_asked(worlds: Worlds, language: str) -> None:
    world, _ = await played(worlds, language)
    word = words_of(language)("idle-nights", nights=2)
    for _ in range(2):
        await a_round(world)
    told = {seat for seat in range(1, 8) if word in direct(world, world.person(seat))}
    assert told == {1, 3, 4} | ({2} & told), "whoever has something to do at night"
    assert not world.said(word)


async def test_three_of_ten_vanish_and_the_game_is_played_to_its_end(worlds: Worlds) -> None:
    """A friend takes one chair, whoever waited another, nobody the third; each is told, and nothing waits for them."""
    world = await worlds.open(12)
    await world.people[0].slash(world.channel, "mafia start", scenario="classic")
    for person in world.people[1:10]:
        await person.slash(world.channel, "mafia join")
    await world.deal("godfather", "mafioso", "doctor", "detective", *["citizen"] * 6)
    await world.until("day")
    vanished = (4, 9, 10)
    gone, (friend, waiting) = [world.person(seat) for seat in vanished], world.people[10:]
    await a_round(world, *vanished)
    await world.people[0].slash(world.channel, "host replace", chair=4, player=friend)
    asked = world.channel.last_message
    assert asked is not None
    for seat in (2, 3, 5, 6, 7):
        await world.person(seat).click(asked, label="For it")
    assert world.person(4) is friend
    assert direct(world, friend) == "", "who has pressed nothing yet is not written to"
    (called,) = [message for message in world.channel.history() if friend.mention in text_of(message)]
    assert "Your card is under **My role**, and comes by direct message too, if I can send you one" in text_of(called)
    assert "Detective" in answered(await friend.slash(world.channel, "mafia card"))
    assert "Somebody else is playing from your chair" in direct(world, gone[0])
    await waiting.slash(world.channel, "mafia join")
    await a_round(world, 9, 10)
    assert any(has_menu(message) for message in world.dm(friend)), "from now on they are"
    assert all("We miss you" in direct(world, person) for person in gone[1:])
    assert "We miss you" not in direct(world, friend), "nothing is held against who has just sat down"
    await a_round(world, 9, 10)
    assert world.person(9) is waiting
    assert "You're playing from chair 9 now" in direct(world, waiting)
    assert "Somebody else is playing from your chair" in direct(world, gone[1])
    assert not world.game.seat(10).alive
    assert world.said("Name10** has been away too long")
    world.idle.update(person.id for person in gone)
    await world.play(kill(lambda game: next(seat for seat in game.living if seat > 2)))
    assert world.said("The mafia has won.")


async def test_whose_turn_is_cut_short_hears_that_its_time_is_up(worlds: Worlds) -> None:
    simulation = worlds.begin()
    gateway = InTime(simulation)
    narration = ChannelNarration(worlds.store, gateway)
    worlds.bot = build(simulation, worlds.store, narration=narration)
    world = await worlds.open(8)
    hall = world.guild.create_voice_channel("hall")
    for person in world.people:
        await person.join_voice(hall)
    heard: list[str] = []
    assert narration._hall is not None
    narration._hall._sender = Ears(world.env.loop_time, gateway.sleep, lambda long, said: heard.append(said))
    await world.people[0].slash(world.channel, "mafia start", scenario="classic", voice=hall)
    for person in world.people[1:7]:
        await person.slash(world.channel, "mafia join")
    await world.deal(*CARDS)
    await world.until("day")
    await a_round(world, IDLER)
    await a_round(world, IDLER)

    async def in_this_turn() -> tuple[float, list[str]]:
        """How long it lasts, and what is said in it."""
        before, began = len(heard), world.env.loop_time()
        await world.pass_time()
        return world.env.loop_time() - began, heard[before:]

    turn = world.game.turn
    assert turn is not None
    assert turn.seat == IDLER
    cut, of_the_missed = await in_this_turn()
    whole, of_the_next = await in_this_turn()
    assert cut < whole / 2
    assert of_the_next[-1] in of_the_missed, "that the time is up"
