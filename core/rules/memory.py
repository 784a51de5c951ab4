"""What the engine itself remembers of a game, by name: notes that its stages write and read."""

from __future__ import annotations

SIZE = "size"
"""How many were in the game when the running phase began."""
CONDEMNED = "condemned"
"""Seats that a verdict found to leave and that are in the game still."""
TIED = "tied"
"""Seats of which one will be condemned, once somebody has chosen."""
WAITING = "candidates_waiting"
"""Candidates who are still to come up, where each has a vote of their own."""
ACQUITTED = "acquitted_on"
"""Of a seat: the day on which it last kept somebody in the game by its hand."""
HANDSHAKE = "handshake"
"""Which two of the last three have shaken hands."""
CALLERS = "callers"
"""Who has named others to speak, in the running phase."""
