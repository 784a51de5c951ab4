"""What happens, in words: each event for its audience, each refusal, each prompt; whole games."""

import logging
import re
import unicodedata
from pathlib import Path

import pytest

from bench.words import random_game
from core.books.library import load
from core.rules.answer import parse
from core.rules.commands import Act, Deadline, Vote
from core.rules.engine import start, step
from core.rules.events import (
    ALL,
    HOST,
    ActGiven,
    Announced,
    BallotCounted,
    CameBack,
    Dealt,
    DefenceCalled,
    Event,
    GameOver,
    Left,
    Marked,
    NextTurn,
    RoomChanged,
    Shown,
    Spoke,
    TalkNoted,
    Told,
    TurnBegan,
    VoteCast,
    Withdrew,
)
from core.rules.log_form import KINDS
from core.rules.prompts import Prompt, prompts
from core.words import LANGUAGES, Wording, Words, account_of
from core.words.card import role_card
from core.words.safe import FSI, PDI
from core.words.seat_names import SeatNames
from core.words.table_wording import TABLE_SAYINGS
from tests.rules.table import Table
from tests.words.sample import AWKWARD, wording_of

PEOPLE = {1: "Anna", 2: "Boris", 3: "Cyrus", 4: "Daria", 5: "Emil", 6: "Farah", 7: "Greta", 8: "Hugo"}
BOOK_KEEPING = {"dealt", "knows", "uses", "memo", "talk", "agenda", "host", "became", "mark", "unmark", "withdrew"}


@pytest.fixture
def classic() -> Wording:
    return wording_of("classic", PEOPLE)


@pytest.fixture
def card_deck() -> Wording:
    return wording_of("card_deck", PEOPLE)


def bare(sentence: str) -> str:
    """Without the marks of direction."""
    return "".join(sign for sign in sentence if unicodedata.category(sign) != "Cf" or sign == "\u200c").strip()


def said(wording: Wording, *events: Event) -> list[str]:
    return [sentence for _, sentence in wording.word_events(events)]


def left(seat: int, how: str = "night", shown: str | None = None) -> Event:
    return Left(ALL, seat=seat, how=how, shown=shown)


def announced(code: str, *seats: int) -> Event:
    return Announced(ALL, code=code, seats=tuple(seats), args={})


def ballot(phase: str, counts: dict[int, int], needed: int, removed: tuple[int, ...] | None = None) -> Event:
    return BallotCounted(ALL, phase=phase, n=7, needed=needed, counts=counts, removed=removed)


@pytest.mark.parametrize("scenario", ["classic", "card_deck"])
@pytest.mark.parametrize("people", [PEOPLE, AWKWARD, {}], ids=["everyday", "awkward", "nameless"])
def test_every_event_of_whole_games_is_worded(
    scenario: str, people: dict[int, str], caplog: pytest.LogCaptureFixture
) -> None:
    wording = wording_of(scenario, people)
    with caplog.at_level(logging.WARNING):
        for seed, players in enumerate((6, 8, 11, 15)):
            for event in random_game(scenario, players, seed):
                sentence = wording.word_event(event)
                if isinstance(event, DefenceCalled):
                    assert (sentence is not None) == bool(event.seats)
                elif isinstance(event, RoomChanged):
                    assert (sentence is not None) == bool(event.members)
                else:
                    assert sentence or event.kind in BOOK_KEEPING, event
                account_of(wording, event)
    assert caplog.records == []


def test_of_what_players_may_see_only_the_uses_left_are_not_said() -> None:
    seen = {kind for kind, cls in KINDS.items() if cls.seen_by != "host"}
    said_of = {cls.kind for cls in (*Wording._SAYINGS, *TABLE_SAYINGS)}
    assert seen - said_of == {"uses"}


@pytest.mark.parametrize("scenario", ["classic", "card_deck"])
def test_what_everybody_hears_in_mid_game_names_no_role(scenario: str) -> None:
    """CL-5, CD-4: nothing of a card is shown before the end. The texts of events must not let it slip either."""
    wording = wording_of(scenario, PEOPLE)
    dealt = random_game(scenario, 8, 1)[0]
    assert isinstance(dealt, Dealt)
    roles = {row["role"] for row in dealt.seats}
    cards = [wording.words(f"role-{role}.card") for role in roles]
    for event in random_game(scenario, 8, 1):
        if event.to == ALL and not isinstance(event, GameOver):
            sentence = wording.word_event(event) or ""
            assert not any(card in sentence for card in cards)
            if isinstance(event, Left | Announced | VoteCast | BallotCounted | CameBack):
                assert not any(wording.words(f"role-{role}").lower() in sentence.lower() for role in roles)


