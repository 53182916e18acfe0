"""Bots: the seats they play, the queue of what they think about, and the processes that do the thinking."""
