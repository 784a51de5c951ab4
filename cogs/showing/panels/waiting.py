"""Whom a running ballot still waits for, and when a night ends."""

from __future__ import annotations

from cogs.showing.view import TableView
from core.rules.views import BallotView, may_act
from core.table.lobby_state import TOGETHER
from core.table.pace import undecided, voters_known


def undecided_line(view: TableView, ballot: BallotView) -> str | None:
    """Who has neither voted nor said that they do not: by number where hands are seen, else how many. None before
    anybody has, when all have, and where who has a vote at all is not for everybody to know."""
    if not voters_known(view.book, view.game.phase):
        return None
    asked, left = undecided(view.book, view.state)
    if not left or len(left) == asked:
        return None
    seats = "none" if ballot.counts is None else view.names.numbers(left)
    return view.words("vote-undecided", count=len(left), seats=seats)


def decided_line(view: TableView, ballot: BallotView | None) -> str | None:
    """That nobody is waited for any more, and the ballot is about to end by that; see `voters_known`."""
    if ballot is None or view.state.lobby.pace != TOGETHER or view.state.paused is not None:
        return None
    if not voters_known(view.book, view.game.phase):
        return None
    asked, left = undecided(view.book, view.state)
    return view.words("time-decided") if asked and not left else None


def night_ends(view: TableView) -> str | None:
    """When the night ends; sooner where somebody may act in it, and it ends once they all have."""
    if view.ends is None:
        return None
    sooner = view.state.lobby.pace == TOGETHER and may_act(view.book, view.game.phase)
    return view.words("night-ends", when=view.ends, sooner="yes" if sooner else "no")
