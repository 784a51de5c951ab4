"""The colours that the sides of a rulebook are drawn in: on the page, in pictures, in what is kept of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, get_args

Colour = Literal["blue", "red", "gold", "violet", "green", "grey", "pink", "orange"]
PALETTE: tuple[Colour, ...] = get_args(Colour)
"""All that can be said. Faces have these colours by their numbers in it, each legible on what it is drawn on."""
BY_PLACE = 5
"""So many of them are given to sides of which nothing is said, by their places."""


def numbers_of(teams: Sequence[str], said: Mapping[str, Colour]) -> dict[str, int]:
    """The number in the palette of each side's colour, by side in their order: what is said, or else by its place."""
    return {team: PALETTE.index(said[team]) if team in said else by_place(at) for at, team in enumerate(teams)}


def by_place(place: int) -> int:
    """The number of the colour of a side of which nothing is said."""
    return place % BY_PLACE
