"""Rules that last: those that schemas, skills, kept cards and the plot bring (27, 30.6, 33).

owned     which rules a seat has, and what they hear and change
in_force  which of them hold now, and how often they may still be used
dice      what they let dice do

Every other rule asks `in_force` for the sort of change it knows: the word in a campaign's files (``yield``, ``ban``,
``order_cost``) is the hook.
"""
