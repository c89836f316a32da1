"""A guest in thirty lines: sits down at any table and plays any game, at random, match after match.

scripts/uv run python examples/bot.py http://127.0.0.1:8280/t/INVITE"""

import json
import secrets
import sys

import httpx
from websockets.sync.client import connect

server, invite = sys.argv[1].rsplit("/t/", 1)
wish = {"id": secrets.token_hex(16), "name": "Botticelli"}
token = httpx.post(f"{server}/api/tables/{invite}/seats", json=wish).json()["token"]

with connect(server.replace("http", "ws", 1) + "/api/socket") as socket:
    socket.send(json.dumps({"type": "hello", "protocol": 1, "table": invite, "tokens": [token]}))
    message, view, paths, deed = {"type": ""}, {"n": -1}, {}, {"n": -1}
    while message["type"] != "bye":
        try:  # after a move of our own the others may want to act
            message = json.loads(socket.recv(timeout=0.4 if view["n"] == deed["n"] + 1 else 0.1))
        except TimeoutError:
            message = {"type": "quiet"}
        if message["type"] == "ping":
            socket.send(json.dumps({"type": "pong", "ping": message["ping"]}))
        elif message["type"] == "refused":
            deed = {"n": -1}  # try something else
        elif message["type"] == "update":
            view, paths = message.get("view", view), message.get("paths", paths)
            print(*[line for row in message["rows"] for line in row.get("said", [])], sep="\n", flush=True)
        elif paths and view["n"] != deed["n"]:
            ((seat, own),) = paths.items()
            secrets.SystemRandom().shuffle(own)
            moves = {path["move"].split()[0]: path["move"] for path in own}  # one for each verb
            deed = {"type": "move", "id": secrets.token_hex(8), "seat": int(seat), "n": view["n"]}
            deed["move"] = secrets.choice(list(moves.values()))
            socket.send(json.dumps(deed))
