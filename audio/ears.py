"""The recogniser's side of `mafia audio check --hear`: run by the studio's Python, never imported.

Reads lines `{"file": ..., "language": ...}`, answers each with a line `{"heard": ...}`.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module


def main(model: str) -> None:
    """Hear what stands on standard input with the model of a folder."""
    ears = import_module("faster_whisper").WhisperModel(model, device="cpu", compute_type="int8", cpu_threads=2)
    for line in sys.stdin:
        asked = json.loads(line)
        parts, _ = ears.transcribe(
            asked["file"],
            language=asked["language"],
            beam_size=1,
            temperature=0.0,
            condition_on_previous_text=False,
            without_timestamps=True,
        )
        print(json.dumps({"heard": " ".join(part.text.strip() for part in parts)}, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
