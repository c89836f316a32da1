"""Computer players in every game, through the protocol alone."""

from __future__ import annotations

import dataclasses
import functools
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import parlour
from parlour import Match, bots, core
from parlour.bots import LEVELS, Budget, Choice, Later, Player
from parlour.bots.contract import Decision
from parlour.bots.playouts import weigh
from parlour.bots.weighing import best
from parlour.core import Game
from parlour.kit import cards
from parlour.match.sight import spots
from tests.matrix import MINDS, games, slow_unless

TABLES = [
    pytest.param(game, seats, id=f"{game.key}-{seats}", marks=slow_unless(seats not in game.seats[1:-1]))
    for game in parlour.games()
    for seats in game.seats
]
RANDOM = Player(bots.random_bot)


def start(game: str | Game, seats: int, seed: int = 1) -> Match:
    found = parlour.game(game) if isinstance(game, str) else game
    preset = "short" if "short" in found.presets else "book"
    return Match.start(found, seats=seats, seed=seed, rules={"preset": preset})


def hasty(game: Game, level: int = 1, plies: int = 300) -> Player:
    """A player of this level that thinks little, for whole matches."""
    return Player(bots.player(game, level).choose, Budget(plies))


def play_checked(match: Match, player: Player) -> int:
    """Play to the end and see that every answer was one of the moves offered; how many there were."""
    answers = 0

    def choose(choice: Choice) -> Any:
        nonlocal answers
        answer = player.choose(choice)
        move = answer.move if isinstance(answer, Later) else answer
        assert move is None or move in choice.moves
        assert answer is not None or match.game.reflex
        answers += 1
        return answer

    bots.drive(match, [Player(choose, player.budget)] * match.seats)
    return answers


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_player_makes_listed_moves_and_the_match_ends(game: Game, seats: int) -> None:
    match = start(game, seats)
    answers = play_checked(match, hasty(game))
    assert match.result is not None
    decisions = any(len(match.game.legal(moment.state, 0)) > 1 for moment in match.moments)
    assert answers > 0 or not decisions


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_random_player_makes_listed_moves(game: Game, seats: int) -> None:
    match, rng = start(game, seats), Random(2)
    for _ in range(40):
        for seat in match.to_act():
            assert bots.act(match, seat, RANDOM) in match.moves(seat)
        if match.result:
            break
        seat = rng.choice(match.to_act() or [core.CLOCK])
        move = bots.act(match, seat, RANDOM) if seat >= 0 else match.moves(seat)[0]
        assert isinstance(move, core.Move)
        match.play(seat, move)


@games(MINDS)
def test_the_same_seed_gives_the_same_record(game: Game) -> None:
    seats = game.seats[-1]
    records = [bots.drive(start(game, seats, seed), [hasty(game, 2)] * seats).record() for seed in (7, 7, 8)]
    assert records[0] == records[1]
    assert records[0] != records[2]
    parlour.verify(records[0])


def positions(match: Match, count: int) -> Iterator[int]:
    """Play on with hasty players; stop now and then where somebody decides, and say who."""
    computers = bots.Computers(match, dict.fromkeys(range(match.seats), hasty(match.game)))
    while count and computers.step():
        for seat in match.to_act():
            if len(match.moves(seat)) > 1 and match.n % 3 == 0:
                yield seat
                count -= 1


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_decision_does_not_depend_on_what_the_seat_cannot_see(game: Game, seats: int) -> None:
    match = start(game, seats)
    levels = [2] if game.kernel else [*LEVELS]  # on a board all is seen
    changed = decided = 0
    for seat in positions(match, 12):
        player = bots.player(game, levels[decided % len(levels)])
        twin = match.copy()
        twin.moments[-1] = twin.moments[-1]._replace(state=match.redeal(seat, Random(99)))
        changed += twin.state != match.state
        decided += 1
        assert twin.view(seat) == match.view(seat)
        answers = [
            player.choose(
                Choice(
                    table.heard_live(seat),
                    table.view(seat),
                    seat,
                    table.moves(seat),
                    functools.partial(table.redeal, seat, rng),
                    Budget(400, 400),
                    rng,
                )
            )
            for table, rng in ((match, Random(5)), (twin, Random(5)))
        ]
        assert answers[0] == answers[1]
        assert bots.act(match.copy(), seat, hasty(game)) == bots.act(twin.copy(), seat, hasty(game))
    hides = any(spot.seen_by != -1 and spot.cards for spot in spots(match.state))
    assert changed or not hides or not decided


@pytest.mark.parametrize("game", parlour.games(), ids=lambda game: game.key)
def test_a_decision_draws_nothing_from_deal_and_dice(game: Game) -> None:
    match = start(game, game.seats[0])
    before = dict(match.dealer.counters), match.record()
    for seat in match.to_act():
        bots.act(match, seat, hasty(game))
    assert (dict(match.dealer.counters), match.record()) == before


def test_two_seats_of_a_match_do_not_share_their_chance() -> None:
    match = start("kemps", 4)
    proposals = {bots.act(match, seat, 3) for seat in range(4)}
    assert len(proposals) > 1


def test_a_forced_move_is_made_without_thinking() -> None:
    def think(*_: Any) -> Any:
        raise AssertionError("asked for a forced move")

    match = bots.drive(start("one", 3), [Player(think)] * 3)
    assert match.result


