"""Messages: none missing, none unused, the same arguments in both languages, and no prose in Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from sternhafen.engine import Ask, Title
from sternhafen.engine.plain import known_classes
from sternhafen.engine.terms import RIVALS
from sternhafen.games import titles
from sternhafen.text import LANGUAGES, ids

SOURCES = Path(__file__).resolve().parents[2] / "src" / "sternhafen"
TITLES = list(titles().values())
FILES = sorted(path.stem for path in (SOURCES / "text" / "en").glob("*.ftl"))
SHARED = [name for name in FILES if name not in titles() and not name.startswith(("web", "guide", "chapters"))]
"""The files of no title; what the web table uses is looked at with its sources."""


@cache
def messages(language: str, name: str) -> dict[str, ftl.Message]:
    path = SOURCES / "text" / language / f"{name}.ftl"
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{path.name}: {junk[0]}"
    found = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found), f"{path.name} has a message twice"
    return {entry.id.name: entry for entry in found}


class Arguments(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # Fluent's visitor names it
        self.names.add(node.id.name)


def arguments(message: ftl.Message) -> set[str]:
    found = Arguments()
    found.visit(message)
    return found.names


@pytest.mark.parametrize("name", FILES)
def test_every_language_has_the_same_messages_with_the_same_arguments(name: str) -> None:
    en, de = messages("en", name), messages("de", name)
    assert en.keys() == de.keys()
    differing = [id for id in en if arguments(en[id]) != arguments(de[id])]
    assert not differing


def nodes(path: Path) -> list[ast.AST]:
    """Return the nodes of a source."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@cache
def literals(folder: Path) -> frozenset[str]:
    constants = (node for path in folder.rglob("*.py") for node in nodes(path) if isinstance(node, ast.Constant))
    return frozenset(node.value for node in constants if isinstance(node.value, str))


def codes(folder: Path) -> set[str]:
    """Return the codes of all refusals made in a folder."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in nodes(path):
            named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal"
            if named and isinstance(node, ast.Call) and isinstance(node.args[0], ast.Constant):
                found.add(str(node.args[0].value))
    return found


def asks(title: Title) -> list[type[Ask]]:
    package = import_module(f"sternhafen.games.{title.id.replace('-', '_')}")
    for module in walk_packages(package.__path__, package.__name__ + "."):
        import_module(module.name)
    found = known_classes(package.__name__).values()
    own = [kind for kind in found if issubclass(kind, Ask) and kind.__module__.startswith(package.__name__)]
    return [kind for kind in own if not any(other is not kind and issubclass(other, kind) for other in own)]


def options(title: Title) -> Iterator[str]:
    for field, hint in get_type_hints(title.options, include_extras=False).items():
        if field == "confirm":
            continue
        for value in ("", "help", *literal_values(hint)):
            yield ids.option(title.id, field, str(value))


def literal_values(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is Literal:
        return get_args(hint)
    return tuple(value for inner in get_args(hint) for value in literal_values(inner))


def expected(title: Title) -> set[str]:
    """Return the ids that a title's classes, options and refusals ask for."""
    made = {ids.about(title.id, what) for what in ("title", "blurb")} | set(options(title))
    made |= {ids.question(title.id, kind) for kind in asks(title)}
    made |= {ids.action(title.id, kind.__name__) for kind in title.actions}
    made |= {ids.event(title.id, kind.__name__) for kind in title.events}
    made |= {ids.event(title.id, kind.__name__, hidden=True) for kind in title.events if kind.secret}
    return made | {ids.refusal(title.id, code) for code in codes(SOURCES / "games" / title.id.replace("-", "_"))}


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_title_has_every_message_it_needs(title: Title) -> None:
    missing = sorted(expected(title) - messages("en", title.id).keys())
    assert not missing


PLAYED = ("name", "points", "verdict", "tie", "target", "side", "reason", "term", "excuse")
"""Kinds of messages whose ids hold a number or code that only play brings forth."""


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_title_has_no_message_that_nothing_uses(title: Title) -> None:
    used = expected(title) | {ids.about(title.id, "line")} | literals(SOURCES)
    pattern = re.compile(rf"{title.id}-({'|'.join(PLAYED)})-")
    unused = sorted(id for id in messages("en", title.id) if id not in used and not pattern.match(id))
    assert not unused


def patterns(folder: Path) -> Iterator[str]:
    """Yield the message ids that f-strings make, as patterns; what they begin with must narrow them down."""
    for path in folder.rglob("*.py"):
        for node in nodes(path):
            if isinstance(node, ast.JoinedStr) and node.values:
                parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in node.values]
                if re.match(r"(engine|terminal|cli|server)(\\-|-)[a-z]+(\\-|-)", parts[0]):
                    yield "".join(parts)


def test_shared_messages_are_all_there_and_all_used() -> None:
    known = {id for name in SHARED for id in messages("en", name)}
    used = {text for text in literals(SOURCES) if re.fullmatch(r"(engine|terminal|cli|server)(-[a-z0-9]+)+", text)}
    made = {ids.refusal("engine", code) for code in codes(SOURCES / "engine")} | {"engine-ask-pay"}
    made |= {ids.refusal("engine", f"undo-{bar}") for bar in ("start", "revealed", "other-seat", "others-played-on")}
    made |= {ids.note(kind) for kind in ("renamed", "overdue", "resumed", "hosted")} | {ids.term("", RIVALS)}
    pattern = re.compile("|".join([*patterns(SOURCES), ids.note(".+"), ids.refusal("(server|engine)", ".+")]))
    assert not sorted((used | made) - known)
    assert not sorted(id for id in known - used - made if not pattern.fullmatch(id))


MADE = re.compile(r"-(do|ask|event|no|note|reason|term|points|verdict|tie|side|option|name|title|line|blurb|help)(-|$)")
"""What stands between a title's id and a name or code in the ids of `sternhafen.text.ids`."""


def test_message_ids_are_made_in_one_place() -> None:
    for path in SOURCES.rglob("*.py"):
        if path.name == "ids.py" or "scaffold" in path.parts:
            continue
        for node in nodes(path):
            if isinstance(node, ast.JoinedStr):
                texts = [str(part.value) for part in node.values if isinstance(part, ast.Constant)]
                assert not any(MADE.match(text) for text in texts), f"{path.name}:{node.lineno} makes a message id"


WEB = Path(__file__).resolve().parents[2] / "web" / "src"


def test_message_ids_are_made_in_one_place_of_the_browser() -> None:
    pattern = re.compile(r"\$\{[^}]+\}" + MADE.pattern.removesuffix("(-|$)") + r"(-\$|`)")
    for path in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        if path.name != "ids.ts":
            makes = pattern.search(path.read_text(encoding="utf-8"))
            assert makes is None, f"{path.name} makes the message id {makes}"


SENTENCE = re.compile(r"^[A-ZÄÖÜ][a-zäöüß]+ .*[a-zäöüß]+ .*[.!?]$")


@pytest.mark.parametrize("folder", ["games", "bots", "terminal"])
def test_no_prose_in_python(folder: str) -> None:
    for path in (SOURCES / folder).rglob("*.py"):
        found = nodes(path)
        spoken = {
            id(node.value)
            for node in found
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)  # docstrings
        }
        for node in found:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in spoken:
                assert not SENTENCE.match(node.value), f"{path.name}:{node.lineno}: {node.value!r}"


def test_the_languages_are_complete() -> None:
    for language in LANGUAGES:
        assert sorted(path.stem for path in (SOURCES / "text" / language).glob("*.ftl")) == FILES
