"""Deeds: the acts of a night as they are worked.

An act says what a player asked for; a deed says what comes of it: whether it works, on whom, by whose power, who pays
for it. Every stage of a night reads and changes the same deeds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

Reason = Literal["failed", "hampered", "taken", "fallen"]
"""Why a deed has no effect: it fails of itself, somebody hampered it, took it, or felled who would have done it."""


@dataclass(slots=True, eq=False, kw_only=True)
class Deed:
    """One act as it is worked."""

    by: int
    """Who does it. What holds of this seat decides whether it works, and this seat is answered."""
    do: str
    """Its kind: what the ability calls its `effect`, else the verb."""
    at: tuple[int, ...]
    """Whom it falls on now."""
    said: Mapping[str, Any]
    """What was said besides (a role, a code, a word, ...)."""
    order: int
    """When it was given: later ones have higher numbers."""
    owner: int
    """Whose ability it is. This seat pays whatever it costs, also when somebody else does it."""
    power: str
    """The ability's name in the owner's role."""
    named: bool = True
    """Whether somebody gave it (what a rulebook does for those who do not choose was not given)."""
    void: Reason | None = None
    """Why it has no effect; None where it has."""
    turned: bool = False
    """Whether its answer is turned round."""
    chief: int = 0
    """The place in `at` of whom it is chiefly about (of several things handed out, whoever gets the weightiest)."""
    worked: bool = False
    """Whether it was worked before the others, so that nothing hampers or takes it any more."""
    aimed: tuple[int, ...] = ()
    """Whom whoever gave it named."""
    asked: tuple[int, ...] = ()
    """Whom whoever does it named, in the places of `at`, wherever it falls (0: a place that they know nothing of)."""

    def copy(self) -> Deed:
        """The same deed, to be worked apart."""
        return Deed(
            by=self.by,
            do=self.do,
            at=self.at,
            said=self.said,
            order=self.order,
            owner=self.owner,
            power=self.power,
            named=self.named,
            void=self.void,
            turned=self.turned,
            chief=self.chief,
            worked=self.worked,
            aimed=self.aimed,
            asked=self.asked,
        )

    def asked_in(self, place: int) -> tuple[int, ...]:
        """Whom an answer about the target in this place of `at` is about, as far as whoever does it knows."""
        return tuple(number for number in self.asked[place : place + 1] if number)

    @property
    def own(self) -> bool:
        """Whether its owner does it."""
        return self.by == self.owner

    @property
    def works(self) -> bool:
        """Whether it has an effect. What nobody gave has none before somebody takes and aims it."""
        return self.void is None and (self.named or bool(self.at))

    @property
    def free(self) -> bool:
        """Whether it can still be hampered or taken."""
        return self.void is None and self.by == self.owner and not self.worked
