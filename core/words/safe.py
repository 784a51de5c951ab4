"""What players call themselves, made safe to say: a name may hold anything and must break nothing.

A name is only ever an argument of a text, never part of one. Here it loses what could ping, format, link, break a line,
reverse its surroundings or pile up without end.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

FSI = "\u2068"
PDI = "\u2069"
RLM = "\u200f"
LONGEST = 32
SHORTEST = 6
TABLES_AT_HAND = 4096
NAMELESS = "…"

_ZERO_WIDTH_JOINERS = "\u200c\u200d"
_WORD_JOINER = "\u2060"
_COMBINING_AT_MOST = 3
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800")
_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]<])")
_LINE_OPENER = re.compile(r"^(?=[-+])|^(\d+)(?=\.)")
_PING_OR_LINK = re.compile(r"([@/])")
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")
_BLOCK = re.compile(r"\s*(?:#{1,3} |-# |>{1,3} |[-*] )*")
_CLUSTER_TAIL = frozenset((*_ZERO_WIDTH_JOINERS, "\ufe0e", "\ufe0f", "\u20e3", *map(chr, range(0x1F3FB, 0x1F400))))


def reads_right_to_left(text: str) -> bool:
    """Whether `text` holds a letter of a script that is written from right to left."""
    return not text.isascii() and _RIGHT_TO_LEFT.search(text) is not None


def reads_left_to_right(text: str) -> bool:
    """Whether `text` holds a letter that is written from left to right, and nothing that isolates it."""
    return FSI not in text and any(unicodedata.bidirectional(sign) == "L" for sign in text)


def isolate(text: str) -> str:
    """`text` between first-strong isolates: it keeps its own direction and leaves its surroundings theirs."""
    return f"{FSI}{text}{PDI}"


def lead_right(text: str) -> str:
    """`text` of a language written from right to left, each line of it led by a letter or a mark of that direction.

    Who shows a message gives each line the direction of its first strong letter, and skips what is isolated. So a line
    of values alone, or one that begins with a Latin word, would turn round. A line all of Latin stays as it is.
    """
    if "\n" in text:
        return "\n".join(map(_lead_right, text.split("\n")))
    return _lead_right(text)


def _lead_right(line: str) -> str:
    depth = 0
    for sign in line:
        if sign == FSI:
            depth += 1
        elif sign == PDI:
            depth -= 1
        elif depth == 0:
            kind = unicodedata.bidirectional(sign)
            if kind in ("R", "AL"):
                return line
            if kind == "L":
                break
    if FSI not in line and not any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in line):
        return line
    opener = _BLOCK.match(line)
    at = opener.end() if opener is not None else 0
    return f"{line[:at]}{RLM}{line[at:]}"


def plain(name: str, longest: int = LONGEST) -> str:
    """`name` on one line, without invisible or directional controls, of at most so many characters; `…` if none is
    left.

    Fit for places that read no markdown (the options of a select menu). Emojis, and the joiners inside them and inside
    Persian words, stay.
    """
    kept: list[str] = []
    combining = 0
    for sign in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(sign)
        if kind[0] == "Z" or sign in "\t\n\r\v\f" or sign in _BLANK:
            sign = " "
            kind = "Zs"
            if not kept or kept[-1] == " ":
                continue
        elif sign in _ZERO_WIDTH_JOINERS:
            if not kept or kept[-1] in _ZERO_WIDTH_JOINERS or kept[-1] == " ":
                continue
        elif kind[0] == "C":
            continue
        combining = combining + 1 if kind[0] == "M" else 0
        if combining > _COMBINING_AT_MOST or (combining and not kept):
            continue
        kept.append(sign)
        if len(kept) > longest:  # the rest is cut off, however much it is
            break
    short = _cut(kept, longest)
    return "".join(short).strip(" " + _ZERO_WIDTH_JOINERS) or NAMELESS


def escape(name: str) -> str:
    """`name` fit for a message: `plain`, with markdown escaped and every mention and link taken apart."""
    text = _MARKDOWN.sub(r"\\\1", plain(name))
    text = _LINE_OPENER.sub(lambda found: f"{found[0]}\\", text)
    return _PING_OR_LINK.sub(rf"\1{_WORD_JOINER}", text)


@lru_cache(maxsize=TABLES_AT_HAND)
def fitting(names: tuple[str, ...], most: int) -> tuple[str, ...]:
    """These names, all cut to the same length where it takes that for them to stand in a message, each once, with at
    most so many characters."""
    for longest in range(LONGEST, SHORTEST, -1):
        short = tuple(plain(name, longest) for name in names)
        if sum(len(escape(name)) for name in short) <= most:
            return short
    return tuple(plain(name, SHORTEST) for name in names)


def _cut(signs: list[str], longest: int) -> list[str]:
    """At most `longest` signs, not cut inside an emoji or between a letter and its accents."""
    if len(signs) <= longest:
        return signs
    end = longest - 1
    while end > 0 and _inside_cluster(signs, end):
        end -= 1
    return [*(signs[: end or longest - 1]), NAMELESS]


def _inside_cluster(signs: list[str], spot: int) -> bool:
    """Whether cutting before `spot` would cut one visible character in two."""
    sign = signs[spot]
    return sign in _CLUSTER_TAIL or signs[spot - 1] == "\u200d" or unicodedata.category(sign)[0] == "M"
