"""Phases that the code knows by name: a phase of a rulebook that is called so is titled, spoken in or written down so.

Whether a phase is a night, a day or chaos is no matter of its name alone: `core.rulebook.course.Part` tells that.
"""

from __future__ import annotations

NIGHT = "night"
"""Its title counts the nights."""
DAY = "day"
INTRO_NIGHT = "intro_night"
INTRO_DAY = "intro_day"
NOMINATION = "nomination"
"""A vote in it names candidates: scripts write `nominate`."""
DEFENCE = "defence"
"""Scripted players speak in it."""
VERDICT = "verdict"
"""Its ballot is one over who leaves."""
LAST_WORDS = "last_words"
