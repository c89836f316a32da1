"""The table server: private tables by link."""

from pathlib import Path

import platformdirs

PORT = 8280  # unless somebody asks for another


def data_folder(given: str | None) -> Path:
    """Where a server keeps what it has: in the folder that was asked for, or in the user's own."""
    return Path(given) if given else platformdirs.user_data_path("parlour", appauthor=False)
