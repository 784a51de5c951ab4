"""What is Persian's own: spelling, digits, agreement, and commands that stay English."""

import re
from pathlib import Path

import pytest

from core.books.library import SCENARIOS
from core.words import Words
from core.words.safe import FSI, PDI, RLM
from tests.words.sample import SPOKEN, VOICES, cues_of, files_of, known, own

# Letters of Arabic keyboards, a verb's prefix and a plural's ending torn from their words, the other script's stops.
MISWRITTEN = re.compile("[يكةى٠-٩]|(?<![آ-ی\u200c])ن?می [آ-ی]|[آ-ی] ها(?![آ-ی])|[آ-ی][,;?]|،(?=[آ-ی])| [،؛؟.:]")


def test_one_and_several_agree_with_their_verb() -> None:
    words = Words.for_language("fa")
    assert words("defence-seats", seats="۵", count=1) == f"🗣️ {FSI}۵{PDI} به دفاع می‌رود."
    assert words("defence-seats", seats="۵ و ۷", count=2) == f"🗣️ {FSI}۵ و ۷{PDI} به نوبت به دفاع می‌روند."
    assert words("lobby-missing-players", count=1) == "یک بازیکن دیگر بیاید، شروع می‌کنیم."
    assert words("night-placeholder", least=2, most=2) == "دو بازیکن را انتخاب کنید"
    assert words("lobby-missing-players", count=12) == f"{FSI}۱۲{PDI} بازیکن دیگر بیایند، شروع می‌کنیم."


def test_who_is_waited_for_and_whose_the_choice_is_agrees_with_how_many_they_are() -> None:
    words = Words.for_language("fa")
    assert plain(words("vote-undecided", count=1, seats="۲")) == "⏳ در انتظار رأی (۱ نفر): ۲"
    assert plain(words("vote-undecided", count=1, seats="none")) == "⏳ در انتظار رأی ۱ نفر."
    assert words("room-whose", count=1, roles="پدرخوانده") == f"-# انتخاب با {FSI}پدرخوانده{PDI} است."


def plain(said: str) -> str:
    return re.sub(f"[{FSI}{PDI}{RLM}]", "", said)


def test_nights_and_days_are_counted_in_words() -> None:
    words = Words.for_language("fa")
    assert plain(words("night-title", night=1)) == "🌙 شب اول"
    assert plain(words("phase-day.chapter", day=3)) == "روز سوم"
    assert plain(words("phase-night.chapter", night=10)) == "شب دهم"
    assert plain(words("phase-night.chapter", night=21)) == "شب شمارهٔ ۲۱"
    assert plain(words("fate-vote", day=1)) == "روز اول با رأی شهر رفت"
    assert plain(words("fate-night", night=0)) == "شب معارفه از بازی خارج شد"
    for scenario in SPOKEN:
        told = Words.for_language("fa", SCENARIOS / scenario)
        for part in ("night", "day"):
            begins = told(f"phase-{part}-begins", night=2, day=2, time="یک دقیقه", minutes=1, seconds=60)
            assert "دوم" in begins or not re.search("[0-9۰-۹]", begins), (scenario, begins)


@pytest.mark.parametrize("file", files_of("fa"), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_spelling_is_persian(file: Path) -> None:
    for number, line in enumerate(file.read_text("utf-8").split("\n"), 1):
        if not line.startswith("#"):
            said = re.sub(r"\{[^{}]*\}|`[^`]*`|\"[^\"]*\"|^ *\S+ = ", "·", line)
            found = MISWRITTEN.search(said)
            assert not found, f"{file}:{number}: {found and found[0]!r} in {line}"


@pytest.mark.parametrize("file", files_of("fa"), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_latin_words_stand_in_a_place_of_their_own(file: Path) -> None:
    """A bare `/command` in a Persian sentence is shown with its slash behind it; a placeable is isolated."""
    for number, line in enumerate(file.read_text("utf-8").split("\n"), 1):
        said = re.sub(r"\{[^{}]*\}|\{[^{}]*->$|^ *\*?\[\w+\] |^ *\S+ = |<.?>", "", line)
        if not line.startswith("#") and re.search("[آ-ی]", said):
            assert not re.search("[A-Za-z]", said), f"{file}:{number}: {line}"


@pytest.mark.parametrize("folder", VOICES, ids=lambda folder: folder.parent.name)
def test_the_spelling_of_cues(folder: Path) -> None:
    for cues in cues_of(folder / "fa.yaml").values():
        for cue, text in cues.items():
            assert not MISWRITTEN.search(text), cue


@pytest.mark.parametrize("scenario", [None, *SPOKEN])
def test_numbers_are_said_in_persian_digits(scenario: str | None) -> None:
    words = Words.for_language("fa", SCENARIOS / scenario if scenario else None)
    needed = known(scenario)
    for id_ in own(scenario):
        for number in (0, 1, 2, 21):
            assert not re.search("[0-9]", words(id_, **dict.fromkeys(needed[id_], number))), id_


def test_commands_keep_their_english_names() -> None:
    """Discord's clients do not know Persian."""
    words, english = Words.for_language("fa"), Words.for_language("en")
    for id_ in english.ids():
        if re.fullmatch(r"cmd-[a-z-]+", id_):
            assert words(id_) == english(id_), id_
