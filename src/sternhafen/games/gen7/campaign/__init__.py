"""The campaign as a value: all that its files say, made ready to be played.

`registry` finds campaigns and loads them by id, `files/` reads and checks their files. `Campaign` (campaign.py) grows
by layers: `pages`, `lexicon` (effects and rules, whose classes are in `language`), `rooms`, `cards`, `story`, `places`,
`goal_ways`, with `means` beside them. `limits` bounds the numbers of all campaigns, `names` says what things are
called, `logbook` and `carry` are what an episode leaves to the next.
"""
