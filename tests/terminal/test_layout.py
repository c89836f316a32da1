"""A turn fits a screen of 24 lines and 80 columns, in every game and every language."""

from __future__ import annotations

import random
from functools import partial
from os import terminal_size

import pytest

import parlour
from parlour.core import CLOCK, Game
from parlour.terminal import layout
from parlour.terminal.menu import choices, menu, verb_keys
from parlour.text import cells
from parlour.view import Path
from parlour.words import LANGUAGES, Words

SIZE = terminal_size((80, 24))
MOVES = 250  # of a match that are looked at
ENOUGH = 60


def turns(game: Game, seats: int, language: str, seed: int = 1) -> list[layout.Screen]:
    """What whoever acts sees in a random match, one screen a turn, with all that was told since the last."""
    names = tuple(Words(language).say("a-computer", number=number) for number in range(1, seats + 1))
    match = parlour.Match.start(game.key, seats=seats, seed=seed, names=names)
    words, rng = Words(language, game.key, names), random.Random(f"{game.key} {seed}")
    keys = verb_keys(verb.verb() for verb in game.verbs) if game.reflex else {}
    heard, found = dict.fromkeys(range(seats), 0), []
    while not match.result and match.n < MOVES:
        able = match.to_act()
        seat = rng.choice(able) if able else CLOCK
        moves = {move.text(): move for move in match.moves(seat)}
        if seat != CLOCK:
            call = {text: words.move(move) for text, move in moves.items()}.__getitem__
            offered = partial(choices, match.paths(seat), (), words, call, keys)
            told = [words.line(line) for row in match.heard_live(seat, heard[seat]) for line in row.told]
            heard[seat] = len(match.rows)
            table = layout.blocks(match.view(seat), words, match.due(), titled=match.n < seats)
            found.append(layout.screen(told, table, offered, SIZE, "…"))
        match.play(seat, rng.choice(list(moves.values())))
    return found


@pytest.mark.parametrize("game", parlour.games(), ids=lambda game: game.key)
def test_every_turn_fits_80_columns_and_24_lines(game: Game) -> None:
    rng = random.Random(game.key)
    for seats in {game.seats[0], game.seats[-1]}:
        screens = turns(game, seats, rng.choice(LANGUAGES))
        for seed in range(2, 10):  # some matches are over soon
            screens += turns(game, seats, rng.choice(LANGUAGES), seed) if len(screens) < ENOUGH else []
        assert len(screens) > 10
        for shown in screens:
            assert len(shown.lines) + 1 <= SIZE.lines, "\n".join(shown.lines)  # the prompt is one more
            assert max(map(cells, shown.lines)) <= SIZE.columns, "\n".join(shown.lines)
            assert shown.menu.options
            assert shown.lines[-len(shown.menu.lines()) :] == shown.menu.lines()


def test_what_needs_no_further_touch_is_a_move_in_a_list_of_touches_too() -> None:
    paths = [Path("draw", ("stock",)), *(Path(f"take {at}", ("pile", f"at:{at}")) for at in range(6))]
    words = Words("en", "six-card-golf", ("Anna", "Ben"))
    assert menu(paths, (), words, str, rows=1).options == ("draw", ("pile",))
    assert menu(paths, ("pile",), words, str).options == tuple(f"take {at}" for at in range(6))
