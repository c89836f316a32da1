"""Computer players: each is a function of what its seat heard and sees, never of the true state.

drive(match, [2, 3])             levels 2 and 3 play the match to its end, in virtual time
act(match, seat, 3)              one decision: a Move, Later(ms, move), or None for "I wait"
Computers(match, {1: 2}).due()   beside people: what bots and clock do next, and when
think(question)                  one decision in another process, which gets a re-deal only"""

from parlour.bots.computers import Computers, Due, act, drive
from parlour.bots.contract import Answer, Budget, Choose, Later, Level, Mind, Player, Reply, Solved
from parlour.bots.levels import LEVELS, player
from parlour.bots.minds import MINDS, mind_of
from parlour.bots.playouts import random_bot
from parlour.bots.questions import Question, question, think

__all__ = [
    "LEVELS",
    "MINDS",
    "Answer",
    "Budget",
    "Choose",
    "Computers",
    "Due",
    "Later",
    "Level",
    "Mind",
    "Player",
    "Question",
    "Reply",
    "Solved",
    "act",
    "drive",
    "mind_of",
    "player",
    "question",
    "random_bot",
    "think",
]
