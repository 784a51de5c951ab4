"""What the narrator says, to be read: the sentences of its recordings, with figures as the language writes them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.words import Words

_STOPS = ".?!؟…"


def caption(words: Words, texts: Sequence[str]) -> str:
    """What a line reads like, in the language of its recordings. `texts`: what is said in each; nothing, where that is
    not known."""
    said = " ".join(text for text in texts if text)
    figures = re.sub(r"\d+", lambda found: words.number(int(found[0])), said)
    return figures if not figures or figures.endswith(tuple(_STOPS)) else f"{figures}."
