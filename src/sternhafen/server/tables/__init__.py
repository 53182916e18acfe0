"""Tables of a server: which rules are in force, and what is kept of finished games."""
