"""Matches as PDN: read by playing them, written with tags, and refused with line and column."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from parlour import BadSetup, Match, pdn, verify
from parlour.core import BadRecord, Reason
from parlour.kit.notation import MOST_LETTERS, BadNotation
from parlour.pdn import WRITTEN
from parlour.words import LANGUAGES, Words
from tests.matrix import slow_unless

GAME = """[Event "Club evening"]
[White "Anna \\"A.\\" B."]
[Black "Bert"]
[Result "0-1"]

1. 22-18 {the usual one} 9-13! 2. 18-15 (2. 24-19 (2. 23-19) {not ) this} 5-9)
11x18 ; they must
$3 3. 23x14 10x17 4.21x14 0-1
"""


def played(key: str, seed: int, moves: int = 150) -> Match:
    rng = Random(seed)
    choices = parlour.game(key).Rules.choices()
    rules = {name: rng.choice(list(values)) for name, values in choices.items()} if seed else {}
    match = Match.start(key, names=["Anna", 'B"e\\rt'], rules=rules, seed=seed)
    while not match.result and match.n < moves:
        seat = match.to_act()[0]
        match.play(seat, rng.choice(match.moves(seat)))
    return match


def fen(match: Match) -> str:
    return match.game.notation.position(match.state)


def moves_of(match: Match) -> list[str]:
    return [row.move for row in match.rows[1:]]


def refusal(text: str) -> BadNotation:
    with pytest.raises(BadNotation) as caught:
        pdn.read(text)
    return caught.value


def read_with_notes(text: str, **how: Any) -> tuple[Match, list[Reason]]:
    notes: list[Reason] = []
    return pdn.read(text, tell=notes.append, **how), notes


@pytest.mark.parametrize("key", WRITTEN)
@pytest.mark.parametrize("seed", range(4))
def test_every_random_match_survives(key: str, seed: int) -> None:
    match = played(key, seed, 150 if seed % 2 else 30)
    if not match.result and seed == 2:
        match.play(seed % 2, "/resign")
    written = pdn.write(match)
    again = pdn.read(written)
    assert again.state == match.state
    assert again.header.names == match.header.names
    assert again.header.rules == match.header.rules
    assert (again.result and again.result.ranks) == (match.result and match.result.ranks)
    assert pdn.write(again) == written
    assert max(map(len, written.splitlines())) <= 100


@pytest.mark.parametrize("key", WRITTEN)
def test_a_match_from_the_middle_survives(key: str) -> None:
    match = played(key, 0, 7)
    middle = f'[GameType "{key}"]\n[SetUp "1"]\n[FEN "{fen(match)}"]\n'
    begun = pdn.read(middle)
    assert fen(begun) == fen(match)
    for _ in range(5):
        seat = begun.to_act()[0]
        begun.play(seat, begun.moves(seat)[0])
    again = pdn.read(pdn.write(begun))
    assert again.state == begun.state
    assert pdn.write(again) == pdn.write(begun)


def test_a_game_of_several_moves_is_read() -> None:
    match = pdn.read(GAME)
    assert match.header.names == ('Anna "A." B.', "Bert")
    assert moves_of(match)[:4] == ["22-18", "9-13", "18-15", "11x18"]
    assert match.rows[-1].move == "/resign"
    assert match.result.ranks == (2, 1)


def test_a_short_capture_is_understood_if_it_names_one_move() -> None:
    text = '[FEN "W:W22,32:B18,11,1"]\n\n1. 22x8 *'
    assert moves_of(pdn.read(text)) == ["22x15x8"]
    assert moves_of(pdn.read(text.replace("x", ":"))) == ["22x15x8"]


def test_a_short_capture_of_two_moves_is_refused_with_both() -> None:
    error = refusal('[FEN "B:WK17,K15,K11,K27,K6,K23,K16,K8,K5,K25,K3:BK1"]\n\n1... 1x12')
    assert (error.reason.key, error.line, error.column) == ("pdn-ambiguous", 3, 6)
    assert error.reason.data["moves"] == ["1x10x19x12", "1x10x21x30x19x12"]


def test_the_english_game_begins_with_black_and_short_kings() -> None:
    match = pdn.read('[GameType "21"]\n1. 11-15 23-19 2. 8-11 22-17 *')
    assert [row.seat for row in match.rows[1:]] == [1, 0, 1, 0]
    assert match.state.rules == parlour.game("draughts").rules({"preset": "english"}, 2)
    assert not match.header.position
    assert pdn.read(pdn.write(match)).state == match.state


def test_in_the_english_game_a_result_names_black_first() -> None:
    """PDN 2.0: there `1-0` means that Black, who began, has won."""
    text = '[Result "1-0"]\n[GameType "21"]\n\n1. 11-15 23-19 1-0\n'
    match = pdn.read(text)
    assert match.result.ranks == (2, 1)
    assert pdn.read(text.replace("1-0", "0-1")).result.ranks == (1, 2)
    assert pdn.read(text.replace("1-0", "1/2-1/2")).result.ranks == (1, 1)
    assert pdn.read(text.replace('[GameType "21"]\n', "")).result.ranks == (2, 1)
    assert pdn.read(pdn.write(match)).result == match.result
    assert '[Result "1-0"]' in pdn.write(match)


def test_in_all_other_games_a_result_names_white_first() -> None:
    for kind in ("22", "25", "26", "draughts"):
        match = pdn.read(f'[Result "1-0"] [GameType "{kind}"] 1. 22-18 1-0')
        assert match.result.ranks == (1, 2), kind


CHECKERBOARD = """[Event "WM"]
[Date "1996.??.??"]
[Black "A. Long"]
[White "R. King"]
[Result "1/2-1/2"]
1. 11-15 23-19 2. 8-11 22-17 3. 4-8 25-22 4. 9-13 {Laird and Lady} 27-23 5. 6-9
23-18 6. 9-14 18x9 7. 5x14 26-23 1/2-1/2
"""
LIDRAUGHTS = """[Event "Casual Brazilian game"]
[Site "?"]
[Date "2020.01.05"]
[White "A"]
[Black "B"]
[Result "2-0"]
[GameType "26"]
[TimeControl "300+3"]

