"""What Russian and Ukrainian share: Latin letters only where they belong, commands in both tongues, one case a name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.books.library import SCENARIOS
from core.words import Words
from tests.words.sample import SPOKEN, files_of, own

LANGUAGES = ("ru", "uk")
# Things outside that are called so everywhere.
FOREIGN = re.compile(r"Discord|DISCORD_TOKEN|https?://\S+|New Application|Bot|Reset Token|\bID\b|Ctrl\+R")
# What no player reads as words: placeables and their choices, code.
UNSAID = re.compile(r"\{[^{}]*\}|`[^`]*`|^ *[\w-]+ =(?: |$)|^ *\.[\w-]+ = |^ *\*?\[\w+\] |\{ \$\w+ ->$|\{ *$")
# A verb in the past after "I" would have to know whether the moderator is a man or a woman.
OF_ITSELF = {
    "ru": re.compile(r"\b[Яя] (?:не |уже |ещё |бы )*\w+л(?:а|ся|ась)?\b"),
    "uk": re.compile(r"\b[Яя] (?:не |вже |ще |би )*\w+(?:в|ла|вся|лася)\b"),
}
COMMAND = re.compile(r"`/((?:mafia|day|vote|night|host)(?: \w+)?)`")


def lines_of(language: str) -> Iterator[tuple[Path, int, str]]:
    """Every line of the texts of a language that is no comment."""
    for file in files_of(language):
        for number, line in enumerate(file.read_text("utf-8").split("\n"), 1):
            if line and not line.startswith("#"):
                yield file, number, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_and_no_english_word_stands_before_a_player(language: str) -> None:
    wrong = [
        f"{file.parent.name}/{file.name}:{number}: {line.strip()}"
        for file, number, line in lines_of(language)
        if re.search("[A-Za-z]", FOREIGN.sub("", UNSAID.sub(" ", line)))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_moderator_has_no_gender(language: str) -> None:
    said = [(file.name, number, OF_ITSELF[language].search(line)) for file, number, line in lines_of(language)]
    assert [(file, number, found[0]) for file, number, found in said if found] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SPOKEN)
def test_who_stands_accused_is_named_once(scenario: str, language: str) -> None:
    """Above the phase's own sentence the count has named them, below it the panel does."""
    used = own(scenario, language)
    phases = ("phase-defence-begins", "phase-verdict-begins")
    assert [text for text in phases if "on_defence" in used.get(text, ())] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_stands_in_the_tongue_of_the_client_and_in_english(language: str) -> None:
    """A client in this language lists `/мафия старт`, one in English `/mafia start`: who reads may have either."""
    words = Words.for_language(language)
    found = 0
    for file, number, line in lines_of(language):
        for command in COMMAND.finditer(line):
            parts = command[1].split()
            ids = ["-".join(["cmd", *parts[: place + 1]]) for place in range(len(parts))]
            named = "/" + " ".join(f"{{ {id_} }}" for id_ in ids)
            said = "/" + " ".join(words(id_) for id_ in ids)
            before = line[: command.start()]
            assert before.endswith((f"`{named}` (", f"`{said}` (")), f"{file}:{number}: {command[0]}"
            found += 1
    assert found > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SPOKEN)
def test_a_roles_name_is_written_one_way_inside_a_sentence(scenario: str, language: str) -> None:
    """A title stands small (the don), a name large (Nostradamus), and neither both ways in one rulebook."""
    source = (SCENARIOS / scenario / f"{language}.ftl").read_text("utf-8")
    words = Words.for_language(language, SCENARIOS / scenario)
    roles = [id_ for id_ in own(scenario, language) if re.fullmatch(r"role-\w+", id_)]
    inside = re.sub(r"(?m)^(?:#.*|\S+ = |    \.\S+ = )", "", source)
    for role in roles:
        name = words(role)
        first = name.split()[0]
        if len(first) < 4:
            continue
        stem = re.escape(first[:-1] if len(first) < 7 else first[:-2])
        found = re.findall(rf"(?i)(?<=[\w,] ){stem}\w{{0,3}}\b", inside)
        assert len({word[0].isupper() for word in found}) < 2, (role, sorted(set(found)))
