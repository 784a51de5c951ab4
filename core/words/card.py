"""The role card: what a player must know of their own role."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.words.fill import name_of
from core.words.names import Names


@dataclass(frozen=True, slots=True)
class RoleCard:
    """A role card by its parts, each ready to be shown; ``knows`` is None where the role never knows anybody."""

    title: str
    who: str
    win: str
    night: str
    knows: str | None

    @property
    def text(self) -> str:
        """The whole card, one part a paragraph."""
        return "\n\n".join(part for part in (self.title, self.who, self.win, self.night, self.knows) if part)


def role_card(names: Names, role: str, team: str, knows: Sequence[int] = ()) -> RoleCard:
    """The card of ``role`` on ``team``; ``knows`` are the seats that its owner was shown as their own."""
    words = names.words
    goal = f"team-{team}.goal"
    night = f"role-{role}.night"
    others = f"role-{role}.knows"
    return RoleCard(
        title=words("card-title", role=words(f"role-{role}")),
        who=words(f"role-{role}.card"),
        win=words(
            "card-win",
            team=name_of(names, "team", team),
            goal=words(goal) if words.has(goal) else words("card-goal-alone"),
        ),
        night=words("card-night", night=words(night) if words.has(night) else words("card-night-nothing")),
        knows=words("card-knows", known=names.join(knows)) if knows else words(others) if words.has(others) else None,
    )
