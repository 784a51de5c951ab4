"""What is Ukrainian's own: spelling, the cases after numbers, agreement, nobody's gender asked."""

import re
from pathlib import Path

import pytest

from core.words import Words
from tests.words.sample import VOICES, cues_of, files_of

# Letters of Russian, a word of two scripts, a typewriter's apostrophe or quotes, a space before a stop or two of them.
MISWRITTEN = re.compile("[ЁЪЫЭёъыэ]|[A-Za-z][А-яҐЄІЇґєії]|[А-яҐЄІЇґєії][A-Za-z]|[А-яії]'|\"| [,.;:?!]|\\S {2,}\\S")
# A verb in the past right after whom it speaks of: it would have to know whether that is a man or a woman.
GENDERED = re.compile(
    r"\{ \$(?:at|by|seat|seats|speaker|voter|name|host|new|old) \} "
    r"(?:уже |вже |більше |не )*\w+(?:в|вся|ла|лася|ло|лося)\b(?![’-])(?<!слово)"
)


@pytest.mark.parametrize(
    ("count", "text"),
    [(1, "1 гравець"), (2, "2 гравці"), (5, "5 гравців"), (11, "11 гравців"), (12, "12 гравців"), (21, "21 гравець")],
)
def test_a_count_takes_its_form(count: int, text: str) -> None:
    assert f"Ще {text} — " in Words.for_language("uk")("lobby-missing-players", count=count)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(1, "1 секунда"), (45, "45 секунд"), (60, "1 хвилина"), (90, "1 хвилина 30 секунд"), (123, "2 хвилини 3 секунди")],
)
def test_spans_of_time(seconds: int, text: str) -> None:
    assert Words.for_language("uk").duration(seconds) == text


def test_one_and_several_agree_with_their_verb() -> None:
    words = Words.for_language("uk")
    assert words("defence-seats", seats="5", count=1) == "🗣️ 5 виправдовується перед містом."
    assert words("defence-seats", seats="5 та 7", count=2) == "🗣️ Виправдовуються перед містом, по черзі: 5 та 7."
    assert words("ballot-verdict", needed=5, n=9) == "⚖️ **Руки полічено.** Потрібно було голосів: 5 (гравців у грі: 9)."
    assert words.join(["5", "7", "9"]) == "5, 7 та 9"
    assert words("night-placeholder", least=2, most=2) == "Оберіть двох гравців"


@pytest.mark.parametrize("file", files_of("uk"), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_spelling_is_ukrainian_and_asks_nobodys_gender(file: Path) -> None:
    for number, line in enumerate(file.read_text("utf-8").split("\n"), 1):
        if not line.startswith("#"):
            said = re.sub(r"\{[^{}]*\}|`[^`]*`|^ *\S+ = |^ +(\*?\[\w+\] )?", "·", line)
            for wrong in (MISWRITTEN.search(said), GENDERED.search(line)):
                assert not wrong, f"{file}:{number}: {wrong and wrong[0]!r} in {line}"


@pytest.mark.parametrize("folder", VOICES, ids=lambda folder: folder.parent.name)
def test_the_spelling_of_cues(folder: Path) -> None:
    for cues in cues_of(folder / "uk.yaml").values():
        for cue, text in cues.items():
            assert not MISWRITTEN.search(text), cue
