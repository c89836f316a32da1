"""`parlour verify` says what it has proven, and no more."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import Match
from parlour.chance import TypedDealer
from parlour.cli import main
from parlour.match.record import digest, fingerprint

COMMITTED = [digest(b"anna's"), digest(b"ben's")]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANG", "en")


def ended(seeds: tuple[str, ...] = (), committed: bool = False) -> Match:
    match = Match.start(
        "go-fish", names=["Anna", "Ben"], seed=7, seeds=seeds, commitments=COMMITTED if committed else ()
    )
    match.play(0, "/end")
    return match


def told(match: Match, folder: Path, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str]:
    file = folder / "m.jsonl"
    file.write_bytes(match.record())
    status = main(["verify", str(file), *more])
    return status, "".join(capsys.readouterr())


@pytest.mark.parametrize(
    ("match", "says"),
    [
        (ended(), "No player added a random number"),
        (ended(("anna's", "")), "were not committed to before they were known"),
        (ended(("anna's", "ben's"), committed=True), "Commitment: "),
        (ended(("anna's", ""), committed=True), "Ben promised a random number (seed) and did not open it"),
        (ended(("", ""), committed=True), "Anna promised a random number (seed) and did not open it"),
    ],
)
def test_what_the_seeds_prove_is_told(
    match: Match, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out = told(match, tmp_path, capsys)
    assert status == 0
    assert says in out
    assert f"Fingerprint (head): {match.head}" in out
    assert "Whether it is the one that was played, only a fingerprint kept at its end can show" in out
    if says == "Commitment: ":
        assert "random number" not in out


def test_a_record_that_was_not_sealed_is_called_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match.start("one", seats=2, dealer=TypedDealer(), rules={"first": "0"})
    match.play(0, "/end")
    assert "Nothing was sealed: dice and cards may have been chosen." in told(match, tmp_path, capsys)[1]
    assert told(match, tmp_path, capsys, "--commitment", "0" * 64)[0] == 2


def test_what_a_device_kept_is_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = ended(("anna's", "ben's"), committed=True)
    for head in (match.head, fingerprint(match.head), match.head[:20].upper()):
        status, out = told(match, tmp_path, capsys, "--head", head)
        assert status == 0
        assert "This is the match of which that fingerprint was kept" in out
    status, out = told(match, tmp_path, capsys, "--commitment", match.header.commitment)
    assert status == 0
    assert "The secret is the one that was promised by that commitment." in out
    for option, kept in (("--head", ended().head), ("--commitment", digest(b"another"))):
        status, out = told(match, tmp_path, capsys, option, kept)
        assert status == 2
        assert "is not the one that was kept" in out


@pytest.mark.parametrize("kept", ["", "8e1f", "not a number at all", "0" * 65])
def test_what_is_no_fingerprint_is_refused(
    kept: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(ended(), tmp_path, capsys, "--head", kept)[0] == 2
