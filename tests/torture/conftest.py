"""What an evening changes of the process is put back when its test is over."""

from __future__ import annotations

import pytest

from cogs.messages import pictures


@pytest.fixture(autouse=True)
def _pictures_as_before(monkeypatch: pytest.MonkeyPatch) -> None:  # pyright: ignore[reportUnusedFunction]
    """Evenings draw in this process; whoever plays after them has pictures drawn in another."""
    monkeypatch.setattr(pictures, "drawn", pictures.drawn)
