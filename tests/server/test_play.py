"""People play over real sockets."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.guests import Server, opened, seated


def test_two_people_play_a_whole_match(tmp_path: Path) -> None:
    async def evening(url: str) -> None:
        anna = await opened(url, "go-fish", [0, 0])
        ben = await seated(url, anna.invite, "Ben", "de")
        await anna.do("start")
        await ben.until(lambda: ben.view)
        rng = random.Random(1)
        while not anna.view["result"]:
            mover = next(guest for guest in (anna, ben) if guest.moves)
            n = mover.view["n"]
            await mover.move(rng.choice(mover.moves))
            for guest in (anna, ben):
                await guest.until(lambda guest=guest, n=n: guest.view["n"] > n)
        assert anna.update["outcome"] != ben.update["outcome"]
        assert anna.view["result"] == ben.view["result"]
        await anna.leave()
        await ben.leave()

    with Server(tmp_path) as server:
        asyncio.run(evening(server.url))
