"""Reviews: what cost most in a match that is over, from what each seat knew then."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import parlour
from parlour import Match, bots
from parlour.bots import LEVELS, Budget, Judged, Question, reviews, weigh
from parlour.bots.questions import pack
from parlour.bots.reviews import ADVISER, MOST, SCOUT, Chosen, Review, Slip, can_review, choices, told
from parlour.core import IllegalMove
from parlour.view import Line
from parlour.words import LANGUAGES, Words

CHOSEN = Chosen(12, 14, 0, "d6")


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers who look at little, and wait for no compiler."""
    monkeypatch.setenv("PARLOUR_PLAIN", "1")
    for level in (SCOUT, ADVISER):
        monkeypatch.setitem(LEVELS, level, LEVELS[level]._replace(budget=Budget(200, 4_000), depth=2))


def blundered() -> Match:
    """White, who could close a mill at once and win, does something else and loses."""
    match = Match.start("cross-morris", seed=1)
    rng = Random(3)
    while not match.result:
        (seat,) = match.to_act()
        match.play(seat, rng.choice(match.moves(seat)))
    return match


def played(game: str, rows: int = 30, **rules: Any) -> Match:
    """A match of random moves, given up in the end."""
    match, rng = Match.start(game, seed=4, rules=rules), Random(game)
    while not match.result and match.n < rows:
        seat, moves = rng.choice(match.turns())
        match.play(seat, rng.choice(moves), match.rows[-1].t + 900)
    if not match.result:
        match.play(0, "/break-off")
    return match


def questions(review: Review) -> list[Question]:
    found = []
    while review.question:
        found.append(review.question)
        review.answer(weigh(review.question))
    return found


def test_every_game_with_a_choice_and_time_has_one() -> None:
    without = {game.key for game in parlour.games() if not can_review(game)}
    assert without >= {"one", "jule", "battle", "clock-solitaire", "kemps", "egyptian-rat-screw"}
    assert len(without) <= 6  # a mind that only chooses does not know what else is worth


def test_there_is_none_before_the_match_is_over_nor_of_luck() -> None:
    with pytest.raises(IllegalMove) as early:
        reviews.require(Match.start("draughts"))
    with pytest.raises(IllegalMove) as luck:
        reviews.require(Match.start("one"))
    assert (early.value.reason.key, luck.value.reason.key) == ("review-early", "no-review")


class TestChoices:
    def test_what_was_taken_back_or_forced_or_no_move_is_no_choice(self) -> None:
        match = Match.start("nine-mens-morris", seed=1)
        match.play(0, "/hint")
        match.play(0, "a7")
        match.play(0, "/undo 1")
        match.play(0, "d6")
        match.play(1, "f4")
        match.play(1, "/resign")
        assert choices(match, (0, 1)) == [Chosen(1, 3, 0, "d6"), Chosen(2, 4, 1, "f4")]
        assert choices(match, (1,)) == [Chosen(2, 4, 1, "f4")]

    def test_a_seat_without_a_choice_is_not_looked_at(self) -> None:
        match = played("crazy-eights", 60)
        for chosen in choices(match, range(match.seats)):
            then = match.at(chosen.n)
            assert len(then.moves(chosen.seat)) > 1
            assert match.rows[chosen.n + 1].move == chosen.move


