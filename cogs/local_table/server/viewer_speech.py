"""What the viewer says to the table: typed, or put together by the page's buttons; and what the others make of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cogs.local_table.server.frames import Json, RefusedRequest
from cogs.local_table.server.presses import Person
from cogs.local_table.server.projection import View
from cogs.showing.view import TableView
from cogs.simulated.people.players import Company
from cogs.simulated.people.understanding import may_speak
from core.simulate.mind import Mind
from core.simulate.purposes import uses_of
from core.simulate.said import Statement

TOLD = 0.1
"""An answer of these log odds tells something."""


class ViewerSpeech:
    """The viewer's voice at one table. `told`: to be called when something else may be shown."""

    def __init__(self, company: Company, person: Person, view: View, told: Callable[[], None]) -> None:
        self._company = company
        self._person = person
        self._view = view
        self._told = told
        self._me = view.me
        self._mind: Mind | None = None

    async def look(self) -> None:
        """Learn what the viewer was told."""
        players = await self._company.players()
        view = self._table()
        seat = None if view is None else view.state.seat_of(self._me)
        self._mind = None if players is None or seat is None else players.minds[seat]

    def offered(self, language: str) -> Json | None:
        """What the buttons beside the field may say; None where it is not the viewer's time to speak."""
        view = self._table(language)
        mind = self._mind
        seat = None if view is None else view.state.seat_of(self._me)
        if view is None or mind is None or seat != mind.seat or not may_speak(view, mind.seat):
            return None
        cards = mind.square.cards
        book = view.book
        roles = sorted(cards, key=lambda role: (role != mind.role, list(book.roles).index(role)))
        uses = uses_of(book)
        asks = any("asks" in uses.of(role, name) for role in cards for name in book.roles[role].abilities)
        others = [one for one in mind.square.living if one != mind.seat]
        return {
            "place": str(self._company.square.id),
            "seats": [{"seat": one, "name": view.names.label(one)} for one in others],
            "roles": [{"id": role, "name": view.words(f"role-{role}")} for role in roles],
            "told": None if not asks else [{"seat": one, "hostile": odds > 0} for one, odds in _found(mind, others)],
        }

    async def say(self, place: int, text: str) -> Json:
        """Write a message; in the square the others hear it."""
        message = await self._person.say(place, text)
        await self._heard(place, message, text, None)
        return {}

    async def declare(self, request: Json) -> Json:
        """Say what a button says, in a plain sentence."""
        view = self._table()
        mind = self._mind
        if view is None or mind is None or not may_speak(view, mind.seat):
            raise RefusedRequest("page-changed")
        said = _said(mind, request)
        text = _own(view, said)
        place = self._company.square.id
        await self._heard(place, await self._person.say(place, text), text, [said])
        return {}

    async def _heard(self, place: int, message: int, text: str, said: Sequence[Statement] | None) -> None:
        if place != self._company.square.id:
            return
        heard = await self._company.hear(self._me, text, said)
        view = self._table()
        if heard and view is not None:
            self._view.understood[message] = view.words.join(_taken(view, one) for one in heard)
            self._told()

    def _table(self, language: str | None = None) -> TableView | None:
        company = self._company
        return TableView.of(company.table, company.bot.environment.now(), language)


def _found(mind: Mind, seats: Sequence[int]) -> list[tuple[int, float]]:
    """What the viewer was told of these, as far as it is worth telling: the surest first."""
    found = [(seat, odds) for seat, odds in mind.found.items() if seat in seats and abs(odds) > TOLD]
    return sorted(found, key=lambda one: -abs(one[1]))


def _said(mind: Mind, request: Json) -> Statement:
    """What is to be said. Raises `ValueError` and `KeyError` for what no button says."""
    kind = str(request["kind"])
    if kind == "claims":
        role = str(request["role"])
        if role not in mind.square.cards:
            raise ValueError(role)
        return Statement(mind.seat, "claims", role=role)
    about = int(request["about"])
    if about == mind.seat or about not in mind.square.living:
        raise RefusedRequest("page-changed")
    match kind:
        case "accuses":
            return Statement(mind.seat, "accuses", about, why="gut")
        case "finds":
            return Statement(mind.seat, "finds", about, hostile=bool(request["hostile"]))
        case "asks":
            return Statement(
                mind.seat, "asks", about, question="card" if request["question"] == "card" else "suspicion"
            )
        case _:
            raise ValueError(kind)


def _own(view: TableView, said: Statement) -> str:
    """What is said, as one says it of oneself."""
    return view.words(f"talk-{_kind(said)}", **_named(view, said))


def _taken(view: TableView, said: Statement) -> str:
    """What is said, as the others take it."""
    return view.words(f"heard-{_kind(said)}", **_named(view, said))


def _kind(said: Statement) -> str:
    if said.what == "finds":
        return "finds-hostile" if said.hostile else "finds-friend"
    if said.what == "asks":
        return "asks-card" if said.question == "card" else "asks-suspicion"
    return said.what


def _named(view: TableView, said: Statement) -> dict[str, str]:
    return {
        "seat": "" if said.about is None else view.names.label(said.about),
        "role": "" if said.role is None else view.words(f"role-{said.role}"),
    }
