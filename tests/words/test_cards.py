"""Every role's card was read against its rules by somebody, as both are now; and a change of either is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.books.library import load, published
from tests.words import cards


@pytest.mark.parametrize("scenario", published())
def test_every_card_has_been_read_as_it_is(scenario: str) -> None:
    found = list(cards.unread(scenario, cards.noted().get(scenario, {}), cards.now(scenario)))
    assert found == [], "\n".join(found)


def test_a_change_of_a_role_or_of_its_card_is_told_with_what_has_changed() -> None:
    read = {"nurse": {"acts": "1", "wins": "1", "en": "1", "uk": "1"}, "old": {"acts": "1"}}
    there = {"nurse": {"acts": "2", "wins": "1", "en": "1", "uk": "2"}, "new": {"acts": "1"}}
    nurse, new, old = cards.unread("tiny", read, there)
    assert nurse.startswith("tiny/nurse: since it was read, its row (acts) and its card (uk) has changed; read it")
    assert nurse.endswith("`python -m tests.words.cards --read tiny nurse`")
    assert new.startswith("tiny/new: the card has not been read;")
    assert old.startswith("tiny/old: the role is gone;")
    assert list(cards.unread("tiny", read, read)) == []


def test_what_is_marked_as_read_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "NOTES", tmp_path / "cards.yaml")
    cards.mark_as_read(["classic"], ["doctor"])
    assert set(cards.noted()["classic"]) == {"doctor"}
    cards.mark_as_read(["classic"])
    assert list(cards.unread("classic", cards.noted()["classic"], cards.now("classic"))) == []
    assert set(cards.noted()["classic"]) == set(load("classic").roles)
