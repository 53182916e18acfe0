"""Thinking: slow work that a table has done elsewhere, first of all by its bots.

- `thinker`: who does such work, and how urgent it is
- `jobs`: what can be asked of a thinker
- `bot_seats`, `decisions`: whose turn it is among the bots, and what they decided
- `ahead`, `kept_trees`: thinking while people think, and what is kept of it
- `replaying`: playing a recorded game again
"""
