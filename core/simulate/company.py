"""Sensible players round one table: each hears what their seat may hear, and all hear what is said."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Sequence

from core.rulebook.book import Rulebook
from core.rules.commands import Command
from core.rules.events import ALL, ActGiven, Event, PhaseBegan, RoomChanged, Withdrew
from core.rules.prompts import Prompt
from core.rules.state import Game
from core.rules.views import held_card
from core.simulate.mind import Mind
from core.simulate.repute import Reputes
from core.simulate.said import Said
from core.simulate.sensible import answer
from core.simulate.speech import speech
from core.simulate.square import Square

SEAT, ROOM = "seat:", "room:"


class Players:
    """The minds of these seats (all, if none are named) at a table with these cards.

    `given_before`: by a room's audience, the acts that it gave in the last phase that is over and in which it gave any,
    and that phase's serial.
    """

    def __init__(
        self, book: Rulebook, cards: Sequence[str], seed: int | str, seats: Collection[int] | None = None
    ) -> None:
        self._book = book
        self.square = Square(book, cards)
        self.reputes = Reputes(self.square)
        self._rooms: dict[str, tuple[int, ...]] = {}
        self._given: dict[str, list[ActGiven]] = {}
        self.given_before: dict[str, tuple[int, list[ActGiven]]] = {}
        self.minds = {
            seat: Mind(seat, self.square, self.reputes, random.Random(f"{seed}/{seat}"))
            for seat in (range(1, len(cards) + 1) if seats is None else seats)
        }

    def hear(self, events: Iterable[Event]) -> None:
        """Something has happened: everybody hears what is for them."""
        for event in events:
            to = event.to
            if to == ALL:
                if isinstance(event, PhaseBegan):
                    self._phase_is_over()
                self.square.see(event)
                if isinstance(event, PhaseBegan):
                    for mind in self.minds.values():
                        mind.new_phase(event)
            elif to.startswith(SEAT):
                mind = self.minds.get(int(to[len(SEAT) :]))
                if mind is not None:
                    mind.hear(event)
            elif to.startswith(ROOM):
                if isinstance(event, RoomChanged):
                    self._rooms[to] = event.members
                elif isinstance(event, ActGiven | Withdrew):
                    self._give(to, event)
                for seat in self._rooms.get(to, ()):
                    if seat in self.minds:
                        self.minds[seat].hear(event)

    def _give(self, to: str, event: ActGiven | Withdrew) -> None:
        """A room has given something, or taken it back."""
        kept = [act for act in self._given.get(to, ()) if event.do not in (None, act.do)]
        self._given[to] = [*kept, event] if isinstance(event, ActGiven) else kept

    def _phase_is_over(self) -> None:
        self.given_before |= {to: (self.square.serial, acts) for to, acts in self._given.items() if acts}
        self._given = {}

    def look(self, game: Game) -> None:
        """Everybody looks at the card in their hand."""
        for seat, mind in self.minds.items():
            mind.look(held_card(self._book, game, seat))

    def answer(self, prompt: Prompt, beside: Sequence[Prompt] = ()) -> Command | None:
        """What the player on the prompt's seat answers; None to let it go by."""
        return answer(self.minds[prompt.seat], prompt, beside)

    def talk(self) -> list[Said]:
        """Everybody who is in the game says what they have to say now, one after the other."""
        said: list[Said] = []
        for seat in list(self.square.living):
            mind = self.minds.get(seat)
            if mind is not None:
                for one in speech(mind):
                    self.square.hear(one)
                    said.append(one)
        return said
