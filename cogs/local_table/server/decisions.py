"""What the viewer has to decide, and where an evening that runs ahead stops for them."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.simulated.people.players import Company
from core.rules import views
from core.rules.prompts import Prompt
from core.table.pace import unanswered


class Decisions:
    """Of one viewer at one table. A decision has an id: that of its prompt, or of the viewer's turn to speak.

    Running ahead stops at each decision that has not been given up, at each dawn, wherever talk opens, and where the
    viewer leaves the game. Who is out of it, or has no seat, is stopped for decisions alone.
    """

    def __init__(self, company: Company, me: int) -> None:
        self._company = company
        self._me = me
        self._given_up: frozenset[str] = frozenset()
        self._passed: frozenset[str] = frozenset()

    def prompts(self) -> list[Prompt]:
        """What is asked of the viewer and not answered yet, nor declined; wishes of the whole table are nobody's
        decision."""
        state = self._company.table.state
        book = self._company.table.book
        seat = None if state is None or not state.running else state.seat_of(self._me)
        if seat is None or book is None or state is None or seat in state.passed:
            return []
        asked = self._company.table.prompts(seat)
        return [prompt for prompt in unanswered(asked, state.passed) if not views.is_wish(book, prompt.do)]

    @property
    def floor(self) -> str | None:
        """The viewer's turn to speak, as a decision; None while they have no turn."""
        state = self._company.table.state
        book = self._company.table.book
        if state is None or book is None or state.game is None or not state.running:
            return None
        talk = views.floor(book, state.game)
        turn = state.game.turn
        if talk is None or turn is None or talk.speaker is None or state.user_of(talk.speaker) != self._me:
            return None
        return f"floor {state.game.serial}.{turn.number}"

    @property
    def in_play(self) -> bool | None:
        """Whether the viewer is still in the game that runs; None where they have no seat in one."""
        state = self._company.table.state
        seat = None if state is None or not state.running else state.seat_of(self._me)
        return None if seat is None or state is None or state.game is None else state.game.seat(seat).alive

    def open(self) -> frozenset[str]:
        """What would be lost if the evening ran ahead now: asked, neither answered nor given up."""
        asked = self._asked()
        self._given_up &= asked  # what is asked a second time is another matter
        return asked - self._given_up

    def give_up(self, decisions: Iterable[str]) -> None:
        """The viewer will not decide these."""
        self._given_up |= self._asked() & frozenset(decisions)

    def set_out(self) -> None:
        """The evening runs ahead from here."""
        self._passed |= self._occasions()

    def is_there(self) -> bool:
        """Whether it has come to where it stops."""
        return bool(self.open() or self._occasions() - self._passed)

    def _asked(self) -> frozenset[str]:
        floor = self.floor
        return frozenset({prompt.id for prompt in self.prompts()} | (set() if floor is None else {floor}))

    def _occasions(self) -> frozenset[str]:
        """The dawn and the talk that it is now, or that the viewer is out."""
        state = self._company.table.state
        book = self._company.table.book
        if self.in_play is None or state is None or book is None or state.game is None:
            return frozenset()
        if not self.in_play:
            return frozenset({f"{state.token} out"})
        game = state.game
        found = set[str]()
        if not game.at_night:
            found.add(f"{state.token} after night {game.night}")
        talk = views.floor(book, game)
        speaker = None if talk is None else talk.speaker  # somebody who is out has but their last words to say
        if views.free_talk(game) or (speaker is not None and game.seat(speaker).alive):
            found.add(f"{state.token} talk {game.serial}")
        return frozenset(found)
