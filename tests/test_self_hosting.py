"""What the files and pages for a server of one's own name is there."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path

import pytest
import yaml

from bench.guests import Server
from parlour.cli.arguments import parse

TOP = Path(__file__).parents[1]
PAGE = (TOP / "docs" / "self-hosting.md").read_text("utf-8")
SECURITY = (TOP / "SECURITY.md").read_text("utf-8")
DOCKERFILE = (TOP / "Dockerfile").read_text("utf-8")
COMPOSE = yaml.safe_load((TOP / "compose.yaml").read_text("utf-8"))
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]

UNIT = ConfigParser(delimiters="=", interpolation=None)
UNIT.read_string(re.findall(r"```ini\n(.*?)```", PAGE, re.S)[0])


def commands() -> list[list[str]]:
    """Every `parlour serve` and `parlour backup`, wherever it is named."""
    pages = re.findall(
        r"(?<!/)\bparlour ((?:serve|backup) (?!--help)[^`]+?)(?=`|\n\n|\n```)", PAGE + SECURITY
    )
    started = json.loads(re.findall(r"^CMD (.+)$", DOCKERFILE, re.M)[-1])
    return [*map(shlex.split, pages), started, COMPOSE["services"]["parlour"]["command"]]


@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_every_command_and_option_is_there(command: list[str]) -> None:
    assert parse(command, "en").command == command[0]


def test_every_single_option_is_there() -> None:
    for option in re.findall(r"`(--[a-z-]+[ =][^`]+)`", PAGE):
        parse(["serve", *shlex.split(option)], "en")


def test_the_unit_starts_the_server_on_its_own_folder() -> None:
    service = UNIT["Service"]
    program, *command = shlex.split(service["execstart"])
    assert program == "/opt/parlour/bin/parlour"
    assert parse(command, "en").data == f"/var/lib/{service['statedirectory']}"


def test_the_image_has_a_python_and_extras_that_the_project_has() -> None:
    for version in re.findall(r"^FROM python:3\.(\d+)", DOCKERFILE, re.M):
        assert int(version) in range(11, 15)
    assert PROJECT["requires-python"] == ">=3.11,<3.15"
    extras = re.findall(r"--extra (\w+)", DOCKERFILE)
    assert extras
    assert set(extras) <= PROJECT["optional-dependencies"].keys()


def test_a_build_in_a_container_gets_all_it_needs_and_nothing_built_here() -> None:
    listed = (TOP / ".dockerignore").read_text("utf-8").split()
    sent = [name.removeprefix("!") for name in listed if name.startswith("!")]
    assert all((TOP / name).exists() for name in sent)
    assert {"pyproject.toml", "hatch_build.py", PROJECT["readme"], *PROJECT["license-files"]} <= set(sent)
    assert "src/parlour/client" in listed


def test_the_services_know_each_other_by_their_names() -> None:
    services = COMPOSE["services"]
    asked = parse(services["parlour"]["command"], "en")
    user, host, name = re.fullmatch(r"postgresql://(\w+)@(\w+)/(\w+)", asked.database).groups()  # type: ignore[union-attr]
    assert {host, asked.bus.removeprefix("redis://")} == services["parlour"]["depends_on"].keys()
    assert user == name == services[host]["environment"]["POSTGRES_USER"]
    assert all("healthcheck" in services[each] for each in services["parlour"]["depends_on"])
    used = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert used == COMPOSE["volumes"].keys()


@pytest.mark.parametrize("options", [(), ("--tls", "self", "--base-path", "/games")], ids=["http", "https"])
def test_the_image_knows_whether_its_server_is_well(options: tuple[str, ...], tmp_path: Path) -> None:
    (check,) = re.findall(r"^HEALTHCHECK .*CMD (\[.+\])$", DOCKERFILE.replace("\\\n", ""), re.M)
    program, *arguments = json.loads(check)
    assert program == "python"

    def is_well() -> bool:
        asked = [sys.executable, *arguments]
        done = subprocess.run(asked, env={"PARLOUR_DATA": str(tmp_path)}, capture_output=True)
        return done.returncode == 0

    assert not is_well()
    with Server(tmp_path, *options) as server:
        assert is_well()
        server.kill()
    assert not is_well()
