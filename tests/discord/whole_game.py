"""What is looked at when a game has been played whole by scripted players: all that was shown, and the log."""

from __future__ import annotations

import logging
import re

# What a person would read where a text is missing: its id.
UNWORDED = re.compile(r"\b(announce|told|refusal|verb|role|phase|left|win|mark|team|option)-[a-z_]+\b")


def check(shown: str, records: list[logging.LogRecord]) -> None:
    """`shown`: what a `Reader` printed. Every text was there, up to the story, and nothing of ours had a complaint."""
    assert "The game is over" in shown
    assert "Who was who" in shown
    assert not UNWORDED.search(shown)
    trouble = [record for record in records if record.name.split(".")[0] in ("cogs", "core")]
    assert not trouble, [record.getMessage() for record in trouble]
