"""Chairs that change hands in an evening: who gives one up, when, and who takes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import simcord

from core.rules.state import Game
from core.table import TableState

if TYPE_CHECKING:
    from tests.torture.evening import Evening

NIGHT = "night"


class Substitutes:
    """Those who come for a chair. Like everybody, they go by the game alone: by its phase, and by who sits where."""

    def __init__(self, evening: Evening, people: list[simcord.MemberActor]) -> None:
        self._evening, self.people = evening, people

    async def moved(self, state: TableState, game: Game) -> bool:
        """Whether somebody has now come, gone or sat down."""
        if not self.people:
            return False
        evening = self._evening
        seated, waiting = {player.user for player in state.seats}, {player.user for player in state.lobby.waiting}
        gone = {former.player.user for former in state.former}
        left = [one for one in self.people if one.id not in seated | gone]
        idle = [one for one in left if one.id not in waiting]
        if game.phase == NIGHT and not gone and len(waiting) < len(self.people) - 1:
            for person in idle[:1]:
                if ("wait", person.id) not in evening.done:
                    await evening.attempt(
                        ("wait", person.id), lambda person=person: person.slash(evening.channel, "mafia join")
                    )
                    return True
        if state.offered and idle and ("take", idle[0].id) not in evening.done:
            return await self._taken(idle[0])
        seat = self._gives_up(state, game, bool(waiting), bool(idle and gone))
        if seat is None:
            return False
        person = evening.members[state.seats[seat - 1].user]
        await evening.attempt(("replace", game.serial), lambda: person.slash(evening.channel, "mafia replace"))
        return True

    def _gives_up(self, state: TableState, game: Game, waited_for: bool, idle: bool) -> int | None:
        """The seat that is given up now: by night while somebody waits, by day, after such a night, while there is
        one who has not waited. Of those who sit where they were dealt, the one who has most to pass on: a room's
        threads, then a menu."""
        moment = waited_for if game.phase == NIGHT else idle and not waited_for and game.phase == "day"
        if not moment or state.offered or ("replace", game.serial) in self._evening.done:
            return None
        changed = {former.seat for former in state.former}
        own = [one for one in game.living if one not in changed]
        return max(own, key=self._passes_on, default=None)

    def _passes_on(self, seat: int) -> tuple[bool, int, int]:
        prompts = self._evening.table.prompts(seat)
        return any(one.do == "kill" for one in prompts), len(prompts), -seat

    async def _taken(self, person: simcord.MemberActor) -> bool:
        """Sit down by the button of the message that offers the chair."""
        evening = self._evening

        async def press() -> object:
            offers = (one for one in reversed(evening.channel.history()) if evening.takes(one))
            offer = next(offers, None)
            if offer is None:
                raise LookupError("nothing is offered")
            return await person.click(offer, custom_id=evening.takes(offer))

        await evening.attempt(("take", person.id), press)
        return True
