"""What is said of roles is what the rules do: every fact is tried in a night that is played."""

from __future__ import annotations

from functools import lru_cache

import pytest

from core.books.deal import options_of
from core.books.facts import Facts, facts
from core.books.library import load, published
from core.rules.commands import Act, Deadline
from core.rules.engine import start, step
from core.rules.events import Told
from core.rules.prompts import prompts
from core.rules.state import Game

ASKER, TARGET = 1, 2


@lru_cache
def known(scenario: str, role: str) -> Facts:
    book = load(scenario)
    return facts(book, role, _options(scenario))


def _options(scenario: str) -> dict:
    book = load(scenario)
    options = options_of(book, {}, [""] * book.scenario.players[0])
    assert isinstance(options, dict)
    return options


@pytest.mark.parametrize("scenario", published())
def test_what_an_option_leaves_without_a_limit_is_said_to_have_none(scenario: str) -> None:
    book, usual = load(scenario), _options(scenario)
    for name, option in book.scenario.options.items():
        for choice in option.choices if option.kind == "number" else ():
            for role, said in book.roles.items():
                limits = {limit.ability: limit.uses for limit in facts(book, role, {**usual, name: choice}).limits}
                for ability, about in said.abilities.items():
                    if about.uses is not None and about.uses.text == name:
                        assert limits.get(ability) is None


def _at_night(scenario: str, asker: str, target: str) -> Game:
    """The first night in which the asker is asked something, with enough others that nobody wins before."""
    book = load(scenario)
    fill = "human" if "human" in book.roles else "civilian" if "civilian" in book.roles else "citizen"
    bad = next(role for role, said in book.roles.items() if said.team == "mafia" and role not in (asker, target))
    roles = [asker, target, bad, *[fill] * 7]
    game = start(book, roles, seed=3, options=_options(scenario)).game
    for _ in range(60):
        if game.phase == "night" and prompts(book, game, ASKER):
            return game
        game = step(book, game, Deadline(game.serial)).game
    raise AssertionError("no such night")


def _told(scenario: str, asker: str, target: str) -> set[str]:
    """What the asker hears after asking about the target, and nobody else doing anything."""
    book = load(scenario)
    game = _at_night(scenario, asker, target)
    for prompt in prompts(book, game, ASKER):
        if prompt.do in ("inspect", "look_up"):
            given = step(book, game, Act(ASKER, prompt.do, (TARGET,)))
            assert given.refusal is None, given.refusal
            came = step(book, given.game, Deadline(game.serial))
            return {event.answer for event in came.events if isinstance(event, Told) and event.to == f"seat:{ASKER}"}
    raise AssertionError("not asked")


@pytest.mark.parametrize(
    ("scenario", "asker"),
    [
        ("classic", "detective"),
        ("zodiac", "detective"),
        ("gangster_city", "detective"),
        ("masked", "detective"),
        ("interrogator", "detective"),
    ],
)
def test_what_askers_are_said_to_hear_is_what_they_hear(scenario: str, asker: str) -> None:
    book = load(scenario)
    blanks = () if book.scenario.blanks is None else book.scenario.blanks.roles
    for role in book.roles:
        if role in (asker, *blanks):
            continue
        said = {asked.answer.word for asked in known(scenario, role).asked if asker in asked.by}
        assert said & _told(scenario, asker, role) == said, role


@pytest.mark.parametrize("scenario", published())
def test_every_role_has_facts(scenario: str) -> None:
    book = load(scenario)
    for role in book.roles:
        found = known(scenario, role)
        assert found.team in book.scenario.teams
        assert set(found.stopped_by) <= set(book.roles) - {role}
        assert all(limits.exist for limits in found.limits)


@pytest.mark.parametrize(
    ("scenario", "role", "by"),
    [
        ("gangster_city", "doctor", ("beauty",)),  # GC-16
        ("gangster_city", "blackmailer", ("beauty", "judge")),  # GC-38: called after the judge
        ("gangster_city", "informer", ("beauty",)),  # called before the judge
        ("gangster_city", "politician", ()),  # does nothing that could fail
        ("gangster_city", "tramp", ()),  # what a blank does is the table's to say
        ("godfather", "leon", ("matador",)),
        ("godfather", "saul_goodman", ()),  # the matador names other sides alone
        ("commando", "guardian", ()),  # CO-28: has acted already
        ("classic", "doctor", ()),
        ("family", "beauty", ()),  # FM-D15: the thief's block comes too late
        ("family", "thief", ("beauty",)),
        ("grand_persian", "bartender", ("hooker",)),  # GP-D15
        ("classic_advanced", "enchanter", ("kimia",)),  # CA-146
    ],
)
def test_what_stops_a_role(scenario: str, role: str, by: tuple[str, ...]) -> None:
    assert known(scenario, role).stopped_by == by


def test_limits_are_those_of_the_ability_with_the_options_of_the_table() -> None:
    (save,) = known("gangster_city", "doctor").limits
    assert (save.ability, save.oneself, save.no_repeat, save.uses) == ("save", True, True, None)
    (bullets,) = facts(load("zodiac"), "professional", {**_options("zodiac"), "professional_bullets": 3}).limits
    assert bullets.uses == 3
    assert known("godfather", "nostradamus").counts_as == "town"
