"""Who may do what: a test for every cell of the table of rights, and what hosts used to be able to do."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from bench.guests import fetch
from parlour import Match, protocol, verify
from parlour.server import rights
from parlour.server.deeds import NotAllowed, digest
from parlour.server.log import Offer, Opening, Seat
from parlour.server.rights import RIGHTS, Actor, Being, Concerns, May, Person, Right
from tests.server.pure import ANNA, BEN, CLEO, Evening, started
from tests.server.rooms import Room, bearer, dismissed, evening, hand, issued, key, played
from tests.server.test_time import TIMINGS, Near, at_home, house_in, two

SECURITY = Path(__file__).parents[2] / "SECURITY.md"
MESSAGES = get_args(protocol.AnyMessage)
FIELDS: dict[str, Any] = {
    "table": "x", "before": 5, "ping": 1, "move": "g7", "yes": True, "phrase": "hello", "seed": "x",
    "game": "one", "level": None, "touches": [], "id": "a-deed-of-mine", "on": False, "commitment": "0" * 64,
}  # fmt: skip
ONLY_ASKED_FOR = (
    protocol.Hello, protocol.ReadLog, protocol.Pong, protocol.MakeCode, protocol.Face, protocol.Why,
    protocol.ReadMoves, protocol.ReadTable, protocol.AskReview,
    protocol.RenewInvite, protocol.DeleteTable,
)  # fmt: skip
BETWEEN_MATCHES = (
    protocol.StartMatch, protocol.OpenSeed, protocol.ChooseGame, protocol.SeatComputer, protocol.AddChair,
    protocol.RemoveChair, protocol.PlayAgain,
)  # fmt: skip
OF_CHAIRS = (protocol.AddChair, protocol.RemoveChair)
CELLS = [
    pytest.param(right, verb, person, being, id=f"{person.value}-{tag}-{right.concerns.value}-{being.value}")
    for right in RIGHTS
    for verb in right.verbs
    for tag in [verb.__struct_config__.tag]
    for person in Person
    for being in Being
    if right.cell(person).at(being) is not May.NEVER
]


def tags(right: Right) -> str:
    return ", ".join(f"`{verb.__struct_config__.tag}`" for verb in right.verbs)


class TestTheTableOfRights:
    def test_security_md_says_the_same_as_the_code(self) -> None:
        when = {None: "any time", True: "during a match", False: "between matches"}
        expected = [
            [
                tags(right),
                right.concerns.value,
                when[right.running],
                *(str(cell) for cell in right[2:6]),
                "no",
                "no",
            ]
            for right in RIGHTS
        ]
        lines = SECURITY.read_text("utf-8").partition("## Rights\n")[2].partition("\n## ")[0].splitlines()
        rows = [
            [word.strip() for word in line.strip("|").split("|")] for line in lines if line.startswith("|")
        ]
        assert rows[0][3:] == [*(person.value for person in Person), "stranger", "removed"]
        assert rows[2:] == expected

    def test_every_message_has_its_right_whomever_it_concerns(self) -> None:
        for kind in MESSAGES:
            found = {right.concerns for right in RIGHTS if kind in right.verbs}
            seat = kind.__struct_fields__.count("seat") and kind not in rights.OF_CHAIRS
            assert found >= ({Concerns.ONESELF, Concerns.ANOTHER} if seat else {Concerns.TABLE}), kind

    @pytest.mark.parametrize(("right", "verb", "person", "being"), CELLS)
    def test_everybody_may_do_what_the_cell_says(
        self, right: Right, verb: type[protocol.Message], person: Person, being: Being
    ) -> None:
        assert Scene(right, verb, person, being).outcome() is right.cell(person).at(being)

    @pytest.mark.parametrize("removed", [False, True], ids=["stranger", "removed"])
    def test_strangers_and_the_removed_do_not_even_come_in(
        self, removed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        @at_home
        async def evening(folder: Path) -> None:
            async with house_in(folder) as house:
                anna, ben = await two(house)
                await anna.do("remove-player", seat=1)
                live = await house.find(anna.invite)
                before = live.table.row
                for kind in MESSAGES:
                    fields = kind.__struct_fields__
                    message = {name: value for name, value in FIELDS.items() if name in fields}
                    message |= {"type": kind.__struct_config__.tag} | (
                        {"seat": 1} if "seat" in fields else {}
                    )
                    intruder = Near(house, anna.invite if removed else "x" * 20, tuple(ben.tokens))
                    await intruder.come()
                    await intruder.send(message)
                    await intruder.until(lambda who=intruder: who.socket is None)  # type: ignore[misc]
                    assert [heard["type"] for heard in intruder.messages] == ["bye"]
                    assert intruder.bye["key"] == ("seat-lost" if removed else "no-table")
                assert live.table.row == before

        evening(tmp_path, monkeypatch)


class Scene:
    """Somebody at a table for two, who is about to do something to somebody."""

    def __init__(self, right: Right, verb: type[protocol.Message], person: Person, being: Being) -> None:
        self.right, self.verb = right, verb
        self.own = ANNA if person is Person.FOUNDER else BEN
        self.other = 1 - self.own
        self.evening = Evening("go-fish", (0, 0, 0)) if verb in OF_CHAIRS else Evening()
        if verb is protocol.PlayAgain:
            self.evening.do(ANNA, protocol.StartMatch)
            self.evening.do(ANNA, protocol.Resign)
        if right.running is not False and verb not in BETWEEN_MATCHES:
            self._begin()
        state = self.evening.state
        if person is Person.HEIR:
            self.evening.table.state = replace(state, host=state.seats[BEN].id)
        self._let(self.own if right.concerns is Concerns.ONESELF else self.other, being)
        away = frozenset({self.state.seats[self.other].id} if being is Being.AWAY else ())
        self.actor = Actor(() if person is Person.SPECTATOR else (self.own,), self.own, away=away)

    @property
    def state(self) -> Any:
        return self.evening.state

    def _begin(self) -> None:
        """A match in which the actor is to move, or has moved and could be asked about it."""
        self.evening.do(ANNA, protocol.StartMatch)
        moves = self.own + (2 if self.right.concerns is Concerns.OTHERS else 0)
        moves += self.verb is protocol.Undo and self.right.concerns is Concerns.ONESELF
        for at, move in enumerate(("a7", "d7", "a4", "d6")[:moves]):
            self.evening.move(at % 2, move)

    def _change(self, at: int, **fields: Any) -> None:
        seats = list(self.state.seats)
        seats[at] = replace(seats[at], **fields)
        self.evening.table.state = replace(self.state, seats=tuple(seats))

    def _let(self, concerned: int, being: Being) -> None:
        match self.verb, self.right.concerns:
            case protocol.Agree, _:
                offer = Offer("draw", self.other, 0, (self.other,))
                self.evening.table.state = replace(self.state, offer=offer)
            case protocol.OpenSeed, _:
                promised = {seat.id: digest(FIELDS["seed"]) for seat in self.state.seats}
                opening = Opening(self.evening.at, "")
                self.evening.table.state = replace(self.state, commitments=promised, opening=opening)
            case protocol.OfferDraw, Concerns.ONESELF:
                self._change(self.other, token="", level=1)
            case protocol.SeatComputer, _:
                self._change(self.other, token="")
            case protocol.StandIn, Concerns.OTHERS:
                self._change(self.own, came_by="chair", stand_in=2)
        if being is Being.STOOD_IN:
            self._change(concerned, stand_in=2)
        elif being is Being.NEWCOMER:
            self._change(concerned, came_by="chair", stand_in=2)

    def message(self) -> Any:
        fields = {name: value for name, value in FIELDS.items() if name in self.verb.__struct_fields__}
        fields |= {"n": self.evening.match.n} if "n" in self.verb.__struct_fields__ else {}
        own = self.right.concerns in (Concerns.ONESELF, Concerns.OTHERS)
        if "seat" in self.verb.__struct_fields__ and self.right.concerns is not Concerns.TABLE:
            fields["seat"] = self.own if own else self.other
        if self.verb is protocol.Rename:
            fields["name"] = self.state.seats[fields["seat"]].name
        if self.verb is protocol.SeatComputer:
            fields |= {"seat": self.other, "level": 1}
        if self.verb is protocol.RemoveChair:
            fields["seat"] = CLEO
        if self.verb is protocol.SetTable:
            fields |= {"idle": 60} if own else {"chat": "free"}
        if self.verb is protocol.StandIn and own:
            fields["level"] = 0 if self.state.seats[self.own].stand_in else 1
        return self.verb(**fields)

    def outcome(self) -> May:
        table, message, before = self.evening.table, self.message(), self.state
        try:
            if self.verb in ONLY_ASKED_FOR:
                rights.require(before, self.actor, message, table.running is not None)
                return May.YES
            if isinstance(message, protocol.RenewToken):
                entries = table.reissue(self.actor, message, "new", self.evening.later())
            else:
                entries = table.decide(self.actor, message, self.evening.later())
        except NotAllowed:
            return May.NO
        after = (entries and entries[-1].state) or before
        return May.ASKS if after.offer and after.offer != before.offer else May.YES


class TestConsent:
    def fishing(self, people: int = 3) -> Evening:
        """Go fish for three, of whom some are computers; Anna has asked somebody for a card."""
        seats = (0,) * people + (1,) * (3 - people)
        evening = started("go-fish", seats, sat=("Ben", "Cleo")[: people - 1], first="0")
        evening.move(ANNA, evening.texts(ANNA)[0])
        return evening

    def anna(self, evening: Evening, *away: int) -> Actor:
        return Actor((ANNA,), ANNA, away=frozenset(evening.state.seats[seat].id for seat in away))

    def test_whoever_is_stood_in_for_is_asked_all_the_same(self) -> None:
        evening = self.fishing()
        evening.do(BEN, protocol.StandIn, level=1)
        assert evening.do(ANNA, protocol.Undo) == ["asks-undo"]
        evening.do(CLEO, protocol.Agree, yes=True)
        assert evening.state.offer
        evening.do(BEN, protocol.Agree, yes=True)
        assert evening.match.rows[-1].move == "/undo 0 1 2"

    def test_the_record_names_only_people_who_agreed_and_calls_computers_what_they_are(self) -> None:
        evening = self.fishing(people=2)
        evening.do(ANNA, protocol.Undo)
        evening.do(BEN, protocol.Agree, yes=True)
        assert evening.match.rows[-1].move == "/undo 0 1 (2)"
        evening.do(ANNA, protocol.EndMatch)
        assert verify(evening.match.record()).rows[-2].move == "/undo 0 1 (2)"

    @pytest.mark.parametrize("words", ["", " 1", " 2", " (1)", " 1 1", " (2) 0", " x", " 1 2)", " 1 -2"])
    def test_no_record_passes_in_which_somebody_was_not_asked(self, words: str) -> None:
        evening = self.fishing()
        with pytest.raises(Exception, match=r"undo-needs-consent|unreadable"):
            evening.match.play(ANNA, f"/undo 0{words}")

    def test_nobody_agrees_for_somebody_who_is_away(self) -> None:
        evening = self.fishing()
        assert evening.why_not(self.anna(evening, BEN), protocol.Undo) == "cannot-be-asked"
        evening.do(self.anna(evening, BEN), protocol.StandIn, seat=BEN)
        assert evening.why_not(self.anna(evening, BEN), protocol.Undo) == "cannot-be-asked"
        assert evening.do(ANNA, protocol.Undo) == ["asks-undo"]

    def test_a_yes_answers_the_question_that_was_read_and_no_other(self) -> None:
        evening = started()
        evening.do(ANNA, protocol.OfferDraw)
        assert evening.state.offer
        read = evening.state.offer.row
        evening.do(ANNA, protocol.SetTable, idle=30, idle_choice="end")
        assert evening.why_not(BEN, protocol.Agree, yes=True, row=read) == "asked-anew"
        evening.do(BEN, protocol.Agree, yes=False, row=evening.state.offer.row)

    def test_time_limits_change_during_a_match_only_if_all_agree(self) -> None:
        evening = started()
        assert evening.do(ANNA, protocol.SetTable, idle=60, chat="off") == ["asks-settings"]
        assert evening.state.settings.idle == 0
        evening.move(ANNA, "a7")  # the match goes on meanwhile
        assert evening.do(BEN, protocol.Agree, yes=True) == ["set-chat", "set-idle"]
        assert (evening.state.settings.idle, evening.state.settings.chat) == (60, "off")
        assert evening.state.offer is None
        assert evening.do(ANNA, protocol.SetTable, idle=90) == ["asks-settings"]
        assert evening.do(BEN, protocol.Agree, yes=False) == ["declined"]
        assert evening.state.settings.idle == 60

    def test_what_decides_nothing_is_set_at_once(self) -> None:
        evening = started()
        assert evening.do(ANNA, protocol.SetTable, chat="free", pace=2.0) == ["set-chat", "set-pace"]
        race = started("egyptian-rat-screw")
        assert race.do(ANNA, protocol.SetTable, pace=0.25) == ["asks-settings"]
        assert race.do(ANNA, protocol.SetTable, judging="calm") == ["asks-settings"]

    def test_whoever_plays_against_computers_asks_nobody(self) -> None:
        evening = started(seats=(0, 1), sat=())
        assert evening.do(ANNA, protocol.SetTable, idle=30) == ["set-idle"]

    def test_nobody_has_less_than_half_a_minute_to_think(self) -> None:
        assert Evening().why_not(ANNA, protocol.SetTable, idle=29) == "idle-too-short"
        assert Evening().do(ANNA, protocol.SetTable, idle=0) == []


class TestWhoCameDuringTheMatch:
    def taken_over(self, people: int = 3, by: type[protocol.Deed] = protocol.RenewToken) -> Evening:
        """Ben's seat has gone to somebody else in the middle of a match."""
        evening = started("go-fish", (0,) * people, sat=("Ben", "Cleo", "David")[: people - 1], first="0")
        if by is protocol.RenewToken:
            self.reissue(evening, BEN, away=True)
        else:
            evening.do(BEN if by is protocol.LeaveSeat else ANNA, by, seat=BEN)
            evening.store(evening.table.sit(protocol.Sit("sits-down-later", "Emma"), "emma", evening.later()))
        return evening

    def reissue(self, evening: Evening, by: int, away: bool = False) -> None:
        actor = Actor((by,), away=frozenset({evening.state.seats[BEN].id} if away else ()))
        if away:
            actor = actor._replace(seats=(ANNA,))
        deed = protocol.RenewToken(BEN, id="a-deed-of-mine")
        evening.store(evening.table.reissue(actor, deed, "new", evening.later()))

    @pytest.mark.parametrize("by", [protocol.RenewToken, protocol.RemovePlayer, protocol.LeaveSeat])
    def test_a_computer_plays_for_a_newcomer(self, by: type[protocol.Deed]) -> None:
        evening = self.taken_over(by=by)
        assert evening.state.seats[BEN].plays
        assert evening.match.rows[-1].move.endswith("(2)")
        for kind in (protocol.Resign, protocol.Undo, protocol.OfferDraw):
            assert evening.why_not(BEN, kind) == "newcomer-waits"
        assert evening.why_not(BEN, protocol.StandIn, level=1) == "newcomer-waits"
        assert evening.why_not(BEN, protocol.Agree, yes=True) == "newcomer-waits"
        assert evening.why_no_move(BEN, "ask 0 A") == "newcomer-waits"

    @pytest.mark.parametrize("by", [protocol.RenewToken, protocol.RemovePlayer, protocol.LeaveSeat])
    def test_all_who_play_may_let_a_newcomer_play(self, by: type[protocol.Deed]) -> None:
        evening = self.taken_over(by=by)
        asks = "asks-play-link" if by is protocol.RenewToken else "asks-play-chair"
        assert evening.do(BEN, protocol.StandIn, level=0) == [asks]
        evening.do(ANNA, protocol.Agree, yes=True)
        assert evening.state.seats[BEN].waits
        assert evening.do(CLEO, protocol.Agree, yes=True) == ["back"]
        assert (evening.state.seats[BEN].plays, evening.state.seats[BEN].waits) == (0, False)
        assert evening.state.offer is None

    def test_with_the_match_the_waiting_ends(self) -> None:
        evening = self.taken_over()
        evening.do(ANNA, protocol.EndMatch)
        assert (evening.state.seats[BEN].plays, evening.state.seats[BEN].waits) == (0, False)

    def test_the_founder_alone_cannot_vouch_for_who_came_by_a_new_link(self) -> None:
        evening = self.taken_over(people=2)
        assert evening.why_not(BEN, protocol.StandIn, level=0) == "nobody-to-ask"
        evening.move(ANNA, evening.texts(ANNA)[0])
        assert evening.why_not(ANNA, protocol.Undo) == "nobody-to-ask"

    def test_nobody_gets_a_new_link_for_somebody_who_is_playing(self) -> None:
        evening = started("go-fish")
        deed = protocol.RenewToken(BEN, id="a-deed-of-mine")
        with pytest.raises(NotAllowed, match="is-here"):
            evening.table.reissue(Actor((ANNA,)), deed, "new", evening.later())

    def test_whoever_renews_the_own_link_plays_on(self) -> None:
        evening = started("go-fish", first="1")
        self.reissue(evening, BEN)
        assert not evening.state.seats[BEN].plays
        evening.move(BEN, evening.texts(BEN)[0])

    def test_between_matches_a_new_link_changes_no_more_than_the_token(self) -> None:
        evening = Evening("go-fish")
        self.reissue(evening, ANNA)
        assert not evening.state.seats[BEN].waits

    def test_whoever_removes_the_last_opponent_has_not_won(self) -> None:
        evening = started()
        assert evening.do(ANNA, protocol.RemovePlayer, seat=BEN) == ["removed"]
        assert (evening.result.reason, evening.result.ranks) == ("broken-off", (1, 1))
        assert evening.state.seats[BEN] == Seat(evening.state.seats[BEN].id, number=2)


