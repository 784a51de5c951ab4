"""Events: all that ever happens in a game, each with the audience that may see it.

An event is ``(kind, to, data)`` and nothing but JSON. ``to`` is ``"all"``, ``"host"`` (nobody but a human host and
the log), ``"seat:3"`` or ``"room:NAME"``; a human host may see every event. The kinds and their data:

==========  ==========================================================================================================
dealt       host: scenario, seed, options, seats ``[{role, team, uses, marks}]``; opens every log
card        seat: role, team
phase       all: phase, serial, day, night, seconds (of the phase, or of one turn where it is held in turns)
turn        all: seat (None: nobody speaks, and whoever wants to act still may), seconds, number (the running number
                 in the phase), rest (seats still to speak), extra (why),
                 again (the same turn, of which only the rest has changed)
floor       all or seat: by, do, at
extended    all: seconds
talk        host: key, value (what the talk remembers; null forgets)
act         seat or room: by, do, at, extras, (where the rulebook calls it otherwise than its verb) ability
withdrew    seat or room: by, do (one verb, or null for everything)
vote        all, or seat where the ballot is secret: voter, choices
defence     all: seats
ballot      all: phase, n, needed, counts ``{seat: votes}``, removed (seats, on a verdict)
left        all: seat, how (``night``, ``vote``, ``day``, ``eject``), shown (role id, team or null)
back        all: seat
told        seat: seat, answer
announced   all: code, seats, args
shown       all: seat, role
mark        host, seat or all: seat, mark, until (a phase name or null), value
unmark      as mark: seat, mark
became      host: seat, role, team
knows       seat: seat, seats, (where roles are told too) roles by seat
uses        seat: seat, ability, left
memo        host: seat (0 for the table), key, value (null forgets)
agenda      host: phases, spot
room        room: room, members, open
host        host: do, at, extras
over        all: winner, winners, roles
==========  ==========================================================================================================
"""

from __future__ import annotations

from typing import Any, NamedTuple

ALL = "all"
HOST = "host"


def seat(number: int) -> str:
    """The audience of one seat."""
    return f"seat:{number}"


def room(name: str) -> str:
    """The audience of a room (a gang, the masons, ...)."""
    return f"room:{name}"


class Event(NamedTuple):
    """One thing that happened, and who may see it."""

    kind: str
    to: str
    data: dict[str, Any]
