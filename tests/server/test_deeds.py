"""What people do at a table, as plain functions; and what becomes of what they type."""

from __future__ import annotations

import csv
import io
import re
from typing import Any

import pytest
from msgspec.structs import replace

from parlour import Match, protocol
from parlour.core import Refused
from parlour.server import clean, deeds
from parlour.server.log import Begun, Offer, State

ID = "an-id-of-mine"


def table(
    game: str = "go-fish", seats: tuple[int, ...] = (0, 0, 0), sat: tuple[str, ...] = ("Ben",), **rules: Any
) -> State:
    """Anna's table; her token is `anna`, and that of any other is their name in small letters."""
    state = deeds.opened(protocol.NewTable(game, "Anna", rules=rules, seats=list(seats)), "anna")
    for name in sat:
        state = deeds.sit(state, wish(name), name.lower())[0].state
    return state


def wish(name: str, seat: int | None = None, id: str = ID) -> protocol.Sit:
    return protocol.Sit(f"{id}-{name}", name, seat=seat)


def names(state: State) -> list[str]:
    return [seat.name for seat in state.seats]


def keys(done: deeds.Done) -> list[str]:
    return [line.key for line in done.told]


def refusal(deed: Any, *arguments: Any) -> str:
    with pytest.raises(Refused) as caught:
        deed(*arguments)
    return caught.value.reason.key


def played(state: State) -> State:
    """The table after a match of its game."""
    match = Match.start(state.game, names=names(state), rules=state.rules)
    return replace(state, match=Begun(5, 0, match.lines[0].decode(), match.secret, match.header.version))


class TestOpening:
    def test_whoever_opens_a_table_sits_on_the_first_seat_and_is_its_host(self) -> None:
        state = table(sat=())
        assert names(state) == ["Anna", "", ""]
        assert state.host == state.seats[0].id
        assert deeds.holder(state, "anna") is state.seats[0]

    def test_seats_are_for_people_or_computers_by_level(self) -> None:
        state = table(seats=(0, 3, 0), sat=())
        assert [seat.level for seat in state.seats] == [0, 3, 0]
        assert [seat.taken for seat in state.seats] == [True, False, False]

    def test_without_a_wish_there_are_as_few_seats_as_the_game_allows(self) -> None:
        state = deeds.opened(protocol.NewTable("kemps", "Anna"), "anna")
        assert len(state.seats) == 4

    def test_the_first_seat_is_never_a_computers(self) -> None:
        assert refusal(table, "go-fish", (2, 0)) == "host-sits-first"

    @pytest.mark.parametrize(
        ("game", "seats", "key"),
        [("go-fish", (0,) * 9, "no-seats"), ("go-fish", (), "no-seats"), ("x", (0, 0), "no-game")],
    )
    def test_a_game_that_cannot_be_is_refused(self, game: str, seats: tuple[int, ...], key: str) -> None:
        assert refusal(table, game, seats) == key

    def test_house_rules_are_kept_whole(self) -> None:
        assert table("one", rounds=3).rules == {"ties": "roll-off", "rounds": 3, "first": "random"}

    def test_a_house_rule_that_the_game_does_not_have_is_refused(self) -> None:
        assert refusal(lambda: table("one", speed=3))

    def test_a_table_needs_a_name(self) -> None:
        assert refusal(deeds.opened, protocol.NewTable("one", " \u202e "), "anna") == "no-name"

    def test_seat_ids_and_secrets_are_new_each_time(self) -> None:
        one, other = table(), table()
        assert one.secret != other.secret
        assert len({seat.id for seat in one.seats + other.seats}) == 6


class TestTokens:
    def test_only_the_hash_of_a_token_is_kept(self) -> None:
        assert "ben" not in [seat.token for seat in table().seats]
        assert table().seats[1].token == deeds.digest("ben")

    def test_no_token_holds_no_seat(self) -> None:
        assert deeds.holder(table(), "") is None
        assert deeds.holder(table(), "nobody's") is None

    def test_tokens_have_128_bits_and_more_and_invitations_80_and_more(self) -> None:
        assert len(deeds.token()) * 6 >= 128
        assert len(deeds.invite()) * 6 >= 80
        assert deeds.token() != deeds.token()


