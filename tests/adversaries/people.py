"""Whatever anybody may try at a table, lawful or not, by the living, the dead, strangers and the host."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from core.rulebook.book import Rulebook
from core.rules.commands import Act, Deadline, Floor, Host, TurnOver, Vote
from core.rules.prompts import VOTE, Prompt
from core.table.table_commands import (
    Begin,
    CoHost,
    Configure,
    Extend,
    Gone,
    HandOver,
    Here,
    Join,
    Kick,
    Lead,
    Leave,
    Next,
    Open,
    Pause,
    Pick,
    Replace,
    Resume,
    Ruling,
    SeekSubstitute,
    Stop,
    Undo,
    Voice,
)
from tests.table.people import user

NUMBERS = st.integers(-2, 32) | st.sampled_from([0, 2**31, -(2**63), 10**30])
SEATS = st.lists(NUMBERS, max_size=4).map(tuple)
WORDS = st.sampled_from(("yield", "skip", "extend", "challenge", "grant", "agree", "disagree", "eject", "", "vote"))
VALUES = st.none() | st.booleans() | NUMBERS | st.text(max_size=5) | st.lists(st.text(max_size=3), max_size=3)


def of_the_rules(book: Rulebook, serial: int) -> st.SearchStrategy[Any]:
    """Any command of the rules."""
    verbs = st.sampled_from(sorted({verb for _, verb in book.by_verb} | {"pass", "conjure"}))
    names = sorted({name for abilities in book.by_verb.values() for _, one in abilities for name in one.extras} | {"x"})
    extras = st.dictionaries(st.sampled_from(names), VALUES | st.sampled_from(sorted(book.roles)), max_size=2)
    serials = st.sampled_from([serial, serial - 1, serial + 1, 0])
    hosts = st.sampled_from([*sorted(book.scenario.host), "eject", "conjure"])
    return st.one_of(
        st.builds(Act, NUMBERS, verbs, SEATS, extras),
        st.builds(Act, st.integers(1, 12), verbs, st.tuples(st.integers(1, 12))),
        st.builds(Vote, st.integers(1, 12) | NUMBERS, SEATS),
        st.builds(Floor, st.integers(1, 12) | NUMBERS, WORDS, SEATS),
        st.builds(Host, hosts, SEATS, extras),
        st.builds(Deadline, serials),
        st.builds(TurnOver, serials, NUMBERS),
    )


def of_the_table(book: Rulebook, serial: int, players: int) -> st.SearchStrategy[Any]:
    """Any command to the table, by somebody who sits there or does not. What a cog looks at itself (who is a steward)
    nobody can claim."""
    people = st.integers(0, players + 3).map(user)
    names = st.text(max_size=8)
    serials = st.integers(-1, serial + 1)
    changes = st.dictionaries(st.sampled_from(["scenario", "pace", "host"]), people, max_size=1)
    roles = st.sampled_from([*sorted(book.roles), "nobody"])
    return st.one_of(
        st.builds(Open, people, names, st.just(500), st.sampled_from([book.id, "classic", "none"])),
        *(st.builds(kind, people) for kind in (Leave, Gone, Here, Pause, Resume, Next, Stop)),
        *(st.builds(kind, people, names) for kind in (Join, Lead)),
        st.builds(Configure, people, changes),
        st.builds(Kick, people, people, st.booleans()),
        st.builds(Pick, people, roles, st.integers(-2, 2)),
        st.builds(Begin, people, st.just(1), st.lists(roles, max_size=12).map(tuple)),
        st.builds(Extend, people, st.integers(1, 600)),
        st.builds(Replace, people, NUMBERS, people, names),
        st.builds(Ruling, people, st.sampled_from([*sorted(book.scenario.host), "eject", "conjure"]), SEATS),
        st.builds(Voice, people, st.integers(0, 6), st.booleans()),
        st.builds(HandOver, people, people, names),
        st.builds(CoHost, people, st.none() | people, names),
        st.builds(SeekSubstitute, people, st.none() | NUMBERS),
        st.builds(Undo, people, serials),
    )


def lawful(prompt: Prompt, chance: Any) -> Act | Vote:
    """Something that this prompt offers; it may lack a word that belongs to it."""
    seats = list(prompt.seats)
    if prompt.do == VOTE:
        return Vote(prompt.seat, (chance.choice(seats),))
    count = min(len(seats), max(prompt.least, 1 if prompt.most else 0))
    return Act(prompt.seat, prompt.do, tuple(chance.sample(seats, count)))
