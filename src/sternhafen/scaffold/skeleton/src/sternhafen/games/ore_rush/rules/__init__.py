"""The rules, one module a chapter: turns (2). Every question lists what a player could mean, says which rule forbids
it, and carries out what is allowed.
"""
