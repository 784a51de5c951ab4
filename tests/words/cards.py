"""Whether each role's card has been read since its rules or its words have changed.

`cards.yaml` notes for each role a digest of every part of its row (`core.authors.role_rows`) and of what its card says
in each language, as they were when somebody read them against each other. `mafia scenario cards ID ROLE` prints them
to be read; `python -m tests.words.cards --read [ID [ROLE ...]]` notes that it was done, `python -m tests.words.cards`
tells what is to be read.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import yaml

from core.authors.role_cards import card_texts
from core.authors.role_rows import role_rows
from core.books.library import SCENARIOS, load, published
from core.words import LANGUAGES, Words

NOTES = Path(__file__).with_name("cards.yaml")
HEAD = "# By role: digests of the row's parts and of the cards, as they were when they were read. See cards.py.\n"
Digests = dict[str, str]
Noted = Mapping[str, Mapping[str, Digests]]


def noted() -> dict[str, dict[str, Digests]]:
    """By scenario and role, what was read."""
    read = yaml.safe_load(NOTES.read_text("utf-8")) if NOTES.is_file() else {}
    return {
        scenario: {role: dict(part.split("=") for part in line.split()) for role, line in roles.items()}
        for scenario, roles in read.items()
    }


def now(scenario: str) -> dict[str, Digests]:
    """By role, what there is to be read."""
    spoken = {code: Words.at_hand(code, SCENARIOS / scenario) for code in LANGUAGES}
    return {
        role: {part: _digest(lines) for part, lines in row.parts}
        | {code: _digest(f"{id_}={text}" for id_, text in card_texts(spoken[code], role).items()) for code in LANGUAGES}
        for role, row in role_rows(load(scenario)).items()
    }


def _digest(lines: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:8]


def unread(scenario: str, read: Mapping[str, Digests], there: Mapping[str, Digests]) -> Iterator[str]:
    """What has to be read again: each card, what of it has changed, and what to do then."""
    for role in [*there, *(role for role in read if role not in there)]:
        before, after = read.get(role), there.get(role)
        if before == after:
            continue
        if before is None:
            said = "the card has not been read"
        elif after is None:
            said = "the role is gone"
        else:
            changed = [part for part in {**before, **after} if before.get(part) != after.get(part)]
            cards = [part for part in changed if part in LANGUAGES]
            parts = [part for part in changed if part not in LANGUAGES]
            told = [f"its row ({', '.join(parts)})"] if parts else []
            told += [f"its card ({', '.join(cards)})"] if cards else []
            said = f"since it was read, {' and '.join(told)} has changed"
        yield (
            f"{scenario}/{role}: {said}; read it (`mafia scenario cards {scenario} {role}`, in each language), "
            f"then `python -m tests.words.cards --read {scenario} {role}`"
        )


def mark_as_read(scenarios: Iterable[str], roles: Iterable[str] = ()) -> None:
    """Note that these cards have been read as they are; all cards of these scenarios if no roles are named."""
    read = noted()
    for scenario in scenarios:
        there = now(scenario)
        wanted = set(roles) or there.keys() | read.get(scenario, {}).keys()
        merged = {**read.get(scenario, {}), **{role: there[role] for role in there if role in wanted}}
        read[scenario] = {role: merged[role] for role in there if role in merged}
    lines = [HEAD]
    for scenario, cards in sorted(read.items()):
        lines.append(f"{scenario}:\n")
        lines += [
            f"  {role}: {' '.join(f'{part}={value}' for part, value in said.items())}\n" for role, said in cards.items()
        ]
    NOTES.write_text("".join(lines), encoding="utf-8")


def _main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.words.cards", description="Which cards have to be read again."
    )
    parser.add_argument("--read", action="store_true", help="note that they have been read")
    parser.add_argument("scenario", nargs="?", choices=published(), help="only of this rulebook")
    parser.add_argument("roles", nargs="*", help="only these roles")
    asked = parser.parse_args()
    scenarios = [asked.scenario] if asked.scenario else published()
    if asked.read:
        mark_as_read(scenarios, asked.roles)
        return 0
    found = [line for one in scenarios for line in unread(one, noted().get(one, {}), now(one))]
    sys.stdout.write("\n".join(found or ["every card has been read as it is"]) + "\n")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(_main())
