"""The picture of a game: shaped and turned round as each script wants it, small, and harmed by nobody's name."""

from __future__ import annotations

import io
import json
import re
import time
from dataclasses import replace
from functools import cache

import pytest
from PIL import Image, ImageDraw

from bench.words import random_game
from core.books.library import load
from core.picture.draw import WIDTH, draw
from core.picture.drawing_process import drawn
from core.picture.letters import Letters, covered, drawable
from core.picture.made import sheet_of
from core.picture.record_picture import BARS, Record, WinShareBar
from core.picture.sheet import COLUMNS, GONE, LONGEST, ROWS, Column, SeatRow, Sheet
from core.rules.events import ALL, HOST, Became, CameBack, Dealt, DealtSeat, Event, GameOver, Left, PhaseBegan
from core.words import LANGUAGES, chronicle
from tests.waits import HANG_OF_PROCESS
from tests.words.sample import AWKWARD, SPOKEN, wording_of

PEOPLE = {1: "Anna", 2: "Борис", 3: "علی رضا", 4: "Їжак", 5: "Ω"}
MOST_BYTES = 300 * 1024


def phase(name: str, day: int, night: int) -> Event:
    return PhaseBegan(ALL, phase=name, serial=1, day=day, night=night, seconds=60, turns=False, living=4, on_defence=())


def dealt(*roles: tuple[str, str]) -> Dealt:
    return Dealt(
        HOST,
        scenario="classic",
        seed=0,
        options={},
        seats=tuple(DealtSeat(role=role, team=team, uses={}, marks=[]) for role, team in roles),
    )


FOUR = dealt(("godfather", "mafia"), ("doctor", "town"), ("citizen", "town"), ("citizen", "town"))


def sheet(*events: Event, language: str = "en") -> Sheet:
    told = chronicle([FOUR, *events])
    assert told is not None
    return sheet_of(wording_of("classic", PEOPLE, language), told, {"town": 0, "mafia": 1})


def of_game(language: str, scenario: str = "classic", names: dict[int, str] = PEOPLE) -> Sheet:
    told = chronicle(random_game(scenario, 12, 7))
    assert told is not None
    return sheet_of(wording_of(scenario, names, language), told, load(scenario).scenario.side_colours)


@cache
def usual(language: str) -> bytes:
    """A game's picture in this language, with names such as people have."""
    return draw(of_game(language))


def ink(text: str, *, rtl: bool) -> tuple[int, int]:
    """How much is drawn in the left half of a line, and in the right one."""
    image = Image.new("L", (400, 80))
    letters = Letters(ImageDraw.Draw(image), "fa" if rtl else "en", rtl=rtl)
    letters.write(text, (390 if rtl else 10, 5), 40, "white")
    box = image.getbbox()
    assert box is not None
    middle = (box[0] + box[2]) // 2
    left, right = (sum(image.crop((a, 0, b, 80)).tobytes()) for a, b in ((box[0], middle), (middle, box[2])))
    return left, right


def test_arabic_letters_are_joined() -> None:
    letters = Letters(ImageDraw.Draw(Image.new("L", (1, 1))), "fa", rtl=True)
    word = "شهروند"
    assert letters.width(word, 40) < sum(letters.width(sign, 40) for sign in word) * 0.9
    assert letters.width("abc", 40) == pytest.approx(sum(letters.width(sign, 40) for sign in "abc"), rel=0.02)


def test_a_line_runs_the_way_of_its_language_whatever_stands_in_it() -> None:
    thin, wide = "\u0627\u0627\u0627", "\u2068WWW\u2069"
    left, right = ink(f"{thin} {wide}", rtl=True)
    assert left > right, "what comes first stands on the right"
    left, right = ink(f"{thin} {wide}", rtl=False)
    assert left < right


def test_a_line_that_is_cut_ends_where_it_is_read_to() -> None:
    letters = Letters(ImageDraw.Draw(Image.new("L", (1, 1))), "fa", rtl=True)
    cut = letters.fitting("\u2068۳ · a name that is too long\u2069", 40, 200)
    assert cut.endswith("…\u2069")
    assert letters.width(cut, 40) <= 200


