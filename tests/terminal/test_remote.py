"""The plain-text guest: what is heard is said, what is typed is done."""

from __future__ import annotations

import asyncio
import json
import os
import re
import select
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

import parlour
from parlour import protocol
from parlour.cli import main
from parlour.match.record import Header, digest, fingerprint
from parlour.terminal import remote, wire
from parlour.terminal.links import Link, NoEntry, Seats
from parlour.text import visible
from parlour.view import split
from parlour.words import LANGUAGES, Words
from tests.matrix import languages
from tests.terminal.fakes import Typist

LINK = Link("http://127.0.0.1:8280", "Xk3mPq", "t0ken")
NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil")


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PARLOUR_STATE", str(tmp_path / "state"))
    monkeypatch.setenv("PARLOUR_LANG", "en")
    return tmp_path / "state" / "seats.json"


class Table:
    """A guest at a table that a test leads in place of a server."""

    def __init__(self, game: str, seats: int = 2, language: str = "en", seat: int | None = 0) -> None:
        self.game, self.seats, self.language, self.seat = game, seats, language, seat
        self.row = 0
        self.printed: list[str] = []
        self.prompt = ""
        link = LINK if seat is not None else LINK._replace(token="")
        self.guest = remote.Guest(link, Seats(), language, self.printed.append, self.ask)
        self.guest.wire.connected = True
        self.match: parlour.Match | None = None

    def ask(self, prompt: str) -> None:
        self.prompt = prompt

    def tell(
        self,
        *said: str,
        id: str | None = None,
        table: bool = True,
        head: str = "",
        move: str | None = None,
        **changed: Any,
    ) -> None:
        """An update as the server would send it."""
        self.row += 1
        update: dict[str, Any] = {
            "type": "update",
            "row": self.row,
            "rows": [{"row": self.row, "t": 0, "said": said, "move": move}],
            "head": head,
        }
        if id:
            update["rows"][0]["id"] = id
        if table:
            update["table"] = self.table(**changed)
        if self.match:
            paths = {} if self.seat is None else {str(self.seat): self.match.paths(self.seat)}
            update |= msgspec.to_builtins({"view": self.match.view(None), "paths": paths})
            if self.seat is not None:
                mine, public = self.match.view(self.seat), self.match.view(None)
                own = {"widgets": split(mine.widgets, public.widgets), "transfers": mine.transfers}
                update["own"] = msgspec.to_builtins({"seat": self.seat} | own)
        self.hear(update)

    def hear(self, message: dict[str, Any]) -> None:
        self.guest.wire._take(protocol.hear(json.dumps(message)))

    def table(self, **changed: Any) -> dict[str, Any]:
        game = parlour.game(self.game)
        chair = {"kind": "person", "level": 0, "here": True, "language": "en"}
        return {
            "game": self.game,
            "title": self.game,
            "reflex": game.reflex,
            "open": game.is_open,
            "needs_screens": game.needs_screens,
            "duel": game.duel,
            "rules": [
                {"name": "flying", "label": "Jump with three stones left", "value": False, "shown": "off"}
            ],
            "seats": [{"name": name, **chair} for name in NAMES[: self.seats]],
            "host": 0,
            "yours": [] if self.seat is None else [self.seat],
            "facing": self.seat,
            "settings": {},
            "running": self.match is not None,
            "match": 7 if self.match else None,
            "commitment": "c0ffee",
            "asked": None,
            "invite": LINK.invite,
            "words": {"phrase-hello": "Hello!", "phrase-luck": "Good luck!"},
            **changed,
        }

    def start(self, **rules: Any) -> parlour.Match:
        self.match = parlour.Match.start(self.game, names=NAMES[: self.seats], seed=3, rules=rules)
        self.tell("It begins.")
        return self.match

    def play(self, seat: int, move: str) -> None:
        assert self.match
        self.match.play(seat, move)
        self.tell(table=False)

    def type(self, answer: str) -> None:
        self.guest.typed(answer)
        self.guest.flush()

    def heard(self) -> str:
        """What was printed since the last time."""
        printed = "\n".join(self.printed)
        self.printed.clear()
        return printed

    def done(self, *kinds: str) -> list[dict[str, Any]]:
        """What was sent and waits for an answer."""
        sent = self.guest.wire.unanswered.values()
        return [deed for deed in sent if deed["type"] in kinds] if kinds else list(sent)


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://127.0.0.1:8280/t/ab_-9", Link("http://127.0.0.1:8280", "ab_-9")),
        ("https://a.example/games/t/abc/#tok-en", Link("https://a.example/games", "abc", "tok-en")),
        (" http://[::1]:8280/t/abc# ", Link("http://[::1]:8280", "abc")),
        ("http://h/t/t/t/abc", Link("http://h/t/t", "abc")),
    ],
)
def test_a_link_is_read(text: str, link: Link) -> None:
    assert Link.read(text) == link


