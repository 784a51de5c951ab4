"""Make the fonts of the picture anew: `python .ci/fonts.py VAZIRMATN NOTO`, folders of the two families' .ttf files.

One font for all our scripts, so that a name of another script within a line is laid out with its surroundings: Latin,
Cyrillic and Greek of Noto Sans (Debian: fonts-noto-core), Arabic script of Vazirmatn (npm: vazirmatn 33.0.3, the
folder misc/Non-Latin/fonts/ttf). Needs fonttools, which nothing else here does: `pip install fonttools`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from fontTools import merge, subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

HOME = Path(__file__).resolve().parent.parent / "core" / "picture" / "fonts"
FAMILY = "Mafia Picture"
ARABIC = "U+0600-06FF,U+0750-077F,U+200C-200F,U+2066-2069,U+FB50-FDFF,U+FE70-FEFC"
EUROPEAN = (
    "U+0020-007E,U+00A0-024F,U+0300-036F,U+0370-03FF,U+0400-052F,U+1E00-1EFF,U+2010-2027,U+2030-203A,U+20AC,U+2116,"
    "U+2190-2193,U+2212"
)


def cut(source: Path, characters: str, home: Path, units: int | None = None) -> Path:
    """The part of a font that draws these characters, on a grid of so many units."""
    font = TTFont(source)
    if units is not None:
        scale_upem(font, units)
    options = subset.Options(layout_features=["*"], hinting=False, notdef_outline=True, glyph_names=False)
    options.drop_tables += ["DSIG"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=subset.parse_unicodes(characters))
    cutter.subset(font)
    made = home / source.name
    font.save(made)
    return made


def rename(font: Any, weight: str) -> None:
    """Give the font a name of its own."""
    for number, text in ((1, FAMILY), (2, weight), (4, f"{FAMILY} {weight}"), (6, f"MafiaPicture-{weight}")):
        font["name"].setName(text, number, 3, 1, 0x409)


def ranges(characters: set[int]) -> list[str]:
    """Characters as ranges, one a line."""
    lines: list[str] = []
    first = last = -1
    for one in [*sorted(characters), -1]:
        if one != last + 1 or first < 0:
            if first >= 0:
                lines.append(f"{first:04X}-{last:04X}")
            first = one
        last = one
    return lines


def main(vazirmatn: Path, noto: Path) -> None:
    """Make both weights, and the list of what they can draw."""
    covered: set[int] = set()
    with tempfile.TemporaryDirectory() as folder:
        for weight in ("Regular", "Bold"):
            arabic = cut(vazirmatn / f"Vazirmatn-NL-{weight}.ttf", ARABIC, Path(folder))
            units = TTFont(arabic)["head"].unitsPerEm
            european = cut(noto / f"NotoSans-{weight}.ttf", EUROPEAN, Path(folder), units)
            font = merge.Merger().merge([str(european), str(arabic)])
            rename(font, weight)
            font.save(HOME / f"{weight}.ttf")
            covered |= set(font.getBestCmap())
            print(f"{weight}: {(HOME / f'{weight}.ttf').stat().st_size} bytes")
    (HOME / "covered.txt").write_text("\n".join(ranges(covered)) + "\n", "ascii")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
