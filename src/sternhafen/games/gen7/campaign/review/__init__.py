"""Reviewing a campaign that is being written: `check` says what no reader should meet, `book` prints a played path."""
