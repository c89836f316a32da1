"""Players who cost their processes: whoever plays first in a match whose mark does not lie in the folder
`PARLOUR_TEST_MARKS` yet leaves it there and dies."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Any

from parlour.bots import Choice


def once(choice: Choice) -> Any:
    """Dies once in every second match."""
    name = hashlib.sha256(str(choice.heard[0]).encode() + str(choice.seat).encode()).hexdigest()
    mark = Path(os.environ["PARLOUR_TEST_MARKS"], name)
    if int(name, 16) % 2 and not mark.exists():
        mark.touch()
        os._exit(9)
    return choice.moves[0]
