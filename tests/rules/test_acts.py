"""What an ability may say of acts, one thing at a time, in small variants of classic."""

from __future__ import annotations

from typing import Any

from core.books.library import SCENARIOS, parse
from core.rules.commands import Act
from core.rules.events import ActGiven, Withdrew
from core.rules.prompts import Prompt, prompts
from tests.rules.table import Table

CLASSIC = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
SEATS = "godfather mafioso doctor detective citizen citizen"
DETECTIVE = "      inspect: {} # CL-D8\n"
KILL = "kill: {team: other, room: mafia, joint: true"


def night(*changes: tuple[str, str], seats: str = SEATS) -> Table:
    """The first night of a game by the file of classic with these words changed."""
    text = CLASSIC
    for was, now in changes:
        assert was in text, was
        text = text.replace(was, now, 1)
    return Table.seated(parse(text), seats).until("night")


def detective(**abilities: str) -> tuple[str, str]:
    """The detective has these abilities."""
    return (DETECTIVE, "".join(f"      {name}: {said}\n" for name, said in abilities.items()))


def why(table: Table, by: int, do: str, *at: int, **extras: Any) -> str | None:
    """The code of the refusal of an act."""
    refusal = table.refusal(Act(by, do, at, extras))
    return None if refusal is None else str(refusal.code)


def asked(table: Table, seat: int) -> dict[str, Prompt]:
    """What a seat is asked, by the ability."""
    return {prompt.ability or prompt.do: prompt for prompt in prompts(table.book, table.game, seat)}


BOTH = ("ask: {verb: inspect,", "ask: {verb: [inspect, peek],")
ALL = ("ask: {verb: inspect,", "ask: {verb: [inspect, peek, guard, plain],")


def test_limits_are_those_of_the_ability_by_its_own_name():
    table = night(detective(look="{verb: inspect, self: true, self_uses: 1, uses: 2}"))
    assert asked(table, 4)["look"].seats == (1, 2, 3, 4, 5, 6)
    assert (asked(table, 4)["look"].left, asked(table, 4)["look"].spent) == (2, False)
    table.act(4, "inspect", 4)
    table.until("night")
    assert table.game.seat(4).uses == {"look": 1, "look:self": 0}
    assert asked(table, 4)["look"].seats == (1, 2, 3, 5, 6)
    assert (asked(table, 4)["look"].left, asked(table, 4)["look"].spent) == (1, True)
    assert why(table, 4, "inspect", 4) == "no_self_uses"
    table.act(4, "inspect", 5)
    table.until("night")
    assert why(table, 4, "inspect", 5) == "no_uses"
    assert asked(table, 4) == {}


def test_a_field_of_one_choice_that_need_not_be_said_is_not_asked_for():
    def looking(gun: str) -> Table:
        return night(detective(look=f"{{verb: inspect, with: {{gun: {{kind: choice, {gun}}}}}}}"))

    table = looking("choices: [real], required: false")
    assert asked(table, 4)["look"].extras == {}
    assert why(table, 4, "inspect", 5) is None
    assert why(table, 4, "inspect", 5, gun="real") is None
    for gun in ("choices: [real]", "choices: [real, blank], required: false"):
        assert list(asked(looking(gun), 4)["look"].extras) == ["gun"]


GUNS = "{gun: {kind: choice, choices: [real, blank]}}"


def test_a_stock_is_that_of_the_ability_by_its_own_name():
    arm = f"{{verb: give, with: {GUNS}, stock: {{real: 1, blank: 1}}, spend: stage}}"
    hand_out = "    - hand_out_guns: {verb: give, kind: real, mark: armed, until: night}\n    - wins: {moment: dawn}"
    armed = ("announcements:", "marks: {armed: own}\nannouncements:")
    asks = """    - ask: {verb: inspect, answers: {"yes": "appears(target) == 'mafia'", "no": true}}"""
    changes = (detective(arm=arm), ("    - wins: {moment: dawn}", hand_out), armed)
    table = night(*changes, (asks, ""), (', "yes", "no"]', "]"))
    assert asked(table, 4)["arm"].extras["gun"]["choices"] == ["real", "blank"]
    table.act(4, "give", 5, gun="real")
    table.until("night")
    assert table.game.seat(4).uses == {"arm:real": 0, "arm:blank": 1}
    assert asked(table, 4)["arm"].extras["gun"]["choices"] == ["blank"]
    assert why(table, 4, "give", 5, gun="real") == "no_uses"
    table.act(4, "give", 5, gun="blank")
    table.until("night")
    assert why(table, 4, "give", 5, gun="blank") == "no_uses"
    assert asked(table, 4) == {}


