"""When scripted players talk: the speaker in their turn, everybody where talk is free, and a word to a vote.

Nobody speaks who may not: at night, out of turn, or out of the game.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Collection
from functools import partial

from cogs.showing.lines import Lines
from cogs.showing.view import TableView
from cogs.simulated.people.reaction_times import PlannedAction
from core.rules.events import DEPARTED
from core.rules.views import FloorView, ballot, floor, free_talk, talk_wishes
from core.simulate.company import Players
from core.simulate.conversation import conversation
from core.simulate.hands_up import reason
from core.simulate.mind import Mind
from core.simulate.replies import replies, waits
from core.simulate.said import Statement

Say = Callable[[int, str], Awaitable[object]]
Press = Callable[[int, str, int | None], Awaitable[object]]
Listen = Callable[[Players, Statement], None]

ROUNDS = 2
"""So often everybody has a say where talk is free; who has nothing left to say then wants to vote."""
REPLIES = 4
"""So often beyond that who is spoken to may answer."""
JOKES = 0.15
REASONS = 0.25
SIGNS = 0.3
CHALLENGES = 0.15
GRANTS = 0.6
"""How likely small talk is, the reason for a vote, a sign to the speaker, a challenge, and that one is granted."""
BEYOND = 0.6
"""Odds beyond anybody's at which a player does not believe a speaker."""
AT_FIRST = ((700, 2_000), (400, 1_100))
LATER = ((1_500, 6_000), (1_000, 4_000))
"""Milliseconds for a sentence of a turn, and to the turn's end: on the first day nobody has much to think about."""
THANKS = 3
"""So many thank for the game."""


