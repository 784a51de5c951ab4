"""What is Russian's own: spelling, the cases after numbers, agreement."""

import re
from pathlib import Path

import pytest

from core.words import Words
from tests.words.sample import VOICES, cues_of, files_of

# What a text may say in Latin letters: names of things outside, and commands as an English Discord shows them.
LATIN = re.compile("Discord|DISCORD_TOKEN|https?://\\S+|New Application|Bot|Reset Token|mafia script")
# The other alphabet's letters inside a word, Ukrainian letters, a straight quote, a hyphen for a dash, a space before a
# stop, two stops, and a verb about a person in the past tense (which would have to know whether it is he or she).
MISWRITTEN = re.compile(
    r"[А-яЁё][A-Za-z]|[A-Za-z][А-яЁё]|[іїєґІЇЄҐ]|\"|[А-яЁё·] - |[А-яЁё·] [,.;:!?](?!\.)|,,|[^.]\.\.(?!\.)|  |"
    r"· (?:проголосовал|выбрал|погиб|умер|уш[её]л|сказал|решил|стрелял|вернулся|узнал)(?:а|и|\(а\))?\b"
)


@pytest.mark.parametrize(
    ("number", "missing", "time"),
    [
        (1, "До начала не хватает 1 игрока.", "1 минута"),
        (2, "До начала не хватает 2 игроков.", "2 минуты"),
        (5, "До начала не хватает 5 игроков.", "5 минут"),
        (11, "До начала не хватает 11 игроков.", "11 минут"),
        (21, "До начала не хватает 21 игрока.", "21 минута"),
        (22, "До начала не хватает 22 игроков.", "22 минуты"),
    ],
)
def test_numbers_take_their_case(number: int, missing: str, time: str) -> None:
    words = Words.for_language("ru")
    assert words("lobby-missing-players", count=number) == missing
    assert words.duration(number * 60) == time


def test_one_and_several_agree_with_their_verb() -> None:
    words = Words.for_language("ru")
    assert words("announce-acquitted", seats="5", count=1) == "🕊️ Рук не хватило. 5 остаётся с нами."
    assert words("announce-acquitted", seats="5 и 7", count=2) == "🕊️ Рук не хватило. 5 и 7 остаются с нами."
    assert words("story-told", seats="5", answer="да", count=1) == "🤫 5 узнаёт: да."
    assert words("story-told", seats="5 и 7", answer="да", count=2) == "🤫 5 и 7 узнают: да."
    counted = "⚖️ **Голоса подсчитаны.** Нужно было не меньше 5 (игроков в игре: 9)."
    assert words("ballot-verdict", needed=5, n=9) == counted
    assert words("night-placeholder", least=3, most=3) == "Выберите трёх игроков"
    # A list of twenty-one is several, though their number ends in one.
    assert words("defence-seats", seats="все", count=21) == "🗣️ Перед городом предстают все."


@pytest.mark.parametrize("file", files_of("ru"), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_spelling_is_russian(file: Path) -> None:
    for number, line in enumerate(file.read_text("utf-8").split("\n"), 1):
        if not line.startswith("#"):
            said = re.sub(r"\{[^{}]*\}|`[^`]*`|^ *\S+ = |^ *\*?\[\w+\] ", "·", line.rstrip())
            found = MISWRITTEN.search(LATIN.sub("·", said).lstrip(" "))
            assert not found, f"{file}:{number}: {found and found[0]!r} in {line}"


@pytest.mark.parametrize("folder", VOICES, ids=lambda folder: folder.parent.name)
def test_the_spelling_of_cues(folder: Path) -> None:
    for cues in cues_of(folder / "ru.yaml").values():
        for cue, text in cues.items():
            assert not MISWRITTEN.search(text), cue
