"""Running ahead loses no act of the viewer's without a question, stops at each dawn and where talk opens, and says what
was passed over.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cogs.local_table.server.evening import Evening
from cogs.local_table.server.serve_page import served
from core.rulebook.course import NIGHTS, TALKS
from core.rules.events import CameBack, Event, Left, PhaseBegan, TurnBegan
from tests.local_table.browser import Browser, tab

GAMES = (("classic", 6, 6, 2), ("classic", 6, 2, 3), ("gangster_city", 7, 12, 2), ("card_deck", 6, 8, 3))
"""Rulebook, seats, seed, and which of the decisions are given up: each second, or each third. Who gives up all of them
is put out for being away. In these something is said of all that can be passed over."""
MORE = (
    *(("classic", 6, seed, 2) for seed in (3, 5)),
    ("classic", 6, 4, 3),
    *(("gangster_city", 7, seed, 2) for seed in (9, 10, 11)),
)


class Watch:
    """Looks whenever anything has happened at what is asked of the viewer, and at where they stand when it stops."""

    def __init__(self, here: Evening) -> None:
        self.here = here
        self.left_open = set[str]()
        self.asked_about = set[str]()
        self.stops = set[int]()
        self._seen: object = None
        here.env.bell.hearers.append(self.look)

    def look(self) -> None:
        """What was asked and is not answered; what has been answered since is no loss."""
        state = self.here.company.table.state
        if state is self._seen:
            return
        self._seen = state
        decisions = self.here.decisions
        floor = decisions.floor
        seat = None if state is None or not state.running else state.seat_of(self.here.me)
        if seat is not None:
            given = {one.id for one in self.here.company.table.prompts(seat) if one.given is not None}
            self.left_open -= given
        self.left_open |= {one.id for one in decisions.prompts()} | ({floor} if floor else set())

    def stopped(self) -> None:
        """The evening stands at a phase."""
        state = self.here.company.table.state
        if state is not None and state.game is not None:
            self.stops.add(state.game.serial)


async def play(page: Browser, watch: Watch, every: int) -> list[dict[str, Any]]:
    """Press on at everything that is asked, and answer it but for each so-manyth; all that was told at the stops."""
    told: list[dict[str, Any]] = []
    number = 0
    while not page.seen["end"]:
        watch.stopped()
        lost = await page.ahead()
        while lost:
            number += 1
            assert all(one["text"] for one in lost)
            if number % every:
                await page.answer_need()
                watch.left_open -= {one["id"] for one in lost[:1] if one["id"].startswith("floor")}
                lost = await page.ahead()
            else:
                watch.asked_about |= {one["id"] for one in lost}
                lost = await page.ahead(*(one["id"] for one in lost))
        watch.stopped()
        if page.seen["skipped"]:
            told += page.seen["skipped"]["lines"]
    return told


def where_to_stop(log: list[Event], me: int) -> dict[int, str]:
    """The phases that begin with a dawn, or in which talk opens, while the viewer is in the game: why, by serial."""
    found: dict[int, str] = {}
    out, before, now = set[int](), "", 0
    for event in log:
        match event:
            case Left(seat=seat):
                out.add(seat)
            case CameBack(seat=seat):
                out.discard(seat)
            case PhaseBegan(phase=phase, serial=serial) if me not in out:
                now = serial
                if before in NIGHTS and phase not in NIGHTS:
                    found[serial] = "dawn"
                elif phase in TALKS and not event.turns:
                    found[serial] = "free talk"
            case TurnBegan(seat=int(seat)) if me not in out and seat not in out:
                found[now] = "talk"
            case _:
                pass
        before = event.phase if isinstance(event, PhaseBegan) else before
    return found


@pytest.mark.parametrize("games", [GAMES, pytest.param((*GAMES, *MORE), marks=pytest.mark.repeats("other games"))])
async def test_no_act_is_lost_without_a_question_and_each_dawn_and_talk_is_a_stop(
    games: tuple[tuple[str, int, int, int], ...],
) -> None:
    kinds = Counter[str]()
    async with served("en", port=0) as server, tab(server.url) as page:
        for rulebook, seats, seed, every in games:
            await page.open(rulebook=rulebook, seats=seats, seed=seed)
            await page.onward()  # everybody sits down at once
            await page.begin()
            sitting = server.session._sitting
            assert sitting is not None
            watch = Watch(sitting.here)
            me = next(one["seat"] for one in page.seen["people"] if one["me"])
            told = await play(page, watch, every)
            assert watch.left_open <= watch.asked_about, (rulebook, seed)
            wanted = where_to_stop(await sitting.here.company.table.history.newest_log(), me)
            assert {at: why for at, why in wanted.items() if at not in watch.stops} == {}, (rulebook, seed)
            kinds.update(line["kind"] for line in told)
    assert set(kinds) == {"left", "told", "accused"}


async def test_no_two_stops_have_a_number_in_common_at_another_table_either() -> None:
    """By its number a page knows that its reader has put away what was told of a stop."""
    numbers: list[set[int]] = []
    async with served("en", port=0) as server, tab(server.url) as page:
        for seed in (6, 7):
            await page.open(seats=6, seed=seed)
            frames = len(page.frames)
            await page.begin()
            await page.to_a_choice()
            told = [one["skipped"] for one in page.frames[frames:] if one["see"] == "skipped"]
            numbers.append({one["number"] for one in told if one})
    assert all(numbers)
    assert numbers[0].isdisjoint(numbers[1])
