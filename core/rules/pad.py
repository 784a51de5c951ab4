"""The scratch-pad of a night (or of any resolution): what the stages have worked out so far, gone when the command
is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from core.rules.state import Given


class Pad:
    """What one resolution knows so far.

    ``shown``: who leaves with their role shown, whatever the scenario shows of others. ``away``: seats that are not
    at home tonight. ``moved``: acts (by seat and verb) that fall on other seats than those named. ``gone``: who has
    already left tonight, before being called: nothing reaches them any more. ``void``: seats whose acts have no
    effect tonight. ``void_acts``: single voided acts as ``(by, do)``. ``visits``: who went to whom by which verb.
    ``guards``: protections by target as ``(kind, giver)``. ``dead``: who leaves at dawn, with the causes in order.
    ``back``: who returns. ``answers``: private answers in the order worked out. ``codes``: announcements for the
    dawn. ``notes``: whatever stages of one rulebook tell each other. ``effects``: where a rulebook works its acts
    over (theft, gifts, failures), the acts as they come out of that; stages then read these instead of what was
    given. ``labels``: what holds of a seat for this one resolution.
    """

    __slots__ = (
        "answers",
        "away",
        "back",
        "codes",
        "dead",
        "effects",
        "gone",
        "guards",
        "labels",
        "moved",
        "notes",
        "shown",
        "visits",
        "void",
        "void_acts",
    )

    def __init__(self) -> None:
        self.away: set[int] = set()
        self.moved: dict[tuple[int, str], tuple[int, ...]] = {}
        self.gone: set[int] = set()
        self.shown: set[int] = set()
        self.void: set[int] = set()
        self.void_acts: set[tuple[int, str]] = set()
        self.visits: list[tuple[int, int, str]] = []
        self.guards: dict[int, list[tuple[str, int]]] = {}
        self.dead: dict[int, list[str]] = {}
        self.back: list[int] = []
        self.answers: list[tuple[int, str, bool]] = []
        self.codes: list[tuple[str, list[int]]] = []
        self.notes: dict[str, Any] = {}
        self.effects: list[Given] | None = None
        self.labels: dict[int, set[str]] = {}

    def works(self, by: int, do: str) -> bool:
        """Whether an act of this seat has effect."""
        return by not in self.void and (by, do) not in self.void_acts

    def protect(self, seat: int, kind: str, giver: int) -> None:
        """Note a protection of tonight."""
        self.guards.setdefault(seat, []).append((kind, giver))

    def protected(self, seat: int, kinds: Sequence[str]) -> bool:
        """Whether the seat has one of these protections tonight."""
        return any(kind in kinds for kind, _ in self.guards.get(seat, ()))

    def label(self, seat: int, label: str) -> None:
        """Note that something holds of the seat while this is worked out."""
        self.labels.setdefault(seat, set()).add(label)

    def labelled(self, seat: int, label: str) -> bool:
        """Whether it holds of the seat."""
        return label in self.labels.get(seat, ())

    def kill(self, seat: int, cause: str) -> None:
        """Note that the seat leaves at dawn."""
        self.dead.setdefault(seat, []).append(cause)

    def answer(self, seat: int, answer: str, *, own: bool = False) -> None:
        """Note a private answer, given when the night ends; ``own``: about what its receiver has become."""
        self.answers.append((seat, answer, own))

    def code(self, code: str, seats: list[int] | None = None) -> None:
        """Note an announcement for the dawn (each code once)."""
        if all(known != code for known, _ in self.codes):
            self.codes.append((code, seats or []))
