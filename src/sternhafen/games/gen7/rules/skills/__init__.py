"""Rules that schemas, skills, kept cards and the plot bring (27, 30.6, 33).

`owned` says which rules a seat has, `in_force` which of them hold now and how often they may be used, `dice` what they
let dice do, and `team_leads` is the skill that turns all dice of a group station. Every other rule asks `in_force` for
the sort of change it knows: the word in a campaign's files (``yield``, ``ban``, ``order_cost``) is the hook.
"""
