"""Players of OpenSpiel's MCTS, to be seated in simulations of games that OpenSpiel has by the same rules.

parlour simulate nine-mens-morris --rule preset=tournament --bots 4,bench.spiel:mcts_1000 -n 20

They hear no more than their seat. A board is played again in OpenSpiel from its first move. Where cards are
hidden every re-deal gets a past that leads to it (`histories`) and its part of the simulations, and the
visits of all are added up. OpenSpiel comes with the dependency group `peers`."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from bench import histories
from bench.histories import Impossible
from parlour.bots import Choice
from parlour.core import Move
from parlour.kit.squares import ALGEBRAIC
from parlour.match import Match
from parlour.match.record import Heard

EXPLORE = 2.0  # as in OpenSpiel's own examples
MEMORY = 1000  # megabytes that a search may take
TURNS = 200  # after which nine men's morris is a draw there
BARREN = 40  # moves without a capture after which checkers is
REDEALS = 10  # that share the simulations
TRIES = 60  # re-deals, until there are enough with a past
ROWS = ("a7 d7 g7", "b6 d6 f6", "c5 d5 e5", "a4 b4 c4 e4 f4 g4", "c3 d3 e3", "b2 d2 f2", "a1 d1 g1")
POINTS = [name for row in ROWS for name in row.split()]  # of morris, as they are numbered there


class Board(NamedTuple):
    """A board game of theirs: its name, and how a text of ours is written in steps of theirs."""

    name: str
    steps: Callable[[Any, str], list[int]]


def morris_steps(_state: Any, text: str) -> list[int]:
    """Where a stone goes to; what it takes is a step of its own."""
    go, _, taken = text.partition("x")
    points = [POINTS.index(name) for name in go.split("-")]
    step = points[0] if len(points) == 1 else len(POINTS) * (1 + points[0]) + points[1]
    return [step, POINTS.index(taken)] if taken else [step]


def checkers_steps(state: Any, text: str) -> list[int]:
    """Each jump is a step."""
    squares, here, found = [ALGEBRAIC[number] for number in re.findall(r"\d+", text)], state.clone(), []
    for source, target in pairwise(squares):
        found.append(here.string_to_action(source + target))
        here.apply_action(found[-1])
    return found


BOARDS = {
    "nine-mens-morris": Board("nine_mens_morris", morris_steps),
    "draughts": Board("checkers", checkers_steps),
}


def ways(move: Move) -> Iterator[str]:
    """A move as it is written, and its other routes."""
    yield move.text()
    for path in move.paths():
        yield "x".join(token.partition(":")[2] for token in path if token.startswith("place:"))


def is_drawn(match: Match) -> bool:
    """A referee: whether a match is a draw in OpenSpiel, where that comes sooner than here."""
    if match.game.key == "nine-mens-morris":
        return match.n >= TURNS
    return match.n >= BARREN and not any("x" in row.move for row in match.rows[-BARREN:])


def mcts(choice: Choice, simulations: int) -> Any:
    """The move that MCTS visits most."""
    if choice.view.game in BOARDS:
        return on_board(BOARDS[choice.view.game], choice, simulations)
    return with_cards(CARDS[choice.view.game], choice, simulations)


mcts_1000 = functools.partial(mcts, simulations=1000)
mcts_10000 = functools.partial(mcts, simulations=10_000)


def on_board(board: Board, choice: Choice, simulations: int) -> Any:
    """The turn that MCTS makes, step by step."""
    state = load(board.name).new_initial_state()
    for row in choice.heard[1:]:
        for action in board.steps(state, str(row.move)):
            state.apply_action(action)
    here, player, turn = state.clone(), state.current_player(), list[int]()
    while not here.is_terminal() and here.current_player() == player:
        turn.append(bot(board.name, simulations, choice.rng).step(here))
        here.apply_action(turn[-1])
    for move in choice.moves:
        for text in ways(move):
            try:
                if board.steps(state, text) == turn:
                    return move
            except (RuntimeError, ValueError, KeyError):
                continue  # a route that is no way to write this kind of move
    raise LookupError(turn)


class Cards(NamedTuple):
    """A card game of theirs: its name, the past of a re-deal, and the steps of a move of ours."""

    name: str
    past: Callable[[Sequence[Heard], Any], list[int]]
    steps: Callable[[str, int, int], list[int]]


CARDS = {
    "crazy-eights": Cards(
        "crazy_eights(players=4,max_draw_cards=52)",
        histories.eights,
        lambda move, first, seats: histories.eights_steps(move),
    ),
    "go-fish": Cards("go_fish(players=4)", histories.fish, histories.fish_steps),
}


def with_cards(cards: Cards, choice: Choice, simulations: int) -> Any:
    """The move that the searches of all re-deals visit most; any where no past was found."""
    heard, rng = choice.heard, choice.rng
    first = next((row.seat for row in heard if row.seat is not None), choice.seat)
    seats = choice.sample().seats
    steps = {move: cards.steps(move.text(), first, seats) for move in choice.moves}
    states = possible(cards, heard, choice.sample, {turn[0] for turn in steps.values()})
    if not states:
        return rng.choice(choice.moves)
    while len(steps) > 1 and not states[0].is_terminal():  # whoever lays the last card names no suit there
        step = most_visited(cards.name, states, [turn[0] for turn in steps.values()], rng, simulations)
        steps = {move: turn[1:] for move, turn in steps.items() if turn[0] == step}
        for state in states:
            state.apply_action(step)
    return next(iter(steps))


def possible(cards: Cards, heard: Sequence[Heard], sample: Callable[[], Any], legal: set[int]) -> list[Any]:
    """Some re-deals with a past, as they stand in OpenSpiel, with the same moves there as here."""
    found = list[Any]()
    for _ in range(TRIES):
        if len(found) == REDEALS:
            break
        state = load(cards.name).new_initial_state()
        try:
            for action in cards.past(heard, sample()):
                if action not in state.legal_actions():
                    raise Impossible
                state.apply_action(action)
        except Impossible:
            continue
        if not state.is_chance_node() and legal <= set(state.legal_actions()):
            found.append(state)
    return found


def most_visited(
    name: str, states: Sequence[Any], among: Sequence[int], rng: Random, simulations: int
) -> int:
    """The action that is visited most from all these states together."""
    visits = Counter[int]()
    for state in states:
        node = bot(name, simulations // len(states), rng).mcts_search(state)
        visits.update({child.action: child.explore_count for child in node.children})
    return max(among, key=lambda action: visits[action])


@functools.cache
def load(name: str) -> Any:
    import pyspiel

    return pyspiel.load_game(name)


def bot(name: str, simulations: int, rng: Random) -> Any:
    """A new player of theirs, with random playouts."""
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, rng.getrandbits(31))
    seed = rng.getrandbits(31)
    return pyspiel.MCTSBot(load(name), evaluator, EXPLORE, simulations, MEMORY, True, seed, False)
