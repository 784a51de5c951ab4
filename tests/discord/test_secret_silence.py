"""A vote that a secret may have taken away: neither the panel nor the clock of a ballot tells of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from core.books import library
from core.rules.commands import Act, Vote
from tests.discord.test_notified import last
from tests.discord.world import World, Worlds
from tests.rules.variants import in_folder

NAME = "hushed"
HUSH = (
    ("inspect: {}", "inspect: {at_once: [{mark: {whom: named, mark: hushed, until: night}}]}"),
    ("nomination: {many: true}", "nomination: {many: true, silent: [hushed]}"),
    ("announcements:", "marks: {hushed: secret}\nannouncements:"),
)
"""Whom the detective asks about has no vote on the day that follows, and nobody is told."""
ROLES = ("godfather", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen", "citizen")


@pytest.fixture(autouse=True)
def at_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is at hand while a test runs, and not to those that come after."""
    monkeypatch.setattr(library, "_lent", {})
    library.add_folder(in_folder(tmp_path, NAME, *HUSH))


async def to_the_vote(world: World, *, hushed: int | None) -> None:
    await world.lobby(scenario=NAME)
    await world.deal(*ROLES)
    await world.until("night")
    if hushed is not None:
        with world.env._bot_scope():
            assert (await world.table.do(Act(4, "inspect", (hushed,)))).refusal is None
    await world.until("nomination")


def ends(world: World) -> int | None:
    assert world.state.clock is not None
    return world.state.clock.ends


@pytest.mark.parametrize("hushed", [None, 8])
async def test_a_ballot_looks_the_same_whether_somebody_has_lost_their_vote_or_not(
    worlds: Worlds, hushed: int | None
) -> None:
    words, world = words_of("en"), await worlds.open(8)
    await to_the_vote(world, hushed=hushed)
    whole = ends(world)
    hands = {prompt.seat: prompt for prompt in world.table.prompts() if prompt.do == "vote"}
    assert (8 in hands) is (hushed is None)
    for seat in range(1, 8):
        await world.give(hands[seat], Vote(seat, (seat % 7 + 1,)))
    await world.env.advance_time(3)
    assert ends(world) == whole, "it would end early only where nobody else has a vote"
    for id_ in ("vote-undecided", "time-decided"):
        assert words(id_, count=1, seats="8") not in text_of(last(world))
