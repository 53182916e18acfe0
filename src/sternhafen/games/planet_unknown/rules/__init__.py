"""The rules, one module a chapter of the rulebook, in its order:

station.py (2), rounds.py (3), resources.py (3.5 and 7: what tiles give, water on ice), gains/ (3.7 to 3.10),
placement.py (4), tracks.py (5), civ_cards.py (6), patches.py (8: biomass), rovers.py (9), meteorites.py (10),
lifepods.py (11), technology.py (12), energy.py (13), ending.py (14), objectives.py (17, 19), events_module.py (20),
corporations/ (22 to 31), planets/ (32, 33).

Alone (21) the same modules hold: setup.py (21.1 to 21.3, 21.9), rounds.py (21.4, 21.8), scoring.py (21.5 to 21.7),
corporations/jump_drive.py (21.10).
"""
