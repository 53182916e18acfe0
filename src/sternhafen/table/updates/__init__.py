"""Updates: how games survive a change of their rules.

- `positions`, `resume`: every table's newest position is stored, and play can continue from it under new rules
- `archive`, `archiving`, `keeper`, `finished`: a finished game keeps its result and every position as it was shown
- `records`, `verification`: its record comes from the stored lines, and can be checked
- `lookup`: what of this applies to a table that is being loaded

While processes of two versions run, `server/tables/in_force.py` decides which of them may touch a table.
"""
