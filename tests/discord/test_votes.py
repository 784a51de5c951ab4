"""Who voted for whom can be looked up where hands are open, while the vote runs and afterwards."""

from __future__ import annotations

import pytest

from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from core.rules.commands import Vote
from core.rules.prompts import VOTE
from core.words import SeatNames
from tests.discord.languages import in_languages
from tests.discord.world import World, Worlds, answered, labels

EIGHT = ("godfather", "mafioso", "doctor", "detective", *["citizen"] * 4)
GAP = "\u00a0·\u00a0"


def panel(world: World):
    return next(message for message in reversed(world.channel.history()) if labels(message))


async def vote(world: World, voter: int, *choices: int) -> None:
    prompt = next(one for one in world.table.prompts(voter) if one.do == VOTE)
    await world.give(prompt, Vote(voter, choices))


async def history(world: World, seat: int = 8) -> str:
    return answered(await world.person(seat).slash(world.channel, "vote history"))


async def test_hands_are_named_while_the_vote_runs_and_by_day_afterwards(world: World) -> None:
    await world.begin(*EIGHT)
    await world.until("day")
    assert "There hasn't been a vote yet." in await history(world)
    await world.until("nomination")
    for voter in (3, 4, 5, 6, 7):
        await vote(world, voter, 2)
    await vote(world, 2, 3)
    result = await world.person(8).click(panel(world), label="Who voted for whom")
    text = answered(result)
    assert "### Nomination, day 1 (still open)" in text
    assert f"**2{GAP}Name2** (5): 3{GAP}Name3, 4{GAP}Name4, 5{GAP}Name5, 6{GAP}Name6, 7{GAP}Name7" in text
    assert f"**3{GAP}Name3** (1): 2{GAP}Name2" in text

    await world.until("verdict")
    for voter in (3, 4, 5, 6):
        await vote(world, voter, 2)
    await world.until("night")
    text = await history(world)
    assert text.index("### Verdict, day 1\n") < text.index("### Nomination, day 1\n"), "the last one first"
    assert f"**2{GAP}Name2** (4): 3{GAP}Name3" in text
    status = await world.person(8).slash(world.channel, "mafia status")
    assert "Who voted for whom" in labels(status.response.message)


async def test_a_vote_that_was_changed_or_taken_back_is_told_as_it_stood(world: World) -> None:
    await world.begin(*EIGHT)
    await world.until("nomination")
    await vote(world, 5, 2)
    await vote(world, 5, 3)
    await vote(world, 6, 4)
    await world.person(6).slash(world.channel, "vote withdraw")
    text = await history(world)
    assert f"**3{GAP}Name3** (1): 5{GAP}Name5" in text
    assert "Name2" not in text
    assert "Name4" not in text


@pytest.mark.parametrize("language", in_languages("fa", "ru"))
async def test_whom_a_vote_still_waits_for_stands_on_its_panel(world: World, language: str) -> None:
    await world.store.set_settings(world.guild.id, {"language": language})
    await world.people[0].slash(world.channel, "mafia start", scenario="classic")
    for person in world.people[1:]:
        await person.slash(world.channel, "mafia join")
    await world.deal(*EIGHT)
    await world.until("nomination")
    words, left = words_of(language), list(range(1, 9))

    def line(*seats: int) -> str:
        return words("vote-undecided", count=len(seats), seats=SeatNames(words, {}).numbers(seats))

    assert line(*left) not in text_of(panel(world)), "before anybody has decided it says nothing new"
    for voter in (3, 4, 5):
        await vote(world, voter, 2)
    await world.person(6).click(panel(world), label=words("vote-abstain-button"))
    await world.env.advance_time(3)
    assert line(1, 2, 7, 8) in text_of(panel(world)), "who does not vote has decided that"
    assert line(1, 2, 7, 8) in answered(await world.person(8).slash(world.channel, "mafia status"))
    for voter in (1, 2, 7):
        await vote(world, voter, 8)
    await world.env.advance_time(3)
    assert line(8) in text_of(panel(world))
    took = await world.person(6).click(panel(world), label=words("vote-withdraw-button"))
    assert words("vote-yours-withdrawn") in answered(took)
    told = await world.person(8).click(panel(world), label=words("vote-abstain-button"))
    assert words("vote-yours-abstained") in answered(told)
    await world.env.advance_time(6)
    assert line(6) in text_of(panel(world)), "who takes a vote back thinks again, and the ballot waits"
    await world.person(6).slash(world.channel, "vote abstain")
    await world.env.advance_time(3)
    assert line(6) not in text_of(panel(world))
    await world.env.advance_time(3)
    assert world.game.phase != "nomination", "all have decided"


async def test_secret_hands_stay_secret(worlds: Worlds) -> None:
    """ZO-D3: over several defendants."""
    world = await worlds.open(9)
    await world.begin(scenario="zodiac")
    await world.until("nomination")
    for voter in range(3, 10):
        await vote(world, voter, 1, 2)
    await world.until("verdict", "night")
    assert world.game.phase == "verdict"
    assert len(world.game.defence) == 2
    for voter in (5, 6, 7):
        await vote(world, voter, 1)
    await world.env.advance_time(3)
    assert "3 players have voted" in text_of(panel(world)), "a hand is counted while nobody sees whose it is"
    assert "Still to decide: 6." in text_of(panel(world)), "how many, never who"
    text = await history(world)
    (verdict, *_) = text.split("### Nomination")
    assert "Votes are secret" in verdict
    assert "Name5" not in verdict
    await world.until("night")
    (verdict, *_) = (await history(world)).split("### Nomination")
    assert "The votes were secret" in verdict
    assert "Name5" not in verdict
    assert "Name1" in verdict


async def test_pages_of_votes_are_turned_in_the_same_answer(worlds: Worlds) -> None:
    world = await worlds.open(20)
    await world.begin(pace="clock")
    shown = None
    for _ in range(6):
        await world.until("nomination")
        living = world.game.living
        for voter in living[:14]:
            await vote(world, voter, *[seat for seat in living if seat != voter][:6])
        shown = await world.person(20).slash(world.channel, "vote history")
        if "Next page" in labels(shown.response.message):
            break
        await world.pass_time()
    assert shown is not None
    await world.person(20).click(shown.response.message, label="Next page")
    assert "Page 2 of" in text_of(world._fresh(shown.response.message))