def test_the_lost_of_a_night_are_said_once(classic: Wording) -> None:
    """CL-33: at dawn the host says who was killed."""
    lines = said(classic, left(5), announced("killed", 5))
    assert len(lines) == 1
    assert "**5 · Emil**" in lines[0]


def test_a_card_shown_on_leaving_is_said_after_the_announcement(classic: Wording) -> None:
    news, *cards = said(classic, left(5, shown="doctor"), left(2, shown="citizen"), announced("killed", 2, 5))
    assert "**2 · Boris** and **5 · Emil**" in news
    assert cards == [
        "🃏 **5 · Emil** turns the card over: **Doctor**.",
        "🃏 **2 · Boris** turns the card over: **Citizen**.",
    ]


def test_a_card_shown_by_one_whom_no_announcement_names_is_said_with_the_news(classic: Wording) -> None:
    (line,) = said(classic, left(5, "vote", shown="doctor"), announced("cards_shown"))[:1]
    assert "must leave the city" in line
    assert "**Doctor**" in line


def test_a_card_turned_over_after_leaving_was_not_left_face_down(classic: Wording) -> None:
    lines = said(classic, left(5, "vote"), Shown(ALL, seat=5, role="doctor"))
    assert "face down" not in lines[0]
    assert "**Doctor**" in lines[1]


def test_a_card_is_turned_over_once(classic: Wording) -> None:
    card = Shown(ALL, seat=5, role="doctor")
    leaves, shows = said(classic, left(5, "vote", "doctor"), card)
    assert ("Doctor" in leaves, "Doctor" in shows) == (False, True)
    assert [line.count("Doctor") for line in said(classic, left(5, shown="doctor"), card, announced("killed", 5))] == [
        0,
        1,
    ]
    (later,) = said(classic, Left(ALL, seat=5, how="vote", shown="doctor", known=True))
    assert later == leaves


def test_who_is_alone_in_a_room_is_not_told_to_speak_freely(classic: Wording) -> None:
    alone, both = (said(classic, RoomChanged("room:mafia", room="mafia", members=m, open=True)) for m in ((1,), (1, 2)))
    assert ["Speak freely" in line for line in (*alone, *both)] == [False, True]


def test_a_side_shown_on_leaving_is_named(classic: Wording) -> None:
    assert "the mafia" in said(classic, left(5, "vote", "mafia"))[0]


def test_nobody_lost_does_not_say_why(classic: Wording) -> None:
    """CL-34: that somebody was saved, or who, is not said."""
    (line,) = said(classic, announced("no_death"))
    assert "sav" not in line
    assert "doctor" not in line.lower()


def test_dawn_in_the_card_deck_says_the_dead_and_then_the_returned(card_deck: Wording) -> None:
    """CD-22."""
    back = CameBack(ALL, seat=2)
    lines = said(card_deck, left(5), announced("killed", 5), back, announced("revived", 2))
    assert ["**5 · Emil**" in line for line in lines] == [True, False]
    assert ["**2 · Boris**" in line for line in lines] == [False, True]


def test_thresholds_and_the_tally_are_shown(classic: Wording) -> None:
    (line,) = said(classic, ballot("nomination", {2: 3, 5: 4, 6: 0}, 4))
    assert "With 7 at the table, 4 votes were needed" in line
    assert line.index("**5 · Emil** · 4 ✔") < line.index("**2 · Boris** · 3 of the 4 needed")
    assert "Farah" not in line


def test_with_several_defendants_the_most_votes_decide(classic: Wording) -> None:
    """CL-20."""
    (line,) = said(classic, ballot("verdict", {2: 1, 5: 2}, 1, removed=(5,)))
    assert "It goes by the most votes" in line
    assert "**5 · Emil** · 2 votes" in line
    assert "needed" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_duel_and_a_vote_are_told_apart(language: str) -> None:
    """GF-D16: who challenges is out already, and stays out where the duel puts nobody out."""
    wording = wording_of("godfather", PEOPLE, language)
    duel, vote = (wording.word_event(ballot(phase, {2: 1, 5: 1}, 1, removed=())) or "" for phase in ("duel", "verdict"))
    name = re.compile("(?i)duel|دوئل|дуэл|дуел")
    assert name.search(duel)
    assert not name.search(vote)
    assert duel.endswith(wording.words("ballot-duel-nobody"))


def test_an_empty_ballot_says_so(classic: Wording) -> None:
    (line,) = said(classic, ballot("verdict", {}, 4, removed=()))
    assert "No votes." in line
    assert "nobody has to leave" in line


