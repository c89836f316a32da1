"""Writes the goldens anew: whole matches as plain text, one for every way a game can end.

scripts/uv run --group dev python tests/golden/make.py writes all of them, with `go-fish kemps` those of some
games. Where a match ends in another way than it should, it names a seed that does."""

from __future__ import annotations

import functools
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from parlour import Match, text
from parlour.bots.minds import accordion
from parlour.chance import LoggingDealer, Outcome
from parlour.core import CLOCK
from parlour.kit.cards import OF_RANK, complete_ranks
from parlour.kit.kernels import corner
from parlour.kit.kernels.morris import near
from parlour.words import LANGUAGES, Words

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva")
Policy = Callable[[Match, random.Random], tuple[int, Any]]


def any_verb(match: Match, rng: random.Random) -> tuple[int, Any]:
    """A random seat, a random verb, a random move of it."""
    seat = rng.choice(match.to_act())
    moves = match.moves(seat)
    verb = rng.choice(sorted({type(move).__name__ for move in moves}))
    return seat, rng.choice([move for move in moves if type(move).__name__ == verb])


def any_verb_or_clock(match: Match, rng: random.Random) -> tuple[int, Any]:
    """Any verb of somebody; where everybody waits, the clock."""
    return any_verb(match, rng) if match.to_act() else (CLOCK, match.moves(CLOCK)[0])


def remembering(match: Match, rng: random.Random) -> tuple[int, Any]:
    """The partner of the card that lies open, if it has been turned before."""
    told = [line.data for row in match.rows for line in row.told if line.key == "turned"]
    seen = {data["place"]: data["cards"][0][0] for data in told}
    for seat in match.to_act() if match.state.turned else ():
        for move in match.moves(seat):
            if seen.get(*move.spelled()) == seen[told[-1]["place"]]:
                return seat, move
    return any_verb_or_clock(match, rng)


def unlucky(match: Match, rng: random.Random) -> tuple[int, Any]:
    """Never a pair."""
    seat, move = any_verb_or_clock(match, rng)
    if seat == CLOCK or after(match, seat, move).state.taken == match.state.taken:
        return seat, move
    return unlucky(match, rng)


def collecting(match: Match, rng: random.Random) -> tuple[int, Any]:
    """Call on whoever holds four alike, else swap towards four alike, else any verb but a call."""
    seat, chosen = any_verb(match, rng)
    hands, own = match.state.hands, match.state.hands[seat]
    swaps = [move for move in match.moves(seat) if move.verb() == "swap"]
    for move in match.moves(seat):
        if move.verb() == "call" and complete_ranks(hands[move.seat]):
            return seat, move
    best = max(swaps, key=lambda swap: alike(own ^ 1 << swap.give ^ 1 << swap.take), default=None)
    if best and alike(own ^ 1 << best.give ^ 1 << best.take) > alike(own):
        return seat, best
    return (seat, chosen) if chosen.verb() not in ("call", "swap") else collecting(match, rng)


def alike(hand: int) -> int:
    return sum((hand & cards).bit_count() ** 2 for cards in OF_RANK)


def unhurried(match: Match, rng: random.Random) -> tuple[int, Any]:
    """Any move that does not end the match, while there is one."""
    (seat,) = match.to_act()
    moves = rng.sample(match.moves(seat), len(match.moves(seat)))
    return seat, next((move for move in moves if not after(match, seat, move).result), moves[0])


def to_and_fro(match: Match, rng: random.Random) -> tuple[int, Any]:
    """Back where one came from; at first any move that does not end the match."""
    (seat,) = match.to_act()
    if len(match.rows) < 3:
        return unhurried(match, rng)
    source, to = match.rows[-2].move.split("-")
    return seat, f"{to}-{source}"


def walling_in(match: Match, rng: random.Random) -> tuple[int, Any]:
    """Both leave Black as little room as they can, without a mill, and go where nobody was before."""
    (seat,) = match.to_act()

    def room(move: Any) -> float:
        then = after(match, seat, move)
        if then.result:
            return 0 if then.result.reason == "cannot-move" else 99
        known = then.state.seen.count(then.state.seen[-1]) > 1
        b = then.state.board
        black = b.opp if seat else b.own
        return (near(black) & ~(b.own | b.opp)).bit_count() + 20 * known + 2 * rng.random()

    return seat, min(match.moves(seat), key=room)


def after(match: Match, seat: int, move: Any) -> Match:
    twin = match.copy()
    twin.play(seat, move)
    return twin


def pressing(match: Match, rng: random.Random) -> tuple[int, Any]:
    """Seat 0 leaves the enemy as few moves as it can; seat 1 does not care."""
    seat, chosen = any_verb(match, rng)
    if seat:
        return seat, chosen
    moves = match.moves(seat)
    rng.shuffle(moves)
    return seat, min(moves, key=lambda move: len(after(match, seat, move).moves(1 - seat)))


