"""Texts that an earlier process has compiled say what they do when compiled anew, and are never taken for others."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from core.books.library import SCENARIOS, published
from core.words import LANGUAGES, Words, kept
from core.words import source as sources
from core.words.source import Texts
from core.words.texts import COMMON
from tests.words.sample import scenario_with, texts_of

PLACES = [COMMON, *(SCENARIOS / scenario for scenario in published())]


pytestmark = pytest.mark.usefixtures("shelf")


RICHEST = max(PLACES[1:], key=lambda place: (place / "en.ftl").stat().st_size)
SHOWN = {(COMMON, "fa"), (RICHEST, "en"), (RICHEST, "fa")}
EACH = [
    pytest.param(
        place,
        code,
        id=f"{place.name}-{code}",
        marks=() if (place, code) in SHOWN else pytest.mark.repeats("common texts, the most of a rulebook"),
    )
    for place in PLACES
    for code in LANGUAGES
]


def kept_in(shelf: Path) -> list[Path]:
    return [path for path in shelf.rglob("*") if path.is_file()]


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[frozenset[str]]:
    """The ids that Fluent finds in what is compiled from here on, each time that anything is."""
    found: list[frozenset[str]] = []
    compile_sources = sources.compile_sources

    def compiling(locale: str, *args: Any, **how: Any) -> Any:
        made = compile_sources(locale, *args, **how)
        found.append(frozenset(made))
        return made

    monkeypatch.setattr(sources, "compile_sources", compiling)
    return found


@pytest.mark.parametrize(("place", "code"), EACH)
def test_what_is_kept_says_the_same(place: Path, code: str, compiled: list[frozenset[str]]) -> None:
    fresh, later = (Texts(LANGUAGES[code], texts_of(place, code)) for _ in range(2))
    fresh.compile()
    assert compiled == [fresh.ids()]
    for id_ in sorted(fresh.ids()):
        first, second = fresh.maker(id_), later.maker(id_)
        assert first is not None
        assert second is not None
        assert first({}, []) == second({}, [])
    assert later.is_compiled
    assert len(compiled) == 1


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_plurals_and_references_are_made_as_before(code: str, tmp_path: Path) -> None:
    chosen = "{ $n ->\n        [one] one\n       *[other] { $n } { -who } { to }\n    }"
    text = f"-who = somebody\nto = to\n    .more = {chosen}\n"
    file = scenario_with(tmp_path, en=text, **({} if code == "en" else {code: text})) / f"{code}.ftl"
    common = Texts(LANGUAGES[code], texts_of(COMMON, code))
    fresh, later = Texts(LANGUAGES[code], [file]), Texts(LANGUAGES[code], [file])
    fresh.compile()
    first, second = (Words(LANGUAGES[code], (texts, common)) for texts in (fresh, later))
    for n in (0, 1, 2, 5, 21, 1_000):
        assert first("to.more", n=n) == second("to.more", n=n)
    assert later.is_compiled


def test_a_changed_text_is_compiled_anew(tmp_path: Path) -> None:
    home = scenario_with(tmp_path, en="one = One { $n }\n")
    Words.for_language("en", home)
    (home / "en.ftl").write_text("one = Two { $n }\n")
    assert Words.for_language("en", home)("one", n="x") == "Two x"


def test_what_is_cut_off_or_of_another_compiler_is_compiled_anew(
    tmp_path: Path, shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = scenario_with(tmp_path, en="one = One { $n }\n") / "en.ftl"
    Texts(LANGUAGES["en"], [file]).compile()
    (place,) = kept_in(shelf)
    whole = place.read_bytes()
    for cut in range(0, len(whole), 7):
        place.write_bytes(whole[:cut])
        assert kept.take(file, "en", [file.read_text()], isolating=False) is None
    place.write_bytes(whole)
    assert kept.take(file, "en", [file.read_text()], isolating=False) is not None
    assert kept.take(file, "en", [file.read_text()], isolating=True) is None
    assert kept.take(file, "ru", [file.read_text()], isolating=False) is None
    monkeypatch.setattr(kept, "_maker", lambda: ("another", b""))
    assert kept.take(file, "en", [file.read_text()], isolating=False) is None


def test_nothing_is_kept_where_it_may_not_be(
    tmp_path: Path, shelf: Path, monkeypatch: pytest.MonkeyPatch, compiled: list[frozenset[str]]
) -> None:
    file = scenario_with(tmp_path, en="one = One { $n }\n") / "en.ftl"
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    Texts(LANGUAGES["en"], [file]).compile()
    assert not kept_in(shelf)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    shelf.write_text("no folder")
    Texts(LANGUAGES["en"], [file]).compile()
    assert shelf.read_text() == "no folder"
    assert compiled == [frozenset({"one"})] * 2


def test_what_people_have_handed_in_is_not_kept(shelf: Path) -> None:
    Texts(LANGUAGES["en"], texts=["one = One { $n }\n"]).compile()
    assert not kept_in(shelf)


def test_broken_texts_are_not_kept(tmp_path: Path, shelf: Path) -> None:
    file = scenario_with(tmp_path, en="one = { $n\n") / "en.ftl"
    with pytest.raises(sources.BrokenTextsError):
        Texts(LANGUAGES["en"], [file]).compile()
    assert not kept_in(shelf)
