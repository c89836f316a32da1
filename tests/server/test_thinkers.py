"""Thinking in worker processes: real ones, that are killed too."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time

import msgspec
import pytest

from parlour import Match, bots
from parlour.bots import Question
from parlour.bots.questions import posed
from parlour.server.thinkers import PATIENCE, Asked, Thinkers, Turns, answer, work

SERVER = """
import asyncio
from parlour import bots
from parlour import Match
from parlour.server.thinkers import Thinkers

async def serve():
    match, thinkers = Match.start("nine-mens-morris", seed=1), Thinkers(2)
    await asyncio.gather(*[thinkers.think(bots.question(match, 0, 1, [])) for _ in range(4)])
    print("ready", flush=True)
    await asyncio.gather(*[thinkers.think(bots.question(match, 0, level, [])) for level in LEVELS])
    await asyncio.sleep(60)

asyncio.run(serve())
"""


def decision(key: str = "nine-mens-morris", level: int = 1) -> Question:
    match = Match.start(key, seed=1)
    return bots.question(match, match.to_act()[0], level, match.heard_live(match.to_act()[0]))


def workers() -> set[int]:
    return {child.pid for child in multiprocessing.active_children() if child.pid}


def wait_until_gone(pids: set[int]) -> None:
    end = time.monotonic() + 120
    while workers() & pids:
        assert time.monotonic() < end, "workers are left"
        time.sleep(0.01)


def test_a_worker_whose_server_was_killed_says_nothing_about_it() -> None:
    servers, workers = multiprocessing.Pipe()
    servers.close()
    answer(workers, decision())
    workers.close()


def test_workers_come_after_the_server() -> None:
    pipe, theirs = multiprocessing.get_context("spawn").Pipe()
    process = multiprocessing.get_context("spawn").Process(target=work, args=(theirs,), daemon=True)
    process.start()
    try:
        pipe.send(decision())
        assert pipe.recv()
        assert process.pid
        mine, others = os.getpriority(os.PRIO_PROCESS, 0), os.getpriority(os.PRIO_PROCESS, process.pid)
        assert others > mine or mine == 19
    finally:
        process.kill()
        process.join()


def test_workers_answer_as_the_level_does_here() -> None:
    questions = [decision(key) for key in ("nine-mens-morris", "one", "kemps", "go-fish")]

    async def ask() -> None:
        thinkers = Thinkers(2)
        assert not workers()
        answers = await asyncio.gather(*map(thinkers.think, questions))
        assert answers == [bots.think(question) for question in questions]
        pids = workers()
        assert len(pids) in (1, 2, 3)
        thinkers.close()
        wait_until_gone(pids)

    asyncio.run(ask())


def test_a_killed_worker_is_replaced_and_its_question_asked_again() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        expected = await thinkers.think(decision(level=4))
        for busy in (True, False):
            asked = [asyncio.create_task(thinkers.think(decision(level=4))) for _ in range(2)] if busy else []
            await asyncio.sleep(0.1)
            (killed,) = workers()
            os.kill(killed, signal.SIGKILL)
            assert await asyncio.gather(*asked) == [expected] * len(asked)
            assert await thinkers.think(decision(level=4)) == expected
            assert killed not in workers()
            assert len(workers()) == 1
        thinkers.close()
        wait_until_gone(workers())

    asyncio.run(ask())


def test_an_error_in_a_thought_is_told_and_harms_nobody() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        with pytest.raises(KeyError):
            await thinkers.think(decision(level=9))
        assert await thinkers.think(decision()) == bots.think(decision())
        thinkers.close()
        wait_until_gone(workers())

    asyncio.run(ask())


def test_closing_stops_a_thought_at_once_and_for_good() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        await thinkers.think(decision())
        asked = [asyncio.create_task(thinkers.think(decision(level=4))) for _ in range(30)]
        await asyncio.sleep(0.1)
        pids = workers()
        thinkers.close()
        thinkers.close()
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(outcome, RuntimeError) for outcome in outcomes)
        with pytest.raises(RuntimeError):
            await thinkers.think(decision())
        wait_until_gone(pids)
        assert not workers()

    asyncio.run(ask())


def test_workers_leave_ctrl_c_to_the_server() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        await thinkers.think(decision())
        pids = workers()
        for pid in pids:
            os.kill(pid, signal.SIGINT)
        assert await thinkers.think(decision()) == bots.think(decision())
        assert workers() == pids
        thinkers.close()
        wait_until_gone(pids)

    asyncio.run(ask())


def test_a_worker_that_hangs_is_replaced_and_its_question_asked_again() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        expected = await thinkers.think(decision(level=4))
        (hung,) = workers()
        os.kill(hung, signal.SIGSTOP)
        thinkers.patience = 0.1
        asked = asyncio.create_task(thinkers.think(decision(level=4)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        thinkers.patience = PATIENCE  # for whoever comes instead
        assert await asked == expected
        assert hung not in workers()
        thinkers.close()
        wait_until_gone(workers())

    asyncio.run(ask())


def test_a_quick_level_need_not_wait_for_masters() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        masters = [asyncio.create_task(thinkers.think(decision(level=4), f"{n}", "far")) for n in range(20)]
        assert await thinkers.think(decision(), "near", "near") == bots.think(decision())
        assert sum(master.done() for master in masters) < 20
        thinkers.close()
        await asyncio.gather(*masters, return_exceptions=True)
        wait_until_gone(workers())

    asyncio.run(ask())


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    async def ask() -> None:
        turns, loop = Turns(), asyncio.get_running_loop()
        order = {}
        for number, (address, table) in enumerate(["aA", "aA", "aB", "aC", "bD", "aA", "bD"]):
            asked = Asked(decision(), loop.create_future())
            order[id(asked.answer)] = f"{address}{table}{number}"
            turns.put(address, table, asked)
            if number == 3:
                asked.answer.cancel()
        taken = []
        while found := turns.take():
            taken.append(order[id(found.answer)])
        assert taken == ["aA0", "bD4", "aB2", "bD6", "aA1", "aA5"]

    asyncio.run(ask())


def test_where_many_masters_think_each_thinks_shorter() -> None:
    async def ask() -> None:
        thinkers, loop = Thinkers(2), asyncio.get_running_loop()
        for table in "abcde":
            asked = Asked(msgspec.structs.replace(decision(level=4), live=True), loop.create_future())
            thinkers._long.put("near", table, asked)
        taken = [thinkers._take_long() for _ in range(5)]
        assert [posed(asked.question).budget.seconds for asked in taken if asked] == [
            1 / 3,
            1 / 2,
            1 / 2,
            1,
            1,
        ]
        thinkers.close()

    asyncio.run(ask())


def test_nobody_thinks_about_what_was_cancelled() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        first = asyncio.create_task(thinkers.think(decision(level=4)))
        hopeless = [asyncio.create_task(thinkers.think(decision(level=9))) for _ in range(50)]
        last = asyncio.create_task(thinkers.think(decision(level=4)))
        await asyncio.sleep(0)
        for each in hopeless:
            each.cancel()
        assert await first == await last
        assert all(each.cancelled() for each in hopeless)
        thinkers.close()
        wait_until_gone(workers())

    asyncio.run(ask())


@pytest.mark.parametrize("levels", [[], [4] * 30], ids=["idle", "busy"])
def test_workers_are_gone_when_the_server_is_killed(levels: list[int]) -> None:
    """They hold its output open: that it ends shows that nobody is left."""
    server = subprocess.Popen(
        [sys.executable, "-c", f"LEVELS = {levels}\n{SERVER}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert server.stdout
    assert server.stdout.readline() == b"ready\n"
    time.sleep(0.1)
    server.kill()
    assert server.communicate(timeout=120)[0] == b""
