"""The games beside programs by others, on one core in one run, as ratios.

Each row states what is measured, on both sides how, the policy, how matches end, and both speeds for a
second of processor time. `playouts` and `stepping` count whole random matches, from the deal on. Ours are
`compiled` playouts (at the boards and in the race by templates of this bench, which draw a move without
listing all), or steps that a `Python` program makes with `Position`; theirs are OpenSpiel's own
rollouts in `C++` (one simulation of its MCTS with its `RandomRolloutEvaluator`; the deal is not counted), or
a `Python` loop over `legal_actions` and `apply_action`, and what TextArena and PettingZoo offer.

Policy `random-step` is any legal step, then any that completes the turn (a stone to take, a suit to name, a
place to lay), on both sides; `random` is any legal turn here and any legal step there. `steps` counts those
of environments that tell an observation and a mask of legal actions, ours with some matches at a time.
`perft` counts what there is at the last ply, on both sides without making its moves; policy `every` is each
legal move in turn. A peer that is not installed is `missing` under the name it has as a package; it comes
with the dependency group `peers`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from time import process_time
from typing import Any, NamedTuple

from bench import programs, random_boards, random_play, random_race
from bench.random_boards import BARREN, TURNS
from parlour.core import Kernel
from parlour.games import game as find
from parlour.match import Match
from parlour.search import can_compile, runs, templates

DEPTH = 4


class Side(NamedTuple):
    """One of two that are measured: a step, and how much such a step has made."""

    step: Callable[[], Any]
    size: Callable[[Any], int]


class Duel(NamedTuple):
    """A measurement of both sides under the same conditions."""

    game: str
    seats: int
    rules: Mapping[str, str]
    measure: str
    way: str
    policy: str
    end: str
    peer: str
    their_way: str
    package: str
    module: str
    ours: Callable[[Duel, bool], Side]
    theirs: Callable[[], Side]


def run(seconds: float, progress: Callable[[str], None] = lambda key: None) -> list[dict[str, Any]]:
    """Every duel, each side measured for `seconds` of processor time."""
    rows = []
    for duel in DUELS:
        progress(duel.game)
        rows.append(measure(duel, seconds))
    return rows


def measure(duel: Duel, seconds: float) -> dict[str, Any]:
    compiled = can_compile()
    sides = [duel.ours(duel, compiled)]
    if find_spec(duel.module):
        sides.append(duel.theirs())
    ours, *theirs = speeds(sides, seconds)
    told = {
        "game": duel.game,
        "seats": duel.seats,
        "rules": " ".join(f"{name}={value}" for name, value in duel.rules.items()),
        "measure": duel.measure,
        "way": duel.way if compiled else "plain",
        "policy": duel.policy,
        "end": duel.end,
        "per_second": ours,
        "peer": duel.peer,
        "peer_way": duel.their_way,
    }
    if not theirs:
        return told | {"missing": duel.package}
    return told | {"peer_per_second": theirs[0], "ratio": round(ours / theirs[0], 1)}


def speeds(sides: list[Side], seconds: float) -> list[int]:
    """What each side makes in a second of processor time. They take turns, so that whatever else the
    machine does is shared; a first step, which may compile, is not measured."""
    made, spent = [0] * len(sides), [0.0] * len(sides)
    for side in sides:
        side.step()
    while min(spent) < seconds or not all(made):
        at = spent.index(min(spent))
        start = process_time()
        done = sides[at].step()
        spent[at] += process_time() - start
        made[at] += sides[at].size(done)
    return [round(each / max(time, 1e-9)) for each, time in zip(made, spent, strict=True)]


def kernel_of(duel: Duel) -> Kernel:
    game = find(duel.game)
    assert game.kernel
    return game.kernel(Match.start(game, rules=duel.rules, seed=0).state)


def played(playing: Callable[[Duel, bool], Callable[[], tuple[int, int]]]) -> Callable[[Duel, bool], Side]:
    """Random matches; how many, and how many turns they had."""
    return lambda duel, compiled: Side(playing(duel, compiled), lambda made: made[0])


def on_board(template: Callable[..., Any], limit: int) -> Callable[[Duel, bool], Side]:
    return played(lambda duel, compiled: random_boards.playing(template, kernel_of(duel), limit, compiled))


def on_slate(duel: Duel, compiled: bool) -> Side:
    return Side(random_play.on_slate(duel.game, duel.seats, duel.rules, compiled), lambda made: made[0])


def on_track(duel: Duel, compiled: bool) -> Side:
    return Side(random_race.playing(duel.game, duel.seats, duel.rules, compiled), lambda made: made[0])


def stepping(limit: int = 0, barren: bool = False) -> Callable[[Duel, bool], Side]:
    return played(
        lambda duel, compiled: random_play.stepping(
            duel.game, duel.seats, duel.rules, limit, barren, compiled
        )
    )


def many(count: int) -> Callable[[Duel, bool], Side]:
    """Steps of many matches side by side."""
    return lambda duel, compiled: Side(random_play.vector(duel.game, duel.seats, count, compiled), int)


def counting(duel: Duel, compiled: bool) -> Side:
    kernel = kernel_of(duel)
    perft = runs.ready(templates.perft, kernel, compiled, runs.ignore)
    outs = runs.buffers(DEPTH + 1, kernel.rules.MOST_PLIES, compiled)
    return Side(lambda: perft(kernel.board, kernel.variant, DEPTH, outs), int)


def beside_open_spiel(
    game: str,
    seats: int,
    rules: Mapping[str, str],
    policy: str,
    end: str,
    name: str,
    playouts: Callable[[Duel, bool], Side],
    steps: Callable[[Duel, bool], Side],
) -> list[Duel]:
    """Compiled playouts beside rollouts in C++ and beside a Python loop, and steps beside that loop."""
    peer = f"OpenSpiel {name}"

    def duel(measure: str, policy: str, way: str, their_way: str, ours: Any, theirs: Any) -> Duel:
        return Duel(
            game, seats, rules, measure, way, policy, end, peer, their_way, "open-spiel", "pyspiel", ours,
            lambda: Side(*theirs(name)),
        )  # fmt: skip

    return [
        duel("playouts", policy, "compiled", "C++", playouts, programs.rollouts),
        duel("playouts", policy, "compiled", "Python", playouts, programs.open_spiel),
        duel("stepping", "random", "Python", "Python", steps, programs.open_spiel),
    ]


def beside_pettingzoo(game: str, seats: int, name: str, count: int) -> Duel:
    way = "1 match" if count == 1 else f"{count} matches"
    return Duel(
        game, seats, {}, "steps", way, "random", "book", f"PettingZoo {name}", "1 match",
        "pettingzoo[classic]", "rlcard", many(count), lambda: Side(*programs.pettingzoo(name)),
    )  # fmt: skip


MORRIS = {"preset": "tournament", "draw_rules": "off"}
CHECKERS = {"king": "short", "draw_rules": "off"}
GOLF = {"holes": "1", "last_turn": "on"}
DUELS = (
    *beside_open_spiel(
        "nine-mens-morris", 2, MORRIS, "random-step", f"{TURNS}-turns", "nine_mens_morris",
        on_board(random_boards.morris_playouts, TURNS), stepping(TURNS),
    ),
    *beside_open_spiel(
        "draughts", 2, CHECKERS, "random", f"{BARREN}-without-capture", "checkers",
        on_board(random_boards.draughts_playouts, BARREN), stepping(BARREN, barren=True),
    ),
    *beside_open_spiel(
        "crazy-eights", 4, {}, "random-step", "one-hand", "crazy_eights(players=4,max_draw_cards=52)",
        on_slate, stepping(),
    ),
    *beside_open_spiel(
        "go-fish", 4, {}, "random-step", "book", "go_fish(players=4)", on_slate, stepping()
    ),
    *beside_open_spiel(
        "who-has-the-six", 4, {}, "random-step", "book", "maedn(players=4)", on_track, stepping()
    ),
    Duel(
        "six-card-golf", 2, GOLF, "playouts", "compiled", "random-step", "one-hole", "TextArena Golf-v0",
        "Python", "textarena", "textarena", on_slate, lambda: Side(*programs.text_arena_golf()),
    ),
    Duel(
        "six-card-golf", 2, GOLF, "stepping", "Python", "random", "one-hole", "TextArena Golf-v0",
        "Python", "textarena", "textarena", stepping(), lambda: Side(*programs.text_arena_golf()),
    ),
    beside_pettingzoo("wolf-and-sheep", 2, "tictactoe_v3", 1),
    beside_pettingzoo("nine-mens-morris", 2, "connect_four_v3", 1),
    beside_pettingzoo("nine-mens-morris", 2, "connect_four_v3", 1024),
    beside_pettingzoo("crazy-eights", 2, "leduc_holdem_v4", 1),
    beside_pettingzoo("crazy-eights", 2, "leduc_holdem_v4", 1024),
    Duel(
        "italian-draughts", 2, {"preset": "federation", "draw_rules": "off"}, "perft", "compiled", "every",
        f"depth-{DEPTH}", "pydraughts italian", "Python", "pydraughts", "draughts", counting,
        lambda: Side(*programs.pydraughts("italian", DEPTH)),
    ),
)  # fmt: skip
