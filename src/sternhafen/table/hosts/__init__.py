"""Hosts: what a table needs from the process it lives in, and the smallest such process.

- `host`: all that a process offers its tables
- `storage`, `indexing`: what is stored of a table, and what it is found by
- `memory`, `past`: the tables in memory, and games as they were before a line
- `background`, `deadline`, `bounds`, `diagnostics`: slow work, time limits, limits, the log
- `local`: a single table in this process, with nothing else needed
"""
