"""What a simulated world is written down as."""

from __future__ import annotations

Key = tuple[str, str]
"""The kind of a thing, and its id."""
Rows = dict[Key, str]
"""Each thing as JSON."""