class TestSitting:
    def test_somebody_sits_on_the_first_free_seat(self) -> None:
        done, at = deeds.sit(table(), wish("Cleo"), "cleo")
        assert at == 2
        assert names(done.state) == ["Anna", "Ben", "Cleo"]
        assert keys(done) == ["sat"]

    def test_somebody_sits_on_a_seat_of_their_choice(self) -> None:
        done, at = deeds.sit(table(sat=()), wish("Cleo", 2), "cleo")
        assert at == 2
        assert names(done.state) == ["Anna", "", "Cleo"]

    def test_a_taken_seat_is_refused(self) -> None:
        assert refusal(deeds.sit, table(), wish("Cleo", 1), "cleo") == "seat-taken"

    def test_a_seat_that_is_not_there_is_refused(self) -> None:
        assert refusal(deeds.sit, table(), wish("Cleo", 9), "cleo") == "seat-taken"

    def test_a_computers_seat_is_not_free(self) -> None:
        assert refusal(deeds.sit, table(seats=(0, 1), sat=()), wish("Cleo"), "cleo") == "table-full"

    def test_a_full_table_is_refused(self) -> None:
        assert refusal(deeds.sit, table(seats=(0, 0)), wish("Cleo"), "cleo") == "table-full"

    def test_two_of_one_name_are_told_apart(self) -> None:
        done, _ = deeds.sit(table(), wish("ANNA"), "other")
        assert names(done.state)[2] == "ANNA 2"

    def test_whoever_comes_to_a_table_without_a_host_becomes_its_host(self) -> None:
        empty = deeds.stand(table(sat=()), protocol.LeaveSeat(0, id=ID), False).state
        assert empty.host == ""
        state = deeds.sit(empty, wish("Cleo", 1), "cleo")[0].state
        assert state.host == state.seats[1].id


class TestStanding:
    def test_a_seat_that_was_given_up_is_free(self) -> None:
        done = deeds.stand(table(), protocol.LeaveSeat(1, id=ID), False)
        assert not done.state.seats[1].taken
        assert deeds.holder(done.state, "ben") is None
        assert keys(done) == ["stood"]

    def test_while_a_match_runs_a_computer_plays_on(self) -> None:
        done = deeds.stand(table(), protocol.LeaveSeat(1, id=ID), True)
        assert done.state.seats[1].plays == deeds.STAND_IN

    def test_when_the_host_leaves_the_next_is_host(self) -> None:
        done = deeds.stand(table(), protocol.LeaveSeat(0, id=ID), False)
        assert done.state.host == done.state.seats[1].id
        assert keys(done) == ["stood", "new-host"]

    def test_what_was_asked_is_forgotten(self) -> None:
        asked = replace(table(), offer=Offer("draw", 0, 0, (0,)))
        assert deeds.stand(asked, protocol.LeaveSeat(1, id=ID), True).state.offer is None

    def test_being_removed_is_told_otherwise(self) -> None:
        assert keys(deeds.stand(table(), protocol.RemovePlayer(1, id=ID), False)) == ["removed"]

    def test_nobody_leaves_an_empty_seat(self) -> None:
        assert refusal(deeds.stand, table(), protocol.LeaveSeat(2, id=ID), False) == "nobody-there"

    def test_no_deed_reaches_a_seat_that_is_not_there(self) -> None:
        assert refusal(deeds.stand, table(), protocol.RemovePlayer(7, id=ID), False) == "no-such-seat"

    def test_the_next_on_a_chair_is_somebody_else_in_the_score_book(self) -> None:
        state = table()
        left = deeds.stand(state, protocol.LeaveSeat(1, id=ID), False).state
        after = deeds.sit(left, wish("Cleo", 1), "cleo")[0].state
        assert after.seats[1].id != state.seats[1].id


class TestRenaming:
    def test_a_name_and_a_language_can_be_changed(self) -> None:
        done = deeds.rename(table(), protocol.Rename(1, "Benno", "de", id=ID), False)
        assert (done.state.seats[1].name, done.state.seats[1].language) == ("Benno", "de")
        assert keys(done) == ["renamed"]

    def test_ones_own_name_is_not_taken(self) -> None:
        done = deeds.rename(table(), protocol.Rename(1, "Ben", "fr", id=ID), False)
        assert done.state.seats[1].name == "Ben"
        assert keys(done) == []

    def test_another_persons_name_is(self) -> None:
        done = deeds.rename(table(), protocol.Rename(1, "Anna", id=ID), False)
        assert done.state.seats[1].name == "Anna 2"

    def test_names_stay_while_a_match_runs_but_languages_may_change(self) -> None:
        assert refusal(deeds.rename, table(), protocol.Rename(1, "B", id=ID), True) == "not-while-playing"
        done = deeds.rename(table(), protocol.Rename(1, "Ben", "ru", id=ID), True)
        assert done.state.seats[1].language == "ru"

    def test_nobody_is_nameless(self) -> None:
        assert refusal(deeds.rename, table(), protocol.Rename(1, "\n", id=ID), False) == "no-name"


