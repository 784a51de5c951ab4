"""Names that people choose to break a message break none."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.words import SeatNames, Words, escape, plain
from core.words.safe import FSI, LONGEST, PDI
from tests.words.sample import AWKWARD

CONTROLS = re.compile("[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")
UNESCAPED = re.compile(r"(?<!\\)(?:\\\\)*[*_~`|>#\[\]<]")


@given(st.text(max_size=80))
def test_a_name_stays_on_its_line_and_within_its_length(name: str) -> None:
    shown = plain(name)
    assert shown
    assert shown == shown.strip()
    assert len(shown) <= LONGEST
    assert not CONTROLS.search(shown)
    assert not any(unicodedata.category(sign) in ("Cs", "Co", "Zl", "Zp") for sign in shown)


@given(st.text(alphabet=st.characters(codec="utf-8") | st.sampled_from("*_~`|>#[]()<:@/\\-+.1"), max_size=60))
def test_a_name_formats_and_pings_nothing(name: str) -> None:
    shown = escape(name)
    assert not UNESCAPED.search(shown)
    assert not re.search(r"@(?!\u2060)", shown)
    assert not re.search(r"/(?!\u2060)", shown)
    assert not re.match(r"[-+#>]|\d+\.", shown)


@pytest.mark.parametrize("name", AWKWARD.values(), ids=[str(number) for number in AWKWARD])
def test_a_plain_name_is_stable(name: str) -> None:
    assert plain(plain(name)) == plain(name)


def test_an_everyday_name_is_left_as_it_is() -> None:
    for name in ("Anna", "Мария", "Олексій 🎭", "علی", "می\u200cروم", "O'Neil (he)", "👨‍👩‍👧"):
        assert plain(name) == name


def test_emojis_are_cut_between_and_never_inside() -> None:
    family = "👨‍👩‍👧‍👦"
    shown = plain(family * 32)
    assert shown == family * ((LONGEST - 1) // len(family)) + "…"
    assert plain("👍🏽" * 20).count("👍") == plain("👍🏽" * 20).count("🏽")


def test_accents_do_not_pile_up() -> None:
    assert plain("a" + "\u0301" * 50) == unicodedata.normalize("NFC", "a\u0301") + "\u0301" * 3


def test_a_seat_is_shown_with_its_number() -> None:
    names = SeatNames(Words.for_language("en"), {5: "Anna", 6: "a*b", 7: "\u200b"})
    assert names[5] == "**5 · Anna**"
    assert names[6] == r"**6 · a\*b**"
    assert names.label(6) == "6 · a*b"
    assert names[7] == "**7 · …**"
    assert names[8] == "**8**"
    assert names.join([5, 8, 6]) == r"**5 · Anna**, **8** and **6 · a\*b**"


def test_a_name_of_the_other_direction_is_isolated() -> None:
    names = SeatNames(Words.for_language("en"), {5: "علی"})
    assert names[5] == f"**{FSI}5 · علی{PDI}**"
    assert names.label(5) == f"{FSI}5 · علی{PDI}"
