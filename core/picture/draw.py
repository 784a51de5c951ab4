"""Draws a game: who was who, and what became of each from night to night. Made to be read on a phone."""

from __future__ import annotations

import io
from dataclasses import replace

from PIL import Image, ImageDraw

from core.picture.letters import Letters, drawable
from core.picture.sheet import GONE, Column, SeatRow, Sheet

WIDTH = 1080
EDGE = 44
TITLE = 58
SUBTITLE = 36
NAME = 42
ROLE = 36
SMALL = 31
HEAD = 104
ROW = 158
BAR = 30
MOST_HEIGHT = 9000
COLOURS = 64
"""Colours of the finished file: enough for smooth letters, and a quarter of the bytes. To press them by another
tenth would double what a picture takes."""

GROUND = "#191a24"
BAND = "#22242f"
TEXT = "#f3f1ea"
QUIET = "#a9acba"
LOST = "#3a3d4a"
TEAMS = ("#62b5f5", "#ff6f66", "#f3bf4f", "#b78cff", "#57c98b", "#c3c7d1", "#f58ac2", "#ff9a4d")
"""The colours of sides, by their numbers in `core.rulebook.side_colours`."""
GOLD = "#ffd166"
SUN = "#f7c873"
MOON = "#9fb4e8"


def draw(sheet: Sheet) -> bytes:
    """The picture, as a PNG."""
    sheet = _drawable(sheet)
    blank = Image.new("RGB", (WIDTH, 8))
    height = _SheetDrawing(blank, sheet).all()
    image = Image.new("RGB", (WIDTH, min(height, MOST_HEIGHT)), GROUND)
    _SheetDrawing(image, sheet).all()
    file = io.BytesIO()
    image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG")
    return file.getvalue()


def _drawable(sheet: Sheet) -> Sheet:
    return replace(
        sheet,
        title=drawable(sheet.title),
        subtitle=drawable(sheet.subtitle),
        legend=tuple(map(drawable, sheet.legend)),
        columns=tuple(replace(column, label=drawable(column.label)) for column in sheet.columns),
        rows=tuple(
            replace(row, name=drawable(row.name), role=drawable(row.role), fate=drawable(row.fate))
            for row in sheet.rows
        ),
        notes_title=drawable(sheet.notes_title),
        notes=tuple(map(drawable, sheet.notes)),
    )