class Talk:
    """The talk of one table. `say` writes for a seat; `press` presses a seat's button of the talk (with a seat);
    `listen` has the players hear what was said."""

    def __init__(self, chance: random.Random, say: Say, press: Press, listen: Listen) -> None:
        self._chance = chance
        self._say = say
        self._press = press
        self._listen = listen
        self.lines = Lines(chance)
        self._left: dict[str, list[str | Statement]] = {}
        self._drawn: dict[str, float] = {}
        self._rounds: dict[str, int] = {}
        self._last: Statement | None = None
        self._mourned = 0

    def wanted(self, view: TableView, players: Players, seats: Collection[int]) -> list[PlannedAction]:
        """What these seats would do about the talk now."""
        game = view.game
        if game.at_night:
            return []
        self._forget(view)
        speaking = floor(view.book, game)
        if speaking is not None:
            return self._in_turns(view, players, seats, speaking)
        living = [seat for seat in seats if game.seat(seat).alive]
        if ballot(view.book, game) is not None:
            return [*self._to_a_person(view, players, seats, living), *self._at_the_vote(view, players, living)]
        return self._freely(view, players, living) if free_talk(game) else []

    def _forget(self, view: TableView) -> None:
        here = _key(view)
        for kept in (self._left, self._drawn, self._rounds):
            for key in [key for key in kept if not key.startswith(here)]:
                del kept[key]

    def _draw(self, key: str) -> float:
        """A number drawn once for this occasion."""
        return self._drawn.setdefault(key, self._chance.random())

    # -- in turns -----------------------------------------------------------------------------------------------------

    def _in_turns(
        self, view: TableView, players: Players, seats: Collection[int], speaking: FloorView
    ) -> list[PlannedAction]:
        speaker = speaking.speaker
        turn = view.game.turn
        if speaker is None or turn is None:
            return []
        here = f"{_key(view)}{turn.number}/"
        ends = None if view.state.clock is None else view.state.clock.ends
        if speaker not in seats:
            return self._to_the_speaker(view, players, seats, speaking, here)
        found: list[PlannedAction] = []
        left = self._left.get(here)
        if left is None or left:
            number = "first" if left is None else str(len(left))
            speak = partial(self._speak, view, players, speaker, here, turn.extra)
            found.append(PlannedAction(f"{here}say/{number}", speak, ends, *_pace(players)[0]))
        elif "yield" in speaking.words:
            found.append(
                PlannedAction(f"{here}yield", partial(self._press, speaker, "yield", None), ends, *_pace(players)[1])
            )
        for challenger in speaking.challengers:
            if "challenge" in speaking.words and self._draw(f"{here}grant/{challenger}") < GRANTS:
                grant = partial(self._press, speaker, "grant", challenger)
                found.append(PlannedAction(f"{here}grant/{challenger}", grant, ends, 1_000, 3_000))
        return found + self._to_the_speaker(view, players, seats, speaking, here)

    async def _speak(self, view: TableView, players: Players, seat: int, here: str, why: str | None) -> None:
        if here not in self._left:
            self._left[here] = self._speech(view, players, seat, why)
        said = self._left[here].pop(0)
        await self._utter(view, players, seat, said)

    def _speech(self, view: TableView, players: Players, seat: int, why: str | None) -> list[str | Statement]:
        """All that somebody says in one turn; never nothing."""
        square = players.square
        if why == DEPARTED or not view.game.seat(seat).alive:
            return [self.lines.small(view, "leaves", seat)]
        found: list[str | Statement] = list(self._greeting(view, players, seat))
        found += conversation(players.minds[seat])
        if self._draw(f"{_key(view)}joke/{seat}") < JOKES and not square.defence:
            found.append(self.lines.small(view, "chats", seat))
        return found or [self.lines.small(view, "passes", seat)]

    def _greeting(self, view: TableView, players: Players, seat: int) -> list[str]:
        """The first who speaks on a day says good morning, or names whom the night has taken; who is spoken to already
        answers instead."""
        square = players.square
        if square.day <= self._mourned or waits(players.minds[seat]):
            return []
        self._mourned = square.day
        lost = [one for one in square.fallen if one in square.gone and square.gone[one].night and one != seat]
        if lost:
            return [self.lines.small(view, "mourns", seat, lost[0])]
        return [self.lines.small(view, "starts", seat)] if square.day == 1 else []

    def _to_the_speaker(
        self, view: TableView, players: Players, seats: Collection[int], speaking: FloorView, here: str
    ) -> list[PlannedAction]:
        """A sign to whoever has the floor, or the wish to be heard; of one, once a turn."""
        listeners = [seat for seat in seats if seat != speaking.speaker and view.game.seat(seat).alive]
        drawn = self._draw(f"{here}sign")
        if not listeners or speaking.speaker is None or drawn > SIGNS + CHALLENGES:
            return []
        seat = listeners[int(self._draw(f"{here}who") * len(listeners))]
        beyond = players.minds[seat].beyond(speaking.speaker)
        asks = drawn < CHALLENGES and beyond > 0 and seat not in speaking.challengers
        do = "challenge" if asks and "challenge" in speaking.words else "disagree" if beyond > BEYOND else "agree"
        if do not in speaking.words:
            return []
        return [PlannedAction(f"{here}sign/{seat}", partial(self._press, seat, do, None), None, 4_000, 15_000)]

    # -- at the vote --------------------------------------------------------------------------------------------------

    def _to_a_person(
        self, view: TableView, players: Players, seats: Collection[int], living: Collection[int]
    ) -> list[PlannedAction]:
        """Whom a person speaks to while the table votes answers there and then. `seats`: those of scripted players."""
        heard = players.square.heard
        all_living = players.square.living
        found: list[PlannedAction] = []
        for seat in living:
            owed = [said for said in heard.owed(seat, all_living) if said.by not in seats]
            if owed:
                key = f"{_key(view)}answer/{seat}/{heard.spoken[seat]}"
                found.append(PlannedAction(key, partial(self._reply, view, players, seat), None, 1_500, 5_000))
        return found

    async def _reply(self, view: TableView, players: Players, seat: int) -> None:
        said = replies(players.minds[seat])
        players.square.heard.answers(seat)
        for one in said:
            await self._utter(view, players, seat, one)

    def _at_the_vote(self, view: TableView, players: Players, living: Collection[int]) -> list[PlannedAction]:
        """Some say why they vote so, where hands are seen."""
        shown = ballot(view.book, view.game)
        if shown is None or shown.counts is None:
            return []
        found: list[PlannedAction] = []
        for seat in living:
            choices = view.game.votes.get(seat, ())
            key = f"{_key(view)}why/{seat}"
            if choices and self._draw(key) < REASONS:
                found.append(
                    PlannedAction(
                        key, partial(self._say_why, view, players.minds[seat], choices[0]), None, 1_000, 4_000
                    )
                )
        return found

    async def _say_why(self, view: TableView, mind: Mind, about: int) -> None:
        await self._say(mind.seat, self.lines.voted(view, mind.seat, about, reason(mind, about)))

    # -- free talk ----------------------------------------------------------------------------------------------------

    def _freely(self, view: TableView, players: Players, living: Collection[int]) -> list[PlannedAction]:
        wish = next((wish.by for wish in talk_wishes(view.game) if wish.do == "skip"), ())
        found: list[PlannedAction] = []
        for seat in living:
            here = f"{_key(view)}{seat}/"
            spoken = self._rounds.get(here, 0)
            if self._left.get(here):
                more = partial(self._more, view, players, seat, here)
                found.append(PlannedAction(f"{here}more/{len(self._left[here])}/{spoken}", more, None, 1_500, 5_000))
            elif waits(players.minds[seat]) and spoken < ROUNDS + REPLIES:
                answer = partial(self._join_in, view, players, seat, here)
                found.append(PlannedAction(f"{here}answer/{spoken}", answer, None, 1_500, 5_000))
            elif spoken < ROUNDS:
                say = partial(self._join_in, view, players, seat, here)
                found.append(PlannedAction(f"{here}say/{spoken}", say, None, 3_000, 45_000))
            elif seat not in wish:
                found.append(PlannedAction(f"{here}skip", partial(self._end, view, players, seat), None, 3_000, 30_000))
        return found

    async def _join_in(self, view: TableView, players: Players, seat: int, here: str) -> None:
        """Say what there is to say; who has nothing takes sides in what was said last, or jokes, or is silent."""
        self._rounds[here] = self._rounds.get(here, 0) + 1
        found: list[str | Statement] = [*self._greeting(view, players, seat), *conversation(players.minds[seat])]
        if not found:
            found = [*self._side_taken(view, players.minds[seat])]
        if not found and self._chance.random() < JOKES:
            found = [self.lines.small(view, "chats", seat)]
        self._left[here] = found
        if found:
            await self._more(view, players, seat, here)

    def _side_taken(self, view: TableView, mind: Mind) -> list[str]:
        last = self._last
        if last is None or last.about in (None, mind.seat) or last.by == mind.seat or last.what != "accuses":
            return []
        if not view.game.seat(last.by).alive or self._chance.random() > SIGNS:
            return []
        believed = last.about not in mind.mates and mind.beyond(last.about or 0) > 0
        self._last = None
        return [self.lines.small(view, "joins" if believed else "doubts", mind.seat, last.by)]

    async def _more(self, view: TableView, players: Players, seat: int, here: str) -> None:
        await self._utter(view, players, seat, self._left[here].pop(0))

    async def _end(self, view: TableView, players: Players, seat: int) -> None:
        """There is no more to say: to the vote, where one comes."""
        if self._chance.random() < REASONS and view.game.phase in view.book.scenario.cycle:
            await self._say(seat, self.lines.small(view, "ends", seat))
        await self._press(seat, "skip", None)

    def heard(self, said: Statement) -> None:
        """Somebody has said this, whom the others may agree with."""
        self._last = said

    async def _utter(self, view: TableView, players: Players, seat: int, said: str | Statement) -> None:
        players.square.heard.speaks(seat)
        if isinstance(said, Statement):
            self._listen(players, said)
            self.heard(said)
            said = self.lines.worded(view, said)
        await self._say(seat, said)


def _pace(players: Players) -> tuple[tuple[int, int], tuple[int, int]]:
    """How long a speaker takes to speak, and to have spoken (least and most)."""
    return AT_FIRST if players.square.day <= 1 else LATER


def _key(view: TableView) -> str:
    return f"{view.state.token}/{view.serial}/"
