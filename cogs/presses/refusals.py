"""Why Discord's face refuses something before the table is asked."""

from __future__ import annotations

from typing import Literal

from core.rules.refusal import EngineCode, OwnCode
from core.table.table_refusal import TableCode

FaceCode = Literal[
    "not_steward",  # only who manages the server may
    "not_here",  # the message belongs to another server
    "no_lobby",  # no lobby is open
    "no_card",  # nobody has dealt the person a card
    "bots",  # a bot is named for a person
    "host_plays",  # the host has a seat, and may not see what is hidden
    "not_human_host",  # nobody, or somebody else, hosts this table
    "no_decision",  # the rulebook lets its host decide no such thing
    "setup_missing",  # the bot lacks rights in this channel
    "no_threads_here",  # a channel of this kind has no private threads
    "not_kept",  # the game is not in the history (any more)
    "not_of_that_game",  # the person did not play in it
    "face_down",  # the game was broken off, and nobody has turned its cards over
    "try_again",  # it could not be worked out in time
]

Reason = EngineCode | TableCode | FaceCode | OwnCode
"""Whatever a person can be told of why not."""
