"""`mafia scenario`: what rulebooks there are, whether a scenario file may be used, and a new one to begin with."""

from __future__ import annotations

import json
import sys
import textwrap
from pathlib import Path

from core.authors.first_game import FirstGame, NotMade, powers_of, usual
from core.authors.new import begin, check_pattern, one_file
from core.authors.played import played
from core.authors.questions import asked
from core.authors.rulebook_texts import Source, beside, carried, text_problems, unspoken, unwritten
from core.authors.silent_mistakes import silent
from core.books.library import at_hand, examine, folder_of, load, misnamed, own_stages, published, unread
from core.rulebook.loader import FILE, Loaded, Problem, ScenarioError
from core.rulebook.spelling import nearest
from core.rulebook.yaml_file import FileProblem, read
from core.words.findings import in_english
from core.words.language import ENGLISH, LANGUAGES


def list_scenarios() -> int:
    """Print a line for each rulebook at hand: id, players, number of roles. Returns an exit status."""
    for name in at_hand():
        scenario = load(name).scenario
        least, most = scenario.players
        print(f"{name:20} {least}-{most} players, {len(scenario.roles)} roles")
    return 0


def print_reference(name: str | None = None) -> int:
    """Print what a rulebook may say: fields, formulas, stages, or what is to be said of one. Returns an exit status."""
    from core.authors.reference import names, reference, reference_of

    said = reference() if name is None else reference_of(name)
    if said is None:
        near = nearest(str(name), names())
        guess = f" Did you mean {near}?" if near else ""
        print(f"Nothing that a rulebook may say is called {name!r}.{guess}", file=sys.stderr)
        return 1
    print(said)
    return 0


def print_schema() -> int:
    """Print the JSON Schema of scenario files. Returns an exit status."""
    from core.authors.json_schema import json_schema

    print(json.dumps(json_schema(), indent=1, ensure_ascii=False))
    return 0


def print_cards(scenario: str, roles: list[str], language: str) -> int:
    """Print the cards of a rulebook, each beside what its rules say of the role. Returns an exit status."""
    from core.authors.role_cards import cards_in_words, opened
    from core.words import Words

    try:
        book, home = opened(scenario)
    except ScenarioError as error:
        print("\n".join(map(in_english, error.problems)), file=sys.stderr)
        return 1
    except (OSError, UnicodeDecodeError) as error:
        print(f"{scenario}: cannot be read ({error}).", file=sys.stderr)
        return 1
    for role in roles:
        if role not in book.roles:
            near = nearest(role, book.roles)
            guess = f" Did you mean {near}?" if near else ""
            print(f"{scenario} has no role {role!r}.{guess}", file=sys.stderr)
            return 1
    print(cards_in_words(book, Words.for_language(language, home), roles))
    return 0


def lint(paths: list[Path]) -> int:
    """Check scenario files (or folders that hold one, or ids), by default all at hand. Returns an exit status."""
    broken = 0
    for path in paths or [folder_of(name) for name in at_hand()]:
        known = not path.exists() and str(path) in at_hand()
        place = folder_of(str(path)) if known else path
        file = place / FILE if place.is_dir() else place
        try:
            text = file.read_text(encoding="utf-8")
            loaded = examine(text, str(file), own_stages(_published_id(text)))
            problems = _misnamed(loaded.book.id, file) if file.name == FILE else []
            problems += silent(loaded, str(file), sketch=not _texts(loaded, file))
            problems += _text_problems(loaded, file)
            if not problems:
                problems += played(loaded, _texts(loaded, file), str(file))
            if problems:
                raise ScenarioError(problems)
        except ScenarioError as error:
            broken += 1
            for problem in error.problems:
                print(in_english(problem))
        except UnicodeDecodeError as error:
            broken += 1
            print(in_english(unread(str(file), error)))
        except OSError as error:
            broken += 1
            print(f"{file}: cannot be read ({error}). Name a scenario.yaml or the folder that holds it.")
        else:
            print(f"{file}: well")
            if not _texts(loaded, file):
                print(_without_texts(loaded))
    return 1 if broken else 0


