"""What whoever runs a house has: figures, a log, a certificate, and `parlour admin`."""

from __future__ import annotations

import asyncio
import datetime
import hashlib
import io
import json
import logging
import re
import signal
import sqlite3
import ssl
import stat
import subprocess
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from importlib.metadata import version
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bench.guests import PATIENCE, Guest, Server, get, opened, seated, send
from bench.services import Postgres
from parlour.cli import main
from parlour.cli.house import announcement
from parlour.server import admin, certificates, database, journal, metrics, run
from parlour.server.run import lan_address
from parlour.terminal import links

PRIVATE = 0o600


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def admin_says(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """What the command prints, read as JSON if it is."""
    capsys.readouterr()
    status = main(["admin", "--lang", "en", *words])
    out, err = capsys.readouterr()
    assert status == (2 if err else 0), out + err
    return json.loads(out) if "--json" in words else out + err


def figures(server: Server) -> dict[tuple[str, str], float]:
    """All samples, by name and first label, as the official parser reads them."""
    text = get(f"{server.url}/metrics").text
    families = list(text_string_to_metric_families(text))
    assert all(family.type != "unknown" for family in families)
    return {
        (sample.name, next(iter(sample.labels.values()), "")): sample.value
        for family in families
        for sample in family.samples
    }


# A running house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    with Server(folder, "--metrics", "127.0.0.1", "--limit", "tables=77", "--log-level", "debug") as server:
        yield server
        server._end(signal.SIGTERM)


def test_the_figures_of_a_move_are_what_prometheus_reads(house: Server) -> None:
    async def evening() -> None:
        anna = await opened(house.url, "nine-mens-morris", [0, 0])
        ben = await seated(house.url, anna.invite)
        await anna.do("start-match")
        await ben.until(lambda: ben.view)
        assert isinstance(await anna.move(anna.moves[0]), int)
        assert "key" in await anna.move("a1")  # it is not her turn
        found = figures(house)
        for guest in (anna, ben):
            await guest.leave()
        assert found["parlour_build_info", version("parlour")] == 1
        assert found["parlour_tables", ""] >= 1
        assert found["parlour_matches_running", ""] == 1
        assert found["parlour_sockets", ""] == 2
        assert found["parlour_moves_total", ""] == found["parlour_move_seconds_count", ""] == 1
        assert 0 < found["parlour_move_seconds", "0.5"] <= found["parlour_move_seconds", "0.95"]
        assert found["parlour_rows_stored_total", ""] >= 3
        assert found["parlour_refusals_total", "deed"] == 1
        assert found["parlour_database_errors_total", ""] == found["parlour_computers_thinking", ""] == 0
        assert found["process_resident_memory_bytes", ""] > 10_000_000

    asyncio.run(evening())


def test_figures_are_for_nobody_who_comes_through_a_proxy_that_was_not_named(house: Server) -> None:
    assert get(f"{house.url}/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status_code == 404


def test_a_server_says_which_version_it_is(house: Server) -> None:
    assert get(f"{house.url}/api/health").json() == {"status": "ok", "version": version("parlour")}


def test_the_log_tells_of_requests_without_their_invitations(house: Server) -> None:
    made = send(f"{house.url}/api/tables", {"game": "one", "name": "Anna"}).json()
    assert get(f"{house.url}/api/tables/{made['invite']}").status_code == 200
    log = house.log.read_text()
    assert re.search(r" debug: GET /api/tables/\{invite\}: 200, \d+\sms", log)
    assert made["invite"] not in log
    assert made["token"] not in log


def test_the_log_says_once_what_to_do_about_a_name_or_a_proxy(house: Server) -> None:
    for _ in range(3):
        assert get(house.url, headers={"host": "play.example"}).status_code == 421
        assert get(house.url, headers={"host": "<b>\x7f"}).status_code in (400, 421)
        page = {"origin": "https://play.example", "x-forwarded-for": "1.2.3.4"}
        assert httpx.post(f"{house.url}/api/tables", json={}, headers=page).status_code == 403
    lines = [line for line in house.log.read_text().splitlines() if " warning: " in line]
    assert len([line for line in lines if line.endswith("start with: --allow-host play.example")]) == 1
    assert len([line for line in lines if "https://play.example" in line and "Host unchanged" in line]) == 1
    assert len([line for line in lines if line.endswith("start with: --proxy 127.0.0.1")]) == 1
    assert all(datetime.datetime.fromisoformat(line.split()[0]).tzinfo for line in lines)
    assert not any("<b>" in line for line in lines)


def test_tables_are_listed_shown_and_deleted_while_people_play(
    house: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ("--data", str(house.folder))

    async def evening() -> None:
        anna = await opened(house.url, "go-fish", [0, 0, 2], name="Änna")
        ben = await seated(house.url, anna.invite)
        await anna.do("start-match")
        await ben.leave()
        await anna.until(lambda: not anna.table["seats"][1]["here"])
        listed = await asyncio.to_thread(admin_says, capsys, "tables", "--json", *data)
        told = next(each for each in listed if each["game"] == "go-fish")
        assert told["people"] == ["Änna", "Ben"]
        assert told["here"] == ["Änna"]
        assert (told["computers"], told["running"]) == (1, True)
        assert told["rows"] >= 3
        assert 0 < time.time() * 1000 - told["opened"] < PATIENCE * 1000
        shown = await asyncio.to_thread(admin_says, capsys, "show", told["id"][:8], *data)
        everything = shown + json.dumps(listed) + await asyncio.to_thread(admin_says, capsys, *data)
        assert "is being played" in shown
        for hidden in (anna.invite, *anna.tokens, *ben.tokens, "♥", "♠", "token", "secret"):
            assert hidden not in everything
        refused = await asyncio.to_thread(admin_says, capsys, "delete", told["id"][:8], *data)
        assert "--yes" in refused  # nobody can be asked in a test
        done = await asyncio.to_thread(admin_says, capsys, "delete", told["id"][:8], "--yes", *data)
        assert done == f"Table {told['id'][:8]} has been deleted.\n"
        await anna.until(lambda: anna.bye)
        assert anna.bye["key"] == "deleted"
        assert get(f"{house.url}/api/tables/{anna.invite}").status_code == 404
        again = await asyncio.to_thread(admin_says, capsys, "show", told["id"], *data)
        assert again.startswith("There is no table whose number begins with")
        await anna.leave()

    asyncio.run(evening())
    assert "was deleted by “parlour admin”" in house.log.read_text()


def test_limits_disk_and_room_are_told_while_it_runs(
    house: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ("--data", str(house.folder))
    assert admin_says(capsys, "limits", "--json", *data)["tables"] == 77
    assert send(f"{house.url}/api/tables", {"game": "one", "name": "Anna"}).status_code == 201
    disk = admin_says(capsys, "disk", "--json", *data)
    assert disk["database"] >= disk["tables"] > 0
    assert disk["free"] > 0
    assert "The database took" in admin_says(capsys, "compact", *data)
    assert send(f"{house.url}/api/tables", {"game": "one", "name": "Ben"}).status_code == 201


def test_only_who_can_read_the_pass_gets_in(house: Server) -> None:
    file = house.folder / f"admin-{house.port}.json"
    assert mode(file) == PRIVATE
    token = json.loads(file.read_text())["token"]
    for shown in ({}, {"authorization": "Bearer x"}, {"authorization": f"Bearer {token[:-1]}"}):
        assert get(f"{house.url}/api/admin", headers=shown).status_code == 404
        assert httpx.delete(f"{house.url}/api/admin/tables/x", headers=shown).status_code == 404
    assert get(f"{house.url}/api/admin", headers={"authorization": f"Bearer {token}"}).status_code == 200


def test_what_a_server_writes_is_private_and_the_pass_goes_with_it(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert server.process
        assert server.process.stdout
        said = [server.process.stdout.readline() for _ in range(2)]
        assert said == [
            f"All tables are kept in {tmp_path / 'parlour.db'}\n",
            "Ctrl-C closes it; all tables are kept.\n",  # no code for cameras
        ]
        assert mode(tmp_path / "parlour.db") == mode(tmp_path / f"admin-{server.port}.json") == PRIVATE
        assert get(f"{server.url}/metrics").status_code == 404  # unless somebody asks for it
        assert server._end(signal.SIGTERM) == 0
        assert not list(tmp_path.glob("admin-*"))
        assert server.log.read_text() == ""


class Typed(io.StringIO):
    """Somebody at a terminal."""

    def isatty(self) -> bool:
        return True


def test_tables_are_looked_after_without_a_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = ("--data", str(tmp_path))
    assert "There is no file" in admin_says(capsys, *data)
    with Server(tmp_path) as server:
        for name in ("Anna", "Ben"):
            assert send(f"{server.url}/api/tables", {"game": "one", "name": name}).status_code == 201
        server.kill()  # which leaves its pass behind
    anna, ben = sorted(admin_says(capsys, "--json", *data), key=lambda table: table["people"])
    assert (anna["people"], anna["here"]) == (["Anna"], [])
    assert "No server is running here" in admin_says(capsys, "limits", *data)
    monkeypatch.setattr(sys, "stdin", Typed("no\n"))
    asked = admin_says(capsys, "delete", anna["id"], *data)
    assert asked.startswith(f"Delete table {anna['id'][:8]} for good (one; Anna; rows: 1)? (y/n)")
    assert asked.endswith("Nothing was deleted.\n")
    monkeypatch.setattr(sys, "stdin", Typed("yes\n"))
    admin_says(capsys, "delete", anna["id"], *data)
    assert [table["id"] for table in admin_says(capsys, "--json", *data)] == [ben["id"]]
    with closing(sqlite3.connect(tmp_path / "parlour.db")) as connection:
        assert connection.execute("SELECT count(*) FROM log").fetchone() == (1,)


def test_tables_in_postgresql_are_looked_after_too(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.database("keeping")
    data = ("--data", str(tmp_path), "--database", url)

    async def evening(server: Server) -> None:
        anna = await opened(server.url, "go-fish", [0, 0])
        (told,) = await asyncio.to_thread(admin_says, capsys, "--json", *data)
        assert (told["people"], told["here"], told["rows"]) == (["Anna"], ["Anna"], 1)
        (tmp_path / f"admin-{server.port}.json").unlink()  # as if it ran on another machine
        await asyncio.to_thread(admin_says, capsys, "delete", told["id"], "--yes", *data)
        await anna.until(lambda: anna.bye)
        assert anna.bye["key"] == "deleted"
        await anna.leave()

    with Server(tmp_path, "--database", url) as server:
        asyncio.run(evening(server))
    assert admin_says(capsys, "disk", "--json", *data)["database"] > 0
    assert "The database took" in admin_says(capsys, "compact", *data)


# Why a database cannot be used


def test_the_reason_why_a_database_cannot_be_used_is_told_and_no_password(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    there = f"postgresql://somebody:hush@127.0.0.1:{postgres.port}"
    for url, why in (
        (f"{postgres.url.rpartition('/')[0]}/nope", 'database "nope" does not exist'),
        (f"{there}/postgres", "somebody"),
        ("postgresql://somebody:hush@127.0.0.1:1/nope", "refused"),
    ):
        assert main(["serve", "--lang", "en", "--no-open", "--database", url]) == 2
        told = capsys.readouterr().err
        assert "cannot be used: " in told
        assert why in told
        assert "hush" not in told


def test_the_log_tells_when_the_database_is_held_and_when_it_is_back(tmp_path: Path) -> None:
    with Server(tmp_path, "--log-format", "text") as server:
        with closing(sqlite3.connect(tmp_path / "parlour.db", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            assert get(f"{server.url}/api/health").json()["status"] == "blocked"
            deadline = time.monotonic() + PATIENCE
            while "holds the database" not in server.log.read_text():
                assert time.monotonic() < deadline
                time.sleep(0.1)
            other.execute("ROLLBACK")
        deadline = time.monotonic() + PATIENCE
        while "The database works again." not in server.log.read_text():
            assert time.monotonic() < deadline
            time.sleep(0.1)
    lines = server.log.read_text().splitlines()
    assert len(lines) == 2
    assert "(TimeoutError)" in lines[0] or "(database is locked)" in lines[0]


# Lines of the log


@pytest.fixture
def noted(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.DEBUG, "parlour")
    return caplog


def test_an_outage_is_told_when_it_begins_and_when_it_is_over(
    noted: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr(journal, "monotonic", lambda: now)
    outage = journal.Outage("bus-lost", "bus-back")
    outage.worked()
    for _ in range(5):
        outage.happened(cause="gone")
        now += 1
        outage.worked()  # something else may work meanwhile
    now += journal.QUIET
    outage.worked()
    outage.worked()
    assert [record.msg for record in noted.records] == ["bus-lost", "bus-back"]


def test_strangers_cannot_fill_the_log_with_names(noted: pytest.LogCaptureFixture) -> None:
    once = journal.Once()
    for number in range(1000):
        once.warn("host-unknown", name=f"{number}.example")
    assert len(noted.records) == journal.MOST


def test_a_line_suits_whoever_reads_it(noted: pytest.LogCaptureFixture) -> None:
    try:
        raise ValueError("odd")
    except ValueError as error:
        journal.note(logging.ERROR, "our-fault", error, where="/api/tables/{invite:str}")
    record = noted.records[0]
    assert journal.Lines("de").format(record).splitlines()[0].endswith("sonst ist nichts zu tun.")
    for line in journal.Lines("en", for_journald=True).format(record).splitlines():
        assert line.startswith("<3>")
    told = json.loads(journal.Objects("en").format(record))
    assert (told["key"], told["level"], told["where"]) == ("our-fault", "error", "/api/tables/{invite:str}")
    assert told["trace"].endswith("ValueError: odd")
    assert datetime.datetime.fromisoformat(told["time"])


def test_a_quantile_is_a_time_that_was_measured() -> None:
    meter = metrics.Meter()
    for seconds in range(1, 101):
        meter.moved(seconds)
    assert (meter.quantile(0.5), meter.quantile(0.95)) == (50, 95)


# TLS


def test_a_house_with_a_certificate_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    certificate = tmp_path / "tls.pem"

    async def evening(server: Server) -> None:
        anna = await opened(server.url, "go-fish", [0, 1])
        assert isinstance(await anna.do("start-match"), int)
        await anna.until(lambda: anna.view)
        again = await Guest(server.url, anna.invite, anna.tokens).come()
        assert again.view
        for guest in (anna, again):
            await guest.leave()

    with Server(tmp_path, "--tls", "self", "--allow-host", "parlour.home", "--log-format", "text") as server:
        assert server.url.startswith("https://")
        assert server.process
        assert server.process.stdout
        assert "browsers warn on the first visit" in server.process.stdout.readline()
        assert mode(tmp_path / "tls.key") == PRIVATE
        with pytest.raises(httpx.ConnectError):
            get(server.url)  # nobody has vouched for it
        with pytest.raises(links.NoEntry) as refused:
            links.opened(server.url, "go-fish", "Anna", "en")
        assert refused.value.reason.key == "not-trusted"
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        assert get(f"{server.url}/api/health").status_code == 200
        asyncio.run(evening(server))
        (told,) = admin_says(capsys, "--json", "--data", str(tmp_path))
        assert told["game"] == "go-fish"
        made = certificate.read_bytes()
        names = {"localhost", "127.0.0.1", "parlour.home"}
        assert certificates.is_good(certificate, tmp_path / "tls.key", names)
        server.kill()
        server.start()
        assert certificate.read_bytes() == made  # or browsers would warn again


def test_a_log_for_programs_names_the_fingerprint_of_a_certificate_of_its_own(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "parlour", "serve", "--no-open", "--host", "127.0.0.1", "--port", "0"]
    command += ["--data", str(tmp_path), "--tls", "self", "--log-format", "json"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr
        started = json.loads(server.stderr.readline())
        server.kill()
    shown = hashlib.sha256(certificates.der(tmp_path / "tls.pem")).hexdigest()
    assert started["key"] == "started"
    assert started["fingerprint"].replace(":", "").lower() == shown


def test_a_certificate_that_runs_out_or_lacks_a_name_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def made(*names: str) -> bytes:
        own = certificates.of(["self"], tmp_path, names)
        assert own
        assert len(own.fingerprint) == 95
        return own.certificate.read_bytes()

    first = made("localhost")
    assert made("localhost") == first
    second = made("localhost", "::1", "192.168.1.5")
    assert second != first
    with monkeypatch.context() as patch:
        patch.setattr(certificates, "LASTS", certificates.EARLY)
        patch.setattr(certificates, "EARLY", certificates.LASTS * 0)
        short = made("localhost", "new.example")
    assert made("localhost", "new.example") != short
    (tmp_path / "tls.key").unlink()
    assert made("localhost") != short


def test_a_certificate_that_somebody_renews_is_taken_over_and_a_bad_one_is_not(
    tmp_path: Path, noted: pytest.LogCaptureFixture
) -> None:
    files = tmp_path / "given.pem", tmp_path / "given.key"
    certificates.make(*files, ["localhost"])
    given = certificates.of([str(file) for file in files], tmp_path, [])
    assert given
    given.look()
    certificates.make(*files, ["localhost"])
    given.look()
    files[0].write_text("nonsense")
    given.look()
    assert [record.msg for record in noted.records] == ["certificate-renewed", "certificate-bad"]
    assert isinstance(given.context, ssl.SSLContext)


def test_a_network_that_is_none_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--lang", "en", "--data", str(tmp_path), "--metrics", "home"]) == 2
    assert capsys.readouterr().err.startswith("“home” is neither an address nor a network.")


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (["here.pem"], "--tls takes a certificate and its key"),
        (["nowhere.pem", "nowhere.key"], "There is no file “nowhere.pem”."),
        (["README.md", "README.md"], "The certificate “README.md” cannot be used: "),
    ],
)
def test_what_is_no_certificate_is_refused_with_a_sentence(
    given: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["serve", "--lang", "en", "--no-open", "--port", "0", "--data", str(tmp_path), "--tls", *given]
    assert main(line) == 2
    assert capsys.readouterr().err.startswith(says)


# The pass


def test_a_pass_is_for_one_database_and_tells_no_password(tmp_path: Path) -> None:
    ours, other = "postgresql+psycopg://a:hush@db/parlour", "postgresql+psycopg://a:hush@db/other"
    for port, url in ((1, ours), (2, other)):
        given = admin.Pass("http://127.0.0.1:1/", "token", admin.which(url))
        with admin.issued(tmp_path, port, given):
            assert len(list(admin.passes(tmp_path, ours))) == (url == ours)
            assert all("hush" not in file.read_text() for file in tmp_path.iterdir())
    assert not list(tmp_path.iterdir())
    assert admin.which(ours) == admin.which(ours.replace("hush", "other"))


# Back from a copy


def test_a_copy_made_while_people_play_is_private_and_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    copy = tmp_path / "copy.db"
    for folder in (old, new):
        folder.mkdir()

    async def evening(first: Server) -> None:
        anna = await opened(first.url, "nine-mens-morris", [0, 0])
        ben = await seated(first.url, anna.invite)
        await anna.do("start-match")
        await ben.until(lambda: ben.view)
        await anna.move(anna.moves[0])
        await ben.until(lambda: ben.moves)
        assert await asyncio.to_thread(main, ["backup", str(copy), "--data", str(old), "--lang", "en"]) == 0
        assert mode(copy) == PRIVATE
        assert await asyncio.to_thread(main, ["backup", str(copy), "--data", str(old), "--lang", "en"]) == 2
        assert "exists already" in capsys.readouterr().err
        copy.chmod(0o644)
        anew = ["backup", str(copy), "--force", "--data", str(old), "--lang", "en"]
        assert (await asyncio.to_thread(main, anew), mode(copy)) == (0, PRIVATE)
        before = (ben.row, ben.view, ben.table["seats"])
        for guest in (anna, ben):
            await guest.leave()
        first.kill()
        copy.rename(new / "parlour.db")
        with Server(new) as second:
            again = await Guest(second.url, anna.invite, ben.tokens).come()
            assert (again.row, again.view["widgets"]) == (before[0], before[1]["widgets"])
            assert isinstance(await again.move(again.moves[0]), int)
            await again.leave()

    with Server(old) as server:
        asyncio.run(evening(server))


def test_a_database_of_the_first_shape_is_brought_up_to_date(tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config

    from parlour.server import migrations

    url = f"sqlite:///{tmp_path / 'parlour.db'}"
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.set_main_option("path_separator", "os")
    engine = database.connect(url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    with Server(tmp_path) as server:
        assert send(f"{server.url}/api/tables", {"game": "one", "name": "Anna"}).status_code == 201


# Who can reach it


@pytest.mark.parametrize(
    ("lan", "exposed"),
    [
        ("http://8.8.8.8:8280/", True),
        ("https://8.8.8.8:8280/", False),
        ("http://192.168.1.5:8280/", False),
        (None, False),
    ],
)
def test_whoever_can_be_reached_from_the_whole_internet_is_told(lan: str | None, exposed: bool) -> None:
    opened = run.Opened("http://127.0.0.1:8280/", lan, "parlour.db")
    said = announcement(opened, Namespace(lang="en", config=""))
    assert any("--host 127.0.0.1" in line for line in said) == exposed


def test_an_address_that_is_not_ours_and_a_port_that_is_taken_are_told_apart() -> None:
    for host in ("203.0.113.77", "nowhere.invalid"):
        with pytest.raises(run.CannotServe, match="not-our-address"):
            run.bound(host, 0)
    with run.bound("127.0.0.1", 0) as listening:
        listening.listen()
        with pytest.raises(run.CannotServe, match="port-taken"):
            run.bound("127.0.0.1", listening.getsockname()[1])


def test_a_house_goes_on_when_nobody_reads_what_it_says(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "parlour", "serve", "--no-open", "--lang", "en", "--port", "0"]
    command += ["--log-level", "info", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        first = process.stderr.readline()
        found = re.search(r"is open: (\S+)\. ", first)
        assert found, first
        assert get(f"{found[1]}api/health").json()["status"] == "ok"
        process.send_signal(signal.SIGINT)
        assert "Traceback" not in process.stderr.read()
        assert process.wait(PATIENCE) == 0


# What the README shows


def test_a_house_says_what_the_readme_shows(tmp_path: Path) -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    shown = re.search(r"```\n(Parlour is open: .*?)```", readme, re.S)
    assert shown
    command = [
        sys.executable,
        "-m",
        "parlour",
        "serve",
        "--no-open",
        "--lang",
        "en",
        "--port",
        "0",
        "--data",
        str(tmp_path),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        said = [process.stdout.readline()]
        while "Ctrl-C" not in said[-1]:
            said.append(process.stdout.readline())
            assert said[-1]
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0

    def kind(line: str) -> str:
        return re.sub(r"http://\S+|/\S+", "…", line).strip()

    wanted = [kind(line) for line in shown[1].splitlines()]
    if lan_address() is None:
        del wanted[1]
    assert [kind(line) for line in said] == wanted
