"""Computer players: each is a function of what its seat heard and sees, never of the true state.

drive(match, [2, 3])             levels 2 and 3 play the match to its end, in virtual time
act(match, seat, 3)              one decision: a Move, Later(ms, move), or None for "I wait"
Computers(match, {1: 2}).due()   beside people: what bots and clock do next, and when"""

from parlour.bots.computers import Computers, Due, act, drive
from parlour.bots.contract import Answer, Budget, Choose, Later, Player
from parlour.bots.levels import LEVELS, Level, player
from parlour.bots.playouts import random_bot

__all__ = [
    "LEVELS",
    "Answer",
    "Budget",
    "Choose",
    "Computers",
    "Due",
    "Later",
    "Level",
    "Player",
    "act",
    "drive",
    "player",
    "random_bot",
]
