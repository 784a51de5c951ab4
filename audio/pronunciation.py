"""How a language's words are said, where a synthesiser alone would get them wrong.

`audio/lexicon/<language>.yaml` holds the words. A text is turned into what the synthesiser is given: for espeak-ng
words as its phonemes in `[[...]]`, for festival words with a `+` before the stressed vowel; and the punctuation, which
carries the melody. What is not in the lexicon stays as it is written.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from audio import ukrainian
from audio.voices import FESTIVAL

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
HOME = Path(__file__).resolve().parent / "lexicon"
_WORD = re.compile("[\\w’ʼ'\u200c\u064b-\u0655-]+")
_MARKS = re.compile("[\u064b-\u0655]")
_EZAFE = ("\u0650", "\u0654")  # a kasra, and the hamza over a final he
_PHONEME_VOWELS = "AaeiouEI"
_LATIN_VOWEL = re.compile("[Aaeiou](?!.*[Aaeiou])")


@dataclass(frozen=True)
class PronunciationLexicon:
    """One language's words, by their plain spelling in small letters, as their voice is given them; `voice` is whose.

    `phrases` go before words. Where a language is `spelt`, a word of one vowel needs no entry.
    """

    voice: str
    words: dict[str, str]
    numbers: dict[str, str]
    phrases: dict[str, str]
    spelt: bool

    @property
    def phonetic(self) -> bool:
        """Whether the voice takes phonemes, and not letters with the stress marked."""
        return not self.voice.startswith(FESTIVAL)

    def say(self, text: str) -> str:
        """What the synthesiser is given for a text."""
        text = re.sub(r"\d+", lambda found: self.numbers.get(found[0], found[0]), text)
        for phrase, said in self.phrases.items():
            text = re.sub(rf"\b{phrase}\b", f"\ue000{said}\ue001", text, flags=re.IGNORECASE)
        parts = re.split("(\ue000.*?\ue001)", text)
        said = "".join(self._given(part[1:-1]) if part[:1] == "\ue000" else self._words(part) for part in parts)
        return re.sub(r"\]\]( +)\[\[", " ", said)

    def knows(self, word: str) -> bool:
        """Whether it is told how to say a word, as a text writes it."""
        plain = _plain(word)
        return plain in self.words or (self.spelt and ukrainian.vowels(plain) < 2)

    def _words(self, text: str) -> str:
        return _WORD.sub(lambda found: self._word(found[0]), text)

    def _word(self, word: str) -> str:
        said = self.words.get(_plain(word))
        if said is None and self.spelt and ukrainian.vowels(word) < 2:
            said = ukrainian.phonemes(ukrainian.stressed(word))
        if said is None:
            return word
        return self._given(f"{said}{_ezafe(said) if word.endswith(_EZAFE) else ''}")

    def _given(self, said: str) -> str:
        return f"[[{said}]]" if self.phonetic else said


def yaml_of(file: Path) -> Any:
    """What a YAML file of ours says, by libyaml where that is there: ten times as quick."""
    return yaml.load(file.read_text(encoding="utf-8"), _LOADER)  # noqa: S506  # nosec B506 (a safe loader)


@cache
def lexicon(language: str) -> PronunciationLexicon | None:
    """The lexicon of a language, or None where its voice needs none."""
    file = HOME / f"{language}.yaml"
    if not file.exists():
        return None
    data: dict[str, Any] = yaml_of(file)
    voice = str(data["voice"])
    numbers = _numbers(data.get("numbers", {}))
    if voice.startswith(FESTIVAL):
        marked = {_plain(word): _plus(word) for word in str(data.get("stressed", "")).split()}
        respelt = {word: _plus(said) for word, said in data.get("respelt", {}).items()}
        phrases = {phrase: _plus(said) for phrase, said in data.get("phrases", {}).items()}
        return PronunciationLexicon(voice, marked | respelt, numbers, phrases, spelt=False)
    words = {_plain(word): ukrainian.phonemes(word) for word in str(data.get("stressed", "")).split()}
    weak = {word: ukrainian.phonemes(word) for word in str(data.get("weak", "")).split()}
    given = {_plain(word): _stressed(said) for word, said in data.get("phonemes", {}).items()}
    return PronunciationLexicon(voice, words | weak | given, numbers, data.get("phrases", {}), spelt="stressed" in data)


def words(text: str) -> list[str]:
    """The words of a text, as they are written."""
    return [word for word in _WORD.findall(text) if not word.isdigit()]


def _plain(word: str) -> str:
    return _MARKS.sub("", word.replace(ukrainian.ACUTE, "").replace("ʼ", "’").replace("'", "’")).lower()


def _plus(word: str) -> str:
    """A word with the acute after its stressed vowel as a plus before it; a ё tells its stress itself."""
    return re.sub(f"([а-яё]){ukrainian.ACUTE}", lambda found: found[1] if found[1] in "ёЁ" else f"+{found[1]}", word)


def _ezafe(said: str) -> str:
    return "je" if said[-1] in _PHONEME_VOWELS else "e"


def _stressed(said: str) -> str:
    """Phonemes without a mark are stressed on the last vowel; those that begin with `-` nowhere."""
    if said.startswith("-"):
        return said[1:]
    return said if "'" in said else _LATIN_VOWEL.sub(lambda found: f"'{found[0]}", said)


def _numbers(data: dict[str, Any]) -> dict[str, str]:
    """Numbers up to 49 in words, from those of one word and what joins tens and ones."""
    if not data:
        return {}
    one: dict[int, str] = data["words"]
    joined = {ten + unit: f"{one[ten]}{data['and']}{one[unit]}" for ten in (20, 30, 40) for unit in range(1, 10)}
    return {str(number): word for number, word in (one | joined).items()}
