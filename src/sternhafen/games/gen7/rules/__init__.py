"""The rulebook, a chapter a module.

phases, turn                        the round (6); what a turn offers (7)
before_turn_ends, turn_end          the last moments of a turn, and how it ends (7.10 to 7.16)
free_actions, side_uses, resources  files, side uses and skills beside a question (9, 33.30); resources (23)
crew, throws, status, votes         dice (1.2); the systems and their markers (26); votes (29)
fate, personal_goals, plot, ending  fate cards and the spotlight (10, 11); goals and the plot (30); the end (31, 32)

cards/          decks, files, schemas, work orders, priority tasks (9, 14, 24, 25, 27)
group_station/  proposing, staffing, funding and completing a group station together (8)
rooms/          what rooms do, stations, briefings, waking (13 to 22)
lasting_rules/  what schemas, skills, kept cards and the plot change (27, 30.6)
skills/         every skill, by department (33)

Merits and stars (28) are in ../merits.py.
"""