@pytest.mark.parametrize(
    "text",
    [
        "",
        "abc",
        "ftp://h/t/abc",
        "http://h/abc",
        "http://h:port/t/abc",
        "http://h:99999/t/abc",
        "http:///t/abc",
        "http://me@h/t/abc",
        "http://h/t/a b",
        "http://h/t/abc#to ken",
        "http://[::1/t/abc",
    ],
)
def test_a_bad_link_gets_one_sentence(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NoEntry):
        Link.read(text)
    assert main(["join", text]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith(f"“{text}” is not a link to a table.")
    assert err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_that_is_not_there_gets_one_sentence(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["join", "http://127.0.0.1:9/t/abc", "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.strip() == Words(language, "cli").say("no-server", server="http://127.0.0.1:9")


def test_seats_are_kept_for_their_user_alone_and_forgotten_when_lost(state: Path) -> None:
    other = LINK._replace(invite="other", token="another")
    seats = Seats()
    assert seats.find(LINK._replace(token="")).token == ""
    assert seats.keep(LINK, "Anna")
    assert seats.keep(other, "Anna")
    assert stat.S_IMODE(state.stat().st_mode) == 0o600
    assert Seats().find(LINK._replace(token="")) == LINK
    seats.forget(LINK._replace(token="not this one"))
    assert seats.find(LINK) == LINK
    seats.forget(LINK)
    assert seats.find(LINK).token == ""
    assert seats.find(other) == other
    state.write_text("{nonsense")
    assert seats.find(other).token == ""
    assert seats.keep(other, "Anna")
    assert os.listdir(state.parent) == ["seats.json"]


def test_people_at_one_computer_hold_their_seats_by_name(state: Path) -> None:
    table, ben = LINK._replace(token=""), LINK._replace(token="bens")
    seats = Seats()
    seats.keep(LINK, "Anna")
    assert seats.find(table, "Ben").token == ""  # so Ben sits down beside Anna
    seats.keep(ben, "Ben")
    assert (seats.find(table, "Anna"), seats.find(table, "Ben")) == (LINK, ben)
    assert seats.find(table) == ben  # the last one
    seats.keep(LINK, "Anna")
    assert seats.find(table) == LINK
    seats.keep(ben, "Ben B.")  # the table knows the seat by another name by now
    assert seats.find(table, "Ben").token == ""
    seats.forget(ben)
    assert seats.find(table) == LINK


def test_nothing_that_is_printed_upsets_a_terminal() -> None:
    assert visible("A\x1b[2Jnna\u202e\r\tx\nB\u00a0: 👩\u200d🚀") == "A[2Jnna  x\nB\u00a0: 👩\u200d🚀"


def test_who_comes_hears_the_last_lines_and_who_sits_where() -> None:
    table = Table("go-fish", 3)
    chairs = table.table()["seats"]
    chairs[2] = {"name": "", "kind": "open", "level": 0, "here": False, "language": ""}
    table.tell("Anna sits down.", seats=chairs)
    heard = table.heard()
    assert "  Anna sits down." in heard
    assert "You are Anna." in heard
    assert "1 Anna (host)\n2 Ben\n3 (free)" in heard
    assert "Free seats: 3." in heard
    assert "b 2 3 " in heard
    assert table.prompt == "Anna >"
    table.tell("Carla sits down.")
    assert "Type s to begin." in table.heard()


def test_a_number_a_text_and_a_beginning_are_moves() -> None:
    table = Table("go-fish")
    match = table.start(first="0")
    heard = table.heard()
    assert heard.count("Stock: ") == 1
    move = table.guest.menu.options[1]
    assert (
        f"  2  {Words('en', 'go-fish', NAMES).move(match.moves(0)[1])}  [{match.moves(0)[1].typed()}]"
        in heard
    )
    table.type("2")
    (sent,) = table.done("move")
    assert (sent["move"], sent["seat"], sent["n"]) == (move, 0, match.n)
    table.type("1")
    assert table.done("move") == [sent]
    assert "still on its way" in table.heard()
    match.play(0, str(move))
    table.tell("Told.", id=sent["id"], table=False)
    assert not table.done("move")


def test_the_list_is_not_repeated_when_nothing_has_changed() -> None:
    table = Table("go-fish")
    table.start(first="0")
    table.heard()
    table.tell("Ben: Hello!")
    assert table.heard() == "  Ben: Hello!"
    table.type("v")
    assert "  1  " in table.heard()


def test_rows_that_come_twice_are_said_once() -> None:
    table = Table("go-fish")
    table.tell("Once.")
    table.row -= 1
    table.tell("Once.")
    assert "\n".join(table.printed).count("Once.") == 1


def test_a_refusal_is_said_with_what_can_be_used() -> None:
    table = Table("go-fish")
    table.start(first="0")
    table.heard()
    table.type("ask 2 zzz")
    (sent,) = table.done("move")
    assert (sent["move"], sent["typed"]) == ("ask 2 zzz", True)
    refused = {"type": "refused", "key": "not-held", "text": "You cannot.", "flash": ["rank:Q", "rank:5"]}
    table.hear({**refused, "id": sent["id"]})
    assert table.heard() == "You cannot.\nYou can use: queens, fives"
    assert not table.done("move")


def test_what_is_no_choice_is_explained() -> None:
    table = Table("go-fish")
    table.tell()
    table.heard()
    for typed, said in [
        ("3", "There is nothing to choose right now."),
        ("ask 1 Q", "No match is being played."),
        ("x", "Nobody can give up in this game."),
        ("d", "Nobody can agree a draw in this game."),
        ("b", "Type b, a level"),
        ("b 5 1", "Type b, a level"),
        ("b 2 77", "There is no seat 77"),
    ]:
        table.type(typed)
        assert said in table.heard()
    table.start(first="0")
    table.heard()
    table.type("99")
    assert "Choose: 1–" in table.heard()
    assert not table.done("move", "seat-computer", "resign")


def test_commands_become_deeds() -> None:
    table = Table("nine-mens-morris")
    table.start()
    for typed in ("u", "d", "p", "s", "b 2 2", "b 1 1", "c 2", "chat how are you", "hint", "k 2", "y"):
        table.type(typed)
    kinds = [deed["type"] for deed in table.done()]
    assert kinds == [
        "commit-seed",
        "undo",
        "offer-draw",
        "play-on",
        "start-match",
        "stand-in",
        "stand-in",
        "say",
        "say",
        "ask-hint",
        "remove-player",
    ]
    assert [deed.get("level") for deed in table.done("stand-in")] == [None, 1]  # only mine is mine to choose
    assert [deed.get("phrase") or deed.get("text") for deed in table.done("say")] == ["luck", "how are you"]
    table.heard()
    table.type("c")
    assert "  1  Hello!       2  Good luck!" in table.heard()
    table.type("rules")
    assert "Nine Men’s Morris\n2 players" in (heard := table.heard())
    assert "[House rule] Jump with three stones left: off (printed: on)" in heard


def test_a_hint_is_a_move_and_why_and_the_table_is_not_said_again() -> None:
    table = Table("nine-mens-morris")
    table.start()
    table.heard()
    table.type("t")
    assert table.match
    table.match.play(0, "/hint")
    table.tell("Anna asks for a hint.", move="/hint")
    assert table.heard().split("\n") == ["  Anna asks for a hint."]
    table.tell("Ben: Hello!")
    assert table.heard().split("\n") == ["  Ben: Hello!"]
    hint = {"type": "hint", "id": table.done("ask-hint")[0]["id"], "seat": 0, "move": "d6", "label": "d6"}
    table.hear(hint | {"text": "It stops a mill on d6."})
    assert table.heard() == "A good move might be: d6. It stops a mill on d6."


def test_a_review_is_asked_for_after_the_end_and_told_a_line_a_move() -> None:
    table = Table("nine-mens-morris")
    table.start()
    table.type("a")
    assert not table.done("ask-review")
    assert table.match
    table.match.play(0, "/resign")
    table.tell("Anna gives up.")
    table.heard()
    table.type("a")
    (asked,) = table.done("ask-review")
    review = {"type": "review", "id": asked["id"], "match": 1, "done": 3, "of": 8, "over": False, "slips": []}
    table.hear(review)
    table.hear(review)
    assert table.heard() == "3 of 8 choices looked at…"
    view = {"game": "nine-mens-morris", "n": 3, "seat": 0, "widgets": [], "transfers": [], "rolled": False}
    slip = {
        "seat": 0,
        "number": 3,
        "text": "Move 3: d6. This was better: a7.",
        "played": "d6",
        "better": "a7",
    }
    slip |= {"paths": [], "view": view | {"result": None}, "position": ""}
    table.hear(review | {"done": 8, "over": True, "slips": [slip]})
    assert table.heard() == "Anna: Move 3: d6. This was better: a7."
    table.hear(review | {"done": 8, "over": True})
    assert table.heard() == "No move stands out: nobody could have done much better."


def test_resigning_is_asked_twice() -> None:
    table = Table("nine-mens-morris")
    table.start()
    table.type("resign")
    table.type("n")
    table.type("x")
    assert not table.done("resign", "agree")
    table.type("y")
    assert len(table.done("resign")) == 1
    assert not table.done("agree")


def test_a_move_of_which_a_slip_would_be_costly_is_asked_about() -> None:
    table = Table("kemps", 4)
    match = table.start(partners="as-seated")
    for seat, verb in [(0, "propose"), (1, "propose"), (2, "accept"), (3, "accept")]:
        table.play(seat, next(move.text() for move in match.moves(seat) if move.verb() == verb))
    call = next(path.move for path in match.paths(0) if path.grave)
    typed = match.game.read(call).typed()
    table.type(typed)
    assert "Do you mean this?" in table.heard()
    table.type("n")
    table.type(typed)
    assert not table.done("move", "agree")
    table.type("y")
    assert [deed["move"] for deed in table.done("move")] == [call]
    assert not table.done("agree")


def test_an_empty_line_ends_what_lies_there_only_to_be_looked_at() -> None:
    table = Table("six-card-golf")
    match = table.start()
    lines: asyncio.Queue[str | None] = asyncio.Queue()

    def enter() -> None:
        for line in ("", None):
            lines.put_nowait(line)
        asyncio.run(table.guest.listen(lines))

    enter()
    assert not table.done("seen-enough")
    table.row += 1
    look = {"name": "look", "ms": 3000, "seat": 1, "skip": True}
    table.hear({"type": "update", "row": table.row, "rows": [], "countdowns": [look]})
    assert "Press Enter to go on" in table.heard()
    enter()
    assert [deed["n"] for deed in table.done("seen-enough")] == [match.n]


def test_clocks_are_told_with_the_table_and_when_little_is_left() -> None:
    table = Table("draughts")
    table.start()
    table.heard()

    def clocks(ms: int) -> None:
        table.row += 1
        found = [
            {"name": "clock", "ms": ms, "seat": 0},
            {"name": "clock", "ms": 300_000, "seat": 1, "stopped": True},
        ]
        table.hear({"type": "update", "row": table.row, "rows": [], "countdowns": found})

    async def evening() -> None:
        clocks(298_000)
        table.type("look")
        assert "Anna has 4:58 left. Ben has 5:00 left" in table.heard()
        clocks(20_030)
        assert "left" not in table.heard()
        while not (said := table.heard()):
            await asyncio.sleep(0.01)
        assert said == "Anna has 0:20 left. Ben has 5:00 left"
        clocks(19_000)  # it was said
        table.guest.clocks.hush()

    asyncio.run(evening())


@pytest.mark.parametrize(("game", "offered"), [("nine-mens-morris", True), ("go-fish", False)])
def test_help_names_draws_and_resigning_where_the_rules_take_them(game: str, offered: bool) -> None:
    table = Table(game)
    table.start()
    table.heard()
    table.type("?")
    assert ("  d, draw      offer a draw" in (heard := table.heard())) == offered
    assert ("resign" in heard) == offered


@pytest.mark.parametrize(("language", "yes", "no"), [("en", "y", "n"), ("it", "s", "no"), ("ru", "да", "н")])
def test_yes_and_no_answer_what_is_asked(language: str, yes: str, no: str) -> None:
    table = Table("nine-mens-morris", language=language)
    table.start()
    table.heard()
    asked = {"kind": "undo", "seat": 1, "agreed": [1], "text": "", "waits_for": [0]}
    table.tell(asked=asked)
    assert table.heard().endswith(Words(language, "cli").say("asked-of-you"))
    table.type(yes)
    table.type(no)
    assert [deed["yes"] for deed in table.done("agree")] == [True, False]
    table.tell(asked=None)
    if language == "it":
        table.type("s")
        assert len(table.done("start-match")) == 1


def header(commitment: str, *commitments: str) -> str:
    """Of a match that is about to begin."""
    settled = Header(1, "go-fish", 1, {}, NAMES[:2], commitment, commitments=commitments)
    return msgspec.json.encode(settled).decode()


def test_a_seed_is_opened_when_all_else_is_settled_and_the_fingerprint_is_kept() -> None:
    table = Table("go-fish")
    table.tell()
    (promised,) = table.done("commit-seed")
    own = promised["commitment"]
    for unsettled in ("{}", header("decaf", own, ""), header("c0ffee", "0" * 64, "1" * 64)):
        table.tell(header=unsettled)
        assert not table.done("open-seed")
    settled = header("c0ffee", own, "1" * 64)
    table.tell(header=settled)
    table.tell(header=settled)
    (opened,) = table.done("open-seed")
    assert digest(opened["seed"].encode()) == own
    table.match = parlour.Match.start("go-fish", seats=2, seed=3)
    table.tell(commitment="decaf")
    table.match.play(0, "/end")
    Seats().keep(LINK, "Anna")  # makes the folder
    for _ in range(2):
        table.tell(commitment="decaf", head=table.match.head)
    assert "\n".join(table.printed).count(f"Fingerprint of the match: {fingerprint(table.match.head)}.") == 1
    (kept,) = map(json.loads, (Seats().file.parent / "matches.jsonl").read_text().splitlines())
    expected = {"commitment": "c0ffee", "seed": opened["seed"], "header": settled, "head": table.match.head}
    assert kept == expected


def test_a_seed_is_committed_to_once_for_each_commitment() -> None:
    table = Table("go-fish")
    table.tell()
    table.tell()
    assert len(table.done("commit-seed")) == 1
    table.match = parlour.Match.start("go-fish", seats=2, seed=3)
    table.tell(commitment="decaf")
    table.tell(commitment="decaf")
    promised = [deed["commitment"] for deed in table.done("commit-seed")]
    assert len(set(promised)) == len(promised) == 2
    assert "\n".join(table.printed).count("Sealed before the start: c0ffee") == 1


def test_in_a_reflex_game_the_list_stays_while_only_the_pile_changes() -> None:
    table = Table("egyptian-rat-screw", 3)
    match = table.start(first="1", slap_joker=False)
    table.heard()
    table.play(1, "lay")
    heard = table.heard()
    assert "  s  Slap!" in heard
    first = table.guest.menu.options
    rows = 0
    while table.guest.menu.labels == ("Slap!",) and (seats := set(match.to_act()) - {0}):
        layers = [seat for seat in seats if any(move.text() == "lay" for move in match.moves(seat))]
        if not layers:
            break
        table.heard()
        table.play(layers[0], "lay")
        rows += 1
        if table.guest.menu.labels == ("Slap!",):
            assert "Slap!" not in table.heard()
            assert table.guest.menu.options != first
    assert rows
    now = next(path.move for path in match.paths(0) if path.move.startswith("slap"))
    table.type("S")
    assert [deed["move"] for deed in table.done("move")] == [now]


def test_in_a_reflex_game_only_what_is_new_in_the_list_is_said() -> None:
    table = Table("kemps", 4)
    match = table.start(partners="as-seated")
    for seat, verb in [(0, "propose"), (1, "propose"), (2, "accept"), (3, "accept")]:
        table.play(seat, next(move.text() for move in match.moves(seat) if move.verb() == verb))
    heard = table.heard()
    assert heard.count("Nothing for me") == 1
    assert "Middle: " in heard
    swap = next(move for move in match.moves(1) if move.verb() == "swap")
    table.play(1, swap.text())
    (line,) = table.heard().splitlines()  # what is told comes with the rows
    assert line.startswith("Middle: ")
    table.type("sw")
    before = table.guest.menu
    table.play(2, "sign yawn")
    assert table.guest.menu == before  # nothing changes under the fingers
    table.type("2")
    assert [deed["move"] for deed in table.done("move")] == [before.options[1]]
    assert str(before.options[1]).startswith("swap ")


def test_a_race_waits_for_no_answer() -> None:
    table = Table("egyptian-rat-screw")
    table.start(first="1")
    table.play(1, "lay")
    for typed in ("lay", "lay", "slap"):
        table.type(typed)
    assert [deed["move"] for deed in table.done("move")] == ["lay", "slap 1"]
    assert table.heard().count("still on its way") == 1


def test_a_new_match_is_told_anew() -> None:
    table = Table("egyptian-rat-screw")
    for match in (7, 9):
        table.match = parlour.Match.start("egyptian-rat-screw", seats=2, seed=3, rules={"first": "0"})
        table.tell(match=match)
        assert "  l  Lay a card" in table.heard()


def test_a_long_list_is_chosen_touch_by_touch() -> None:
    table = Table("kemps", 4)
    table.start()
    assert "  p  Propose: wink left …" in table.heard()
    table.type("p")
    assert "  3  scratch ear" in table.heard()
    table.type("3")
    assert "  1  " in table.heard()
    assert not table.done("move")
    table.type("1")
    assert [deed["move"] for deed in table.done("move")] == ["propose scratch-ear"]


def test_a_spectator_only_watches() -> None:
    table = Table("go-fish", seat=None)
    table.tell()
    table.start(first="0")
    heard = table.heard()
    assert "You are watching." in heard
    assert "Hand: 7 cards" in heard
    assert "  1  " not in heard
    table.type("s")
    table.type("1")
    assert table.heard().count("You are only watching.") == 2
    assert not table.done()


def test_how_many_watch_is_said_when_it_changes() -> None:
    table = Table("go-fish")
    table.tell()
    table.tell(watching=2)
    table.tell(watching=2)
    assert table.heard().count("2 people are watching.") == 1
    table.tell(watching=1)
    assert "One person is watching." in table.heard()


def test_a_computer_that_plays_for_somebody_is_sent_away() -> None:
    table = Table("go-fish")
    chairs = table.table()["seats"]
    chairs[0] = {**chairs[0], "level": 2}
    table.tell(seats=chairs)
    assert "Type j to take your seat back." in table.heard()
    table.type("j")
    assert table.done("stand-in")[0]["level"] == 0


def test_whoever_came_during_the_match_asks_the_others() -> None:
    table = Table("go-fish")
    chairs = table.table()["seats"]
    chairs[0] = {**chairs[0], "level": 2, "waits": True}
    table.tell(seats=chairs)
    assert "Type j to ask the others to let you play." in table.heard()
    table.type("back")
    assert table.done("stand-in")[0]["level"] == 0


def test_whoever_is_not_asked_is_not_asked() -> None:
    table = Table("go-fish")
    table.tell(asked={"kind": "play", "seat": 1, "agreed": [1], "text": "", "waits_for": [2]})
    assert "Do you agree?" not in table.heard()


def test_the_table_plays_on_and_is_stopped_by_the_same_letter() -> None:
    table = Table("battle")
    table.start()
    table.type("p")
    table.tell(playing_on=[1])
    table.type("p")
    assert [deed["on"] for deed in table.done("play-on")] == [True, False]


def test_a_new_invitation_is_kept() -> None:
    table = Table("go-fish")
    table.tell(invite="brandnew")
    assert table.guest.wire.link == LINK._replace(invite="brandnew")
    assert Seats().find(Link(LINK.server, "brandnew")).token == LINK.token


@languages()
def test_every_game_is_seen_in_every_language(game: str, language: str) -> None:
    table = Table(game, parlour.game(game).seats[0], language)
    match = table.start()
    for _ in range(20):
        seat, moves = match.turns()[0]
        table.play(seat, moves[0].text())
        if match.result:
            break
    assert Words(language, game).say("title") in table.heard()


class Host:
    """A server of few words: every visit is a function that is given the socket."""

    def __init__(self, *visits: Any) -> None:
        self.visits = list(visits)
        self.received: list[dict[str, Any]] = []
        self.heard: list[wire.Heard] = []

    async def welcome(self, socket: ServerConnection) -> None:
        await self.visits.pop(0)(socket)

    async def next(self, socket: ServerConnection) -> dict[str, Any]:
        self.received.append(json.loads(await socket.recv()))
        return self.received[-1]

    async def tell(self, socket: ServerConnection, row: int, *ids: str) -> None:
        rows = [{"row": row, "t": 0, "id": id} for id in ids]
        await socket.send(json.dumps({"type": "update", "row": row, "rows": rows}))

    async def run(self) -> tuple[wire.Bye, wire.Wire]:
        async with serve(self.welcome, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            link = Link(f"http://127.0.0.1:{port}", "abc", "tok")
            guest = wire.Wire(link, "de", self.heard.append)
            guest.do("move", seat=0, n=0, move="roll")
            return await asyncio.wait_for(guest.run(), 10), guest


BYE = json.dumps({"type": "bye", "key": "deleted", "text": "Gone."})


@pytest.mark.parametrize("stored", [False, True])
def test_a_move_that_was_not_answered_is_sent_again_with_the_same_id_but_never_after_it_was_stored(
    stored: bool,
) -> None:
    async def first(socket: ServerConnection) -> None:
        hello = await host.next(socket)
        assert hello == {
            "type": "hello", "table": "abc", "tokens": ["tok"], "language": "de", "since": -1, "protocol": 1,
        }  # fmt: skip
        await host.tell(socket, 4)
        await host.next(socket)
        socket.transport.abort()  # the plug is pulled

    async def second(socket: ServerConnection) -> None:
        assert (await host.next(socket))["since"] == 4
        await host.tell(socket, 5, *([host.received[1]["id"]] if stored else []))
        if not stored:
            await host.next(socket)
        await socket.send(json.dumps({"type": "ping", "ping": 3}))
        await host.next(socket)
        if not stored:
            await socket.send(json.dumps({"type": "done", "id": host.received[1]["id"], "row": 6}))
        await socket.send(BYE)

    host = Host(first, second)
    bye, guest = asyncio.run(host.run())
    assert bye.text == "Gone."
    assert [message["type"] for message in host.received] == [
        "hello", "move", "hello", *([] if stored else ["move"]), "pong",
    ]  # fmt: skip
    moves = [message for message in host.received if message["type"] == "move"]
    assert all(move == moves[0] for move in moves)
    assert not guest.unanswered
    kinds = [type(message) for message in host.heard]
    assert kinds[:4] == [wire.Update, wire.Lost, wire.Back, wire.Update]


def test_what_could_not_be_saved_is_sent_again() -> None:
    async def visit(socket: ServerConnection) -> None:
        await host.next(socket)
        await host.tell(socket, 1)
        move = await host.next(socket)
        refused = {"type": "refused", "id": move["id"], "key": "not-saved", "text": "Later.", "again": True}
        await socket.send(json.dumps(refused))
        assert await host.next(socket) == move
        await host.tell(socket, 2, move["id"])
        await socket.send(BYE)

    host = Host(visit)
    _, guest = asyncio.run(host.run())
    assert not guest.unanswered
    assert len(host.received) == 3


def test_a_server_that_stops_for_now_is_waited_for() -> None:
    async def closing(socket: ServerConnection) -> None:
        await host.next(socket)
        await host.tell(socket, 1)
        await socket.send(json.dumps({"type": "bye", "key": "closing", "text": "Later.", "again": True}))

    async def back(socket: ServerConnection) -> None:
        await socket.send(BYE)

    host = Host(closing, back)
    bye, _ = asyncio.run(host.run())
    assert bye.key == "deleted"


def test_what_a_newer_server_adds_is_passed_over() -> None:
    seen = msgspec.to_builtins(parlour.Match.start("one", seats=2, seed=1).view(0))
    seen["widgets"] = [{"kind": "hologram", "zone": "middle", "depth": 3}, *seen["widgets"]]
    update = {"type": "update", "row": 0, "rows": [], "view": seen | {"mood": "good"}, "weather": "fine"}

    async def visit(socket: ServerConnection) -> None:
        await socket.send(json.dumps({"type": "fanfare", "n": "many"}))
        await socket.send(json.dumps(update))
        await socket.send(json.dumps({"type": "bye", "key": "deleted", "text": "Gone.", "flowers": 12}))

    host = Host(visit)
    bye, _ = asyncio.run(host.run())
    (heard,) = host.heard
    assert (bye.text, heard.view.widgets) == (
        "Gone.",
        parlour.Match.start("one", seats=2, seed=1).view(0).widgets,
    )


def test_a_server_that_speaks_otherwise_is_not_misunderstood() -> None:
    async def visit(socket: ServerConnection) -> None:
        await socket.send(json.dumps({"type": "update", "row": "many"}))

    host = Host(visit)
    with pytest.raises(NoEntry) as refused:
        asyncio.run(host.run())
    assert not host.heard
    assert refused.value.reason.key == "server-newer"


TYPING = """
import sys, time
from parlour.terminal.keyboard import Keyboard
lines = []
with Keyboard(lines.append) as keyboard:
    keyboard.ask("Anna >")
    while keyboard.typed != "hel":
        time.sleep(0.01)
    keyboard.say("Ben: hello")
    while not lines:
        time.sleep(0.01)
    keyboard.say(f"typed {lines}")
    while None not in lines:
        time.sleep(0.01)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_what_arrives_is_printed_above_what_is_half_typed() -> None:
    ours, theirs = os.openpty()
    environment = {**os.environ, "TERM": "xterm", "PYTHONIOENCODING": "utf-8"}
    process = subprocess.Popen([sys.executable, "-c", TYPING], stdin=theirs, stdout=theirs, env=environment)
    os.close(theirs)
    screen = read_screen(ours)
    try:
        until(screen, "Anna > $")
        os.write(ours, b"hez\x7f\x1b[Al")
        seen = until(screen, r"Ben: hello\r\nAnna > hel$")
        assert re.search(r"Anna > hel\r\x1b\[JBen: hello", seen)
        os.write(ours, b"lo\r")
        until(screen, r"typed \['hello'\]")
        os.write(ours, b"\x04")
        assert process.wait(120) == 0
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def read_screen(file: int) -> Iterator[str]:
    seen = ""
    while True:
        if select.select([file], [], [], 0.05)[0]:
            seen += os.read(file, 4096).decode()
        yield seen


def until(screen: Iterator[str], pattern: str) -> str:
    end = time.monotonic() + 120
    for seen in screen:
        if re.search(pattern, seen):
            return seen
        assert time.monotonic() < end, seen
    raise AssertionError


@pytest.mark.parametrize(
    ("text", "server"),
    [
        ("192.168.1.5:8280/t/abc", "http://192.168.1.5:8280"),
        ("192.168.1.5/t/abc", "http://192.168.1.5"),
        ("laptop/t/abc", "http://laptop"),
        ("games.example/t/abc", "https://games.example"),
    ],
)
def test_a_link_need_not_say_http(text: str, server: str) -> None:
    assert Link.read(text) == Link(server, "abc")


def test_a_host_has_all_verbs_of_one() -> None:
    table = Table("go-fish")
    table.start(first="0")
    table.heard()
    typed = (
        "g one rounds=3 first=2",
        "g one first=0",
        "settings chat free",
        "e pace 0.5",
        "e hints off",
        "end",
        "y",
        "delete",
        "n",
        "i",
    )
    for line in typed:
        table.type(line)
    done = [deed for deed in table.done() if deed["type"] != "commit-seed"]
    for deed in done:
        del deed["id"]
    assert done == [
        {"type": "choose-game", "game": "one", "rules": {"rounds": "3", "first": "1"}},
        {"type": "set-table", "chat": "free"},
        {"type": "set-table", "pace": 0.5},
        {"type": "set-table", "hints": False},
        {"type": "end-match"},
        {"type": "make-code"},
    ]
    assert "delete this table" in (heard := table.heard())
    assert "random, 1, 2, 3" in heard
    assert f"Invite others with this link: {LINK.table}" in heard
    table.hear(
        {
            "type": "issued",
            "id": table.done("make-code")[0].get("id", "x"),
            "code": "12345678",
            "seconds": 600,
        }
    )
    assert (
        f"valid for 10\N{NO-BREAK SPACE}min):\nparlour join 12345678 --server {LINK.server}" in table.heard()
    )
    for line, said in [
        ("k", "Type the number of a seat"),
        ("k 9", "There is no seat 9"),
        ("g", "go-fish"),
        ("settings", "  chat phrases: Only ready-made phrases may be sent."),
        ("e pace", "Type e, one of these names and a value"),
        ("w", "1 Anna (host)"),
    ]:
        table.type(line)
        assert said in table.heard()


def test_what_is_to_be_forgotten_is_shown_on_a_screen_that_keeps_nothing() -> None:
    screens: list[str] = []

    class Paper(Typist):
        def turn_over(self) -> bool:
            screens.append("aside")
            return True

        def come_back(self) -> None:
            screens.append("back")

    table = Table("concentration")
    table.guest.keyboard = Paper()
    match = table.start(first="0")
    assert not screens
    table.row += 1
    row = {"row": table.row, "t": 0, "said": [], "fleeting": ["Anna turns card 1: Q♥."]}
    table.hear({"type": "update", "row": table.row, "rows": [row]})
    assert screens == ["aside"]
    assert "Q♥" in table.heard()
    table.type("log")
    assert "Q♥" not in table.heard()
    match.play(0, "/end")
    table.tell("It is over.")
    assert screens[-1] == "back"
