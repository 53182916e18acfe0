"""The log of a table: its stored lines, and the moves and notes among them."""
