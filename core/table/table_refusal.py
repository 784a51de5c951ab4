"""Why the table refuses a command, beside what the rules refuse."""

from __future__ import annotations

from typing import Any, Literal

from core.rules.refusal import Code, EngineCode, Refusal

TableCode = Literal[
    "no_game",  # no game is running here, and no lobby is open
    "game_running",  # what is only done before a game
    "putting_away",  # the last game is over, and not all of it has been said
    "lobby_open",  # a lobby is open already
    "not_host",  # only the host may
    "leads_table",  # who leads the table from outside takes no chair at it
    "kicked",  # the host has taken the person off the table
    "already_joined",  # the person sits at the table already
    "sits_elsewhere",  # the person sits at another table of the server
    "they_sit_elsewhere",  # somebody who was named does
    "they_have_chair",  # somebody who was named sits at the table already
    "they_know_too_much",  # somebody who was named knows what the seat does not
    "they_were_kicked",  # somebody who was named has been taken off the table
    "tables_full",  # the server has as many tables as it may have
    "not_joined",  # the person does not
    "already_waiting",  # the person waits for a seat already
    "already_offered",  # the seat is held open for whoever takes it already
    "own_chair_only",  # who plays may give up no other seat than their own
    "knows_too_much",  # the person has given up another seat, and knows what this one does not
    "saw_cards",  # the person leads the game from outside, or has
    "not_your_prompt",  # somebody else was asked
    "no_more_time",  # the living have given all that they may
    "paused",  # somebody has stopped the clock
    "held",  # the clock stands still, since nobody can see the table
    "not_paused",  # it does not stand still
    "steward_plays",  # who has rights over the server's games has none in one that they play in
    "plays_here",  # who would see every card plays in this game
    "needs_host",  # only who leads the game from outside may, and no vote
    "needs_moderator",  # somebody must lead the game from outside first
    "motion_running",  # the living are voting on something else
    "motion_over",  # there is no such motion any more
    "nothing_to_undo",  # the game cannot be taken back to there
    "unknown_scenario",  # there is no such rulebook
    "no_pool",  # the rulebook lets nobody choose the cards
    "bad_table_file",  # what was sent is no table in a file
    "other_rulebook",  # the table in the file is of another rulebook
    "other_count",  # the cards chosen are not as many as the players
]


TableRefusal = Refusal[Code | TableCode]
"""Why a table takes no command: for a reason of the rules or of its own."""


def refused(code: EngineCode | TableCode, **args: Any) -> TableRefusal:
    """A refusal of the table's."""
    return Refusal(code, args)
