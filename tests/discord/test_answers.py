"""What a person reads alone is of use by itself: whom an answer is about, and who one's own people are."""

from __future__ import annotations

from cogs.simulated.people.players import text_of
from core.rules.commands import Act
from tests.discord.world import World, answered

GODFATHER = ("godfather", "saul_goodman", "nostradamus", "doctor_watson", "leon", "citizen_kane", "citizen", "citizen")


async def give(world: World, seat: int, do: str, *at: int) -> None:
    """The seat presses what does this."""
    prompt = next(one for one in world.table.prompts(seat) if one.do == do)
    await world.give(prompt, Act(seat, do, at))


async def test_an_answer_stands_under_what_it_answers(world: World) -> None:
    await world.begin("godfather", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen", "citizen")
    await world.until("night")
    await give(world, 4, "inspect", 3)
    await give(world, 4, "inspect", 2)
    await world.until("day")
    answer = text_of(world.dm(world.person(4))[-1])
    assert "**Ask about**: **2 · Name2**" in answer
    assert "**3 · Name3**" not in answer
    assert answer.index("**Ask about**") < answer.index("Yes")
    panel = next(message for message in reversed(world.channel.history()) if message.components)
    card = answered(await world.person(4).click(panel, label="My role"))
    assert card.index("**Ask about**: **2 · Name2**") < card.index("Yes")


async def test_a_team_meets_in_its_room_and_not_before_its_hour(world: World) -> None:
    await world.begin(*GODFATHER, scenario="godfather")
    assert world.game.phase == "intro_day"
    assert world.channel.threads == []
    await world.until("intro_night")
    (thread,) = world.channel.threads
    assert "In this room: **1 · Name1** and **2 · Name2**" in text_of(thread.history()[0])


async def test_who_is_bought_is_told_whose_they_are(world: World) -> None:
    await world.begin(*GODFATHER, scenario="godfather")
    await world.until("night")
    await give(world, 2, "convert", 7)
    await world.until("day")
    told = text_of(world.dm(world.person(7))[-1])
    assert "**Plain mafia**" in told
    assert "**1 · Name1**, **2 · Name2** and **7 · Name7**" in told
