"""The server that `bench.server` measures, in a process that holds nothing else."""

from __future__ import annotations

import os
import sys

from parlour.server.gate import Limits
from parlour.server.house import Timings
from parlour.server.run import Options, serve

AT_REST = 3.0  # seconds until a table leaves the memory


def serve_here(folder: str) -> None:
    """No limits, one core where the system allows that, and tables that rest soon leave the memory."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    limits = Limits(*[10**9] * len(Limits.__struct_fields__))
    options = Options("127.0.0.1", 0, folder, open=False, limits=limits, timings=Timings(at_rest=AT_REST))
    serve(options, lambda opened: print(opened.local, flush=True))


if __name__ == "__main__":
    serve_here(sys.argv[1])
