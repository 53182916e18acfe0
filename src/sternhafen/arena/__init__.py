"""Many games at once: simulations, contests between bots, and speed measurements."""
