"""Learning: what a table offers besides a game that is simply played.

- `teaching`: the lesson that is given at a table
- `puzzle_tables`, `puzzling`: a table with a puzzle, and what has been tried
- `beginnings`, `practice`: games that begin from a given position
- `planning`: trying a line of one's own
- `reviewing`, `kept_reviews`, `studying`: a finished game reviewed, and studied with comments and side lines
"""
