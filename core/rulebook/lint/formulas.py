"""What a formula says wrongly: names that are not there, arguments that do not fit, and the words that it refers to."""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from core.rulebook.formula import ARGUMENTS
from core.rulebook.lint.finding import Finding
from core.rulebook.lint.walk import FormulaInPlace, Word
from core.rulebook.phrase import Phrase
from core.rulebook.refs import Ref
from core.rulebook.spelling import meant, remedy
from core.rulebook.vocabulary import NUMBER, SEAT, VALUE, Signature, Vocabulary

if TYPE_CHECKING:
    from core.rulebook.schema import Option

OF_SEATS = {
    "role": "role",
    "dealt": "role",
    "team": "team",
    "left_how": "how",
    "left_in": NUMBER,
    "number": NUMBER,
    "alive": VALUE,
}
"""What kind of value each property of a seat has."""
TERM = Signature((SEAT,), 1, gives=VALUE, names=("seat",))
"""What a rulebook's own terms take and give."""
OPTION = "option:"
"""A value of this kind is one of the choices of the option named after it."""

ONE_OF = "one of:"
"""A value of this kind is one of the texts named after it."""

WRITE_NUMBER = Phrase("write_number")
WRITE_SEAT = Phrase("write_either", {"one": ("me",), "other": ("target",)})


def read(
    asked: FormulaInPlace, vocabulary: Vocabulary, options: Mapping[str, Option], terms: Collection[str]
) -> tuple[list[Finding], list[Word]]:
    """What is wrong in a formula, and the words that it refers to."""
    reader = _FormulaReader(asked, vocabulary, options, terms)
    wanted = f"{ONE_OF}{','.join(sorted(asked.values))}" if asked.values else NUMBER if asked.number else None
    reader.whole(ast.parse(asked.formula.text.strip(), mode="eval").body, wanted)
    return reader.findings, reader.words