OF_TWO_GROUPS = {"inspect": "a", "peek": "a", "guard": "b"}


def groups(field: str) -> Table:
    """Two detectives, each with two abilities of one group, one of another, and one of none."""
    listed = {name: f"{{{field}: {group}}}" for name, group in OF_TWO_GROUPS.items()}
    return night(detective(**listed, plain="{}"), ALL, seats="godfather mafioso detective detective citizen")


def test_of_one_group_a_player_does_one_thing():
    table = groups("one_of")
    table.act(3, "inspect", 5)
    assert {do: why(table, 3, do, 5) for do in ("inspect", "peek", "guard", "plain")} == {
        "inspect": None,
        "peek": "other_act_given",
        "guard": None,
        "plain": None,
    }
    assert why(table, 4, "peek", 5) is None
    table.act(3, "guard", 5)
    assert (why(table, 3, "inspect", 5), why(table, 3, "guard", 5)) == (None, None)


def test_or_the_one_given_last_takes_the_others_place():
    table = groups("either")
    for by, do in ((4, "inspect"), (3, "inspect"), (3, "guard"), (3, "plain"), (3, "inspect"), (3, "peek")):
        table.act(by, do, 5)
    assert [(act.by, act.do) for act in table.game.acts] == [(4, "inspect"), (3, "guard"), (3, "plain"), (3, "peek")]
    assert [(event.to, event.by, event.do) for event in table.events if isinstance(event, Withdrew)] == [
        ("seat:3", 3, "inspect")
    ]


def test_an_act_given_again_takes_nothings_place_nor_does_it_that_of_another_role():
    table = groups("either")
    for _ in range(2):
        table.act(3, "inspect", 5)
        assert [event for event in table.events if isinstance(event, Withdrew)] == []
    table.act(1, "kill", 5)
    table.game.seat(1).role = "detective"
    table.act(1, "inspect", 5)
    assert [(act.by, act.do) for act in table.game.acts] == [(3, "inspect"), (1, "kill"), (1, "inspect")]


def test_an_act_says_which_ability_it_is_of_where_its_verb_does_not():
    table = night(detective(inspect="{}", look="{verb: peek}"), BOTH)
    for do, name in (("inspect", None), ("peek", "look")):
        table.act(4, do, 5)
        assert [event.ability for event in table.events if isinstance(event, ActGiven)] == [name]


def gang(unless: str = "false") -> Table:
    kill = f"{KILL}, turn: gang, turn_unless: {unless}}}"
    more = f"slash: {{turn: gang, turn_unless: {unless}}}\n      plot: {{turn: other}}\n      plain: {{}}\n      "
    text = f"{KILL}, if: \"living('godfather') == 0\", unless_code: not_your_shot}}"
    worked = ("attack: {verb: kill, last: true}", "attack: {verb: [kill, slash, plot, plain], last: true}")
    town = detective(inspect="{turn: gang}", slash="{turn: gang}")
    return night((KILL + "}", more + kill), (text, more + kill), worked, town)


def test_a_gang_does_one_thing_by_all_its_members():
    table = gang()
    table.act(1, "slash", 5)
    verbs = ("kill", "slash", "plot", "plain")
    codes = ("other_act_given", None, None, None)
    assert [why(table, 2, do, 5) for do in verbs] == [*codes]
    assert [why(table, 1, do, 5) for do in verbs] == [*codes]
    assert (why(table, 4, "inspect", 5), why(table, 4, "slash", 5)) == (None, None)
    table = gang()
    for do in ("plot", "plain"):
        table.act(1, do, 5)
    assert why(table, 2, "kill", 5) is None
    assert why(gang("me.number == 2").after(Act(1, "slash", (5,))), 2, "kill", 5) is None
    assert why(gang("me.number == 1").after(Act(1, "slash", (5,))), 2, "kill", 5) == "other_act_given"


