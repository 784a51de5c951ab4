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
