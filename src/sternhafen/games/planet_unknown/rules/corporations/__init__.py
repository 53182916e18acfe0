"""The corporations, a module each: everything that one changes stands there (PU-22 to PU-31).

hooks.py says what a corporation can change, and what holds where it does not; table.py lists them all.
"""
