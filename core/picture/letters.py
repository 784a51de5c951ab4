"""Letters on a picture: what the fonts can draw, how wide it is, where a line breaks."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

from PIL import ImageDraw, ImageFont, features

FSI = "\u2068"
PDI = "\u2069"
FONTS = Path(__file__).parent / "fonts"
MARKS = 1
"""Accents on one letter; what has more would grow into its neighbours."""
MORE = "…"


class NoShapingError(RuntimeError):
    """This Pillow cannot join Arabic letters or turn lines round."""


@cache
def covered() -> frozenset[int]:
    """The characters that the fonts draw."""
    found: set[int] = set()
    for line in (FONTS / "covered.txt").read_text("ascii").split():
        first, _, last = line.partition("-")
        found.update(range(int(first, 16), int(last, 16) + 1))
    return frozenset(found)


def drawable(text: str) -> str:
    """What can be drawn of a text: no emoji, no script that the fonts lack, no towers of accents."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        sign = " " if sign.isspace() else sign
        marks = marks + 1 if unicodedata.category(sign) == "Mn" else 0
        if ord(sign) in covered() and marks <= MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())


class Letters:
    """Writes in one language."""

    def __init__(self, draw: ImageDraw.ImageDraw, language: str, *, rtl: bool) -> None:
        if not features.check("raqm"):
            raise NoShapingError
        self._draw = draw
        self._language = language
        self._rtl = rtl

    def width(self, text: str, size: int, *, bold: bool = False) -> float:
        """How wide a text is."""
        return font(size, bold).getlength(text, direction=self._direction, language=self._language)

    def write(self, text: str, at: tuple[float, float], size: int, colour: str, *, bold: bool = False) -> None:
        """Write a line: `at` is the upper corner where it begins, the right one of a line from right to left."""
        self._put(text, at, size, colour, "ra" if self._rtl else "la", bold=bold)

    def write_to(self, text: str, at: tuple[float, float], size: int, colour: str, *, bold: bool = False) -> None:
        """Write a line that ends here."""
        self._put(text, at, size, colour, "la" if self._rtl else "ra", bold=bold)

    def centre(self, text: str, at: tuple[float, float], size: int, colour: str, *, bold: bool = False) -> None:
        """Write a line about this point."""
        self._put(text, at, size, colour, "ma", bold=bold)

    def _put(self, text: str, at: tuple[float, float], size: int, colour: str, anchor: str, *, bold: bool) -> None:
        if text:
            self._draw.text(
                at, text, font=font(size, bold), fill=colour, anchor=anchor, direction=self._direction,
                language=self._language,
            )  # fmt: skip

    @property
    def _direction(self) -> str:
        return "rtl" if self._rtl else "ltr"

    def fitting(self, text: str, size: int, room: float, *, bold: bool = False) -> str:
        """As much of a text as has room, with an ellipsis where some is missing."""
        if self.width(text, size, bold=bold) <= room:
            return text
        least = 0
        most = len(text)
        while least < most:
            middle = (least + most + 1) // 2
            if self.width(_cut(text, middle), size, bold=bold) <= room:
                least = middle
            else:
                most = middle - 1
        return _cut(text, least)

    def lines(self, text: str, size: int, room: float, most: int, *, bold: bool = False) -> list[str]:
        """A text in lines that have room, at most so many."""
        lines: list[str] = []
        words = text.split()
        while words and len(lines) < most:
            line = words.pop(0)
            while words and self.width(f"{line} {words[0]}", size, bold=bold) <= room:
                line = f"{line} {words.pop(0)}"
            if words and len(lines) == most - 1:
                line = f"{line} {' '.join(words)}"
                words = []
            lines.append(self.fitting(line, size, room, bold=bold))
        return lines


def _cut(text: str, length: int) -> str:
    """The beginning of a text and an ellipsis, within whatever is isolated there."""
    begin = text[:length].rstrip()
    return f"{begin}{MORE}{PDI * (begin.count(FSI) - begin.count(PDI))}"


@cache
def font(size: int, bold: bool) -> ImageFont.FreeTypeFont:
    """A font of this size."""
    file = FONTS / ("Bold.ttf" if bold else "Regular.ttf")
    return ImageFont.truetype(str(file), size, layout_engine=ImageFont.Layout.RAQM)