class TestComputers:
    def test_the_host_fills_an_empty_seat_and_clears_it_again(self) -> None:
        filled = deeds.fill(table(), protocol.SeatComputer(2, 4, id=ID), False)
        assert (filled.state.seats[2].level, keys(filled)) == (4, ["filled"])
        cleared = deeds.fill(filled.state, protocol.SeatComputer(2, 0, id=ID), False)
        assert (cleared.state.seats[2].level, keys(cleared)) == (0, ["cleared"])

    def test_a_person_is_never_filled_over(self) -> None:
        assert refusal(deeds.fill, table(), protocol.SeatComputer(1, 4, id=ID), False) == "seat-taken"

    def test_seats_are_not_filled_while_a_match_runs(self) -> None:
        assert refusal(deeds.fill, table(), protocol.SeatComputer(2, 4, id=ID), True) == "not-while-playing"

    def test_a_computer_plays_for_somebody_and_they_come_back(self) -> None:
        lent = deeds.lend(table(), protocol.StandIn(1, 3, id=ID), True)
        assert (lent.state.seats[1].plays, lent.state.seats[1].taken, keys(lent)) == (3, True, ["lent"])
        assert deeds.lend(table(), protocol.StandIn(1, id=ID), True).state.seats[1].stand_in == deeds.STAND_IN
        back = deeds.lend(lent.state, protocol.StandIn(1, 0, id=ID), True)
        assert (back.state, keys(back)) == (table_like(back.state, lent.state), ["back"])

    def test_lending_what_is_lent_changes_nothing(self) -> None:
        state = table()
        assert deeds.lend(state, protocol.StandIn(1, 0, id=ID), True) == deeds.Done(state)

    def test_an_empty_seat_cannot_be_lent(self) -> None:
        assert refusal(deeds.lend, table(), protocol.StandIn(2, 1, id=ID), True) == "nobody-there"


def table_like(after: State, before: State) -> State:
    """What was before, but that nobody stands in."""
    seats = tuple(replace(seat, stand_in=0) for seat in before.seats)
    assert after.seats[1].plays == 0
    return replace(before, seats=seats)


class TestHosting:
    def test_the_host_makes_somebody_else_the_host(self) -> None:
        done = deeds.hand(table(), protocol.MakeHost(1, id=ID), False)
        assert done.state.host == done.state.seats[1].id
        assert keys(done) == ["new-host"]

    def test_an_empty_seat_is_no_host(self) -> None:
        assert refusal(deeds.hand, table(), protocol.MakeHost(2, id=ID), False) == "nobody-there"

    def test_settings_that_are_left_out_stay(self) -> None:
        state = deeds.settings(table(), protocol.SetTable(chat="free", id=ID), False).state
        after = deeds.settings(state, protocol.SetTable(idle=30, id=ID), False)
        assert after.state.settings == protocol.Settings(chat="free", idle=30)
        assert keys(after) == ["set-idle"]

    def test_what_stays_as_it_is_is_not_told(self) -> None:
        assert keys(deeds.settings(table(), protocol.SetTable(spectators=True, pace=2.0, id=ID), False)) == [
            "set-pace"
        ]

    def test_a_new_token_ends_the_old_one(self) -> None:
        state = deeds.reissued(table(), 1, "new", False).state
        assert deeds.holder(state, "ben") is None
        assert deeds.holder(state, "new") is state.seats[1]

    def test_an_empty_seat_has_no_link(self) -> None:
        assert refusal(deeds.reissued, table(), 2, "new", False) == "nobody-there"


