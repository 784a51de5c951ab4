"""The table's own events in words."""

import pytest

from core import table_events
from core.rules.events import ALL
from core.rules.log_form import from_row
from core.words import LANGUAGES
from core.words.table_wording import TABLE_SAYINGS
from tests.words.sample import wording_of


def test_every_kind_that_is_said_has_words() -> None:
    assert set(TABLE_SAYINGS) == set(table_events.OF_TABLE)


@pytest.mark.parametrize(
    ("kind", "data", "words"),
    [
        (
            "seated",
            {"seats": [[1, "A"], [2, "B"]], "scenario": "classic", "host": 1, "moderator": None},
            "2 players, Classic",
        ),
        ("replaced", {"seat": 5, "user": 9, "name": "*New*", "was": 4}, r"Chair 5 changes hands: \*New\* takes it"),
        (
            "absent",
            {"seat": 5, "user": 9, "seconds": 120},
            "keep the chair for 2 minutes",
        ),
        ("lobby", {"change": "kicked", "user": 1, "lobby": {}, "people": [4]}, "<@4>: the host has removed you"),
        ("lobby", {"change": "host", "user": 1, "lobby": {}, "people": [4]}, "<@4>: you lead this table now"),
        ("lobby", {"change": "configured", "user": 1, "lobby": {}, "people": [4, 5]}, "<@4> and <@5>: there are fewer"),
        ("returned", {"seat": 5, "user": 9}, "**5 · Emil** is back"),
        *[
            ("clock", {"change": change, "ends": None, "left": 0}, "")
            for change in ("paused", "held", "resumed", "extended", "restarted")
        ],
        *[("closed", {"reason": reason}, "") for reason in ("stopped", "left", "idle")],
    ],
)
def test_the_tables_events_are_worded(kind: str, data: dict[str, object], words: str) -> None:
    sentence = wording_of("classic", {5: "Emil"}).word_event(from_row([kind, ALL, data]))
    assert sentence
    assert words in sentence


def test_every_language_has_its_name() -> None:
    words = wording_of("classic").words
    assert all(words.has(f"language-{code}") for code in LANGUAGES)


def test_a_change_of_the_lobby_that_concerns_nobody_else_is_no_news() -> None:
    joined = from_row(["lobby", ALL, {"change": "joined", "user": 1, "lobby": {}}])
    assert wording_of("classic", {}).word_event(joined) is None