class TestStandIns:
    def away(self, evening: Evening) -> Actor:
        return Actor((ANNA,), ANNA, away=frozenset({evening.state.seats[BEN].id}))

    def test_the_host_lends_the_seat_of_somebody_who_is_away_to_the_usual_computer(self) -> None:
        evening = started()
        assert evening.why_not(ANNA, protocol.StandIn, seat=BEN) == "is-here"
        evening.do(self.away(evening), protocol.StandIn, seat=BEN, level=1)
        assert evening.state.seats[BEN].stand_in == 2

    def test_who_plays_for_somebody_is_nobody_elses_choice(self) -> None:
        evening = started()
        evening.do(BEN, protocol.StandIn, level=4)
        for level in (0, 1):
            assert (
                evening.why_not(self.away(evening), protocol.StandIn, seat=BEN, level=level)
                == "not-your-seat"
            )
        evening.do(BEN, protocol.StandIn, level=0)
        assert evening.state.seats[BEN].stand_in == 0


class TestTheFounder:
    def heired(self) -> Evening:
        """Ben is host while Anna, the founder, is away."""
        evening = Evening("go-fish", (0, 0, 0), sat=("Ben", "Cleo"))
        anna, ben, cleo = (seat.id for seat in evening.state.seats)
        evening.store(evening.table.find_host({ben, cleo}, {anna}, evening.later()))
        return evening

    def test_an_heir_keeps_the_evening_going(self) -> None:
        evening = self.heired()
        heir = Actor((BEN,), BEN, away=frozenset({evening.state.seats[ANNA].id}))
        evening.do(heir, protocol.ChooseGame, game="go-fish", seats=4)
        evening.do(heir, protocol.SeatComputer, seat=3, level=1)
        evening.do(heir, protocol.StartMatch)
        evening.do(heir, protocol.StandIn, seat=ANNA)
        evening.do(heir, protocol.EndMatch)
        assert evening.result.reason == "broken-off"

    def test_who_hands_the_table_over_has_no_more_rights_than_others(self) -> None:
        evening = Evening()
        evening.do(ANNA, protocol.MakeHost, seat=BEN)
        assert evening.why_not(ANNA, protocol.RemovePlayer, seat=BEN) == "only-the-founder"
        ids = {seat.id for seat in evening.state.seats}
        assert evening.table.find_host(ids, set(), evening.later()) == []
        evening.do(BEN, protocol.RemovePlayer, seat=ANNA)

    def test_if_the_founder_leaves_for_good_the_next_person_is_the_founder(self) -> None:
        evening = self.heired()
        assert evening.do(ANNA, protocol.LeaveSeat) == ["stood", "new-host"]
        assert evening.state.founder == evening.state.seats[BEN].id

    def test_if_an_heir_leaves_the_founder_is_host_again(self) -> None:
        evening = self.heired()
        evening.do(BEN, protocol.LeaveSeat)
        assert evening.state.host == evening.state.founder == evening.state.seats[ANNA].id

    def test_whoever_sits_down_at_an_empty_table_is_its_founder(self) -> None:
        evening = Evening(sat=())
        evening.do(ANNA, protocol.LeaveSeat)
        evening.store(evening.table.sit(protocol.Sit("sits-down-later", "Emma"), "emma", evening.later()))
        assert evening.state.founder == evening.state.host == evening.state.seats[ANNA].id


