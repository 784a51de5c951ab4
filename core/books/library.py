"""The published rulebooks, and those of others: read, checked, made ready for play.

A rulebook that a server has for itself is one file, known in this process for as long as somebody holds it. Its id ends
in a mark of its contents (`harbour.0f3a...`), so that a game goes on by the version with which it began.
"""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from weakref import WeakValueDictionary

from core.house import module_name
from core.rulebook.book import Rulebook
from core.rulebook.loader import FILE, TEXTS, Loaded, Problem, ScenarioError
from core.rulebook.loader import parse as read
from core.rulebook.own_texts import OwnTexts
from core.rulebook.phrase import Phrase
from core.rulebook.stage import Stage, Stages
from core.rules.formula_vocabulary import vocabulary
from core.rules.register import load_stages

SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios"
OWN_STAGES = "stages.py"
OWN_PACKAGE = "stages/__init__.py"
MARKED = "."
"""Between the name of a server's own rulebook and the mark of its contents, which no name may hold."""
MARK_LENGTH = 16
_lent: dict[str, Path] = {}


@dataclass(frozen=True, eq=False)
class OwnBook:
    """A rulebook that is one file: what is written in it, the book, its texts."""

    id: str
    source: str
    book: Rulebook
    texts: OwnTexts


_own: WeakValueDictionary[str, OwnBook] = WeakValueDictionary()


def examine(text: str, file: str = FILE, own: Mapping[str, Stage] | None = None) -> Loaded:
    """As `parse`, with all that was found out on the way."""
    return read(text, {**load_stages(), **(own or {})}, vocabulary(), file)


def parse(text: str, file: str = FILE, own: Mapping[str, Stage] | None = None) -> Rulebook:
    """A rulebook from text: the engine's stages may be listed in it, and its `own`. Raises `ScenarioError`."""
    return examine(text, file, own).book


def load(scenario_id: str) -> Rulebook:
    """The rulebook of this id, published, lent or held. Raises `ScenarioError`, also where there is none."""
    own = _own.get(scenario_id)
    if own is not None:
        return own.book
    folder = folder_of(scenario_id)
    if folder.name != scenario_id:
        raise _unknown(scenario_id)
    return load_folder(folder)


@cache
def load_folder(folder: Path) -> Rulebook:
    """The rulebook in a folder, which is called as the folder is. Raises `ScenarioError`, also where there is none."""
    name = folder.name
    path = folder / FILE
    if not name.replace("_", "").isalnum() or not path.is_file():
        raise _unknown(name)
    loaded = examine(read_rules(path), f"{name}/{FILE}", own_stages(name))
    book = loaded.book
    if loaded.texts:
        put = Phrase("put_texts_into", {"file": (f"{name}/LANGUAGE.ftl",)})
        raise ScenarioError([Problem(str(path), loaded.lines.line([TEXTS]), Phrase("texts_in_folder"), (put,))])
    if book.id != name:
        raise ScenarioError([misnamed(str(path), book.id, name)])
    return book


