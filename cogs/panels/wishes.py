"""Wishes of the whole table: acts of the day that everybody may give, that name nobody and that only count together.

They stand on the panel, who and how many; each of them is no news of its own.
"""

from __future__ import annotations

from cogs.look import Look
from core.rulebook.book import Rulebook
from core.rules.events import ALL, Event


def is_wish(book: Rulebook, do: str) -> bool:
    """Whether this verb is such a wish, in every phase where it may be given."""
    ability = book.scenario.everyone.get(do)
    if ability is None or ability.secret or ability.extras:
        return False
    return all(count.is_constant and count.constant == 0 for count in ability.at)


def on_the_panel(book: Rulebook, event: Event) -> bool:
    """Whether this event only changes what the panel says of the table's wishes."""
    return event.kind == "act" and event.to == ALL and is_wish(book, event.data["do"])


def wishes(look: Look) -> list[str]:
    """A line for each wish that somebody has now."""
    wanted: dict[str, list[int]] = {}
    for by, do, *_ in look.game.acts:
        if is_wish(look.book, do) and look.game.seat(by).alive:
            wanted.setdefault(do, []).append(by)
    needed = len(look.game.living) // 2 + 1
    return [
        look.words(
            "panel-wish",
            do=look.words(f"verb-{do}"),
            seats=look.names.join(sorted(seats)),
            votes=len(seats),
            needed=needed,
        )
        for do, seats in wanted.items()
    ]