# What hosts could do once


@evening
async def test_no_host_takes_back_a_move_by_lending_the_others_seat(room: Room) -> None:
    anna, ben = await room.pair("go-fish", first="0")
    await played(anna, anna.moves[0], ben)
    before = anna.view["n"]
    assert key(await anna.do("stand-in", seat=1, level=1)) == "is-here"
    await anna.do("undo", seat=0)
    await ben.until(lambda: ben.table["asked"])
    assert anna.view["n"] == before
    assert ben.table["asked"]["waits_for"] == [1]
    await ben.do("stand-in", seat=1, level=1)  # who is stood in for is asked all the same
    await anna.until(lambda: anna.table["seats"][1]["level"])
    assert anna.table["asked"] is None or anna.table["asked"]["waits_for"] == [1]
    moves = [row["move"] for row in anna.rows.values() if row.get("move")]
    assert not [move for move in moves if move.startswith("/undo")]


@evening
async def test_no_host_wins_by_giving_the_other_a_second_to_think(room: Room) -> None:
    anna, ben = await room.pair()
    await played(anna, "a7", ben)
    assert key(await anna.do("set-table", idle=1, idle_choice="end")) == "idle-too-short"
    await anna.do("set-table", idle=30, idle_choice="end")
    await ben.until(lambda: ben.table["asked"])
    asked = ben.table["asked"]
    assert (asked["kind"], ben.table["settings"]["idle"]) == ("settings", 0)
    assert "Time to think: 30\N{NO-BREAK SPACE}s." in asked["text"]
    await anna.do("end-match")
    await ben.until(lambda: ben.view["result"])
    assert ben.view["result"]["ranks"] == [1, 1]
    book = await fetch(room.url, f"/api/tables/{anna.invite}/scores", **bearer(anna))
    assert [total["wins"] for total in book.json()["totals"]] == [0, 0]


