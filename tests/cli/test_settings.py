"""What a server is told by its command line, by the environment and by a file."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.cli.arguments import BadArguments, parse
from parlour.cli.settings import FILE, BadSettings, complete, mistyped

ENVIRONMENT = {
    "PARLOUR_HOST": "127.0.0.1",
    "PARLOUR_PORT": "8001",
    "PARLOUR_DATA": "",
    "PARLOUR_DATABASE": "sqlite:////tmp/x.db",
    "PARLOUR_CONFIG": "",
    "PARLOUR_BUS": "redis://here",
    "PARLOUR_BASE_PATH": "/games",
    "PARLOUR_ALLOW_HOST": "play.example, other.example",
    "PARLOUR_PROXY": "127.0.0.1,10.0.0.0/8",
    "PARLOUR_KEEP_DAYS": "7.5",
    "PARLOUR_LIMIT": "tables=5,work=100",
    "PARLOUR_METRICS": "127.0.0.1",
    "PARLOUR_TLS": "cert.pem,key.pem",
    "PARLOUR_LOG_LEVEL": "info",
    "PARLOUR_LOG_FORMAT": "json",
    "PARLOUR_OPEN": "No",
}
WRITTEN = """
host = "127.0.0.1"
port = 8001
database = "sqlite:////tmp/x.db"
bus = "redis://here"
base-path = "/games"
allow-host = ["play.example", "other.example"]
proxy = ["127.0.0.1", "10.0.0.0/8"]
keep-days = 7.5
metrics = "127.0.0.1"
tls = ["cert.pem", "key.pem"]
log-level = "info"
log-format = "json"
open = false

[limit]
tables = 5
work = 100
"""


def chosen(line: list[str], environment: dict[str, str] | None = None) -> Namespace:
    found = parse(line, "en")
    complete(found, environment or {})
    return found


def options(found: Namespace) -> dict[str, object]:
    apart = ("config", "data", "settings_of", "all_settings")
    return {name: value for name, value in vars(found).items() if name not in apart}


def test_the_environment_knows_every_option_of_a_server() -> None:
    names = {setting.variable for setting in parse(["serve"], "en").all_settings}
    assert names == set(ENVIRONMENT)
    found = chosen(["serve"], ENVIRONMENT)
    assert (found.port, found.open, found.keep_days) == (8001, False, 7.5)
    assert found.allow_host == ["play.example", "other.example"]
    assert found.limit == ["tables=5", "work=100"]


def test_a_file_says_the_same(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(WRITTEN)
    found = chosen(["serve", "--data", str(tmp_path)])
    assert options(found) == options(chosen(["serve"], ENVIRONMENT))
    assert found.config == str(tmp_path / FILE)


def test_without_any_of_it_everything_is_as_usual(tmp_path: Path) -> None:
    found = chosen(["serve", "--data", str(tmp_path)])
    assert (found.host, found.port, found.open, found.keep_days, found.tls) == ("0.0.0.0", None, True, 90, ())
    assert found.config == ""


def test_the_line_comes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "elsewhere.toml"
    file.write_text('port = 1\nhost = "1.1.1.1"\nbus = "file"\nproxy = ["1.1.1.1", "1.1.1.2"]')
    line = ["serve", "--port", "3", "--config", str(file)]
    found = chosen(line, {"PARLOUR_PORT": "2", "PARLOUR_HOST": "2.2.2.2", "PARLOUR_PROXY": "2.2.2.2"})
    assert (found.port, found.host, found.bus) == (3, "2.2.2.2", "file")
    assert found.proxy == ["2.2.2.2"]  # a list takes the place of a list


def test_other_commands_find_the_tables_in_the_same_way(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(f'data = "{tmp_path}"\nport = 8001')
    for line in (["backup", "copy.db"], ["admin"]):
        assert chosen(line, {"PARLOUR_CONFIG": str(file)}).data == str(tmp_path)


@pytest.mark.parametrize(
    ("line", "environment", "says"),
    [
        ("prot = 8000", {}, "I do not know “prot (FILE)”. Did you mean port?"),
        ("colour = 1", {}, "There is no setting “colour” (FILE). There are: data, database, host, port"),
        ("port = 99999", {}, "“99999” does not fit port (FILE). It takes a number from 0 to 65535."),
        ('port = "high"', {}, "“high” does not fit port (FILE). It takes a number from 0 to 65535."),
        ("open = 7", {}, "“7” does not fit open (FILE). Choose from: yes"),
        ('log-level = "loud"', {}, "“loud” does not fit log-level (FILE). Choose from: debug, info"),
        ("port = ", {}, "“FILE” cannot be read as TOML: "),
        ("", {"PARLOUR_PORT": "high"}, "“high” does not fit PARLOUR_PORT."),
        ("", {"PARLOUR_CONFIG": "/nowhere.toml"}, "There is no file “/nowhere.toml”."),
    ],
)
def test_what_makes_no_sense_is_named_with_its_place(
    line: str,
    environment: dict[str, str],
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / FILE).write_text(line)
    for name, value in environment.items():
        monkeypatch.setitem(os.environ, name, value)
    assert main(["serve", "--lang", "en", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith(says.replace("FILE", str(tmp_path / FILE)))


def test_a_variable_that_was_mistyped_is_named_and_others_are_left_alone() -> None:
    settings = parse(["serve"], "en").all_settings
    there = {
        "PARLOUR_PROT": "1",
        "PARLOUR_LANG": "de",
        "PARLOUR_SERVICE_HOST": "10.0.0.1",
        "PARLOR_PORT": "1",
    }
    assert list(mistyped(settings, there)) == [("PARLOUR_PROT", "PARLOUR_PORT")]


def test_a_refusal_is_one_of_ours(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("limt = 1")
    with pytest.raises(BadSettings):
        chosen(["serve", "--data", str(tmp_path)])
    with pytest.raises(BadArguments):
        chosen(["serve"], {"PARLOUR_OPEN": "perhaps"})


def test_the_help_says_how(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help", "--lang", "en"])
    told = " ".join(capsys.readouterr().out.split())
    assert "PARLOUR_PORT=8000" in told
    assert "port = 8000 in parlour.toml" in told
    assert "first, then the environment, then the file" in told
