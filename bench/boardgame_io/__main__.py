"""python -m bench.boardgame_io"""

from __future__ import annotations

import argparse
import json

from bench.boardgame_io import run

parser = argparse.ArgumentParser()
parser.add_argument("--tables", type=int, default=100)
parser.add_argument("--seconds", type=float, default=10)
chosen = parser.parse_args()
print(json.dumps(run(chosen.tables, chosen.seconds), indent=2))