def test_a_verdict_counted_before_is_carried_out_without_a_second_count(classic: Wording) -> None:
    assert not said(classic, ballot("verdict", {}, 0, removed=(3,)))
    assert not said(classic, ballot("verdict", {}, 0, removed=()))


def test_who_is_on_defence_is_said_after_a_nomination_only(classic: Wording) -> None:
    nobody = DefenceCalled(ALL, seats=())
    somebody = DefenceCalled(ALL, seats=(5, 6))
    assert "**5 · Emil** and **6 · Farah** stand trial" in said(classic, ballot("nomination", {}, 4), somebody)[1]
    assert len(said(classic, ballot("nomination", {}, 4), nobody)) == 2
    assert said(classic, nobody) == []
    assert said(classic, announced("ejected", 5), somebody) == said(classic, announced("ejected", 5))


def test_an_act_is_told_to_its_actor_or_shown_to_the_room(classic: Wording) -> None:
    (mine,) = said(classic, ActGiven("seat:1", by=1, do="kill", at=(5,), extras={}))
    (ours,) = said(classic, ActGiven("room:mafia", by=1, do="kill", at=(5,), extras={}))
    assert "Anna" not in mine
    assert "**1 · Anna**" in ours
    assert "**5 · Emil**" in mine
    assert "**5 · Emil**" in ours


def test_a_choice_replaced_in_the_room_is_not_called_taken_back(card_deck: Wording) -> None:
    """CD-D12: any of the mafia may give the shot, the last one given stands."""
    act = ActGiven("room:mafia", by=2, do="kill", at=(6,), extras={})
    withdrew = Withdrew("room:mafia", by=1, do="kill")
    assert len(said(card_deck, withdrew, act)) == 1
    assert "**1 · Anna** has taken that choice back." in said(card_deck, withdrew)


def test_a_challenge_granted_does_not_call_the_speaker_again(classic: Wording) -> None:
    turn = TurnBegan(ALL, seat=3, seconds=60, number=1, rest=(NextTurn(5, "challenge"),), extra=None)
    grant = Spoke(ALL, by=3, do="grant", at=(5,))
    talk = TalkNoted(HOST, key="challengers", value=None)
    assert said(classic, grant, talk, turn) == ["**3 · Cyrus** grants **5 · Emil** a challenge."]
    assert said(classic, turn) == ["🎙️ **3 · Cyrus** has the floor for 1 minute."]


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("yes", "👍"),
        ("no", "👎"),
        ("seats:1,2,8", "**1 · Anna**, **2 · Boris** and **8 · Hugo**"),
        ("godfather:8", "**8 · Hugo**"),
        ("role:doctor", "**Doctor**"),
        ("shrug", "shrug"),
    ],
)
def test_private_answers(classic: Wording, answer: str, words: str) -> None:
    told = parse(answer)
    (line,) = said(classic, Told("seat:1", seat=1, answer=told.word, value=told.value))
    assert words in line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", ["classic", "card_deck"])
def test_no_card_stays_face_down_beside_all_cards_turned_over(book: str, language: str) -> None:
    wording = wording_of(book, PEOPLE, language)
    for code, how in (("killed", "night"), (None, "vote")):
        left = Left(ALL, seat=4, how=how, shown=None)
        happened = [left] if code is None else [Announced(ALL, code=code, seats=(4,), args={}), left]
        (during,) = [bare(sentence) for _, sentence in wording.word_events(happened)]
        (last,) = [bare(sentence) for _, sentence in wording.word_events(happened, over=True)]
        assert "Daria" in last
        assert during.startswith(last.removesuffix("."))
        assert len(last) < len(during)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_names_whom_its_question_named(language: str) -> None:
    names = SeatNames(Words.for_language(language), PEOPLE)
    wording = Wording(names)
    told = Told("seat:1", seat=1, answer="yes", about=(5, 8))
    bare = Told("seat:1", seat=1, answer="yes")
    (line,), (answer,) = said(wording, told), said(wording, bare)
    assert names.join([5, 8]) in line
    assert answer.strip("\u200f") in line
    assert names.join([5, 8]) in (account_of(wording, told) or "")
    assert names[8] not in (account_of(wording, bare) or "")


