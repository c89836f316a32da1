"""The full screen at a table of a real server, beside another guest."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

from bench.guests import Guest, Server, opened, seated
from parlour import protocol
from parlour.screen.app import ParlourApp
from parlour.screen.dialogs import Read, Write
from parlour.screen.remote import Remote
from parlour.terminal import links
from parlour.terminal.links import Link, Seats
from tests.screen.playing import pick, press, table_of, until


class Impatient(Server):
    """Whoever is not connected is soon away."""

    program = (
        "-c",
        "import functools, sys\n"
        "from parlour.server import house\n"
        "house.Timings = functools.partial(house.Timings, patience=5, tick=0.5)\n"
        "from parlour.cli import main\n"
        "sys.exit(main(sys.argv[1:]))",
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Impatient(tmp_path_factory.mktemp("house")) as server:
        yield server


def hosted(server: Server, game: str, seats: list[int], **rules: str) -> Remote:
    """Anna opens a table and sits down at it."""
    link = links.opened(server.url, game, "Anna", "en", seats=seats, rules=rules)
    return Remote(link, Seats(), "en", links.invitation(link, "en"), "Anna", watch=False)


async def play_all(pilot: Pilot[None], anna: Remote, ben: Guest, rng: random.Random) -> None:
    """Anna by keys, Ben by his socket, until it is over."""
    assert isinstance(pilot.app, ParlourApp)
    felt, n = table_of(pilot.app).felt, -1
    while anna.running:
        if felt.reachable and anna.move not in anna.wire.unanswered:
            await press(pilot.app, *["tab"] * rng.randrange(3), "enter")
        elif ben.moves and ben.view["n"] != n:
            n = ben.view["n"]
            await ben.move(rng.choice(ben.moves))
        else:
            await asyncio.sleep(0.01)


def test_a_match_beside_another_guest(server: Server) -> None:
    async def play() -> None:
        anna = hosted(server, "go-fish", [0, 0])
        app = ParlourApp(anna)
        async with app.run_test(size=(80, 24)) as pilot:
            await until(lambda: anna.table)
            ben = await seated(server.url, anna.wire.link.invite)
            await until(lambda: anna.table and all(chair.name for chair in anna.table.seats))
            picture = table_of(app).felt.picture
            assert picture
            assert "Ben" in picture.block.text  # in the list of those who play
            await pilot.press("s")
            await until(lambda: anna.running and ben.view)
            assert "Anna" in anna.words.names
            await play_all(pilot, anna, ben, random.Random(3))
            assert anna.view
            assert anna.view.result
            assert anna.share.deal
            await until(lambda: anna.share.deal and anna.share.deal.head == anna.head)  # and kept
            await pilot.press("a")
            await until(lambda: anna.running)
            await ben.leave()

    asyncio.run(play())


def test_all_that_a_host_may_do(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def play() -> None:
        anna = hosted(server, "go-fish", [0, 0, 0])
        app = ParlourApp(anna)

        def table() -> protocol.Table:
            assert anna.table
            return anna.table

        async with app.run_test(size=(80, 24)) as pilot:
            await until(lambda: anna.table)
            ben = await seated(server.url, anna.wire.link.invite)
            await until(lambda: table().seats[1].kind == "person")
            # A computer on the third chair
            await pilot.press("m")
            await pick(pilot, anna.web("who-plays"))
            await pick(pilot, anna.web("waits-for-friend"))
            await pick(pilot, anna.web("strength", level=2))
            await until(lambda: table().seats[2].kind == "computer")
            # One more chair, and away with it
            await pilot.press("m")
            await pick(pilot, anna.web("who-plays"))
            await pick(pilot, anna.web("add-chair"))
            await until(lambda: len(table().seats) == 4)
            await pilot.press("m")
            await pick(pilot, anna.web("who-plays"))
            await pick(pilot, anna.web("waits-for-friend"))
            await pick(pilot, anna.web("remove-chair", number=4))
            await until(lambda: len(table().seats) == 3)
            # How the table is run
            await pilot.press("m")
            await pick(pilot, anna.web("table-settings"))
            await pick(pilot, anna.web("chat"))
            await pick(pilot, anna.web("chat-free"))
            await until(lambda: table().settings.chat == "free")
            # Free words
            await pilot.press("c")
            await pick(pilot, anna.web("write"))
            await until(lambda: isinstance(app.screen, Write))
            await pilot.press("h", "i", "enter")
            await until(lambda: any("hi" in line for line in anna.log))
            # The link, with a code to read out
            await pilot.press("m")
            await pick(pilot, anna.web("invite"))
            await until(lambda: isinstance(app.screen, Read))
            await pilot.press("escape")
            # A match that the host ends; its record is kept here
            await pilot.press("s")
            await until(lambda: anna.running)
            await pilot.press("m")
            await pick(pilot, anna.web("end-match"))
            await pick(pilot, anna.web("yes"))
            await until(lambda: not anna.running)
            await pilot.press("m")
            await pick(pilot, anna.web("download-record"))
            await until(lambda: (tmp_path / "go-fish-1.jsonl").is_file())
            await pilot.press("m")
            await pick(pilot, anna.web("score-book"))
            await until(lambda: isinstance(app.screen, Read))
            await pilot.press("escape")
            # Somebody is asked to leave, another game is chosen, the table is deleted
            await pilot.press("m")
            await pick(pilot, anna.web("who-plays"))
            await pick(pilot, "Ben")
            await pick(pilot, anna.web("remove"))
            await pick(pilot, anna.web("yes"))
            await until(lambda: table().seats[1].kind == "open")
            await pilot.press("m")
            await pick(pilot, anna.web("another-game"))
            await pick(pilot, "Crazy Eights")
            await until(lambda: table().game == "crazy-eights")
            await pilot.press("m")
            await pick(pilot, anna.web("delete-table"))
            await pick(pilot, anna.web("yes"))
            await until(lambda: app.return_code is not None)
            await ben.leave()

    asyncio.run(play())


def test_seats_are_lent_renewed_and_the_table_handed_over(server: Server) -> None:
    async def play() -> None:
        anna = hosted(server, "go-fish", [0, 0], first="1")
        app = ParlourApp(anna)

        def chair(seat: int) -> protocol.Chair:
            assert anna.table
            return anna.table.seats[seat]

        async with app.run_test(size=(80, 24)) as pilot:

            async def do(*labels: str) -> None:
                await until(lambda: len(app.screen_stack) == 1)
                await pilot.press("m")
                for label in labels:
                    await pick(pilot, label)

            await until(lambda: anna.table)
            ben = await seated(server.url, anna.wire.link.invite)
            await until(lambda: chair(1).here)
            await pilot.press("s")
            await until(lambda: anna.running)
            # A computer plays for Anna, and no more
            await do(anna.web("lend"))
            await until(lambda: chair(0).level)
            await do(anna.web("take-back"))
            await until(lambda: not chair(0).level)
            # Ben is away for a while; a computer plays on for him, and the match with it
            await ben.leave()
            await until(lambda: chair(1).away)
            assert anna.web("is-away") in anna.beside()[1]
            n = anna.view.n if anna.view else 0
            await do(anna.web("who-plays"), "Ben", anna.web("lend-other"))
            await until(lambda: anna.view and anna.view.n > n)
            # He has lost the link to his seat: Anna gives him another, and the old one holds no longer
            await do(anna.web("who-plays"), "Ben", anna.web("new-seat-link"))
            await until(lambda: isinstance(app.screen, Read))
            assert isinstance(app.screen, Read)
            token = app.screen.text.rpartition("#")[2]
            assert token not in ("", *ben.tokens)
            await pilot.press("escape")
            await ben.come()
            assert ben.bye["key"] == "seat-lost"
            # By the new link he comes back, and gets the table
            again = await Guest(server.url, anna.wire.link.invite, [token]).come()
            await until(lambda: chair(1).here)
            await do(anna.web("who-plays"), "Ben", anna.web("make-host"), anna.web("yes"))
            await until(lambda: anna.table and anna.table.founder == 1)
            assert not anna.is_host
            assert anna.web("delete-table") not in [deed.label for deed in anna.deeds()]
            await again.leave()

    asyncio.run(play())


def test_a_guest_answers_what_everybody_is_asked(server: Server) -> None:
    async def play() -> None:
        host = await opened(server.url, "draughts", [0, 0])
        link = links.sit(Link(server.url, host.invite), "Ben", "de")
        guest = Remote(link, Seats(), "de", links.invitation(link, "de"), "Ben", watch=False)
        app = ParlourApp(guest)
        async with app.run_test(size=(80, 24)) as pilot:
            await until(lambda: guest.table)
            await host.do("start-match")
            await until(lambda: guest.running)
            await host.do("offer-draw", seat=0)
            await until(lambda: guest.asked)
            assert guest.keys()[0] == ("J", "Ja")
            await pilot.press("j")
            await until(lambda: not guest.running)
        await host.leave()

    asyncio.run(play())


def test_a_name_is_asked_for_where_no_seat_is_held(server: Server) -> None:
    async def play() -> None:
        host = await opened(server.url, "draughts", [0, 0])
        link = Link(server.url, host.invite)
        guest = Remote(link, Seats(), "en", links.invitation(link, "en"), None, watch=False)
        app = ParlourApp(guest)
        async with app.run_test(size=(80, 24)) as pilot:
            await until(lambda: isinstance(app.screen, Write))
            await pilot.press("B", "e", "n", "enter")
            await until(lambda: guest.near is not None)
            assert guest.words.names == ("Anna", "Ben")
        await host.leave()

    asyncio.run(play())


def test_whoever_watches_moves_nothing(server: Server) -> None:
    async def play() -> None:
        host = await opened(server.url, "draughts", [0, 2])
        link = Link(server.url, host.invite)
        guest = Remote(link, Seats(), "en", links.invitation(link, "en"), None, watch=True)
        app = ParlourApp(guest)
        async with app.run_test(size=(80, 24)) as pilot:
            await until(lambda: guest.table)
            await host.do("start-match")
            await until(lambda: guest.running)
            await pilot.press("enter", "u", "h", "space")
            assert not guest.wire.unanswered
            assert not table_of(app).felt.reachable
        await host.leave()

    asyncio.run(play())
