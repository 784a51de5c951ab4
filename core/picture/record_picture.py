"""One person's record as a card: how many games, and of each side and role how many were won. Words and numbers come
in, a picture goes out. Made to be read on a phone."""

from __future__ import annotations

import io
import json
from dataclasses import asdict, dataclass, replace
from typing import Any

from PIL import Image, ImageDraw

from core.picture.draw import COLOURS, EDGE, GOLD, GROUND, LOST, QUIET, TEAMS, TEXT, WIDTH
from core.picture.letters import Letters, drawable
from core.picture.sheet import LONGEST
from core.rulebook.side_colours import by_place

BARS = 12
LINES = 4
"""So many of each are drawn."""
TITLE = 58
LINE = 36
NAME = 38
SMALL = 31
ROW = 112
THICK = 26


@dataclass(frozen=True, slots=True)
class WinShareBar:
    """Games of one kind: `share` of them won, from 0 to 1, where `expected` was to be expected (None: of these nothing
    is known)."""

    group: str
    """A heading that stands before the first bar of its own."""
    label: str
    figure: str
    share: float
    expected: float | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A card in words. `lines` stand under the title; `legend` says what the stroke on a bar is."""

    language: str
    rtl: bool
    title: str
    lines: tuple[str, ...]
    bars: tuple[WinShareBar, ...]
    legend: str = ""

    def packed(self) -> bytes:
        """As JSON."""
        return json.dumps(asdict(self)).encode()

    @classmethod
    def read(cls, held: dict[str, Any]) -> Record:
        """Read what `packed` made, and no more of it than can be drawn."""
        bars = tuple(
            WinShareBar(
                _text(one["group"]), _text(one["label"]), _text(one["figure"]), _share(one["share"]),
                None if one["expected"] is None else _share(one["expected"]),
            )
            for one in held["bars"][:BARS]
        )  # fmt: skip
        lines = tuple(map(_text, held["lines"][:LINES]))
        return cls(_text(held["language"]), bool(held["rtl"]), _text(held["title"]), lines, bars, _text(held["legend"]))

    @property
    def said(self) -> str:
        """All that stands on it in words, for who cannot see it."""
        said = [self.title, *self.lines]
        for bar in self.bars:
            said += [bar.group] if bar.group not in said else []
            said.append(f"{bar.label}: {bar.figure}")
        return "\n".join(said)

    def draw(self) -> bytes:
        """The picture, as a PNG."""
        shown = self._drawable()
        height = _RecordDrawing(Image.new("RGB", (WIDTH, 8)), shown).all()
        image = Image.new("RGB", (WIDTH, height), GROUND)
        _RecordDrawing(image, shown).all()
        file = io.BytesIO()
        fewer = image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        fewer.save(file, "PNG")
        return file.getvalue()

    def _drawable(self) -> Record:
        bars = tuple(
            replace(bar, group=drawable(bar.group), label=drawable(bar.label), figure=drawable(bar.figure))
            for bar in self.bars
        )
        lines = tuple(map(drawable, self.lines))
        return replace(self, title=drawable(self.title), lines=lines, bars=bars, legend=drawable(self.legend))


class _RecordDrawing:
    """One pass from top to bottom. A first one over nothing finds how high it is."""

    def __init__(self, image: Image.Image, record: Record) -> None:
        self.record = record
        self.y = EDGE
        self.room = WIDTH - 2 * EDGE
        self.draw = ImageDraw.Draw(image)
        self.letters = Letters(self.draw, record.language, rtl=record.rtl)

    def all(self) -> int:
        """Draw everything; how high it has become."""
        self._write(self.record.title, TITLE, TEXT, 2, bold=True)
        for line in self.record.lines:
            self._write(line, LINE, QUIET, 2)
        group = ""
        for number, bar in enumerate(self.record.bars):
            if bar.group != group:
                group = bar.group
                self.y = self.y + 28
                self._write(group, LINE, GOLD, 1, bold=True)
            self._bar(bar, TEAMS[by_place(number)])
        if any(bar.expected is not None for bar in self.record.bars):
            self.y += 20
            self._write(self.record.legend, SMALL, QUIET, 2)
        return self.y + EDGE

    def _x(self, along: float) -> float:
        return WIDTH - EDGE - along if self.record.rtl else EDGE + along

    def _write(self, text: str, size: int, colour: str, most: int, *, bold: bool = False) -> None:
        for line in self.letters.lines(text, size, self.room, most, bold=bold):
            self.letters.write(line, (self._x(0), self.y), size, colour, bold=bold)
            self.y += round(size * 1.4)

    def _bar(self, bar: WinShareBar, colour: str) -> None:
        figure = self.letters.fitting(bar.figure, SMALL, self.room * 0.5)
        left = self.room - self.letters.width(figure, SMALL) - 28
        label = self.letters.fitting(bar.label, NAME, left, bold=True)
        self.letters.write(label, (self._x(0), self.y + 4), NAME, TEXT, bold=True)
        self.letters.write_to(figure, (self._x(self.room), self.y + 10), SMALL, TEXT)
        top = self.y + ROW - THICK - 20
        self._stripe(self.room, top, LOST)
        if bar.share:
            self._stripe(max(THICK, self.room * bar.share), top, colour)
        if bar.expected is not None:
            x = self._x(self.room * bar.expected)
            self.draw.line((x, top - 8, x, top + THICK + 8), fill=TEXT, width=5)
        self.y += ROW

    def _stripe(self, to: float, top: float, colour: str) -> None:
        left, right = sorted((self._x(0), self._x(to)))
        self.draw.rounded_rectangle((left, top, right, top + THICK), 9, fill=colour)


def _text(value: Any) -> str:
    return str(value)[:LONGEST]


def _share(value: Any) -> float:
    return min(1.0, max(0.0, float(value)))
