"""Sensible players round one table: each hears what their seat may hear, and all hear what is said."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Sequence

from core.rulebook.book import Rulebook
from core.rules.commands import Command
from core.rules.events import ALL, Event, PhaseBegan, RoomChanged
from core.rules.prompts import Prompt
from core.rules.state import Game
from core.rules.views import held_card
from core.simulate.mind import Mind
from core.simulate.public_knowledge import PublicKnowledge
from core.simulate.repute import Reputes
from core.simulate.said import Statement
from core.simulate.sensible import answer
from core.simulate.speech import speech

SEAT = "seat:"
ROOM = "room:"


class Players:
    """The minds of these seats (all, if none are named) at a table with these cards."""

    def __init__(
        self, book: Rulebook, cards: Sequence[str], seed: int | str, seats: Collection[int] | None = None
    ) -> None:
        self._book = book
        self.square = PublicKnowledge(book, cards)
        self.reputes = Reputes(self.square)
        self._rooms: dict[str, tuple[int, ...]] = {}
        self.minds = {
            seat: Mind(seat, self.square, self.reputes, random.Random(f"{seed}/{seat}"))
            for seat in (range(1, len(cards) + 1) if seats is None else seats)
        }

    def hear(self, events: Iterable[Event]) -> None:
        """Something has happened: everybody hears what is for them."""
        for event in events:
            to = event.to
            if to == ALL:
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
                for seat in self._rooms.get(to, ()):
                    if seat in self.minds:
                        self.minds[seat].hear(event)

    def look(self, game: Game) -> None:
        """Everybody looks at the card in their hand."""
        for seat, mind in self.minds.items():
            mind.look(held_card(self._book, game, seat))

    def answer(self, prompt: Prompt, beside: Sequence[Prompt] = ()) -> Command | None:
        """What the player on the prompt's seat answers; None to let it go by."""
        return answer(self.minds[prompt.seat], prompt, beside)

    def talk(self) -> list[Statement]:
        """Everybody who is in the game says what they have to say now, one after the other."""
        said: list[Statement] = []
        for seat in list(self.square.living):
            mind = self.minds.get(seat)
            if mind is not None:
                for one in speech(mind):
                    self.square.hear(one)
                    said.append(one)
        return said
