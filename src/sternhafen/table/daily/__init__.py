"""The daily challenge: one deal a day for everybody on a host, and one attempt for each that counts.

days.py    when a day begins and is closed, what is kept of it, and what is declined while an attempt counts
tables.py  how an attempt begins, and how its game opens when the day is closed
"""
