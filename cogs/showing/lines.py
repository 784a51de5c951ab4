"""What scripted players say, in the words of their table: a sentence for each thing said, now this way, now that."""

from __future__ import annotations

import random
from typing import Literal

from cogs.showing.view import TableView
from core.simulate.said import Said, Why

WAYS = 4
"""A way to say it is drawn of so many; a text that knows fewer says the last of them oftener."""
DRAWS = 12
"""So often another way is looked for where the same was said last."""

Small = Literal["starts", "mourns", "joins", "doubts", "passes", "chats", "ends", "leaves", "thanks"]


class Lines:
    """The sentences of one table, in which nobody repeats what was said last word for word if it can be helped."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._last: dict[str, str] = {}

    def worded(self, view: TableView, said: Said) -> str:
        """What was said, as a sentence."""
        return self._line(view, _text_of(said), seat=said.about, role=said.role)

    def voted(self, view: TableView, about: int, why: Why) -> str:
        """The reason for a vote."""
        return self._line(view, f"say-votes-{why}", seat=about)

    def small(self, view: TableView, what: Small, about: int | None = None) -> str:
        """Talk that decides nothing."""
        return self._line(view, f"say-{what}", seat=about)

    def _line(self, view: TableView, text: str, seat: int | None = None, role: str | None = None) -> str:
        words, line = view.words, ""
        for _ in range(DRAWS):
            line = words(
                text,
                variant=self._chance.randrange(WAYS),
                seat="" if seat is None else view.names.label(seat),
                role="" if role is None else words(f"role-{role}"),
            )
            if line != self._last.get(text):
                break
        self._last[text] = line
        return line


def _text_of(said: Said) -> str:
    if said.what == "finds":
        return "say-finds-hostile" if said.hostile else "say-finds-friend"
    if said.what == "accuses":
        return f"say-accuses-{said.why or 'gut'}"
    return f"say-{said.what}"
