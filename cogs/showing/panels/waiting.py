"""Whom a running ballot still waits for."""

from __future__ import annotations

from cogs.showing.view import TableView
from core.rules.views import BallotView
from core.table.pace import undecided

PUBLIC = "public"


def undecided_line(view: TableView, ballot: BallotView) -> str | None:
    """Who has neither voted nor said that they do not: by number where hands are seen, else how many. None before
    anybody has, when all have, and where who has a vote at all is not for everybody to know."""
    rule = view.book.scenario.ballots[view.game.phase]
    if any(view.book.scenario.marks.get(mark) != PUBLIC for mark in rule.silent):
        return None
    asked, left = undecided(view.book, view.state)
    if not left or len(left) == asked:
        return None
    seats = "none" if ballot.counts is None else view.names.numbers(left)
    return view.words("vote-undecided", count=len(left), seats=seats)
