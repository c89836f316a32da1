"""People at tables, over real sockets."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest

from bench.guests import Guest, Server, fetch, post
from parlour import verify
from parlour.chance import Seal
from parlour.cli import main
from parlour.match.record import digest
from parlour.terminal import plain
from tests.server.rooms import (
    MORRIS,
    Room,
    bearer,
    dismissed,
    evening,
    hand,
    issued,
    key,
    played,
    same,
    seats,
)

# Opening a table


@evening
async def test_a_table_is_created_with_game_house_rules_seats_and_language(room: Room) -> None:
    anna = await room.open("one", (0, 3, 0), rules={"rounds": 2}, language="de")
    chairs = [(chair["name"], chair["kind"], chair["level"]) for chair in anna.table["seats"]]
    assert chairs == [("Anna", "person", 0), ("Computer 2", "computer", 3), ("", "open", 0)]
    assert plain.names("en", (0, 3, 0), ["Anna"])[1] == "Computer 2"  # as in a terminal
    assert anna.table["seats"][0]["language"] == "de"
    assert {switch["name"]: switch["value"] for switch in anna.table["rules"]}["rounds"] == 2
    assert (anna.table["game"], anna.table["host"], anna.table["yours"]) == ("one", 0, [0])


@evening
async def test_a_table_says_whether_quickness_counts_and_whether_one_device_is_enough(room: Room) -> None:
    games = {"one": (False, True), "egyptian-rat-screw": (True, True), "go-fish": (False, False)}
    for game, says in games.items():
        anna = await room.open(game)
        assert (anna.table["reflex"], anna.table["open"]) == says
    await anna.do("choose-game", game="one")
    assert (anna.table["reflex"], anna.table["open"]) == games["one"]


@pytest.mark.parametrize(
    ("body", "status", "why"),
    [
        ({"game": "chess-boxing"}, 404, "no-game"),
        ({"game": "one", "seats": [0] * 20}, 409, "no-seats"),
        ({"game": "one", "rules": {"rounds": 99}}, 409, None),
        ({"game": "one", "rules": {"speed": 1}}, 409, None),
        ({"game": "one", "name": " "}, 409, "no-name"),
        ({"game": "one", "seats": [1, 0]}, 409, "host-sits-first"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_table_that_cannot_be_is_refused_in_words(
    server: Server, body: dict[str, Any], status: int, why: str | None, language: str
) -> None:
    wish = {"name": "Anna", **body}
    answer = asyncio.run(post(server.url, f"/api/tables?language={language}", wish, status))
    assert why in (None, answer["key"])
    assert len(answer["text"].split()) > 2, answer
    assert "{" not in answer["text"]


@evening
async def test_an_invitation_says_what_it_is_to(room: Room) -> None:
    anna = await room.open("one", (0, 0, 1))
    found = (await fetch(room.url, f"/api/tables/{anna.invite}?language=fr")).json()
    assert (found["game"], found["host"], found["free"]) == ("one", "Anna", 1)
    assert (found["spectators"], found["running"]) == (True, False)
    assert "token" not in json.dumps(found)
    assert (await fetch(room.url, "/api/tables/nothing")).status_code == 404


@evening
async def test_a_short_code_leads_to_the_invitation(room: Room) -> None:
    anna = await room.open()
    found = await anna.ask("make-code")
    assert found["seconds"] > 0
    assert (await fetch(room.url, f"/api/codes/{found['code']}")).json() == {"invite": anna.invite}
    assert (await fetch(room.url, "/api/codes/00000000x")).status_code == 404


@evening
async def test_a_new_invitation_ends_the_old_link(room: Room) -> None:
    anna = await room.open()
    ben = await room.sit(anna)
    old = anna.invite
    id = secrets.token_hex(8)
    await anna.do("renew-invite", id)
    new = (await issued(anna))["invite"]
    assert new != old
    await ben.until(lambda: ben.table["invite"] == new)
    assert (await fetch(room.url, f"/api/tables/{old}")).status_code == 404
    assert (await fetch(room.url, f"/api/tables/{new}")).status_code == 200
    assert (await room.knock(old)).bye["key"] == "no-table"


@evening
async def test_an_old_link_still_brings_the_seated_back(room: Room) -> None:
    anna = await room.open()
    ben = await room.sit(anna)
    await ben.leave()
    await anna.do("renew-invite")
    assert (await ben.come()).table["yours"] == [1]
    assert (await room.knock(anna.invite, "x" * 32)).bye["key"] == "seat-lost"
    assert (await room.knock(anna.invite)).bye["key"] == "no-table"


@evening
async def test_asking_twice_for_an_invitation_makes_one(room: Room) -> None:
    anna = await room.open()
    id = secrets.token_hex(8)
    await anna.do("renew-invite", id)
    await issued(anna)
    count = len(anna.messages)
    await anna.send({"type": "renew-invite", "id": id})
    await anna.until(lambda: any(message["type"] in ("done", "issued") for message in anna.messages[count:]))
    assert (await fetch(room.url, f"/api/tables/{anna.table['invite']}")).status_code == 200
    assert sum("new invitation" in line for line in anna.said) == 1


@evening
async def test_a_link_is_shown_as_a_qr_code(room: Room) -> None:
    async with httpx.AsyncClient(base_url=room.url) as client:
        answer = await client.post("/api/qr", json={"link": "http://x/t/abc#token"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.content.startswith(b"<svg")


# Sitting down and standing up


@evening
async def test_somebody_sits_down_and_all_hear_it_in_their_language(room: Room) -> None:
    anna = await room.open("one", (0, 0, 0))
    ben = await room.sit(anna, "Ben", "de")
    await room.sit(anna, "Cleo", seat=2)
    await anna.until(lambda: "Cleo sits down." in anna.said)
    await ben.until(lambda: "Cleo setzt sich." in ben.said)
    assert seats(anna) == ["Anna", "Ben", "Cleo"]
    await anna.until(lambda: all(chair["here"] for chair in anna.table["seats"]))
    assert [chair["language"] for chair in anna.table["seats"]] == ["en", "de", "en"]


@evening
async def test_a_full_table_lets_nobody_sit_down(room: Room) -> None:
    anna = await room.open("one", (0, 1))
    wish = {"id": secrets.token_hex(16), "name": "Ben"}
    answer = await post(room.url, f"/api/tables/{anna.invite}/seats", wish, 409)
    assert key(answer) == "table-full"


@evening
async def test_who_lost_the_answer_and_asks_again_has_the_same_seat(room: Room) -> None:
    anna = await room.open("one", (0, 0, 0))
    wish = {"id": secrets.token_hex(16), "name": "Ben"}
    first = await post(room.url, f"/api/tables/{anna.invite}/seats", wish)
    second = await post(room.url, f"/api/tables/{anna.invite}/seats", wish)
    assert (first["seat"], second["seat"]) == (1, 1)
    assert (await room.watch(anna, first["token"])).bye["key"] == "seat-lost"
    assert (await room.watch(anna, second["token"])).table["yours"] == [1]
    await anna.until(lambda: seats(anna) == ["Anna", "Ben", ""])


@evening
async def test_nobody_gets_a_seat_by_repeating_an_id_that_they_heard(room: Room) -> None:
    anna = await room.open("one", (0, 0, 0))
    ben = await room.sit(anna)
    await ben.do("rename", seat=1, name="Benno")
    await same(anna, ben)
    (heard,) = [row["id"] for row in anna.rows.values() if "id" in row]
    wish = {"id": heard, "name": "Thief"}
    assert (await post(room.url, f"/api/tables/{anna.invite}/seats", wish))["seat"] == 2
    assert ben.bye is None


@evening
async def test_whoever_stands_up_hears_that_it_is_done_and_the_seat_is_free(room: Room) -> None:
    anna = await room.open()
    ben = await room.sit(anna)
    assert isinstance(await ben.do("leave-seat", seat=1), int)
    await anna.until(lambda: seats(anna) == ["Anna", ""])
    assert anna.said[-1] == "Ben leaves the table."
    assert (await room.watch(anna, *ben.tokens)).bye["key"] == "seat-lost"
    assert (await room.sit(anna, "Cleo")).table["yours"] == [1]


@evening
async def test_somebody_takes_another_name(room: Room) -> None:
    anna = await room.open()
    ben = await room.sit(anna)
    await ben.do("rename", seat=1, name="<b>Benno\u202e</b>", language="it")
    await anna.until(lambda: seats(anna) == ["Anna", "<b>Benno</b>"])
    assert anna.said[-1] == "Ben is now called <b>Benno</b>."
    assert anna.table["seats"][1]["language"] == "it"


# Rights


@evening
async def test_the_host_asks_somebody_to_leave(room: Room) -> None:
    anna = await room.open()
    ben = await room.sit(anna)
    await anna.do("remove-player", seat=1)
    assert await dismissed(ben) == "seat-lost"
    assert (await room.watch(anna, *ben.tokens)).bye["key"] == "seat-lost"
    assert seats(anna) == ["Anna", ""]


@evening
async def test_the_host_ends_the_match_and_nobody_has_won(room: Room) -> None:
    anna, ben = await room.pair()
    await anna.do("end-match")
    await ben.until(lambda: ben.view["result"])
    assert (ben.view["result"]["reason"], ben.view["result"]["ranks"]) == ("broken-off", [1, 1])
    assert ben.update["outcome"]
    assert key(await anna.do("end-match")) == "over"


@evening
async def test_a_seat_filled_with_a_computer_plays_by_itself(room: Room) -> None:
    anna = await room.open()
    await anna.do("seat-computer", seat=1, level=2)
    await anna.do("start-match")
    await played(anna, "a7")
    await anna.until(lambda: anna.moves)
    assert anna.view["n"] == 2


@evening
async def test_a_whole_match_without_a_choice_is_played_by_one_click(room: Room) -> None:
    anna = await room.open("clock-solitaire", (0,))
    await anna.do("set-table", pace=0.25)
    await anna.do("start-match")
    assert anna.table["luck"]
    await anna.do("play-on", seat=0)
    assert anna.table["playing_on"] == [0]
    assert anna.said[-1] == "Anna switches on automatic play."
    await anna.until(lambda: anna.view["result"], 40)
    assert anna.view["result"]["scores"] == [anna.view["n"]]
    assert anna.table["playing_on"] == []


@evening
async def test_either_lets_the_table_play_on_and_either_stops_it(room: Room) -> None:
    anna, ben = await room.pair("battle")
    await anna.do("set-table", pace=0.25)
    await ben.do("play-on", seat=1)
    await anna.until(lambda: anna.view["n"] >= 3)
    await anna.do("play-on", seat=0, on=False)
    await same(anna, ben)
    stopped = anna.view["n"]
    assert anna.table["playing_on"] == ben.table["playing_on"] == []
    await asyncio.sleep(0.6)
    assert anna.view["n"] == stopped
    await played(anna, "turn", ben)
    await ben.do("play-on", seat=1)
    await anna.do("undo", seat=0)
    await ben.do("agree", seat=1, yes=True)
    assert ben.table["playing_on"] == []  # who takes back wants to look


@evening
async def test_a_computer_leaves_what_is_done_for_the_table_to_people(room: Room) -> None:
    anna = await room.open("battle", (0, 1))
    await anna.do("set-table", pace=0.25)
    await anna.do("start-match")
    await asyncio.sleep(0.6)
    assert anna.view["n"] == 0
    await anna.do("play-on", seat=0)
    await anna.until(lambda: anna.view["n"] >= 2)


@evening
async def test_a_match_for_one_counts_as_a_win_only_if_it_is_won(room: Room) -> None:
    anna = await room.open("accordion", (0,))
    await anna.do("start-match")
    await anna.move("give-up")
    await anna.until(lambda: anna.view["result"])
    book = await fetch(room.url, f"/api/tables/{anna.invite}/scores", **bearer(anna))
    assert [(total["matches"], total["wins"]) for total in book.json()["totals"]] == [(1, 0)]


@evening
async def test_a_seat_is_handed_to_a_computer_while_somebody_is_away_and_back(room: Room) -> None:
    anna, ben = await room.pair()
    await ben.do("stand-in", seat=1, level=1)
    await ben.leave()
    await anna.until(lambda: not anna.table["seats"][1]["here"])
    await played(anna, "a7")
    await anna.until(lambda: anna.moves)  # the computer has played for Ben
    assert (anna.table["seats"][1]["name"], anna.table["seats"][1]["level"]) == ("Ben", 1)
    ben = room.come(await ben.come())
    await played(anna, anna.moves[0], ben)
    assert key(await ben.move(ben.moves[0])) == "stand-in"
    await ben.do("stand-in", seat=1, level=0)
    await anna.until(lambda: anna.table["seats"][1]["level"] == 0)
    await played(ben, ben.moves[0], anna)
    await anna.do("end-match")
    record = await fetch(room.url, f"/api/tables/{anna.invite}/records/{anna.table['match']}", **bearer(anna))
    moves = [row.move for row in verify(record.content).rows]
    assert [move for move in moves if move.startswith("/seat")] == ["/seat Ben (1)", "/seat Ben"]


@evening
async def test_whoever_leaves_a_match_is_replaced_until_somebody_sits_down(room: Room) -> None:
    anna, ben = await room.pair()
    await ben.do("leave-seat", seat=1)
    await played(anna, "a7")
    await anna.until(lambda: anna.moves)
    assert anna.table["seats"][1]["kind"] == "open"
    cleo = await room.sit(anna, "Cleo")
    assert cleo.view["seat"] == 1
    await anna.until(lambda: seats(anna) == ["Anna", "Cleo"])
    await cleo.do("stand-in", seat=1, level=0)
    await anna.until(lambda: anna.table["asked"])
    assert anna.table["asked"]["text"] == "Cleo sat down during the match and would like to play along."
    await anna.do("agree", seat=0, yes=True)
    await played(anna, anna.moves[0], cleo)
    await played(cleo, cleo.moves[0], anna)


# Spectators and chat


@evening
async def test_spectators_see_what_everybody_sees(room: Room) -> None:
    anna, ben = await room.pair("go-fish", first="0")
    guest = await room.watch(anna, language="ru")
    assert (guest.view["seat"], guest.table["yours"], guest.table["invite"]) == (None, [], "")
    assert [hand(guest, seat) for seat in (0, 1)] == [[], []]
    assert guest.moves == []
    await played(anna, anna.moves[0], ben, guest)
    assert guest.said


@evening
async def test_people_are_told_that_somebody_watches_and_how_many(room: Room) -> None:
    anna, ben = await room.pair("go-fish", first="0")
    assert anna.table["watching"] == 0
    first = await room.watch(anna)
    second = await room.watch(anna)
    assert second.table["watching"] == 2
    for guest in (anna, ben):
        await guest.until(lambda guest=guest: guest.table["watching"] == 2)
    assert anna.said.count("Somebody has begun to watch.") == 1
    assert "Somebody has begun to watch." in first.said
    await first.leave()
    await ben.until(lambda: ben.table["watching"] == 1)
    third = await room.watch(anna)
    await third.leave()
    await played(anna, anna.moves[0], ben)
    assert anna.said.count("Somebody has begun to watch.") == 1  # it is not told again and again


@evening
async def test_the_host_may_do_without_spectators(room: Room) -> None:
    anna = await room.open()
    guest = await room.watch(anna)
    await anna.do("set-table", spectators=False)
    assert await dismissed(guest) == "no-spectators"
    assert (await room.watch(anna)).bye["key"] == "no-spectators"
    assert (await fetch(room.url, f"/api/tables/{anna.invite}/scores")).status_code == 409
    await anna.do("set-table", spectators=True)
    assert (await room.watch(anna)).table


@evening
async def test_a_phrase_is_heard_in_everybodys_language(room: Room) -> None:
    anna = await room.open()
    ben = await room.sit(anna, "Ben", "fr")
    await anna.do("say", phrase="thanks")
    await same(anna, ben)
    assert anna.said[-1] == "Anna: Thank you!"
    assert ben.said[-1].startswith("Anna")
    assert ben.said[-1] != anna.said[-1]


# Again, and something else


@evening
async def test_in_two_seat_games_play_again_swaps_sides(room: Room) -> None:
    anna, ben = await room.pair()
    assert (anna.moves != [], ben.moves) == (True, [])
    await ben.do("resign", seat=1)
    await anna.do("start-match")
    await same(anna, ben)
    assert seats(anna) == ["Ben", "Anna"]
    assert (anna.table["yours"], ben.table["yours"], anna.table["host"]) == ([1], [0], 1)
    assert (anna.view["seat"], ben.view["seat"]) == (1, 0)
    await played(ben, ben.moves[0], anna)
    again = await room.watch(anna, *ben.tokens)
    assert again.table["yours"] == [0]


@evening
async def test_whoever_has_swapped_sides_still_sees_their_own_hand(room: Room) -> None:
    anna, ben = await room.pair("go-fish")
    await anna.do("end-match")
    await anna.do("start-match")
    await same(anna, ben)
    assert (anna.view["seat"], ben.view["seat"]) == (1, 0)
    assert hand(anna, 1)  # seven cards, or three and a book of four
    assert hand(ben, 0)
    assert (anna.table["facing"], ben.table["facing"]) == (1, 0)


@evening
async def test_another_game_with_the_same_people(room: Room) -> None:
    anna, ben = await room.pair()
    await anna.do("end-match")
    await anna.do("choose-game", game="go-fish", rules={"first": "1"})
    await ben.until(lambda: ben.table["game"] == "go-fish")
    assert ben.said[-1] == "Go Fish is the next game."
    assert not ben.table["running"]
    await anna.do("start-match")
    await ben.until(lambda: ben.moves)
    assert seats(anna) == ["Anna", "Ben"]
    assert hand(ben, 1)


# The score book


async def book(room: Room, anna: Guest) -> Any:
    return (await fetch(room.url, f"/api/tables/{anna.invite}/scores", **bearer(anna))).json()


@evening
async def test_the_score_book_counts_for_people_wherever_they_sat(room: Room) -> None:
    anna, ben = await room.pair()
    await ben.do("resign", seat=1)
    await anna.do("start-match")
    await same(anna, ben)
    await ben.do("resign", seat=0)
    await anna.do("start-match")  # a match that is not over is not in the book
    found = await book(room, anna)
    assert [(total["name"], total["matches"], total["wins"]) for total in found["totals"]] == [
        ("Anna", 2, 2),
        ("Ben", 2, 0),
    ]
    assert [match["reason"] for match in found["matches"]] == ["resigned", "resigned"]


@evening
async def test_a_draw_is_nobodys_win(room: Room) -> None:
    anna, ben = await room.pair()
    await anna.do("offer-draw", seat=0)
    await same(anna, ben)
    await ben.do("agree", seat=1, yes=True)
    found = await book(room, anna)
    assert [(total["matches"], total["wins"]) for total in found["totals"]] == [(1, 0), (1, 0)]


@evening
async def test_whoever_takes_a_chair_does_not_inherit_its_wins(room: Room) -> None:
    anna, ben = await room.pair()
    await anna.do("resign", seat=0)
    await same(anna, ben)
    await ben.do("leave-seat", seat=1)
    cleo = await room.sit(anna, "Cleo")
    await anna.do("start-match")
    await same(anna, cleo)
    await cleo.do("resign", seat=0)
    wins = {total["name"]: total["wins"] for total in (await book(room, anna))["totals"]}
    assert wins == {"Ben": 1, "Anna": 1, "Cleo": 0}


@evening
async def test_the_score_book_as_a_sheet_has_no_formulas(room: Room) -> None:
    anna = await room.open(name="=1+1")
    ben = await room.sit(anna, '@"Ben"')
    await anna.do("start-match")
    await same(anna, ben)
    await anna.do("resign", seat=0)
    answer = await fetch(room.url, f"/api/tables/{anna.invite}/scores?format=csv", **bearer(anna))
    assert answer.headers["content-type"].startswith("text/csv")
    head, *rows = csv.reader(io.StringIO(answer.text, newline=""))
    assert head == ["match", "time", "game", "name", "rank", "score", "reason", "level"]
    assert [row[3] for row in rows] == ["'=1+1", '\'@"Ben"']
    assert [row[4] for row in rows] == ["2", "1"]


@evening
async def test_a_wrong_token_reads_neither_book_nor_record(room: Room) -> None:
    anna, _ = await room.pair()
    for path in ("scores", f"records/{anna.table['match']}"):
        answer = await fetch(room.url, f"/api/tables/{anna.invite}/{path}", authorization="Bearer wrong")
        assert answer.status_code == 401


# Several seats on one device, one seat on several


async def shared(room: Room, game: str, **rules: Any) -> Guest:
    """A device that holds both seats."""
    anna = await room.open(game, rules=rules)
    wish = {"id": secrets.token_hex(16), "name": "Ben"}
    seated = await post(room.url, f"/api/tables/{anna.invite}/seats", wish)
    return await room.watch(anna, *anna.tokens, seated["token"])


async def face(device: Guest, seat: int | None) -> None:
    await device.ask("face", seat=seat)
    assert device.table["facing"] == seat


@evening
async def test_a_shared_device_gets_the_projection_of_the_seat_it_faces_and_no_other(room: Room) -> None:
    device = await shared(room, "go-fish", first="0")
    assert device.table["yours"] == [0, 1]
    await device.do("start-match")
    nobody = await room.watch(device)
    assert device.view == nobody.view
    for seat in (0, 1):
        solo_result = await room.watch(device, device.tokens[seat])
        await face(device, seat)
        assert device.table["facing"] == seat
        assert device.view == solo_result.view
        assert (hand(device, seat) != [], hand(device, 1 - seat)) == (True, [])
        assert set(device.paths) <= {str(seat)}
    await face(device, None)
    assert device.view == nobody.view


@evening
async def test_a_shared_device_plays_only_for_the_seat_it_faces(room: Room) -> None:
    device = await shared(room, "go-fish", first="0")
    await device.do("start-match")
    await face(device, 0)
    move = device.moves[0]
    await face(device, 1)
    assert key(await device.move(move, 0)) == "not-facing"
    await face(device, 0)
    assert isinstance(await device.move(move), int)


@evening
async def test_nobody_faces_a_seat_of_somebody_else(room: Room) -> None:
    anna, ben = await room.pair("go-fish")
    assert key(await ben.ask("face", seat=0)) == "not-your-seat"
    assert (hand(ben, 0), ben.table["facing"]) == ([], 1)
    assert hand(anna, 0)


@evening
async def test_the_curtain_falls_when_sides_are_swapped(room: Room) -> None:
    """Anna looks at seat 0; in the next match it is Ben's."""
    device = await shared(room, "go-fish", first="0")
    await device.do("start-match")
    await face(device, 0)
    await device.do("end-match")
    await device.do("start-match")
    assert seats(device) == ["Ben", "Anna"]
    assert device.table["facing"] is None
    assert [hand(device, seat) for seat in (0, 1)] == [[], []]


