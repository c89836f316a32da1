"""Computer players: each is a function of what its seat heard and sees, never of the true state.

drive(match, [2, 3])             levels 2 and 3 play the match to its end, in virtual time
act(match, seat, 3)              one decision: a Move, Later(ms, move), or None for "I wait"
Computers(match, {1: 2}).due()   beside people: what bots and clock do next, and when
think(question)                  one decision in another process, which gets a re-deal only
hint(match, seat)                what a master would do, and why
review(match)                    what cost most in a match that is over"""

from parlour.bots.computers import Computers, Due, act, drive
from parlour.bots.contract import (
    Answer,
    Budget,
    Choice,
    Choose,
    Judged,
    Later,
    Level,
    Mind,
    Player,
    Reply,
    Solved,
)
from parlour.bots.hints import Hint, can_hint, hint
from parlour.bots.levels import LEVELS, player
from parlour.bots.minds import MINDS, mind_of
from parlour.bots.playouts import random_bot
from parlour.bots.questions import Question, question, stopgap, think, weigh
from parlour.bots.reviews import Review, Slip, can_review, review

__all__ = [
    "LEVELS",
    "MINDS",
    "Answer",
    "Budget",
    "Choice",
    "Choose",
    "Computers",
    "Due",
    "Hint",
    "Judged",
    "Later",
    "Level",
    "Mind",
    "Player",
    "Question",
    "Reply",
    "Review",
    "Slip",
    "Solved",
    "act",
    "can_hint",
    "can_review",
    "drive",
    "hint",
    "mind_of",
    "player",
    "question",
    "random_bot",
    "review",
    "stopgap",
    "think",
    "weigh",
]
