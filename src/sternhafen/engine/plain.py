"""Plain: the base of all that a game's state is made of, with equality and dumping from the field names."""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any, ClassVar

import msgspec
from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """A value or part of a state: ``__slots__``, and an ``__init__`` that takes every field by its name.

    A name that begins with an underscore is no field: it is not dumped, copied or compared. Nor are those `passing`.
    """

    __slots__ = ()

    passing: ClassVar[tuple[str, ...]] = ()
    """Attributes for everybody to read that are no part of the truth, hence no fields."""

    stored_as: ClassVar[dict[str, str]] = {}
    """Fields that were renamed, with the names under which digests still sort them: dumps hold values, not names."""

    added: ClassVar[dict[str, Any]] = {}
    """Fields that came later, with the values under which dumps leave them out, as if they were not there."""

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in field_names(type(self)))

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(digest(self))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in field_names(type(self)))
        return f"{type(self).__name__}({fields})"


_names: dict[type, tuple[str, ...]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    """Return the names of a plain class's fields in stored order, the same interpreted or compiled."""
    found = _names.get(kind)
    if found is None:
        names: set[str] = set()
        for base in kind.__mro__:
            own = base.__dict__.get("__mypyc_attrs__") or base.__dict__.get("__slots__") or ()
            names.update((own,) if isinstance(own, str) else own)
        names.difference_update(kind.passing if issubclass(kind, Plain) else ())
        stored: dict[str, str] = kind.stored_as if issubclass(kind, Plain) else {}
        added: dict[str, Any] = kind.added if issubclass(kind, Plain) else {}
        fields = [name for name in names if not name.startswith("_") and name not in added]
        found = (*sorted(fields, key=lambda name: stored.get(name, name)), *sorted(added))
        _names[kind] = found
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Plain):
    """A part of a state that changes in play, such as what one side owns; it is copied with the state."""

    __slots__ = ()

    def copy(self) -> Any:
        """Return an equal part that shares nothing changeable with this one."""
        kind: Any = type(self)
        return kind(**{name: copied(getattr(self, name)) for name in field_names(kind)})


def copied(value: Any) -> Any:
    """Return a field's value as a copy's own: lists, and parts with a `copy`; everything else is immutable."""
    if type(value) is list:
        return [copied(item) for item in value]
    own = getattr(value, "copy", None) if isinstance(value, Plain) else None
    return value if own is None else own()


def dump(value: Any) -> Any:
    """Return a value as what JSON can hold: numbers, text, lists, and small tagged objects for the rest.

    >>> dump([1, (2, None), "a"])
    [1, {'t': [2, None]}, 'a']
    """
    kind = type(value)
    if kind is int or kind is str or kind is bool or value is None:
        return value
    if kind is list:
        return [dump(item) for item in value]
    if kind is tuple:
        return {"t": [dump(item) for item in value]}
    if isinstance(value, Plain):
        return {"p": kind.__name__, "f": [dump(getattr(value, name)) for name in _dumped(value)]}
    if isinstance(value, msgspec.Struct):
        return {"p": kind.__name__, "f": [dump(getattr(value, name)) for name in kind.__struct_fields__]}
    raise TypeError(f"{kind.__name__} has no place in a state: use numbers, text, lists, tuples and Plain classes")


def _dumped(value: Plain) -> tuple[str, ...]:
    """Return the names of the fields that a dump holds: those that came later only if one of them says something."""
    names = field_names(type(value))
    added = value.added
    if added and all(getattr(value, name) == usual for name, usual in added.items()):
        return names[: len(names) - len(added)]
    return names


def load(data: Any, package: str) -> Any:
    """Return the value that `dump` was given; its classes are those of the engine and of one title's package."""
    return _load(data, known_classes(package))


