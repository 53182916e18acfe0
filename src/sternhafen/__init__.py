"""Sternhafen: an open, self-hosted table for four space board games."""

__version__ = "0.1.0"
