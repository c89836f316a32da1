"""What a forger can write who knows the secret, as everybody does after the end; and what finds it out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from parlour import Match, verify
from parlour.core import BadRecord
from parlour.match.record import Close, Header, Row, digest, encode, fingerprint, read, write

SEEDS = ("anna's", "ben's")


def match(
    secret: str = "the secret", seeds: tuple[str, ...] = SEEDS, plays: int = 1, rows: int = 900
) -> Match:
    """A match at crazy eights, played at random in one of several ways, and ended if it takes too long."""
    found = Match.start(
        "crazy-eights",
        names=["Anna", "Ben"],
        seed=secret,
        seeds=seeds,
        commitments=[digest(seed.encode()) for seed in seeds],
    )
    rng = Random(plays)
    while not found.result and found.n < rows:
        seat = rng.choice(found.to_act())
        found.play(seat, rng.choice(found.moves(seat)), t=found.n * 700)
    if not found.result:
        found.play(0, "/end")
    return found


def forged(header: Header, rows: list[Row], close: Close) -> bytes:
    """The lines with a chain that is whole again."""
    lines = [encode(header)]
    for row in rows:
        lines.append(encode(replace(row, prev=digest(lines[-1]))))
    return write([*lines, encode(replace(close, prev=digest(lines[-1])))])


def names_swapped(true: Match, header: Header, close: Close) -> bytes:
    return forged(replace(header, names=header.names[::-1]), true.rows, close)


def other_times(true: Match, header: Header, close: Close) -> bytes:
    return forged(header, [replace(row, t=row.t * 2) for row in true.rows], close)


def a_house_rule_left_out(true: Match, header: Header, close: Close) -> bytes:
    return forged(replace(header, rules=dict(list(header.rules.items())[1:])), true.rows, close)


def made_unsealed(true: Match, header: Header, close: Close) -> bytes:
    return forged(replace(header, commitment=""), true.rows, replace(close, secret=""))


def another_course(true: Match, header: Header, close: Close) -> bytes:
    return match(plays=2).record()


def cut_short(true: Match, header: Header, close: Close) -> bytes:
    return match(rows=3).record()


def another_deal(true: Match, header: Header, close: Close) -> bytes:
    return match(secret="another one").record()


def a_chosen_seed(true: Match, header: Header, close: Close) -> bytes:
    return match(seeds=("anna's", "the one of many that is good for Ben")).record()


def a_seed_left_out(true: Match, header: Header, close: Close) -> bytes:
    forgery = match(seeds=("anna's", ""))
    committed = replace(forgery.header, commitments=header.commitments)
    end = read(forgery.record()).close
    assert end
    return forged(committed, forgery.rows, end)


def other_commitments(true: Match, header: Header, close: Close) -> bytes:
    return forged(replace(header, commitments=()), true.rows, close)


FORGERIES = [
    names_swapped,
    other_times,
    a_house_rule_left_out,
    made_unsealed,
    another_course,
    cut_short,
    another_deal,
    a_chosen_seed,
    a_seed_left_out,
    other_commitments,
]


@pytest.mark.parametrize("forge", FORGERIES)
def test_a_forgery_is_found_by_the_head_that_a_device_kept(
    forge: Callable[[Match, Header, Close], bytes],
) -> None:
    true = match()
    record = read(true.record())
    assert record.close
    forgery = forge(true, record.header, record.close)
    assert verify(forgery).result  # in order in itself: nothing in the file can tell
    for head in (true.head, fingerprint(true.head).replace(" ", "")):
        assert verify(true.record(), head=head).head == true.head
        with pytest.raises(BadRecord, match="other-head"):
            verify(forgery, head=head)


@pytest.mark.parametrize("forge", [made_unsealed, another_deal])
def test_another_secret_is_found_by_the_commitment_from_before_the_deal(
    forge: Callable[[Match, Header, Close], bytes],
) -> None:
    true = match()
    record = read(true.record())
    assert record.close
    assert verify(true.record(), commitment=true.header.commitment).result
    with pytest.raises(BadRecord, match="other-commitment"):
        verify(forge(true, record.header, record.close), commitment=true.header.commitment)


def test_the_head_is_the_hash_of_the_last_line() -> None:
    true = match()
    assert true.head == digest(true.record().splitlines()[-1])
    assert verify(true.record()).head == true.head
