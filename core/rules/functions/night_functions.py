"""The night that is being worked out: deeds, labels, protections, attacks, who falls."""

from __future__ import annotations

from typing import Any

from core.rulebook.refs import Cause, Extra, Kind, Label, Mark, Tag, Verb
from core.rules.formula_names import FormulaNames
from core.rules.state import Seat


class OfTheNight(FormulaNames):
    """The night that is being worked out: deeds, labels, protections, attacks, who falls."""

    def _tonight(self, seat: Seat, label: Label) -> bool:
        """Whether the resolution that is running has put this label on the seat."""
        return self.pad.labelled(seat.number, label)

    def _labelled(self, label: Label) -> int:
        """On how many living seats the resolution that is running has put this label."""
        return sum(1 for seat in self.game.seats if seat.alive and self._tonight(seat, label))

    def _protected(self, seat: Seat, *kinds: Kind) -> bool:
        """Whether a protection of one of these kinds lies on the seat in the resolution that is running."""
        return self.pad.protected(seat.number, kinds)

    def _able(self, seat: Seat) -> bool:
        """Whether the seat had a power that it might have used tonight, used or not."""
        return seat.number in (self.pad.able or ())

    def _working(self, *verbs: Verb) -> int:
        """How many deeds of these verbs have an effect tonight, as it stands."""
        return sum(1 for deed in self.deeds if deed.do in verbs and deed.works)

    def _works(self, seat: Seat, *verbs: Verb) -> bool:
        """Whether a deed of these verbs that the seat does has an effect tonight, as it stands."""
        return any(deed.by == seat.number and deed.do in verbs and deed.works for deed in self.deeds)

    def _aims(self, seat: Seat, *verbs: Verb) -> int:
        """Which seat a deed of these verbs in force that the seat does is about (chiefly); 0 if there is none."""
        for deed in self.deeds:
            if deed.by == seat.number and deed.do in verbs and deed.void is None and deed.at:
                return deed.at[deed.chief]
        return 0

    def _targets(self, seat: Seat, *verbs: Verb) -> list[int]:
        """The living seats that deeds of these verbs in force that the seat does fall on."""
        found = [n for d in self.deeds if d.by == seat.number and d.do in verbs and d.void is None for n in d.at]
        return [number for number in dict.fromkeys(found) if self.game.seats[number - 1].alive]

    def _stolen(self, *verbs: Verb) -> int:
        """How many deeds of these verbs in force are done by another than their owner."""
        return sum(1 for deed in self.deeds if deed.do in verbs and deed.void is None and not deed.own)

    def _aimed(self, *verbs: Verb) -> int:
        """How many seats the deeds of these verbs in force name in all."""
        return sum(len(deed.at) for deed in self.deeds if deed.do in verbs and deed.void is None)

    def _doer(self, verb: Verb) -> int:
        """Who does the first deed of this verb that has an effect tonight, as it stands; 0 if there is none."""
        return next((deed.by for deed in self.deeds if deed.do == verb and deed.void is None), 0)

    def _under(self, seat: Seat, *verbs: Verb) -> bool:
        """Whether a deed of these verbs that has an effect tonight, as it stands, falls on the seat."""
        return any(deed.do in verbs and deed.void is None and seat.number in deed.at for deed in self.deeds)

    def _dying(self, seat: Seat, *causes: Cause) -> bool:
        """Whether the seat leaves at dawn, as it stands (by one of these causes, if any is named)."""
        found = self.pad.dead.get(seat.number, ())
        return any(not causes or cause in causes for cause in found)

    def _stopped(self, seat: Seat, name: Label) -> bool:
        """Whether an attack on the seat tonight was stopped by the defence of this name."""
        return any(h.target == seat.number and h.stopped == name for h in self.pad.hits)

    def _fallen(self, seat: Seat) -> bool:
        """Whether the seat was felled tonight, or has left the game."""
        return not seat.alive or seat.number in self.pad.dead or seat.number in self.pad.gone

    def _orphaned(self, seat: Seat, mark: Mark) -> bool:
        """Whether the seat bears the mark, and the seat that it holds was felled tonight or has left the game."""
        value = seat.marks.get(mark, (None, None))[1]
        return isinstance(value, int) and self._fallen(self.game.seats[value - 1])

    def _targeted(self, seat: Seat, *verbs: Verb) -> int:
        """How many deeds of these verbs that have an effect tonight, as it stands, fall on the seat."""
        return sum(deed.do in verbs and deed.void is None and seat.number in deed.at for deed in self.deeds)

    def _spoken(self, seat: Seat, verb: Verb, field: Extra) -> Any:
        """What is said in this field of a deed of this verb in force that the seat does; None if there is none."""
        said = (
            deed.said.get(field) for deed in self.deeds if deed.by == seat.number and deed.do == verb and deed.works
        )
        return next(said, None)

    def _visited(self, seat: Seat) -> tuple[int, ...]:
        """Whom the seat named tonight, or went along to, whether or not that worked; itself excepted."""
        return tuple(sorted({to for by, to in _visits(self) if by == seat.number}))

    def _visitors(self, seat: Seat, but: Seat | None = None) -> tuple[int, ...]:
        """Who named the seat tonight, or went along to it, whether or not that worked; itself (and `but`) excepted."""
        return tuple(
            sorted({by for by, to in _visits(self) if to == seat.number and (but is None or by != but.number)})
        )

    def _deaths(self, *causes: Cause) -> int:
        """How many leave at dawn by one of these causes, as it stands."""
        return sum(any(cause in causes for cause in found) for found in self.pad.dead.values())

    def _attacked(self, seat: Seat, *causes: Cause) -> bool:
        """Whether an attack of one of these causes fell on the seat tonight, whatever came of it."""
        return any(hit.target == seat.number and hit.cause in causes for hit in self.pad.hits)

    def _missed(self, cause: Cause, *but: Cause) -> int:
        """How many attacks of this cause were stopped tonight, on players who do not leave for one of those `but`."""
        hits = self.pad.hits
        dead = self.pad.dead
        spared = [hit.target for hit in hits if hit.cause == cause and hit.stopped is not None]
        return sum(not any(one in but for one in dead.get(number, ())) for number in spared)

    def _staying(self, tag: Tag) -> int:
        """Living seats with the tag that do not leave by what has been worked out so far."""
        dead = self.pad.dead
        return sum(1 for s in self.game.seats if s.alive and s.number not in dead and tag in self.book.tags[s.role])


def _visits(names: FormulaNames) -> list[tuple[int, int]]:
    """Who named whom tonight, whether or not that worked, with those to whom they went along."""
    given = [deed for deed in names.deeds if deed.named]
    found: list[tuple[int, int]] = []
    for deed in given:
        ability = names.book.abilities[names.game.seats[deed.owner - 1].role].get(deed.power)
        along = ability.along if ability is not None else ()
        seats = [*deed.aimed, *(to for other in given if other.do in along for to in other.aimed)]
        found += [(deed.owner, to) for to in seats if to != deed.owner]
    return found