def test_a_word_is_handed_as_one(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("told-letter = It says: { $word }\ntold-older = It says: { $role }\n", "utf-8")
    wording = Wording(SeatNames(Words.for_language("en", tmp_path), PEOPLE))
    for answer in ("letter", "older"):
        assert said(wording, Told("seat:1", seat=1, answer=answer, value="beware")) == ["It says: beware"]


def test_a_convert_is_told_of_his_own_card_and_a_stalker_of_another_s() -> None:
    """GP-128, GP-D55"""
    wording = wording_of("grand_persian", PEOPLE)
    table = Table.seated(load("grand_persian"), "godfather stalker white_citizen citizen citizen citizen")
    table.until("night")
    table.act(2, "reveal", 3)
    table.act(3, "convert", 4)
    table.clock()
    told = {event.to: wording.word_event(event) or "" for event in table.events if isinstance(event, Told)}
    assert told.keys() == {"seat:2", "seat:4"}
    assert all("White citizen" in answer for answer in told.values())
    assert "you are" not in told["seat:2"]
    assert "From now on, your role is" in told["seat:4"]


def test_a_branch_partner_is_told_of_a_new_side_and_one_who_was_found_of_an_acquaintance() -> None:
    """EX-23, EX-27"""
    wording = wording_of("elixir", PEOPLE)
    table = Table.seated(load("elixir"), "sorcerer rebel usurper elixir human human human human")
    table.until("night")
    table.act(2, "branch", 5)
    table.act(3, "seek", 4)
    table.clock()
    told = {event.to: wording.word_event(event) or "" for event in table.events if isinstance(event, Told)}
    assert "a side of your own" in told["seat:5"]
    assert "Boris" in told["seat:5"]
    assert "a side of your own" not in told["seat:4"]
    assert "Cyrus" in told["seat:4"]


def test_a_role_card_says_all_that_its_owner_must_know(classic: Wording) -> None:
    card = role_card(classic.names, "mafioso", "mafia", knows=(1, 2))
    assert "Plain mafioso" in card.title
    assert "the mafia" in card.win
    assert "room" in card.night
    assert card.knows is not None
    assert "**1 · Anna** and **2 · Boris**" in card.knows
    assert all(part in card.text for part in (card.title, card.who, card.win, card.night, card.knows))
    assert role_card(classic.names, "citizen", "town").knows is None


@pytest.mark.parametrize(
    ("code", "args", "words"),
    [
        ("target_left", {"seat": 5}, "**5 · Emil** has already left"),
        ("wrong_count", {"least": 1, "most": 1}, "Choose one player."),
        ("wrong_count", {"least": 0, "most": 1}, "one player at most"),
        ("wrong_count", {"least": 0, "most": 3}, "up to three"),
        ("wrong_count", {"least": 2, "most": 3}, "two or three"),
        ("wrong_count", {"least": 0, "most": 0}, "don't choose anybody"),
        ("not_your_shot", {"do": "kill"}, "The godfather calls the shot"),
        ("bad_option", {"option": "**x**"}, r"\*\*x\*\*"),
        ("a_code_from_elsewhere", {}, "can't be done right now"),
    ],
)
def test_refusals_say_why(classic: Wording, code: str, args: dict[str, object], words: str) -> None:
    assert words in classic.word_refusal(code, args)


def test_a_prompt_asks_and_repeats_what_stands(classic: Wording) -> None:
    prompt = Prompt(
        "4.3.save",
        3,
        "save",
        seats=(1, 2, 3),
        least=1,
        most=1,
        optional=True,
        left=2,
        spent=True,
        given={"at": [2], "extras": {}},
    )
    asked = classic.word_prompt(prompt)
    assert (asked.label, asked.placeholder) == ("Watch over", "Choose a player")
    assert asked.ask.endswith("tonight?")
    assert asked.given is not None
    assert "**2 · Boris**" in asked.given
    assert asked.left == "You can do this twice more in this game."
    fresh = classic.word_prompt(Prompt("4.3.save", 3, "save", seats=(1, 2, 3), least=1, most=2, optional=True))
    assert (fresh.left, fresh.given, fresh.placeholder) == (None, None, "Choose one or two players")


def left_in_words(table: Table, seat: int, do: str, language: str) -> str:
    """What the menu of an act says of how often it may be done."""
    (prompt,) = (one for one in prompts(table.book, table.game, seat) if one.do == do)
    said = wording_of(table.book.id, PEOPLE, language).word_prompt(prompt).left
    assert said is not None
    return re.sub(f"[{FSI}{PDI}]", "", said)


@pytest.mark.parametrize(
    ("language", "fresh", "again"),
    [
        ("en", "You can do this once in this game.", "You can do this once more in this game."),
        ("fa", "در این بازی یک بار می‌توانید این کار را بکنید.", "در این بازی یک بار دیگر می‌توانید این کار را بکنید."),
        ("ru", "За игру это можно сделать 1 раз.", "За игру это можно сделать ещё 1 раз."),
        ("uk", "За гру ви можете зробити це 1 раз.", "До кінця гри ви можете зробити це ще 1 раз."),
    ],
    ids=LANGUAGES,
)
def test_nobody_may_do_once_more_what_was_not_done_yet(language: str, fresh: str, again: str) -> None:
    """JK-8, JK-9: the joker may laugh twice, not on two nights running. GF-D24: Saul Goodman's offer is made once."""
    once = Table.seated(load("godfather"), "godfather saul_goodman citizen citizen citizen citizen citizen")
    once.until("night")
    assert left_in_words(once, 2, "convert", language) == fresh
    twice = Table.seated(load("joker"), "mafioso doctor joker citizen citizen").until("night")
    assert again not in left_in_words(twice, 3, "laugh", language)
    twice.act(3, "laugh")
    assert left_in_words(twice.until("night").until("night"), 3, "laugh", language) == again


def test_every_ability_of_both_scenarios_has_a_question() -> None:
    for scenario in ("classic", "card_deck"):
        wording = wording_of(scenario)
        for role in load(scenario).roles.values():
            for do in role.abilities:
                assert wording.word_prompt(
                    Prompt("1.1.x", 1, do, seats=(1,), least=1, most=1, optional=True)
                ).ask.endswith("?")


@pytest.mark.parametrize(
    ("winner", "words"),
    [(("town",), "The town has won"), (("mafia",), "The mafia has won"), ((), "Nobody has won")],
)
def test_the_end_says_who_won_and_who_was_who(classic: Wording, winner: tuple[str, ...], words: str) -> None:
    roles = {1: "godfather", 2: "doctor"}
    (line,) = said(classic, GameOver(ALL, winner=winner, winners=(2,), roles=roles))
    assert words in line
    assert "**1 · Anna** — Godfather" in line
    assert "The winner: **2 · Boris**." in line


def test_a_public_mark_is_told_of_its_bearer() -> None:
    wording = wording_of("zodiac", PEOPLE)
    everybody = wording.word_event(Marked("all", seat=2, mark="bombed", until=None, value=None))
    assert everybody is not None
    assert "Boris" in everybody


def test_a_public_mark_of_one_just_announced_is_not_said_twice() -> None:
    wording = wording_of("zodiac", PEOPLE)
    said = wording.word_events(
        [
            Marked("all", seat=2, mark="bombed", until=None, value=None),
            Announced("all", code="bomb", seats=(2,), args={}),
        ]
    )
    assert len(said) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_handcuffs_that_everybody_sees_put_on_are_told_once(language: str) -> None:
    """GF-D14."""
    book = load("godfather")
    roles = [*("godfather", "saul_goodman", "nostradamus", "doctor_watson", "leon", "citizen_kane"), *["citizen"] * 2]
    game = start(book, roles, options={"last_move_deck": ["handcuffs"]}).game
    while game.phase != "last_words":
        if game.phase in ("nomination", "verdict"):
            for voter in range(1, 7):
                game = step(book, game, Vote(voter, (8,))).game
        game = step(book, game, Deadline(game.serial)).game
    came = step(book, game, Act(8, "lock", (5,)))
    everybody = [event for event in came.events if event.to == ALL]
    assert any(isinstance(event, Marked) for event in everybody)
    told = [text for _, text in wording_of("godfather", PEOPLE, language).word_events(everybody) if "Emil" in text]
    assert len(told) == 1, told
    assert "⛓️" in told[0]


@pytest.mark.parametrize(
    ("language", "fresh", "again"),
    [
        (
            "en",
            "You can choose 5 players for this in this game.",
            "You can choose 3 more players for this in this game.",
        ),
        (
            "fa",
            "در این بازی روی هم ۵ نفر را می‌توانید برای این کار انتخاب کنید.",
            "در این بازی ۳ نفر دیگر را می‌توانید برای این کار انتخاب کنید.",
        ),
        ("ru", "За игру для этого можно выбрать 5 игроков.", "За игру для этого можно выбрать ещё 3 игроков."),
        ("uk", "За гру для цього можна обрати 5 гравців.", "До кінця гри для цього можна обрати ще 3 гравців."),
    ],
    ids=LANGUAGES,
)
def test_what_is_paid_for_each_player_is_told_in_players(language: str, fresh: str, again: str) -> None:
    """CA-172: a doctor who may save so many players may name them all in one night."""
    roles = "godfather natasha mafioso citizen citizen citizen doctor citizen citizen detective"
    table = Table.seated(load("classic_advanced"), roles).until("night")
    assert left_in_words(table, 7, "save", language) == fresh
    table.act(7, "save", 4, 5)
    assert left_in_words(table.until("day").until("night"), 7, "save", language) == again
