"""Narration: what the moderator says aloud, how it is recorded, and how a recording is read."""
