"""Escape Pods: bring your crew from the burning ship to the havens before space closes."""

from sternhafen.games.escape_pods.title import TITLE

__all__ = ["TITLE"]
