"""Refusals: why a command was not taken, as a value that the texts can word."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Refusal:
    """``code`` names the reason (text id ``refusal-CODE``), ``args`` fill its words. Nothing was changed."""

    code: str
    args: dict[str, Any] = field(default_factory=dict)
