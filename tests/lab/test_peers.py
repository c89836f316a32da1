"""Matches are measured as the peers play them, plain and compiled alike; see tests/peers for the peers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench import peers, random_boards, random_play, random_race
from parlour.search import bind, can_compile, runs

BOARDS = {
    duel.game: duel for duel in peers.DUELS if duel.game in ("nine-mens-morris", "draughts") and duel.rules
}
TEMPLATES = {"nine-mens-morris": random_boards.morris_playouts, "draughts": random_boards.draughts_playouts}


def test_both_sides_take_turns_and_get_equal_time() -> None:
    steps = []

    def busy(name: str, loops: int) -> peers.Side:
        return peers.Side(lambda: [steps.append(name), sum(range(loops))], lambda _: 1)

    quick, slow = peers.speeds([busy("quick", 20_000), busy("slow", 200_000)], 0.02)
    assert steps[:4] == ["quick", "slow", "quick", "slow"]
    assert steps.count("quick") > 2 * steps.count("slow")
    assert quick > 2 * slow


def test_every_game_is_measured_like_for_like() -> None:
    ways = {(duel.game, duel.measure, duel.way, duel.their_way) for duel in peers.DUELS}
    for game in ("nine-mens-morris", "draughts", "crazy-eights", "go-fish", "who-has-the-six"):
        assert (game, "playouts", "compiled", "C++") in ways
        assert (game, "playouts", "compiled", "Python") in ways
        assert (game, "stepping", "Python", "Python") in ways
    assert all(duel.policy and duel.end for duel in peers.DUELS)


def test_playouts_end_where_those_of_the_peer_do() -> None:
    kernel = peers.kernel_of(BOARDS["nine-mens-morris"])
    assert kernel.variant.if_all
    assert not kernel.variant.quiet_limit
    play_out = bind(random_boards.morris_playouts, kernel.rules, False)
    out = [0] * kernel.rules.MOST_PLIES
    assert play_out(20, 1, kernel.board, kernel.variant, 10, out)[1] == 20 * 10
    kernel = peers.kernel_of(BOARDS["draughts"])
    play_out = bind(random_boards.draughts_playouts, kernel.rules, False)
    assert play_out(20, 1, kernel.board, kernel.variant, 1, out)[1] == 20
    lengths = [play_out(1, x, kernel.board, kernel.variant, peers.BARREN, out)[1] for x in range(1, 60)]
    assert min(lengths) > 20
    assert max(lengths) < 400


def mean_length(playing: random_play.Playing, matches: int = 400) -> float:
    made = [playing() for _ in range(matches)]
    return sum(turns for _, turns in made) / sum(games for games, _ in made)


def test_draughts_drawn_without_a_list_are_as_long_as_those_from_the_list() -> None:
    """Any turn is as likely as any other, both ways."""
    duel = BOARDS["draughts"]
    drawn = random_boards.playing(TEMPLATES["draughts"], peers.kernel_of(duel), peers.BARREN, False)
    listed = random_play.stepping("draughts", 2, duel.rules, peers.BARREN, True, False)
    assert mean_length(drawn) == pytest.approx(mean_length(listed), rel=0.07)


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("seats", "rules"), [(2, {}), (3, {"track": "48"}), (4, {}), (4, {"max_rolls": "100"})]
)
def test_a_race_without_a_list_is_that_of_the_kernel(
    seats: int, rules: dict[str, str], compiled: bool
) -> None:
    """The same random numbers make the same matches."""
    listed = random_play.on_slate("who-has-the-six", seats, rules, compiled)
    drawn = random_race.playing("who-has-the-six", seats, rules, compiled)
    assert [drawn() for _ in range(10)] == [listed() for _ in range(10)]


def test_an_eight_is_as_likely_as_any_other_card() -> None:
    """Four plies name a suit: without a correction matches would go on for fewer moves."""
    stepwise = random_play.on_slate("crazy-eights", 4, {}, False)
    turnwise = random_play.stepping("crazy-eights", 4, {}, 0, False, False)
    assert mean_length(stepwise, 300) == pytest.approx(77.5, rel=0.06)
    assert mean_length(turnwise, 300) == pytest.approx(76.3, rel=0.06)


@pytest.mark.slow
@pytest.mark.skipif(not can_compile(), reason="Numba is not installed")
@pytest.mark.parametrize("game", BOARDS)
def test_plain_and_compiled_matches_are_the_same(
    game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    kernel, ends = peers.kernel_of(BOARDS[game]), list[Any]()
    for compiled in (False, True):
        play_out = bind(TEMPLATES[game], kernel.rules, compiled)
        out = runs.buffers(1, kernel.rules.MOST_PLIES, compiled)[0]
        ends.append(tuple(map(int, play_out(100, 7, kernel.board, kernel.variant, 40, out))))
    assert ends[0] == ends[1]
