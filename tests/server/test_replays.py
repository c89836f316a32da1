"""A match that is over is watched again: what each seat saw, and what becomes of records that strangers
bring."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import httpx
import pytest

import parlour
from bench.guests import Guest, Server, opened, post
from parlour import Match, protocol
from parlour.core import BadRecord, Game, Refused
from parlour.match import record as records
from parlour.server import replays, show
from parlour.server.deeds import NotAllowed
from parlour.server.work import Share
from parlour.view import lay_over
from parlour.words import LANGUAGES, Words, spoken
from tests.matrix import games

GENEROUS = [f"--limit={name}=100000" for name in ("tables", "seats", "requests", "connections", "work")]
GAMES = parlour.games()


def finished(key: str, rows: int = 60, **more: Any) -> Match:
    """A match of players who know no better than to move at random, ended after so many `rows`."""
    match, rng = Match.start(key, seed="finished", **more), Random(key)
    while not match.result and match.n < rows:
        seat, moves = rng.choice(match.turns())
        match.play(seat, rng.choice(moves))
    if not match.result:
        match.play(0, "/end")
    return match


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("replays"), *GENEROUS) as running:
        yield running
        assert httpx.get(f"{running.url}/api/health").json()["status"] == "ok"
        assert "Traceback" not in running.log.read_text()


def bring(server: Server, data: bytes | str, **query: Any) -> httpx.Response:
    sent = data.encode() if isinstance(data, str) else data
    return httpx.post(f"{server.url}/api/replays", content=sent, params=query, timeout=120, verify=False)


def chained(lines: list[dict[str, Any]]) -> bytes:
    """These lines, each with the hash of the one before."""
    written: list[bytes] = []
    for line in lines:
        if "prev" in line:
            line["prev"] = records.digest(written[-1])
        written.append(records.encode(line))
    return records.write(written)


def changed(match: Match, change: Callable[[list[dict[str, Any]]], object]) -> bytes:
    """The record with something changed, and the chain made whole again."""
    lines = [json.loads(line) for line in match.record().splitlines()]
    change(lines)
    return chained(lines)


# What is seen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_frame_is_the_view_that_the_viewer_had_then(game: Game) -> None:
    match = finished(game.key)
    for seat in (None, *range(match.seats)):
        words = Words("de", game.key, match.header.names)
        replay = show.replay(match, seat, words, match.result)
        before: tuple[Any, ...] = ()
        assert [frame.n for frame in replay.frames] == list(range(match.n + 1))
        for frame, heard in zip(replay.frames, match.heard_live(seat), strict=True):
            before = lay_over(frame.widgets, before)
            view = spoken(match.at(frame.n).view(seat), words)
            assert before == view.widgets
            assert (frame.transfers, frame.rolled) == (view.transfers, view.rolled)
            assert frame.move == heard.move
            assert frame.said == tuple(words.line(line) for line in heard.told)
        numbers = [frame.number for frame in replay.frames if frame.number]
        assert numbers == list(range(1, len(numbers) + 1))
        assert (replay.head, replay.outcome) == (match.head, words.result(match.result))


def test_what_was_taken_back_is_told_and_not_counted() -> None:
    match = Match.start("nine-mens-morris", seed="undo")
    for move in ("a7", "d7", "g7"):
        match.play(match.to_act()[0], move)
    match.play(0, "/undo 2 1")
    match.play(0, "a4")
    match.play(1, "/resign")
    frames = show.replay(match, None, Words("en", match.game.key, ("Anna", "Ben")), match.result).frames
    assert [(frame.move, frame.number, frame.undone) for frame in frames] == [
        ("setup", 0, False), ("a7", 1, False), ("d7", 2, False), ("g7", 0, True), ("/undo 2 1", 0, False),
        ("a4", 3, False), ("/resign", 0, False),
    ]  # fmt: skip
    assert all(frame.position for frame in frames[:-1])
    assert not frames[-1].position  # there is nothing left to play


def test_boards_come_with_the_match_in_pdn_and_cards_without(server: Server) -> None:
    assert "1. " in bring(server, finished("draughts").record()).json()["pdn"]
    assert bring(server, finished("go-fish").record()).json()["pdn"] == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_somebody_brings_is_told_in_their_language(server: Server, language: str) -> None:
    match = finished("go-fish")
    answer = bring(server, match.record(), language=language, seat=1)
    assert (answer.status_code, answer.headers["content-language"]) == (200, language)
    words = Words(language, "go-fish", match.header.names)
    assert answer.json()["title"] == words.say("title")
    assert answer.json()["frames"][1]["said"][0] == words.line(match.rows[1].told[0])


# At a table


async def table_of_two(server: Server, game: str = "go-fish") -> tuple[Guest, Guest]:
    anna = await opened(server.url, game, [0, 0])
    wish = {"id": "5f0c2a1d9b7e4c3688d1e0a94f3b7c25", "name": "Ben"}
    ben: Any = await post(server.url, f"/api/tables/{anna.invite}/seats", wish)
    other = await Guest(server.url, anna.invite, [ben["token"]]).come()
    await anna.do("start-match")
    await anna.until(lambda: anna.view)
    await other.until(lambda: other.view)
    return anna, other


def watch(server: Server, guest: Guest, token: str = "", match: int | None = None, **query: Any) -> Any:
    row = guest.table["match"] if match is None else match
    headers = {"authorization": f"Bearer {token}"} if token else {}
    address = f"{server.url}/api/tables/{guest.invite}/replays/{row}"
    return httpx.get(address, params=query, headers=headers, timeout=120, verify=False)


def test_a_running_match_is_not_shown_to_anybody_and_a_finished_one_to_all_who_may_see_the_table(
    server: Server,
) -> None:
    async def evening() -> None:
        anna, ben = await table_of_two(server)
        for guest in (anna, ben):
            if guest.paths.get(str(guest.view["seat"])):
                await guest.move(guest.paths[str(guest.view["seat"])][0]["move"])
        for token in (anna.tokens[0], ben.tokens[0], ""):
            for seat in (None, 0, 1):
                early = watch(server, anna, token, **({} if seat is None else {"seat": seat}))
                assert (early.status_code, early.json()["key"]) == (409, "replay-early")
        await anna.do("end-match")
        await ben.until(lambda: ben.view["result"])
        match = parlour.verify(
            httpx.get(f"{server.url}/api/tables/{anna.invite}/records/{anna.table['match']}").content
        )
        for token in (anna.tokens[0], ben.tokens[0], ""):
            for seat in (0, 1):
                seen = watch(server, anna, token, seat=seat).json()
                assert "Ben" in seen["names"]
                words = Words("en", "go-fish", tuple(seen["names"]))
                assert seen == json.loads(
                    protocol.write(show.replay(match, seat, words, match.result, has_table=True))
                )
        hands = [watch(server, anna, seat=seat).json()["frames"][0]["widgets"] for seat in (0, 1)]
        assert hands[0] != hands[1] != watch(server, anna).json()["frames"][0]["widgets"]
        for guest in (anna, ben):
            await guest.leave()

    asyncio.run(evening())


def test_who_may_not_see_the_table_sees_no_replay(server: Server) -> None:
    async def evening() -> None:
        anna, ben = await table_of_two(server)
        await anna.do("end-match")
        await anna.do("set-table", spectators=False)
        refused = watch(server, anna)
        assert refused.json()["key"] == "no-spectators"
        assert watch(server, anna, "no-such-token").status_code == 401
        assert watch(server, anna, anna.tokens[0]).is_success
        for match in (0, 99_999):
            assert watch(server, anna, anna.tokens[0], match).json()["key"] == "no-match"
        assert watch(server, anna, anna.tokens[0], seat=2).json()["key"] == "no-such-seat"
        assert watch(server, anna, anna.tokens[0], seat=32).status_code == 400
        elsewhere = f"{server.url}/api/tables/nowhere-to-be-found/replays/{anna.table['match']}"
        assert httpx.get(elsewhere).json()["key"] == "no-table"
        for guest in (anna, ben):
            await guest.leave()

    asyncio.run(evening())


# What strangers bring


def test_what_a_seat_got_of_a_running_match_is_told_apart_and_shows_nothing(server: Server) -> None:
    match = Match.start("go-fish", seats=2, seed="running")
    match.play(match.to_act()[0], match.moves(match.to_act()[0])[0])
    heard = records.write([records.encode(row) for row in match.heard(0)])
    answer = bring(server, heard)
    assert (answer.status_code, answer.json()["key"]) == (409, "record-of-running")
    assert list(answer.json()) == ["key", "text"]
    whole = bring(server, match.record(), seat=0)  # nobody has that one but whoever dealt
    assert whole.json()["key"] == "record-open"


def test_a_changed_line_is_named(server: Server) -> None:
    match = finished("draughts")
    lines = match.record().splitlines()
    lines[5] = lines[5].replace(b'"t":0', b'"t":1')
    answer = bring(server, records.write(lines)).json()
    told = Words("en", "table").say("chain-broken", line=6, next=7)
    assert answer == {"key": "chain-broken", "text": told}


def test_a_record_that_was_changed_and_chained_anew_is_found_by_its_draws_and_by_the_rules(
    server: Server,
) -> None:
    fish, draughts = finished("go-fish"), finished("draughts")

    def key(match: Match, change: Callable[[list[dict[str, Any]]], object]) -> str:
        found: str = bring(server, changed(match, change)).json()["key"]
        return found

    assert key(fish, lambda lines: lines[1]["drawn"][1][4].reverse()) == "draw-differs"
    assert key(draughts, lambda lines: lines[2].update(move="1-2")) == "row-refused"
    assert key(draughts, lambda lines: lines[-1]["result"].update(ranks=[2, 1])) == "line-differs"
    assert key(draughts, lambda lines: lines[0].update(version=99)) == "other-version"
    assert key(draughts, lambda lines: lines[0].update(parlour=2)) == "record-format"
    assert key(draughts, lambda lines: lines[0].update(game="chess")) == "no-game"
    assert key(draughts, lambda lines: lines[0].update(rules={"king": 7})) == "row-refused"
    assert key(draughts, lambda lines: lines[0].update(names=["x"] * 500)) == "row-refused"
    assert key(draughts, lambda lines: lines[0].update(position="W:W" + "1," * 9999)) == "row-refused"
    assert key(draughts, lambda lines: lines[-1].update(secret="")) == "secret-differs"
    assert key(draughts, lambda lines: lines.pop()) == "record-open"


DEEP = b'{"a":' * 100_000
UNREADABLE: list[tuple[str, bytes]] = [
    ("nothing", b""),
    ("no line ends", b"{}"),
    ("zeros", b"\0" * 10_000),
    ("no text", b"\xff\xfe\n" * 500),
    ("a picture", b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 20),
    ("another file", b'[Event "?"]\n\n1. e4 e5\n'),
    ("a page", b"<html>\n" * 1000),
    ("deep", DEEP + b"\n" + DEEP + b"\n"),
    ("deep in a line", b'{"parlour":1,"game":"draughts","version":1,"rules":' + DEEP + b"\n{}\n"),
    ("many lines", b"{}\n" * 200_000),
    ("long numbers", b'{"parlour":' + b"9" * 100_000 + b"}\n{}\n"),
    ("not a number", b'{"parlour":NaN}\n{}\n'),
]


@pytest.mark.parametrize(("data"), [data for _, data in UNREADABLE], ids=[name for name, _ in UNREADABLE])
def test_what_is_no_record_is_refused_with_a_sentence(server: Server, data: bytes) -> None:
    answer = bring(server, data, language="de")
    assert answer.status_code in (400, 409)
    assert set(answer.json()) == {"key", "text"}
    assert answer.json()["key"] in ("record-cut-off", "bad-line", "not-utf-8")


def test_what_is_too_large_is_not_even_read(server: Server) -> None:
    answer = bring(server, b" " * (replays.LARGEST + 1))
    assert (answer.status_code, answer.json()["key"]) == (413, "too-much")


def test_a_record_has_so_many_rows(server: Server) -> None:
    match = Match.start("nine-mens-morris", seed="long")
    match.play(0, "a7")
    while match.n <= replays.MOST_ROWS:
        match.play(0, "/undo 0 1" if match.n % 2 else "a7")
    match.play(1, "/resign")
    assert len(match.record()) < replays.LARGEST
    assert bring(server, match.record()).json()["key"] == "record-too-long"


def test_names_are_cut_and_cleaned_before_they_are_said(server: Server) -> None:
    match = finished("draughts", names=["\u202e<b>" + "A" * 5000, "\n\u200b"])
    replay = bring(server, match.record()).json()
    assert replay["names"] == ["<b>" + "A" * 21, "Seat 2"]
    assert len(json.dumps(replay)) < 400_000


def test_an_address_has_so_many_made_at_once() -> None:
    made = Counter[str]()
    with replays.counted(made, "one", 2), replays.counted(made, "one", 2):
        with pytest.raises(NotAllowed), replays.counted(made, "one", 2):
            raise AssertionError
        with replays.counted(made, "other", 2):
            assert made == {"one": 2, "other": 1}
    assert not made


def test_it_is_made_in_a_thread_a_little_at_a_time_and_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "SLICE", 0.0)  # a row at a time
    match = finished("draughts")
    threads, slices = set[int](), 0
    share = Share("", 10**6)

    async def evening() -> None:
        nonlocal slices
        step = replays._step

        def noted(work: Any) -> Any:
            nonlocal slices
            threads.add(threading.get_ident())
            slices += 1
            return step(work)

        monkeypatch.setattr(replays, "_step", noted)
        paid = list[float]()
        monkeypatch.setattr(share, "pay", paid.append)
        await replays.brought(match.record(), None, "en", share)
        assert len(paid) == slices + 1
        assert all(seconds >= 0 for seconds in paid)

    asyncio.run(evening())
    assert threading.get_ident() not in threads


def test_what_takes_too_long_to_check_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_WORK", 0.0)
    monkeypatch.setattr(replays, "SLICE", 0.000_001)
    with pytest.raises(BadRecord, match="record-too-long"):
        asyncio.run(replays.brought(finished("draughts").record(), None, "en", Share("", 10**6)))


@games(("go-fish", "draughts", "kemps"))
def test_no_damage_is_a_fault_of_ours(game: Game) -> None:
    """Any line may be any other: it is watched, or refused for a reason that has words."""
    match = finished(game.key, 24)
    lines = [json.loads(line) for line in match.record().splitlines()]
    words = Words("en", "table")
    for at in range(0, len(lines), max(1, len(lines) // 12)):
        for name in lines[at]:
            for value in (None, -1, 10**12, "", "/undo 0", [], {}, [[1]], True):
                damaged = [dict(line) for line in lines]
                damaged[at][name] = value
                try:
                    asyncio.run(replays.brought(chained(damaged), 0, "en", Share("", 10**6)))
                except Refused as refused:
                    words.reason(refused.reason)  # which has words
