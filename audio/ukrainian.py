"""Ukrainian spelling, with its stress marked, as espeak-ng's phonemes: the spelling tells all but the stress."""

from __future__ import annotations

import re

ACUTE = "\u0301"
_VOWELS = {"а": "a", "е": "E", "и": "I", "і": "i:", "о": "o", "у": "u"}
_SOFT_VOWELS = {"я": "a", "ю": "u", "є": "E"}
_CONSONANTS = {
    "б": "b", "в": "B", "г": "h", "ґ": "g", "д": "d", "ж": "Z", "з": "z", "й": "j", "к": "k", "л": "l", "м": "m",
    "н": "n", "п": "p", "р": "R", "с": "s", "т": "t[", "ф": "f", "х": "x", "ц": "ts", "ч": "tS", "ш": "S",
}  # fmt: skip
_SOFT = {"л": "l^", "н": "n^", "т": "t;", "д": "d;"}  # the others are followed by `;`
_SOFTENED = "дзлнрстц"  # before я, ю, є; after all others a `j` is heard
_SPOKEN = (  # written otherwise than said
    ("ться", "цьця"),
    ("шся", "сься"),
    ("щ", "шч"),
    ("дз", "ʣ"),
    ("дж", "ʤ"),
)
_HEARD_VOWELS = {*_VOWELS, *_SOFT_VOWELS, "ї"}
_JOINED = {"ʣ": "dz", "ʤ": "dZ"}


def vowels(word: str) -> int:
    """How many vowels, and so syllables, a word has."""
    return sum(letter in _VOWELS or letter in _SOFT_VOWELS or letter == "ї" for letter in word.lower())


def stressed(word: str) -> str:
    """A word of one vowel with its stress marked."""
    return re.sub("([аеиіоуяюєї])", rf"\1{ACUTE}", word.lower())


def phonemes(word: str) -> str:
    """One word's phonemes; an acute follows its stressed vowel, and without one it is said without stress."""
    word = word.lower().replace("’", "'").replace("ʼ", "'")
    for written, said in _SPOKEN:
        word = word.replace(written, said)
    word = re.sub(f"([дзлнст])(?=\\1[{''.join(_SOFT_VOWELS)}ь])", r"\1ь", word)  # життя: both are soft
    said = ""
    before = ""
    for n, letter in enumerate(word):
        mark = "'" if word[n + 1 : n + 2] == ACUTE else ""
        after = word[n + 1 : n + 2]
        if letter in _VOWELS:
            said += mark + _VOWELS[letter]
        elif letter == "ї":
            said += f"j{mark}i:"
        elif letter in _SOFT_VOWELS:
            said += ("" if before in _SOFTENED and before else "j") + mark + _SOFT_VOWELS[letter]
        elif letter in _CONSONANTS or letter in _JOINED:
            soft = letter in _SOFTENED and (after == "ь" or after in _SOFT_VOWELS)
            hard = _JOINED.get(letter) or _CONSONANTS[letter]
            if letter == "в" and (after not in _HEARD_VOWELS or before in _CONSONANTS):
                hard = "w"  # next to another consonant it is half a vowel, and changes no neighbour's voice
            said += (_SOFT.get(letter) or f"{hard};") if soft else hard
        if letter != ACUTE:
            before = letter
    return said