def _load(data: Any, classes: dict[str, type]) -> Any:
    if isinstance(data, list):
        return [_load(item, classes) for item in data]
    if not isinstance(data, dict):
        return data
    if "t" in data:
        return tuple([_load(item, classes) for item in data["t"]])
    kind = classes.get(data["p"])
    if kind is None:
        raise ValueError(f"a dumped {data['p']!r} is no part of this title")
    values = [_load(item, classes) for item in data["f"]]
    if issubclass(kind, msgspec.Struct):
        return kind(**dict(zip(kind.__struct_fields__, values, strict=True)))
    names = field_names(kind)
    usual: dict[str, Any] = kind.added if issubclass(kind, Plain) else {}
    if len(values) < len(names):
        names = names[: len(names) - len(usual)]
    return kind(**{**usual, **dict(zip(names, values, strict=True))})


ENGINE = "sternhafen.engine."
_classes: dict[str, dict[str, type]] = {}


def known_classes(package: str) -> dict[str, type]:
    """Return the plain classes and structs of the engine and of a package, by name."""
    found = _classes.get(package)
    if found is None:
        found = {}
        for name, module in list(sys.modules.items()):
            if name == package or name.startswith((package + ".", "sternhafen.engine.")):
                for kind in list(vars(module).values()):
                    if isinstance(kind, type) and issubclass(kind, (Plain, msgspec.Struct)) and kind.__module__ == name:
                        other = found.setdefault(kind.__name__, kind)
                        if issubclass(kind, other):  # a faster class has the name of the one that it extends
                            found[kind.__name__] = kind
                        elif not issubclass(other, kind):
                            raise ValueError(f"two classes of {package} are called {kind.__name__}")
        _classes[package] = found
    return found


def package_of(kind: type) -> str:
    """Return the package a title's class lives in (the module itself if it is in none); its bases may say so first."""
    homes = [_home(base) for base in kind.__mro__ if issubclass(base, Plain)]
    home = next((home for home in reversed(homes) if not home.startswith(ENGINE)), _home(kind))
    return home.rpartition(".")[0] or home


def _home(kind: type) -> str:
    return kind.__module__


def shape(package: str) -> dict[str, list[str]]:
    """Return the field names of a package's classes in stored order: what it takes to read its dumps later, by name."""
    return {
        name: list(kind.__struct_fields__ if issubclass(kind, msgspec.Struct) else field_names(kind))
        for name, kind in sorted(known_classes(package).items())
    }


def used_fields(data: Any, fields: dict[str, list[str]]) -> dict[str, list[str]]:
    """Return what of a `shape` one dump needs."""
    used: set[str] = set()
    waiting = [data]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            if "p" in part:
                used.add(part["p"])
            waiting += part["t"] if "t" in part else part["f"]
        elif isinstance(part, list):
            waiting += part
    return {name: fields[name] for name in sorted(used)}


def load_by_name(data: Any, fields: dict[str, list[str]], package: str) -> Any:
    """Return the value that another version of a package dumped; `fields` is its `shape`.

    Every class must still be there and take the fields it had; a new one must have a default. Raises ValueError or
    TypeError where that is not so.
    """
    return _load_by_name(data, fields, known_classes(package))


def _load_by_name(data: Any, fields: dict[str, list[str]], classes: dict[str, type]) -> Any:
    if isinstance(data, list):
        return [_load_by_name(item, fields, classes) for item in data]
    if not isinstance(data, dict):
        return data
    if "t" in data:
        return tuple([_load_by_name(item, fields, classes) for item in data["t"]])
    name = data["p"]
    kind = classes.get(name)
    if kind is None or name not in fields:
        raise ValueError(f"a dumped {name!r} is no part of this title")
    values = [_load_by_name(item, fields, classes) for item in data["f"]]
    return kind(**dict(zip(fields[name], values, strict=True)))


def text(value: Any) -> str:
    """Return a value's dump as JSON.

    >>> text([1, (2, None)])
    '[1,{"t":[2,null]}]'
    """
    return json.dumps(dump(value), separators=(",", ":"))


def digest_of(dumped: str) -> str:
    """Return the digest of a value whose dump was written by `text`."""
    return hashlib.blake2b(dumped.encode(), digest_size=16).hexdigest()


def digest(value: Any) -> str:
    """Return 32 hex digits that two values share only if they are equal."""
    return digest_of(text(value))
