"""A player that any game of `parlour simulate` can seat: it is told on its standard input, one JSON line at a
time, and answers each "choose" with a line of its own. This one takes what it can, else moves at random.

parlour simulate draughts --bots "2,cmd:python3 examples/program.py" -n 10"""

import json
import random
import sys

rng = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "begin":
        rng.seed(message["seed"])  # so that the same seed gives the same match
    elif message["type"] == "choose":
        captures = [move for move in message["moves"] if "x" in move]
        print(json.dumps({"move": rng.choice(captures or message["moves"])}), flush=True)