@evening
async def test_a_game_of_secret_signs_needs_a_screen_for_each(room: Room) -> None:
    anna = await room.open("kemps", (0, 0, 1, 1))
    wish = {"id": secrets.token_hex(16), "name": "Ben"}
    seated = await post(room.url, f"/api/tables/{anna.invite}/seats", wish)
    device = await room.watch(anna, *anna.tokens, seated["token"])
    assert key(await device.do("start-match")) == "needs-screens"


@evening
async def test_an_open_game_faces_all_seats_of_a_device(room: Room) -> None:
    device = await shared(room, MORRIS)
    await device.do("start-match")
    assert isinstance(await device.move("a7", 0), int)
    assert device.view["seat"] == 1
    assert isinstance(await device.move("d7", 1), int)


@evening
async def test_my_seat_as_a_link_for_another_device(room: Room) -> None:
    anna, ben = await room.pair("go-fish", first="0")
    tablet = await room.watch(anna, *anna.tokens, language="de")
    assert (tablet.table["yours"], tablet.moves != []) == ([0], True)
    assert hand(tablet, 0) == hand(anna, 0)
    await played(tablet, tablet.moves[0], anna, ben)
    assert anna.view["n"] == tablet.view["n"] == 1


@evening
async def test_the_host_issues_a_new_link_which_ends_the_old(room: Room) -> None:
    anna = await room.open()
    ben = await room.sit(anna)
    await anna.do("renew-token", seat=1)
    token = (await issued(anna))["token"]
    assert await dismissed(ben) == "seat-lost"
    assert not any(message["type"] == "issued" for message in ben.messages)
    assert (await room.watch(anna, *ben.tokens)).bye["key"] == "seat-lost"
    again = await room.watch(anna, token)
    assert again.table["yours"] == [1]
    await anna.do("start-match")
    await played(anna, "a7", again)
    await played(again, "d7", anna)


