"""A picture of what the games came to: how often each side won, how long they lasted, what each role was worth.

Drawn with Pillow, which is there for the pictures of games: bars with their intervals need no more. Names in it are the
rulebook's own words, which are Latin letters in every language.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from core.simulate.report import Report, Share

WIDTH = 1000
MARGIN = 40
ROW = 34
BAR = 18
LABEL = 260
"""Where bars begin: so much room have names."""
PAPER = "#ffffff"
INK = "#1f2328"
GREY = "#d0d7de"
SIDE = "#2f6f9f"
ROLE = "#8a5a9e"
HEAD = 24
TEXT = 16


def draw(report: Report, path: Path) -> None:
    """Write the picture as a PNG file. Raises `OSError` where it cannot be written."""
    rows = len(report.sides) + len(report.lengths) + len(report.roles)
    height = 2 * MARGIN + 60 + 3 * 60 + rows * ROW
    image = Image.new("RGB", (WIDTH, height), PAPER)
    picture = _Picture(ImageDraw.Draw(image))
    picture.head(report.title, HEAD)
    picture.line(report.subtitle)
    picture.head("how often each side won")
    for name, share in report.sides:
        picture.share(name, share, SIDE)
    picture.head("how many nights a game lasted")
    longest = max((count for _, count in report.lengths), default=1)
    for nights, count in report.lengths:
        picture.bar(str(nights), count / longest, f"{count}", GREY)
    picture.head(f"won by a role's side: the role alive on day {report.day}, less the role gone by then")
    for name, difference in report.roles:
        picture.difference(name, difference)
    image.crop((0, 0, WIDTH, min(height, picture.top + MARGIN))).save(path, "PNG")


class _Picture:
    """A sheet that is filled from the top."""

    def __init__(self, canvas: ImageDraw.ImageDraw) -> None:
        self._canvas = canvas
        self.top = MARGIN
        self._span = WIDTH - MARGIN - LABEL - 190

    def head(self, text: str, size: int = TEXT + 2) -> None:
        self.top += 12
        self._canvas.text((MARGIN, self.top), text, INK, ImageFont.load_default(size))
        self.top += size + 14

    def line(self, text: str) -> None:
        self._canvas.text((MARGIN, self.top), text, INK, ImageFont.load_default(TEXT))
        self.top += ROW

    def bar(self, name: str, share: float, said: str, colour: str) -> None:
        """A bar from the left; `share` of the whole span."""
        self._label(name, said)
        self._canvas.rectangle((LABEL, self.top, LABEL + share * self._span, self.top + BAR), colour)
        self.top += ROW

    def share(self, name: str, share: Share, colour: str) -> None:
        """A bar with the interval that it may as well have."""
        self._label(name, f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})")
        self._canvas.rectangle((LABEL, self.top, LABEL + share.value * self._span, self.top + BAR), colour)
        self._whisker(LABEL + share.low * self._span, LABEL + share.high * self._span)
        self.top += ROW

    def difference(self, name: str, found: Share) -> None:
        """A bar to either side of nothing."""
        middle = LABEL + self._span / 2
        half = self._span / 2
        self._label(name, f"{found.value:+.1%} ({found.low:+.1%} to {found.high:+.1%})")
        ends = sorted((middle, middle + found.value * half))
        self._canvas.rectangle((ends[0], self.top, ends[1], self.top + BAR), ROLE)
        self._canvas.line((middle, self.top - 4, middle, self.top + BAR + 4), GREY, 1)
        self._whisker(middle + found.low * half, middle + found.high * half)
        self.top += ROW

    def _label(self, name: str, said: str) -> None:
        font = ImageFont.load_default(TEXT)
        self._canvas.text((MARGIN, self.top), name, INK, font)
        self._canvas.text((LABEL + self._span + 12, self.top), said, INK, ImageFont.load_default(TEXT - 3))

    def _whisker(self, low: float, high: float) -> None:
        middle = self.top + BAR / 2
        self._canvas.line((low, middle, high, middle), INK, 2)
        for end in (low, high):
            self._canvas.line((end, middle - 5, end, middle + 5), INK, 2)