@pytest.mark.parametrize("game", parlour.games(), ids=lambda game: game.key)
def test_a_decision_costs_what_its_budget_says(game: Game) -> None:
    """However many moves there are, the plies tried stay within the budget."""
    match, played = start(game, game.seats[-1]), 0
    seat = match.to_act()[0]

    @functools.wraps(game.play)
    def play(*question: Any) -> None:
        nonlocal played
        played += 1
        game.play(*question)

    counted, moves = dataclasses.replace(game, play=play), match.moves(seat)
    rng = Random(1)
    sample = functools.partial(match.redeal, seat, rng)
    d = Decision(
        counted, LEVELS[3], match.heard(seat), match.view(seat), seat, moves, sample, Budget(3000), rng
    )
    assert best(weigh(d)).move in moves
    assert played <= 3000 * 1.1
    assert played > 300 or len(moves) == 1


def test_at_a_live_table_the_wall_clock_is_a_ceiling() -> None:
    match = start("nine-mens-morris", 2)
    patient = Player(bots.player(match.game, 4).choose, Budget(10**9, 10**9, seconds=0.05))
    assert bots.act(match, 0, patient) in match.moves(0)  # a thousand million plies would take hours


class Alone(core.State):
    rules: core.Rules
    seats: int
    total: int = 0
    picks: int = 0


class Pick(core.Move, frozen=True):
    number: int


def deal_alone(rules: core.Rules, seats: int, dealer: core.Dealer) -> Alone:
    return Alone(rules, seats)


def pick(s: Alone, seat: int, move: Pick, dealer: core.Dealer) -> None:
    s.total += move.number
    s.picks += 1


def test_who_plays_alone_plays_for_the_standing() -> None:
    class Rules(core.Rules):
        pass

    game = core.Game(
        "alone",
        range(1, 2),
        Rules,
        deal_alone,
        lambda s, seat: [Pick(number) for number in (2, 9, 4)],
        pick,
        lambda s: core.Result((1,), (s.total,), "over") if s.picks == 3 else None,
        lambda s: [],
        kind="dice",
        minutes=1,
        age=4,
        standing=lambda s: [s.total],
    )
    match = Match.start(game, seed=1)
    assert bots.act(match, 0, 3) == Pick(9)


def wins(key: str, seats: int, matches: int, player: Player, others: Player) -> int:
    """How many of the matches the player wins alone, from every seat in turn."""
    won = 0
    for seed in range(matches):
        seat = seed % seats
        match = bots.drive(start(key, seats, seed), [player if at == seat else others for at in range(seats)])
        assert match.result
        won += match.result.ranks[seat] == 1 and match.result.ranks.count(1) == 1
    return won


def test_monte_carlo_beats_chance_at_nine_mens_morris() -> None:
    game = parlour.game("nine-mens-morris")
    assert wins(game.key, 2, 6, hasty(game, 3, 2500), RANDOM) >= 5


def test_monte_carlo_beats_chance_at_go_fish() -> None:
    """One of four would win a quarter by luck, and hardly ever 11 of 20."""
    game = parlour.game("go-fish")
    assert wins(game.key, 4, 20, hasty(game, 3, 1500), RANDOM) >= 11


@pytest.mark.slow
def test_higher_levels_beat_lower_ones() -> None:
    morris, slap = parlour.game("nine-mens-morris"), parlour.game("egyptian-rat-screw")
    for game, level in (morris, 2), (morris, 3), (slap, 2), (slap, 3), (slap, 4):
        better, worse = bots.player(game, level), bots.player(game, level - 1)
        assert wins(game.key, 2, 8, better, worse) >= 6, (game.key, level)


def told(match: Match) -> Counter[str]:
    return Counter(line.key for row in match.rows for line in row.told)


def test_a_slap_is_tried_only_where_it_pays() -> None:
    match = bots.drive(start("egyptian-rat-screw", 3), [3, 3, 3])
    assert told(match)["slapped-wrongly"] == 0
    assert sum(count for key, count in told(match).items() if key.startswith("slapped-")) >= 5


def test_the_quicker_hand_slaps_first() -> None:
    match = bots.drive(start("egyptian-rat-screw", 2), [4, 1])
    slaps = Counter(row.seat for row in match.rows if row.move.startswith("slap"))
    assert slaps[0] > 2 * slaps[1]


def test_partners_agree_signal_and_call_without_spamming() -> None:
    match = bots.drive(Match.start("kemps", seed=3, rules={"target": 2}), [3] * 4)
    assert match.result
    assert match.result.reason == "target-reached"
    heard = told(match)
    rounds = heard["dealt"]
    assert heard["call-right"] >= 2
    assert heard["call-wrong"] == 0
    assert heard["proposed"] == 2 * rounds
    assert heard["gesture"] <= 4 * 3 * 2 * rounds
    rows = Counter((row.seat, row.move.split(" ")[0]) for row in match.rows)
    assert all(rows[seat, "sign"] <= 6 * rounds for seat in range(4))


def test_swaps_bring_the_own_hand_nearer_to_four_alike() -> None:
    match = bots.drive(start("kemps", 4, seed=3), [3] * 4)
    swaps = [row for row in match.rows if row.move.startswith("swap")]
    assert len(swaps) > 3
    for row in swaps:
        before, after = (match.moments[n].state.hands[row.seat] for n in (row.n - 1, row.n))
        assert alike(after) > alike(before)


def alike(hand: int) -> int:
    return sum(count**2 for count in Counter(map(cards.rank_of, cards.each(hand))).values())