class TestChoosing:
    def test_another_game_keeps_the_people_in_their_order(self) -> None:
        state = deeds.choose(table(), protocol.ChooseGame("one", id=ID), False).state
        assert (state.game, names(state)) == ("one", ["Anna", "Ben", ""])
        assert [seat.id for seat in state.seats[:2]] == [seat.id for seat in table_ids(state)]

    def test_empty_seats_go_first_when_there_are_too_many(self) -> None:
        state = deeds.choose(table(), protocol.ChooseGame("nine-mens-morris", id=ID), False).state
        assert names(state) == ["Anna", "Ben"]

    def test_computers_stay_before_empty_seats_are_added(self) -> None:
        state = deeds.choose(table(seats=(0, 2), sat=()), protocol.ChooseGame("kemps", id=ID), False).state
        assert [seat.level for seat in state.seats] == [0, 2, 0, 0]

    def test_computers_stay_rather_than_empty_seats(self) -> None:
        state = table(seats=(0, 0, 2), sat=())
        state = deeds.choose(state, protocol.ChooseGame("nine-mens-morris", id=ID), False).state
        assert [seat.level for seat in state.seats] == [0, 2]

    def test_the_host_may_name_the_number_of_seats(self) -> None:
        state = deeds.choose(table(), protocol.ChooseGame("one", seats=5, id=ID), False).state
        assert len(state.seats) == 5

    def test_people_are_never_sent_away(self) -> None:
        three = table(sat=("Ben", "Cleo"))
        for seats in (None, 2):
            deed = protocol.ChooseGame("nine-mens-morris", seats=seats, id=ID)
            assert refusal(deeds.choose, three, deed, False) == "too-many-people"

    def test_no_other_game_while_one_is_played(self) -> None:
        assert refusal(deeds.choose, table(), protocol.ChooseGame("one", id=ID), True) == "not-while-playing"

    def test_house_rules_come_with_the_game(self) -> None:
        state = deeds.choose(table(), protocol.ChooseGame("one", {"rounds": 2}, id=ID), False).state
        assert state.rules["rounds"] == 2


def table_ids(state: State) -> list[Any]:
    return [seat for seat in state.seats if seat.taken]


class TestSides:
    def test_two_who_play_again_swap_sides(self) -> None:
        state = played(table("nine-mens-morris", (0, 0)))
        assert deeds.seated_for_next(state) == state.seats[::-1]

    def test_the_first_match_is_played_as_seated(self) -> None:
        state = table("nine-mens-morris", (0, 0))
        assert deeds.seated_for_next(state) == state.seats

    def test_three_stay_where_they_are(self) -> None:
        state = played(table(sat=("Ben", "Cleo")))
        assert deeds.seated_for_next(state) == state.seats

    def test_another_game_begins_as_seated(self) -> None:
        state = played(table("nine-mens-morris", (0, 0)))
        state = deeds.choose(state, protocol.ChooseGame("one", id=ID), False).state
        assert deeds.seated_for_next(state) == state.seats


class TestTalking:
    def test_a_phrase_is_always_allowed_where_there_is_chat(self) -> None:
        for chat in ("phrases", "free"):
            state = replace(table(), settings=protocol.Settings(chat=chat))
            (line,) = deeds.say(state, protocol.Say(phrase="hello", seat=1, id=ID))
            assert (line.key, line.data) == ("says-phrase", {"seat": 1, "phrase": "hello"})

    def test_only_our_phrases(self) -> None:
        assert refusal(deeds.say, table(), protocol.Say(phrase="host-away", seat=1, id=ID)) == "no-phrase"

    def test_free_words_only_where_the_host_allows_them(self) -> None:
        words = protocol.Say(text="Nice\n<b>hat</b>\u202e!", seat=1, id=ID)
        assert refusal(deeds.say, table(), words) == "phrases-only"
        (line,) = deeds.say(replace(table(), settings=protocol.Settings(chat="free")), words)
        assert line.data == {"seat": 1, "text": "Nice <b>hat</b>!"}

    def test_no_chat_is_no_chat(self) -> None:
        silent = replace(table(), settings=protocol.Settings(chat="off"))
        assert refusal(deeds.say, silent, protocol.Say(phrase="hello", seat=1, id=ID)) == "chat-off"

    def test_nothing_is_not_said(self) -> None:
        free = replace(table(), settings=protocol.Settings(chat="free"))
        assert refusal(deeds.say, free, protocol.Say(text=" \u200b", seat=1, id=ID)) == "nothing-said"


