"""Cards: decks and hands (9), drawing and keeping (14), priority tasks (24), work orders (25), schemas (27)."""
