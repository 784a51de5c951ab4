"""What somebody says in a typed sentence, as values; nothing where it may be meant otherwise.

A clause is understood as a whole or not at all: a word too many, and it might say the opposite.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from core.simulate.lexicon import COMMA, ROLE, SEAT, Lexicon, Meaning, Pattern, folded, words
from core.simulate.said import Statement

LONGEST = 400
"""Signs of a text beyond which it is not read."""
MOST = 4
"""So many things may be said in one text; more than that is a list of something else."""
_SENTENCE = re.compile(r"[^.!?\u061f\u2026;\u061b\n]+[.!?\u061f\u2026;\u061b\n]*")
_QUOTED = re.compile('["\u00ab\u00bb\u201c\u201d\u201e<>]')
_QUESTION = re.compile("[?\u061f]")
_ASKING = ("asks-suspicion", "asks-card")


@dataclass(frozen=True, slots=True)
class _Named:
    """What a clause has been found to say, and of whom."""

    meaning: Meaning
    seat: int | None
    role: str | None


class TalkReader:
    """Reads what is typed at one table. `seats`: the names of those who may be spoken of, by number; `roles`: the names
    of the cards on the table, by id."""

    def __init__(self, lexicon: Lexicon, seats: Mapping[int, str], roles: Mapping[str, str]) -> None:
        self._lexicon = lexicon
        self._seats = {seat: words(name) for seat, name in seats.items()}
        self._roles = {role: words(name) for role, name in roles.items()}

    def read(self, text: str, by: int) -> list[Statement]:
        """What the seat `by` says in this text: in its order, each once, nothing of it contradicting the rest."""
        if len(text) > LONGEST or _QUOTED.search(text):
            return []
        found: list[_Named] = []
        for sentence in _SENTENCE.findall(folded(text)):
            for one in self._sentence(sentence):
                if one.seat != by and one not in found:
                    found.append(one)
        return [] if len(found) > MOST or _contradicts(found) else [_said(by, one) for one in found]

    def _sentence(self, sentence: str) -> list[_Named]:
        asks = bool(_QUESTION.search(sentence))
        whole = self._clause(words(sentence), asks=asks)
        if whole is not None:
            return [whole]
        if asks:
            return []
        found: list[_Named] = []
        for clause in self._clauses(sentence):
            one = self._clause(clause, asks=False)
            if one is not None:
                found.append(one)
            elif self._lexicon.doubts.intersection(clause):
                return []
        return found

    def _clauses(self, sentence: str) -> Iterator[list[str]]:
        for part in COMMA.split(sentence):
            clause: list[str] = []
            for word in words(part):
                if word in self._lexicon.reasons:
                    break
                if word in self._lexicon.breaks:
                    yield clause
                    clause = []
                else:
                    clause.append(word)
            yield clause

    def _clause(self, clause: Sequence[str], *, asks: bool) -> _Named | None:
        """What a clause says as a whole, if it is one thing alone."""
        joined = self._joined(clause)
        found = {
            _Named(meaning, seat, role)
            for meaning, patterns in self._lexicon.patterns.items()
            if not asks or meaning in _ASKING
            for pattern in patterns
            for seat, role in self._matches(pattern, joined, 0, None, None)
        }
        return next(iter(found)) if len(found) == 1 else None

    def _joined(self, clause: Sequence[str]) -> list[str]:
        """Beginnings of words that were written apart belong to the word after them."""
        found: list[str] = []
        for word in clause:
            if found and found[-1] in self._lexicon.prefixes:
                found[-1] += word
            else:
                found.append(word)
        return found

    def _matches(
        self, pattern: Pattern, clause: Sequence[str], at: int, seat: int | None, role: str | None
    ) -> Iterator[tuple[int | None, str | None]]:
        """Ways in which the pattern fits all of the clause from here on."""
        if not pattern and at == len(clause):
            yield seat, role
        for filler in self._lexicon.fillers:
            if tuple(clause[at : at + len(filler)]) == filler:
                yield from self._matches(pattern, clause, at + len(filler), seat, role)
        if not pattern:
            return
        step = pattern[0]
        rest = pattern[1:]
        if step.optional:
            yield from self._matches(rest, clause, at, seat, role)
        if at >= len(clause):
            return
        if SEAT in step.words:
            for one, end in self._seat_at(clause, at):
                yield from self._matches(rest, clause, end, one, role)
        elif ROLE in step.words:
            for named, end in self._role_at(clause, at):
                yield from self._matches(rest, clause, end, seat, named)
        elif clause[at] in step.words:
            yield from self._matches(rest, clause, at + 1, seat, role)

    def _seat_at(self, clause: Sequence[str], at: int) -> Iterator[tuple[int, int]]:
        """The seat that is named here, and where its name ends: by its number, with or without the name, or by the
        name if nobody else has it."""
        start = at + (clause[at] in self._lexicon.numbers)
        if start < len(clause) and clause[start].isdecimal():
            seat = int(clause[start])
            if seat in self._seats:
                yield seat, start + 1
                end = self._name_ends(clause, start + 1, self._seats[seat])
                if end is not None:
                    yield seat, end
            return
        named = [(seat, self._name_ends(clause, at, name)) for seat, name in self._seats.items()]
        found = [(seat, end) for seat, end in named if end is not None]
        if len(found) == 1 and clause[at] not in self._lexicon.vocabulary:
            yield found[0]

    def _role_at(self, clause: Sequence[str], at: int) -> Iterator[tuple[str, int]]:
        named = [(role, self._name_ends(clause, at, name)) for role, name in self._roles.items()]
        yield from ((role, end) for role, end in named if end is not None)

    def _name_ends(self, clause: Sequence[str], at: int, name: Sequence[str]) -> int | None:
        """Where the name ends that begins here, if it does."""
        end = at + len(name)
        if not name or end > len(clause):
            return None
        fits = all(self._lexicon.is_form(word, part) for word, part in zip(clause[at:end], name, strict=True))
        return end if fits else None


def _contradicts(found: Sequence[_Named]) -> bool:
    """Whether somebody is accused and trusted in one breath, or two cards are claimed."""
    against = {one.seat for one in found if one.meaning in ("accuses", "finds-hostile", "disbelieves")}
    trusted = {one.seat for one in found if one.meaning in ("finds-friend", "believes")}
    return bool(against & trusted) or len({one.role for one in found if one.meaning == "claims"}) > 1


def _said(by: int, named: _Named) -> Statement:
    match named.meaning:
        case "claims":
            return Statement(by, "claims", role=named.role)
        case "finds-hostile" | "finds-friend":
            return Statement(by, "finds", named.seat, hostile=named.meaning == "finds-hostile")
        case "asks-suspicion":
            return Statement(by, "asks", named.seat, question="suspicion")
        case "asks-card":
            return Statement(by, "asks", named.seat, question="card")
        case "accuses":
            return Statement(by, "accuses", named.seat, why="gut")
        case "believes" | "disbelieves" | "denies":
            return Statement(by, named.meaning, named.seat)
