"""What the engine itself remembers of a table, by name: notes that its stages write and read."""

from __future__ import annotations

CONDEMNED = "condemned"
"""Seats that a verdict found to leave and that are in the game still."""
TIED = "tied"
"""Seats of which one will be condemned, once somebody has chosen."""