class _SheetDrawing:
    """One pass over a picture, from top to bottom. A first one over nothing finds how high it is."""

    def __init__(self, image: Image.Image, sheet: Sheet) -> None:
        self.sheet = sheet
        self.draw = ImageDraw.Draw(image)
        self.letters = Letters(self.draw, sheet.language, rtl=sheet.rtl)
        self.y = EDGE
        self.room = WIDTH - 2 * EDGE
        self.cell = self.room / max(1, len(sheet.columns))

    def all(self) -> int:
        """Draw everything; how high it has become."""
        self._heading()
        self._moments()
        for number, row in enumerate(self.sheet.rows):
            self._row(row, number)
        self._notes()
        return int(self.y + EDGE)

    def _x(self, along: float) -> float:
        """Where something is that is so far along a line, from where lines begin."""
        return WIDTH - EDGE - along if self.sheet.rtl else EDGE + along

    def _box(self, along: float, to: float, top: float, bottom: float) -> tuple[float, float, float, float]:
        left, right = sorted((self._x(along), self._x(to)))
        return left, top, right, bottom

    def _write(self, text: str, size: int, colour: str, most: int, *, bold: bool = False) -> None:
        for line in self.letters.lines(text, size, self.room, most, bold=bold):
            self.letters.write(line, (self._x(0), self.y), size, colour, bold=bold)
            self.y += round(size * 1.4)

    def _heading(self) -> None:
        self._write(self.sheet.title, TITLE, TEXT, 4, bold=True)
        self._write(self.sheet.subtitle, SUBTITLE, QUIET, 2)
        along = 0.0
        self.y += 12
        for number, team in enumerate(self.sheet.legend):
            if not team:
                continue
            needed = 44 + self.letters.width(team, SMALL) + 36
            if along and along + needed > self.room:
                along = 0.0
                self.y = self.y + 48
            self.draw.ellipse(self._box(along, along + 28, self.y + 8, self.y + 36), fill=self._team(number))
            self.letters.write(
                self.letters.fitting(team, SMALL, self.room - 44), (self._x(along + 40), self.y), SMALL, TEXT
            )
            along += needed
        self.y += 64

    def _team(self, number: int) -> str:
        """The colour of a team."""
        colours = self.sheet.colours
        return TEAMS[(colours[number] if number < len(colours) else number) % len(TEAMS)]

    def _moments(self) -> None:
        for number, column in enumerate(self.sheet.columns):
            middle = self._x((number + 0.5) * self.cell)
            self._sky(column, middle, self.y + 24)
            self.letters.centre(column.label, (middle, self.y + 50), SMALL, QUIET)
        self.y += HEAD

    def _sky(self, column: Column, x: float, y: float) -> None:
        """A moon or a sun."""
        size = min(20.0, self.cell * 0.4)
        self.draw.ellipse((x - size, y - size, x + size, y + size), fill=MOON if column.night else SUN)
        if column.night:
            off = size * 0.55
            self.draw.ellipse((x - size + off, y - size - off / 2, x + size + off, y + size - off / 2), fill=GROUND)

    def _row(self, row: SeatRow, number: int) -> None:
        if number % 2 == 0:
            self.draw.rectangle((0, self.y, WIDTH, self.y + ROW), fill=BAND)
        team = next((one for one in reversed(row.teams) if one != GONE), 0)
        self._names(row, team)
        self._bar(row)
        self.y += ROW

    def _names(self, row: SeatRow, team: int) -> None:
        top = self.y + 6
        begin = 0.0
        room = self.room
        if row.won:
            self._star(self._x(16), top + 32, 17)
            begin = 46.0
            room = self.room - 46
        role = self.letters.fitting(row.role, ROLE, room * 0.5)
        left = room - self.letters.width(role, ROLE) - 28
        name = self.letters.fitting(row.name, NAME, left, bold=True)
        self.letters.write(name, (self._x(begin), top), NAME, TEXT, bold=True)
        self.letters.write_to(role, (self._x(self.room), top + 5), ROLE, self._team(team))
        fate = self.letters.fitting(row.fate, SMALL, self.room)
        self.letters.write(fate, (self._x(0), top + 58), SMALL, QUIET)

    def _bar(self, row: SeatRow) -> None:
        """A life, from left to right or the other way."""
        top = self.y + ROW - BAR - 16
        for number, team in enumerate(row.teams[: len(self.sheet.columns)]):
            box = self._box(number * self.cell + 2, (number + 1) * self.cell - 2, top, top + BAR)
            self.draw.rounded_rectangle(box, 7, fill=LOST if team == GONE else self._team(team))
        for number in row.lost:
            x = self._x((number + 0.5) * self.cell)
            y = top + BAR / 2
            size = 13
            self.draw.ellipse((x - 24, y - 24, x + 24, y + 24), fill=GROUND)
            for sign in (1, -1):
                self.draw.line((x - size, y - sign * size, x + size, y + sign * size), fill=TEXT, width=7)

    def _star(self, x: float, y: float, size: float) -> None:
        """Who won."""
        spokes = ((0, -1), (0.24, -0.32), (0.95, -0.31), (0.38, 0.12), (0.59, 0.81))
        spokes += ((0, 0.4), (-0.59, 0.81), (-0.38, 0.12), (-0.95, -0.31), (-0.24, -0.32))
        self.draw.polygon([(x + size * a, y + size * b) for a, b in spokes], fill=GOLD)

    def _notes(self) -> None:
        if not self.sheet.notes:
            return
        self.y += 28
        self._write(self.sheet.notes_title, ROLE, GOLD, 1, bold=True)
        for note in self.sheet.notes:
            self.y += 8
            self._write(note, SMALL, TEXT, 4)
