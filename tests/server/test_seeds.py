"""Nobody chooses last: seeds are committed to before any is opened, and everything else is settled then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from parlour import Match, protocol, verify
from parlour.core import BadRecord
from parlour.server import show
from parlour.server.client import Client
from parlour.server.deeds import digest
from parlour.server.log import Kept
from parlour.server.rights import Actor
from parlour.server.table import Frozen, Table
from tests.server.inside import Guest, Inside, lived, seated, until
from tests.server.pure import ANNA, BEN, Evening, started


async def unsent(_data: str) -> None:
    pass


def told(evening: Evening) -> protocol.Table:
    """The table as somebody there is told of it."""
    table = evening.table
    return show.table(Client(unsent), table.state, table.match, set(), set(), "", table.commitment)


def commit(evening: Evening, who: int, seed: str) -> None:
    evening.do(who, protocol.CommitSeed, commitment=digest(seed))


def opening(game: str = "go-fish") -> Evening:
    """Anna and Ben have committed, and Anna wants to begin."""
    evening = Evening(game)
    commit(evening, ANNA, "anna's")
    commit(evening, BEN, "ben's")
    assert evening.do(ANNA, protocol.StartMatch) == []
    return evening


def test_where_nobody_committed_the_match_begins_at_once() -> None:
    evening = started("go-fish")
    assert evening.match.rows[0].seeds == ("", "")
    assert evening.match.header.commitments == ()


def test_the_match_begins_when_the_last_seed_is_open() -> None:
    evening = opening()
    assert evening.do(BEN, protocol.OpenSeed, seed="ben's") == []
    assert evening.table.match is None
    assert evening.do(ANNA, protocol.OpenSeed, seed="anna's") == ["started"]
    assert evening.match.rows[0].seeds == ("anna's", "ben's")


def test_the_header_of_the_match_is_told_before_any_seed_is_opened() -> None:
    evening = opening()
    header = json.loads(told(evening).header)
    assert header["commitment"] == evening.table.commitment
    assert header["commitments"] == [digest("anna's"), digest("ben's")]
    kept = told(evening).header
    evening.do(BEN, protocol.OpenSeed, seed="ben's")
    evening.do(ANNA, protocol.OpenSeed, seed="anna's")
    assert evening.match.lines[0].decode() == kept
    assert told(evening).header == ""


def test_before_the_opening_nobody_hears_what_others_committed_to() -> None:
    evening = Evening("go-fish")
    commit(evening, BEN, "ben's")
    assert digest("ben's") not in str(told(evening))


def test_another_seed_than_the_one_committed_to_is_refused() -> None:
    evening = opening()
    assert evening.why_not(BEN, protocol.OpenSeed, seed="a better one") == "other-seed"
    assert evening.why_not(BEN, protocol.OpenSeed, seed="ben's", seat=ANNA) == "not-your-seat"


def test_no_seed_is_opened_before_it_is_asked_for() -> None:
    evening = Evening("go-fish")
    commit(evening, BEN, "ben's")
    assert evening.why_not(BEN, protocol.OpenSeed, seed="ben's") == "nothing-to-open"


def test_nobody_commits_once_seeds_are_opened() -> None:
    evening = opening()
    evening.do(ANNA, protocol.OpenSeed, seed="anna's")
    commitment = digest("chosen last")
    assert evening.why_not(BEN, protocol.CommitSeed, commitment=commitment) == "being-dealt"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (protocol.StartMatch, {}),
        (protocol.ChooseGame, {"game": "go-fish", "rules": {"memory_aid": True}}),
        (protocol.Rename, {"name": "Änne"}),
        (protocol.LeaveSeat, {}),
        (protocol.RemovePlayer, {"seat": BEN}),
        (protocol.StandIn, {"level": 1}),
    ],
)
def test_nothing_else_changes_while_seeds_are_opened(kind: type[protocol.Deed], fields: object) -> None:
    evening = opening()
    assert isinstance(fields, dict)
    with pytest.raises(Frozen):
        evening.do(ANNA, kind, **fields)
    evening.do(ANNA, protocol.Say, phrase="hello")


def test_a_seed_that_is_withheld_is_told_and_stands_in_the_record() -> None:
    evening = opening()
    evening.do(ANNA, protocol.OpenSeed, seed="anna's")
    assert evening.store(evening.table.begin(evening.later())) == ["started", "seed-missing"]
    assert evening.entries[-1].told[1].data == {"seat": BEN}
    evening.do(ANNA, protocol.EndMatch)
    match = verify(evening.match.record())
    assert match.rows[0].seeds == ("anna's", "")
    assert match.header.commitments == (digest("anna's"), digest("ben's"))


def test_commitments_are_for_one_deal_and_go_with_the_person_when_sides_are_swapped() -> None:
    evening = started("nine-mens-morris")
    commit(evening, BEN, "ben's")
    evening.do(ANNA, protocol.EndMatch)
    evening.do(ANNA, protocol.StartMatch)
    assert json.loads(told(evening).header)["names"] == ["Ben", "Anna"]
    assert evening.names == ["Anna", "Ben"]  # until the match begins
    evening.do(BEN, protocol.OpenSeed, seed="ben's")
    assert evening.match.rows[0].seeds == ("ben's", "")
    evening.do(1, protocol.EndMatch)
    evening.do(1, protocol.StartMatch)
    assert evening.match.rows[0].seeds == ("", "")


def test_whoever_takes_over_the_seat_is_not_asked_for_the_seed_of_the_one_before() -> None:
    evening = Evening("go-fish")
    commit(evening, BEN, "ben's")
    evening.do(BEN, protocol.LeaveSeat)
    evening.store(
        evening.table.sit(protocol.Sit("sits-down-at-the-table-cleo", "Cleo"), "cleo", evening.later())
    )
    assert evening.do(ANNA, protocol.StartMatch) == ["started"]


def test_a_table_read_again_goes_on_where_it_waited() -> None:
    evening = opening()
    evening.do(ANNA, protocol.OpenSeed, seed="anna's")
    again = Table()
    again.load(Kept(evening.table.row, evening.state, [], []))
    deed = protocol.OpenSeed(BEN, "ben's", id="opens-elsewhere")
    (entry,) = again.decide(Actor((BEN,)), deed, evening.later())
    assert (entry.kind, again.match and again.match.rows[0].seeds) == ("start", ("anna's", "ben's"))


def test_two_servers_that_wait_begin_the_same_match() -> None:
    evening = opening()
    other = Table()
    other.load(Kept(evening.table.row, evening.state, [], []))
    entries = evening.table.begin(evening.later())
    evening.store(entries)
    other.follow(entries[0])
    assert other.match
    assert other.match.lines == evening.match.lines
    assert other.begin(evening.later()) == []


def test_an_older_table_with_seeds_that_nobody_committed_to_deals_without_them() -> None:
    evening = Evening("go-fish")
    evening.table.state = replace(evening.state, seeds={evening.state.seats[BEN].id: "old"})
    evening.do(ANNA, protocol.StartMatch)
    assert evening.match.rows[0].seeds == ("", "")


@pytest.mark.parametrize("opens", [True, False])
def test_a_server_that_falls_while_seeds_are_opened_goes_on_with_them(
    opens: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def whole() -> None:
        database = tmp_path / "evening.db"
        async with Inside(database) as house:
            invite, *tokens = await seated(house, "go-fish", 2)
            anna, ben = [await Guest(house, invite, [token]).come() for token in tokens]
            for seat, guest in enumerate((anna, ben)):
                await guest.answer(guest.do("commit-seed", seat=seat, commitment=digest(f"seed {seat}")))
            await anna.answer(anna.do("start-match"))
            await anna.answer(anna.do("open-seed", seat=0, seed="seed 0"))
            header = anna.table["header"]
            assert anna.view is None
        async with Inside(database) as house:
            ben = await Guest(house, invite, tokens[1:]).come()
            ben.called = "again"
            if opens:
                assert ben.table["header"] == header
                ben.do("open-seed", seat=1, seed="seed 1")
            await until(lambda: ben.view)
            live = await house.find(invite)
            assert live.table.match
            assert live.table.match.lines[0].decode() == header
            assert live.table.match.rows[0].seeds == ("seed 0", "seed 1" if opens else "")
            await ben.leave()

    lived(monkeypatch, whole())


def test_a_record_with_another_seed_than_was_committed_to_is_found() -> None:
    for seeds in (("anna's", "a better one"), ("anna's",), ("anna's", "ben's", "one more")):
        match = Match.start(
            "go-fish",
            names=["Anna", "Ben"],
            seed=7,
            seeds=seeds,
            commitments=[digest("anna's"), digest("ben's")],
        )
        match.play(0, "/end")
        with pytest.raises(BadRecord, match="seed-differs"):
            verify(match.record())
