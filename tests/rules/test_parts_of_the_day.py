"""A phase says which part of the day it is; its name says it only where the rulebook does not."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from core.authors import cli
from core.books.deal import options_of, roles_for
from core.books.facts import facts
from core.books.library import SCENARIOS, parse
from core.rulebook.book import Rulebook
from core.rules import views
from core.rules.commands import Act
from core.rules.events import PhaseBegan
from core.rules.log_form import from_row, row
from core.rules.state import Game
from core.simulate.random_play import play
from core.words import chronicle
from tests.rules.table import Table

CLASSIC = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
USUAL = CLASSIC.replace("inspect: {}", 'inspect: {repeat: "no", if: night > 1 or day > 0}')
NAMES = {"morning": "day", "dusk": "night", "gathering": "intro_night"}
OTHERWISE = [
    ("cycle: [day, nomination, defence, verdict, night]", "cycle: [morning, nomination, defence, verdict, dusk]"),
    ("opening: [intro_night]", "opening: [gathering]"),
    ("  intro_night: {", "  gathering: {part: intro_night, "),
    ("  day: {", "  morning: {part: day, "),
    ("  night: {", "  dusk: {part: night, "),
    ("  intro_night.ends:", "  gathering.ends:"),
    ("  night.ends:", "  dusk.ends:"),
    (", open: [intro_night, night]", ""),
]


def otherwise(*but: str) -> str:
    """Classic with other names for its nights and days, without what is said in any of these lines."""
    text = USUAL
    for was, now in OTHERWISE:
        assert was in text, was
        text = text.replace(was, now)
    for said in but:
        assert said in text, said
        text = text.replace(said, "")
    return text


def played(book: Rulebook, seed: int, players: int) -> list[str]:
    """A game by chance, each of its events as the log has it."""
    options = options_of(book, {}, [""] * players)
    assert isinstance(options, dict)
    roles = roles_for(book, players, options)
    assert isinstance(roles, list)
    random.Random(seed).shuffle(roles)
    return [json.dumps(row(event)) for event in play(book, roles, seed, options, follow=0.8).events]


def by_usual_names(line: str) -> str:
    for name, usual in NAMES.items():
        line = line.replace(f', "part": "{usual}"', "").replace(f'"{name}"', f'"{usual}"')
    return line


@pytest.mark.parametrize("players", [6, 11])
def test_a_rulebook_that_calls_them_otherwise_is_played_the_same(players: int) -> None:
    usual, other = parse(USUAL), parse(otherwise())
    for seed in range(5):
        log = played(other, seed, players)
        assert [by_usual_names(line) for line in log] == played(usual, seed, players)
        events = [from_row(json.loads(line)) for line in log]
        began = [event for event in events if isinstance(event, PhaseBegan)]
        assert {event.phase for event in began if event.at_night} == {"gathering", "dusk"}
        assert {moment.phase for moment in chronicle(events).moments} == {"gathering", "morning", "dusk"}
    assert [facts(other, role, {}) for role in other.roles] == [facts(usual, role, {}) for role in usual.roles]


def test_nobody_is_named_twice_running_by_any_name() -> None:
    table = Table.seated(parse(otherwise()), "godfather mafioso doctor detective citizen citizen").until("dusk")
    assert (table.game.night, table.game.day, table.game.at_night) == (1, 1, True)
    assert Game.from_data(json.loads(json.dumps(table.game.to_data()))).at_night
    table.act(4, "inspect", 5)
    table.until("morning")
    assert table.game.at_talk
    assert views.speaks_in_turns(table.book)
    table.until("dusk")
    refusal = table.refusal(Act(4, "inspect", (5,)))
    assert refusal is not None
    assert refusal.code == "repeat_target"


@pytest.mark.parametrize(
    ("but", "said"),
    [
        ("part: day, ", "no phase is a 'day' that is counted, so it stays 0 (write 'part: day' at the phase"),
        ("part: night, ", "no phase is a 'night' that is counted"),
        ("part: night, ", "it is for the night, and no phase is one (write 'part: night'"),
    ],
)
def test_what_is_left_to_a_night_or_day_that_never_comes_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], but: str, said: str
) -> None:
    file = tmp_path / "classic.yaml"
    file.write_text(otherwise(but), encoding="utf-8")
    assert cli.lint([file]) == 1
    assert said in capsys.readouterr().out


def test_a_chaos_by_another_name_is_one_where_the_rulebook_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    usual = (SCENARIOS / "joker" / "scenario.yaml").read_text(encoding="utf-8")
    text = re.sub(r"\bchaos\b", "last_three", usual)
    for seed in range(30):
        events = [from_row(json.loads(event)) for event in played(parse(text), seed, 6)]
        began = [event for event in events if isinstance(event, PhaseBegan) and event.phase == "last_three"]
        assert not any(event.at_chaos for event in began)
        if began:
            break
    else:
        raise AssertionError("no game came so far")
    said = text.replace("last_three: {", "last_three: {part: chaos, ")
    assert said != text
    began = [from_row(json.loads(event)) for event in played(parse(said), seed, 6)]
    assert [event.part for event in began if isinstance(event, PhaseBegan) and event.at_chaos] == ["chaos"]
    for words, found in ((usual, 0), (text, 1), (said, 0)):
        file = tmp_path / "joker.yaml"
        file.write_text(words, encoding="utf-8")
        assert cli.lint([file]) == found
        assert ("write 'part: chaos' at the phase" in capsys.readouterr().out) is bool(found)
