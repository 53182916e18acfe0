"""The house's own campaign, *The Seventh Watch*, as json; and the words of all campaigns with their numbers."""
