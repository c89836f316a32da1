"""Terminals, a program and a computer at one table of a real server, and what happens to them when
the plug is pulled."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import parlour
from bench.guests import PATIENCE, Guest, Server, opened

ROOT = Path(__file__).parents[2]
LISTED = re.compile(r"(?:^ {1,3}| {3,})(\d+)  (?=\S)")
RANKED = re.compile(r"\d+\. .+: \d+")


class Program:
    """A process whose lines are read as they come."""

    def __init__(self, *command: str, state: Path | None = None) -> None:
        environment = {**os.environ, "PARLOUR_STATE": str(state), "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            [sys.executable, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            cwd=ROOT,
            env=environment,
        )
        self.lines: list[str] = []
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))

    def type(self, text: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{text}\n")
        self.process.stdin.flush()

    def until(self, part: str, since: int = 0) -> str:
        """The first line with this part."""
        wait(lambda: any(part in line for line in self.lines[since:]), lambda: "\n".join(self.lines))
        return next(line for line in self.lines[since:] if part in line)

    def end(self, how: int = signal.SIGKILL) -> int:
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self._reading.join(PATIENCE)
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.stdout.close()
        return code


class Terminal(Program):
    """Somebody at `parlour join` who chooses from every list at random."""

    def __init__(self, link: str, state: Path, *more: str) -> None:
        super().__init__("-m", "parlour", "join", link, "--lang", "en", *more, state=state)
        self.read = 0  # the lines whose lists have been answered
        self.moves = 0

    def play(self) -> None:
        """Answer the last list, if there is a new one."""
        lines = self.lines
        starts = [at for at in range(self.read, len(lines)) if re.match(r" {2,3}1  ", lines[at])]
        if not starts:
            return
        time.sleep(0.02)  # a list comes in one piece, but not its lines
        numbers = []
        for line in lines[starts[-1] :]:
            if not (found := LISTED.findall(line)):
                break
            numbers += found
        self.read = starts[-1] + 1
        self.moves += 1
        self.type(random.choice(numbers))

    @property
    def result(self) -> list[str]:
        """Who came where, as this terminal says."""
        return [line for line in self.lines if RANKED.fullmatch(line)]


def wait(happened: Callable[[], Any], complaint: Callable[[], str], patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not happened():
        assert time.monotonic() < end, complaint()
        time.sleep(0.01)


def play(terminals: list[Terminal], done: Callable[[], Any], patience: float = 5 * PATIENCE) -> None:
    """All play until something has happened."""

    def step() -> Any:
        for terminal in terminals:
            terminal.play()
        return done()

    wait(step, lambda: "\n=====\n".join("\n".join(each.lines[-60:]) for each in terminals), patience)


def open_table(server: Server, seats: list[int]) -> tuple[str, str]:
    """The invitation to a new table whose computers do not dawdle, and the link of its host."""

    async def opening() -> tuple[str, str]:
        host = await opened(server.url, "go-fish", seats, rules={"max_dry": 10})
        await host.do("set-table", pace=0.25)
        await host.leave()
        table = f"{server.url}/t/{host.invite}"
        return table, f"{table}#{host.tokens[0]}"

    return asyncio.run(opening())


def outcome(server: Server, link: str) -> list[str]:
    """The result as a spectator hears it."""

    async def looking() -> list[str]:
        async with Guest(server.url, link.rpartition("/")[2]) as guest:
            return list(guest.update["outcome"][1:])

    return asyncio.run(looking())


def test_two_terminals_and_a_program_play_and_one_terminal_is_killed_and_comes_back(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        link, own = open_table(server, [0, 0, 0])
        anna = Terminal(own, tmp_path / "anna")
        ben = Terminal(link, tmp_path / "ben")
        ben.until("What is your name?")
        ben.type("Ben")
        bot = Program("examples/bot.py", link)
        killed: list[Program] = [bot]
        try:
            ben.until("Keep this link to come back to your seat: ")
            ben.until("You are Ben.")
            anna.until("All seats are taken. Type s to begin.")
            anna.type("invite")
            code = re.search(r"parlour join (\d{8}) --server", anna.until("parlour join "))
            assert code
            watcher = Terminal(code[1], tmp_path / "watcher", "--server", server.url, "--watch")
            killed.append(watcher)
            watcher.until("You are watching.")
            anna.type("s")
            play([anna, ben], lambda: anna.moves > 2 and ben.moves > 2)

            ben.end(signal.SIGKILL)
            killed.append(ben)
            ben = Terminal(link, tmp_path / "ben")
            ben.until("You are Ben.")
            play([anna, ben], lambda: anna.result and ben.result)
            wait(lambda: heard(bot) == heard(anna), lambda: "\n".join(bot.lines))

            assert ben.moves
            assert len(anna.result) == 3
            assert anna.result == ben.result == outcome(server, link)
            assert any(line.startswith(("1. Bot", "2. Bot", "3. Bot")) for line in anna.result)
            anna.type("book")
            anna.until("Anna: matches 1, won ")
            anna.type(f"record {tmp_path / 'm.jsonl'}")
            anna.until("The match is in ")
            assert parlour.verify((tmp_path / "m.jsonl").read_bytes()).result
            for each in (anna, ben):
                each.type("q")
                each.until("Your seat is kept")
                assert each.process.wait(PATIENCE) == 0
        finally:
            for program in (anna, ben, *killed):
                program.end()


def test_the_server_is_killed_in_the_middle_and_all_play_on(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with server:
        link, own = open_table(server, [0, 0, 1])
        anna = Terminal(own, tmp_path / "anna")
        ben = Terminal(link, tmp_path / "ben", "--name", "Ben")
        try:
            ben.until("You are Ben.")
            anna.until("All seats are taken. Type s to begin.")
            anna.type("s")
            play([anna, ben], lambda: anna.moves > 2 and ben.moves > 2)

            server.kill()
            anna.until("The connection is lost")
            ben.until("The connection is lost")
            server.start()
            play([anna, ben], lambda: anna.result and ben.result)

            for each in (anna, ben):
                assert sum("The connection is lost" in line for line in each.lines) == 1
                assert sum("The connection is back" in line for line in each.lines) == 1
            assert len(anna.result) == 3
            assert anna.result == ben.result == outcome(server, link)
            assert heard(anna) == heard(ben)
        finally:
            for program in (anna, ben):
                program.end()


def test_who_cannot_come_in_hears_why_in_one_sentence(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        link, own = open_table(server, [0, 1])
        why = [
            (f"{server.url}/t/nothing", "There is no such table. Ask for a new link."),
            (f"{server.url}/elsewhere/t/nothing", "There is no such page."),
            (f"{link}#wrong", "This link no longer holds a seat. Ask the host for a new one."),
            (link, "Every seat at this table is taken. You can watch with --watch."),
        ]
        guests = [Terminal(place, tmp_path / "guest", "--name", "Ben") for place, _ in why]
        for guest, (_, sentence) in zip(guests, why, strict=True):
            guest.until(sentence)
            assert guest.process.wait(PATIENCE) == 2
            guest.end()
            assert guest.lines[-1] == sentence
        watcher = Terminal(link, tmp_path / "guest", "--watch")
        anna = Terminal(own, tmp_path / "anna")
        try:
            watcher.until("You are watching.")
            anna.until("All seats are taken.")
            anna.type("s")
            watcher.until("Go Fish: the match begins.")
            watcher.until("Hand: 7 cards")
            watcher.type("q")
            assert watcher.process.wait(PATIENCE) == 0
        finally:
            for program in (anna, watcher):
                program.end()


def heard(program: Program) -> list[str]:
    """The questions of the match and what came of them: nothing may be lost or doubled for anybody."""
    said = (line.strip() for line in program.lines)
    return [line for line in said if re.fullmatch(r".+ to .+: “Any .+\?”|.+ lays down a book of .+", line)]