@evening
async def test_the_host_gets_a_new_link_for_the_own_seat_without_losing_it(room: Room) -> None:
    anna = await room.open()
    old = await room.watch(anna, *anna.tokens)
    await anna.do("renew-token", seat=0)
    token = (await issued(anna))["token"]
    await old.until(lambda: old.bye)
    assert isinstance(await anna.do("seat-computer", seat=1, level=1), int)
    assert (await room.watch(anna, token)).table["yours"] == [0]


@evening
async def test_after_a_new_link_the_wish_that_led_to_the_seat_is_worth_nothing(room: Room) -> None:
    anna = await room.open("one", (0, 0, 0))
    wish = {"id": secrets.token_hex(16), "name": "Ben"}
    await post(room.url, f"/api/tables/{anna.invite}/seats", wish)
    await anna.do("renew-token", seat=1)
    assert (await post(room.url, f"/api/tables/{anna.invite}/seats", wish))["seat"] == 2


# Live play


@evening
async def test_everybody_gets_view_paths_and_lines_in_their_own_language(room: Room) -> None:
    anna = await room.open("go-fish", rules={"first": "0"})
    ben = await room.sit(anna, "Ben", "de")
    await anna.do("start-match")
    await same(anna, ben)
    named = await anna.ask("read-moves", seat=0)
    assert list(named["labels"]) == list(dict.fromkeys(anna.moves))
    assert named["labels"][anna.moves[0]].startswith("Ask Ben")
    assert ben.moves == []
    await played(anna, anna.moves[0], ben)
    assert anna.said[-1] != ben.said[-1]
    assert (anna.table["title"], anna.rows[anna.row]["move"]) == ("Go Fish", ben.rows[ben.row]["move"])


