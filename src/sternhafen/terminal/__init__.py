"""The text table: play in a terminal, also with a screen reader; one board module a title."""
