"""Rulebooks that strangers send: what stands in them is bounded, is never code, and is refused in words."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from core import house
from core.authors import check_process
from core.authors.check_process import checked_apart
from core.authors.first_game import TEMPLATE
from core.authors.rulebook_check import checked
from core.books.library import hold, load
from core.house import STARVED
from core.rulebook.loader import Problem, ScenarioError
from core.words import LANGUAGES, Words
from core.words.findings import finding, in_english
from core.words.safe import plain
from tests.waits import HANG_OF_PROCESS

RULES = (TEMPLATE / "scenario.yaml").read_text(encoding="utf-8").replace("id: template", "id: harbour")
TEXTS = (TEMPLATE / "en.ftl").read_text(encoding="utf-8")


def with_texts(texts: str, rules: str = RULES) -> str:
    lines = (f"    {line}" if line else "" for line in texts.splitlines())
    return "\n".join([rules, "texts:", "  en: |", *lines]) + "\n"


WELL = with_texts(TEXTS)


def said(source: str) -> str:
    return "\n".join(map(in_english, checked(source, "harbour.yaml").problems))


def test_one_that_is_well_is_said_to_be_so():
    found = checked(WELL, "harbour.yaml")
    assert (found.problems, found.id, found.least, found.most, found.titles) == ([], "harbour", 5, 12, {"en": "…"})


@pytest.mark.parametrize(
    "title", ["{ -place } at night", "\n    Harbour at night", "{ -place }\n    at night", 'Harbour{ " " }at night']
)
def test_it_is_titled_as_players_read_it_and_not_as_it_is_written(title: str):
    place = "-place = Harbour\n" if "-place" in title else ""
    found = checked(with_texts(f"{TEXTS}\n{place}".replace("= …", f"= {title}", 1)), "harbour.yaml")
    assert found.problems == []
    assert plain(found.titles["en"]) == "Harbour at night"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("floor(size / 2) + 1", "9**9**9", "Pow is not allowed"),
        ("floor(size / 2) + 1", "1 // 0", "cannot be reckoned"),
        ("floor(size / 2) + 1", "__import__('os')", "does not exist"),
        ("floor(size / 2) + 1", "1 if " * 90 + "1", "formula"),
        ("floor(size / 2) + 1", "\"'x' * 999999999\"", "only numbers are reckoned with"),
        ("floor(size / 2) + 1", "9" * 300, "too large"),
        ("players: [5, 12]", "players: [5, 999999999]", "players are too many"),
        ("players: [5, 12]", "players: [-5, 12]", "-5 is less than nothing"),
        ("5: {mafioso: 1, doctor", "5: {mafioso: 999999999999, doctor", "deals"),
        ("id: harbour", "id: ../../etc/passwd", "id:"),
        ("id: harbour", "id: harbour.0123456789abcdef", "id:"),
        ("id: harbour", "id: classic", "a published rulebook is called 'classic'"),
        ("id: harbour", f"id: {'h' * 25}", "is too long"),
        ("teams: [town, mafia]", "teams: &a [town, mafia]", "anchors and aliases are not read"),
        ("teams: [town, mafia]", "teams: !!python/object/apply:os.system [ls]", "not YAML"),
        ("  night.ends:\n", "  night.ends:\n    - settle_bomb: {}\n", "there is no stage 'settle_bomb'"),
        ("  - {team: mafia, if: \"team('mafia') >= team('town')\", at: [vote, dawn, eject]}", "", "no end"),
    ],
)
def test_what_would_harm_is_refused(old: str, new: str, why: str):
    assert old in WELL
    assert why in said(WELL.replace(old, new, 1))


@pytest.mark.parametrize("number", ["1" + "0" * 30, "-1" + "0" * 30, "0x1" + "f" * 30, "0x1" + "f" * 4000])
@pytest.mark.parametrize(
    "place",
    ["6: {mafioso: ", "players: [5, ", "players: [", "most: ", "verdict: {seconds: ", "at: [1, ", "snipe: {uses: "],
)
def test_a_number_without_end_is_told_in_words_with_its_line(number: str, place: str):
    before, _, after = WELL.partition(place)
    source = f"{before}{place}{number}{after.lstrip('0123456789')}"
    problems = checked(source, "harbour.yaml").problems
    assert {problem.line for problem in problems} == {before.count("\n") + 1}
    for words in map(Words.at_hand, LANGUAGES):
        assert all(finding(words, problem) for problem in problems)


def test_what_is_nested_without_end_or_grows_by_itself_is_refused():
    assert "nested too deeply" in said("[" * 5000)
    assert "nested too deeply" in said(WELL.replace("teams: [town", "teams: " + "[" * 60 + "town"))
    laughs = "\n".join(["a: &a [lol]", *(f"{n}: &{n} [*a, *a]" for n in "bcdefgh")])
    assert "anchors and aliases are not read" in said(laughs)


def steps(count: int) -> str:
    return WELL.replace("    - wins: {moment: dawn}\n", "    - wins: {moment: dawn}\n" * count, 1)


def test_so_many_steps_that_a_night_would_never_end_are_refused():
    assert "steps are too many" in said(steps(1000))


def test_so_many_rooms_that_the_bot_would_do_nothing_else_are_refused():
    """Sixty that opened at once had Discord refuse whatever the bot asked of it, on every server."""

    def with_rooms(count: int) -> str:
        rooms = "".join(f"  room{number}: {{who: true, open: day}}\n" for number in range(count))
        names = "".join(f"room-room{number} = Room\n" for number in range(count))
        return said(with_texts(f"{TEXTS}\n{names}", RULES.replace("  mafia: {who", f"{rooms}  mafia: {{who", 1)))

    assert with_rooms(11) == ""
    assert "13 rooms are too many" in with_rooms(12)


def test_so_many_teams_that_no_table_could_be_built_of_them_are_refused():
    """Discord took no message with a button for each of sixty."""

    def with_teams(count: int) -> str:
        names = [f"side{number}" for number in range(count)]
        rules = RULES.replace("teams: [town, mafia]", f"teams: [town, mafia, {', '.join(names)}]", 1)
        roles = "".join(f"  one_{name}: {{team: {name}}}\n" for name in names)
        rules = rules.replace("  citizen:\n    team: town\n", f"  citizen:\n    team: town\n{roles}", 1)
        rules = rules.replace("deal: #", "deal:\n  pool: true #", 1)
        texts = "".join(
            f"team-{name} = Side\n    .goal = Goal\nside-{name} = Side\n"
            f"role-one_{name} = One\n    .card = Card\n    .night = Night\n"
            for name in names
        )
        return said(with_texts(f"{TEXTS}\n{texts}", rules))

    assert with_teams(10) == ""
    assert "13 teams are too many" in with_teams(11)


@pytest.mark.parametrize("kind", ["choice", "list"])
def test_so_many_choices_that_the_host_would_not_see_all_are_refused(kind: str):
    """A menu has room for twenty-five: the others could not be chosen, and a list of them lost those at a press."""

    def with_choices(count: int) -> str:
        default = "1" if kind == "choice" else "[1]"
        option = f"options:\n  ways: {{kind: {kind}, choices: {list(range(1, count + 1))}, default: {default}}}\n  #"
        rules = RULES.replace("options: #", option, 1)
        asked = "ways == 1" if kind == "choice" else "1 in ways"
        rules = rules.replace("  verdict: {seconds: 45}", f'  verdict: {{seconds: "45 if {asked} else 60"}}', 1)
        return said(with_texts(f"{TEXTS}\noption-ways = Ways\n", rules))

    assert with_choices(25) == ""
    assert "26 choices in one place are too many, at most 25 are read" in with_choices(26)


def with_roles(count: int, role: str, rules: str, texts: str) -> str:
    """The rulebook with so many roles more, and with these rules and texts."""
    more = "".join(f"  extra{number}: {role}\n" for number in range(count))
    whole = RULES.replace("  citizen:\n    team: town\n", f"  citizen:\n    team: town\n{more}", 1)
    whole = whole.replace("deal: #", "deal:\n  pool: true #", 1).replace("options: #", f"{rules}  #", 1)
    cards = "".join(f"role-extra{n} = Extra\n    .card = Card\n    .night = Night\n" for n in range(count))
    return with_texts(f"{TEXTS}\n{cards}{texts}", whole)


def test_abilities_of_a_tag_that_are_as_many_again_for_each_role_are_refused():
    """A few lines may be a hundred thousand abilities, half a minute's work and all of a memory where they are held."""
    abilities = "".join(f"    again{number}: {{verb: inspect}}\n" for number in range(25))
    texts = "".join(f"verb-again{n} = Ask\n    .ask = Whom?\n    .chosen = So.\n    .told = So.\n" for n in range(25))
    rules = f"tagged:\n  many:\n{abilities}options:\n"
    assert said(with_roles(2, "{team: town, tags: [many]}", rules, texts)) == ""
    refused = said(with_roles(60, "{team: town, tags: [many]}", rules, texts))
    assert "1,504 abilities are too many" in refused


