"""The role card: what a player must know of their own role."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from core.words.fill import name_of
from core.words.seat_names import SeatNames


@dataclass(frozen=True, slots=True)
class RoleCard:
    """A role card by its parts, each ready to be shown; `knows` is None where the role never knows anybody."""

    title: str
    who: str
    win: str
    night: str
    knows: str | None
    powers: str | None = None
    """What a blank card was given in this game, None for all others."""

    @property
    def text(self) -> str:
        """The whole card, one part a paragraph."""
        return "\n\n".join(part for part in self.parts if part)

    @property
    def parts(self) -> tuple[str | None, ...]:
        """Its paragraphs, in order."""
        return self.title, self.who, self.win, self.night, self.powers, self.knows


def role_card(
    names: SeatNames,
    role: str,
    team: str,
    *,
    knows: Sequence[int] = (),
    powers: Sequence[str] | None = None,
    met: Mapping[int, str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> RoleCard:
    """The card of `role` on `team`; `knows` are the seats that its owner was shown as their own; `powers` the
    verbs that a blank card was given; `met` the roles that its owner was told with the seats, by seat. `options`:
    of this game; where one changes what a card says, it has a text of its own.
    """
    words = names.words
    goal = f"team-{team}.goal"
    night = _by_option(names, f"role-{role}.night", options or {})
    others = f"role-{role}.knows"
    return RoleCard(
        title=words("card-title", role=words(f"role-{role}")),
        who=words(_by_option(names, f"role-{role}.card", options or {})),
        win=words(
            "card-win",
            team=name_of(names, "team", team),
            goal=words(goal) if words.has(goal) else words("card-goal-alone"),
        ),
        night=words("card-night", night=words(night) if words.has(night) else words("card-night-nothing")),
        knows=known_people(names, knows, met or {}) if knows else words(others) if words.has(others) else None,
        powers=None if powers is None else _powers(names, powers),
    )


def _by_option(names: SeatNames, text: str, options: Mapping[str, Any]) -> str:
    """The id `TEXT-OPTION-VALUE` where an option as it stands has one (yes or no for a flag), else `TEXT`."""
    for option, value in options.items():
        own = f"{text}-{option}-{('no', 'yes')[value] if isinstance(value, bool) else value}"
        if names.words.has(own):
            return own
    return text


def known_people(names: SeatNames, seats: Sequence[int], met: Mapping[int, str]) -> str:
    """Whom somebody knows as their own, and as what, where they were told so (`met`: role by seat)."""
    words = names.words
    known = [
        words("card-known", seat=names[seat], role=name_of(names, "role", met[seat])) if seat in met else names[seat]
        for seat in seats
    ]
    return words("card-knows", known=words.join(known))


def _powers(names: SeatNames, verbs: Sequence[str]) -> str:
    listed = names.words.join([name_of(names, "verb", verb) for verb in verbs])
    return names.words("card-powers", powers=listed, count=len(verbs))