class TestSlips:
    def test_a_missed_win_is_found_and_the_better_move_is_legal(self) -> None:
        match = blundered()
        found = bots.review(match)
        assert found
        for slip in found:
            then = match.at(slip.chosen.n)
            legal = [move.text() for move in then.moves(slip.chosen.seat)]
            assert {slip.better.move, slip.chosen.move} <= set(legal)
            assert slip.better.value > slip.played.value
        assert [slip.chosen.n for slip in found] == sorted(slip.chosen.n for slip in found)
        assert max(sum(slip.chosen.seat == seat for slip in found) for seat in (0, 1)) <= MOST

    def test_what_only_looked_like_a_slip_is_not_told(self) -> None:
        review = Review(played("nine-mens-morris", 8), (0,))
        again = 0
        while question := review.question:
            again += bool(question.only)
            best, other = weigh(question)[:2] if question.only else ("a7", "a7")
            if question.only:
                review.answer([best._replace(value=0.1), other._replace(value=0.0)])  # type: ignore[union-attr]
            else:
                mine = next(each for each in review.choices if each.n == question.n).move
                better = next(each.move for each in weigh(question) if each.move != mine)
                review.answer([Judged(better, 0.9), Judged(mine, -0.9)])
        assert again
        assert review.done == review.of
        assert review.slips == []

    def test_the_master_looks_again_at_nothing_but_the_two_moves(self) -> None:
        asked = questions(Review(blundered(), (0, 1)))
        assert {question.level for question in asked if not question.only} == {SCOUT}
        again = [question for question in asked if question.only]
        assert again
        for question in again:
            assert question.level == ADVISER
            assert {judged.move for judged in weigh(question)} == set(question.only)

    def test_the_same_match_has_the_same_review(self) -> None:
        match = played("go-fish")
        assert bots.review(match) == bots.review(match)


@pytest.mark.parametrize("game", ["go-fish", "crazy-eights", "six-card-golf", "8-28"])
def test_nothing_is_asked_that_the_seat_could_not_know_then(game: str) -> None:
    match = played(game)
    hidden = 0
    for chosen in choices(match, range(match.seats)):
        review = Review(match.at(chosen.n), ())
        then = review._question(chosen, SCOUT)
        twin = match.at(chosen.n)
        twin.moments[-1] = twin.moments[-1]._replace(state=twin.redeal(chosen.seat, Random(7)))
        hidden += twin.state != match.moments[chosen.n].state
        assert Review(twin, ())._question(chosen, SCOUT) == then
        later = Review(match, ())._question(chosen, SCOUT)
        assert later == then  # what came to light afterwards changes nothing
        assert (
            then.state != pack(match.moments[chosen.n].state) or twin.state == match.moments[chosen.n].state
        )
    assert hidden


class TestSentences:
    @pytest.mark.parametrize(
        ("better", "after", "said"),
        [
            ((1.0, 1), (0.0, None), "Move 12: d6. This would have won at once: a7."),
            ((1.0, 5), (0.0, None), "Move 12: d6. This would have won, in 3 moves: a7."),
            ((0.0, 9), (-1.0, 4), "Move 12: d6. This would have made sure of a draw: a7."),
            (
                (0.1, None),
                (-0.8, None),
                "Move 12: d6. This was better: a7 (before: even, after: nearly lost).",
            ),
            ((0.3, None), (-1.0, 7), "Move 12: d6. This was better: a7 (before: ahead, after: lost)."),
            ((0.2, None), (-0.2, None), "Move 12: d6. This was better: a7."),
        ],
    )
    def test_it_says_what_it_cost(
        self, better: tuple[float, int | None], after: tuple[float, int | None], said: str
    ) -> None:
        slip = Slip(CHOSEN, Judged("d6", after[0], None, after[1]), Judged("a7", better[0], None, better[1]))
        match = Match.start("nine-mens-morris")
        assert told(slip, match, Words("en", "nine-mens-morris")) == said
        assert len({told(slip, match, Words(each, "nine-mens-morris")) for each in LANGUAGES}) == 5

    def test_what_speaks_for_the_better_move_comes_after_it(self) -> None:
        slip = Slip(CHOSEN, Judged("d6", 0.0), Judged("a7", 0.2, Line("hint-two-mills")))
        words = Words("en", "nine-mens-morris")
        assert told(slip, Match.start("nine-mens-morris"), words).endswith("It threatens two mills at once.")

    def test_a_player_alone_is_neither_ahead_nor_behind(self) -> None:
        match = played("accordion", 4)
        (first, other) = (move.text() for move in match.at(0).moves(0)[:2])
        slip = Slip(Chosen(1, 0, 0, first), Judged(first, -0.9), Judged(other, 0.9))
        assert "before" not in told(slip, match, Words("en", "accordion"))