@evening
async def test_whoever_takes_over_a_seat_sees_no_hand(room: Room) -> None:
    anna = await room.open("go-fish", (0, 0, 0), rules={"first": "0"})
    ben, cleo = await room.sit(anna), await room.sit(anna, "Cleo")
    await anna.do("start-match")
    await ben.until(lambda: hand(ben, 1))
    assert key(await anna.do("renew-token", seat=1)) == "is-here"
    await anna.do("remove-player", seat=1)
    assert await dismissed(ben) == "seat-lost"
    spy = await room.sit(anna, "Emma")
    assert (spy.table["yours"], spy.table["seats"][1]["waits"]) == ([1], True)
    await spy.until(lambda: spy.view)
    assert (spy.view["seat"], hand(spy, 1)) == (None, [])
    await spy.do("face", seat=1)
    assert (spy.view["seat"], hand(spy, 1), spy.moves) == (None, [], [])
    assert (await spy.ask("read-table"))["seat"] is None
    assert key(await spy.do("why", seat=1, touches=["rank:Q"])) == "not-your-seat"
    address = f"/api/tables/{anna.invite}/records/{anna.table['match']}"
    seen = await fetch(room.url, address, **bearer(spy))
    assert seen.content == (await fetch(room.url, address)).content
    await spy.do("stand-in", seat=1, level=0)
    for other in (anna, cleo):
        await other.until(lambda who=other: who.table["asked"])  # type: ignore[misc]
        await other.do("agree", seat=other.table["yours"][0], yes=True)
    await spy.until(lambda: hand(spy, 1))


