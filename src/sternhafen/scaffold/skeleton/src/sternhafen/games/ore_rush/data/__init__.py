"""The components: `components.json`, and `tables.py`, which reads it into typed tables."""