1. c3-d4 { [%clock w00:05:00 B00:05:00] } d6-c5 2. b2-c3 c7-d6 $1 3. g3-h4?! (3. e3-f4) 3... f6-g5
4. h4xf6 g7:e5 5. d4xf6 e7xg5 2-0
"""
ITALIAN = """[Event "Campionato Italiano"]
[White "Bianchi"]
[Black "Neri"]
[Result "*"]
[GameType "22,W,8,8,N2,1"]

1. 21-18 12-15 2. 24-20 *
"""


def test_a_game_without_a_game_type_that_black_begins_is_english() -> None:
    match = pdn.read(CHECKERBOARD)
    assert match.header.names == ("R. King", "A. Long")
    assert [row.seat for row in match.rows[1:3]] == [1, 0]
    assert match.state.rules.king == "short"
    assert (match.n, match.result.reason) == (15, "agreed-draw")
    assert pdn.read(pdn.write(match)).state == match.state


def test_the_brazilian_game_is_french_draughts_of_the_federation_with_named_squares() -> None:
    match = pdn.read(LIDRAUGHTS)
    assert match.game.key == "french-draughts"
    assert match.header.rules == {"king": "lands-anywhere", "majority": True, "draw_rules": True}
    assert moves_of(match)[:3] == ["22-18", "10-14", "25-22"]
    assert match.result.ranks == (1, 2)


def test_the_italian_game_is_numbered_from_the_left_of_a_turned_board() -> None:
    """There 24 stands at the right edge and has one way to go."""
    match = pdn.read(ITALIAN)
    assert match.header.rules["priorities"] is True
    assert moves_of(match) == ["21-18", "12-15", "24-20"]
    assert refusal(ITALIAN.replace("24-20", "24-19")).reason.key == "pdn-illegal"
    assert fen(pdn.read('[GameType "22"]\n[FEN "W:W32,K3:B1"]')) == "W:WK3,32:B1"


def test_a_position_at_the_beginning_stands_in_the_match_too() -> None:
    for key, fen, there, back in (
        ("draughts", "W:WK32,21:BK1,13", "32-28 1-5", "28-32 5-1"),
        ("nine-mens-morris", "W:Wa7,d6,g1,b2:Bd1,c5,e4,f2", "a7-d7 f2-f4", "d7-a7 f4-f2"),
    ):
        text = f'[GameType "{key}"] [FEN "{fen}"] {there} {back} {there} {back}'
        assert pdn.read(text).result.reason == "third-time"


def test_in_battle_a_mill_of_the_set_up_does_not_count_but_one_of_a_position_later_on_does() -> None:
    fen = "W:Wb4,f4,d2:Ba1,a4,a7,g7,c5,e5,d3"
    assert pdn.read(f'[GameType "battle-morris"] [FEN "{fen}"]').result is None
    assert pdn.read(f'[GameType "battle-morris"] [FEN "{fen}:H2"]').result.reason == "mill"


def test_a_plain_move_that_others_write_with_an_x_is_understood() -> None:
    assert moves_of(pdn.read("1. 10x14 22-17 2. 14-18 23x14 *"))[0] == "10-14"


def test_a_russian_game_goes_on_as_a_king_in_mid_capture() -> None:
    text = """[GameType "25"]
    1. c3-b4 b6-c5 2. b2-c3 f6-e5 3. a1-b2 g7-f6 4. e3-f4 f6-g5 5. b4-a5 g5xe3 6. d2xf4 c7-b6 7. a5xc7 d8xb6
    8. f4-g5 h6xf4 9. a3-b4 c5xa3 10. c1-d2 a3xe3 11. f2xa5 2-0"""
    assert "10. c1-d2 a3xc1xe3\n11. f2xd4xf6xd8xa5 1-0" in pdn.write(pdn.read(text))


def test_what_was_taken_back_is_not_written() -> None:
    match = Match.start("draughts", seed=1)
    match.play(0, "22-18")
    match.play(0, "/undo 0")
    match.play(0, "22-17")
    assert pdn.write(match).endswith("\n1. 22-17 *\n")


def test_a_result_before_the_end_was_resigned_or_agreed() -> None:
    assert pdn.read("1. 22-18 1-0").result.reason == "resigned"
    assert pdn.read("1. 22-18 1/2-1/2").result.reason == "agreed-draw"
    assert pdn.read('[Result "0-1"] 1. 22-18').result.ranks == (2, 1)
    assert pdn.read("1. 22-18 *").result is None


def test_a_match_can_be_looked_at_as_it_stood_after_a_row() -> None:
    match = pdn.read(GAME).at(2)
    assert moves_of(match) == ["22-18", "9-13"]
    assert match.result is None


def test_an_automatic_draw_of_ours_does_not_stop_a_game_that_went_on() -> None:
    there, back = "32-28 1-5", "28-32 5-1"
    text = f'[GameType "21"] [FEN "W:WK32,21:BK1,13"] 1. {there} {back} {there} {back} 32-27 1/2-1/2'
    match, notes = read_with_notes(text)
    assert moves_of(match)[-2:] == ["32-27", "/agree-draw 1"]
    assert match.header.rules["draw_rules"] is False
    assert notes == [Reason("pdn-went-on", {"number": 8, "rules": "draw_rules=off"})]
    written = pdn.write(match)
    assert '[GameType "21"]' in written
    assert '[Rules "draw_rules=off"]' in written
    assert read_with_notes(written)[1] == []
    won, notes = read_with_notes(text.replace("32-27 1/2-1/2", "0-1"))
    assert (won.result.ranks, won.result.reason) == ((1, 2), "resigned")
    assert notes


def test_a_game_that_ends_with_an_automatic_draw_is_read_as_it_is() -> None:
    moves = "32-28 1-5 28-32 5-1 " * 2
    match, notes = read_with_notes(f'[FEN "W:WK32,21:BK1,13"] {moves} 1/2-1/2')
    assert match.result.reason == "third-time"
    assert not notes


MANY = """[White "A"]
[Result "1-0"]

