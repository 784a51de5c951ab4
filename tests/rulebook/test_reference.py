"""The reference: everything that a rulebook may say is in it, each thing with a sentence."""

from __future__ import annotations

import re

import pytest
from pydantic import BaseModel

from core.authors import cli
from core.authors.reference import comments, reference, reference_of, sentence, uses
from core.authors.texts_reference import NAMES, SAID
from core.books.library import SCENARIOS, examine, load, own_stages, published
from core.rulebook import schema
from core.rulebook.lint.walk import calls
from core.rules.formula_names import VARIABLES
from core.rules.formula_vocabulary import ABOUT, vocabulary
from core.rules.register import load_stages
from core.words.handed import handed
from core.words.needed import sayable


@pytest.fixture(scope="module")
def printed() -> str:
    return reference()


def part_of(printed: str, name: str) -> str:
    """What stands under a heading."""
    return printed.partition(f"\n### {name}\n")[2].partition("\n### ")[0]


def test_it_is_printed(printed: str, capsys: pytest.CaptureFixture[str]):
    assert cli.print_reference() == 0
    assert capsys.readouterr().out == f"{printed}\n"


def test_every_stage_is_in_it_with_a_sentence(printed: str):
    stages = {**load_stages()}
    for book in published():
        stages |= own_stages(book)
    assert [name for name, stage in stages.items() if not sentence(stage.run)] == []
    assert [name for name in stages if f"\n### {name}\n" not in printed] == []


def test_every_function_is_in_it_with_a_sentence(printed: str):
    functions = vocabulary().functions
    assert [name for name, one in functions.items() if not one.about.endswith(".")] == []
    assert [name for name, one in functions.items() if f"| `{one.form(name)}` | {one.about} |" not in printed] == []
    assert set(ABOUT) == set(VARIABLES)


@pytest.mark.parametrize(
    ("name", "takes", "least", "rest", "gives", "called"),
    [
        ("living", (), 0, "role", "number", ("roles",)),
        ("note", ("note", "value"), 1, None, "value", ("key", "otherwise")),
        ("gone", ("how", "mark"), 1, None, "number", ("how", "mark")),
        ("tonight", ("seat", "label"), 2, None, "value", ("seat", "label")),
        ("appears", ("seat",), 1, None, "team", ("seat",)),
    ],
)
def test_what_a_function_takes_is_said_by_its_annotations(
    name: str, takes: tuple[str, ...], least: int, rest: str | None, gives: str, called: tuple[str, ...]
):
    one = vocabulary.__wrapped__().functions[name]
    assert (one.takes, one.least, one.rest, one.gives, one.names) == (takes, least, rest, gives, called)
    assert one.about.endswith(".")
    assert "\n" not in one.about


@pytest.mark.parametrize("name", schema.__all__)
def test_every_field_is_in_it_with_a_sentence(printed: str, name: str):
    model: type[BaseModel] = getattr(schema, name)
    said = comments(model)
    assert [field for field in model.model_fields if not said.get(field, "").endswith(".")] == []
    part = part_of(printed, name)
    aliases = [info.alias or field for field, info in model.model_fields.items()]
    assert [alias for alias in aliases if f"\n| `{alias}` | " not in part] == []


def test_every_parameter_has_a_sentence():
    silent = {
        name: [field for field in stage.params.model_fields if not comments(stage.params).get(field)]
        for name, stage in load_stages().items()
    }
    assert {name: fields for name, fields in silent.items() if fields} == {}


def test_it_says_which_rulebooks_use_a_stage(printed: str):
    used = uses()
    assert used["dawn"] == sorted(used["dawn"])
    assert "classic" in used["dawn"]
    assert {stage for book in published() for stage in {call.name for call in calls(load(book).scenario)}} == set(used)
    assert f"Used by: {', '.join(used['dawn'])}." in part_of(printed, "dawn")


def test_each_stage_and_most_fields_have_an_example_that_a_rulebook_writes(printed: str):
    used = uses()
    assert [stage for stage in used if "```yaml\n- " not in part_of(printed, stage)] == []
    assert "\n- attack: {verb: " in part_of(printed, "attack")
    assert "| `turns: living` |" in part_of(printed, "Phase")
    for name in ("Ability", "Phase", "Role"):
        bare = [row for row in part_of(printed, name).splitlines() if row.startswith("| `") and row.endswith("|  |")]
        assert len(bare) < 4, bare


