"""The names a formula may use: numbers of the table, options, and functions that count or look at seats."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from core.rulebook.blanks import binding
from core.rulebook.refs import (
    Ability,
    Cause,
    Extra,
    How,
    Kind,
    Label,
    Mark,
    Note,
    Role,
    Tag,
    Team,
    Verb,
)
from core.rules import hands
from core.rules.events import CALLED
from core.rules.memory import CALLERS, SIZE
from core.rules.state import Game, Seat

if TYPE_CHECKING:
    from core.rulebook.book import Rulebook
    from core.rules.pad import Pad


_PURE: dict[str, Any] = {
    "floor": math.floor,
    "ceil": math.ceil,
    "min": min,
    "max": max,
    "abs": abs,
    "len": len,
    "true": True,
    "false": False,
}

VARIABLES: dict[str, Callable[[Game], Any]] = {
    "n": lambda game: sum(1 for seat in game.seats if seat.alive),
    "size": lambda game: game.notes.get(SIZE, 0),
    "dealt": lambda game: len(game.seats),
    "night": lambda game: game.night,
    "day": lambda game: game.day,
    "phase": lambda game: game.phase,
    "serial": lambda game: game.serial,
    "defendants": lambda game: len(game.defence),
}


class Names(dict[str, Any]):
    """Names for one game, looked up when a formula first uses them."""

    def __init__(self, book: Rulebook, game: Game) -> None:
        super().__init__()
        self.pad: Pad | None = None
        self.book = book
        self.game = game

    def __missing__(self, name: str) -> Any:
        game = self.game
        if name in _PURE:
            return _PURE[name]
        variable = VARIABLES.get(name)
        if variable is not None:
            return variable(game)
        if name in FUNCTIONS:
            return getattr(self, f"_{name}")
        if name in game.options:
            return game.options[name]
        term = self.book.scenario.terms.get(name)
        if term is not None:
            return lambda seat: term(self, seat)
        raise NameError(name)

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
            and seat.left_in == game.serial
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

    def _has(self, seat: Seat, mark: Mark) -> bool:
        """Whether the seat bears the mark."""
        return mark in seat.marks

    def _marked(self, mark: Mark) -> int:
        """Living seats that bear the mark."""
        return sum(1 for seat in self.game.seats if seat.alive and mark in seat.marks)

    def _tag(self, seat: Seat, tag: Tag) -> bool:
        """Whether the seat's role has the tag."""
        return tag in self.book.tags[seat.role]

    def _tagged(self, tag: Tag) -> int:
        """Living seats whose role has the tag."""
        tags = self.book.tags
        return sum(1 for seat in self.game.seats if seat.alive and tag in tags[seat.role])

    def _appears(self, seat: Seat) -> Team:
        """What an inspection of the seat answers by its role (its team where the role says nothing)."""
        return self.book.roles[seat.role].appears or seat.team

    def _knows(self, seat: Seat, other: Seat) -> bool:
        """Whether the seat was shown the other one as its own."""
        return other.number in seat.knows

    def _note(self, key: Note, otherwise: Any = 0) -> Any:
        """What the table remembers under this key; `otherwise` where it remembers nothing."""
        return self.game.notes.get(key, otherwise)

    def _noted(self, seat: Seat, key: Note, otherwise: Any = 0) -> Any:
        """What the seat remembers under this key; `otherwise` where it remembers nothing."""
        return seat.notes.get(key, otherwise)

    def _left(self, seat: Seat, ability: Ability) -> int:
        """Uses of an ability that are left to the seat."""
        return seat.uses.get(ability, 0)

    def _given(self, *verbs: Verb) -> int:
        """How many acts of these verbs stand in the running phase."""
        return sum(1 for act in self.game.acts if act.do in verbs)

    def _tonight(self, seat: Seat, label: Label) -> bool:
        """Whether the resolution that is running has put this label on the seat."""
        return self.pad is not None and self.pad.labelled(seat.number, label)

    def _present(self, seats: Sequence[int]) -> int:
        """How many of these seats are in the game."""
        return sum(1 for number in seats or () if self.game.seats[number - 1].alive)

    def _labelled(self, label: Label) -> int:
        """On how many living seats the resolution that is running has put this label."""
        return sum(1 for seat in self.game.seats if seat.alive and self._tonight(seat, label))

    def _protected(self, seat: Seat, *kinds: Kind) -> bool:
        """Whether a protection of one of these kinds lies on the seat in the resolution that is running."""
        return self.pad is not None and self.pad.protected(seat.number, kinds)

    def _able(self, seat: Seat) -> bool:
        """Whether the seat had a power that it might have used tonight, used or not."""
        return self.pad is not None and self.pad.able is not None and seat.number in self.pad.able

    def _working(self, *verbs: Verb) -> int:
        """How many deeds of these verbs have an effect tonight, as it stands."""
        deeds = self.pad.deeds if self.pad is not None else None
        return sum(1 for deed in deeds or () if deed.do in verbs and deed.works)

    def _works(self, seat: Seat, *verbs: Verb) -> bool:
        """Whether a deed of these verbs that the seat does has an effect tonight, as it stands."""
        deeds = self.pad.deeds if self.pad is not None else None
        return any(deed.by == seat.number and deed.do in verbs and deed.works for deed in deeds or ())

    def _aims(self, seat: Seat, *verbs: Verb) -> int:
        """Which seat a deed of these verbs in force that the seat does is about (chiefly); 0 if there is none."""
        deeds = self.pad.deeds if self.pad is not None else None
        for deed in deeds or ():
            if deed.by == seat.number and deed.do in verbs and deed.void is None and deed.at:
                return deed.at[deed.chief]
        return 0

    def _targets(self, seat: Seat, *verbs: Verb) -> list[int]:
        """The living seats that deeds of these verbs in force that the seat does fall on."""
        deeds = self.pad.deeds if self.pad is not None else None
        found = [n for d in deeds or () if d.by == seat.number and d.do in verbs and d.void is None for n in d.at]
        return [number for number in dict.fromkeys(found) if self.game.seats[number - 1].alive]

    def _stolen(self, *verbs: Verb) -> int:
        """How many deeds of these verbs in force are done by another than their owner."""
        deeds = self.pad.deeds if self.pad is not None else None
        return sum(1 for deed in deeds or () if deed.do in verbs and deed.void is None and not deed.own)

    def _aimed(self, *verbs: Verb) -> int:
        """How many seats the deeds of these verbs in force name in all."""
        deeds = self.pad.deeds if self.pad is not None else None
        return sum(len(deed.at) for deed in deeds or () if deed.do in verbs and deed.void is None)

    def _doer(self, verb: Verb) -> int:
        """Who does the first deed of this verb that has an effect tonight, as it stands; 0 if there is none."""
        deeds = self.pad.deeds if self.pad is not None else None
        return next((deed.by for deed in deeds or () if deed.do == verb and deed.void is None), 0)

    def _lost(self, seat: Seat, verb: Verb) -> bool:
        """Whether a seat that the seat's act of this verb names has left the game."""
        acts = [act for act in self.game.acts if act.by == seat.number and act.do == verb]
        return any(not self.game.seats[number - 1].alive for act in acts for number in act.at)

    def _declined(self, verb: Verb) -> int:
        """How many of the living have said no by an act of this verb that stands in the running phase."""
        acts = [act for act in self.game.acts if act.do == verb and act.extras.get("accept") is False]
        return sum(1 for act in acts if self.game.seats[act.by - 1].alive)

    def _under(self, seat: Seat, *verbs: Verb) -> bool:
        """Whether a deed of these verbs that has an effect tonight, as it stands, falls on the seat."""
        deeds = self.pad.deeds if self.pad is not None else None
        return any(deed.do in verbs and deed.void is None and seat.number in deed.at for deed in deeds or ())

    def _agreed(self, seat: Seat, verb: Verb) -> bool:
        """Whether an act of this verb that stands in the running phase names the seat, and does not say no."""
        acts = self.game.acts
        return any(a.do == verb and seat.number in a.at and a.extras.get("accept", True) is not False for a in acts)

    def _dying(self, seat: Seat, *causes: Cause) -> bool:
        """Whether the seat leaves at dawn, as it stands (by one of these causes, if any is named)."""
        found = self.pad.dead.get(seat.number, ()) if self.pad is not None else ()
        return any(not causes or cause in causes for cause in found)

    def _stopped(self, seat: Seat, name: Label) -> bool:
        """Whether an attack on the seat tonight was stopped by the defence of this name."""
        return self.pad is not None and any(h.target == seat.number and h.stopped == name for h in self.pad.hits)

    def _said(self, seat: Seat, verb: Verb, field: Extra, otherwise: Any = 0) -> Any:
        """What the seat said in this field of its act of the verb that stands in the running phase."""
        acts = (act for act in self.game.acts if act.by == seat.number and act.do == verb)
        return next((act.extras.get(field, otherwise) for act in acts), otherwise)

    def _fallen(self, seat: Seat) -> bool:
        """Whether the seat was felled tonight, or has left the game."""
        pad = self.pad
        return not seat.alive or (pad is not None and (seat.number in pad.dead or seat.number in pad.gone))

    def _named(self, seat: Seat, *verbs: Verb) -> bool:
        """Whether an act of these verbs that stands in the running phase names the seat."""
        return any(act.do in verbs and seat.number in act.at for act in self.game.acts)

    def _first_ranked(self, tag: Tag, last: Mark) -> int:
        """Of the living seats with the tag, the one whose role the rulebook lists first; those who bear the mark `last`
        come after all others. 0 if there is none.
        """
        tags, rank = self.book.tags, self.book.rank
        group = [seat for seat in self.game.seats if seat.alive and tag in tags[seat.role]]
        return min(((last in s.marks, rank[s.role], s.number) for s in group), default=(False, 0, 0))[2]

    def _ranks_first(self, seat: Seat, tag: Tag, last: Mark) -> bool:
        """Whether the seat is the `first_ranked` of these, or has the same role and is as free of the mark."""
        first = self._first_ranked(tag, last)
        if not first:
            return False
        leader = self.game.seats[first - 1]
        return seat.role == leader.role and (last in seat.marks) == (last in leader.marks)

    def _stock(self, ability: Ability) -> int:
        """Uses of an ability that are left in all to the living who have it still."""
        has = self.book.abilities
        return sum(seat.uses.get(ability, 0) for seat in self.game.seats if seat.alive and ability in has[seat.role])

    def _orphaned(self, seat: Seat, mark: Mark) -> bool:
        """Whether the seat bears the mark, and the seat that it holds was felled tonight or has left the game."""
        value = seat.marks.get(mark, (None, None))[1]
        return isinstance(value, int) and self._fallen(self.game.seats[value - 1])

    def _bound(self, seat: Seat, mark: Mark) -> int:
        """Living seats that bear the mark with this seat as its value."""
        marks = [other.marks[mark] for other in self.game.seats if other.alive and mark in other.marks]
        return sum(1 for _, value in marks if value == seat.number)

    def _fell(self, seat: Seat, how: How) -> bool:
        """Whether the seat left in the running phase in this way."""
        return not seat.alive and seat.left_in == self.game.serial and seat.left_how == how

    def _staying(self, tag: Tag) -> int:
        """Living seats with the tag that do not leave by what has been worked out so far."""
        dead = self.pad.dead if self.pad is not None else {}
        return sum(1 for s in self.game.seats if s.alive and s.number not in dead and tag in self.book.tags[s.role])

    def _may_call(self, seat: Seat) -> bool:
        """Whether a speech of the seat is still to come or running, and those it has called have not spoken yet."""
        turn = self.game.turn
        if turn is None or any(speech.seat == seat.number and speech.why is None for speech in turn.rest):
            return True
        called = seat.number in self.game.notes.get(CALLERS, ())
        return turn.seat == seat.number and (not called or (bool(turn.rest) and turn.rest[0].why == CALLED))

    def _voters(self) -> int:
        """How many have a vote in the running ballot."""
        return len(hands.voters(self))

    def _hand(self, seat: Seat) -> int:
        """Whom the seat's hand counts for (the first of several) in the running ballot; 0 where for nobody."""
        return next(iter(hands.hand(self, seat.number)), 0)

    def _own_hand(self, seat: Seat) -> int:
        """As `hand`, though the seat votes as another does: whom it has chosen itself."""
        return next(iter(hands.hand(self, seat.number, own=True)), 0)

    def _targeted(self, seat: Seat, *verbs: Verb) -> int:
        """How many deeds of these verbs that have an effect tonight, as it stands, fall on the seat."""
        deeds = self.pad.deeds if self.pad is not None else None
        return sum(deed.do in verbs and deed.void is None and seat.number in deed.at for deed in deeds or ())

    def _spoken(self, seat: Seat, verb: Verb, field: Extra) -> Any:
        """What is said in this field of a deed of this verb in force that the seat does; None if there is none."""
        deeds = self.pad.deeds if self.pad is not None else None
        said = (
            deed.said.get(field) for deed in deeds or () if deed.by == seat.number and deed.do == verb and deed.works
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
        dead = self.pad.dead if self.pad is not None else {}
        return sum(any(cause in causes for cause in found) for found in dead.values())

    def _attacked(self, seat: Seat, *causes: Cause) -> bool:
        """Whether an attack of one of these causes fell on the seat tonight, whatever came of it."""
        hits = self.pad.hits if self.pad is not None else ()
        return any(hit.target == seat.number and hit.cause in causes for hit in hits)

    def _missed(self, cause: Cause, *but: Cause) -> int:
        """How many attacks of this cause were stopped tonight, on players who do not leave for one of those `but`."""
        hits, dead = (self.pad.hits, self.pad.dead) if self.pad is not None else ((), {})
        spared = [hit.target for hit in hits if hit.cause == cause and hit.stopped is not None]
        return sum(not any(one in but for one in dead.get(number, ())) for number in spared)

    def _on_defence(self, seat: Seat) -> bool:
        """Whether the seat is on defence."""
        return seat.number in self.game.defence


def _visits(names: Names) -> list[tuple[int, int]]:
    """Who named whom tonight, whether or not that worked, with those to whom they went along."""
    given = [deed for deed in (names.pad.deeds if names.pad is not None else None) or () if deed.named]
    found: list[tuple[int, int]] = []
    for deed in given:
        ability = names.book.abilities[names.game.seats[deed.owner - 1].role].get(deed.power)
        along = ability.along if ability is not None else ()
        seats = [*deed.aimed, *(to for other in given if other.do in along for to in other.aimed)]
        found += [(deed.owner, to) for to in seats if to != deed.owner]
    return found


PURE = {name: value for name, value in _PURE.items() if callable(value)}
METHODS: dict[str, Callable[..., Any]] = {
    name[1:]: method for name, method in vars(Names).items() if name.startswith("_") and not name.startswith("__")
}
FUNCTIONS = frozenset(METHODS)