@pytest.mark.parametrize("scenario", SPOKEN)
def test_every_letter_of_every_role_can_be_drawn(scenario: str) -> None:
    for language in LANGUAGES:
        wording = wording_of(scenario, {}, language)
        for id_ in sorted(wording.words.ids()):
            if id_.startswith(("role-", "team-", "win-")) and "." not in id_:
                missing = {sign for sign in wording.words(id_) if sign.isalnum() and ord(sign) not in covered()}
                assert not missing, (language, id_, missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_is_a_small_png_as_wide_as_a_phone(language: str) -> None:
    png = usual(language)
    image = Image.open(io.BytesIO(png))
    assert image.format == "PNG"
    assert image.width == WIDTH == 1080
    assert len(png) < MOST_BYTES


def test_the_largest_game_with_the_longest_names_is_small_and_soon_drawn() -> None:
    text = "Щ" * (2 * LONGEST)
    columns = tuple(Column(number % 2 == 0, "99") for number in range(2 * COLUMNS))
    row = SeatRow(text, text, text, won=True, teams=(0, 1, 2, GONE) * COLUMNS, lost=(1, 5, 9))
    whole = Sheet(
        "fa",
        True,
        text,
        subtitle=text,
        legend=(text,) * 5,
        colours=(0, 1, 2, 3, 4),
        columns=columns,
        rows=(row,) * (2 * ROWS),
        notes_title=text,
        notes=(text,) * 9,
    )
    began = time.process_time()
    png = draw(Sheet.read(whole.packed()))
    assert time.process_time() - began < 10
    assert len(png) < MOST_BYTES
    assert Image.open(io.BytesIO(png)).height < 9001


@pytest.mark.parametrize("language", LANGUAGES)
def test_awkward_names_do_no_harm(language: str) -> None:
    plain, awkward = (Image.open(io.BytesIO(png)) for png in (usual(language), draw(of_game(language, names=AWKWARD))))
    assert abs(awkward.height - plain.height) < 400, "a name takes no more than its line"


def test_what_cannot_be_drawn_is_left_out() -> None:
    assert drawable("👨‍👩‍👧 Anna 日本") in ("Anna", "\u200d\u200d Anna")
    assert drawable("Z\u0334\u034e\u0351a") == "Z\u0334a"
    assert drawable("می\u200cروم") == "می\u200cروم"
    assert drawable("two\nlines\tand\x00more") == "two lines andmore"


def test_a_life_has_the_colour_of_its_team_until_it_is_lost() -> None:
    made = sheet(
        *(
            phase("day", 1, 0),
            phase("night", 1, 1),
            Left(ALL, seat=3, how="night", shown=None),
            Became(HOST, seat=4, role="mafioso", team="mafia"),
        ),
        *(phase("day", 2, 1), Left(ALL, seat=2, how="vote", shown=None), phase("night", 2, 2), CameBack(ALL, seat=3)),
        *(phase("day", 3, 2), GameOver(ALL, winner=("mafia",), winners=(1, 4), roles={})),
    )
    assert [column.night for column in made.columns] == [False, True, False, True, False]
    assert [row.teams for row in made.rows] == [
        (1, 1, 1, 1, 1),
        (0, 0, 0, GONE, GONE),
        (0, 0, GONE, GONE, 0),
        (0, 1, 1, 1, 1),
    ]
    assert [row.lost for row in made.rows] == [(), (2,), (1,), ()]
    assert [row.won for row in made.rows] == [True, False, False, True]
    assert [row.fate for row in made.rows] == [
        "survived", "voted out on day 2", "came back and survived", "survived",
    ]  # fmt: skip
    assert made.rows[3].role == "Citizen → Plain mafioso"


def test_turning_points_are_those_that_moved_most_towards_who_won() -> None:
    made = sheet(
        *(phase("night", 1, 1), Left(ALL, seat=2, how="night", shown=None)),
        *(
            phase("day", 2, 1),
            Left(ALL, seat=3, how="vote", shown=None),
            GameOver(ALL, winner=("mafia",), winners=(1,), roles={}),
        ),
    )
    notes = [re.sub("[\u2068\u2069]", "", note).replace("\xa0", " ") for note in made.notes]
    assert [note.partition(".")[0] for note in notes] == [
        "Night 1 · 🕯️ 2 · Борис (Doctor) didn't wake up",
        "Day 2 · 🚪 3 · علی رضا (Citizen) was voted out",
    ]
    assert all("This helped the side that won" in note for note in made.notes)
    assert sheet(phase("night", 1, 1), Left(ALL, seat=2, how="night", shown=None)).notes == (), "nobody has won"


def test_the_loss_of_one_who_won_with_another_side_is_no_help_to_the_winners() -> None:
    """GF-33: Nostradamus, whose card is of no side, wins with the one that he chose."""
    begins = dealt(("godfather", "mafia"), ("doctor", "town"), ("citizen", "town"), ("nostradamus", "solo"))
    lost = (phase("night", 1, 1), Left(ALL, seat=4, how="night", shown=None))
    for winner, winners, swings in (
        ("town", (2, 3, 4), [-1]),
        ("town", (2, 3), [1]),
        ("mafia", (1, 4), [-1]),
        ("mafia", (1,), [1]),
    ):
        told = chronicle([begins, *lost, GameOver(ALL, winner=(winner,), winners=winners, roles={})])
        assert told is not None
        assert [1 if turn.swing > 0 else -1 for turn in told.turns] == swings, (winner, winners)


def test_a_picture_is_drawn_in_a_process_of_its_own() -> None:
    made = of_game("fa")
    assert drawn(made, HANG_OF_PROCESS) == draw(made)


def test_a_drawing_that_takes_too_long_is_given_up() -> None:
    assert drawn(of_game("en"), seconds=0.001) is None


def test_a_drawing_that_fails_is_none() -> None:
    made = of_game("en")
    assert drawn(replace(made, rows=(replace(made.rows[0], teams=("x",)),))) is None  # type: ignore[arg-type]


@pytest.mark.parametrize("rtl", [False, True])
def test_a_record_is_drawn_from_its_side_whatever_stands_on_it(rtl: bool):
    names = [name[:LONGEST] for name in AWKWARD.values()]
    bars = tuple(WinShareBar("By side", name, "1 of 4", 0.25, 0.5) for name in names[:BARS])
    record = Record(
        "fa" if rtl else "en", rtl, names[0], lines=tuple(names[:3]), bars=bars, legend="What was to be expected"
    )
    assert Record.read(json.loads(record.packed())) == record
    picture = drawn(record, HANG_OF_PROCESS)
    assert picture is not None
    assert len(picture) < MOST_BYTES
    red, _, blue = Image.open(io.BytesIO(picture)).convert("RGB").resize((WIDTH // 8, 400)).split()
    coloured = [
        at % (WIDTH // 8) * 8
        for at, pair in enumerate(zip(red.tobytes(), blue.tobytes(), strict=True))
        if pair[0] < 120 < 200 < pair[1]
    ]
    assert coloured
    assert all((x > WIDTH / 2) == rtl for x in coloured), "a quarter of a bar, from where lines begin"
