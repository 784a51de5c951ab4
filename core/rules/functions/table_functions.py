"""The table as a whole: how many there are, who comes first, what is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.rulebook.refs import Ability, How, Mark, Note, Role, Tag, Team, Verb
from core.rules.formula_names import FormulaNames


class OfTheTable(FormulaNames):
    """The table as a whole: how many there are, who comes first, what is remembered."""

    def _living(self, *roles: Role) -> int:
        """Living seats, or those of these roles."""
        if not roles:
            return sum(1 for seat in self.game.seats if seat.alive)
        return sum(1 for seat in self.game.seats if seat.alive and seat.role in roles)

    def _team(self, *teams: Team) -> int:
        """Living seats of these teams."""
        return sum(1 for seat in self.game.seats if seat.alive and seat.team in teams)

    def _counted(self, *teams: Team) -> int:
        """Living seats that count as one of the teams (for parity)."""
        counts = self.book.counts_as
        return sum(1 for s in self.game.seats if s.alive and (counts.get(s.role) or s.team) in teams)

    def _out(self, *roles: Role) -> int:
        """Seats out of the game, or those of these roles."""
        return sum(1 for seat in self.game.seats if not seat.alive and (not roles or seat.role in roles))

    def _gone(self, how: How, mark: Mark | None = None) -> int:
        """Seats that left in the running phase in this way (and bear the mark)."""
        game = self.game
        return sum(
            1
            for seat in game.seats
            if not seat.alive
            and seat.left_in == game.ordinal
            and seat.left_how == how
            and (mark is None or mark in seat.marks)
        )

    def _out_of(self, team: Team, *marks: Mark) -> int:
        """Seats out of the game that are of the team and bear none of the marks."""
        out = (seat for seat in self.game.seats if not seat.alive and seat.team == team)
        return sum(1 for seat in out if not any(mark in seat.marks for mark in marks))

    def _out_with(self, mark: Mark) -> int:
        """Seats out of the game that bear the mark."""
        return sum(1 for seat in self.game.seats if not seat.alive and mark in seat.marks)

    def _cast(self, *roles: Role) -> int:
        """Seats dealt one of these roles at the start."""
        return sum(1 for seat in self.game.seats if seat.dealt in roles)

    def _first(self, *roles: Role) -> int:
        """The number of the first living seat, by the order of the roles named and then by seat; 0 if there is none."""
        for role in roles:
            for seat in self.game.seats:
                if seat.alive and seat.role == role:
                    return seat.number
        return 0

    def _first_tagged(self, tag: Tag) -> int:
        """The number of the first living seat whose role bears the tag; 0 if there is none."""
        tags = self.book.tags
        return next((seat.number for seat in self.game.seats if seat.alive and tag in tags[seat.role]), 0)

    def _kinds(self, tag: Tag) -> int:
        """How many different roles that bear the tag were dealt at the start."""
        return len({seat.dealt for seat in self.game.seats if tag in self.book.tags[seat.dealt]})

    def _first_dealt(self, *roles: Role) -> int:
        """As `first`, by the roles that the seats were dealt at the start."""
        for role in roles:
            for seat in self.game.seats:
                if seat.alive and seat.dealt == role:
                    return seat.number
        return 0

    def _free(self, tag: Tag, *marks: Mark) -> int:
        """Living seats whose role has the tag and that bear none of the marks."""
        tags = self.book.tags
        free = (seat for seat in self.game.seats if seat.alive and tag in tags[seat.role])
        return sum(1 for seat in free if not any(mark in seat.marks for mark in marks))

    def _at_large(self, team: Team, *marks: Mark) -> int:
        """Living seats of the team that bear none of the marks."""
        members = (seat for seat in self.game.seats if seat.alive and seat.team == team)
        return sum(1 for seat in members if not any(mark in seat.marks for mark in marks))

    def _calls(self) -> int:
        """How many calls the next night has, as things stand."""
        return sum(1 for call in self.book.scenario.wake if call.if_(self))

    def _waking(self) -> int:
        """How many seconds the calls of the next night take in all."""
        return sum(int(call.seconds(self)) for call in self.book.scenario.wake if call.if_(self))

    def _marked(self, mark: Mark) -> int:
        """Living seats that bear the mark."""
        return sum(1 for seat in self.game.seats if seat.alive and mark in seat.marks)

    def _tagged(self, tag: Tag) -> int:
        """Living seats whose role has the tag."""
        tags = self.book.tags
        return sum(1 for seat in self.game.seats if seat.alive and tag in tags[seat.role])

    def _note(self, key: Note, otherwise: Any = 0) -> Any:
        """What the table remembers under this key; `otherwise` where it remembers nothing."""
        return self.game.notes.get(key, otherwise)

    def _given(self, *verbs: Verb) -> int:
        """How many acts of these verbs stand in the running phase."""
        return sum(1 for act in self.game.acts if act.do in verbs)

    def _present(self, seats: Sequence[int]) -> int:
        """How many of these seats are in the game."""
        return sum(1 for number in seats if self.game.seats[number - 1].alive)

    def _stock(self, ability: Ability) -> int:
        """Uses of an ability that are left in all to the living who have it still."""
        has = self.book.abilities
        return sum(seat.uses.get(ability, 0) for seat in self.game.seats if seat.alive and ability in has[seat.role])

    def _declined(self, verb: Verb) -> int:
        """How many of the living have said no by an act of this verb that stands in the running phase."""
        acts = [act for act in self.game.acts if act.do == verb and act.extras.get("accept") is False]
        return sum(1 for act in acts if self.game.seats[act.by - 1].alive)
