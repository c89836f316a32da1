"""docs/rules/dice.md, `who-has-the-six`, sentence by sentence."""

import random
import statistics
from collections import Counter
from itertools import pairwise

import pytest

from parlour import Match, game
from parlour.chance import QuickDealer, outcomes
from parlour.games.who_has_the_six import Go, Rules, State, ahead, play, result, setup
from parlour.kit import tracks
from parlour.kit.dice import FACES
from parlour.view import Board, Dice, Place
from parlour.words import Words
from tests.games.table import Script, complaint, play_on, refusal, said, sit, texts, widget

HAT, GLASSES, BALL, CRYSTAL, POTION, CANDLE = range(6)
SIX = game("who-has-the-six")
CIRCLE = tracks.CIRCLE


def start(seats: int, rolls: list[int], **rules: object) -> Match:
    return Match.start(
        "who-has-the-six", seats=seats, rules={"first": "0", **rules}, dealer=Script(rolls=rolls)
    )


def position(
    *pawns: str, rolls: tuple[int, ...] = (), turn: int = 0, rolled: int = 0, **rules: object
) -> Match:
    """A match in which the pawns of each seat have walked so far: `0 5 h` leaves the fourth in the circle."""
    chosen = SIX.rules({"first": "0", **rules}, len(pawns))
    walked = [[chosen.track if pawn == "h" else int(pawn) for pawn in row.split()] for row in pawns]
    rows = [[*row, *[CIRCLE] * (4 - len(row))] for row in walked]
    home = [seat for seat, row in enumerate(rows) if row == [chosen.track] * 4]
    state = State(chosen, len(pawns), turn, rows, home, [], opened=True, rolls=rolled)
    return sit(SIX, state, Script(rolls=rolls))


def thrown(match: Match, *moves: str) -> Match:
    """After a throw and these moves."""
    play_on(match, "roll", *moves)
    return match


def keys(match: Match) -> list[str]:
    return [key for key, _ in said(match)]


def board(match: Match) -> Board:
    found = widget(match, "board")
    assert isinstance(found, Board)
    return found


def starts(board: Board) -> dict[int | None, Place]:
    """The start spaces by whose they are."""
    return {place.owner: place for place in board.places if place.role == "start"}


def test_four_pawns_each_in_the_circle_of_a_corner():
    for seats in 2, 3, 4:
        seen = board(start(seats, []))
        assert Counter((piece.place, piece.seat) for piece in seen.pieces) == {
            (f"c{seat}", seat): 4 for seat in range(seats)
        }
    far = max(place.x for place in seen.places)
    corners = [(place.x * 2 > far, place.y * 2 > far) for place in seen.places if place.id[0] == "c"]
    assert corners == [(False, False), (False, True), (True, True), (True, False)]


def test_players_roll_in_turn_until_someone_rolls_the_hat():
    match = start(3, [GLASSES, BALL, CANDLE, POTION, HAT])
    for seat in 0, 1, 2, 0:
        assert match.to_act() == [seat]
        assert texts(match, seat) == ["roll"]
        assert widget(match, "to-open").seat == seat
        match.play(seat, "roll")
    assert match.state.pawns == [[CIRCLE] * 4] * 3
    match.play(1, "roll")
    assert match.to_act() == [1]


def test_that_one_starts_by_placing_a_pawn_on_its_own_hat_start_space():
    match = start(4, [GLASSES, BALL, HAT])
    play_on(match, "roll", "roll", "roll")
    assert texts(match, 2) == ["place c2"]
    match.play(2, "place c2")
    assert match.state.pawns[2] == [0, CIRCLE, CIRCLE, CIRCLE]
    start_space = starts(board(match))[2]
    assert start_space.symbol == "hat"
    assert [piece.place for piece in board(match).pieces if piece.seat == 2] == [start_space.id, *["c2"] * 3]


def test_the_opening_hat_places_a_pawn_and_that_is_the_whole_turn():
    match = start(2, [HAT])
    thrown(match, "place c0")
    assert match.to_act() == [1]
    assert texts(match, 1) == ["roll"]


