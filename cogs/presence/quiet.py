"""Who may write at a text table: the dead may not, at night nobody may, and spectators where the server lets them."""

from __future__ import annotations

from typing import Literal

from core.rules.views import floor
from core.table import Rulebook, TableState

Silence = Literal["off", "night", "living"]
SILENCES: tuple[Silence, ...] = ("off", "night", "living")
USUAL: Silence = "night"
"""What a server has that has chosen nothing."""
Why = Literal["dead", "night", "watching"]


def silence_of(settings: dict[str, str]) -> Silence:
    """What a server has chosen: `off`, nobody is hushed; `night`, the dead and at night everybody; `living`, by day
    spectators as well."""
    by_name: dict[str, Silence] = {silence: silence for silence in SILENCES}
    return by_name.get(settings.get("silence", ""), USUAL)


def why_quiet(state: TableState, book: Rulebook, user: int, silence: Silence, *, guest: bool) -> Why | None:
    """Why this person may not write at the table now; None where they may. `guest`: they are free to talk as long as
    they do not play, because the channel is not the games' own or they look after it."""
    game = state.game
    if game is None or not state.running or silence == "off" or state.judges(user):
        return None
    seat = state.seat_of(user)
    if seat is None and guest:
        return None
    speaks = floor(book, game)
    if seat is not None and speaks is not None and speaks.speaker == seat:
        return None  # whoever has the floor speaks, also who has just left
    if seat is not None and not game.seat(seat).alive:
        return "dead"
    if game.at_night:
        return "night"
    return "watching" if seat is None and silence == "living" else None
