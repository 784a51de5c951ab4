"""Refusals: why a command was not taken, as a value that the texts can word."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Generic, Literal, NewType

from typing_extensions import TypeVar  # Python 3.11's own knows no default

EngineCode = Literal[
    # -- who asks ----------------------------------------------------------------------------------------------------
    "not_playing",  # there is no such seat
    "dead",  # the seat has left the game
    # -- when --------------------------------------------------------------------------------------------------------
    "game_over",  # the game has ended
    "stale",  # it was meant for a phase, or a turn of speech, that is over
    "wrong_phase",  # nothing of the kind is done in this phase
    "not_now",  # a condition of the rulebook does not hold
    # -- acts --------------------------------------------------------------------------------------------------------
    "no_ability",  # the role has no such ability in this phase
    "no_uses",  # it is used up
    "no_self_uses",  # it was used on oneself as often as it may be
    "already_done",  # it was done, and cannot be changed
    "other_act_given",  # something was done that stands instead of it
    "bad_extra",  # what was said besides the seats is missing, or is nothing that may be said
    "not_alone",  # things that may not be handed out without others
    "mandatory",  # who must act may not pass
    "nothing_to_pass",  # nothing was asked
    # -- seats that are named ----------------------------------------------------------------------------------------
    "wrong_count",  # too many seats, or too few
    "bad_target",  # there is no such seat, or it may not be named
    "self_target",  # oneself
    "self_alone",  # oneself and nobody else
    "target_left",  # somebody who has left
    "target_living",  # somebody who is in the game still
    "own_team",  # one of one's own
    "other_team",  # somebody who is none of one's own
    "repeat_target",  # the one named the last time
    "not_side_by_side",  # two who are no neighbours
    # -- votes -------------------------------------------------------------------------------------------------------
    "no_vote",  # the seat has no vote in this ballot
    "on_defence",  # who stands on defence does not vote
    "not_candidate",  # the seat that is named is none
    "one_only",  # more than one is named
    "no_abstaining",  # a vote that is not given goes to somebody
    # -- talk --------------------------------------------------------------------------------------------------------
    "in_turns",  # speeches are held in turns, so nobody shortens or lengthens the talk
    "not_in_turns",  # nobody has the floor
    "not_your_turn",  # somebody else has it
    "own_turn",  # it is one's own speech
    "no_challenges",  # this speech may not be challenged
    "no_challenge_asked",  # who is granted a challenge has not asked for one
    # -- setting up --------------------------------------------------------------------------------------------------
    "too_few",  # players, or cards
    "too_many",
    "unknown_option",  # the rulebook has no such house rule
    "bad_option",  # its value is none that it may have
    "unknown_role",  # the rulebook has no such role
    "unbound_blank",  # a blank card that was bound to nothing
    "no_room_for_blank",  # no card of the team that the blank would take the place of
]
"""Why the engine itself refuses a command."""

OwnCode = NewType("OwnCode", str)
"""Why a rulebook refuses something, in its own word; the linter sees that each is worded."""

Code = EngineCode | OwnCode

CodeT_co = TypeVar("CodeT_co", bound=str, default=Code, covariant=True)


@dataclass(frozen=True, slots=True)
class Refusal(Generic[CodeT_co]):
    """A command is not taken, and nothing was changed. `CodeT_co`: of which codes the reason is one; of the rules' own,
    where nothing is said."""

    code: CodeT_co
    """The reason (text id `refusal-CODE`)."""
    args: dict[str, Any] = field(default_factory=dict)
    """What fills its words."""