@evening
async def test_whoever_comes_back_hears_what_they_missed_and_nothing_twice(room: Room) -> None:
    anna, ben = await room.pair()
    await ben.leave()
    heard = ben.row
    await played(anna, "a7")
    await anna.do("say", phrase="moment")
    ben.messages.clear()
    room.come(await ben.come())
    assert [row["row"] for row in ben.messages[1]["rows"]] == [heard + 1, heard + 2]
    assert (ben.row, ben.view["n"], ben.moves != []) == (anna.row, 1, True)
    assert ben.said == anna.said


@evening
async def test_a_newcomer_hears_what_was_said_before(room: Room) -> None:
    anna, _ = await room.pair()
    await played(anna, "a7")
    late = await room.watch(anna)
    assert sorted(late.rows) == list(range(anna.row + 1))
    assert late.said == anna.said


@evening
async def test_older_rows_fill_a_gap(room: Room) -> None:
    anna, ben = await room.pair("go-fish", first="0")
    await played(anna, anna.moves[0], ben)
    older = await ben.ask("read-log", before=ben.row + 1, count=3)
    assert older["rows"] == [ben.rows[n] for n in range(ben.row - 2, ben.row + 1)]


@evening
async def test_a_stale_move_is_refused_with_the_view_as_it_is_now(room: Room) -> None:
    anna, ben = await room.pair()
    for guest, move in ((anna, "a7"), (ben, "d7")):
        await played(guest, move, anna, ben)
    anna.messages.clear()
    assert key(await anna.move("g7", n=0)) == "stale"
    await anna.until(lambda: len(anna.messages) >= 2)
    refused, update = anna.messages
    assert (refused["type"], update["type"]) == ("refused", "update")
    assert update["view"]["n"] == 2
    assert anna.view["n"] == 2
    assert isinstance(await anna.move("g7"), int)


