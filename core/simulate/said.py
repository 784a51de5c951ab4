"""What players say at the table, as values: whoever shows a game words them, and other players listen to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal[
    "claims",  # to be `role`
    "finds",  # has asked about `about`, who is an enemy (`hostile`) or is not
    "accuses",  # `about`, for the reason `why`
    "trusts",  # `about`
    "denies",  # whatever is said against the speaker
    "disputes",  # what `about` claims, which is the speaker's own card
    "follows",  # in a vote against `about`
    "votes",  # against `about`, for the reason `why`
    "chats",  # nothing that would mean anything
    "mourns",  # `about`, who left at night
    "ends",  # the talk: there is no more to say
    "joins",  # who has the floor, `about`, is right
    "doubts",  # who has the floor, `about`, is wrong
    "leaves",  # last words
    "thanks",  # for the game
]
Why = Literal["finding", "crowd", "votes", "gut"]


@dataclass(frozen=True, slots=True)
class Said:
    """One thing that was said by a seat, so that all could hear it."""

    by: int
    what: Kind
    about: int | None = None
    role: str | None = None
    hostile: bool | None = None
    why: Why | None = None