def test_calls_that_are_as_many_again_for_each_blank_card_are_refused():
    def calling(times: int) -> str:
        calls = "  - {call: doctor, who: n > 99, lends: save}\n" * times
        names = ", ".join(f"extra{number}" for number in range(60))
        rules = (
            f"blanks: {{option: made, roles: [{names}], verbs: {{save: doctor}}, teams: {{town: citizen}}}}\n"
            "options:\n  made: {kind: blanks, default: {}}\n"
        )
        sent = with_roles(60, "{team: town}", rules, "option-made = Made\n")
        return said(sent.replace("  - {call: doctor,", f"{calls}  - {{call: doctor,", 1))

    assert calling(1) == ""
    assert "calls of the night are too many" in calling(40)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("-a = { -b } { -b }\n-b = { -a }", "refers to itself"),
        ("verb-kill = { NUMBER(1) }", "NUMBER() cannot be used here"),
        ('verb-kill = { -thing(case: "x") }\n-thing = thing', "takes no arguments here"),
        (f"verb-kill = {'x' * 61}", "61 characters are too many"),
        (f"announce-no_death = {'x' * 1201}", "1,201 characters are too many"),
        ("win-town = { -a }\n-a = { -b }{ -b }{ -b }{ -b }\n-b = " + "x" * 1000, "characters are too many"),
    ],
)
def test_texts_are_words_and_nothing_that_is_worked_out(text: str, why: str):
    first, _, rest = text.partition("\n")
    name = first.partition(" =")[0]
    lines = [first if line.startswith(f"{name} =") else line for line in TEXTS.splitlines()]
    assert why in said(with_texts("\n".join([*lines, *([] if first in lines else [first]), rest])))