1. 22-18 9-13 1-0

[White "B"]

1. 22-33 *

[White "C"]
[GameType "21"]

1. 11-15 {a remark

with an empty line} 23-19 0-1
1. 22-17 *
"""


def test_a_file_with_many_games_says_how_many_there_are() -> None:
    error = refusal(MANY)
    assert (error.reason.key, error.reason.data["count"]) == ("pdn-many", 4)
    for language in LANGUAGES:
        assert "4" in Words(language).reason(error.reason)
    assert refusal("1. 22-18 * 1. 22-18").reason.key == "pdn-many"
    assert refusal('1. 22-18\n\n[White "A"]').reason.key == "pdn-many"


def test_a_game_of_many_is_chosen_by_its_number() -> None:
    first, third, last = (pdn.read(MANY, pdn.choose(MANY, number)) for number in (1, 3, 4))
    assert (first.header.names[0], moves_of(first)) == ("A", ["22-18", "9-13", "/resign"])
    assert (third.header.names[0], moves_of(third)[:2]) == ("C", ["11-15", "23-19"])
    assert (last.header.names[0], moves_of(last)) == ("White", ["22-17"])
    with pytest.raises(BadNotation) as caught:
        pdn.read(MANY, pdn.choose(MANY, 2))
    assert (caught.value.line, caught.value.column) == (8, 4)
    for number in (0, 5, -1):
        with pytest.raises(BadSetup, match="pdn-no-number"):
            pdn.choose(MANY, number)


def test_a_broken_game_does_not_hide_the_next_one() -> None:
    text = '[White "A"]\n\n1. 22-18 (open\n\n[White "B"]\n\n1. 22-17 *\n'
    assert len(pdn.games(text)) == 2
    assert moves_of(pdn.read(text, pdn.choose(text, 2))) == ["22-17"]


def test_a_game_and_rules_that_are_given_go_before_what_the_text_says() -> None:
    match = pdn.read("1. c3-d4 f6-e5 2. d4:f6 g7:e5 *", rules={"preset": "russian"})
    assert match.header.rules["king"] == "lands-onward"
    assert pdn.read("1. 21-18 *", game="italian-draughts", rules={"preset": "federation"}).n == 1
    assert pdn.read('[GameType "21"] 1. 22-18 *', game="draughts", rules={"begins": "white"}).n == 1
    with pytest.raises(BadSetup, match="no-game"):
        pdn.read("1. 22-18 *", game="chess")
    with pytest.raises(BadSetup, match="pdn-no-game"):
        pdn.read("1. 22-18 *", game="go-fish")


@pytest.mark.parametrize(
    ("key", "preset", "number", "first"),
    [
        ("draughts", "english", "21", "1. 9-13 21-17"),
        ("italian-draughts", "federation", "22", "1. 21-17 9-13"),
        ("draughts", "russian", "25", "1. a3-b4 b6-a5"),
        ("french-draughts", "federation", "26", "1. a3-b4 b6-a5"),
        ("draughts", "book", "draughts", "1. 21-17 9-13"),
    ],
)
def test_what_is_the_game_of_others_is_written_as_theirs(
    key: str, preset: str, number: str, first: str
) -> None:
    match = Match.start(key, rules={"preset": preset})
    for move in ("9-13", "21-17") if preset == "english" else ("21-17", "9-13"):
        match.play(match.to_act()[0], move)
    written = pdn.write(match)
    assert f'[GameType "{number}"]' in written
    assert "Rules" not in written
    assert first in written
    assert pdn.read(written).state == match.state


def test_a_card_game_cannot_be_written() -> None:
    with pytest.raises(BadSetup, match="pdn-no-game"):
        pdn.write(Match.start("go-fish", seats=2, seed=1))


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("", ("pdn-empty", 1, 1)),
        ("{nothing}\n", ("pdn-empty", 2, 1)),
        ("1. 22-18\n9-14 2. 18-17", ("pdn-illegal", 2, 9)),
        ("1. 22-33", ("pdn-move", 1, 4)),
        ("1. hello", ("pdn-move", 1, 4)),
        ("1. /resign", ("pdn-move", 1, 4)),
        ("1. 22-18 }", ("pdn-move", 1, 10)),
        ("1. 22-18 )", ("pdn-move", 1, 10)),
        ("1. 22-18 {open", ("pdn-open", 1, 10)),
        ("1. 22-18 (open (x)", ("pdn-open", 1, 10)),
        ("1. 22-18 (open {x)", ("pdn-open", 1, 16)),
        ('[White "Anna]\n1. 22-18', ("pdn-tag", 1, 1)),
        ("[White]\n", ("pdn-tag", 1, 1)),
        ('[White "A"]\n[White "B"]', ("pdn-tag-twice", 2, 1)),
        ('[GameType "chess"]', ("pdn-game", 1, 12)),
        ('[GameType "go-fish"]', ("pdn-game", 1, 12)),
        ('[GameType "20"]', ("pdn-game", 1, 12)),
        ('[Rules "king=tall"]', ("pdn-rules", 1, 9)),
        ('[Rules "nonsense"]', ("pdn-rules", 1, 9)),
        ('[Result "3-0"] 1. 22-18', ("pdn-result", 1, 10)),
        ('[Result "1-0"] 1. 22-18 0-1', ("pdn-result", 1, 25)),
        ('[FEN "W:W22:B18"] 1. 22x15 0-1', ("pdn-result", 1, 28)),
        ('[FEN "W:W22:B18"] 1. 22x15 5-9', ("pdn-over", 1, 28)),
        ('[White "A"]\n[FEN "W:W22:B33"]', ("fen-square", 2, 14)),
        ('[FEN "W:W22,3:B18"]', ("fen-crowned", 1, 13)),
        ('[GameType "nine-mens-morris"] 1. d6 d4', ("pdn-move", 1, 37)),
        ('[GameType "nine-mens-morris"] 1. d6 d6', ("pdn-illegal", 1, 37)),
    ],
)
def test_a_broken_game_is_refused_with_line_and_column(text: str, refused: tuple[str, int, int]) -> None:
    error = refusal(text)
    assert (error.reason.key, error.line, error.column) == refused
    for language in LANGUAGES:
        sentence = Words(language).reason(error.reason)
        assert str(error.column) in sentence
        assert "{" not in sentence.replace("“{”", "").replace("„{“", "").replace(
            "«\u00a0{\u00a0»", ""
        ).replace("«{»", "")


def test_the_rules_say_why_a_move_cannot_be_played() -> None:
    error = refusal("1. 22-18 9-14 2. 24-19")
    assert error.reason.key == "pdn-illegal"
    assert error.why.key == "must-capture"


def check_place(error: BadNotation, text: str) -> None:
    assert 1 <= error.line <= text.count("\n") + 1
    assert 1 <= error.column <= len(text) + 1


near = st.lists(
    st.sampled_from(
        ["1.", "2...", "22-18", "9-14", "18x9", "5x14", "22x8", "22:8", "@30", "d6", "a1-a4xg7", "pass",
         "1-0", "0-1", "1/2-1/2", "*", "{", "}", "(", ")", ";", "\n", "%", "$1", "!", "[", "]", '"', "\\",
         "\0", '[White "A"]', '[GameType "wolf-and-sheep"]', '[GameType "nine-mens-morris"]',
         '[GameType "21"]', '[FEN "W:W22,K3:B18"]', '[FEN "B:W29-32:B@1"]', '[FEN "', '[Rules "king=short"]',
         '[Result "1-0"]']
    ),
    max_size=14,
)  # fmt: skip


@given(near.map(" ".join) | near.map("".join) | st.text(max_size=60))
@settings(deadline=None, max_examples=300)
def test_whatever_is_written_is_a_match_or_is_refused(text: str) -> None:
    try:
        match = pdn.read(text)
    except BadNotation as error:
        check_place(error, text)
    else:
        written = pdn.write(match)
        assert pdn.write(pdn.read(written)) == written


@given(st.integers(0, len(GAME)), st.integers(0, len(GAME)), st.text(max_size=3))
@settings(deadline=None)
def test_a_damaged_game_is_read_or_refused(at: int, until: int, put: str) -> None:
    text = GAME[:at] + put + GAME[until:]
    try:
        pdn.read(text)
    except BadNotation as error:
        check_place(error, text)


NOISE = [" ", "\n", "x", "(", "{", "}", "[", '"', "\\", ";", "1.", "1 ", "()", "{}", "$1", "!", '[A "', "\n%",
         "*", "1. 22-18 ", "\0", "é", "(;\n", "({})"]  # fmt: skip
OPENED = ["", '[White "', "1. 22-18 ", "1. 22-18 (", '[FEN "W:W']
TELLING = {" ", "x", "(", "{", '"', "\\"}  # what is read otherwise inside something


@pytest.mark.parametrize(
    ("before", "noise"),
    [
        pytest.param(before, noise, marks=slow_unless(not before or noise in TELLING))
        for before in OPENED
        for noise in NOISE
    ],
)
def test_a_megabyte_of_noise_is_answered(before: str, noise: str) -> None:
    """Anything slower than a few looks at each letter would take hours here."""
    text = before + noise * ((MOST_LETTERS - len(before)) // len(noise))
    try:
        pdn.read(text)
    except BadNotation as error:
        Words("en").reason(error.reason)


def test_random_bytes_are_refused() -> None:
    text = pdn.decode(Random(1).randbytes(MOST_LETTERS))
    assert refusal(text).line == 1
    assert refusal(text + "x").reason.key == "pdn-too-long"


@pytest.mark.parametrize("key", WRITTEN)
def test_a_match_from_a_position_has_a_record_that_replays_and_verifies(key: str) -> None:
    middle = Match.start(key, seed=5)
    for _ in range(7):
        (seat,) = middle.to_act()
        middle.play(seat, middle.moves(seat)[len(middle.moves(seat)) // 2])
    position = fen(middle)
    match = Match.start(key, seed=6, position=position)
    assert fen(match) == position
    for _ in range(4):
        if not match.result:
            (seat,) = match.to_act()
            match.play(seat, match.moves(seat)[0])
    if not match.result:
        match.play(0, "/resign")
    again = verify(match.record())
    assert again.header.position == position
    assert again.record() == match.record()
    assert again.state == match.state
    assert Match.load(match.record()).state == match.state
    assert fen(Match.replay(match.record(), 0)) == position
    assert pdn.write(again) == pdn.write(match)
    assert match.copy().header.position == position


@pytest.mark.parametrize(
    "text",
    [
        '[GameType "22"]\n[FEN "W:W32,K3:B1"]\n\n1. 32-28 1-0',
        '[GameType "nine-mens-morris"]\n[FEN "B:Wa1,d1,@3:Bg1,@4"]\n\n1... a7 0-1',
    ],
)
def test_a_game_in_pdn_from_a_position_becomes_a_record_that_verifies(text: str) -> None:
    match = pdn.read(text)
    assert match.header.position
    assert verify(match.record()).state == match.state


def test_the_usual_start_is_not_named_in_the_header() -> None:
    match = pdn.read("1. 22-18 9-13 1-0")
    assert b"position" not in match.lines[0]
    assert verify(match.record()).rows == match.rows


def test_a_changed_position_in_a_record_is_found() -> None:
    match = Match.start("draughts", seed=1, position="W:W22,32:B1,2")
    match.play(0, "22-18")
    match.play(0, "/resign")
    for other in (b"W:W22,31:B1,2", b"W:W22,32:B1,99", b"nonsense"):
        changed = match.record().replace(b"W:W22,32:B1,2", other)
        with pytest.raises(BadRecord):
            verify(changed)
    with pytest.raises(BadRecord):
        Match.replay(match.record().replace(b"W:W22,32:B1,2", b"W:W22,32:B1,99"))


def test_only_boards_begin_from_a_position_and_only_from_one_that_can_be_read() -> None:
    with pytest.raises(BadSetup, match="no-position"):
        Match.start("go-fish", seats=2, position="W:W22:B1")
    with pytest.raises(BadNotation):
        Match.start("draughts", position="W:W22:B33")
    header, *rows = Match.start("go-fish", seats=2, seed=1).record().split(b"\n")
    with pytest.raises(BadRecord, match="row-refused"):
        Match.replay(b"\n".join([header[:-1] + b',"position":"W:W22:B1"}', *rows]))
