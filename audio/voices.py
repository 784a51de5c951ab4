"""How voices are named in cue texts: a language of espeak-ng's, `festival:NAME`, or `piper:NAME`."""

from __future__ import annotations

FESTIVAL = "festival:"
PIPER = "piper:"
