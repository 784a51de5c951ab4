"""One seat: what it is, bears and remembers, and what it has said in the running phase."""

from __future__ import annotations

from typing import Any

from core.rulebook.blank_roles import binding
from core.rulebook.refs import Ability, Extra, How, Mark, Note, Role, Tag, Team, Verb
from core.rules.formula_names import FormulaNames
from core.rules.state import Seat


class OfSeats(FormulaNames):
    """One seat: what it is, bears and remembers, and what it has said in the running phase."""

    def _has(self, seat: Seat, mark: Mark) -> bool:
        """Whether the seat bears the mark."""
        return mark in seat.marks

    def _tag(self, seat: Seat, tag: Tag) -> bool:
        """Whether the seat's role has the tag."""
        return tag in self.book.tags[seat.role]

    def _appears(self, seat: Seat) -> Team:
        """What an inspection of the seat answers by its role (its team where the role says nothing)."""
        return self.book.roles[seat.role].appears or seat.team

    def _card_team(self, seat: Seat) -> Team:
        """The team on the card of the seat's role, whatever has become of the player."""
        return self.book.team_of(seat.role, self.game.options)

    def _on_cards(self, *teams: Team) -> int:
        """Living seats whose card is of one of the teams."""
        return sum(1 for seat in self.game.seats if seat.alive and self._card_team(seat) in teams)

    def _granted(self, seat: Seat, verb: Ability) -> bool:
        """Whether the seat's role is a blank that was bound to this verb."""
        return verb in binding(self.book.scenario, seat.role, self.game.options).get("abilities", ())

    def _lent(self, role: Role, verb: Ability) -> bool:
        """Whether a living seat has this blank, and it was bound to this verb."""
        return any(seat.alive and seat.role == role and self._granted(seat, verb) for seat in self.game.seats)

    def _knows(self, seat: Seat, other: Seat) -> bool:
        """Whether the seat was shown the other one as its own."""
        return other.number in seat.knows

    def _noted(self, seat: Seat, key: Note, otherwise: Any = 0) -> Any:
        """What the seat remembers under this key; `otherwise` where it remembers nothing."""
        return seat.notes.get(key, otherwise)

    def _left(self, seat: Seat, ability: Ability) -> int:
        """Uses of an ability that are left to the seat."""
        return seat.uses.get(ability, 0)

    def _named(self, seat: Seat, *verbs: Verb) -> bool:
        """Whether an act of these verbs that stands in the running phase names the seat."""
        return any(act.do in verbs and seat.number in act.at for act in self.game.acts)

    def _said(self, seat: Seat, verb: Verb, field: Extra, otherwise: Any = 0) -> Any:
        """What the seat said in this field of its act of the verb that stands in the running phase."""
        acts = (act for act in self.game.acts if act.by == seat.number and act.do == verb)
        return next((act.extras.get(field, otherwise) for act in acts), otherwise)

    def _lost(self, seat: Seat, verb: Verb) -> bool:
        """Whether a seat that the seat's act of this verb names has left the game."""
        acts = [act for act in self.game.acts if act.by == seat.number and act.do == verb]
        return any(not self.game.seats[number - 1].alive for act in acts for number in act.at)

    def _agreed(self, seat: Seat, verb: Verb) -> bool:
        """Whether an act of this verb that stands in the running phase names the seat, and does not say no."""
        acts = self.game.acts
        return any(a.do == verb and seat.number in a.at and a.extras.get("accept", True) is not False for a in acts)

    def _first_ranked(self, tag: Tag, last: Mark) -> int:
        """Of the living seats with the tag, the one whose role the rulebook lists first; those who bear the mark `last`
        come after all others. 0 if there is none.
        """
        tags = self.book.tags
        rank = self.book.rank
        group = [seat for seat in self.game.seats if seat.alive and tag in tags[seat.role]]
        ranked = [(last in seat.marks, rank[seat.role], seat.number) for seat in group]
        return min(ranked)[2] if ranked else 0

    def _ranks_first(self, seat: Seat, tag: Tag, last: Mark) -> bool:
        """Whether the seat is the `first_ranked` of these, or has the same role and is as free of the mark."""
        first = self._first_ranked(tag, last)
        if not first:
            return False
        leader = self.game.seats[first - 1]
        return seat.role == leader.role and (last in seat.marks) == (last in leader.marks)

    def _bound(self, seat: Seat, mark: Mark) -> int:
        """Living seats that bear the mark with this seat as its value."""
        marks = [other.marks[mark] for other in self.game.seats if other.alive and mark in other.marks]
        return sum(1 for _, value in marks if value == seat.number)

    def _fell(self, seat: Seat, how: How) -> bool:
        """Whether the seat left in the running phase in this way."""
        return not seat.alive and seat.left_in == self.game.ordinal and seat.left_how == how

    def _on_defence(self, seat: Seat) -> bool:
        """Whether the seat is on defence."""
        return seat.number in self.game.defence

    def _last_on_defence(self) -> int:
        """Of those who are in the game, who was put on defence last; 0 if nobody is."""
        return next((number for number in reversed(self.game.defence) if self.game.seats[number - 1].alive), 0)
