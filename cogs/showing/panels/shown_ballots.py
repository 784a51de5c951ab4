"""Who has voted for whom: the ballots of the running game as everybody could see them, the last one first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from discord import ui

from cogs.showing.panels.page import VOTE, leaves, page, rows
from cogs.showing.view import TableView
from core.rules import views
from core.rules.events import ALL, BallotCounted, Event, PhaseBegan, VoteCast

HANDS_TEXT = 2400
"""Characters of votes on one page, so that the buttons under them stay in sight."""


@dataclass(slots=True)
class ShownBallot:
    """One ballot: the open hands, by voter, and how it was counted; None while it runs."""

    began: PhaseBegan
    votes: dict[int, tuple[int, ...]] = field(default_factory=dict[int, tuple[int, ...]])
    counted: BallotCounted | None = None


def ballots_so_far(view: TableView, log: Iterable[Event]) -> list[ShownBallot]:
    """The ballots in a game's log, oldest first, made of nothing but what all were told."""
    found: list[ShownBallot] = []
    for event in log:
        if event.to != ALL:
            continue
        if isinstance(event, PhaseBegan) and event.phase in view.book.scenario.ballots:
            found.append(ShownBallot(event))
        elif isinstance(event, VoteCast) and found:
            if found[-1].counted is not None:
                found.append(ShownBallot(found[-1].began))
            found[-1].votes[event.voter] = event.choices
        elif isinstance(event, BallotCounted) and found and event.counts:
            found[-1].counted = event
    return found


def hands_page(view: TableView, log: Iterable[Event], number: int = 0) -> ui.LayoutView:
    """All hands so far, in pages (`number`: which of them, from 0)."""
    words = view.words
    told = [part for hands in reversed(ballots_so_far(view, log)) for part in _ballot(view, hands)]
    pages = leaves(told or [words("vote-history-none")], HANDS_TEXT)
    at = min(max(number, 0), len(pages) - 1)
    turners = [
        view.button("votes-page", text, rest=str(to), any_time=True)
        for text, to in (("night-back-button", at - 1), ("night-next-button", at + 1))
        if 0 <= to < len(pages)
    ]
    where = words("night-page", page=at + 1, pages=len(pages)) if turners else None
    return page(f"## {words('vote-history-title')}", pages[at], where, *rows(turners), colour=VOTE)


def _ballot(view: TableView, hands: ShownBallot) -> list[str]:
    """One ballot, in parts of which each fits on a page; nothing of one that has passed without a hand."""
    words = view.words
    began = hands.began
    running = hands.counted is None and began.serial == view.game.serial
    heading = words("vote-history-heading", phase=words(f"phase-{began.phase}"), day=began.day, now=running)
    lines = _lines(view, hands, running)
    if not lines:
        return []
    return [f"{heading}\n{part}" for part in leaves(lines, HANDS_TEXT - len(heading))]


def _lines(view: TableView, hands: ShownBallot, running: bool) -> list[str]:
    words = view.words
    names = view.names
    raised: dict[int, list[int]] = {}
    for voter, choices in sorted(hands.votes.items()):
        for choice in choices:
            raised.setdefault(choice, []).append(voter)
    if raised:
        order = sorted(raised, key=lambda seat: (-len(raised[seat]), seat))
        return [
            words("vote-history-line", seat=names[seat], votes=len(raised[seat]), voters=names.roster(raised[seat]))
            for seat in order
        ]
    ballot = views.ballot(view.book, view.game) if running else None
    if ballot is not None:
        return [words("vote-secret" if ballot.counts is None else "vote-tally-empty")]
    counted = hands.counted
    if counted is None or not any(counted.counts.values()):
        return []
    return [words("vote-history-secret"), view.wording.tally(counted.counts, counted.needed)]
