"""Chapter 9, the upgrades: one module each, which says everything that the upgrade changes (CRYO-9.1 to 9.17).

hooks.py      where rules can be changed; the rules know no upgrade by name
catalogue.py  all upgrades; the game registers them
"""
