"""OpenSpiel has no wheels for some machines: its tests are collected where it is installed."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["test_openspiel.py"]
