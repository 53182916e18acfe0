"""The Rival of the solo game, chapters S1 to S6.

setup.py      what it begins with (S1, S6.1)
choices.py    what its rules leave open (S2.9)
rewards.py    either/or tiles and card actions (S2.5 to S2.8)
turn.py       its turn and its deployments (S3.1 to S3.11)
decisions.py  its decision cards (S1.7 to S1.9, S3.4, S3.10, S6.2)
recall.py     its recall (S3.12 to S3.19)
checks.py     the checks of its resources (S4.1 to S4.8)
settling.py   the check of energy and pods: scout and spread (S4.9 to S4.14)
scoring.py    its missions at the end (S5)
reasons.py    why it does what it does
"""
