"""Why the table refuses a command, beside what the rules refuse."""

from __future__ import annotations

from typing import Any, Literal

from core.rules.refusal import EngineCode, OwnCode, Refusal

TableCode = Literal[
    "no_game",  # no game is running here, and no lobby is open
    "game_running",  # what is only done before a game
    "putting_away",  # the last game is over, and not all of it has been said
    "lobby_open",  # a lobby is open already
    "not_host",  # only the host may
    "not_allowed",  # the host lets only some people in
    "kicked",  # the host has taken the person off the table
    "already_joined",  # the person sits at the table already
    "not_joined",  # the person does not
    "not_your_prompt",  # somebody else was asked
    "paused",  # the clock stands still
    "not_paused",  # it does not
    "unknown_scenario",  # there is no such rulebook
    "no_pool",  # the rulebook lets nobody choose the cards
    "other_count",  # the cards chosen are not as many as the players
]


def refused(code: EngineCode | TableCode, **args: Any) -> Refusal:
    """A refusal of the table's."""
    return Refusal(OwnCode(code), args)