def test_what_somebody_gave_before_they_became_another_takes_no_turn():
    table = gang()
    table.act(1, "slash", 5)
    table.game.seat(1).role = "citizen"
    assert why(table, 2, "kill", 5) is None


def test_a_joint_act_that_was_taken_back_is_no_turn():
    table = gang()
    table.act(1, "kill", 5)
    table.act(2, "kill", 6)
    assert why(table, 1, "slash", 5) == "other_act_given"
    table.act(2, "pass")
    assert [act.by for act in table.game.acts] == [1]
    assert why(table, 1, "slash", 5) is None


def test_when_a_use_is_spent():
    """Of three uses: as it is given, as the phase ends, where it has worked, and never but by a stage."""
    for spend, given, worked, failed in (
        ("at_once", 2, 2, 2),
        ("given", 3, 2, 2),
        ("worked", 3, 2, 3),
        ("stage", 3, 3, 3),
    ):
        look = detective(look=f"{{verb: inspect, uses: 3, spend: {spend}}}")
        table = night(look)
        table.act(4, "inspect", 5)
        assert table.game.seat(4).uses == {"look": given}, spend
        table.clock()
        assert table.game.seat(4).uses == {"look": worked}, spend
        table = night(look, ("    - ask: {verb: inspect,", "    - fail: {verb: inspect}\n    - ask: {verb: inspect,"))
        table.act(4, "inspect", 5)
        table.clock()
        assert table.game.seat(4).uses == {"look": failed}, spend


def test_a_use_on_oneself_is_spent_with_the_use():
    look = "{verb: inspect, at: 2, self: true, self_uses: 2, spend: %s}"
    fails = ("    - ask: {verb: inspect,", "    - fail: {verb: inspect}\n    - ask: {verb: inspect,")
    for spend, changes, at, left in (
        ("given", (), (5, 4), 1),
        ("given", (fails,), (4, 5), 1),
        ("given", (), (5, 6), 2),
        ("worked", (), (4, 5), 1),
        ("worked", (fails,), (4, 5), 2),
        ("worked", (), (6, 5), 2),
    ):
        table = night(detective(look=look % spend), *changes)
        table.act(4, "inspect", *at)
        table.clock()
        assert table.game.seat(4).uses == {"look:self": left}, (spend, at)


def test_what_is_final_is_not_taken_back():
    table = night(detective(inspect="{final: true}", peek="{}"), BOTH, seats="godfather mafioso detective detective")
    table.act(3, "inspect", 1)
    table.act(3, "peek", 1)
    assert why(table, 3, "inspect", 2) == "already_done"
    assert list(asked(table, 3)) == ["peek"]
    assert why(table, 4, "inspect", 2) is None
    table.act(3, "pass")
    assert [act.do for act in table.game.acts] == ["inspect"]
    assert table.refusal(Act(3, "pass")) is None


def test_what_took_effect_at_once_is_not_taken_back():
    """For detective 3 it does; for 4 it would have been another matter."""
    steps = "[{announce: {code: ejected}, if: me.number == 3}]"
    table = night(detective(inspect=f"{{at_once: {steps}}}"), seats="godfather mafioso detective detective")
    assert asked(table, 3)["inspect"].once
    for by in (3, 4):
        table.act(by, "inspect", 1)
        table.act(by, "pass")
    assert [act.by for act in table.game.acts] == [3]


def test_who_must_act_may_not_pass():
    table = night(detective(inspect="{mandatory: night == 1}", peek="{}"), BOTH)
    assert why(table, 4, "pass") == "mandatory"
    assert [prompt.optional for prompt in asked(table, 4).values()] == [False, True]
    table.act(4, "inspect", 1)
    assert why(table, 4, "pass") == "mandatory"
    table.until("night")
    assert why(table, 4, "pass") is None
    assert why(table, 5, "pass") == "nothing_to_pass"


