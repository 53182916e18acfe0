"""The log of a table: its lines as they are stored, and the notes and moves among them."""
