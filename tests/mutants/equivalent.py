"""Mistakes that change nothing anybody could see: which they are, and why."""

from __future__ import annotations

from pathlib import Path

import yaml

from tests.mutants.mutations import Mutant

FILE = Path(__file__).with_name("equivalent.yaml")


class Equivalents:
    """The list of `equivalent.yaml`, by function and by how the statement reads without and with the mistake.

    No line and no file is named, so that an entry holds wherever its function stands.
    """

    def __init__(self, path: Path = FILE) -> None:
        rows = yaml.safe_load(path.read_text(encoding="utf-8")) or []
        self.reasons: dict[tuple[str, str, str], str] = {
            (row["function"], row["was"], row["now"]): row["why"] for row in rows
        }

    def __contains__(self, mutant: Mutant) -> bool:
        return (mutant.function, mutant.was, mutant.now) in self.reasons

    def stale(self, mutants: list[Mutant]) -> list[tuple[str, str, str]]:
        """Entries that no mistake of today reads like."""
        there = {(one.function, one.was, one.now) for one in mutants}
        return [key for key in self.reasons if key not in there]
