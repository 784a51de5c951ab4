"""What scripted players say, in the words of their table: each seat in a manner of its own, and nothing said twice as
long as there is another way to say it."""

from __future__ import annotations

import random
from functools import cache
from typing import Literal

from cogs.showing.view import TableView, words_of
from core.simulate.said import Statement, Why

CHARACTERS = ("loud", "quiet", "joker", "bookkeeper", "hothead", "oldhand")
LAST = 99
"""A variant beyond any that a text knows: it says the last of them."""

Small = Literal["starts", "mourns", "joins", "doubts", "passes", "chats", "ends", "leaves", "thanks"]
Whisper = Literal[
    "whispers-target", "whispers-why-power", "whispers-why-trust", "whispers-agrees", "whispers-chosen",
    "whispers-fell", "whispers-lived", "chats",
]  # fmt: skip
ACCUSES: dict[Why, str] = {
    "gut": "accuses-gut",
    "votes": "accuses-votes",
    "crowd": "accuses-crowd",
    "finding": "accuses-finding",
    "silence": "accuses-silence",
}
VOTES: dict[Why, str] = {
    "gut": "votes-gut",
    "votes": "votes-votes",
    "crowd": "votes-crowd",
    "finding": "votes-finding",
    "silence": "votes-gut",
}
"""What an accusation, and a vote, is called in the texts, by its reason."""


class Lines:
    """The sentences of one table, game after game."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._token: str | None = None
        self._said: dict[str, set[int]] = {}

    def worded(self, view: TableView, said: Statement) -> str:
        """What was said, as a sentence."""
        return self._line(view, _kind(said), said.by, seat=said.about, other=said.other, role=said.role)

    def voted(self, view: TableView, by: int, about: int, why: Why) -> str:
        """The reason for a vote."""
        return self._line(view, VOTES[why], by, seat=about)

    def small(self, view: TableView, what: Small, by: int, about: int | None = None) -> str:
        """Talk that decides nothing."""
        return self._line(view, what, by, seat=about)

    def whisper(self, view: TableView, what: Whisper, by: int, about: int | None = None) -> str:
        """What is said behind closed doors."""
        return self._line(view, what, by, seat=about)

    def _line(
        self,
        view: TableView,
        kind: str,
        by: int,
        *,
        seat: int | None = None,
        other: int | None = None,
        role: str | None = None,
    ) -> str:
        words = view.words
        names = view.names
        text, variant = self._unsaid(view, kind, by)
        return words(
            text,
            variant=variant,
            seat="" if seat is None else names.label(seat),
            other="" if other is None else names.label(other),
            role="" if role is None else words(f"role-{role}"),
        )

    def _unsaid(self, view: TableView, kind: str, by: int) -> tuple[str, int]:
        """A way of this seat's character that has not been heard in this game; of another's, where all of its own have;
        and when there is no other, one of its own again."""
        if view.state.token != self._token:
            self._token = view.state.token
            self._said = {}
        own = character_of(view.state.token, by)
        others = [one for one in CHARACTERS if one != own]
        for character in (own, *self._chance.sample(others, len(others))):
            text = f"say-{kind}-{character}"
            left = [way for way in range(_ways(view.words.language.code, text)) if way not in self._said.get(text, ())]
            if left:
                break
        else:
            for character in CHARACTERS:
                self._said.pop(f"say-{kind}-{character}", None)
            text = f"say-{kind}-{own}"
            left = range(_ways(view.words.language.code, text))
        way = self._chance.choice(left)
        self._said.setdefault(text, set()).add(way)
        return text, way


def character_of(token: str, seat: int) -> str:
    """How a seat talks in this game. Any six neighbours, from the first seat on, are all different."""
    six, place = divmod(seat - 1, len(CHARACTERS))
    return random.Random(f"{token}/{six}").sample(CHARACTERS, len(CHARACTERS))[place]


@cache
def _ways(language: str, text: str) -> int:
    """In how many ways a text says it: they are numbered from 0, and the last stands for all numbers after it."""
    words = words_of(language)

    def way(variant: int) -> str:
        return words(text, variant=variant, seat="", other="", role="")

    last = way(LAST)
    number = 0
    while way(number) != last:
        number += 1
    return number + 1


def _kind(said: Statement) -> str:
    match said.what:
        case "finds":
            return "finds-hostile" if said.hostile else "finds-friend"
        case "accuses":
            return ACCUSES[said.why or "gut"]
        case "suspects":
            return "suspects-nobody" if said.about is None else "suspects"
        case "keeps_card":
            return "keeps-card"
        case _:
            return said.what
