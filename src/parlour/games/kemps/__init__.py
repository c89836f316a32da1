"""Kemps, and the gestures of its palette."""
