"""The planets with rules of their own, a module each (PU-32, PU-33).

hooks.py says what a planet can change, and what holds where it does not; table.py lists them all. Two special planets
have no module, because their boards alone say what is special: Lacuna's holes are no cells, and Oblivion's edge cells
are those of its outer border (PU-33.13).
"""
