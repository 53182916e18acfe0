"""A table: what people do at it and what each of them may see, without HTTP, sockets or a database.

A host passes in the storage, the clock and the workers that play for bots. A move's way through the package:

- `commands` turns a client's command into a plan: the lines to add;
- `committing` stores the lines, adds them to the `table` and notifies everybody (`sessions`);
- `log` defines the lines; a `table` is the sum of its lines;
- `show` and `queries` answer what a viewer may see and ask;
- `messages` are the structs that go over the wire.

Around that: `thinking` (bots and other slow work), `learning` (lessons, puzzles, plans, reviews, studies), `absence`
(clocks, votes, resigning), `updates` (games that outlive their rules) and `hosts` (what a process must offer, and a
table for one process with nothing else needed).
"""
