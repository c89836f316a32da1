"""The servers of the tests really serve, and come back with their data after they were lost."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

import psycopg
import pytest
import redis as redis_client
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from bench.services import Postgres, Redis

TOP = Path(__file__).parents[2]


def ask(url: str, *statements: str) -> list[object]:
    """The first column of what the last statement gives."""
    with create_engine(url, poolclass=NullPool).begin() as connection:
        *before, last = map(text, statements)
        for statement in before:
            connection.execute(statement)
        return list(connection.execute(last).scalars())


def refuses(port: int) -> bool:
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) != 0


def test_postgres_keeps_what_was_committed(postgres: Postgres) -> None:
    url = postgres.database("kept")
    ask(url, "CREATE TABLE word (word text)", "INSERT INTO word VALUES ('kept') RETURNING word")
    before = postgres.url
    postgres.stop()
    assert refuses(postgres.port)
    postgres.start()
    assert postgres.url == before
    assert ask(url, "SELECT word FROM word") == ["kept"]


def test_postgres_takes_a_busy_connection_down_with_it(postgres: Postgres) -> None:
    with postgres.connect() as connection:
        connection.execute("CREATE TEMPORARY TABLE lost (word text)")
        postgres.stop()
        with pytest.raises(psycopg.OperationalError):
            connection.execute("SELECT 1")
    postgres.start()


def test_a_database_is_fresh_and_empty(postgres: Postgres) -> None:
    tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    url = postgres.database("fresh")
    assert ask(url, "CREATE TABLE old (word text)", tables) == ["old"]
    assert ask(postgres.database("other"), tables) == []
    assert postgres.database("fresh") == url
    assert ask(url, tables) == []


def test_redis_answers_again_after_it_was_lost(redis: Redis) -> None:
    before = redis.url
    with redis_client.Redis.from_url(redis.url) as client:
        client.set("word", "heard")
        assert client.get("word") == b"heard"
    redis.stop()
    assert refuses(redis.port)
    redis.start()
    assert redis.url == before
    with redis_client.Redis.from_url(redis.url) as client:
        assert client.ping()


def test_two_of_a_kind_do_not_meet(redis: Redis) -> None:
    with Redis() as other:
        assert other.url != redis.url
        with redis_client.Redis.from_url(redis.url) as client:
            client.set("word", "here")
        with redis_client.Redis.from_url(other.url) as client:
            assert client.get("word") is None
    assert not other.folder.exists()


STARTER = """
import sys
from bench import services
service = getattr(services, sys.argv[1])()
service.start()
print(service.port, service.folder, flush=True)
input()
"""


@pytest.mark.parametrize("kind", ["Postgres", "Redis"])
def test_a_server_ends_with_a_killed_test(kind: str, request: pytest.FixtureRequest) -> None:
    request.getfixturevalue(kind.lower())  # skips where there is none
    command = [sys.executable, "-c", STARTER, kind]
    with subprocess.Popen(command, cwd=TOP, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as test:
        assert test.stdout is not None
        port, folder = test.stdout.readline().split()
        assert not refuses(int(port))
        test.kill()
    deadline = time.monotonic() + 120
    while not refuses(int(port)) or (Path(folder) / "data" / "postmaster.pid").exists():
        assert time.monotonic() < deadline, f"{kind} is still running"
        time.sleep(0.02)
    shutil.rmtree(folder)
