"""What the viewer has to decide, and whether any of it is new since they asked to be taken on to the next decision."""

from __future__ import annotations

from cogs.simulated.people.players import Company
from core.rules import views
from core.rules.prompts import Prompt


class Decisions:
    """Of one viewer at one table."""

    def __init__(self, company: Company, me: int) -> None:
        self._company, self._me = company, me
        self._known: frozenset[str] = frozenset()

    def prompts(self) -> list[Prompt]:
        """What is asked of the viewer and not answered yet; wishes of the whole table are nobody's decision."""
        state, book = self._company.table.state, self._company.table.book
        seat = None if state is None or not state.running else state.seat_of(self._me)
        if seat is None or book is None:
            return []
        asked = self._company.table.prompts(seat)
        return [prompt for prompt in asked if prompt.given is None and not views.is_wish(book, prompt.do)]

    @property
    def has_the_floor(self) -> bool:
        """Whether it is the viewer's turn to speak."""
        state, book = self._company.table.state, self._company.table.book
        if state is None or book is None or state.game is None or not state.running:
            return False
        talk = views.floor(book, state.game)
        return talk is not None and talk.speaker is not None and state.user_of(talk.speaker) == self._me

    def note(self) -> None:
        """All that is asked now is known, and not what the viewer waits for."""
        self._known = self._open()

    def are_new(self) -> bool:
        """Whether something else is asked now."""
        now = self._open()
        self._known &= now
        return bool(now - self._known)

    def _open(self) -> frozenset[str]:
        state = self._company.table.state
        serial = 0 if state is None or state.game is None else state.game.serial
        floor = {f"floor {serial}"} if self.has_the_floor else set[str]()
        return frozenset({prompt.id for prompt in self.prompts()} | floor)
