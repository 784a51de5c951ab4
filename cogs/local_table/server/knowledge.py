"""What the viewer knows of each seat: what they were told in private, and what everybody has heard. Nothing else of the
game comes in here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from cogs.local_table.server.evening import Evening
from cogs.local_table.server.frames import Json
from cogs.showing.answers import PEOPLE, told_about
from cogs.showing.view import TableView, side
from core.rulebook.side_colours import by_place
from core.rules import views
from core.rules.events import ALL, ActGiven, Event, Left, RoomChanged, Shown, Told
from core.simulate.public_knowledge import PublicKnowledge
from core.simulate.purposes import uses_of
from core.table import StoreUnavailable
from core.table.counted_log import standing
from core.words.chronicle import Chronicle, chronicle
from core.words.fill import name_of
from core.words.told import word_answer


@dataclass(slots=True)
class Learned:
    """What the log of a game says to a seat (None: to who only watches)."""

    told: list[tuple[int, Told]] = field(default_factory=list[tuple[int, Told]])
    """Private answers, with whom they are about."""
    mates: set[int] = field(default_factory=set[int])
    """Who was ever in a room with it."""
    shown: dict[int, str] = field(default_factory=dict[int, str])
    """Roles and sides that everybody was shown, by seat."""

    @classmethod
    def of(cls, log: Sequence[Event], seat: int | None, asks: Callable[[ActGiven], bool]) -> Learned:
        """`asks`: whether an act is a question."""
        learned = cls() if seat is None else cls(told_about(log, seat, asks))
        for event in log:
            match event:
                case RoomChanged(members=members) if seat in members:
                    learned.mates.update(members)
                case Shown(to=to, seat=other, role=role) if to == ALL:
                    learned.shown[other] = role
                case Left(seat=other, shown=shown) if shown is not None:
                    learned.shown[other] = shown
                case _:
                    pass
        return learned


class Knowledge:
    """Of one viewer, in one evening."""

    def __init__(self) -> None:
        self._token = ""
        self._tick = -1
        self._log: list[Event] = []
        self._learned = Learned()
        self._told: Chronicle | None = None

    @property
    def told(self) -> Chronicle | None:
        """The game so far at a glance, once the viewer's seat has left it: for what became of that seat alone."""
        return self._told

    async def look(self, here: Evening) -> None:
        """Read what has happened since; what cannot be read just now is read the next time."""
        state = here.company.table.state
        book = here.company.table.book
        if state is None or book is None or state.game is None:
            self._token = ""
            self._tick = -1
            self._log = []
            self._learned = Learned()
            self._told = None
            return
        if (state.token, state.game.tick) == (self._token, self._tick):
            return
        if state.token != self._token:
            self._token = state.token
            self._log = []
        try:
            self._log += await here.company.table.log(len(self._log))
        except StoreUnavailable:
            return
        self._tick = state.game.tick
        uses = uses_of(book)
        seat = state.seat_of(here.me)
        out = seat is not None and not state.game.seat(seat).alive
        self._told = chronicle(standing(self._log)) if out else None
        role = "" if seat is None else state.game.seat(seat).role
        self._learned = Learned.of(
            standing(self._log), seat, lambda act: "asks" in uses.of(role, act.ability or act.do)
        )

    def of_seats(self, here: Evening, view: TableView) -> dict[str, list[Json]]:
        """By seat, what is known of it: `{kind, text, side}`, what weighs most first. `side`: the number of its colour,
        None where it has none."""
        seat = view.state.seat_of(here.me)
        facts = shown_facts(view, self._learned)
        if seat is not None:
            facts += private_facts(view, seat, self._learned)
        if here.company.heard is not None:
            facts += heard_facts(view, here.company.heard)
        found: dict[str, list[Json]] = {}
        for other, fact in facts:
            found.setdefault(str(other), []).append(fact)
        return found


def shown_facts(view: TableView, learned: Learned) -> list[tuple[int, Json]]:
    """What everybody was shown of somebody: a role, or a side."""
    found: list[tuple[int, Json]] = []
    for seat, shown in learned.shown.items():
        role = view.book.roles.get(shown)
        text = side(view.words, shown) if role is None else name_of(view.names, "role", shown)
        colour = side_number(view.book.scenario.side_colours, shown if role is None else role.team)
        found.append((seat, _fact("card", text, colour)))
    return found


def private_facts(view: TableView, seat: int, learned: Learned) -> list[tuple[int, Json]]:
    """What a seat alone knows of others: its own people, and what it was told of whom."""
    held = views.held_card(view.book, view.game, seat)
    words = view.words
    colours = view.book.scenario.side_colours
    found: list[tuple[int, Json]] = []
    for other in held.knows:
        if other == seat:
            continue
        role = view.book.roles.get(held.met.get(other, ""))
        colour = side_number(colours, held.team) if other in learned.mates else None
        if role is not None:
            colour = side_number(colours, role.team)
        text = words("page-person-mate" if other in learned.mates else "page-person-known")
        found.append((other, _fact("mate", name_of(view.names, "role", held.met[other]) if role else text, colour)))
    for other, answer in reversed(learned.told):
        if other != seat and not (answer.answer == PEOPLE and other in held.knows):
            found.append((other, _fact("answer", word_answer(view.names, answer.said, ".short"))))
    return found


def heard_facts(view: TableView, heard: PublicKnowledge) -> list[tuple[int, Json]]:
    """What people have said of themselves and of others, as far as it was understood."""
    words = view.words
    found = [
        (seat, _fact("claim", words("page-person-claims", role=name_of(view.names, "role", role))))
        for seat, role in heard.claims.items()
    ]
    for by, about, hostile in heard.findings:
        text = "page-person-found-hostile" if hostile else "page-person-found-clear"
        found.append((about, _fact("heard", words(text, by=view.names.label(by)))))
    return found


def own_card(view: TableView, user: int) -> Json | None:
    """The card in this person's hand: `{role, side, colour}`; None for whoever does not play."""
    seat = view.state.seat_of(user)
    if seat is None:
        return None
    held = views.held_card(view.book, view.game, seat)
    return {
        "role": name_of(view.names, "role", held.role),
        "side": side(view.words, held.team),
        "colour": side_number(view.book.scenario.side_colours, held.team),
    }


def side_number(colours: Mapping[str, int], team: str) -> int:
    """The number of a side's colour, as in the picture of a game. `colours`: those of the rulebook's sides."""
    return colours.get(team, by_place(len(colours)))


def _fact(kind: str, text: str, colour: int | None = None) -> Json:
    return {"kind": kind, "text": text, "side": colour}