class _FormulaReader:
    """Reads one formula, part by part: what kind of value each part has, and what the texts in it refer to."""

    def __init__(
        self, asked: FormulaInPlace, vocabulary: Vocabulary, options: Mapping[str, Option], terms: Collection[str]
    ) -> None:
        self.asked = asked
        self.vocabulary = vocabulary
        self.options = options
        self.terms = terms
        self.functions = {**vocabulary.functions, **dict.fromkeys(terms, TERM)}
        self.findings: list[Finding] = []
        self.words: list[Word] = []

    def whole(self, node: ast.expr, wanted: str | None) -> None:
        """The formula as a whole; `wanted` is the kind that its value should have, where that is known."""
        kind = self.visit(node, wanted)
        if wanted == NUMBER and kind not in (NUMBER, VALUE):
            self._wrong(Phrase("number_wanted", {"word": ast.unparse(node)}), WRITE_NUMBER)

    def visit(self, node: ast.expr, wanted: str | None) -> str:
        """The kind of a part's value; `wanted` is the kind that it should have, where that is known."""
        if isinstance(node, ast.Constant):
            return self._constant(node.value, wanted)
        if isinstance(node, ast.Name):
            return self._name(node.id, wanted)
        if isinstance(node, ast.Attribute):
            return self._property(node)
        if isinstance(node, ast.Call):
            return self._call(node)
        if isinstance(node, ast.Compare):
            return self._compare(node)
        if isinstance(node, ast.IfExp):
            self.visit(node.test, None)
            return self._alike([node.body, node.orelse], wanted)
        if isinstance(node, ast.BoolOp):
            return self._alike(node.values, wanted)
        if isinstance(node, (ast.Tuple, ast.List)):
            return self._alike(node.elts, wanted)
        if isinstance(node, ast.BinOp):
            for part in (node.left, node.right):
                if self.visit(part, NUMBER) not in (NUMBER, VALUE):
                    self._wrong(Phrase("number_wanted", {"word": ast.unparse(part)}), WRITE_NUMBER)
            if isinstance(node.op, ast.Div | ast.FloorDiv | ast.Mod) and _is_zero(node.right):
                self._wrong(Phrase("divides_by_nothing"), Phrase("write_other_number"))
            return NUMBER
        if isinstance(node, ast.UnaryOp):
            self.visit(node.operand, None)
            return NUMBER
        return VALUE

    def _alike(self, parts: Sequence[ast.expr], wanted: str | None) -> str:
        """The kind of each of these parts, where it is one."""
        kinds = [self.visit(part, wanted) for part in parts]
        return kinds[0] if len(set(kinds)) == 1 else VALUE

    def _constant(self, value: object, wanted: str | None) -> str:
        if not isinstance(value, str):
            if wanted == SEAT:
                self._wrong(Phrase("no_seat", {"value": (repr(value),)}), WRITE_SEAT)
            return NUMBER if isinstance(value, (int, float)) else VALUE
        if wanted is None or wanted == VALUE:
            self._refer(value, Ref("word", puts=True))
        elif wanted == NUMBER:
            self._wrong(Phrase("text_for_number", {"word": value}), WRITE_NUMBER)
        elif wanted == SEAT:
            self._wrong(Phrase("text_for_seat", {"word": value}), WRITE_SEAT)
        elif wanted.startswith(ONE_OF):
            values = wanted.removeprefix(ONE_OF).split(",")
            if value not in values:
                self._wrong(Phrase("no_such_answer", {"word": value}), *remedy(value, values))
        elif wanted.startswith(OPTION):
            choices = [str(choice) for choice in self.options[wanted.removeprefix(OPTION)].choices]
            if value not in choices:
                name = wanted.removeprefix(OPTION)
                self._wrong(Phrase("no_choice", {"option": name, "word": value}), *remedy(value, choices))
        else:
            self._refer(value, Ref(wanted))
        return VALUE

    def _name(self, name: str, wanted: str | None) -> str:
        if name in ARGUMENTS:
            if name not in self.asked.about:
                may = tuple(one for one in ARGUMENTS if one in self.asked.about)
                what_to_do = Phrase("may_speak_of", {"names": may}) if may else Phrase("about_the_table")
                self._wrong(Phrase("not_in_this_formula", {"word": name}), what_to_do)
            return NUMBER if name == "slot" else SEAT
        if name in self.options:
            self._refer(name, Ref("option"))
            option = self.options[name]
            return f"{OPTION}{name}" if option.kind in ("choice", "list") and option.choices else VALUE
        if name in self.vocabulary.variables:
            return self.vocabulary.variables[name]
        if name in self.functions:
            self._wrong(Phrase("is_function", {"name": (name,)}), _write(self.functions[name].form(name)))
            return VALUE
        known = self.vocabulary.names | set(self.functions) | set(self.options) | self.asked.about
        names = tuple(sorted(set(self.vocabulary.variables) | set(self.options) | self.asked.about))
        self._wrong(Phrase("no_such_name", {"word": name}), *meant(name, known), Phrase("names_are", {"names": names}))
        return VALUE

    def _property(self, node: ast.Attribute) -> str:
        if self.visit(node.value, None) != SEAT:
            of_seats = {"one": (f"me.{node.attr}",), "other": (f"target.{node.attr}",)}
            self._wrong(Phrase("of_seats", {"property": (f".{node.attr}",)}), Phrase("write_either", of_seats))
        return OF_SEATS[node.attr]

    def _call(self, node: ast.Call) -> str:
        assert isinstance(node.func, ast.Name)
        name = node.func.id
        signature = self.functions.get(name)
        if name in self.terms:
            self._refer(name, Ref("term"))
            if self.asked.path[:1] == ["terms"]:  # a few that ask each other many times over would take for ever
                self._wrong(Phrase("no_such_name_in_term", {"word": name}), Phrase("write_formula_out"))
        if signature is None:
            if name in self.vocabulary.variables or name in self.options:
                bare = Phrase("write_without_call", {"name": (name,)})
                self._wrong(Phrase("is_no_function", {"name": (name,)}), bare)
            else:
                known = meant(name, self.functions) or (Phrase("reference_functions"),)
                self._wrong(Phrase("no_such_name", {"word": name}), *known)
            for part in node.args:
                self.visit(part, VALUE)
            return VALUE
        most = None if signature.rest is not None else len(signature.takes)
        if len(node.args) < signature.least or (most is not None and len(node.args) > most):
            given = Phrase("given_arguments", {"name": (name,), "count": len(node.args)})
            self._wrong(given, _write(signature.form(name)))
        for index, part in enumerate(node.args):
            wanted = signature.takes[index] if index < len(signature.takes) else signature.rest or VALUE
            kind = self.visit(part, wanted)
            if wanted == SEAT and kind != SEAT and not isinstance(part, ast.Constant):
                self._wrong(Phrase("given_no_seat", {"name": (name,)}), _write(signature.form(name)))
        return signature.gives

    def _compare(self, node: ast.Compare) -> str:
        parts = [node.left, *node.comparators]
        kinds = [None if _is_text(part) else self.visit(part, None) for part in parts]
        known = next((kind for kind in kinds if kind is not None), None)
        for part in parts:
            if _is_text(part):
                self.visit(part, "word" if known in (None, VALUE) else known)
        return VALUE

    def _refer(self, word: str, ref: Ref) -> None:
        self.words.append(Word(self.asked.path, word, ref, asked=True))

    def _wrong(self, what: Phrase, *what_to_do: Phrase) -> None:
        message = Phrase("in_formula", {"formula": self.asked.formula.text, "what": what})
        self.findings.append(Finding(self.asked.path, message, what_to_do))


def _write(form: str) -> Phrase:
    return Phrase("write", {"form": (form,)})


def _is_zero(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value in (0, False)


def _is_text(node: ast.expr) -> bool:
    """Whether a part is a text, or several of them."""
    if isinstance(node, (ast.Tuple, ast.List)):
        return bool(node.elts) and all(map(_is_text, node.elts))
    if isinstance(node, ast.IfExp):
        return _is_text(node.body) and _is_text(node.orelse)
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
