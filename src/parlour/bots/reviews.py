"""What cost most in a match that is over: every choice is weighed again from what its seat knew then, quickly
at first, and what looks like a slip once more by a master."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator
from typing import NamedTuple

import msgspec

from parlour.bots.contract import Judged
from parlour.bots.hints import ADVISER, can_hint
from parlour.bots.levels import weigher
from parlour.bots.questions import Question, question, weigh
from parlour.core import CLOCK, Game, IllegalMove
from parlour.match import Match
from parlour.match.record import Row
from parlour.words import Words

SCOUT = 3  # the level that looks at every choice
COSTLY = 0.15  # what a slip costs at least
MOST = 3  # slips that a seat is told of
SUSPECTS = 6  # that the master looks at for a seat
LONGEST = 300  # choices that are looked at: of a longer match the last ones
STANDINGS = {
    "standing-nearly-won": 0.75, "standing-ahead": 0.25, "standing-even": -0.25, "standing-behind": -0.75,
    "standing-nearly-lost": -2.0,
}  # fmt: skip


class Chosen(NamedTuple):
    """A move that was made where there were others."""

    number: int  # of the move in the match, as people count
    n: int  # the row after which it was made
    seat: int
    move: str


class Slip(NamedTuple):
    """A move that cost something, and a better one."""

    chosen: Chosen
    played: Judged
    better: Judged

    @property
    def cost(self) -> float:
        """How much better the better move was."""
        return self.better.value - self.played.value


def can_review(game: Game) -> bool:
    """Whether there is anything to say afterwards: somebody has a choice, time to think about it, and it is
    known what moves are worth."""
    return can_hint(game) and weigher(game) is not None


def require(match: Match) -> None:
    """Refuse a review of a game that has none, or before the match is over."""
    if not can_review(match.game):
        raise IllegalMove("no-review")
    if not match.result:
        raise IllegalMove("review-early")


def is_counted(game: Game, row: Row) -> bool:
    """Whether people count this row as a move."""
    return row.seat not in (None, CLOCK) and row.move[0] != "/" and game.read(row.move).counts


def choices(match: Match, seats: Collection[int]) -> list[Chosen]:
    """What these seats chose, but for what was taken back."""
    found, number = list[Chosen](), 0
    for row in reversed(list(match.effective_rows())):
        if row.seat is None or not is_counted(match.game, row):
            continue
        number += 1
        then = match.moments[row.n - 1].state
        if row.seat in seats and len(match.game.legal(then, row.seat)) > 1:
            found.append(Chosen(number, row.n - 1, row.seat, row.move))
    return found


class Review:
    """A review that is being made: whoever makes it weighs its `question`, here or elsewhere, and gives the
    answer, until there is none left."""

    def __init__(self, match: Match, seats: Collection[int], live: bool = False) -> None:
        self.match, self.live = match, live
        self.choices = choices(match, seats)[-LONGEST:]
        self.done, self.of = 0, len(self.choices)
        self.slips: list[Slip] = []  # once all is done
        self._asking = self._questions()
        self.question = next(self._asking, None)

    def answer(self, judged: list[Judged]) -> None:
        """What the question comes to; the next one stands there then."""
        try:
            self.question = self._asking.send(judged)
        except StopIteration:
            self.question = None

    def _questions(self) -> Generator[Question, list[Judged], None]:
        found = list[Slip]()
        for chosen in self.choices:
            found += slip(chosen, (yield self._question(chosen, SCOUT)))
            self.done += 1
        suspects = list(_costliest(found, SUSPECTS))
        self.of += len(suspects)
        slips = list[Slip]()
        for each in suspects:
            again = self._question(each.chosen, ADVISER)
            pair = each.chosen.move, each.better.move
            slips += slip(each.chosen, (yield msgspec.structs.replace(again, only=pair, seed=again.seed + 1)))
            self.done += 1
        self.slips = sorted(_costliest(slips, MOST), key=lambda each: each.chosen.n)

    def _question(self, chosen: Chosen, level: int) -> Question:
        """What this seat could ask at that moment: it holds nothing that came to light later."""
        then, seat = self.match.at(chosen.n), chosen.seat
        return question(then, seat, level, then.heard_live(seat), live=self.live, compare=True)


def review(match: Match, seats: Collection[int] | None = None, live: bool = False) -> list[Slip]:
    """The slips of these seats, or of all, in order; thought about here."""
    made = Review(match, range(match.seats) if seats is None else seats, live)
    while made.question:
        made.answer(weigh(made.question))
    return made.slips


def slip(chosen: Chosen, judged: list[Judged]) -> list[Slip]:
    """The slip that this choice was, if it was one. A move that nobody looked at is taken for the worst."""
    best, worst = max(judged, key=_value), min(judged, key=_value)
    played = next((each for each in judged if each.move == chosen.move), worst)
    found = Slip(chosen, played, best)
    return [found] if found.cost >= COSTLY else []


def _value(judged: Judged) -> float:
    return judged.value


def _costliest(slips: list[Slip], most: int) -> Iterator[Slip]:
    """The `most` costliest slips of each seat."""
    for seat in sorted({each.chosen.seat for each in slips}):
        own = [each for each in slips if each.chosen.seat == seat]
        yield from sorted(own, key=lambda each: -each.cost)[:most]


def told(slip: Slip, match: Match, words: Words) -> str:
    """A slip in a sentence or two, for a reader of these words."""
    chosen, better = slip.chosen, slip.better
    moves = {
        "number": chosen.number,
        "played": words.move(match.game.read(chosen.move)),
        "better": words.move(match.game.read(better.move)),
    }
    before, after = standing(better), standing(slip.played)
    if before == "standing-won":
        said = words.say("review-wins", **moves, moves=((better.end or 0) + 1) // 2)
    elif after == "standing-lost" and better.end is not None:
        said = words.say("review-holds", **moves)
    elif before == after or match.seats == 1:
        said = words.say("review-better", **moves)
    else:
        said = words.say("review-costs", **moves, before=words.say(before), after=words.say(after))
    return f"{said} {words.line(better.why)}" if better.why else said


def standing(judged: Judged) -> str:
    """What a value means to people."""
    if judged.end is not None and judged.value:
        return "standing-won" if judged.value > 0 else "standing-lost"
    return next(key for key, least in STANDINGS.items() if judged.value >= least)
