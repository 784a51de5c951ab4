"""The privacy policy is true: what it says of periods, counts and intents is what the program does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from core.store import KEPT_DAYS, KEPT_GAMES, KEPT_RESULTS, RESULT_DAYS, Part, Store
from core.store.games import REMEMBERED_MS
from core.table.personal_data import Privacy
from tests.house.papers import ROOT

POLICY = ROOT / ".github" / "PRIVACY.md"
TERMS = ROOT / ".github" / "TERMS.md"
# Of each kind of key in which people can stand, the words by which the policy tells of it.
TOLD = {
    "game": "At a table",
    "answers": "Answers to your last presses",
    "refs": "At a table",
    "past": "Games that have ended",
    "results": "What games came to",
    "debts": "muted you in a voice channel",
    "person": "Your language",
    "guilds": "In which servers you have been",
    "leaving": "you wish to be forgotten",
    "unranked": "wish not to be ranked",
}


def row(words: str) -> str:
    """The row of the table that begins so."""
    return next(line for line in POLICY.read_text("utf-8").splitlines() if line.startswith("| ") and words in line)


def test_periods_and_counts_are_those_of_the_program():
    assert f"{KEPT_DAYS} days" in row("Games that have ended")
    assert f"last {KEPT_GAMES} games" in row("Games that have ended")
    assert f"{RESULT_DAYS} days" in row("What games came to")
    assert f"last {KEPT_RESULTS:,} games" in row("What games came to")
    assert f"{RESULT_DAYS} days" in row("In which servers")
    assert f"{REMEMBERED_MS // 60_000} minutes" in row("Answers to your last presses")
    numbers = set(re.findall(r"\b[\d,]+ (?:days|minutes|games)", POLICY.read_text("utf-8")))
    told = {f"{KEPT_DAYS} days", f"{KEPT_GAMES} games", f"{RESULT_DAYS} days", f"{KEPT_RESULTS:,} games"}
    assert numbers == told | {f"{REMEMBERED_MS // 60_000} minutes"}, "a period that nothing is held to"


def test_it_tells_of_every_kind_of_key_in_which_people_stand():
    kinds = {kind.kind for part in Part.__subclasses__() for kind in part.KEEPS if kind.people}
    assert set(TOLD) == kinds
    assert [kind for kind, words in TOLD.items() if not row(words)] == []
    store = Store.at("redis://localhost:1/0")
    assert {one for keeper in Privacy(store).keepers for one in keeper.kinds} <= kinds


def test_no_privileged_intent_is_asked_for():
    from cogs.environment import Environment
    from cogs.moderator import Moderator

    intents = Moderator(Environment(Store.at("redis://localhost:1/0"))).intents
    assert not any((intents.message_content, intents.members, intents.presences))


@pytest.mark.parametrize("paper", [POLICY, TERMS], ids=lambda path: path.name)
def test_both_papers_are_linked_from_the_front_page(paper: Path):
    assert f"]({paper.relative_to(ROOT)})" in (ROOT / "README.md").read_text("utf-8")
    assert "**Operator:**" in paper.read_text("utf-8"), "whoever runs the bot puts their name there"