def racing(match: Match, rng: random.Random) -> tuple[int, Any]:
    """Men into the opposite corner, then all of them nearer to it."""
    seat, _ = any_verb(match, rng)
    moves = match.moves(seat)
    rng.shuffle(moves)

    def worth(move: Any) -> int:
        b = after(match, seat, move).state.board
        men = b.opp_low, b.opp_high
        return 3 * corner.arrived(*men, seat) - corner.distance(*men, seat)

    return seat, max(moves, key=worth)


def stubborn(match: Match, rng: random.Random) -> tuple[int, Any]:
    """Any move but giving up, while there is one."""
    moves = [move for move in match.moves(0) if move.verb() != "give-up"] or match.moves(0)
    return 0, rng.choice(moves)


def solving(match: Match, rng: random.Random) -> tuple[int, Any]:
    """Deal all cards, then put them together as the solver says."""
    if match.state.stock:
        return 0, "deal"
    dealt = bytes(match.moments[52].state.row)
    pile, onto = solved(dealt).steps[52 - len(match.state.sizes)]
    return 0, f"move {pile} {onto}"


solved = functools.cache(functools.partial(accordion.solve_row, nodes=100_000))


class Stacked(LoggingDealer):
    """A deck that nobody has shuffled."""

    def outcome(self, stream: str, counter: int, kind: str, size: int) -> Outcome:
        return list(range(size))


class Golden(NamedTuple):
    """How a match is made; its name is its end."""

    game: str
    reason: str
    seats: int
    seed: int
    rules: dict[str, str] = {}
    policy: Policy = any_verb
    verbs: dict[int, tuple[int, str]] = {}  # match verbs instead of the move after that many rows
    shuffled: bool = True  # if not, cards are dealt in their order, and nothing is sealed
    language: str = "en"


GOLDENS = [
    Golden("one", "fewest-rolls", 3, 1, {"rounds": "2"}),
    Golden("jule", "all-crossed-off", 3, 1),
    Golden("jule", "round-limit", 4, 2, {"max_rounds": "10", "turning_point": "once", "one_roll": "on"}),
    Golden("who-has-the-six", "all-home", 3, 3, {"roll_again": "on", "play_out": "on"}),
    Golden("who-has-the-six", "roll-limit", 4, 4, {"preset": "short", "track": "48"}),
    Golden("nine-mens-morris", "two-stones", 2, 0),
    Golden("nine-mens-morris", "cannot-move", 2, 370),
    Golden("nine-mens-morris", "no-stone-taken", 2, 199),
    Golden("nine-mens-morris", "third-time", 2, 204),
    Golden("nine-mens-morris", "resigned", 2, 4, verbs={12: (0, "/undo 10 1"), 20: (1, "/resign")}),
    Golden("nine-mens-morris", "agreed-draw", 2, 5, verbs={16: (0, "/agree-draw 1")}),
    Golden("draughts", "no-pieces", 2, 298),
    Golden("draughts", "blocked", 2, 297),
    Golden("draughts", "third-time", 2, 312, {"king": "short"}),
    Golden("draughts", "no-progress", 2, 392, {"king": "short"}),
    Golden("reverse-draughts", "no-pieces", 2, 994),
    Golden("reverse-draughts", "blocked", 2, 799),
    Golden("reverse-draughts", "third-time", 2, 1866),
    Golden("reverse-draughts", "no-progress", 2, 392, {"king": "short"}),
    Golden("french-draughts", "no-pieces", 2, 935),
    Golden("french-draughts", "blocked", 2, 340),
    Golden("french-draughts", "third-time", 2, 257, {"king": "short"}),
    Golden("french-draughts", "no-progress", 2, 316, {"king": "short"}),
    Golden("italian-draughts", "no-pieces", 2, 1411),
    Golden("italian-draughts", "blocked", 2, 1205),
    Golden("italian-draughts", "third-time", 2, 722, {"king": "short"}),
    Golden("italian-draughts", "no-progress", 2, 654, {"king": "short"}),
    Golden("chicago-draughts", "no-pieces", 2, 994),
    Golden("chicago-draughts", "blocked", 2, 2233),
    Golden("chicago-draughts", "third-time", 2, 908, {"king": "short"}),
    Golden("chicago-draughts", "no-progress", 2, 556, {"king": "short"}),
    Golden("hopping-morris", "mill", 2, 0),
    Golden("hopping-morris", "all-moves-made", 2, 1, policy=unhurried),
    Golden("hopping-morris", "third-time", 2, 2, policy=to_and_fro),
    Golden("cross-morris", "mill", 2, 0),
    Golden("cross-morris", "cannot-move", 2, 5, policy=walling_in),
    Golden("cross-morris", "all-moves-made", 2, 1, policy=unhurried),
    Golden("cross-morris", "third-time", 2, 2, policy=to_and_fro),
    Golden("battle-morris", "mill", 2, 1),
    Golden("battle-morris", "no-mill-in-time", 2, 1, {"preset": "expert"}, unhurried),
    Golden("wolf-and-sheep", "wolf-caught", 2, 75),
    Golden("wolf-and-sheep", "broken-through", 2, 7),
    Golden("wolf-and-sheep", "sheep-stuck", 2, 1404),
    Golden("walls", "no-men", 2, 36, policy=pressing),
    Golden("walls", "blocked", 2, 20, policy=pressing),
    Golden("walls", "crossed", 2, 88, {"goal": "cross"}),
    Golden("walls", "nothing-caught", 2, 99),
    Golden("walls", "move-limit", 2, 0),
    Golden("corner-draughts", "corner-filled", 2, 53, policy=racing),
    Golden("corner-draughts", "both-passed", 2, 0, {"sideways": "off"}),
    Golden("corner-draughts", "move-limit", 2, 0),
    Golden("crazy-eights", "went-out", 3, 6),
    Golden("crazy-eights", "hand-blocked", 3, 9),
    Golden("crazy-eights", "target-reached", 3, 24, {"length": "points", "target": "50"}),
    Golden("crazy-eights", "hand-limit", 2, 16, {"length": "points", "max_hands": "2"}),
    Golden("hollywood-eights", "all-games-won", 3, 9, {"points": "25", "games": "4"}),
    Golden("hollywood-eights", "hand-limit", 3, 2, {"max_hands": "3"}),
    Golden("8-28", "last-round", 4, 21, {"preset": "short"}),
    Golden("battle", "all-cards", 2, 685),
    Golden("battle", "out-of-cards", 2, 320, {"collect": "winner-first"}),
    Golden("battle", "both-out", 2, 0, shuffled=False),
    Golden("battle", "battle-limit", 2, 1, {"preset": "short", "collect": "shuffled"}),
    Golden("clock-solitaire", "all-turned", 1, 56),
    Golden("clock-solitaire", "fourth-king", 1, 3),
    Golden("accordion", "one-pile", 1, 1, policy=solving),
    Golden("accordion", "no-move-left", 1, 2, policy=stubborn, verbs={30: (0, "/undo 27")}),
    Golden("accordion", "given-up", 1, 3),
    Golden("go-fish", "most-books", 3, 0),
    *(Golden("go-fish", "most-books", 3, 0, language=each) for each in LANGUAGES[1:]),
    Golden("go-fish", "nothing-moves", 4, 53, {"max_dry": "10"}),
    Golden("go-fish", "ended", 5, 2, verbs={14: (3, "/seat 2 bot"), 25: (0, "/end")}),
    Golden("egyptian-rat-screw", "all-cards", 3, 1),
    Golden("egyptian-rat-screw", "turn-limit", 4, 102, {"preset": "short", "jokers": "2"}),
    Golden("kemps", "target-reached", 4, 136, {"target": "2"}, collecting),
    Golden("kemps", "round-limit", 4, 192, {"max_rounds": "5"}),
    Golden("concentration", "all-taken", 3, 5, {"pairs": "10"}, remembering),
    Golden("concentration", "no-pairs", 2, 1, {"max_dry": "20"}, unlucky),
    Golden("six-card-golf", "all-holes", 3, 4, {"holes": "2", "last_turn": "on"}),
]


