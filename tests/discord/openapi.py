"""Where Discord's own OpenAPI description lies, if it is at hand."""

from __future__ import annotations

from pathlib import Path

from cogs.local_table.strict.bodies import Description, hand_in

FILE = Path(__file__).resolve().parents[3] / "shared" / "discord" / "openapi.json"


def description() -> Description:
    """The description, read once; every request from then on is held against it.

    Raises `FileNotFoundError` where it is not at hand.
    """
    found = hand_in(FILE)
    if found is None:
        raise FileNotFoundError(FILE)
    return found