@evening
async def test_sending_a_move_twice_plays_it_once(room: Room) -> None:
    anna, ben = await room.pair()
    id = secrets.token_hex(8)
    done = await anna.do("move", id, seat=0, n=0, move="a7")
    anna.done.clear()
    assert await anna.do("move", id, seat=0, n=0, move="a7") == done
    await same(anna, ben)
    assert ben.view["n"] == 1


@evening
async def test_an_illegal_move_is_refused_in_words_and_changes_nothing(room: Room) -> None:
    anna, ben = await room.pair()
    await played(anna, "a7", ben)
    assert key(await ben.move("a7")) not in ("stale", None)
    assert key(await anna.move("d7")) in ("not-your-turn", "stale")
    for text in ("", "/end", "/undo 0", "/seat Eve", "nonsense", "a7 a7 a7"):
        assert isinstance(await ben.move(text), dict)
    assert (anna.view["n"], ben.view["n"]) == (1, 1)


@evening
async def test_it_is_explained_why_touches_make_no_move(room: Room) -> None:
    anna, ben = await room.pair()
    reason = await ben.ask("why", seat=1, touches=["point:a7"])
    assert (reason["type"], reason["key"]) == ("reason", "not-your-turn")
    assert anna.moves


# Taking back, giving up, agreeing


