"""What a campaign with pages remembers beyond its logbook, and what it reads aloud.

`memory` is the state: decisions taken, outcomes, finds, tokens, posts, secrets. `chronicle` is the logbook that holds
it. `passages` are the pages of the story, each passage with its moment and its condition.
"""
