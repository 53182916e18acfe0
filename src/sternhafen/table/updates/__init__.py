"""What an update leaves alive.

Every table keeps a dump of its newest position; where a title's rules have changed, play goes on from it (`positions`,
`resume`). A finished game keeps its result and every position as it was shown (`archive`, `keeper`, `finished`), and
its record comes from the stored lines (`records`). While processes of two versions run, the rules in force say which of
them may touch a table (`in_force`).
"""