@evening
async def test_a_move_is_taken_back_by_consent(room: Room) -> None:
    anna, ben = await room.pair()
    await played(anna, "a7", ben)
    await played(ben, "d7", anna)
    await anna.do("undo", seat=0)
    await ben.until(lambda: ben.table["asked"])
    assert (ben.table["asked"]["kind"], ben.table["asked"]["seat"]) == ("undo", 0)
    assert ben.table["asked"]["text"] == "Anna would like to take a move back."
    assert "d7" not in anna.moves
    await ben.do("agree", seat=1, yes=True)
    await same(ben, anna)
    assert {"a7", "d7"} <= set(anna.moves)
    assert (anna.table["asked"], ben.table["asked"]) == (None, None)


@evening
async def test_a_draw_is_offered_and_accepted(room: Room) -> None:
    anna, ben = await room.pair()
    await ben.do("offer-draw", seat=1)
    await anna.until(lambda: anna.table["asked"])
    assert anna.table["asked"]["text"] == "Ben offers a draw."
    await anna.do("agree", seat=0, yes=True)
    await same(anna, ben)
    assert (ben.view["result"]["reason"], ben.view["result"]["ranks"]) == ("agreed-draw", [1, 1])


# Records


@evening
async def test_players_seeds_go_into_row_0_and_the_commitment_was_shown_before(room: Room) -> None:
    anna = await room.open("go-fish")
    ben = await room.sit(anna)
    promised = ben.table["commitment"]
    await anna.do("commit-seed", seat=0, commitment=digest(b"seed-of-anna"))
    await ben.do("commit-seed", seat=1, commitment=digest(b"seed-of-ben"))
    await anna.do("start-match")
    await same(anna, ben)
    assert anna.view is None
    header = ben.table["header"]
    await anna.do("open-seed", seat=0, seed="seed-of-anna")
    await ben.do("open-seed", seat=1, seed="seed-of-ben")
    await same(anna, ben)
    assert "seed-of" not in json.dumps([anna.messages, ben.messages])
    assert ben.table["commitment"] != promised
    assert ben.table["header"] == ""
    await anna.do("end-match")
    await same(anna, ben)
    record = (await fetch(room.url, f"/api/tables/{anna.invite}/records/{anna.table['match']}")).content
    match = verify(record, commitment=promised, head=ben.update["head"])
    assert record.decode().startswith(header + "\n")
    assert match.rows[0].seeds == ("seed-of-anna", "seed-of-ben")
    assert match.header.commitments == (digest(b"seed-of-anna"), digest(b"seed-of-ben"))
    assert Seal(bytes.fromhex(match.secret)).commitment == promised
    heads = {update.get("head") for guest in (anna, ben) for update in guest.messages if update.get("view")}
    assert heads == {None, ben.update["head"]}  # before the end it would be a hint


