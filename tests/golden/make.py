"""Writes the goldens anew: whole matches as plain text, one for every way a game can end.

scripts/uv run --group dev python tests/golden/make.py
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from parlour import text
from parlour.kit.cards import OF_RANK, four_of_a_kind
from parlour.match import Match
from parlour.words import Words

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva")
Policy = Callable[[Match, random.Random], tuple[int, Any]]


def any_verb(match: Match, rng: random.Random) -> tuple[int, Any]:
    """A random seat, a random verb, a random move of it."""
    seat = rng.choice(match.to_act())
    moves = match.moves(seat)
    verb = rng.choice(sorted({type(move).__name__ for move in moves}))
    return seat, rng.choice([move for move in moves if type(move).__name__ == verb])


def collecting(match: Match, rng: random.Random) -> tuple[int, Any]:
    """Call on whoever holds four alike, else swap towards four alike, else any verb but a call."""
    seat, chosen = any_verb(match, rng)
    hands, own = match.state.hands, match.state.hands[seat]
    swaps = [move for move in match.moves(seat) if move.verb() == "swap"]
    for move in match.moves(seat):
        if move.verb() == "call" and four_of_a_kind(hands[move.seat]):
            return seat, move
    best = max(swaps, key=lambda swap: alike(own ^ 1 << swap.give ^ 1 << swap.take), default=None)
    if best and alike(own ^ 1 << best.give ^ 1 << best.take) > alike(own):
        return seat, best
    return (seat, chosen) if chosen.verb() not in ("call", "swap") else collecting(match, rng)


def alike(hand: int) -> int:
    return sum((hand & cards).bit_count() ** 2 for cards in OF_RANK)


class Golden(NamedTuple):
    """How a match is made; its name is its end."""

    game: str
    reason: str
    seats: int
    seed: int
    rules: dict[str, str] = {}
    policy: Policy = any_verb
    verbs: dict[int, tuple[int, str]] = {}  # match verbs instead of the move after that many rows


GOLDENS = [
    Golden("one", "fewest-rolls", 3, 1, {"rounds": "2"}),
    Golden("nine-mens-morris", "two-stones", 2, 0),
    Golden("nine-mens-morris", "cannot-move", 2, 370),
    Golden("nine-mens-morris", "no-stone-taken", 2, 199),
    Golden("nine-mens-morris", "third-time", 2, 204),
    Golden("nine-mens-morris", "resigned", 2, 4, verbs={12: (0, "/undo 10 1"), 20: (1, "/resign")}),
    Golden("nine-mens-morris", "agreed-draw", 2, 5, verbs={16: (0, "/agree-draw 1")}),
    Golden("go-fish", "most-books", 3, 0),
    Golden("go-fish", "nothing-moves", 4, 53, {"max_dry": "10"}),
    Golden("go-fish", "ended", 5, 2, verbs={14: (3, "/seat 2 bot"), 25: (0, "/end")}),
    Golden("egyptian-rat-screw", "all-cards", 3, 1),
    Golden("egyptian-rat-screw", "turn-limit", 4, 102, {"preset": "short", "jokers": "2"}),
    Golden("kemps", "target-reached", 4, 136, {"target": "2"}, collecting),
    Golden("kemps", "round-limit", 4, 192, {"max_rounds": "5"}),
]


def played(golden: Golden) -> Match:
    names = NAMES[: golden.seats]
    match = Match.start(golden.game, names=names, rules=golden.rules, seed=golden.seed, seeds=("a", "b"))
    rng = random.Random(golden.seed)
    while not match.result:
        seat, move = golden.verbs.get(len(match.rows)) or golden.policy(match, rng)
        match.play(seat, move, t=1000 * len(match.rows))
    return match


def lines(match: Match) -> Iterator[str]:
    """The match as it is read: rows, what everybody heard, the table now and then."""
    words = Words("en", match.game.key, match.header.names)
    yield f"rules: {match.header.rules}"
    yield f"commitment: {match.header.commitment}"
    for row in match.rows:
        who = "" if row.seat is None else f" {'clock' if row.seat < 0 else words.name(row.seat)}:"
        yield f"{row.n}.{who} {row.move}"
        for line in row.told:
            hearers = f" (to {words.join([words.name(seat) for seat in line.to])})" if line.to else ""
            yield f"    {words.line(line)}{' (fleeting)' if line.fleeting else ''}{hearers}"
        if row.n in (0, len(match.rows) // 2):
            yield from table(Match.replay(match.record(), row.n), 0, words)
    yield from table(match, None, words)


def table(match: Match, seat: int | None, words: Words) -> Iterator[str]:
    yield f"--- as {'a spectator' if seat is None else words.name(seat)} sees it"
    yield from text.render(match.view(seat), words).splitlines()
    yield "---"


def path(golden: Golden) -> Path:
    return FOLDER / golden.game / f"{golden.reason}.txt"


def rendered(golden: Golden) -> str:
    return "\n".join(line.rstrip() for line in lines(played(golden))) + "\n"


if __name__ == "__main__":
    for each in GOLDENS:
        path(each).parent.mkdir(exist_ok=True)
        path(each).write_text(rendered(each), "utf-8")
        print(path(each).relative_to(FOLDER))
