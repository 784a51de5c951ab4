"""Typed references: what a word in a rulebook refers to, so that every unknown and every unused one can be told.

A field of type `Verb` holds the name of something that acts are given for, a field of type `Mark` that of a mark, and
so on. The types that begin with `Puts` are for fields that bring the thing about (a label that is put on seats), so
that something must ask for it; the others ask for what must come about somewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated


@dataclass(frozen=True, slots=True)
class Ref:
    """What a word refers to: `kind` (`verb`, `mark`, ...), and whether the field brings it about (`puts`)."""

    kind: str
    puts: bool = False


Verb = Annotated[str, Ref("verb")]
"""What an act is given for, or is called once it is a deed (an ability's verb or `effect`)."""
Mark = Annotated[str, Ref("mark")]
"""A mark on a seat, listed under the scenario's `marks`."""
Role = Annotated[str, Ref("role")]
Tag = Annotated[str, Ref("tag")]
"""A tag of a role."""
Team = Annotated[str, Ref("team")]
Phase = Annotated[str, Ref("phase")]
Room = Annotated[str, Ref("room")]
Code = Annotated[str, Ref("code")]
"""What is announced to everybody, listed under the scenario's `announcements`."""
RefusalCode = Annotated[str, Ref("refusal")]
"""Why something is refused; worded by a text `refusal-...`."""
Answer = Annotated[str, Ref("answer")]
"""What somebody is told in private, listed under the scenario's `answers`."""
Moment = Annotated[str, Ref("moment")]
"""A moment at which wins and detours are looked at: a stage names it, a win belongs to it."""
Note = Annotated[str, Ref("note")]
"""What the table or a seat remembers, as it is asked for."""
PutsNote = Annotated[str, Ref("note", puts=True)]
"""What the table or a seat remembers, as it is written."""
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
Decision = Annotated[str, Ref("decision")]
"""A verb of the host."""
Option = Annotated[str, Ref("option")]
"""A house rule, listed under the scenario's `options`."""
Card = Annotated[str, Ref("card")]
"""A card of a deck of last moves."""
Item = Annotated[str, Ref("item")]
"""A kind of things that are handed out (real and blank guns), as it is asked for; an ability's field or `stock` lists
them.
"""
PutsItem = Annotated[str, Ref("item", puts=True)]
