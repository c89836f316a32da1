"""Dealers: the seal, replay, typed dice, and every outcome in turn.

The seal, as a client in any language derives it (tests/data/seal-vectors.json holds examples):

1. The commitment is SHA-256 of the secret (bytes), in hexadecimal.
2. The key is HMAC-SHA-256, keyed with the secret, of the ASCII text `parlour` followed by each player's
   seed: the length of its UTF-8 form in bytes (decimal), a colon, and these bytes. No seeds: `parlour`.
3. A draw has a stream name and a counter. Its numbers are the HMACs, keyed with the key, of the texts
   `stream/counter/0`, `stream/counter/1` and so on (UTF-8, decimal), each read as eight 32-bit numbers,
   high byte first.
4. A number below `size` is the next of them modulo `size`; those not below the last full multiple of
   `size` that fits into 2**32 are thrown away.
5. A shuffle begins with 0, 1, … size-1. For each place from the last down to the second one a number
   below (place + 1), counted from 0, says with which place it changes its contents.
6. `roll` and `pick` are one number; the kind does not enter the derivation."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import count, permutations
from pathlib import Path
from random import Random

import msgspec
import pytest

from parlour import BadRecord, Match, verify
from parlour.chance import Asks, Draw, QuickDealer, RecordedDealer, Seal, SealedDealer, TypedDealer, outcomes
from parlour.core import Dealer, Game, Move, Result, Rules, State, ranked
from parlour.games import game
from parlour.kit.cards import NAMES
from parlour.match import record as records

VECTORS = json.loads((Path(__file__).parent / "data" / "seal-vectors.json").read_text(encoding="utf-8"))
SECRET = bytes(range(32))


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104 by hand."""
    if len(key) > 64:
        key = hashlib.sha256(key).digest()
    inner, outer = (bytes(byte ^ pad for byte in key.ljust(64, b"\0")) for pad in (0x36, 0x5C))
    return hashlib.sha256(outer + hashlib.sha256(inner + message).digest()).digest()


def numbers(secret: bytes, seeds: list[str], stream: str, counter: int) -> Iterator[int]:
    text = b"parlour"
    for seed in seeds:
        text += str(len(seed.encode("utf-8"))).encode("ascii") + b":" + seed.encode("utf-8")
    key = hmac_sha256(secret, text)
    for block in count():
        digest = hmac_sha256(key, f"{stream}/{counter}/{block}".encode())
        for at in range(8):
            one, two, three, four = digest[4 * at : 4 * at + 4]
            yield ((one * 256 + two) * 256 + three) * 256 + four


def below(size: int, source: Iterator[int]) -> int:
    number = next(source)
    while number >= 2**32 // size * size:
        number = next(source)
    return number % size


def derived(secret: bytes, seeds: list[str], stream: str, counter: int, kind: str, size: int) -> object:
    """The derivation of the module's docstring, written a second time."""
    source = numbers(secret, seeds, stream, counter)
    if kind != "shuffle":
        return below(size, source)
    order = list(range(size))
    for place in reversed(range(1, size)):
        other = below(place + 1, source)
        order[place], order[other] = order[other], order[place]
    return order


@pytest.mark.parametrize("vector", VECTORS["vectors"], ids=lambda vector: vector["name"])
def test_the_seal_gives_the_outcomes_that_are_shared_with_other_languages(vector):
    seal = Seal(bytes.fromhex(vector["secret"]), vector["seeds"])
    assert seal.commitment == vector["commitment"]
    for stream, counter, kind, size, outcome in vector["draws"]:
        assert seal.outcome(stream, counter, kind, size) == outcome


@pytest.mark.parametrize("vector", VECTORS["vectors"], ids=lambda vector: vector["name"])
def test_the_shared_outcomes_follow_from_the_derivation_in_words(vector):
    secret = bytes.fromhex(vector["secret"])
    assert hashlib.sha256(secret).hexdigest() == vector["commitment"]
    for stream, counter, kind, size, outcome in vector["draws"]:
        assert derived(secret, vector["seeds"], stream, counter, kind, size) == outcome


