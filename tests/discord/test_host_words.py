"""What only the host of a table can say: by whatever name the rulebook has for it."""

from __future__ import annotations

import pytest

from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from core.rules.commands import Act
from tests.discord.languages import in_languages
from tests.discord.test_console import consoles, drawn, hosted
from tests.discord.world import World, Worlds, answered, labels

FAMILY = ("lawyer", "snitch", "detective", "doctor", "citizen", "citizen", "citizen", "citizen")


async def test_whoever_talks_during_the_vote_loses_the_vote(worlds: Worlds) -> None:
    """JK-D7."""
    world = await worlds.open(6)
    await world.begin(scenario="joker")
    await world.until("nomination")
    talker = world.people[2]
    seat = world.state.seat_of(talker.id)
    assert seat is not None
    await world.steward().slash(world.channel, "host word", player=talker)
    assert "vote_lost" in world.game.seat(seat).marks
    assert world.said("talked during the vote, and has lost their vote for today")


async def test_a_host_who_calls_one_by_one_gives_the_lawyer_the_answer_before_the_shot(worlds: Worlds) -> None:
    """FM-59, FM-D9: found by its name among this rulebook's decisions, and the lawyer alone learns of it."""
    world = await worlds.open(8)
    await world.begin(*FAMILY, scenario="family")
    await world.until("night")
    host, lawyer = world.steward(), world.person(1)
    offered = await host.autocomplete(world.channel, "host decide", "decision", "call")
    assert [choice["value"] for choice in offered] == ["call"]
    prompt = next(one for one in world.table.prompts(1) if one.do == "reveal")
    await world.give(prompt, Act(1, "reveal", (3,)))
    assert "Detective" not in "\n".join(text_of(message) for message in world.dm(lawyer))
    await host.slash(world.channel, "host decide", decision="call", player=lawyer)
    assert "Detective" in text_of(world.dm(lawyer)[-1])
    assert not any(one.do == "reveal" for one in world.table.prompts(1))


@pytest.mark.parametrize("language", in_languages("fa", "uk"))
async def test_the_consoles_button_offers_what_only_this_rulebook_leaves_to_its_host(
    world: World, language: str
) -> None:
    """FM-D9, by presses alone."""
    words = words_of(language, "family")
    host = await hosted(world, language, cards=FAMILY[:7], scenario="family")
    lawyer = world.person(1)
    await lawyer.slash(world.channel, "mafia language", language=language)
    await world.until("night")
    prompt = next(one for one in world.table.prompts(1) if one.do == "reveal")
    await world.give(prompt, Act(1, "reveal", (3,)))
    (console,) = consoles(world, host, language)
    asked = await host.user.click(console, label=words("console-decide-button"))
    menu = asked.response.message
    assert words("verb-eject") not in labels(menu), "what has a button of its own"
    await host.user.select(menu, ["call"])
    assert words("console-ask-decision", do=words("verb-call")) in text_of(world._fresh(menu))
    await host.user.select(world._fresh(menu), ["1"])
    await drawn(world)
    did = words("console-did-ruling", do=words("verb-call"), seats=world._view().names[1], count=1)
    assert text_of(world._fresh(menu)) == did
    assert words("role-detective") in text_of(world.dm(lawyer)[-1])
    assert not any(one.do == "reveal" for one in world.table.prompts(1))


async def test_a_decision_of_another_rulebook_or_by_a_stranger_to_the_hosts_place_is_refused(worlds: Worlds) -> None:
    world = await worlds.open(8)
    await world.begin(*FAMILY, scenario="family")
    await world.until("night")
    before = world.game
    stranger, host = world.people[1], world.steward()
    told = answered(await stranger.slash(world.channel, "host decide", decision="call", player=world.person(1)))
    assert "host" in told
    told = answered(await host.slash(world.channel, "host decide", decision="inquiry"))
    assert "inquiry" not in told
    await host.slash(world.channel, "host decide", decision="call")
    assert world.game == before


async def test_the_first_lost_of_six_leads_the_table_from_then_on(worlds: Worlds) -> None:
    """FM-3: with a host's levers and a host's sight, and none of it before."""
    world = await worlds.open(6)
    await world.begin("mafioso", "mafioso", "detective", "citizen", "citizen", "citizen", scenario="family")
    await world.until("night")
    lost, other = world.person(5), world.person(6)
    assert "Who was who" not in answered(await lost.slash(world.channel, "host peek"))
    prompt = next(one for one in world.table.prompts(1) if one.do == "kill")
    await world.give(prompt, Act(1, "kill", (5,)))
    await world.until("day")
    assert world.state.lobby.moderator == lost.id
    assert "You lead this table now" in "\n".join(text_of(message) for message in world.dm(lost))
    assert "Detective" in answered(await lost.slash(world.channel, "host peek"))
    assert "Detective" not in answered(await other.slash(world.channel, "host peek"))
    await lost.slash(world.channel, "host pause")
    assert world.state.paused is not None
    await lost.slash(world.channel, "host resume")
    await world.until("night")
    prompt = next(one for one in world.table.prompts(3) if one.do == "reveal")
    await world.give(prompt, Act(3, "reveal", (1,)))
    await world.env.advance_time(3)
    assert any("asked for the card" in text_of(message) for message in world.dm(lost)), "on the console"
    assert all("You lead this table now" not in text_of(message) for message in world.dm(other))
