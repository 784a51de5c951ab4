"""What is slow the first time is done before somebody waits for it: rulebooks read, texts compiled."""

from __future__ import annotations

import logging
import sys
import threading
import time
from collections.abc import Iterable, Iterator

from cogs.showing.view import words_of
from core.books.library import at_hand, load
from core.rulebook.loader import ScenarioError
from core.words import LANGUAGES, BrokenTextsError

log = logging.getLogger(__name__)

TURN = 0.0005
"""Seconds that one thread computes before it lets another. The event loop has to wait so long after each system call
while texts are compiled; with Python's 5 ms, a page of several files and sends took a tenth of a second."""


def read_rulebooks() -> None:
    """Read every rulebook at hand, and its title in every language. Takes some seconds, so in a thread, before the
    gateway opens; a rulebook that cannot be read is told when it is asked for."""
    for scenario in at_hand():
        try:
            load(scenario)
        except ScenarioError as error:
            log.error("%s cannot be played: %s", scenario, error)
        for language in LANGUAGES:
            words_of(language, scenario)("scenario-title")


class Warming:
    """Compiles the texts of all languages in a thread of its own: the languages first that more people read."""

    def __init__(self, first: str) -> None:
        self._order = sorted(LANGUAGES, key=lambda code: code != first)
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._compile, name="texts to compile", daemon=True)

    def start(self) -> None:
        """Begin; presses and games may come in meanwhile."""
        sys.setswitchinterval(TURN)
        self._thread.start()

    def stop(self) -> None:
        """Leave off after the text in hand."""
        self._stopped.set()
        if self._thread.is_alive():
            self._thread.join()

    def _compile(self) -> None:
        began = time.monotonic()
        for language, scenario in every_text(self._order):
            if self._stopped.is_set():
                return
            try:
                words_of(language, scenario).compile()
            except BrokenTextsError as error:
                log.error("%s, %s: %s", language, scenario or "common texts", error)
        log.info("all texts are compiled, after %.1f s", time.monotonic() - began)


def every_text(languages: Iterable[str]) -> Iterator[tuple[str, str | None]]:
    """Each language with each rulebook at hand, and with none for the common texts, these first."""
    return ((language, scenario) for scenario in (None, *at_hand()) for language in languages)


if __name__ == "__main__":  # where an image is built, so that what is kept lies in it
    for language, scenario in every_text(LANGUAGES):
        words_of(language, scenario).compile()
