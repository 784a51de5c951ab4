"""Texts that are compiled one by one say what they say when they are compiled all together."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from core.words import LANGUAGES, Words
from core.words.fluent import compile_sources, source
from core.words.source import Texts
from core.words.texts import COMMON
from tests.words.sample import scenario_with, texts_of

ALONE = [
    code if code == "fa" else pytest.param(code, marks=pytest.mark.repeats("fa, where values are isolated as well"))
    for code in LANGUAGES
]


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize("code", ALONE)
def test_each_text_is_compiled_by_itself_with_what_it_refers_to(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    language, found = LANGUAGES[code], texts_of(COMMON, code)
    one_by_one, together = Texts(language, found), Texts(language, found)
    together.compile()
    for id_ in sorted(together.ids()):
        alone, among = one_by_one.maker(id_), together.maker(id_)
        assert alone is not None
        assert among is not None
        assert alone({}, []) == among({}, [])
    assert not one_by_one.is_compiled


@pytest.mark.parametrize(
    "text",
    [
        "one =\n    .more = More\n",
        "one = One  \n    .more =   [More] *of = it.\n\n# a comment\n\n",
        "one = One\n    # no comment\n    .more = More\n",
        'one = One: "quoted" \\n #\n',
        "one = One\n    two lines\n    .more = More\n\n    .last = Last\n# a comment\n",
        "-term = Term\none = { -term } and { two.more }\ntwo = Two\n    .more = { three }\nthree = Three\n",
        "one =\n    { $n ->\n        [one] { two }\n       *[other] Others\n    }\ntwo = Two\n",
    ],
)
def test_however_a_text_is_written(tmp_path: Path, text: str) -> None:
    texts = Texts(LANGUAGES["en"], texts_of(scenario_with(tmp_path, en=text), "en"))
    compiled = compile_sources("en", [source(text)], isolating=False)
    assert texts.ids() == frozenset(compiled)
    for id_, among in compiled.items():
        alone = texts.maker(id_)
        assert alone is not None
        assert alone({"n": 1}, []) == among({"n": 1}, [])


def test_a_broken_text_is_said_in_english_and_hurts_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = scenario_with(tmp_path, en="one = One\ntwo = Two\n", ru="one = { $n\ntwo = Два\n")
    words = Words.at_hand("ru", folder)
    assert (words("one"), words("one"), words("two")) == ("One", "One", "Два")
    assert len([entry for entry in caplog.records if "ru, text one" in entry.getMessage()]) == 1


@pytest.mark.usefixtures("shelf")
def test_nothing_more_is_compiled_than_was_asked_for(tmp_path: Path) -> None:
    words = Words.at_hand("en", scenario_with(tmp_path, en="one = One\ntwo = Two\n"))
    assert words.has("two")
    assert "two" in words.ids()
    assert not words._sources[0]._makers
