"""Egyptian Rat Screw, and what may be slapped."""
