"""The full screen: a table that stays where it is, played with arrows, mouse or typed moves. It is drawn from
the same widgets as everywhere else and knows no game."""
