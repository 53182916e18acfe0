"""The text table: play in a terminal, also with a screen reader. Each title has one board module."""