def played(golden: Golden) -> Match:
    names = NAMES[: golden.seats]
    match = Match.start(
        golden.game, names=names, rules=golden.rules, seed=golden.seed, seeds=("a", "b"),
        dealer=None if golden.shuffled else Stacked(),
    )  # fmt: skip
    rng = random.Random(golden.seed)
    while not match.result:
        seat, move = golden.verbs.get(len(match.rows)) or golden.policy(match, rng)
        match.play(seat, move, t=1000 * len(match.rows))
    return match


def lines(match: Match, language: str) -> Iterator[str]:
    """The match as it is read: rows, what everybody heard, the table now and then."""
    words = Words(language, match.game.key, match.header.names)
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
    yield from text.render(match.view(seat), words, match.due(), number=int).splitlines()
    yield "---"


def path(golden: Golden) -> Path:
    language = "" if golden.language == "en" else f".{golden.language}"
    return FOLDER / golden.game / f"{golden.reason}{language}.txt"


def rendered(match: Match, language: str = "en") -> str:
    return "\n".join(line.rstrip() for line in lines(match, language)) + "\n"


def seed_for(golden: Golden) -> int | None:
    """The first seed with which the match ends as it should, if one of the first thousand does."""
    return next((seed for seed in range(1000) if ends_rightly(golden._replace(seed=seed))), None)


def ends_rightly(golden: Golden) -> bool:
    result = played(golden).result
    return result is not None and result.reason == golden.reason


def write(golden: Golden) -> None:
    if not ends_rightly(golden):
        sys.exit(f"{golden.game} does not end by {golden.reason}; seed: {seed_for(golden)}")
    path(golden).parent.mkdir(exist_ok=True)
    path(golden).write_text(rendered(played(golden), golden.language), "utf-8")
    print(path(golden).relative_to(FOLDER))


if __name__ == "__main__":
    for each in GOLDENS:
        if each.game in (sys.argv[1:] or [each.game]):
            write(each)
