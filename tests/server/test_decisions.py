"""What a table decides."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from parlour import protocol
from parlour.core import Refused
from parlour.server import deeds
from parlour.server.log import RECENT, Kept
from parlour.server.rights import Actor
from parlour.server.table import Frozen, Table
from tests.server.pure import ANNA, BEGAN, BEN, CLEO, MORRIS, Evening, started

RATS = "egyptian-rat-screw"
NOBODY = Actor()


class TestRights:
    def test_a_table_without_a_host_obeys_nobody(self) -> None:
        evening = Evening(sat=())
        evening.do(ANNA, protocol.LeaveSeat)
        assert evening.why_not(ANNA, protocol.StartMatch) == "only-the-host"

    def test_a_refused_deed_leaves_the_table_as_it_was(self) -> None:
        evening = started()
        for kind in (protocol.StartMatch, protocol.EndMatch, protocol.SetTable):
            assert evening.why_not(BEN, kind) == "only-the-host"
        assert evening.why_no_move(BEN, "a7", seat=ANNA) == "not-your-seat"
        assert evening.why_not(NOBODY, protocol.Say, phrase="hello") == "only-the-seated"


class TestTheTable:
    def test_rows_are_numbered_and_bear_the_time_they_were_decided_at(self) -> None:
        evening = started()
        evening.move(ANNA, "a7")
        assert [entry.row for entry in evening.entries] == list(range(4))
        assert [entry.t - BEGAN for entry in evening.entries] == [0, 1000, 2000, 3000]
        assert evening.match.rows[-1].t == 1000

    def test_a_row_carries_the_deeds_id_and_is_found_by_it(self) -> None:
        evening = Evening()
        evening.do(ANNA, protocol.Say, phrase="hello")
        assert evening.table.ids == {"deed-number-2": 2}

    def test_no_deed_of_the_host_reaches_a_seat_that_is_not_there(self) -> None:
        evening = Evening("one", (0, 1), sat=())
        for kind in (protocol.SeatComputer, protocol.StandIn):
            assert evening.why_not(ANNA, kind, seat=9, level=1) == "no-such-seat"
        for kind in (protocol.RemovePlayer, protocol.MakeHost):
            assert evening.why_not(ANNA, kind, seat=9) == "no-such-seat"
        with pytest.raises(Refused, match="no-such-seat"):
            evening.table.reissue(Actor((ANNA,)), protocol.RenewToken(9, id="a-deed-of-mine"), "new", BEGAN)

    def test_the_host_makes_somebody_else_the_host(self) -> None:
        evening = Evening()
        evening.do(ANNA, protocol.MakeHost, seat=BEN)
        assert evening.why_not(ANNA, protocol.StartMatch) == "only-the-host"
        assert evening.do(BEN, protocol.StartMatch) == ["started"]

    def test_if_the_host_is_away_the_first_who_is_present_is_host(self) -> None:
        evening = Evening("one", (0, 0, 0), sat=("Ben", "Cleo"))
        anna, ben, cleo = [seat.id for seat in evening.state.seats]
        assert evening.table.find_host({anna, cleo}, {ben}, BEGAN) == []
        assert evening.table.find_host({cleo, ben}, set(), BEGAN) == []
        assert evening.table.find_host(set(), {anna}, BEGAN) == []
        assert evening.store(evening.table.find_host({cleo, ben}, {anna}, BEGAN)) == ["host-away"]
        assert (evening.state.host, evening.state.founder) == (ben, anna)
        assert evening.table.find_host({cleo}, {anna}, BEGAN) == []
        assert evening.store(evening.table.find_host({cleo}, {anna, ben}, BEGAN)) == ["host-away"]
        assert evening.store(evening.table.find_host({anna, cleo}, set(), BEGAN)) == ["host-back"]
        assert evening.state.host == anna

    def test_free_chat_only_where_the_host_allows_it(self) -> None:
        evening = Evening()
        assert evening.why_not(BEN, protocol.Say, text="Hi!") == "phrases-only"
        evening.do(ANNA, protocol.SetTable, chat="free")
        assert evening.do(BEN, protocol.Say, text="Hi!") == ["says"]
        evening.do(ANNA, protocol.SetTable, chat="off")
        assert evening.why_not(BEN, protocol.Say, phrase="hello") == "chat-off"

    def test_whoever_holds_two_seats_speaks_from_the_first(self) -> None:
        evening = Evening()
        evening.do(Actor((ANNA, BEN)), protocol.Say, phrase="hello", seat=None)
        assert evening.entries[-1].seat == ANNA

    def test_three_are_too_many_for_a_game_of_two(self) -> None:
        evening = Evening("one", (0, 0, 0), sat=("Ben", "Cleo"))
        assert evening.why_not(ANNA, protocol.ChooseGame, game=MORRIS) == "too-many-people"

    def test_only_the_last_rows_are_remembered(self) -> None:
        evening = Evening()
        for _ in range(RECENT):
            evening.do(ANNA, protocol.Say, phrase="hello")
        assert [row.row for row in evening.table.recent] == list(range(2, RECENT + 2))


class TestMatches:
    def test_a_match_does_not_start_while_a_seat_is_free(self) -> None:
        evening = Evening(sat=())
        assert evening.why_not(ANNA, protocol.StartMatch) == "seats-open"
        evening.do(ANNA, protocol.SeatComputer, seat=BEN, level=1)
        assert evening.do(ANNA, protocol.StartMatch) == ["started"]

    def test_not_while_a_match_is_played(self) -> None:
        evening = started()
        assert evening.why_not(ANNA, protocol.StartMatch) == "not-while-playing"
        assert evening.why_not(ANNA, protocol.ChooseGame, game="one") == "not-while-playing"
        assert evening.why_not(ANNA, protocol.Rename, name="Other") == "not-while-playing"

    def test_the_host_ends_the_match_and_nobody_has_won(self) -> None:
        evening = started()
        evening.do(ANNA, protocol.EndMatch)
        assert (evening.result.reason, evening.result.ranks) == ("broken-off", (1, 1))
        assert evening.why_not(ANNA, protocol.EndMatch) == "over"

    def test_without_a_match_there_is_nothing_to_play(self) -> None:
        evening = Evening()
        assert evening.why_not(ANNA, protocol.Move, move="a7", n=0) == "no-match"
        assert evening.why_not(ANNA, protocol.Undo) == "no-match"

    def test_a_game_of_secret_signs_needs_a_screen_for_each(self) -> None:
        evening = Evening("kemps", (0, 0, 1, 1))
        shared = Actor((ANNA,), ANNA, shared_screen=True)
        assert evening.why_not(shared, protocol.StartMatch) == "needs-screens"
        assert evening.do(ANNA, protocol.StartMatch) == ["started"]

    def test_in_two_seat_games_play_again_swaps_sides(self) -> None:
        evening = started()
        evening.do(BEN, protocol.Resign)
        evening.do(ANNA, protocol.StartMatch)
        assert evening.names == ["Ben", "Anna"]
        assert evening.match.header.names == ("Ben", "Anna")
        assert deeds.index(evening.state, evening.state.host) == 1

    def test_rows_of_a_former_match_are_told_without_its_moves(self) -> None:
        evening = started()
        evening.move(ANNA, "a7")
        assert evening.table.recent[-1].move == "a7"
        evening.do(ANNA, protocol.EndMatch)
        evening.do(ANNA, protocol.StartMatch)
        assert [row.move for row in evening.table.recent if row.move] == ["setup"]

    def test_another_game_lets_go_of_the_match(self) -> None:
        evening = started()
        evening.do(ANNA, protocol.EndMatch)
        evening.do(ANNA, protocol.ChooseGame, game="go-fish")
        assert evening.table.match is None
        assert evening.why_not(ANNA, protocol.Undo) == "no-match"


class TestMoves:
    def test_a_shared_device_plays_only_for_the_seat_it_faces(self) -> None:
        evening = started("go-fish", first="0")
        move = evening.texts(ANNA)[0]
        assert evening.why_no_move(Actor((ANNA, BEN), BEN), move) == "not-facing"
        assert evening.why_no_move(Actor((ANNA, BEN), None), move) == "not-facing"
        evening.move(Actor((ANNA, BEN), ANNA), move)

    def test_an_open_game_faces_all_seats_of_a_device(self) -> None:
        evening, device = started(), Actor((ANNA, BEN), None)
        evening.move(device, "a7", seat=ANNA)
        evening.move(device, "d7", seat=BEN)
        assert evening.match.n == 2

    def test_a_move_is_stale_once_the_seats_moves_are_others(self) -> None:
        evening = started()
        evening.move(ANNA, "a7")
        evening.move(BEN, "d7")
        assert evening.why_no_move(ANNA, "g7", n=0) == "stale"
        evening.move(ANNA, "g7", n=2)

    def test_a_move_is_not_stale_while_the_seats_moves_are_the_same(self) -> None:
        evening = started()
        evening.do(BEN, protocol.StandIn, level=1)  # a row of the match that changes nothing for Anna
        assert evening.match.n == 1
        evening.move(ANNA, "a7", n=0)

    def test_a_move_that_answers_what_has_not_happened_is_refused(self) -> None:
        evening = started()
        assert evening.why_no_move(ANNA, "a7", n=5) == "stale"
        assert evening.why_no_move(ANNA, "a7", n=-1) == "stale"

    def test_an_illegal_move_changes_nothing(self) -> None:
        evening = started()
        evening.move(ANNA, "a7")
        assert evening.why_no_move(BEN, "a7") != "stale"
        assert evening.why_no_move(ANNA, "d7") == "not-your-turn"
        for text in ("", "/end", "/undo 0", "/seat Eve", "nonsense", "a7 a7 a7"):
            assert evening.why_no_move(BEN, text)

    def test_a_move_that_somebody_typed_counts_seats_from_one(self) -> None:
        evening = started("go-fish", first="0")
        rank = evening.table.in_play().moves(0)[0].text()[-1]
        assert evening.why_no_move(ANNA, f"ask 1 {rank}", typed=True) == "ask-another"
        assert evening.why_no_move(ANNA, f"ask 0 {rank}", typed=True) == "unreadable"
        evening.move(ANNA, f"ask 2 {rank}", typed=True)
        assert evening.table.in_play().rows[1].move == f"ask 1 {rank}"

    def test_nobody_plays_while_a_computer_plays_for_them(self) -> None:
        evening = started()
        evening.do(ANNA, protocol.StandIn, level=1)
        assert evening.why_no_move(ANNA, "a7") == "stand-in"
        evening.do(ANNA, protocol.StandIn, level=0)
        evening.move(ANNA, "a7")
        assert [row.move for row in evening.match.rows[1:]] == ["/seat Anna (1)", "/seat Anna", "a7"]

    def test_lending_what_is_lent_stands_in_the_log_and_not_in_the_record(self) -> None:
        evening = started()
        assert evening.do(ANNA, protocol.StandIn, level=0) == []
        assert (evening.entries[-1].kind, evening.match.n) == ("table", 0)

    def test_whoever_sits_down_for_one_who_left_waits_for_the_next_match(self) -> None:
        evening = started()
        assert evening.do(BEN, protocol.LeaveSeat) == ["stood", "takes-over"]
        assert evening.state.seats[BEN].stand_in == deeds.STAND_IN
        evening.store(evening.table.sit(protocol.Sit("sits-down-cleo", "Cleo"), "cleo", evening.later()))
        assert (evening.names, evening.state.seats[BEN].plays) == (["Anna", "Cleo"], deeds.STAND_IN)
        assert [row.move for row in evening.match.rows[1:]] == ["/seat Computer 2 (2)", "/seat Cleo (2)"]

    def test_nothing_plays_on_where_there_is_a_choice(self) -> None:
        assert started().why_not(ANNA, protocol.PlayOn) == "has-a-choice"
        lone = Evening("accordion", (0,), sat=())
        assert lone.why_not(ANNA, protocol.PlayOn) == "no-match"
        lone.do(ANNA, protocol.StartMatch)
        assert lone.why_not(ANNA, protocol.PlayOn) == "has-a-choice"

    def test_either_lets_the_table_play_on_and_either_stops_it(self) -> None:
        evening = started("battle")
        assert evening.do(BEN, protocol.PlayOn) == ["plays-on"]
        assert evening.state.playing_on == (BEN,)
        evening.do(ANNA, protocol.PlayOn, on=False)
        assert evening.state.playing_on == ()

    def test_whoever_takes_back_wants_to_look(self) -> None:
        evening = started("battle")
        evening.move(ANNA, evening.texts(ANNA)[0])
        evening.do(BEN, protocol.PlayOn)
        evening.do(ANNA, protocol.Undo)
        evening.do(BEN, protocol.Agree, yes=True)
        assert evening.state.playing_on == ()


class TestConsent:
    def test_undo_before_anything_was_revealed_needs_nobody(self) -> None:
        evening = started()
        evening.move(ANNA, "a7")
        evening.do(ANNA, protocol.Undo)
        assert evening.state.offer is None
        assert (evening.texts(BEN), "a7" in evening.texts(ANNA)) == ([], True)

    def test_a_move_is_taken_back_by_consent(self) -> None:
        evening = started()
        evening.move(ANNA, "a7")
        evening.move(BEN, "d7")
        assert evening.do(ANNA, protocol.Undo) == ["asks-undo"]
        assert "d7" not in evening.texts(ANNA)
        evening.do(BEN, protocol.Agree, yes=True)
        assert {"a7", "d7"} <= set(evening.texts(ANNA))
        assert evening.state.offer is None
        assert evening.match.rows[-1].move == "/undo 0 1"

    def test_whoever_does_not_agree_keeps_the_match_as_it_is(self) -> None:
        evening = started()
        evening.move(ANNA, "a7")
        evening.move(BEN, "d7")
        evening.do(ANNA, protocol.Undo)
        assert evening.do(BEN, protocol.Agree, yes=False) == ["declined"]
        assert (evening.match.n, evening.state.offer) == (2, None)
        assert evening.why_not(BEN, protocol.Agree, yes=True) == "nothing-asked"

    def test_nobody_agrees_to_their_own_wish(self) -> None:
        evening = started()
        evening.do(ANNA, protocol.OfferDraw)
        assert evening.why_not(ANNA, protocol.Agree, yes=True) == "nothing-asked"
        assert evening.result is None

    def test_what_was_shown_is_not_taken_back_without_the_others(self) -> None:
        evening = started("go-fish", first="0")
        evening.move(ANNA, evening.texts(ANNA)[0])
        assert evening.do(ANNA, protocol.Undo) == ["asks-undo"]
        assert evening.match.n == 1

    def test_there_must_be_something_to_take_back(self) -> None:
        assert started().why_not(ANNA, protocol.Undo) == "nothing-to-undo"

    def test_computers_agree_to_everything(self) -> None:
        evening = started(MORRIS, (0, 1), sat=())
        evening.move(ANNA, "a7")
        evening.store(evening.table.move_by_itself(BEN, evening.match.moves(BEN)[0], 0, evening.later()))
        evening.do(ANNA, protocol.Undo)
        assert "a7" in evening.texts(ANNA)
        evening.do(ANNA, protocol.OfferDraw)
        assert evening.result.reason == "agreed-draw"

    def test_a_match_is_resigned_where_the_game_has_it(self) -> None:
        evening = started()
        evening.do(ANNA, protocol.Resign)
        assert evening.result.ranks == (2, 1)
        evening = started("go-fish")
        assert evening.why_not(ANNA, protocol.Resign) == "no-resigning"
        assert evening.why_not(ANNA, protocol.OfferDraw) == "no-draw"

    def test_a_draw_is_offered_and_accepted(self) -> None:
        evening = started()
        assert evening.do(BEN, protocol.OfferDraw) == ["asks-draw"]
        evening.do(ANNA, protocol.Agree, yes=True)
        assert (evening.result.reason, evening.result.ranks) == ("agreed-draw", (1, 1))

    def test_playing_on_lets_an_offer_lapse(self) -> None:
        evening = started()
        evening.do(BEN, protocol.OfferDraw)
        evening.move(ANNA, "a7")
        assert evening.state.offer is None
        assert evening.why_not(ANNA, protocol.Agree, yes=True) == "nothing-asked"

    def test_all_who_play_are_asked(self) -> None:
        evening = started("go-fish", (0, 0, 0), sat=("Ben", "Cleo"), first="0")
        evening.move(ANNA, evening.texts(ANNA)[0])
        evening.do(ANNA, protocol.Undo)
        assert evening.do(BEN, protocol.Agree, yes=True) == ["agreed"]
        assert evening.state.offer
        assert (evening.match.n, evening.state.offer.agreed) == (1, (ANNA, BEN))
        evening.do(CLEO, protocol.Agree, yes=True)
        assert (evening.match.n, evening.state.offer) == (2, None)


class TestPatience:
    def test_for_whoever_thought_too_long_a_computer_plays_on(self) -> None:
        evening = started()
        assert evening.store(evening.table.end_patience(ANNA, evening.later())) == ["idle-bot"]
        assert evening.state.seats[ANNA].stand_in == deeds.STAND_IN
        assert evening.match.rows[-1].move == "/seat Anna (2)"

    @pytest.mark.parametrize(
        ("game", "move", "reason"), [(MORRIS, "/resign", "resigned"), ("go-fish", "/end", "ended")]
    )
    def test_or_the_match_ends_where_the_table_chose_so(self, game: str, move: str, reason: str) -> None:
        evening = started(game)
        evening.do(ANNA, protocol.SetTable, idle=30, idle_choice="end")
        evening.do(BEN, protocol.Agree, yes=True)
        assert evening.store(evening.table.end_patience(ANNA, evening.later())) == ["idle-end"]
        assert (evening.match.rows[-1].move, evening.result.reason) == (move, reason)


class TestClaims:
    """Egyptian Rat Screw, in which a pile of two like cards may be slapped by anybody."""

    def laid(self, **more: Any) -> tuple[Evening, str]:
        """A table at which one card lies, and the slap for it: wrong, but a slap."""
        evening = started(RATS, **more)
        layer = next(seat for seat in (ANNA, BEN) if "lay" in evening.texts(seat))
        evening.move(layer, "lay")
        return evening, next(text for text in evening.texts(ANNA) if text.startswith("slap"))

    def test_a_slap_that_others_may_make_too_is_a_claim_of_which_nobody_hears(self) -> None:
        evening, slap = self.laid()
        assert evening.move(Actor((BEN,), BEN, reaction=300), slap) == []
        (claim,) = evening.state.claims
        assert (claim.seat, claim.move, claim.reaction, claim.t) == (BEN, slap, 300, evening.at)
        assert (evening.entries[-1].kind, evening.match.n) == ("claim", 1)

    def test_while_claims_wait_the_table_stands_still(self) -> None:
        evening, slap = self.laid()
        evening.move(BEN, slap)
        layer = next(seat for seat in (ANNA, BEN) if "lay" in evening.texts(seat))
        with pytest.raises(Frozen):
            evening.move(layer, "lay")

    def test_a_claim_made_twice_counts_once(self) -> None:
        evening, slap = self.laid()
        for reaction in (300, 100):
            evening.move(Actor((BEN,), BEN, reaction), slap)
        assert [claim.reaction for claim in evening.state.claims] == [300]

    def test_the_quickest_claim_is_played_first(self) -> None:
        evening, slap = self.laid()
        evening.move(Actor((ANNA,), ANNA, reaction=400), slap)
        evening.move(Actor((BEN,), BEN, reaction=300), slap)
        evening.store(evening.table.judge_claims(evening.later()))
        assert evening.state.claims == ()
        assert (evening.match.rows[2].seat, evening.match.rows[2].move) == (BEN, slap)
        assert [entry.row for entry in evening.entries] == list(range(len(evening.entries)))
        assert [row.move for row in evening.table.recent if row.move] == [
            row.move for row in evening.match.rows
        ]

    def test_a_computers_slap_is_a_claim_with_the_time_since_it_could_be_made(self) -> None:
        evening, slap = self.laid(seats=(0, 1), sat=())
        move = evening.match.game.read(slap)
        t = evening.match.rows[-1].t
        evening.store(evening.table.move_by_itself(BEN, move, t + 250, evening.later()))
        assert [(claim.seat, claim.reaction) for claim in evening.state.claims] == [(BEN, 250)]

    def test_where_the_first_to_arrive_wins_it_is_played_at_once(self) -> None:
        evening, _ = self.laid()
        evening.do(ANNA, protocol.SetTable, judging="arrival")
        evening.do(BEN, protocol.Agree, yes=True)
        slap = next(text for text in evening.texts(BEN) if text.startswith("slap"))
        evening.move(BEN, slap)
        assert (evening.state.claims, evening.match.rows[-1].move) == ((), slap)


class TestElsewhere:
    """Several servers decide for one table; each follows what the others have stored."""

    def played(self) -> Evening:
        evening = started("go-fish", first="0")
        for _ in range(6):
            seat = evening.match.to_act()[0]
            evening.move(seat, evening.texts(seat)[0])
        evening.do(ANNA, protocol.Say, phrase="hello")
        return evening

    def same(self, one: Table, other: Table) -> None:
        assert (one.row, one.state, one.recent) == (other.row, other.state, other.recent)
        assert one.match
        assert other.match
        assert (one.match.lines, one.match.packed()) == (other.match.lines, other.match.packed())

    def test_whoever_follows_row_by_row_stands_where_the_decider_stands(self) -> None:
        evening, other = self.played(), Table()
        first = evening.entries[0]
        assert first.state
        other.load(Kept(0, first.state, [], [first]))
        for entry in evening.entries[1:]:
            other.follow(entry)
        self.same(evening.table, other)
        assert other.ids == evening.table.ids

    def test_whoever_loads_what_was_stored_stands_there_too(self) -> None:
        evening, other = self.played(), Table()
        of_match = [entry for entry in evening.entries if entry.line]
        other.load(Kept(evening.table.row, evening.state, of_match, evening.entries))
        self.same(evening.table, other)

    def test_a_table_that_was_forgotten_holds_no_match_and_knows_how_far_it_was(self) -> None:
        evening = self.played()
        n = evening.table.row
        evening.table.forget()
        assert (evening.table.row, evening.table.match, evening.table.recent, evening.table.ids) == (
            n,
            None,
            [],
            {},
        )

    def test_a_match_of_other_rules_can_be_looked_at_and_not_played(self) -> None:
        evening, other = self.played(), Table()
        begun = evening.state.match
        assert begun
        old = replace(evening.state, match=replace(begun, version=begun.version + 1))
        other.load(
            Kept(evening.table.row, old, [entry for entry in evening.entries if entry.line], evening.entries)
        )
        evening.table = other
        assert evening.why_not(ANNA, protocol.Move, move="ask 1 A", n=0) == "other-rules"
