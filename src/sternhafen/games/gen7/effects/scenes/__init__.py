"""Scenes: what a plot point can bring to the table beyond stations, and what the campaign remembers of it.

`remembering` keeps the memory and reads pages, `counters` moves counters, `knowing` says who knows what; `scene_tests`
are the tests, `scene_verbs` the verbs, `scene_events` what is told. `finds`, `secrets`, `veils`, `posts` and `reasons`
hold the questions and rules of one sort of scene each.
"""
