"""The printed components, as json and as typed tables."""