def test_who_has_given_all_they_had_may_take_it_back():
    table = night(detective(look="{verb: inspect, uses: 1, spend: at_once}"))
    table.act(4, "inspect", 1)
    assert asked(table, 4) == {}
    table.act(4, "pass")
    assert table.game.acts == []
    assert why(table, 4, "pass") == "nothing_to_pass"


def test_where_passing_is_open_anybody_living_passes_and_takes_nothing_back():
    table = night(("cycle: [day", "pass_open: [night]\ncycle: [day"), detective(inspect="{mandatory: true}"))
    table.host("eject", 6)
    assert why(table, 5, "pass") is None
    assert why(table, 6, "pass") == "dead"
    table.act(4, "inspect", 1)
    table.act(4, "pass")
    assert [act.do for act in table.game.acts] == ["inspect"]
    table.until("day")
    assert why(table, 5, "pass") == "nothing_to_pass"


def test_an_act_is_seen_in_the_first_room_that_its_giver_is_in():
    rooms = ("rooms:\n", "rooms:\n  cellar: {who: me.number < 3, open: [night]}\n")
    seen: dict[str, str] = {}
    for said in ("room: [mafia, cellar]", "room: [cellar, mafia]", "room: cellar", "secret: false", "secret: true"):
        table = night(rooms, ("room: mafia", said), detective(inspect=f"{{{said}}}"))
        for by, do in ((1, "kill"), (4, "inspect")):
            room = asked(table, by)[do].room
            table.act(by, do, 5)
            (to,) = [event.to for event in table.events if isinstance(event, ActGiven)]
            seen[f"{do} {said}"] = f"{room} {to}"
    assert seen == {
        "kill room: [mafia, cellar]": "mafia room:mafia",
        "kill room: [cellar, mafia]": "cellar room:cellar",
        "kill room: cellar": "cellar room:cellar",
        "kill secret: false": "None all",
        "kill secret: true": "None seat:1",
        "inspect room: [mafia, cellar]": "None seat:4",
        "inspect room: [cellar, mafia]": "None seat:4",
        "inspect room: cellar": "None seat:4",
        "inspect secret: false": "None all",
        "inspect secret: true": "None seat:4",
    }


def test_whom_an_ability_may_name():
    said = {
        "target: out": {6: None, 5: "target_living", 4: "target_living"},
        "target: any": {6: None, 5: None, 4: "self_target"},
        "self: target.number == 4 and slot == 0": {6: "target_left", 5: None, 4: None},
        "team: other, self: true": {1: None, 5: "own_team", 4: None},
        "team: unknown, self: true": {1: "own_team", 5: None, 4: None},
        "refuse: [{if: target.number == 1, code: bad_target}, {if: slot == 0, code: not_now}]": {
            1: "bad_target",
            5: "not_now",
        },
    }
    for field, codes in said.items():
        table = night(detective(inspect=f"{{{field}}}"))
        table.host("eject", 6)
        table.game.seat(4).knows = [1, 4]
        assert {seat: why(table, 4, "inspect", seat) for seat in codes} == codes, field
        lawful = tuple(seat for seat, code in codes.items() if code is None)
        offered = asked(table, 4)["inspect"].seats if "inspect" in asked(table, 4) else ()
        assert {*lawful} <= {*offered}, field
        assert {*offered}.isdisjoint(codes.keys() - {*lawful}), field


def test_whom_a_verb_may_not_name_two_nights_running():
    codes = {"yes": (None, None), "first": ("repeat_target", None), "no": ("repeat_target", "repeat_target")}
    for repeat, refused in codes.items():
        table = night(detective(look=f"{{verb: inspect, at: 2, repeat: '{repeat}'}}"))
        table.game.seat(4).notes["last:inspect"] = [0, [5]]
        assert (why(table, 4, "inspect", 5, 6), why(table, 4, "inspect", 6, 5)) == refused, repeat
        table.game.seat(4).notes["last:inspect"] = [1, [5]]
        assert why(table, 4, "inspect", 5, 6) is None
        table.game.seat(4).notes = {}
        table.act(4, "inspect", 5, 6)
        table.until("night")
        assert ("last:inspect" in table.game.seat(4).notes) == (repeat != "yes")
        found = tuple(why(table, 4, "inspect", *at) for at in ((5, 1), (1, 6)))
        assert found == ("repeat_target" if repeat != "yes" else None, "repeat_target" if repeat == "no" else None)


