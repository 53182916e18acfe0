"""The rulebook, a chapter a module.

`phases` is the round (6), `turn` what a turn offers and `turn_end` how it ends (7), `wrapping_up` its last moments
(7.16), `free_actions` files, side uses and skills beside a question (9, 23, 33.30), `fate` fate cards and the spotlight
(10, 11), `crew` and `throws` the dice (1.2), `resources` and `side_uses` (23), `status` the systems (26), `votes` (29),
`personal_goals` and `plot` (30), `ending` the end of the episode and promotions (31, 32). Rooms (13 to 22), cards
(9, 14, 24, 25, 27), group stations (8) and skills (33) have folders; merits (28) are in scoring.py.
"""
