"""The printed components: json, and the modules that load it into typed tables."""