def test_who_has_left_acts_where_the_ability_says_so():
    for actor, alive, dead in (("living", None, "dead"), ("out", "not_now", None), ("any", None, None)):
        table = night(detective(inspect=f"{{actor: {actor}}}"))
        assert why(table, 4, "inspect", 1) == alive, actor
        table.host("eject", 4)
        assert why(table, 4, "inspect", 1) == dead, actor


def test_how_many_are_asked_for():
    no = "refuse: [{if: target.number != 1, code: not_now}]"
    counts = {
        "at: 0": (0, 0, ()),
        "at: [1, 2]": (1, 2, (1, 2, 3, 5, 6)),
        f"at: [0, 1], {no}": (0, 1, (1,)),
        f"at: [2, 3], {no}": None,
        f"at: [1, 2], ordered: true, {no}": (1, 2, (1,)),
        "at: [2, 2], ordered: true, refuse: [{if: slot == 0, code: not_now}]": None,
        "at: [1, 2], ordered: true, refuse: [{if: slot == 1, code: not_now}]": (1, 2, (1, 2, 3, 5, 6)),
        "at: [0, 2], refuse: [{if: true, code: not_now}]": None,
        "at: [2, 1 if night == 1 else 2]": None,
    }
    for field, wanted in counts.items():
        prompt = asked(night(detective(inspect=f"{{{field}}}")), 4).get("inspect")
        found = None if prompt is None else (prompt.least, prompt.most, prompt.seats)
        assert found == wanted, field


def test_what_a_prompt_says_of_further_fields():
    number = "sum: {kind: number, least: 2, most: 4, required: false, seats: 1}"
    late = "late: {kind: flag, if: night > 1}"
    fields = f"{{who: {{kind: role}}, list: {{kind: roles, choices: [doctor]}}, {late}, {number}}}"
    table = night(detective(inspect=f"{{with: {fields}}}"))
    extras = asked(table, 4)["inspect"].extras
    assert list(extras) == ["who", "list", "sum"]
    assert extras["who"]["choices"] == list(table.book.roles)
    assert extras["list"]["choices"] == ["doctor"]
    assert extras["sum"] == {"kind": "number", "choices": [], "least": 2, "most": 4, "required": False, "seats": 1}
    assert "late" in asked(table.until("night"), 4)["inspect"].extras


def test_what_stands_is_in_the_prompt():
    table = night(detective(inspect="{with: {mood: {kind: flag}}, each: true}"))
    assert asked(table, 4)["inspect"].given is None
    table.act(4, "inspect", 5, mood=True)
    prompt = asked(table, 4)["inspect"]
    assert prompt.given == {"at": [5], "extras": {"mood": True}}
    assert (prompt.each, prompt.once, prompt.ability, prompt.left) == (True, False, None, None)
    assert asked(night(), 4)["inspect"].each is False


def test_a_field_belongs_to_acts_that_name_so_many():
    fields = "one: {kind: role, required: false, seats: 1}, two: {kind: roles, required: false, seats: 2}"
    fields = f"{{mood: {{kind: flag, required: false}}, {fields}}}"
    table = night(detective(inspect=f"{{at: [0, 3], with: {fields}}}"))
    assert why(table, 4, "inspect") is None
    assert why(table, 4, "inspect", 1) == "bad_extra"
    assert why(table, 4, "inspect", 1, one="doctor") is None
    assert why(table, 4, "inspect", 1, one="doctor", mood=True) is None
    assert why(table, 4, "inspect", mood=True) is None
    assert why(table, 4, "inspect", 1, two=["doctor"]) == "bad_extra"
    assert why(table, 4, "inspect", 1, 2, one="doctor") == "bad_extra"
    assert why(table, 4, "inspect", 1, 2, two=["doctor", "doctor"]) is None
    assert why(table, 4, "inspect", 1, 2, one="doctor", two=["doctor", "doctor"]) == "bad_extra"
    assert why(table, 4, "inspect", 1, 2, 3) is None


