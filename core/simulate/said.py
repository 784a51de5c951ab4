"""What players say at the table, as values: whoever shows a game words them, and other players listen to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal[
    "claims",  # to be `role`
    "finds",  # has asked about `about`, who is an enemy (`hostile`) or is not
    "accuses",  # `about`, for the reason `why`
    "denies",  # whatever is said against the speaker
    "disputes",  # what `about` claims to be, which is the speaker's own card, `role`
    "asks",  # `about` a `question`
    "suspects",  # `about`, or nobody: the answer to who was asked whom they suspect
    "keeps_card",  # to themselves, having been asked for it
    "answers",  # `about`, who has accused the speaker
    "counters",  # the accusation of `about`, and accuses them in turn
    "believes",  # what `about` has claimed or reported
    "disbelieves",  # the same
    "quotes",  # that `about` accused `other` on the day before
    "turns",  # from `other`, whom the speaker accused, to `about`
]
Why = Literal["finding", "crowd", "votes", "gut", "silence"]
Question = Literal["suspicion", "card"]

ACCUSING = frozenset[Kind]({"accuses", "counters", "suspects", "turns"})
"""Kinds that speak against `about`, from the speaker's own judgement."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One thing that was said by a seat, so that all could hear it."""

    by: int
    what: Kind
    about: int | None = None
    role: str | None = None
    hostile: bool | None = None
    why: Why | None = None
    other: int | None = None
    question: Question | None = None

    @property
    def accused(self) -> int | None:
        """Whom it speaks against, by judgement or by a report."""
        if self.what in ACCUSING or (self.what == "finds" and self.hostile):
            return self.about
        return None
