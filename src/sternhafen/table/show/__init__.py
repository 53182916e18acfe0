"""Show: what clients are sent, as one viewer may see it, and nothing else.

- `game`, `shortcuts`, `decided`: a position or a move, what could be done without being asked, what decided the game
- `table`: seats, the deal, proposals, dates, updates
- `advice`, `lesson`, `puzzle`, `review`: what helps to learn
"""
