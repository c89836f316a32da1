"""The compiled kernels against programs by others, on one core in one run, as ratios.

Each row states what is measured, the policy, how matches end, and both speeds. `playouts` counts turns: a
move with all that it takes is one, although OpenSpiel, driven from Python by `legal_actions` and
`apply_action`, makes a step of each stone taken and each jump. Policy `random-step` is any legal step, then
any stone that it may take, on both sides; `random` is any legal turn here and any legal step there. `perft`
counts what there is at the last ply, on both sides without making its moves; policy `every` is each legal
move in turn. A peer that is not installed is `missing` under the name it has as a package; it comes with
the dependency group `peers`."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from itertools import groupby
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple

from parlour.core import Kernel
from parlour.games import game as find
from parlour.match import Match
from parlour.search import can_compile, runs, templates
from parlour.search.templates import xorshift

if TYPE_CHECKING:
    from parlour.kit.kernels.morris import NONE, ONGOING, State, Variant, play, plies, prey, result

TURNS = 200  # after which nine men's morris is a draw in OpenSpiel
BARREN = 40  # moves without a capture after which checkers is
DEPTH = 4
MATCHES = {False: 1, True: 100}  # that are played at a time

Made = Callable[[], Any]


class Side(NamedTuple):
    """One of two that are measured: a step, and how much such a step has made."""

    step: Made
    size: Callable[[Any], int]


class Duel(NamedTuple):
    """A measurement of both sides under the same conditions."""

    game: str
    rules: dict[str, str]
    measure: str
    policy: str
    end: str
    peer: str
    package: str
    module: str
    ours: Callable[[Kernel, bool], Made]
    theirs: Callable[[], Side]


def run(seconds: float, progress: Callable[[str], None] = lambda key: None) -> list[dict[str, Any]]:
    """Every duel, each side measured for `seconds` of processor time."""
    rows = []
    for duel in DUELS:
        progress(duel.game)
        rows.append(measure(duel, seconds))
    return rows


def measure(duel: Duel, seconds: float) -> dict[str, Any]:
    game, compiled = find(duel.game), can_compile()
    assert game.kernel
    kernel = game.kernel(Match.start(game, rules=duel.rules, seed=0).state)
    sides = [Side(duel.ours(kernel, compiled), int)]
    there = find_spec(duel.module) is not None
    if there:
        sides.append(duel.theirs())
    ours, *theirs = speeds(sides, seconds)
    told = {
        "game": duel.game,
        "rules": " ".join(f"{name}={value}" for name, value in duel.rules.items()),
        "measure": duel.measure,
        "policy": duel.policy,
        "end": duel.end,
        "compiled": compiled,
        "per_second": ours,
        "peer": duel.peer,
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


def limited_playouts(
    count: int, x: int, start: State, v: Variant, limit: int, out: list[int]
) -> tuple[int, int]:
    """A template: random matches of morris that end after `limit` turns at the latest, any step being as
    likely as any other and then anything that it may take. The last random number, and the turns."""
    total = 0
    for _ in range(count):
        s, n = start, 0
        while n < limit and result(s, v) == ONGOING:
            listed, chosen = plies(s, v, out), -1
            while chosen < 0:
                x = xorshift(x)
                chosen = out[x * listed >> 32]
                if chosen >> 10 & NONE != NONE:  # it is listed once for each stone that it may take
                    x = xorshift(x)
                    if x * prey(s.opp, v).bit_count() >> 32 > 0:
                        chosen = -1
            s = play(s, chosen)
            n += 1
        total += n
    return x, total


def barren_playouts(
    count: int, x: int, start: State, v: Variant, limit: int, out: list[int]
) -> tuple[int, int]:
    """A template: random matches of draughts that end after `limit` turns without a capture at the latest."""
    total = 0
    for _ in range(count):
        s, barren = start, 0
        while barren < limit and result(s, v) == ONGOING:
            x = xorshift(x)
            men = s.opp.bit_count()
            s = play(s, out[x * plies(s, v, out) >> 32])
            barren = barren + 1 if s.own.bit_count() == men else 0
            total += 1
    return x, total


def playing(template: Callable[..., Any], limit: int) -> Callable[[Kernel, bool], Made]:
    """Some random matches a step."""

    def ours(kernel: Kernel, compiled: bool) -> Made:
        play_out = runs.ready(template, kernel, compiled, runs.ignore)
        out, x = runs.buffers(1, kernel.rules.MOST_PLIES, compiled)[0], 1

        def step() -> int:
            nonlocal x
            x, total = map(int, play_out(MATCHES[compiled], x, kernel.board, kernel.variant, limit, out))
            return total

        return step

    return ours


def counting(kernel: Kernel, compiled: bool) -> Made:
    perft = runs.ready(templates.perft, kernel, compiled, runs.ignore)
    outs = runs.buffers(DEPTH + 1, kernel.rules.MOST_PLIES, compiled)
    return lambda: int(perft(kernel.board, kernel.variant, DEPTH, outs))


def open_spiel(name: str) -> Side:
    import pyspiel

    game, rng = pyspiel.load_game(name), Random(0)

    def step() -> Any:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
        return state

    def turns(state: Any) -> int:
        return sum(1 for _ in groupby(each.player for each in state.full_history()))

    return Side(step, turns)


def pydraughts(variant: str) -> Side:
    from draughts.core.game import Game

    def perft(position: Any, depth: int) -> int:
        moves, _ = position.legal_moves()
        if depth == 1:
            return len(moves)
        return sum(perft(position.copy_fast().push(move)[0], depth - 1) for move in moves)

    return Side(lambda: perft(Game(variant), DEPTH), int)


DUELS = (
    Duel(
        "nine-mens-morris",
        {"preset": "tournament", "draw_rules": "off"},
        "playouts",
        "random-step",
        f"{TURNS}-turns",
        "OpenSpiel nine_mens_morris",
        "open-spiel",
        "pyspiel",
        playing(limited_playouts, TURNS),
        lambda: open_spiel("nine_mens_morris"),
    ),
    Duel(
        "draughts",
        {"king": "short", "draw_rules": "off"},
        "playouts",
        "random",
        f"{BARREN}-without-capture",
        "OpenSpiel checkers",
        "open-spiel",
        "pyspiel",
        playing(barren_playouts, BARREN),
        lambda: open_spiel("checkers"),
    ),
    Duel(
        "italian-draughts",
        {"preset": "federation", "draw_rules": "off"},
        "perft",
        "every",
        f"depth-{DEPTH}",
        "pydraughts italian",
        "pydraughts",
        "draughts",
        counting,
        lambda: pydraughts("italian"),
    ),
)
