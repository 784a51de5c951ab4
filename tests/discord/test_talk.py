"""Scripted players talk: when they may, of what they do; and they press what ends a talk."""

from __future__ import annotations

from simcord.results import to_discord_message

from core.books.library import load
from core.rulebook.course import NIGHTS
from core.rules.commands import Act
from core.rules.events import DefenceCalled, Spoke, VoteCast
from core.rules.views import ballot
from tests.discord.world import World

STEPS = 3000


async def evening(world: World) -> list[tuple[str, int | None, int, str]]:
    """Everybody plays by the clock to the end. What people wrote: phase, who had the floor, which seat, the words."""
    written: list[tuple[str, int | None, int, str]] = []
    known: set[int] = set()
    seats = {player.user: seat for seat, player in enumerate(world.state.seats, 1)}
    for _ in range(STEPS):
        state = world.state_or_none()
        running = state is not None and state.running
        phase, floor = (world.game.phase, world.game.turn) if running else ("", None)
        acted = await world.step()
        stored = world.env.backend.messages[world.channel.id]
        new = [to_discord_message(world.env, stored[id_]) for id_ in sorted(stored.keys() - known)]
        who = floor.seat if floor else None
        written += [(phase, who, seats[one.author.id], one.content) for one in new if one.author.id in seats]
        known = set(stored)
        if acted:
            continue
        due = world.next_at()
        state = world.state_or_none()
        if state is None or not state.running:
            if due is None:
                return written
            await world.env.advance_time(max(0.001, (due - world.simulation.now()) / 1000))
            continue
        ends = world.simulation.now() + 1_000 if state.clock is None else state.clock.ends or 0
        await world.env.advance_time(max(0.001, (min(ends + 50, due or ends + 50) - world.simulation.now()) / 1000))
    raise AssertionError("it does not go on")


async def test_people_speak_in_turn_and_of_what_they_do(world: World) -> None:
    await world.begin(seed=4)
    dealt = [seat.role for seat in world.game.seats]
    written = await evening(world)
    log = await world.table.history.newest_log()
    assert len(written) > 10
    assert all(phase not in NIGHTS for phase, *_ in written)
    in_turns = [(floor, seat) for _, floor, seat, _ in written if floor is not None]
    assert in_turns
    assert all(floor == seat for floor, seat in in_turns), "nobody speaks out of turn"
    assert any(isinstance(event, Spoke) and event.do == "yield" for event in log), "who has spoken gives up the floor"
    voted = {event.voter for event in log if isinstance(event, VoteCast)}
    assert len(voted) == len(dealt)
    assert any(isinstance(event, DefenceCalled) and event.seats for event in log)
    thanks = [text for phase, _, _, text in written if not phase]
    assert thanks, "they thank for the game"
    for phase, _, seat, text in written:
        assert f"Name{seat}" not in text, f"{phase}: nobody speaks of themselves as of another: {text}"


async def test_whoever_acts_before_they_are_first_listened_to_holds_up_nobody(world: World) -> None:
    await world.begin("godfather", "mafioso", "doctor", "detective", *["citizen"] * 4)
    await world.until("night")
    with world.env._bot_scope():
        outcome = await world.table.do(Act(by=1, do="kill", at=(5,)))
    assert outcome.refusal is None
    await world.step()
    assert world.next_at() is not None, "the others have something to do"


async def test_where_talk_is_free_they_come_to_its_end_by_themselves(world: World) -> None:
    await world.begin(scenario="family", seed=2)
    await world.until("day")
    began = world.simulation.now()
    world.idle = {world.person(1).id}
    for _ in range(STEPS):
        if world.game.phase != "day":
            break
        if not await world.step():
            due = world.next_at()
            assert due is not None
            await world.env.advance_time(max(0.001, (due - world.simulation.now()) / 1000))
    assert world.simulation.now() - began < 180_000, "and not only when its six minutes are over"
    log = await world.table.log()
    wished = {event.by for event in log if isinstance(event, Spoke) and event.do == "skip"}
    assert wished
    assert 1 not in wished
    people = {player.user for player in world.state.seats}
    assert any(message.author.id in people for message in world.channel.history())
    assert not any(message.author.id == world.person(1).id for message in world.channel.history())


async def test_whoever_is_spoken_to_where_talk_is_free_answers_soon(world: World) -> None:
    await world.begin(scenario="family", seed=2)
    await world.until("day")
    person, accused = world.person(1), world.state.seats[2].user
    world.idle = {person.id}
    while await world.step() or world.game.phase == "day":
        due = world.next_at()
        spoken = [message for message in world.channel.history() if message.author.id == accused]
        if due is None or spoken:
            break
        await world.env.advance_time(max(0.001, (due - world.simulation.now()) / 1000))
    assert world.game.phase == "day"
    assert "Name1" in await answer_to(world, person.id, accused)
    book = load("family")
    while ballot(book, world.game) is None:
        await on(world)
    assert "Name1" in await answer_to(world, person.id, accused), "at the vote too"


async def answer_to(world: World, person: int, accused: int) -> str:
    """What the third seat says next when the person has accused them."""
    before, known = world.simulation.now(), {message.id for message in world.channel.history()}
    assert await world.hear(person, "Good evening.") == []
    assert [(one.what, one.about) for one in await world.hear(person, "I accuse 3!")] == [("accuses", 3)]
    said: list[str] = []
    while not said:
        await on(world)
        new = [message for message in world.channel.history() if message.id not in known]
        said = [message.content for message in new if message.author.id == accused]
    assert world.simulation.now() - before < 20_000
    return said[0]


async def on(world: World) -> None:
    """Something happens, or time goes by until it does."""
    if await world.step():
        return
    clock, due = world.state.clock, world.next_at()
    ends = None if clock is None or clock.ends is None else clock.ends + 50
    moment = min(one for one in (due, ends) if one is not None)
    await world.env.advance_time(max(0.001, (moment - world.simulation.now()) / 1000))