def new(
    name: str | None,
    to: Path,
    language: str,
    pattern: str | None,
    *,
    least: int | None = None,
    most: int | None = None,
    powers: str | None = None,
) -> int:
    """Make the folder of a new rulebook (None: as its author answers), and say what to do with it. `least`, `most`,
    `powers`: of the small game, as usual if none; where questions are asked, what is proposed. Returns an exit
    status."""
    title = None
    try:
        game = _unless_copied(pattern, least, most, powers)
        if name is None:
            check_pattern(pattern)
            wanted = asked(to, language, game or usual(), pattern)
            name = wanted.name
            title = wanted.title
            language = wanted.language
            pattern = wanted.pattern
            game = wanted.game
        folder = begin(name, to, language, pattern, title=title, game=game)
    except (NotMade, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    words = "the .ftl files" if pattern else f"{language}.ftl"
    print(f"{folder} is there: {FILE} holds its rules, {words} its words. Next:")
    for line in (f"scenario lint {folder}", f"demo --auto --folder {folder}", f"simulate --folder {folder}"):
        print(f"  mafia {line}")
    print("scenarios/README.md leads on from there; `mafia scenario reference` lists all that a rulebook may say.")
    return 0


def _unless_copied(pattern: str | None, least: int | None, most: int | None, powers: str | None) -> FirstGame | None:
    """The small game that is wished for; None for a copy. Raises `NotMade` where that is none."""
    if pattern is None:
        return _game(least, most, powers)
    if (least, most, powers) != (None, None, None):
        raise NotMade("A copy has the players and the powers of its rulebook. Leave out --from, or these.")
    return None


def _game(least: int | None, most: int | None, powers: str | None) -> FirstGame:
    """A small game; as usual where nothing is wished. Raises `NotMade` where a power is none."""
    before = usual()
    fewest = before.least if least is None else least
    largest = max(before.most, fewest) if most is None else most
    return FirstGame(fewest, largest, before.powers if powers is None else powers_of(powers))


def pack(folder: Path, to: Path | None) -> int:
    """Write a rulebook's folder as the one file that a server takes. Returns an exit status."""
    try:
        text = one_file(folder)
    except (OSError, UnicodeDecodeError) as error:
        print(f"{folder}: cannot be read ({error}). Name the folder of a rulebook.", file=sys.stderr)
        return 1
    place = to or Path(f"{folder.resolve().name}.yaml")
    try:
        place.write_text(text, encoding="utf-8")
    except OSError as error:
        print(f"{place}: cannot be written ({error}).", file=sys.stderr)
        return 1
    print(f"{place} is there: /mafia scenario upload takes it, for a server.")
    return 0


def _text_problems(loaded: Loaded, file: Path) -> list[Problem]:
    """What is wrong in the texts; a scenario file without any is one by itself, and nothing is said."""
    if loaded.texts:
        return text_problems(loaded, carried(loaded, str(file)), str(file))
    sources, problems = beside(file.parent)
    problems += unspoken(file.parent)
    if problems or not sources:
        return problems
    return text_problems(loaded, sources, str(file), LANGUAGES if loaded.book.id in published() else ())


def _without_texts(loaded: Loaded) -> str:
    """What rules alone still lack, which is no mistake: the words come last."""
    listed = ", ".join(unwritten(loaded))
    ids = textwrap.fill(listed, 100, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
    where = f"{ENGLISH.code}.ftl beside it, or the file of another language"
    return f"  It can be simulated. No table plays it before it has its texts, in {where}:\n{ids}"


def _texts(loaded: Loaded, file: Path) -> dict[str, Source]:
    """The texts of a rulebook by language, whether it carries them or they lie beside it."""
    return carried(loaded, str(file)) if loaded.texts else beside(file.parent)[0]


def _misnamed(scenario_id: str, file: Path) -> list[Problem]:
    """An id that is nearly the name of its folder is a slip: a rulebook is found by its folder."""
    folder = file.resolve().parent.name
    if scenario_id in published() or nearest(scenario_id, [folder], 0.8) is None:
        return []
    return [misnamed(str(file), scenario_id, folder)]


def _published_id(text: str) -> str:
    """The id of the published rulebook that the text is a version of, whose own stages may be listed; else empty."""
    try:
        data, _ = read(text)
    except FileProblem:
        return ""
    name = data.get("id") if isinstance(data, dict) else None
    return str(name) if name in published() else ""
