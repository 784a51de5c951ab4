"""The papers of the house, read as a newcomer reads them: what they name, and what they tell one to do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
PAPERS = sorted(
    path
    for path in (ROOT / "README.md", *(ROOT / ".github").rglob("*.md"), *ROOT.glob("c*/**/*.md"), *ROOT.glob("s*/*.md"))
)
_FENCE = re.compile(r"^```(\w*) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`([^`\n]+)`")
_LINK = re.compile(r"\]\(([^)#]+)\)")
_PATH = re.compile(r"[\w.-]+/[\w./-]*|[\w-]+\.(?:py|md|yaml|toml)")


@dataclass(frozen=True, slots=True)
class Block:
    """A block of a paper: its language, the file that it is a part of (else empty), its text."""

    language: str
    file: str
    text: str


def blocks(paper: Path) -> list[Block]:
    """The fenced blocks of a paper, in their order."""
    return [Block(*found) for found in _FENCE.findall(paper.read_text(encoding="utf-8"))]


def merged(old: Any, new: Any) -> Any:
    """What a file says after a step: mappings grow, and anything else takes the place of what stood there."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    return {**old, **{key: merged(old.get(key), value) for key, value in new.items()}}


def write(folder: Path, block: Block) -> None:
    """Add a block to the file that it is a part of."""
    path = folder / block.file
    path.parent.mkdir(parents=True, exist_ok=True)
    text = block.text
    if path.suffix == ".yaml" and path.exists():
        text = yaml.safe_dump(
            merged(yaml.safe_load(path.read_text(encoding="utf-8")), yaml.safe_load(text)),
            sort_keys=False,
            allow_unicode=True,
        )
    path.write_text(text, encoding="utf-8")


def commands(paper: Path, program: str) -> set[str]:
    """Command lines of a program (`mafia`, `make`) that a paper gives, in a block or in the text."""
    text = paper.read_text(encoding="utf-8")
    given = [
        line.partition("#")[0] for block in blocks(paper) if block.language == "sh" for line in block.text.splitlines()
    ]
    given += _CODE.findall(_FENCE.sub("", text))
    return {line.strip().removeprefix(".venv/bin/") for line in given if re.match(rf"(\.venv/bin/)?{program} ", line)}


def rows(paper: Path, column: str) -> Iterator[list[list[str]]]:
    """The rows of a paper's tables that have such a column: for each cell what stands in it as code."""
    inside = False
    for line in paper.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if inside and cells and not cells[0].startswith("---"):
            yield [_CODE.findall(cell) for cell in cells]
        inside = bool(cells) and (inside or any(cell.startswith(column) for cell in cells))


def paths(paper: Path) -> Iterator[str]:
    """The files and folders of the house that a paper names or links to."""
    text = _FENCE.sub("", paper.read_text(encoding="utf-8"))
    yield from (link for link in _LINK.findall(text) if "://" not in link)
    yield from (code for code in _CODE.findall(text) if _PATH.fullmatch(code))
