"""Absence: what a table does about people who are slow, away or gone for good, and who may watch.

- `uptime`: a clock that stops while no server runs
- `company`: this package's part of a table's state, the sum of its lines
- `clocks`: how much time each seat has left
- `votes`, `resigning`, `hosting`, `spectators`: what people may do, each returning the lines to add
- `shown`: all of it as clients see it

The server finds tables whose time is up (`server/tables/deadlines.py`) or whose host is away (`host_watch.py`).
"""
