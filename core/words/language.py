"""The languages that the house speaks: their direction and their digits."""

from __future__ import annotations

from dataclasses import dataclass

from babel.numbers import format_decimal

from core.words.fluent import Number


@dataclass(frozen=True)
class Language:
    """One language: its code (also its CLDR locale), whether it is written from right to left, its ten digits."""

    code: str
    right_to_left: bool = False
    digits: str = "0123456789"

    def write(self, number: int) -> str:
        """A whole number in this language's digits, grouped as usual there (`1,200`, `۱٬۲۰۰`)."""
        written = format_decimal(number, locale=self.code, numbering_system="default")
        # Babel takes the separators of the numbering system and leaves the digits Latin.
        return written.translate(str.maketrans("0123456789", self.digits))


LANGUAGES: dict[str, Language] = {
    language.code: language
    for language in (
        Language("en"),
        Language("fa", right_to_left=True, digits="۰۱۲۳۴۵۶۷۸۹"),
        Language("ru"),
        Language("uk"),
    )
}
ENGLISH = LANGUAGES["en"]


class Numbers(dict[int, Number]):
    """Whole numbers of one language by value, each made when first asked for."""

    MOST = 4096

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.language = language

    def __missing__(self, value: int) -> Number:
        number = Number(value)
        number.text = self.language.write(value)
        if len(self) < self.MOST:
            self[value] = number
        return number
