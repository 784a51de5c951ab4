"""The reference of game scripts: each step and each expectation, as `core.script` says it."""

from __future__ import annotations

from collections.abc import Iterator

from core.script import expect
from core.script.heard import FIELDS
from core.script.script_forms import EXPECTATIONS, LATELY, REFUSED, STEPS, Said

SCRIPT = "script"
"""What this part of the reference is called; no stage, part or function may be."""


def script_reference() -> Iterator[str]:
    """What a game script may say, as lines of markdown."""
    yield from ("## Game scripts", "")
    yield (
        "A file is a list of cases. A case has a `name`, its `scenario`, `seats` (a list of roles, from seat 1), "
        "`steps`, and perhaps `rules`, `seed`, `options`, `comment`. Each step is one of these:"
    )
    yield from ("", "| step | for example | what it means |", "|---|---|---|")
    yield from (_row(name, said) for name, forms in STEPS.items() for said in forms)
    yield _row("refused", REFUSED)
    yield from ("", LATELY, "", "| expectation | for example | what it means |", "|---|---|---|")
    yield from (_row(name, EXPECTATIONS[name]) for name in expect.known())
    yield (
        "\nIn `heard` an event is its kind and then its fields, as many from the left as matter: `left 4` fits "
        "`left 4 night -`. An empty field is `-`, a list `3,5` (quote a line with a comma), a mapping "
        "`3=godfather,5=mafioso`, a flag its own name, a space within a field `_`."
    )
    yield from ("", "| event | its fields |", "|---|---|")
    yield from (f"| `{kind}` | {', '.join(fields)} |" for kind, fields in FIELDS.items())


def _row(name: str, said: Said) -> str:
    return f"| `{name}` | `{said.example}` | {said.about} |"
