"""Typed references: what a word in a rulebook refers to, so that every unknown and every unused one can be told.

A field of type `Verb` holds the name of something that acts are given for, a field of type `Mark` that of a mark, and
so on. A word is brought in by one field and referred to by others: the types that begin with `Puts`, and those that end
in `Name`, bring it in (a label that is put on seats, the name under which a role is described); all others refer to
what must come about somewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

Word = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
"""A name as rulebooks give them."""


@dataclass(frozen=True, slots=True)
class Ref:
    """What a word refers to."""

    kind: str
    """`verb`, `mark`, ..."""
    puts: bool = False
    """Whether the field brings the word in."""
    both: bool = False
    """Whether what brings it in asks for it, too."""


LISTED = {
    "role": "roles",
    "team": "teams",
    "phase": "phases",
    "room": "rooms",
    "code": "announcements",
    "answer": "answers",
    "mark": "marks",
    "option": "options",
    "decision": "host",
}
"""Kinds of words that a rulebook lists, each with the part of the file that lists them."""

Reference = tuple[list[str | int], str, Ref]
"""A place in a part of a file, the word that stands there, and what it is."""

Verb = Annotated[str, Ref("verb")]
"""What an act is given for, or is called once it is a deed (an ability's verb or `effect`)."""
VerbName = Annotated[Word, Ref("verb", puts=True)]
Ability = Annotated[str, Ref("ability")]
"""An ability by its own name, under which its uses are counted (its verb, unless it says another)."""
AbilityName = Annotated[Word, Ref("ability", puts=True)]
Mark = Annotated[str, Ref("mark")]
"""A mark on a seat, listed under the scenario's `marks`."""
MarkName = Annotated[Word, Ref("mark", puts=True)]
Role = Annotated[str, Ref("role")]
RoleName = Annotated[Word, Ref("role", puts=True)]
Tag = Annotated[str, Ref("tag")]
"""A tag of a role."""
TagName = Annotated[Word, Ref("tag", puts=True)]
Team = Annotated[str, Ref("team")]
TeamName = Annotated[Word, Ref("team", puts=True)]
Phase = Annotated[str, Ref("phase")]
PhaseName = Annotated[Word, Ref("phase", puts=True)]
Room = Annotated[str, Ref("room")]
RoomName = Annotated[Word, Ref("room", puts=True)]
Code = Annotated[str, Ref("code")]
"""What is announced to everybody, listed under the scenario's `announcements`."""
CodeName = Annotated[Word, Ref("code", puts=True)]
RefusalCode = Annotated[str, Ref("refusal")]
"""Why something is refused; worded by a text `refusal-...`."""
WarningCode = Annotated[str, Ref("warning")]
"""What a table seated by hand is warned of; worded by a text `warning-...`."""
Ballot = Annotated[str, Ref("ballot")]
"""What a count is called that isn't told as its phase's; worded by the texts `ballot-...` and `story-ballot-...`."""
Answer = Annotated[str, Ref("answer")]
"""What somebody is told in private, listed under the scenario's `answers`."""
AnswerName = Annotated[Word, Ref("answer", puts=True)]
Moment = Annotated[str, Ref("moment", puts=True)]
"""A moment at which wins and detours are looked at, as a stage names it."""
AtMoment = Annotated[str, Ref("moment")]
"""A moment to which a win or a detour belongs."""
Note = Annotated[str, Ref("note")]
"""What the table or a seat remembers, as it is asked for."""
PutsNote = Annotated[str, Ref("note", puts=True)]
"""What the table or a seat remembers, as it is written."""
OwnNote = Annotated[str, Ref("note", puts=True, both=True)]
"""What the table or a seat remembers, where one stage both writes it and reads it."""
Kind = Annotated[str, Ref("kind")]
"""A kind of protection, as it is asked for."""
PutsKind = Annotated[str, Ref("kind", puts=True)]
"""A kind of protection that is laid on seats."""
Cause = Annotated[str, Ref("cause")]
"""A cause of death by night, as it is asked for: the kind of an attack, or why somebody is doomed."""
PutsCause = Annotated[str, Ref("cause", puts=True)]
Label = Annotated[str, Ref("label")]
"""What holds of a seat for one night, as it is asked for."""
PutsLabel = Annotated[str, Ref("label", puts=True)]
How = Annotated[str, Ref("how")]
"""A way of leaving, as it is asked for (`reveals` lists what is shown of each)."""
PutsHow = Annotated[str, Ref("how", puts=True)]
Extra = Annotated[str, Ref("extra")]
"""A field of an act's `with`."""
ExtraName = Annotated[Word, Ref("extra", puts=True)]
Decision = Annotated[str, Ref("decision")]
"""A verb of the host."""
DecisionName = Annotated[Word, Ref("decision", puts=True)]
Card = Annotated[str, Ref("card")]
"""A card of a deck of last moves."""
Option = Annotated[str, Ref("option")]
"""An option of the host, as something asks for it."""
OptionName = Annotated[Word, Ref("option", puts=True)]
Item = Annotated[str, Ref("item")]
"""A kind of things that are handed out (real and blank guns), as it is asked for; an ability's field or `stock` lists
them.
"""
PutsItem = Annotated[str, Ref("item", puts=True)]
Group = Annotated[str, Ref("group")]
"""What abilities that shut each other out share (`turn`, `one_of`, `either`)."""
Caller = Annotated[str, Ref("call")]
"""Whom the narrator calls."""
TermName = Annotated[Word, Ref("term", puts=True)]
"""The name of a formula that other formulas ask."""
Hook = Annotated[str, Ref("hook")]
"""When steps run: `night.ends`, `leaves`."""