def test_two_are_named_side_by_side_among_the_living_but_for_who_names_them():
    table = night(detective(inspect="{at: [0, 3], adjacent: night == 1, target: any, self: true}"))
    table.host("eject", 2)
    codes = {
        (): None,
        (5,): None,
        (5, 6): None,
        (6, 5): None,
        (1, 3): None,
        (3, 5): None,
        (6, 1): None,
        (1, 5): "not_side_by_side",
        (3, 4): "not_side_by_side",
        (1, 2): "not_side_by_side",
        (1, 5, 3): None,
    }
    assert {at: why(table, 4, "inspect", *at) for at in codes} == codes
    assert why(table.until("night"), 4, "inspect", 1, 5) is None


def test_of_things_in_stock_a_list_may_be_said_of_any_number():
    field = "{kind: %s, choices: [real, blank], required: false, seats: %s}"
    fields = f"{{gun: {field % ('choice', 1)}, guns: {field % ('choices', 2)}}}"
    codes: dict[str, list[str | None]] = {"{}": ["bad_extra", None], "{real: 3, blank: 3}": [None, None]}
    for stock, refused in codes.items():
        table = night(detective(inspect=f"{{at: [1, 2], stock: {stock}, with: {fields}}}"))
        assert [why(table, 4, "inspect", *at, guns=["real"] * len(at)) for at in ((1,), (1, 2))] == refused
        assert why(table, 4, "inspect", 1, gun="real") is None
        assert why(table, 4, "inspect", 1, 2, gun="real") == "bad_extra"


def test_what_is_said_has_nothing_to_do_with_limits_but_for_what_is_in_stock():
    look = "{self: true, self_uses: 1, with: {about: {kind: choice, choices: [self, other]}}}"
    table = night(detective(inspect=look))
    table.act(4, "inspect", 4, about="self")
    table.until("night")
    assert why(table, 4, "inspect", 4, about="other") == "no_self_uses"
    assert why(table, 4, "inspect", 5, about="self") is None
    assert asked(table, 4)["inspect"].extras["about"]["choices"] == ["self", "other"]


def test_a_shared_act_takes_the_place_of_those_of_the_team():
    shared = detective(inspect="{shared: true}")
    table = night(
        shared,
        (KILL, "kill: {team: other, room: mafia, shared: true"),
        seats="godfather mafioso detective detective citizen",
    )
    for by, withdrawn in ((3, []), (3, []), (4, [3]), (4, [])):
        table.act(by, "inspect", 5)
        assert [event.by for event in table.events if isinstance(event, Withdrew)] == withdrawn
    assert [(act.by, act.do) for act in table.game.acts] == [(4, "inspect")]


def test_a_mark_forbids_verbs_whatever_the_ability_is_called():
    marks = ("announcements:", "marks: {tied: own}\nannouncements:")
    for but, code in (("inspect", None), ("kill", "not_now")):
        barred = f"barred:\n  - {{mark: tied, phases: [night], but: [{but}], code: not_now}}\ncycle: [day"
        table = night(("cycle: [day", barred), marks, detective(look="{verb: inspect}"))
        table.game.seat(4).marks["tied"] = [None, None]
        assert why(table, 4, "inspect", 1) == code


def test_a_mark_forbids_some_verbs_in_some_phases():
    barred = "barred:\n  - {mark: tied, phases: [night], but: [peek], code: not_now}\ncycle: [day"
    marks = ("announcements:", "marks: {tied: own}\nannouncements:")
    table = night(("cycle: [day", barred), marks, detective(inspect="{phases: [day, night]}", peek="{}"), BOTH)
    table.game.seat(4).marks["tied"] = [None, None]
    assert (why(table, 4, "inspect", 1), why(table, 4, "peek", 1)) == ("not_now", None)
    assert list(asked(table, 4)) == ["peek"]
    assert why(table.until("day"), 4, "inspect", 1) is None
    assert why(night(("cycle: [day", barred), marks, detective(inspect="{}", peek="{}"), BOTH), 4, "inspect", 1) is None
