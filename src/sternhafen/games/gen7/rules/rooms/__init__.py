"""Rooms: where a die may go (7), what rooms do (14 to 22), the briefing (13), waking and robots (16, 20)."""