@pytest.mark.parametrize("name", ["verdict", "Ballot", "ballot", "has", "night"])
def test_one_thing_is_printed_by_itself(printed: str, name: str, capsys: pytest.CaptureFixture[str]):
    assert cli.print_reference(name) == 0
    said = capsys.readouterr().out
    assert name.lower() in said.splitlines()[0].lower()
    if said.startswith("#"):
        assert said in f"{printed}\n"


@pytest.mark.parametrize(
    ("path", "row"),
    [
        ("phases.part", "| `part` | `chaos` or `day`"),
        ("phases.night.part", "| `part` | `chaos` or `day`"),
        ("roles.abilities.uses", "| `uses` | formula about me"),
        ("Ability.uses", "| `uses` | formula about me"),
        ("verdict.second.phase", "| `phase` | list of phase"),
        ("cycle", "| `cycle` | list of phase"),
    ],
)
def test_a_field_is_found_by_its_place(path: str, row: str, capsys: pytest.CaptureFixture[str]):
    assert cli.print_reference(path) == 0
    said = capsys.readouterr().out
    assert f"`{path}`: a field of " in said
    assert f"\n{row}" in said
    assert cli.print_reference("cycle.part") == 1


def form_of(id_: str) -> str:
    """The id of a text as the reference has it, with words in capitals for what is a rulebook's own."""
    text, dot, attribute = id_.partition(".")
    attribute = re.sub(r"^(card|night)-.*", "card-OPTION-VALUE", attribute)
    attribute = re.sub(r"^with-.*", "with-FIELD", attribute).removesuffix("-no").removesuffix("-self")
    kind, _, name = text.partition("-")
    if kind == "scenario":
        return text
    if kind == "story":
        kind, _, name = name.partition("-")
        kind = f"story-{kind}"
    last = next((last for last in ("-begins", "-call", "-nobody") if name.endswith(last)), "")
    own = {
        "verb": "VERB",
        "announce": "CODE",
        "told": "ANSWER",
        "refusal": "CODE",
        "warning": "CODE",
        "ballot": "PHASE",
    }
    own |= {"side": "TEAM", "win": "TEAM", "left": "HOW", "story-left": "HOW", "story-ballot": "PHASE"}
    return f"{kind}-{own.get(kind, kind.upper())}{last}{dot}{attribute}"


def test_every_text_and_variable_is_in_it(printed: str) -> None:
    found: set[str] = set()
    for book in published():
        loaded = examine((SCENARIOS / book / "scenario.yaml").read_text("utf-8"), book, own_stages(book))
        found |= {form_of(id_) for id_ in sayable(loaded.book.scenario, loaded.words)}
    # What stands in a menu that nobody has used yet is the common texts', for two kinds of votes.
    assert {form for form in found if not form.startswith("vote-")} - {*SAID} == set()
    scenario = load("classic").scenario
    assert {name for form in SAID for name in handed(form, scenario) or ()} == {*NAMES}
    assert (reference_of("texts") or "?") in printed
    assert "| `ballot-PHASE` | A vote has been counted. | `$n`, `$needed` |" in printed


def test_what_nothing_is_called_is_told_with_what_comes_near(capsys: pytest.CaptureFixture[str]):
    assert cli.print_reference("verdikt") == 1
    assert capsys.readouterr().err == "Nothing that a rulebook may say is called 'verdikt'. Did you mean verdict?\n"


def test_what_a_field_holds_is_said_in_an_authors_words(printed: str):
    for row in (
        "| `team` | team | must be given | Its side. |",
        "| `tags` | list of new tag | nothing |",
        "| `self` | formula about me, target, slot | `False` |",
        "| `seconds` | formula about the table | `30` |",
        "| `target` | `any` or `living` or `out` | living |",
        "| `steps` | list of step | must be given |",
        "| `has(seat, mark)` |",
        "| `living(role, ...)` |",
    ):
        assert row in printed, row
