"""A chair that changes hands in mid-game, in every language: who plays on, who is told, who may not."""

from __future__ import annotations

import discord
import pytest
import simcord

from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from core.store import StoreUnavailable
from tests.discord.languages import in_languages
from tests.discord.test_notified import Calls
from tests.discord.test_survival import close_dms
from tests.discord.test_threads import direct, has_menu
from tests.discord.world import World, Worlds, answered, labels

CARDS = ["godfather", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen"]
DETECTIVE = 4


async def played(worlds: Worlds, language: str = "en") -> tuple[World, simcord.MemberActor]:
    """A game of seven in the first night, in a server of this language; the eighth person has no seat."""
    world = await worlds.open(8)
    await world.store.set_settings(world.guild.id, {"language": language})
    await world.people[0].slash(world.channel, "mafia start", scenario="classic")
    for person in world.people[1:7]:
        await person.slash(world.channel, "mafia join")
    await world.deal(*CARDS)
    await world.until("night")
    return world, world.people[7]


def last(world: World) -> discord.Message:
    message = world.channel.last_message
    assert message is not None
    return message


def menus(world: World, person: simcord.MemberActor) -> list[discord.Message]:
    return [message for message in world.dm(person) if has_menu(message)]


@pytest.mark.parametrize("language", in_languages("fa", "uk"))
async def test_a_substitute_has_the_card_the_answers_and_tonights_menu_at_once(worlds: Worlds, language: str) -> None:
    world, new = await played(worlds, language)
    words, old = words_of(language, "classic"), world.person(DETECTIVE)
    (menu,) = menus(world, old)
    await old.user.select(menu, [str(world.seats("godfather")[0])])
    await world.until("day")
    await world.until("night")
    calls = Calls(world)

    waiting = await new.slash(world.channel, "mafia join")
    assert words("substitute-you-wait", number=1) in answered(waiting)
    status = await old.slash(world.channel, "mafia status")
    assert "Name8" in answered(status)
    gives_up = await old.slash(world.channel, "mafia replace")
    await world.env.settle()

    assert words("substitute-found") in answered(gives_up)
    assert world.person(DETECTIVE) is new
    assert any(calls.users(message) == [new.id] for message in world.channel.history()), "the channel calls them"
    heard = direct(world, new)
    assert words("substitute-welcome", seat=DETECTIVE) in heard
    assert words("role-detective") in heard
    (answer,) = [line for line in direct(world, old).splitlines() if "👎" in line]
    assert answer in heard, "what the chair was told in the first night"
    (tonight,) = menus(world, new)
    await new.user.select(tonight, [str(world.seats("mafioso")[0])])
    assert [act.by for act in world.game.acts] == [DETECTIVE]
    assert words("substitute-gone") in direct(world, old)
    assert menus(world, old) == [], "what was asked of the chair is asked of nobody else"


@pytest.mark.parametrize("language", in_languages("ru"))
async def test_a_chair_is_held_open_for_whoever_takes_it(worlds: Worlds, language: str) -> None:
    world, new = await played(worlds, language)
    words, old = words_of(language, "classic"), world.person(DETECTIVE)
    asked = await old.slash(world.channel, "mafia replace")
    assert words("substitute-held") in answered(asked)
    again = answered(await old.slash(world.channel, "mafia replace"))
    assert words("refusal-already_offered") in again
    assert words("refusal-already_done") not in again, "it doesn't stand: they may take their chair back"
    offer = last(world)
    assert labels(offer) == [words("substitute-take-button")]
    taken = await new.click(offer, label=words("substitute-take-button"))
    await world.env.settle()
    assert words("substitute-you-have", seat=DETECTIVE) in answered(taken)
    assert world.person(DETECTIVE) is new
    assert words("role-detective") in direct(world, new)
    back = await old.click(offer, label=words("substitute-take-button"))
    assert words("refusal-knows_too_much") in answered(back)


async def test_the_substitute_of_a_mafioso_comes_into_their_room_and_the_other_goes(worlds: Worlds) -> None:
    world, new = await played(worlds)
    old = world.person(2)
    (room,) = [thread for thread in world.channel.threads if "behind closed doors" in (thread.name or "")]
    await new.slash(world.channel, "mafia join")
    await old.slash(world.channel, "mafia replace")
    await world.env.settle()
    inside = set(world.env.backend.get_channel(room.id).thread_members)
    assert new.id in inside
    assert old.id not in inside


async def test_a_restart_between_forgets_no_queue_and_welcomes_once(worlds: Worlds) -> None:
    world, new = await played(worlds)
    old = world.person(DETECTIVE)
    await new.slash(world.channel, "mafia join")
    await world.restart()
    await old.slash(world.channel, "mafia replace")
    await world.env.settle()
    await world.restart()
    assert world.person(DETECTIVE) is new
    assert direct(world, new).count("You're playing from chair 4 now") == 1
    assert len(menus(world, new)) == 1


async def test_a_chair_that_is_passed_on_again_after_a_death_leaves_the_new_menu_alone(worlds: Worlds) -> None:
    """The process has shown all of it, and died before that was struck off."""
    world, new = await played(worlds)
    strike = world.store.delivered

    async def away(*_: object) -> None:
        raise StoreUnavailable("away")

    await new.slash(world.channel, "mafia join")
    world.store.delivered = away  # type: ignore[method-assign]
    await world.person(DETECTIVE).slash(world.channel, "mafia replace")
    await world.env.settle()
    (before,) = menus(world, new)
    world.store.delivered = strike  # type: ignore[method-assign]
    await world.restart()
    (after,) = menus(world, new)
    assert after.id == before.id
    await new.user.select(after, [str(world.seats("mafioso")[0])])
    assert [act.by for act in world.game.acts] == [DETECTIVE]


async def test_who_waits_may_stop_waiting_and_who_plays_gives_up_no_other_chair(worlds: Worlds) -> None:
    world, new = await played(worlds)
    await new.slash(world.channel, "mafia join")
    assert "You're already waiting for a chair" in answered(await new.slash(world.channel, "mafia join"))
    assert "You're no longer waiting for a chair" in answered(await new.slash(world.channel, "mafia leave"))
    others = await world.people[1].slash(world.channel, "mafia replace", chair=DETECTIVE)
    assert "only give up their own chair" in answered(others)
    assert "You don't have a chair to give up" in answered(await new.slash(world.channel, "mafia replace"))


async def test_where_messages_are_closed_the_same_is_behind_buttons(worlds: Worlds) -> None:
    world, new = await played(worlds)
    close_dms(world, new)
    await new.slash(world.channel, "mafia join")
    await world.person(DETECTIVE).slash(world.channel, "mafia replace")
    await world.env.settle()
    card = await new.slash(world.channel, "mafia card")
    assert "Detective" in answered(card)
    assert any(has_menu(one) for one in [(await new.slash(world.channel, "night act")).response.message])


async def test_the_one_who_was_replaced_reads_of_it_in_their_own_language(worlds: Worlds) -> None:
    world, new = await played(worlds)
    old = world.person(DETECTIVE)
    await old.slash(world.channel, "mafia language", language="uk")
    await new.slash(world.channel, "mafia language", language="fa")
    await new.slash(world.channel, "mafia join")
    await old.slash(world.channel, "mafia replace")
    await world.env.settle()
    assert words_of("uk")("substitute-gone") in direct(world, old)
    assert words_of("fa")("substitute-welcome", seat=DETECTIVE) in direct(world, new)
    called = words_of("en")("substitute-called", people=f"<@{new.id}>")
    assert any(called in text_of(message) for message in world.channel.history())


async def test_whoever_names_somebody_for_a_chair_is_told_of_that_person(worlds: Worlds) -> None:
    """And not as though they had asked for it themselves."""
    world, new = await played(worlds)
    words = words_of("en")
    steward = world.steward()
    told = answered(await steward.slash(world.channel, "host replace", chair=DETECTIVE, player=world.person(1)))
    assert words("refusal-they_have_chair") in told
    assert words("refusal-already_joined") not in told
    await steward.slash(world.channel, "host handover", player=new)
    assert words("refusal-saw_cards") in answered(await new.slash(world.channel, "mafia join"))
    told = answered(await steward.slash(world.channel, "host replace", chair=DETECTIVE, player=new))
    assert words("refusal-they_know_too_much") in told