@at_home
async def test_whoever_has_the_link_and_waits_gets_no_more_than_the_evening(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house, "go-fish", first="0")
        await anna.leave()
        await ben.until(lambda: ben.table["host"] == 1, TIMINGS.patience + 2 * TIMINGS.tick)
        assert ben.table["founder"] == 0
        for kind in ("remove-player", "renew-token", "make-host"):
            assert key(await ben.do(kind, seat=0)) == "only-the-founder"
        for kind in ("delete-table", "renew-invite"):
            assert key(await ben.do(kind)) == "only-the-founder"
        await ben.until(lambda: ben.table["seats"][0]["away"])
        assert isinstance(await ben.do("stand-in", seat=0), int)
        await anna.come()
        await ben.until(lambda: ben.table["host"] == 0)
        assert ben.said[-1] == "Anna is back, and the host again."
        assert isinstance(await anna.do("stand-in", seat=0, level=0), int)
        assert isinstance(await anna.do("remove-player", seat=1), int)


@at_home
async def test_whoever_lost_the_link_comes_back_to_a_computer_that_plays(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house, "go-fish", first="0")
        await ben.leave()
        assert key(await anna.do("renew-token", seat=1)) == "is-here"
        await anna.until(lambda: anna.table["seats"][1]["away"], TIMINGS.patience + 2 * TIMINGS.tick)
        await anna.do("renew-token", seat=1)
        again = await Near(house, anna.invite, ((await issued(anna))["token"],)).come()
        assert (again.table["yours"], again.view["seat"], hand(again, 1)) == ([1], None, [])
        assert key(await again.do("stand-in", seat=1, level=0)) == "nobody-to-ask"
        await anna.do("end-match")
        await anna.do("start-match")
        await again.until(lambda: again.view["seat"] is not None and not again.view["result"])
        assert hand(again, again.table["yours"][0])


def test_a_match_that_one_person_ended_has_no_winner() -> None:
    match = Match.start("go-fish", seats=3, seed=1)
    match.play(0, "/break-off")
    assert match.result
    assert (match.result.reason, match.result.ranks) == ("broken-off", (1, 1, 1))
    assert verify(match.record()).result == match.result
    alone = Match.start("accordion", seed=1)
    alone.play(0, "/break-off")
    assert alone.result
    assert alone.result.ranks == (2,)
