"""What a turn brings and how it is resolved, in any order the player likes (PU-3.7 to 3.10).

question.py      the question what to resolve next
answers.py       what must and what may be resolved, why not, and what it does
at_any_time.py   rover moves and technologies, which may come at any time of a turn
carry_out.py     the interpreter of effects: done at once, or waiting
pending.py       what a waiting effect is; on_tracks.py, on_planet.py, on_table.py: all of them; table.py lists them
"""
