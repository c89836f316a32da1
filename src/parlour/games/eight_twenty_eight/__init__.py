"""8-28, and the cards that are added up in it."""