def test_the_shared_outcomes_hold_what_is_easy_to_get_wrong():
    vectors = VECTORS["vectors"]
    seeds = [seed for vector in vectors for seed in vector["seeds"]]
    assert any(len(seed.encode()) > len(seed) for seed in seeds)
    assert any(len(seed.encode("utf-16-le")) // 2 > len(seed) for seed in seeds)  # astral letters
    assert "" in seeds
    assert [] in [vector["seeds"] for vector in vectors]
    draws = [(vector, draw) for vector in vectors for draw in vector["draws"]]
    assert {draw[2] for _, draw in draws} == {"shuffle", "roll", "pick"}
    assert any(draw[2] == "shuffle" and draw[3] > 9 for _, draw in draws)  # more than one block
    assert any(
        next(numbers(bytes.fromhex(vector["secret"]), vector["seeds"], *draw[:2]))
        >= 2**32 // draw[3] * draw[3]
        for vector, draw in draws
        if draw[2] != "shuffle"
    ), "some first number is thrown away"
    assert any(len(vector["secret"]) > 128 for vector in vectors)  # longer than a block of the hash


def test_the_commitment_is_sha_256_of_the_secret():
    assert Seal(b"secret").commitment == hashlib.sha256(b"secret").hexdigest()
    assert Seal(b"secret", ["a seed"]).commitment == Seal(b"secret").commitment
    assert Seal(b"Secret").commitment != Seal(b"secret").commitment


def test_a_match_shows_the_commitment_first_and_the_secret_only_when_it_is_over():
    match = Match.start("one", rules={"first": "0"}, seed=SECRET, seeds=["Zoë", "Дима"])
    assert match.header.commitment == hashlib.sha256(SECRET).hexdigest()
    assert SECRET.hex().encode() not in match.record()
    while not match.result:
        match.play(match.to_act()[0], "roll")
    assert json.loads(match.record().splitlines()[-1])["secret"] == SECRET.hex()
    assert match.rows[0].seeds == ("Zoë", "Дима")
    for row in match.rows:
        for draw in row.drawn:
            assert draw.outcome == derived(SECRET, ["Zoë", "Дима"], *draw[:4])
    assert verify(match.record()).result == match.result


def test_without_a_seed_every_match_has_a_secret_of_its_own():
    one, other = Match.start("go-fish"), Match.start("go-fish")
    assert one.secret != other.secret
    assert len(bytes.fromhex(one.secret)) == 32
    assert one.header.commitment != other.header.commitment


def test_draws_repeat():
    seal, again = Seal(SECRET, ["a"]), Seal(SECRET, ["a"])
    for counter in range(20):
        assert seal.outcome("deal", counter, "shuffle", 52) == again.outcome("deal", counter, "shuffle", 52)
        assert seal.outcome("chance", counter, "roll", 6) == again.outcome("chance", counter, "roll", 6)


def test_secret_seeds_stream_and_counter_all_matter():
    def draws(seal: Seal, stream: str = "chance", first: int = 0) -> list:
        return [seal.outcome(stream, counter, "pick", 1000) for counter in range(first, first + 8)]

    seal = Seal(SECRET, ["a", "b"])
    others = [
        draws(Seal(b"another", ["a", "b"])),
        draws(Seal(SECRET, ["a", "c"])),
        draws(Seal(SECRET, ["b", "a"])),
        draws(Seal(SECRET, ["a"])),
        draws(Seal(SECRET)),
        draws(seal, "deal"),
        draws(seal, first=8),
    ]
    assert all(other != draws(seal) for other in others)
    assert len({tuple(other) for other in others}) == len(others)


def test_seeds_cannot_be_moved_across_their_borders():
    """Each is written with its length: no player can undo what another one added."""
    for one, other in (["ab", "c"], ["a", "bc"]), (["a", ""], ["a"]), (["1:a"], ["a"]), (["é"], ["e\u0301"]):
        assert Seal(SECRET, one).outcome("deal", 0, "shuffle", 52) != Seal(SECRET, other).outcome(
            "deal", 0, "shuffle", 52
        )


def test_streams_are_independent():
    """What is drawn from one stream changes nothing in another."""
    dice_only, both = SealedDealer(Seal(SECRET)), SealedDealer(Seal(SECRET))
    rolls = [dice_only.roll() for _ in range(12)]
    mixed = []
    for _ in range(12):
        both.shuffle(range(10))
        mixed.append(both.roll())
    assert mixed == rolls
    assert both.counters == {"deal": 12, "chance": 12}


def test_shuffles_come_from_the_stream_deal_dice_and_picks_from_chance():
    dealer = SealedDealer(Seal(SECRET))
    cards, rolled, picked = dealer.shuffle([30, 10, 20]), dealer.roll(), dealer.pick(9)
    order = Seal(SECRET).outcome("deal", 0, "shuffle", 3)
    assert cards == [(30, 10, 20)[at] for at in order]
    assert dealer.drawn == [
        Draw("deal", 0, "shuffle", 3, order),
        Draw("chance", 0, "roll", 6, rolled),
        Draw("chance", 1, "pick", 9, picked),
    ]


class Given(Seal):
    """A seal that yields the given numbers."""

    def __init__(self, *given: int) -> None:
        super().__init__(SECRET)
        self.given = given

    def words(self, stream: str, counter: int) -> Iterator[int]:
        yield from self.given


def test_numbers_past_the_last_full_multiple_are_thrown_away():
    full = 2**32 - 2**32 % 6
    assert Given(full - 1).outcome("chance", 0, "roll", 6) == 5
    assert Given(full, 2**32 - 1, 8).outcome("chance", 0, "roll", 6) == 2
    assert Given(2**32 - 1).outcome("chance", 0, "roll", 8) == 7


def test_a_shuffle_changes_each_place_from_the_last_with_one_up_to_it():
    assert Given(1, 0).outcome("deal", 0, "shuffle", 3) == [2, 0, 1]
    assert Given(2, 1).outcome("deal", 0, "shuffle", 3) == [0, 1, 2]
    assert Given(2**32 - 1, 3, 1).outcome("deal", 0, "shuffle", 3) == [2, 1, 0]


def chi_square(counts: Counter, cells: int) -> float:
    expected = sum(counts.values()) / cells
    seen = sum((found - expected) ** 2 / expected for found in counts.values())
    return seen + (cells - len(counts)) * expected


def test_dice_have_no_bias():
    """Of fair dice one run in ten thousand has more than 25.7 (five degrees of freedom)."""
    seal = Seal(SECRET, ["fair?"])
    faces = Counter(seal.outcome("chance", counter, "roll", 6) for counter in range(12_000))
    assert set(faces) == set(range(6))
    assert chi_square(faces, 6) < 25.7


def test_shuffles_have_no_bias():
    """Of fair shuffles one run in ten thousand has more than 57 (23 degrees of freedom)."""
    seal = Seal(SECRET, ["fair?"])
    orders = Counter(tuple(seal.outcome("deal", counter, "shuffle", 4)) for counter in range(12_000))
    assert set(orders) == set(permutations(range(4)))
    assert chi_square(orders, 24) < 57


def test_one_draw_says_nothing_about_the_next():
    """Pairs of rolls that follow each other: one fair run in ten thousand has more than 76 (35 degrees)."""
    seal = Seal(SECRET, ["fair?"])
    rolls = [seal.outcome("chance", counter, "roll", 6) for counter in range(12_000)]
    assert chi_square(Counter(zip(rolls[::2], rolls[1::2], strict=True)), 36) < 76


def test_the_same_dice_fall_again_after_an_undo():
    match = Match.start("one", rules={"first": "0"}, seed=3)
    first = match.play(0, "roll").drawn
    match.play(0, "/undo 0 1")
    assert match.play(0, "roll").drawn == first


def test_a_refused_move_draws_nothing():
    match = Match.start("one", rules={"first": "0"}, seed=3)
    twin = Match.start("one", rules={"first": "0"}, seed=3)
    with pytest.raises(Exception, match="not-your-turn"):
        match.play(1, "roll")
    assert match.play(0, "roll").drawn == twin.play(0, "roll").drawn


def test_a_dealer_keeps_what_was_said_to_whom_and_shows_cards_by_name():
    dealer = SealedDealer(Seal(SECRET), NAMES)
    dealer.say("asked", seat=1)
    dealer.say("drew", to=2, cards=0b101)
    dealer.say("proposed", to=[0, 2], fleeting=True)
    assert [(line.key, line.data, line.to, line.fleeting) for line in dealer.told] == [
        ("asked", {"seat": 1}, None, False),
        ("drew", {"cards": ["AC", "AH"]}, (2,), False),
        ("proposed", {}, (0, 2), True),
    ]
    assert dealer.shown == [((2,), 0b101)]
    dealer.shuffle([3, 5])
    assert dealer.shuffled == 0b101000
    dealer.open()
    assert (dealer.told, dealer.shown, dealer.drawn, dealer.shuffled) == ([], [], [], 0)
    assert dealer.counters == {"deal": 1}


DRAW = Draw("chance", 4, "roll", 6, 2)


def recorded(draw: Draw) -> int:
    dealer = RecordedDealer()
    dealer.counters, dealer.ahead = {"chance": 4}, [draw]
    return dealer.roll()


def test_recorded_gives_what_was_drawn():
    assert recorded(DRAW) == 2
    dealer = RecordedDealer()
    dealer.ahead = [Draw("deal", 0, "shuffle", 3, [2, 0, 1])]
    assert dealer.shuffle([7, 8, 9]) == [9, 7, 8]
    assert dealer.drawn == [Draw("deal", 0, "shuffle", 3, [2, 0, 1])]


@pytest.mark.parametrize(
    "change",
    [
        {"stream": "deal"},
        {"counter": 3},
        {"kind": "pick"},
        {"size": 7},
        {"outcome": 6},
        {"outcome": -1},
        {"outcome": [0, 1, 2, 3, 4, 5]},
        {"kind": "shuffle", "outcome": [0, 1, 2, 3, 4, 5]},
    ],
    ids=str,
)
def test_recorded_refuses_other_draws(change):
    with pytest.raises(BadRecord, match="draws-differ"):
        recorded(DRAW._replace(**change))


@pytest.mark.parametrize("order", [[0, 1], [0, 1, 1], [0, 1, 3], [0, 1, 2, 3], 2], ids=str)
def test_recorded_refuses_a_shuffle_that_loses_or_doubles_a_card(order):
    dealer = RecordedDealer()
    dealer.ahead = [Draw("deal", 0, "shuffle", 3, order)]
    with pytest.raises(BadRecord, match="draws-differ"):
        dealer.shuffle([7, 8, 9])


def test_recorded_refuses_more_draws_than_there_were():
    with pytest.raises(BadRecord, match="draws-differ"):
        RecordedDealer().roll()


def test_a_record_whose_draws_were_changed_is_not_played_again():
    match = Match.start("one", rules={"first": "0"}, seed=3)
    match.play(0, "roll")
    head, setup, row = match.record().splitlines()
    for change in {"size": 7}, {"outcome": 6}, {"stream": "deal"}:
        drawn = [match.rows[1].drawn[0]._replace(**change)]
        changed = msgspec.json.encode(msgspec.structs.replace(match.rows[1], drawn=tuple(drawn)))
        assert changed != row
        with pytest.raises(BadRecord, match="draws-differ"):
            Match.replay(b"\n".join([head, setup, changed, b""]))
    assert Match.replay(b"\n".join([head, setup, row, b""])).state == match.state


def test_typed_dice_ask_and_nothing_has_changed():
    dealer = TypedDealer()
    match = Match.start("one", rules={"first": "0"}, dealer=dealer)
    before, state = match.record(), match.state.copy()
    with pytest.raises(Asks) as asked:
        match.play(0, "roll")
    assert (asked.value.kind, asked.value.size) == ("roll", 6)
    assert match.record() == before
    assert match.state == state
    assert dealer.counters == {}


def test_typed_dice_answered_play_goes_on():
    dealer = TypedDealer()
    match = Match.start("one", rules={"first": "0"}, dealer=dealer)
    for seat, answer in (0, 4), (0, 2), (1, 0), (1, 5), (1, 2):
        with pytest.raises(Asks):
            match.play(seat, "roll")
        dealer.answers.append(answer)
        assert match.play(seat, "roll").drawn[0].outcome == answer
    assert match.n == 5
    assert match.result.ranks == (1, 2)


def test_answers_may_be_typed_ahead():
    dealer = TypedDealer()
    match = Match.start("one", rules={"first": "0"}, dealer=dealer)
    dealer.answers += [2, 0, 2]
    for seat in 0, 1, 1:
        match.play(seat, "roll")
    assert match.result.ranks == (1, 2)
    assert dealer.answers == []


@pytest.mark.parametrize("answer", [6, -1, 100, [0, 1, 2, 3, 4, 5]], ids=str)
def test_impossible_answers_are_asked_again(answer):
    dealer = TypedDealer()
    match = Match.start("one", rules={"first": "0"}, dealer=dealer)
    before = match.record()
    dealer.answers.append(answer)
    with pytest.raises(Asks) as asked:
        match.play(0, "roll")
    assert (asked.value.kind, asked.value.size) == ("roll", 6)
    assert match.record() == before
    assert dealer.answers == []
    dealer.answers.append(4)
    assert match.play(0, "roll").drawn == (Draw("chance", 0, "roll", 6, 4),)


def test_an_impossible_answer_does_not_spoil_those_typed_ahead():
    dealer = TypedDealer()
    dealer.answers = [0, 0, 5, 9, 4, 2]
    match = Match.start(THROWS, dealer=dealer)
    with pytest.raises(Asks):
        match.play(0, "throw")
    assert dealer.answers == [5, 4, 2]
    assert [draw.outcome for draw in match.play(0, "throw").drawn] == [5, 4, 2]


class NoHouseRules(Rules):
    pass


class Throws(State):
    rules: NoHouseRules
    seats: int
    sums: list[int]


class Throw(Move, frozen=True):
    """Two dice and a pick at once."""


def set_out(rules: NoHouseRules, seats: int, dealer: Dealer) -> Throws:
    return Throws(rules, seats, [dealer.pick(9), dealer.roll(4)])


def throw(s: Throws, seat: int, move: Throw, dealer: Dealer) -> None:
    s.sums.append(dealer.roll())
    s.sums.append(dealer.roll())
    dealer.say("threw", sum=sum(s.sums))
    s.sums.append(dealer.pick(3))


def thrown_twice(s: Throws) -> Result | None:
    return ranked([0, 0], "over") if len(s.sums) >= 8 else None


THROWS = Game(
    "throws", range(2, 3), NoHouseRules, set_out, lambda s, seat: [Throw()], throw, thrown_twice,
    lambda s: [], kind="dice", minutes=1, age=4,
)  # fmt: skip


def answering(dealer: TypedDealer, action, answers: list) -> tuple[object, list[tuple[str, int]]]:
    """Run the action until it no longer asks, with one answer each time; also what was asked."""
    asked = []
    while True:
        try:
            return action(), asked
        except Asks as asks:
            asked.append((asks.kind, asks.size))
            assert answers, f"asked again for what was answered: {asked}"
            dealer.answers.append(answers.pop(0))


def test_a_move_with_several_dice_asks_for_one_after_the_other_and_keeps_what_was_answered():
    dealer = TypedDealer()
    dealer.answers = [0, 0]
    match = Match.start(THROWS, dealer=dealer)
    row, asked = answering(dealer, lambda: match.play(0, "throw"), [5, 7, 3, 3, 2])
    assert asked == [("roll", 6), ("roll", 6), ("roll", 6), ("pick", 3), ("pick", 3)]
    assert [draw.outcome for draw in row.drawn] == [5, 3, 2]
    assert [draw.counter for draw in row.drawn] == [2, 3, 4]
    assert [line.key for line in row.told] == ["threw"]
    assert match.state.sums == [0, 0, 5, 3, 2]
    assert match.n == 1


def test_a_set_up_with_several_draws_asks_for_one_after_the_other_and_keeps_what_was_answered():
    dealer = TypedDealer()
    match, asked = answering(dealer, lambda: Match.start(THROWS, dealer=dealer), [8, 3])
    assert asked == [("pick", 9), ("roll", 4)]
    assert match.state.sums == [8, 3]
    assert [draw[:4] for draw in match.rows[0].drawn] == [("chance", 0, "pick", 9), ("chance", 1, "roll", 4)]


def test_a_deal_that_was_typed_in_can_be_played_again():
    dealer, order = TypedDealer(), list(range(52))
    Random(1).shuffle(order)
    match, asked = answering(dealer, lambda: Match.start("go-fish", seats=2, dealer=dealer), [1, order])
    assert asked == [("pick", 2), ("shuffle", 52)]
    assert match.to_act() == [1]
    assert Match.replay(match.record()).state == match.state


def test_a_match_with_typed_dice_is_not_sealed_and_replays():
    dealer = TypedDealer()
    match = Match.start("one", rules={"first": "0"}, dealer=dealer)
    dealer.answers += [2, 0, 2]
    for seat in 0, 1, 1:
        match.play(seat, "roll")
    assert match.result.ranks == (1, 2)
    assert (match.header.commitment, match.secret) == ("", "")
    assert Match.replay(match.record()).state == match.state
    assert verify(match.record()).result == match.result


def test_the_quick_dealer_is_fair_repeats_and_keeps_nothing():
    quick, again = QuickDealer(Random(5)), QuickDealer(Random(5))
    rolls = [quick.roll() for _ in range(6000)]
    assert rolls == [again.roll() for _ in range(6000)]
    assert set(rolls) == set(range(6))
    assert chi_square(Counter(rolls), 6) < 25.7
    assert {quick.pick(3) for _ in range(99)} == {0, 1, 2}
    items = [4, 5, 6]
    assert {tuple(quick.shuffle(items)) for _ in range(99)} == set(permutations(items))
    assert items == [4, 5, 6]
    assert quick.say("anything", seat=1) is None


def distribution(step) -> dict:
    found = Counter()
    for chance, value in outcomes(step):
        found[value] += chance
    return dict(found)


def test_outcomes_sum_to_one_and_two_dice_make_seven_six_times_of_36():
    two = distribution(lambda dealer: dealer.roll() + dealer.roll() + 2)
    assert sum(two.values()) == 1
    assert two == {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}


def test_outcomes_of_a_shuffle_are_all_orders_alike():
    orders = distribution(lambda dealer: tuple(dealer.shuffle([7, 8, 9])))
    assert orders == dict.fromkeys(permutations([7, 8, 9]), Fraction(1, 6))


def test_outcomes_follow_draws_that_depend_on_earlier_ones():
    """Who picks 0 of three rolls a die, and after a six one more; the others draw nothing."""

    def step(dealer: Dealer) -> int:
        if dealer.pick(3):
            return -1
        rolled = dealer.roll()
        return 10 + dealer.roll(2) if rolled == 5 else rolled

    expected = dict.fromkeys(range(5), Fraction(1, 18)) | {10: Fraction(1, 36), 11: Fraction(1, 36)}
    assert distribution(step) == expected | {-1: Fraction(2, 3)}
    assert len(list(outcomes(step))) == 2 + 5 + 2


def test_without_chance_there_is_one_outcome():
    assert list(outcomes(lambda dealer: "sure")) == [(Fraction(1), "sure")]
    assert list(outcomes(lambda dealer: dealer.pick(1))) == [(Fraction(1), 0)]
    assert list(outcomes(lambda dealer: dealer.shuffle([]))) == [(Fraction(1), [])]


def test_outcomes_of_real_rules_who_begins_is_fair():
    one = game("one")
    begins = distribution(lambda dealer: one.setup(one.Rules(), 7, dealer).turn)
    assert begins == dict.fromkeys(range(7), Fraction(1, 7))


def test_the_match_of_the_vectors_is_chained_sealed_and_has_its_head() -> None:
    """The browser checks the same lines: web/tests/seal.test.ts."""
    vector = VECTORS["match"]
    record = records.read("".join(f"{line}\n" for line in vector["record"]).encode())
    records.check_chain(record)
    records.check_seal(record)
    assert list(record.rows[0].seeds) == vector["seeds"]
    assert records.digest(record.lines[-1]) == vector["head"]
    assert records.fingerprint(vector["head"]) == vector["fingerprint"]
    records.check_promises(record, record.header.commitment, vector["head"])