@evening
async def test_seeds_that_do_not_come_are_missed_by_name_and_the_table_goes_on(room: Room) -> None:
    anna = await room.open("go-fish")
    ben = await room.sit(anna)
    await ben.do("commit-seed", seat=1, commitment=digest(b"seed-of-ben"))
    await anna.do("start-match")
    await anna.do("rename", seat=0, name="Änne")  # refused once the match has begun
    await anna.until(lambda: anna.view)
    assert any("The random number that Ben promised" in line for line in anna.said)
    await anna.do("end-match")
    record = (await fetch(room.url, f"/api/tables/{anna.invite}/records/{anna.table['match']}")).content
    header, seeds = verify(record).header, verify(record).rows[0].seeds
    assert (header.commitments, seeds) == (("", digest(b"seed-of-ben")), ("", ""))


@evening
async def test_until_the_end_a_record_is_the_receivers_projection(room: Room) -> None:
    anna, ben = await room.pair("go-fish", first="0")
    path = f"/api/tables/{anna.invite}/records/{anna.table['match']}"
    while True:
        mover = anna if anna.moves else ben
        await played(mover, mover.moves[-1], anna, ben)
        own = (await fetch(room.url, path, **bearer(mover))).text
        publicly = (await fetch(room.url, path)).text
        if own != publicly:  # somebody has fished, and alone knows which card
            break
    for text in (own, publicly):
        rows = [json.loads(line) for line in text.splitlines()]
        assert [row["n"] for row in rows] == list(range(anna.view["n"] + 1))
        assert not {"drawn", "seeds", "secret", "prev"} & {name for row in rows for name in row}
    await anna.do("end-match")
    match = verify((await fetch(room.url, path)).content)
    assert match.secret
    assert match.rows[-1].move == "/break-off"
    assert match.header.names == ("Anna", "Ben")


