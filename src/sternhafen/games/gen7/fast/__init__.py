"""Speed only: everything here answers as the rules do, quicker; without this folder the same games are played.

`game` is the State that is used instead of the plain one, chosen in title.py; `kept` is what it keeps of what is asked
often. `turns` lists, counts and draws what a turn offers, `free_actions` what may be done beside a question, `listing`
the answers to other questions, and `sampling` draws answers without listing them, by the same random numbers.
"""

from sternhafen.games.gen7.fast.game import new

__all__ = ["new"]