@pytest.mark.parametrize("nothing", ['{ "" }', '{ "  " }', "\u200b", "\u2800\u3164", '{ "\\u200B" }', "{ -hollow }"])
def test_a_name_of_which_nothing_is_seen_is_refused(nothing: str):
    """Discord takes no menu that has such an entry: nobody could look at the roles any more."""
    texts = f'{TEXTS}\n-hollow = {{ "" }}\n' if "-hollow" in nothing else TEXTS
    for name in ("role-doctor", "verb-save", "option-speech_seconds", "team-mafia", "scenario-title"):
        lines = [f"{name} = {nothing}" if line.startswith(f"{name} =") else line for line in texts.splitlines()]
        assert f"{name}: nothing stands behind the equals sign" in said(with_texts("\n".join(lines)))


def choosing(count: int, within: str = "y") -> str:
    """A choice between so many, the last of which is `within`."""
    return "{ $seats ->\n" + "".join(f"    [n{n}] x\n" for n in range(1, count)) + f"   *[other] {within}\n}}"


def test_so_many_choices_that_nobody_could_be_told_anything_are_refused():
    """Of a thousand Python makes nothing: each table of that rulebook stood still as it was opened."""
    assert "1,000 choices in one place are too many" in said(
        with_texts(f"{TEXTS}\nannounce-ejected = {choosing(1000)}\n")
    )
    deepest = choosing(60, choosing(60, choosing(60)))
    sent = with_texts(f"{TEXTS}\nannounce-ejected = {deepest}\n")
    assert said(sent) == ""
    own = hold(sent)
    assert Words.for_language("en", own.texts)("announce-ejected", seats="4") == "y"


