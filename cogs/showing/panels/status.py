"""How things stand, for whoever asks; and the host's console."""

from __future__ import annotations

from discord import ui

from cogs.showing.panels.page import DAY, leaves, page, rows
from cogs.showing.view import TableView

CONSOLE_TEXT = 3400
"""Characters of cards and choices on one page: what a message holds, less its title."""


def status_page(view: TableView) -> ui.LayoutView:
    """The running game as everybody knows it: phase, time, who is in and who is out. At night nobody is named."""
    words, game = view.words, view.game
    name = words(f"phase-{game.phase}") if words.has(f"phase-{game.phase}") else game.phase
    gone = [seat.number for seat in game.seats if not seat.alive]
    lines = [
        words("status-phase", phase=name, when=view.ends or "…"),
        words("status-night", night=game.night) if game.night else None,
        words("status-day", day=game.day) if game.day else None,
        words("host-paused") if view.state.paused is not None else None,
        words("status-alive", count=len(game.living), seats=view.names.join(game.living)),
        words("status-out", count=len(gone), seats=view.names.join(gone)) if gone else None,
    ]
    return page(f"### {words('status-title')}", "\n".join(line for line in lines if line), colour=DAY)


def console(view: TableView, number: int = 0) -> ui.LayoutView:
    """What the host of a table sees who does not play: every card, and what each seat is asked and has given. In pages
    at a large table: this one, from 0."""
    words, game = view.words, view.game
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
