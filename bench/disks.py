"""A disk that can be full."""

from __future__ import annotations

import os
import resource
import subprocess
from contextlib import suppress
from pathlib import Path

from bench.services import Missing


class Disk:
    """A small one of its own, or for those who may not have one a limit."""

    def __init__(self, folder: Path, kind: str, size: str = "3m") -> None:
        self.folder, self.kind = folder, kind
        folder.mkdir()
        if kind == "tmpfs":
            mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
            if os.geteuid() or subprocess.run(mount, capture_output=True).returncode:
                raise Missing("only root may mount a small disk")

    def fill(self, pid: int) -> None:
        """From now on process `pid` finds no room on it."""
        if self.kind == "tmpfs":
            with suppress(OSError), (self.folder / "ballast").open("wb", buffering=0) as ballast:
                while True:
                    ballast.write(bytes(4096))
        else:
            largest = max(file.stat().st_size for file in self.folder.glob("parlour.db*"))
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))

    def free(self, pid: int) -> None:
        if self.kind == "tmpfs":
            (self.folder / "ballast").unlink()
        else:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def close(self) -> None:
        if self.kind == "tmpfs":
            subprocess.run(["umount", str(self.folder)], check=True)
