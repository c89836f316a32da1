"""Worker processes that think for the computer players, so that the tables never wait for one.

Whoever asks most does not get most: addresses take turns, and so do the tables of each. One worker is kept
for the levels that answer quickly, so that nobody waits for a beginner because masters think elsewhere. Where
many masters think, each thinks shorter. What is pondered comes when nobody waits for anything else."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, NamedTuple

import msgspec

from parlour.bots import Judged, Question, Reply, think, weigh
from parlour.lab.processes import block_sigint

PATIENCE = 20.0  # seconds without an answer, after which a worker hangs; no level thinks for more than one
STARTING = 3  # times as long may the first answer take
QUICK = 2  # the highest level that answers in a moment
BEHIND = 5  # the priority of those who think, after that of the server
TRIES = 3  # to have a question answered, each by another worker


class Lost(Exception):
    """The worker died or hung before it had an answer."""


class Closed(RuntimeError):
    """The server is being stopped: nobody thinks any more."""


class Worker:
    """A process that answers one question after the other. It exits when its parent does, even if that was
    killed: the pipe ends then."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs,), daemon=True)
        with block_sigint():
            self._process.start()
        theirs.close()
        self._is_new = True

    def ask(self, question: Question, patience: float) -> Any:
        """Wait for the answer; what the worker raises is raised here."""
        if self._is_new:
            self._is_new, patience = False, patience * STARTING
        try:
            self._pipe.send(question)
            answer = self._pipe.recv() if self._pipe.poll(patience) else Lost()
        except (EOFError, OSError):
            answer = Lost()
        if isinstance(answer, Lost):
            self.kill()
        if isinstance(answer, Exception):
            raise answer
        return answer

    def kill(self) -> None:
        """Stop it at once, even if it is asleep; what it was thinking about is lost."""
        self._process.kill()


def work(pipe: Connection) -> None:
    """What a worker does until its parent is gone: Ctrl-C is for the server alone, and so is the first turn
    on the processor."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    questions: SimpleQueue[Question] = SimpleQueue()
    threading.Thread(target=listen, args=(pipe, questions), daemon=True).start()
    while True:
        answer(pipe, questions.get())


def answer(pipe: Connection, question: Question) -> None:
    """Think, and say what came of it, or what went wrong; nothing where nobody is left to hear it."""
    try:
        found: Any = weigh(question) if question.compare else think(question)
    except Exception as error:
        found = error
    with suppress(OSError):
        pipe.send(found)


def listen(pipe: Connection, questions: SimpleQueue[Question]) -> None:
    """Hear questions until the other end is closed; an unfinished thought is of no use to anybody then."""
    with suppress(EOFError, OSError):
        while True:
            questions.put(pipe.recv())
    os._exit(0)


class Asked(NamedTuple):
    """A question, and where its answer is waited for."""

    question: Question
    answer: asyncio.Future[Any]


class Turns:
    """Questions that wait: addresses take turns, and so do the tables of an address."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[Asked]]] = {}  # who was served last comes last

    def put(self, address: str, table: str, asked: Asked) -> None:
        self._waiting.setdefault(address, {}).setdefault(table, deque()).append(asked)

    @property
    def count(self) -> int:
        """How many wait."""
        return sum(len(questions) for tables in self._waiting.values() for questions in tables.values())

    def take(self) -> Asked | None:
        """The next question that somebody still wants to have answered."""
        while self._waiting:
            address = next(iter(self._waiting))
            tables = self._waiting.pop(address)
            table = next(iter(tables))
            questions = tables.pop(table)
            asked = questions.popleft()
            if questions:
                tables[table] = questions
            if tables:
                self._waiting[address] = tables
            if not asked.answer.done():
                return asked
        return None


class Thinkers:
    """The workers of a server, each started when it has to think for the first time."""

    def __init__(self, workers: int | None = None, patience: float = PATIENCE) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self.patience = patience
        self._threads = ThreadPoolExecutor(self.workers + 1, "parlour-think")  # one waits for each worker
        self._quick, self._long, self._unhurried = Turns(), Turns(), Turns()
        self._resting: dict[bool, list[Worker | None]] = {True: [None], False: [None] * self.workers}
        self._busy: set[Worker] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def think(self, question: Question, table: str = "", address: str = "") -> Reply:
        """The answer of a worker; if one dies or hangs meanwhile, of another. Who is cancelled gives up the
        turn; only a thought that has begun is thought to its end."""
        reply: Reply = await self._ask(question, table, address)
        return reply

    async def weigh(self, question: Question, table: str = "", address: str = "") -> list[Judged]:
        """What a worker thinks every move is worth, in the same queue."""
        judged: list[Judged] = await self._ask(question, table, address)
        return judged

    async def ponder(self, question: Question, table: str = "", address: str = "") -> list[Judged]:
        """The same, as soon as nobody waits for anything else."""
        judged: list[Judged] = await self._ask(question, table, address, self._unhurried)
        return judged

    async def _ask(self, question: Question, table: str, address: str, turns: Turns | None = None) -> Any:
        if self._closed:
            raise Closed
        asked = Asked(question, asyncio.get_running_loop().create_future())
        (turns or (self._quick if question.level <= QUICK else self._long)).put(address, table, asked)
        self._hand_out()
        return await asked.answer

    @property
    def busy(self) -> int:
        """How many of them think."""
        return len(self._busy)

    def _hand_out(self) -> None:
        """Give every worker that rests a question."""
        for for_quick, resting in self._resting.items():
            while resting and not self._closed:
                asked = self._quick.take() if for_quick else self._take_long()
                if asked is None:
                    break
                task = asyncio.get_running_loop().create_task(self._answer(asked, for_quick, resting.pop()))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _take_long(self) -> Asked | None:
        """What the worker that is not kept for quick ones does next."""
        if asked := self._long.take():
            crowd = self._long.count // self.workers
            return asked._replace(question=msgspec.structs.replace(asked.question, crowd=crowd))
        return self._quick.take() or self._unhurried.take()

    async def _answer(self, asked: Asked, for_quick: bool, worker: Worker | None) -> None:
        outcome: Any = Lost()
        for _ in range(TRIES):
            if self._closed or asked.answer.done() or not isinstance(outcome, Lost):
                break
            worker = worker or Worker()
            self._busy.add(worker)
            try:
                loop = asyncio.get_running_loop()
                outcome = await loop.run_in_executor(self._threads, worker.ask, asked.question, self.patience)
            except Exception as error:
                outcome = error
            self._busy.discard(worker)
            worker = None if isinstance(outcome, Lost) else worker
        self._resting[for_quick].append(worker)
        if self._closed and worker:
            worker.kill()
        if not asked.answer.done():
            if self._closed:
                asked.answer.set_exception(Closed())
            elif isinstance(outcome, Exception):
                asked.answer.set_exception(outcome)
            else:
                asked.answer.set_result(outcome)
        self._hand_out()

    def close(self) -> None:
        """Stop all workers at once; what they were thinking about is lost."""
        self._closed = True
        for worker in (*self._busy, *self._resting[True], *self._resting[False]):
            if worker:
                worker.kill()
        for turns in (self._quick, self._long, self._unhurried):
            while asked := turns.take():
                asked.answer.set_exception(Closed())
        self._threads.shutdown(wait=False)