def test_a_family_of_texts_does_not_grow_without_end():
    laughs = "\n".join(["-a0 = lol", *(f"-a{n} = {{ -a{n - 1} }}{{ -a{n - 1} }}" for n in range(1, 40))])
    """Nor is it read to its end: all of it would be some million million laughs."""
    assert "characters are too many" in said(with_texts(TEXTS.replace("win-town =", "win-town = { -a39 }") + laughs))


def test_a_check_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch):
    (problem,) = checked_apart(WELL, "harbour.yaml", seconds=0.001).problems
    assert "more time or memory" in in_english(problem)


HUNGRY = """
import runpy
from core.authors import rulebook_check

def hungry(*_):
    return [bytearray(2**26) for _ in range(1000)]

rulebook_check.{part} = hungry
runpy.run_module("core.authors", run_name="__main__")
"""
"""A check one part of which would have 64 GiB: of address space, so that nothing is taken from the machine if it gets
them."""


@pytest.mark.parametrize(
    "part", ["examine", pytest.param("_texts", marks=pytest.mark.repeats("before them and after them")), "_game"]
)
def test_what_takes_too_much_memory_is_refused_in_words(part: str, monkeypatch: pytest.MonkeyPatch):
    """Wherever it is taken: as the file is read, as its texts are, or in a game."""
    monkeypatch.setattr(house, "process_of", lambda _: [sys.executable, "-c", HUNGRY.format(part=part)])
    (problem,) = checked_apart(WELL, "harbour.yaml", HANG_OF_PROCESS).problems
    assert "more time or memory" in in_english(problem)


def test_a_check_in_a_process_apart_says_the_same():
    for source in (WELL, WELL.replace("cycle:", "cylce:")):
        assert checked_apart(source, "harbour.yaml", HANG_OF_PROCESS) == checked(source, "harbour.yaml")
    assert check_process.WORK * STARVED >= 30


def parts() -> Iterator[str]:
    yield from WELL.splitlines(keepends=True)


LINES = list(parts())


@given(
    cut=st.lists(st.integers(0, len(LINES) - 1), max_size=6),
    put=st.lists(
        st.tuples(st.integers(0, len(LINES) - 1), st.text(max_size=40) | st.sampled_from(LINES)),
        max_size=6,
    ),
)
@example(cut=[], put=[(3, "\x00")])
@example(cut=[], put=[(3, "? {a: b}\n")])
@example(cut=[], put=[(9, "1e999: {}\n")])
def test_whatever_becomes_of_a_file_it_is_held_or_refused_with_its_lines(cut: list[int], put: list[tuple[int, str]]):
    lines = [line for number, line in enumerate(LINES) if number not in cut]
    for at, text in put:
        lines.insert(at, text)
    problems: list[Problem] = []
    try:
        own = hold("".join(lines))
        assert load(own.id) is own.book
    except ScenarioError as error:
        problems = error.problems
        assert problems
    for problem in problems:
        for words in map(Words.at_hand, LANGUAGES):
            assert finding(words, problem)


@given(st.binary(max_size=400))
def test_bytes_are_no_rulebook(sent: bytes):
    with pytest.raises(ScenarioError):
        hold(sent.decode("utf-8", "replace"))


@given(name=st.text(max_size=30))
def test_a_name_is_refused_or_harmless(name: str):
    quoted = '"' + "".join(f"\\U{ord(letter):08X}" for letter in name if not 0xD800 <= ord(letter) < 0xE000) + '"'
    try:
        own = hold(WELL.replace("id: harbour", f"id: {quoted}"))
    except ScenarioError:
        return
    assert own.id.partition(".")[0].isidentifier()
    assert Path(own.id).name == own.id


def test_what_a_server_sent_is_gone_when_nobody_holds_it():
    own = hold(WELL)
    words = Words.at_hand("en", own.texts)
    id_ = own.id
    assert load(id_).id == id_
    assert words("role-doctor") == "Doctor"
    del own, words
    with pytest.raises(ScenarioError):
        load(id_)
