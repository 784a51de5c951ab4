"""What the narrator says, to be read: one sentence for a line, however many recordings it is put together from."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.voice.cues import PLAYER
from core.words import Words

TURN = "your.turn"
DEFENCE = "defence.of"
NUMBER = "number."


def caption(words: Words, cues: Sequence[tuple[str, str]]) -> str:
    """The sentence that a line reads like, in the language of its recordings. `cues`: each by its name, with what is
    said in it; nothing, where that is not known."""
    seats = [int(name.removeprefix(NUMBER)) for name, _ in cues if name.startswith(NUMBER)]
    match [name for name, _ in cues]:
        case [first, *_] if first == DEFENCE and seats:
            listed = words.join([words.number(seat) for seat in seats])
            return words("caption-defence", count=len(seats), seats=listed)
        case [first, _, last] if first == PLAYER and seats and cues[-1][1]:
            text = "caption-turn" if last == TURN else "caption-player"
            return words(text, seat=words.number(seats[0]), what=cues[-1][1])
        case _:
            return " ".join(text for _, text in cues if text)