class TestClean:
    @pytest.mark.parametrize(
        ("given", "seen"),
        [
            ("Anna", "Anna"),
            ("  Anna \t\n Maria ", "Anna Maria"),
            ("An\u202ena", "Anna"),  # right-to-left override
            ("An\u2066na\u2069", "Anna"),  # isolates
            ("An\u200bna\ufeff", "Anna"),  # of no width
            ("An\x00na\x1b[31m", "Anna[31m"),
            ("An\ue000na", "Anna"),  # private use
            ("An\u2028na", "An na"),
            ("a \u200b b", "a b"),
            ("\u200d", ""),
            ("e\u0301", "é"),
            ("<script>", "<script>"),  # text stays text: showing it as such is for the page
            ("👩\u200d🚀", "👩\u200d🚀"),
            ("Аня", "Аня"),
        ],
    )
    def test_only_what_can_be_seen_stays(self, given: str, seen: str) -> None:
        assert clean.text(given) == seen

    def test_long_words_are_cut(self) -> None:
        assert clean.text("x" * 1000) == "x" * clean.LONGEST_TEXT
        assert clean.name("x" * 1000) == "x" * clean.LONGEST_NAME

    def test_a_name_that_is_told_apart_still_fits(self) -> None:
        long = "x" * clean.LONGEST_NAME
        told_apart = clean.name(long, [long])
        assert told_apart != long
        assert len(told_apart) <= clean.LONGEST_NAME

    def test_a_third_of_one_name_gets_a_number_of_their_own(self) -> None:
        assert clean.name("Anna", ["Anna", "anna 2"]) == "Anna 3"

    @pytest.mark.parametrize(
        ("given", "imitates"),
        [
            ("\u0410nna", "Anna"),  # Cyrillic A
            ("Ann\u0430", "Anna"),
            ("\u0391nna", "Anna"),  # Greek Alpha
            ("Bi11", "Bill"),
            ("BiII", "Bill"),
            ("Rornan", "Roman"),
            ("0tto", "Otto"),
        ],
    )
    def test_a_name_that_imitates_another_gets_a_number(self, given: str, imitates: str) -> None:
        assert clean.name(given, [imitates]) == f"{given} 2"
        assert clean.name(imitates, [given]) == f"{imitates} 2"

    @pytest.mark.parametrize("name", ["Аня", "Ада", "Hanna", "Ann", "Ánna", "Νίκος"])
    def test_other_names_stay_as_they_are(self, name: str) -> None:
        assert clean.name(name, ["Anna"]) == name

    @pytest.mark.parametrize(
        "name", ["Computer 2", "computer", "C\u043emputer7", "Компьютер 3", "ordinateur 12"]
    )
    def test_only_computers_are_called_like_computers(self, name: str) -> None:
        new = protocol.NewTable("go-fish", name)
        assert refusal(deeds.opened, new, "anna") == "computers-name"
        assert refusal(deeds.sit, table(), wish(name), "x") == "computers-name"
        rename = protocol.Rename(1, name, id=ID)
        assert refusal(deeds.rename, table(), rename, False) == "computers-name"

    def test_a_name_holds_no_colon_behind_which_somebody_seems_to_speak(self) -> None:
        assert clean.name("Anna: hi") == "Anna hi"
        assert clean.name("Anna：hi") == "Anna hi"

    @pytest.mark.parametrize(
        "cell",
        [
            "=1+1",
            "+1",
            "-1",
            "@A1",
            "\t=1",
            "\r=1",
            "\n=1",
            "＝1",
            "＋1",
            "－1",
            "＠1",
            ";=cmd|'/c calc'!A1;",
            "a;=1+1;b",
            "a,=1",
            "a\t@1",
            'a;"=1+1";b',
            'a"; =1',
            "|=1",
            ";;-1",
        ],
    )
    def test_no_cell_begins_a_formula_wherever_a_sheet_splits(self, cell: str) -> None:
        written = clean.table([["Anna", cell, -3]])
        for separators in (",", ";", "\t", "|", ",;\t|"):
            for found in re.split(f"[{separators}\r\n]", written):
                begins = found.lstrip(' "')
                assert not begins.startswith(tuple("=+@＝＋－＠")), written
                assert not begins.startswith("-") or begins == '-3"', written
        ((_, read, _),) = csv.reader(io.StringIO(written, newline=""))
        assert read.replace("'", "") == " ".join(cell.replace("'", "").split())

    def test_every_cell_is_quoted_and_stays_what_it_is(self) -> None:
        assert clean.table([[-3, "Anna, Maria", 'a "b"']]) == '"-3","Anna, Maria","a ""b"""\r\n'
