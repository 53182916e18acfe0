"""Absence: what a table does about people who are slow, away or gone for good, and whom it lets watch.

- `uptime`: a clock that stands still while no server runs
- `company`: the part of a table that this package keeps, added up from its lines
- `clocks`: how much time every seat has left
- `deadlines`: finds tables where time is up, by an indexed column; `host_watch`: those whose host is away
- `votes`, `resigning`, `hosting`, `spectators`: what people may do, each as a plan for the door
- `shown`: all of it as clients see it
- `rows`: the columns and the row in the database
"""
