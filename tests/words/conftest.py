"""What tests of words share."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where compiled texts are kept in a test, and none is yet."""
    folder = tmp_path / "shelf"
    monkeypatch.setattr(sys, "pycache_prefix", str(folder))
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return folder
