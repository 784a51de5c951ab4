"""What is looked at when a game has been played whole by scripted players: all that was shown, and the log."""

from __future__ import annotations

import logging
import re

from cogs.simulated.people.scripted_game import ChannelPrinter

THREAD_OF_THE_DEAD = "the other side"
# What a person would read where a text is missing: its id.
UNWORDED = re.compile(r"\b(announce|told|refusal|verb|role|phase|left|win|mark|team|option)-[a-z_]+\b")


def check(shown: str, records: list[logging.LogRecord]) -> None:
    """`shown`: what a `ChannelPrinter` printed. Every text was there, up to the story, and nothing of ours had a
    complaint."""
    assert "The game is over" in shown
    assert "Who was who" in shown
    assert not UNWORDED.search(shown)
    trouble = [record for record in records if record.name.split(".")[0] in ("cogs", "core")]
    assert not trouble, [record.getMessage() for record in trouble]


class Listening(ChannelPrinter):
    """Reads, and looks at each moment who hears the dead: nobody who may still come back by what is asked of them."""

    def read(self) -> None:
        """Print what is new."""
        super().read()
        company = self._company
        state = company.table.state
        if state is None or state.game is None or not state.running:
            return
        dead = [one.id for one in company.channel.threads if THREAD_OF_THE_DEAD in (one.name or "")]
        hearing = {user for thread in dead for user in company.env.backend.get_channel(thread).thread_members}
        asked = {prompt.seat for prompt in company.table.prompts()}
        heard = [seat for seat in asked if state.user_of(seat) in hearing]
        assert not heard, f"seats {heard} are asked something, and hear the dead"
