"""The commands. Whatever a person types, a sentence comes back, never a traceback."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence

from parlour.cli import commands, streams
from parlour.cli.arguments import language_of, parse
from parlour.cli.close import close
from parlour.cli.settings import complete
from parlour.core import Refused
from parlour.terminal import letters
from parlour.text import visible
from parlour.words import Words


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 if it went well, 2 if the input was refused."""
    arguments = sys.argv[1:] if arguments is None else arguments
    language = language_of(arguments)
    streams.open_closed()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=letters.NAME)
    try:
        chosen = parse(arguments, language)
        complete(chosen)
        status: int = getattr(commands, chosen.command)(chosen)
        sys.stdout.flush()
        return status
    except Refused as error:
        print(visible(_refusal(error, Words(language, "cli"))), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"\n{Words(language, 'cli').say('interrupted')}", file=sys.stderr)
        return 130
    except OSError as error:
        if error.errno not in (errno.EPIPE, errno.ENOSPC):
            raise
        # What is still to be printed would fail once more when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if error.errno == errno.EPIPE:  # the reader has gone (`parlour games | head`): nobody is left to tell
            return 0
        print(Words(language, "cli").say("disk-full"), file=sys.stderr)
        return 1


def _refusal(error: Refused, words: Words) -> str:
    """Why not, or what may have been meant."""
    text, found = close(error.reason)
    if not found:
        return words.reason(error.reason)
    if file := error.reason.data.get("file"):
        text = f"{text} ({file})"
    return words.say("close", text=text, close=words.join(found, "or"))
