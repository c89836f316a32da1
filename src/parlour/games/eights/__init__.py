"""Crazy Eights and Hollywood Eights."""
