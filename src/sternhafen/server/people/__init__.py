"""People: who somebody is on any device, what they set, and what is kept about them."""
