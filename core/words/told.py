"""Private answers: the short words of the rulebooks (`yes`, `seats`, `role`) as a moderator says them."""

from __future__ import annotations

from typing import Any

from core.rules.answer import Answer
from core.words.fill import name_of
from core.words.seat_names import SeatNames


def word_answer(names: SeatNames, answer: Answer, form: str = "", *, own: bool = False) -> str:
    """What the one who asked is told. `form` `.short` gives the words for a third person's account. `own`: it
    is about what they have become themselves; a rulebook may have words of its own for that.
    """
    text = f"told-{answer.word}{form}"
    if own and names.words.has(f"{text}.own"):
        text = f"{text}.own"
    if not names.words.has(text):
        text = f"told-other{form}"
    return names.words(text, **_arguments(names, answer))


def about(names: SeatNames, answer: Answer, said: str, form: str = "") -> str:
    """An answer, worded, with those named by the question that it answers."""
    return names.words(f"answer-about{form}", about=names.join(answer.about), answer=said) if answer.about else said


def _arguments(names: SeatNames, answer: Answer) -> dict[str, Any]:
    if isinstance(answer.value, str):
        said = name_of(names, "role", answer.value)
        return {"answer": answer.word, "word": said, "role": said}
    numbers = answer.numbers
    filled: dict[str, Any] = {"answer": answer.word, "seats": names.join(numbers), "count": len(numbers)}
    if len(numbers) == 1:
        filled["seat"] = names[numbers[0]]
        filled["number"] = numbers[0]
    return filled