@evening
async def test_records_of_former_matches_stay(room: Room) -> None:
    anna, ben = await room.pair()
    first = anna.table["match"]
    await played(anna, "a7", ben)
    await ben.do("resign", seat=1)
    await anna.do("choose-game", game="one")
    await anna.do("start-match")
    record = (await fetch(room.url, f"/api/tables/{anna.invite}/records/{first}")).content
    assert [row.move for row in verify(record).rows] == ["setup", "a7", "/resign"]
    assert (await fetch(room.url, f"/api/tables/{anna.invite}/records/0")).status_code == 404
    assert (await fetch(room.url, f"/api/tables/{anna.invite}/records/99999")).status_code == 404


@evening
async def test_a_record_with_everything_in_it_verifies(room: Room) -> None:
    anna, ben = await room.pair()
    await played(anna, "a7", ben)
    await anna.do("undo", seat=0)
    await played(anna, "d7", ben)
    await played(ben, "a7", anna)
    await anna.do("undo", seat=0)
    await same(anna, ben)
    await ben.do("agree", seat=1, yes=True)
    await same(anna, ben)
    await ben.do("stand-in", seat=1, level=1)
    await played(anna, "g7", ben)
    await ben.do("stand-in", seat=1, level=0)
    await ben.do("offer-draw", seat=1)
    await same(anna, ben)
    await anna.do("agree", seat=0, yes=True)
    record = (await fetch(room.url, f"/api/tables/{anna.invite}/records/{anna.table['match']}")).content
    match = verify(record)
    assert match.result
    assert match.result.reason == "agreed-draw"
    assert [row.move for row in match.rows if row.move.startswith("/undo")] == ["/undo 0", "/undo 2 1"]


# Gone, and kept


@evening
async def test_a_table_is_deleted_while_a_computer_thinks(room: Room) -> None:
    anna = await room.open(MORRIS, (0, 4))
    await anna.do("start-match")
    await anna.move("a7")
    await anna.send({"type": "delete-table", "id": secrets.token_hex(8)})
    assert await dismissed(anna) == "deleted"
    await asyncio.sleep(0.8)  # what goes wrong now is in the log
    assert (await fetch(room.url, "/api/health")).status_code == 200


@evening
async def test_a_table_is_deleted_with_all_its_data(room: Room) -> None:
    anna, ben = await room.pair()
    guest = await room.watch(anna)
    await anna.send({"type": "delete-table", "id": secrets.token_hex(8)})
    for who in (anna, ben, guest):
        assert await dismissed(who) == "deleted"
    assert (await fetch(room.url, f"/api/tables/{anna.invite}")).status_code == 404
    assert (await fetch(room.url, f"/api/tables/{anna.invite}/scores")).status_code == 404
    assert (await room.knock(anna.invite, *anna.tokens)).bye["key"] == "no-table"


def test_a_backup_made_while_the_server_runs_can_be_played_on(server: Server, tmp_path: Path) -> None:
    async def begin(room: Room) -> tuple[Guest, Guest]:
        anna, ben = await room.pair("go-fish", first="0")
        await played(anna, anna.moves[0], ben)
        copy = tmp_path / "parlour.db"
        assert await asyncio.to_thread(main, ["backup", "--data", str(server.folder), str(copy)]) == 0
        await anna.do("say", phrase="hello")
        return anna, ben

    async def go_on(room: Room, anna: Guest, ben: Guest) -> None:
        again = [await room.knock(who.invite, *who.tokens) for who in (anna, ben)]
        assert [who.view for who in again] == [anna.view, ben.view]
        assert "Anna: Hello!" not in again[0].said
        mover = next(who for who in again if who.moves)
        await played(mover, mover.moves[0], *again)

    async def whole(other: Server) -> None:
        room, copy = Room(server), Room(other)
        async with room.stack, copy.stack:
            anna, ben = await begin(room)
            other.start()
            copy.url = other.url
            await go_on(copy, anna, ben)

    other = Server(tmp_path)
    other.port = 0
    try:
        asyncio.run(whole(other))
    finally:
        other.kill()
