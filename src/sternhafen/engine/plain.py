"""Plain: the base class of everything in a game's state; equality, copies and dumps follow from its field names."""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any, ClassVar

import msgspec
from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """A value or part of a state, with ``__slots__`` and an ``__init__`` that takes every field by name.

    A name that starts with an underscore is not a field: it is not dumped, copied or compared. Nor are those in
    `transient`.
    """

    __slots__ = ()

    transient: ClassVar[tuple[str, ...]] = ()
    """Public attributes that are not part of the state, hence not fields."""

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
    """Return the names of a plain class's fields in the order of dumps, whether interpreted or compiled."""
    ordered = _names.get(kind)
    if ordered is None:
        names: set[str] = set()
        for base in kind.__mro__:
            own = base.__dict__.get("__mypyc_attrs__") or base.__dict__.get("__slots__") or ()
            names.update((own,) if isinstance(own, str) else own)
        names.difference_update(kind.transient if issubclass(kind, Plain) else ())
        ordered = tuple(sorted(name for name in names if not name.startswith("_")))
        _names[kind] = ordered
    return ordered


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Plain):
    """A mutable part of a state, such as what one side owns; it is copied with the state."""

    __slots__ = ()

    def copy(self) -> Any:
        """Return an equal part that shares nothing mutable with this one."""
        kind: Any = type(self)
        return kind(**{name: copied(getattr(self, name)) for name in field_names(kind)})


def copied(value: Any) -> Any:
    """Return a copy of a field's value: of lists, and of parts with a `copy`; everything else is immutable."""
    if type(value) is list:
        return [copied(item) for item in value]
    own = getattr(value, "copy", None) if isinstance(value, Plain) else None
    return value if own is None else own()


def dump(value: Any) -> Any:
    """Return a value as JSON data: numbers, text, lists, and small tagged objects for the rest.

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
        return {"p": kind.__name__, "f": [dump(getattr(value, name)) for name in field_names(kind)]}
    if isinstance(value, msgspec.Struct):
        return {"p": kind.__name__, "f": [dump(getattr(value, name)) for name in kind.__struct_fields__]}
    raise TypeError(f"{kind.__name__} cannot be part of a state: use numbers, text, lists, tuples and Plain classes")


def load(data: Any, package: str) -> Any:
    """Return the value that was dumped; its classes come from the engine and one title's package."""
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
    return kind(**dict(zip(field_names(kind), values, strict=True)))


ENGINE = "sternhafen.engine."
_classes: dict[str, dict[str, type]] = {}


def known_classes(package: str) -> dict[str, type]:
    """Return the plain classes and structs of the engine and of a package, by name."""
    classes = _classes.get(package)
    if classes is None:
        classes = {}
        for name, module in list(sys.modules.items()):
            if name == package or name.startswith((package + ".", "sternhafen.engine.")):
                for kind in list(vars(module).values()):
                    if isinstance(kind, type) and issubclass(kind, (Plain, msgspec.Struct)) and kind.__module__ == name:
                        other = classes.setdefault(kind.__name__, kind)
                        if issubclass(kind, other):  # a class in `fast` has the same name as the one it extends
                            classes[kind.__name__] = kind
                        elif not issubclass(other, kind):
                            raise ValueError(f"two classes of {package} are called {kind.__name__}")
        _classes[package] = classes
    return classes


def package_of(kind: type) -> str:
    """Return the package of a title's class, following its bases first; the module itself if it is in no package."""
    homes = [_home(base) for base in kind.__mro__ if issubclass(base, Plain)]
    home = next((home for home in reversed(homes) if not home.startswith(ENGINE)), _home(kind))
    return home.rpartition(".")[0] or home


def _home(kind: type) -> str:
    return kind.__module__


def shape(package: str) -> dict[str, list[str]]:
    """Return the field names of a package's classes in stored order, which `load_by_name` needs to read its dumps."""
    return {
        name: list(kind.__struct_fields__ if issubclass(kind, msgspec.Struct) else field_names(kind))
        for name, kind in sorted(known_classes(package).items())
    }


def used_fields(data: Any, fields: dict[str, list[str]]) -> dict[str, list[str]]:
    """Return the part of a `shape` that one dump needs."""
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
    """Return a value that another version of a package dumped; `fields` is the `shape` of that version.

    Every class must still exist and accept the fields it had, and new fields must have defaults; otherwise it raises
    ValueError or TypeError.
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
    """Return the digest of a value from its dump as `text` writes it."""
    return hashlib.blake2b(dumped.encode(), digest_size=16).hexdigest()


def digest(value: Any) -> str:
    """Return 32 hex digits that are the same for two values only if they are equal."""
    return digest_of(text(value))