def test_after_the_first_hat_the_others_need_no_second_one():
    match = start(2, [HAT, GLASSES])
    thrown(thrown(match, "place c0"))
    assert texts(match, 1) == ["place c1"]


@pytest.mark.parametrize("track", [24, 48])
def test_all_four_pawns_once_round_the_board_and_in_at_the_own_path_to_the_centre(track):
    """From candle to hat to candle; seat 1 can only watch."""
    faces = [CANDLE, HAT] * (track // 6)
    faces[-1] = GLASSES
    rolls = tuple(roll for face in faces for roll in (face, BALL))[:-1]
    match = position("h h h 0", f"h h h {track - 1}", rolls=rolls, track=track)
    walked = []
    for _ in faces:
        thrown(match)
        (move,) = match.moves(0)
        match.play(0, move)
        walked.append(match.state.pawns[0][3])
        if not match.result:
            thrown(match, "pass")
    assert walked == [at for at in range(1, track) if at % 6 in (0, 5)] + [track]
    assert match.result.ranks == (1, 2)


@pytest.mark.rule("who-has-the-six", "roll")
def test_in_turn_clockwise_roll_then_move_one_of_your_pawns():
    match = position("0", "0", "0", "0", rolls=(BALL,) * 5)
    order = []
    for _ in range(4):
        (seat,) = match.to_act()
        order.append(seat)
        match.play(seat, "roll")
        assert match.to_act() == [seat]
        match.play(seat, texts(match, seat)[0])
    assert order == [0, 1, 2, 3]
    assert match.to_act() == [0]


@pytest.mark.parametrize("walked", range(18))
@pytest.mark.parametrize("face", range(6))
@pytest.mark.rule("who-has-the-six", "roll")
def test_forward_to_the_next_space_that_shows_the_symbol_rolled(walked, face):
    match = thrown(position(str(walked), "", rolls=(face,)))
    gone = next(move for move in match.moves(0) if isinstance(move, Go))
    match.play(0, gone)
    (there,) = set(match.state.pawns[0]) - {CIRCLE}
    assert 1 <= there - walked <= 6
    symbols = {place.id: place.symbol for place in board(match).places}
    assert symbols[gone.target] == FACES[face]
    between = [symbols[tracks.place(at, 0, 2, 24)] for at in range(walked + 1, there)]
    assert FACES[face] not in between


@pytest.mark.rule("who-has-the-six", "pass-over")
def test_jumping_over_pawns_is_free():
    match = thrown(position("0 1 3", "15 14", rolls=(CANDLE,)))
    assert texts(match, 0) == ["go 1 6", "go 2 6", "go 4 6"]
    match.play(0, "go 1 6")
    assert match.state.pawns == [[5, 1, 3, CIRCLE], [15, 14, CIRCLE, CIRCLE]]


@pytest.mark.rule("who-has-the-six", "send-back")
def test_a_space_held_by_another_players_pawn_that_pawn_goes_back_to_its_circle():
    match = thrown(position("0", "14", rolls=(BALL,)), "go 1 3")
    assert match.state.pawns == [[2, CIRCLE, CIRCLE, CIRCLE], [CIRCLE] * 4]
    assert said(match)[1:] == [("sent-back", {"seat": 0, "other": 1})]
    assert [piece.place for piece in board(match).pieces if piece.seat == 1] == ["c1"] * 4


@pytest.mark.rule("who-has-the-six", "own-pawn-there")
def test_a_space_held_by_your_own_pawn_that_move_is_not_possible_use_another_pawn():
    match = thrown(position("0 2 7", "", rolls=(BALL,)))
    assert texts(match, 0) == ["go 3 9", "go 8 9"]
    reason = refusal(match, 0, "go 1 3")
    assert reason.key == "own-pawn-there"
    assert reason.data == {"place": "3"}
    assert reason.flash == ("place:3", "place:8")


@pytest.mark.parametrize("face", range(6))
@pytest.mark.rule("who-has-the-six", "start")
def test_hat_or_glasses_either_move_a_pawn_or_place_one_from_the_circle(face):
    match = thrown(position("3", "", rolls=(face,)))
    placing = ["place c0"] if face in (HAT, GLASSES) else []
    assert [text for text in texts(match, 0) if text.startswith("place")] == placing
    assert any(text.startswith("go 4 ") for text in texts(match, 0))


def test_glasses_place_a_pawn_on_the_hat_start_space_too():
    match = thrown(position("3", "", rolls=(GLASSES,)), "place c0")
    assert match.state.pawns[0] == [3, 0, CIRCLE, CIRCLE]


@pytest.mark.parametrize("face", [HAT, GLASSES])
def test_if_your_own_pawn_stands_on_the_start_space_you_cannot_place_one(face):
    match = thrown(position("0", "", rolls=(face,)))
    assert all(text.startswith("go 1 ") for text in texts(match, 0))
    reason = refusal(match, 0, "place c0")
    assert (reason.key, reason.data) == ("own-pawn-there", {"place": "1"})


def test_a_pawn_of_another_on_the_start_space_goes_back_when_one_is_placed():
    match = thrown(position("", "12", rolls=(HAT,)), "place c0")
    assert match.state.pawns == [[0, CIRCLE, CIRCLE, CIRCLE], [CIRCLE] * 4]


@pytest.mark.parametrize("track", [24, 48])
@pytest.mark.parametrize("back", range(1, 7))
@pytest.mark.parametrize("face", range(6))
@pytest.mark.rule("who-has-the-six", "glasses")
def test_a_pawn_needs_glasses_to_enter_the_house_when_no_glasses_space_lies_before_the_entrance(
    track, back, face
):
    walked = track - back
    match = thrown(position(f"{walked} h h h", "", rolls=(face,), track=track))
    if face == GLASSES and back < 6:
        assert texts(match, 0) == [f"go {walked + 1} h0"]
    elif face > walked % 6:
        assert texts(match, 0) == [f"go {walked + 1} {track - 6 + face + 1}"]
    else:
        assert texts(match, 0) == ["pass"]


def test_that_roll_carries_it_straight_in():
    match = thrown(position("19 21", "0", rolls=(GLASSES,)), "go 20 h0")
    assert match.state.pawns[0] == [24, 21, CIRCLE, CIRCLE]
    assert board(match).last == ("20", "21", "22", "23", "24", "h0")
    assert said(match) == [("went", {"seat": 0, "place": "20", "target": "house"})]


@pytest.mark.rule("who-has-the-six", "none-ahead")
def test_a_symbol_that_has_no_further_space_before_the_entrance_cannot_be_used_by_that_pawn():
    match = thrown(position("22 1", "", rolls=(BALL,)))
    assert texts(match, 0) == ["go 2 3"]
    reason = match.why(0, ("place:23",))
    assert (reason.key, reason.data, reason.flash) == ("none-ahead", {"face": "ball"}, ("place:2",))


@pytest.mark.rule("who-has-the-six", "roll-again")
def test_roll_again_after_a_ball_the_same_player_rolls_again():
    assert Rules().roll_again is False
    match = thrown(position("0", "0", rolls=(BALL, BALL, POTION), roll_again="on"), "go 1 3")
    assert match.to_act() == [0]
    assert texts(match, 0) == ["roll"]
    thrown(match, "go 3 9")
    assert match.to_act() == [0]
    thrown(match, "go 9 11")
    assert match.to_act() == [1]


def test_without_roll_again_the_turn_passes_after_a_ball():
    match = thrown(position("0", "0", rolls=(BALL,)), "go 1 3")
    assert match.to_act() == [1]


def test_the_extra_roll_comes_at_once_if_no_pawn_can_move():
    match = thrown(position("22", "0", rolls=(BALL, CANDLE), roll_again="on"))
    assert match.to_act() == [0]
    assert texts(match, 0) == ["roll"]
    thrown(match, "go 23 24")
    assert match.to_act() == [1]


def test_the_extra_roll_comes_not_in_the_opening():
    match = start(2, [BALL, HAT], roll_again="on")
    match.play(0, "roll")
    assert match.to_act() == [1]
    match.play(1, "roll")
    assert texts(match, 1) == ["place c1"]


@pytest.mark.rule("who-has-the-six", "all-home")
def test_first_with_four_pawns_in_the_house_wins():
    match = thrown(position("3", "h h h 20", "h h h", rolls=(GLASSES,), turn=1), "go 3 h1")
    assert match.result.ranks == (3, 1, 2)
    assert match.result.scores == (0, 4, 3)
    assert match.result.reason == "all-home"
    assert keys(match) == ["went", "home"]


@pytest.mark.parametrize("track", [24, 48])
def test_a_closed_track_of_four_equal_quarters_whose_spaces_repeat_the_six_symbols(track):
    seen = board(start(4, [], track=track))
    spaces = [place for place in seen.places if place.id.isdecimal()]
    assert [place.id for place in spaces] == [str(number) for number in range(1, track + 1)]
    assert [place.symbol for place in spaces] == list(FACES) * (track // 6)
    closed = [*spaces, spaces[0]]
    steps = [abs(one.x - two.x) + abs(one.y - two.y) for one, two in pairwise(closed)]
    assert set(steps) == {2}
    assert len({(place.x, place.y) for place in seen.places}) == len(seen.places)


def test_the_track_is_walked_clockwise():
    spaces = [place for place in board(start(4, [])).places if place.id.isdecimal()]
    closed = [*spaces, spaces[0]]
    twice_the_area = sum(one.x * two.y - two.x * one.y for one, two in pairwise(closed))
    assert twice_the_area < 0


@pytest.mark.parametrize("track", [24, 48])
def test_the_first_hat_of_each_quarter_is_a_start_space(track):
    seen = board(start(4, [], track=track))
    found = {seat: (place.symbol, int(place.id)) for seat, place in starts(seen).items()}
    assert found == {seat: ("hat", 1 + seat * track // 4) for seat in range(4)}


def test_track_is_24_by_default_or_48_the_long_game():
    assert Rules().track == 24
    assert Rules.choices()["track"] == (24, 48)
    assert complaint("who-has-the-six", {"track": 36}).key == "no-choice"


@pytest.mark.parametrize("walked", range(18))
def test_a_roll_carries_a_pawn_one_to_six_spaces_with_equal_chance(walked):
    steps = Counter()
    for chance, face in outcomes(lambda dealer: dealer.roll(6)):
        state = position(str(walked), "").state
        state.face = face
        steps[ahead(state, walked) - walked] += chance
    assert set(steps) == {1, 2, 3, 4, 5, 6}
    assert len(set(steps.values())) == 1


@pytest.mark.parametrize("track", [24, 48])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_entrance_to_a_players_house_lies_just_before_its_own_start_space(track, seats):
    seen = board(start(seats, [], track=track))
    dealers = {int(to[1]): int(space) for space, to in seen.lines if to.startswith("h")}
    assert dealers == {seat: (int(space.id) - 2) % track + 1 for seat, space in starts(seen).items()}
    assert set(dealers) == set(range(seats))


@pytest.mark.rule("who-has-the-six", "must-move")
def test_moving_is_compulsory_if_any_pawn_can_placing_one_counts():
    assert "pass" not in texts(thrown(position("22 23", "", rolls=(HAT,))), 0)
    assert texts(thrown(position("22 23", "", rolls=(HAT,))), 0) == ["place c0"]
    assert refusal(thrown(position("0", "", rolls=(BALL,))), 0, "pass").key == "these-may-move"


@pytest.mark.rule("who-has-the-six", "must-move")
def test_the_player_chooses_which():
    match = thrown(position("0 6 12", "", rolls=(BALL,)))
    assert texts(match, 0) == ["go 1 3", "go 7 9", "go 13 15"]


@pytest.mark.rule("who-has-the-six", "must-move")
def test_otherwise_the_turn_passes():
    match = thrown(position("22 23", "0", rolls=(POTION,)))
    assert texts(match, 0) == ["pass"]
    assert widget(match, "to-pass").seat == 0
    match.play(0, "pass")
    assert keys(match) == ["passed"]
    assert match.to_act() == [1]


def test_no_safe_spaces():
    """Not even the start space of the pawn that stands on it."""
    match = thrown(position("11", "0", rolls=(HAT,)), "go 12 13")
    assert match.state.pawns == [[12, CIRCLE, CIRCLE, CIRCLE], [CIRCLE] * 4]


@pytest.mark.rule("who-has-the-six", "is-home")
def test_no_capture_in_the_house():
    match = thrown(position("h 22", "h h h 10", rolls=(GLASSES,)), "go 23 h0")
    assert match.state.pawns == [[24, 24, CIRCLE, CIRCLE], [24, 24, 24, 10]]


def test_two_players_sit_opposite_in_quarters_0_and_2():
    assert [place.id for place in starts(board(start(2, []))).values()] == ["1", "13"]
    assert [place.id for place in starts(board(start(3, [], track=48))).values()] == ["1", "13", "25"]


@pytest.mark.rule("who-has-the-six", "all-home")
def test_the_match_ends_at_the_first_finisher():
    match = thrown(position("h h h 20", "", "h h h 20", rolls=(GLASSES,)), "go 21 h0")
    assert match.result.reason == "all-home"
    assert match.to_act() == []


@pytest.mark.rule("who-has-the-six", "all-home", "last-one")
def test_play_out_until_all_but_one_are_home_who_is_home_is_skipped():
    assert Rules().play_out is False
    rolls = (GLASSES, CRYSTAL, GLASSES)
    match = thrown(position("h h h 20", "3", "h h h 20", rolls=rolls, play_out="on"), "go 21 h0")
    assert match.result is None
    assert match.state.home == [0]
    thrown(match, "go 10 16")
    assert match.to_act() == [2]
    thrown(match, "go 9 h2")
    assert match.result.ranks == (1, 3, 2)
    assert match.result.reason == "all-home"
    assert match.state.home == [0, 2]


def test_play_out_skips_who_is_home():
    match = thrown(position("h h h h", "2", "0", rolls=(BALL, POTION), turn=2, play_out="on"), "go 13 15")
    assert match.to_act() == [1]


@pytest.mark.rule("who-has-the-six", "ranking")
def test_the_others_rank_by_pawns_in_the_house_then_by_the_spaces_walked_in_all():
    match = thrown(position("h h h 20", "h 3 2", "h 6", "23 22 21", rolls=(GLASSES,)), "go 21 h0")
    assert match.result.ranks == (1, 3, 2, 4)
    assert match.result.scores == (4, 1, 1, 0)


def test_a_pawn_on_its_start_space_has_walked_0_equal_shares_the_rank():
    match = thrown(position("h h h 20", "0 4", "4", rolls=(GLASSES,)), "go 21 h0")
    assert match.result.ranks == (1, 2, 2)


@pytest.mark.rule("who-has-the-six", "limit")
def test_max_rolls_then_everybody_is_ranked_so():
    assert Rules().max_rolls == 5000
    match = position("h 3", "h h", "2", "3 4", rolls=(BALL,), rolled=4999)
    match.play(0, "roll")
    assert match.result is None, "the last throw is still used"
    match.play(0, "go 4 9")
    assert match.result.reason == "roll-limit"
    assert match.result.ranks == (2, 1, 4, 3)
    assert match.result.scores == (1, 2, 0, 0)


def test_max_rolls_counts_the_opening_too():
    match = start(2, [BALL] * 120, preset="short")
    play_on(match, *["roll"] * 120)
    assert match.result.reason == "roll-limit"
    assert match.result.ranks == (1, 1)


def test_max_rolls_those_who_are_home_stay_before_the_others_in_their_order():
    state = position("h h h h", "h h h h", "3", "h 3", rolled=5000, play_out="on").state
    state.home = [1, 0]
    assert result(state).ranks == (2, 1, 4, 3)


def test_who_has_the_six_is_for_two_to_four_seats():
    assert list(SIX.seats) == [2, 3, 4]
    for seats in 1, 5:
        assert complaint("who-has-the-six", seats=seats).key == "no-seats"


def test_first_is_drawn_from_the_seed_of_the_match_or_a_seat():
    assert Match.start("who-has-the-six", seats=4, dealer=Script(picks=[2])).to_act() == [2]
    assert Match.start("who-has-the-six", seats=4, rules={"first": 3}, seed=1).to_act() == [3]
    assert complaint("who-has-the-six", {"first": "2"}, seats=2).key == "first-not-there"


def test_the_preset_short_ends_after_120_rolls():
    assert SIX.presets == ["book", "short"]
    assert SIX.rules({"preset": "short"}, 2) == Rules(max_rolls=120)


def test_every_roll_comes_from_the_seed_of_the_match_and_is_recorded():
    match = Match.start("who-has-the-six", rules={"first": "0", "preset": "short"}, seed=5)
    while not match.result:
        (seat,) = match.to_act()
        match.play(seat, match.moves(seat)[0])
    drawn = [(row.move, *[draw[:4] for draw in row.drawn]) for row in match.rows if row.drawn]
    assert drawn == [("roll", ("chance", at, "roll", 6)) for at in range(match.state.rolls)]


def test_what_was_thrown_last_and_by_whom_stays_visible():
    match = start(2, [BALL])
    assert widget(match, "die") == Dice(zone="die", faces=(), sides=FACES)
    match.play(0, "roll")
    assert match.to_act() == [1]
    assert widget(match, "die") == Dice(zone="die", faces=("ball",), thrower=0, sides=FACES)


def test_touching_a_pawn_is_enough():
    match = thrown(position("3", "", rolls=(HAT,)))
    assert {path.move: path.touches for path in match.paths(0)} == {
        "go 4 7": ("place:4",),
        "place c0": ("place:c0",),
    }


@pytest.mark.parametrize(
    ("touch", "key"),
    [
        ("place:c0", "needs-hat-or-glasses"),
        ("place:h0", "is-home"),
        ("place:17", "not-your-piece"),
        ("place:23", "none-ahead"),
        ("place:3", "own-pawn-there"),
        ("place:5", "these-may-move"),
    ],
)
def test_why_a_pawn_cannot_use_the_throw(touch, key):
    """Seat 0 on 3, 9 and 23, one in the house; nothing in the circle but for the first question."""
    pawns = "2 8 22" if touch == "place:c0" else "2 8 22 h"
    reason = thrown(position(pawns, "4", rolls=(BALL,))).why(0, (touch,))
    assert reason.key == key
    assert reason.flash == ("place:9",)


def test_before_the_throw_the_die_is_flashed():
    reason = position("3", "").why(0, ("place:4",))
    assert (reason.key, reason.flash) == ("roll-first", ("roll",))
    assert refusal(position("3", ""), 0, "go 4 7").key == "roll-first"
    assert refusal(position("3", ""), 1, "roll").key == "not-your-turn"


def rolls_of(seats: int, track: int, seed: int, **rules: object) -> tuple[str, int]:
    """How a match ends in which everybody plays at random, and after how many rolls."""
    rng = random.Random(f"{seats} {track} {seed}")
    dealer = QuickDealer(rng)
    s = setup(SIX.rules({"track": track, **rules}, seats), seats, dealer)
    while (end := result(s)) is None:
        play(s, s.turn, rng.choice(SIX.moves(s, s.turn)), dealer)
    return end.reason, s.rolls


@pytest.mark.parametrize(
    ("track", "seats", "mean"),
    [(24, 2, 124.7), (24, 3, 224.1), (24, 4, 350.7), (48, 2, 189.2), (48, 3, 345.5), (48, 4, 555.0)],
)
def test_a_match_ends_after_a_few_hundred_rolls(track, seats, mean):
    """The means are those of 4000 matches; forty matches come near them."""
    ends = [rolls_of(seats, track, seed) for seed in range(40)]
    assert {reason for reason, _ in ends} == {"all-home"}
    assert statistics.mean(rolls for _, rolls in ends) == pytest.approx(mean, rel=0.12)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_that_is_played_out_ends_too(seats):
    ends = [rolls_of(seats, 24, seed, play_out=True, roll_again=True) for seed in range(10)]
    assert {reason for reason, _ in ends} == {"all-home"}


def test_the_circle_and_the_house_are_called_by_their_names():
    called = [Words("de", "who-has-the-six").touch(f"place:{place}") for place in ("c0", "12", "h3")]
    assert called == ["Kreis", "12", "Haus"]
