"""How things stand, for whoever asks; and the host's console."""

from __future__ import annotations

from discord import ui

from cogs.showing.panels.page import DAY, leaves, page, rows
from cogs.showing.panels.waiting import undecided_line
from cogs.showing.view import NAMES_AT_MOST, TableView, phase_title
from core.rules import views
from core.table.pace import unanswered
from core.words import escape, fitting

CONSOLE_TEXT = 3400
"""Characters of cards and choices on one page: what a message holds, less its title."""


def status_page(view: TableView, seat: int | None = None) -> ui.LayoutView:
    """The running game as everybody knows it: phase, time, who is in and who is out, how many have voted; and what is
    asked of this seat, whose owner alone sees the page."""
    words = view.words
    game = view.game
    gone = [seat.number for seat in game.seats if not seat.alive]
    ballot = views.ballot(view.book, game)
    named = words.has(f"phase-{game.phase}.chapter") or game.at_night or not game.day
    lines = [
        words("status-phase", phase=phase_title(view, game), day="none" if named else game.day, when=view.ends),
        words("host-paused") if view.state.paused is not None else None,
        None if ballot is None else words("status-voted", voted=ballot.voted, voters=ballot.voters),
        None if ballot is None else undecided_line(view, ballot),
        *_waited_for(view, seat),
        words("status-alive", count=len(game.living), seats=view.names.roster(game.living)),
        words("status-out", count=len(gone), seats=view.names.roster(gone)) if gone else None,
        _queue(view),
    ]
    voted = bool(game.day and view.book.scenario.ballots)
    votes = [view.button("votes", "vote-history-button", any_time=True)] if voted else []
    return page(f"### {words('status-title')}", "\n".join(line for line in lines if line), *rows(votes), colour=DAY)


def _queue(view: TableView) -> str | None:
    """Who waits to play on from somebody's chair."""
    waiting = view.state.lobby.waiting
    if not waiting:
        return None
    names = [escape(name) for name in fitting(tuple(player.name for player in waiting), NAMES_AT_MOST)]
    return view.words("lobby-waiting", count=len(names), names=view.words.join(names))


def _waited_for(view: TableView, seat: int | None) -> list[str]:
    """At night, what this person is still asked; of others nothing, since how many choose says how many can."""
    if not view.game.at_night:
        return []
    words = view.words
    asked = [] if seat is None else unanswered(view.prompts(seat), view.state.passed)
    if not asked:
        return [words("status-waiting-none" if seat is None else "status-waiting-not-you")]
    verbs = [view.wording.word_prompt(prompt).label for prompt in asked]
    return [words("status-waiting", verbs=words.join(verbs))]


def console(view: TableView, number: int = 0) -> ui.LayoutView:
    """What the host of a table sees who does not play: every card, and what each seat is asked and has given. In pages
    at a large table: this one, from 0."""
    words = view.words
    game = view.game
    lines: list[str] = []
    for seat in game.seats:
        line = "end-role-line" if seat.alive else "end-role-line-left"
        team = words(f"team-{seat.team}") if words.has(f"team-{seat.team}") else seat.team
        lines.append(words(line, seat=view.names[seat.number], role=words(f"role-{seat.role}"), team=team))
    for place, prompt in enumerate(view.prompts()):
        asked = view.wording.word_prompt(prompt)
        told = words("host-prompt", seat=view.names[prompt.seat], do=asked.label, given=_given(view, prompt.given))
        lines.append(told if place else f"\n{told}")
    pages = leaves(lines, CONSOLE_TEXT)
    at = min(max(number, 0), len(pages) - 1)
    turners = [
        view.button("peek", text, rest=str(to), any_time=True)
        for text, to in (("night-back-button", at - 1), ("night-next-button", at + 1))
        if 0 <= to < len(pages)
    ]
    where = words("night-page", page=at + 1, pages=len(pages)) if turners else None
    return page(f"## {words('host-title')}", pages[at], where, *rows(turners), colour=DAY)


def _given(view: TableView, given: dict[str, list[int]] | None) -> str:
    return "…" if given is None else view.names.join(given["at"]) or "✔"