def read_rules(path: Path) -> str:
    """What stands in a scenario file. Raises `ScenarioError` where it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError([unread(str(path), error)]) from error


def misnamed(file: str, id_: str, folder: str) -> Problem:
    """What is wrong where a rulebook is called otherwise than its folder."""
    write = Phrase("write_line", {"line": f"id: {folder}"})
    return Problem(file, 1, Phrase("misnamed", {"word": id_, "folder": folder}), (write,))


def _unknown(name: str) -> ScenarioError:
    there = Phrase("there_are", {"names": tuple(at_hand())})
    return ScenarioError([Problem(name, 0, Phrase("no_scenario"), (there,))])


def add_folder(folder: Path) -> str:
    """Have a rulebook that need not be published at hand in this process, before a published one of the same name.

    Returns its id, by which it is found from now on. Raises `ScenarioError` where it can't be played.
    """
    home = folder.resolve()
    load_folder(home)
    _lent[home.name] = home
    return home.name


def add_folders(folder: Path) -> list[Problem]:
    """Have every rulebook in a folder at hand in this process; what is wrong with those that are left out.

    None takes the place of a published one.
    """
    problems: list[Problem] = []
    homes = sorted(path.parent for path in folder.resolve().glob(f"*/{FILE}"))
    if not homes:
        other = Phrase("name_other_folder", {"file": (FILE,)})
        problems.append(Problem(str(folder), 0, Phrase("no_rulebook_in_folder"), (other,)))
    for home in homes:
        try:
            if home.name in published():
                taken = Phrase("published_name", {"word": home.name})
                rename = Phrase("rename_folder", {"part": "id"})
                raise ScenarioError([Problem(str(home), 0, taken, (rename,))])
            add_folder(home)
        except ScenarioError as error:
            problems += error.problems
    return problems


def unread(file: str, error: Exception) -> Problem:
    """What is wrong where a file cannot be read."""
    return Problem(file, 0, Phrase("cannot_be_read", {"reason": (str(error),)}), (Phrase("save_it_as_text"),))


def hold(source: str) -> OwnBook:
    """The rulebook that is written in one file, found by its id for as long as somebody holds it. Takes some tenths of
    a second. Raises `ScenarioError`."""
    mark = marked("", source)
    known = next((own for id_, own in list(_own.items()) if id_.endswith(mark)), None)
    if known is not None:
        return known
    loaded = examine(source)
    id_ = f"{loaded.book.id}{mark}"
    own = OwnBook(id_, source, loaded.book.called(id_), OwnTexts(loaded.texts))
    return _own.setdefault(id_, own)


def marked(name: str, source: str) -> str:
    """The id of the rulebook of this name that is written so."""
    return f"{name}{MARKED}{hashlib.sha256(source.encode()).hexdigest()[:MARK_LENGTH]}"


def held(scenario_id: str) -> OwnBook | None:
    """The rulebook of this id that is one file, if somebody holds it."""
    return _own.get(scenario_id)


def is_own(scenario_id: str) -> bool:
    """Whether an id is that of a rulebook which is one file."""
    return MARKED in scenario_id


def name_of(scenario_id: str) -> str:
    """What a rulebook is called by its author, whatever is written in it by now."""
    return scenario_id.partition(MARKED)[0]


def home_of(scenario_id: str) -> Path | OwnTexts:
    """Where a rulebook's texts are, or would be."""
    own = _own.get(scenario_id)
    return folder_of(scenario_id) if own is None else own.texts


def folder_of(scenario_id: str) -> Path:
    """Where a rulebook and its texts are, or would be."""
    lent = _lent.get(scenario_id)
    return _within(SCENARIOS, scenario_id) if lent is None else lent


@lru_cache(maxsize=256)
def _within(folder: Path, name: str) -> Path:
    """The same object each time: its hash, by which texts are found, is reckoned once."""
    return folder / name


@cache
def own_stages(scenario_id: str) -> Stages:
    """The stages that a published rulebook has of its own, in a module or, where they are many, in a package: code of
    the house, never of an uploaded scenario.
    """
    home = SCENARIOS / scenario_id
    paths = [home / OWN_STAGES, home / OWN_PACKAGE]
    path = next((path for path in paths if scenario_id and path.is_file()), None)
    if path is None:
        return Stages()
    name = module_name(f"scenarios.{scenario_id}.stages")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where the models of its parameters look their types up
    spec.loader.exec_module(module)
    stages: Stages = module.STAGES
    return stages


def published() -> list[str]:
    """Ids of the published rulebooks, sorted."""
    return sorted(path.parent.name for path in SCENARIOS.glob(f"*/{FILE}"))


def at_hand() -> list[str]:
    """Ids of all rulebooks that can be played in this process: those published and those lent, sorted."""
    return sorted({*published(), *_lent})
