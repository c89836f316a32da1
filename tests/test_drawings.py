"""Every game has a drawing: plain shapes of one size that ask nobody for anything."""

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

import parlour

SVG = "{http://www.w3.org/2000/svg}"
FORBIDDEN = {"script", "image", "text", "style", "foreignObject"}
LARGEST = 12_000
GAMES = [game.key for game in parlour.games()]


def drawing(game: str) -> str:
    return (files("parlour") / "drawings" / f"{game}.svg").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_is_well_formed_and_small_and_of_the_shelfs_size(game: str) -> None:
    root = ElementTree.fromstring(drawing(game))
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 240 160"
    assert len(drawing(game).encode()) < LARGEST


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_is_nothing_but_shapes(game: str) -> None:
    for element in ElementTree.fromstring(drawing(game)).iter():
        assert element.tag.startswith(SVG), element.tag
        assert element.tag.removeprefix(SVG) not in FORBIDDEN
        for name, value in element.attrib.items():
            plain = name.rpartition("}")[2].lower()
            assert plain != "style"
            assert not plain.startswith("on"), name
            assert plain != "href" or value.startswith("#"), value
            assert all(link.startswith("#") for link in re.findall(r"url\(\s*['\"]?(.)", value)), value


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_brings_no_definitions_of_its_own(game: str) -> None:
    assert "<!" not in re.sub(r"<!--.*?-->", "", drawing(game), flags=re.S), "a document type, an entity"
    assert "<?xml-stylesheet" not in drawing(game)
