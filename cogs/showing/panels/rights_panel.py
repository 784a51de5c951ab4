"""Rights in words: each that is there or missing, and what is lost without it."""

from __future__ import annotations

from collections.abc import Sequence

from core.words import Words


def lack(words: Words, right: str) -> str:
    """A right that is missing, and what is lost without it."""
    return words("setup-lacks", permission=words(f"permission-{right}"), loss=words(f"permission-{right}.loss"))


def refused(words: Words, right: str, channel: str) -> str:
    """What could not be done in a channel for want of a right, and what is lost without it."""
    named = words(f"permission-{right}")
    loss = words(f"permission-{right}.loss")
    return words("error-missing-right", permission=named, channel=channel, loss=loss)


def listed(words: Words, needed: Sequence[str], missing: Sequence[str], channel: str) -> list[str]:
    """Every right needed in a channel, those missing with what is lost; where some are, how to give them."""
    lines = [
        lack(words, right) if right in missing else words("setup-has", permission=words(f"permission-{right}"))
        for right in needed
    ]
    return [*lines, words("setup-remedy", channel=channel)] if missing else lines
