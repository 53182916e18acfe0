"""A table: what people do at it and what they see of it, without HTTP, sockets or a database.

A host passes in where lines are stored and who thinks for bots. Everything that happens is one stored line (`log`), a
table is the sum of its lines (`table`), a command plans lines (`commands`), `committing` stores them and tells
everybody (`sessions`), and `show` and `queries` say what a viewer may see. Messages are the structs that travel.
"""
