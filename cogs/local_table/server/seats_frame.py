"""What lies on the table's seats: raised hands, what the viewer knows, and where a seat may be named."""

from __future__ import annotations

from cogs.local_table.server.evening import Evening
from cogs.local_table.server.frames import NO_SEATS, Json
from cogs.local_table.server.knowledge import Knowledge, own_card
from cogs.local_table.server.message_controls import BY_SEAT, holding, naming
from cogs.messages.address import Address
from cogs.showing.view import TableView
from core.rules import views
from core.rules.prompts import VOTE, Prompt


def seats(here: Evening, knowledge: Knowledge, language: str) -> Json:
    """What lies on the seats, for the viewer.

    `token`: the game's; `card`: `{role, side, colour}` of the viewer; `ballot`: `{voted, voters, hands}` with the hands
    that may be seen, voter to seats; `accused`: seats on defence; `known`: facts by seat; `asked`: questions that are
    answered by naming seats.
    """
    view = here.table_view(language)
    if view is None or view.state.game is None or not view.state.running:
        return NO_SEATS
    return {
        "token": view.state.token,
        "card": own_card(view, here.me),
        "ballot": ballot_seen(view, view.state.seat_of(here.me)),
        "accused": list(view.game.defence) if views.is_defence(view.book, view.game.phase) else [],
        "known": knowledge.of_seats(here, view),
        "asked": _asked(here, view),
    }


def ballot_seen(view: TableView, seat: int | None) -> Json | None:
    """The running ballot as this seat sees it, or who has none. Where it is secret, each sees their own hand alone."""
    ballot = views.ballot(view.book, view.game)
    if ballot is None:
        return None
    seen = {voter: at for voter, at in view.game.votes.items() if ballot.counts is not None or voter == seat}
    return {
        "voted": ballot.voted,
        "voters": ballot.voters,
        "hands": {str(voter): list(choices) for voter, choices in sorted(seen.items())},
    }


def _asked(here: Evening, view: TableView) -> list[Json]:
    seat = view.state.seat_of(here.me)
    if seat is None:
        return []
    open_ = [prompt for prompt in view.prompts(seat) if prompt.seats and not views.is_wish(view.book, prompt.do)]
    asked = (_question(here, view, prompt) for prompt in open_)
    return [question for question in asked if question is not None]


def _question(here: Evening, view: TableView, prompt: Prompt) -> Json | None:
    """One question, with the menus that name seats for it and, for a vote, what takes the hand down."""
    held = next(holding(here, naming(prompt)), None)
    if held is None:
        return None
    back = next(holding(here, {("withdraw", "")}), None) if prompt.do == VOTE else None
    return {
        "text": view.wording.word_prompt(prompt).ask,
        "place": str(held.place),
        "message": str(held.message),
        "controls": list(held.controls),
        "ordered": any(_is_place(control) for control in held.controls),
        "back": back.controls[0] if back is not None and back.message == held.message else None,
        "seats": list(prompt.seats),
        "given": list(prompt.given["at"]) if prompt.given is not None else [],
    }


def _is_place(control: str) -> bool:
    """Whether a menu is for one of several places, of which each is named on its own."""
    address = Address.read(control)
    return address is not None and address.purpose in BY_SEAT[1:]
