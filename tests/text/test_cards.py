"""Cards without a table: every printed card tells its effect in both languages, and no story is given away."""

from __future__ import annotations

import pytest

from sternhafen.games import title
from sternhafen.text import LANGUAGES, Words, rulebook
from sternhafen.text.cards import cards, explain
from sternhafen.text.messages import Messages
from tests.printed import PRINTED

SECRET = [("fate", 0), ("point", 3), ("room", 9)]


def names_of(words: Words, kind: str) -> list[str]:
    names = []
    for number in range(1000):
        try:
            names.append(words.name(kind, number))
        except (KeyError, IndexError):
            break
    return names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", PRINTED)
def test_every_printed_card_is_told_in_words_with_its_rule(id: str, language: str) -> None:
    words = Words(language, title(id))
    told = {card.name: card for card in cards(words)}
    for kind in PRINTED[id]:
        names = [name for number, name in enumerate(names_of(words, kind)) if title(id).told(kind, number)]
        assert names, kind
        missing = [name for name in names if not any(other in name or name in other for other in told)]
        assert not missing, (kind, missing)
    assert all(card.what and card.rule in rulebook(language, id).rules for card in told.values())


def test_a_word_finds_the_thing_of_that_name_before_those_that_only_mention_it() -> None:
    words = Words("en", title("cryo"))
    assert [card.name for card in explain(words, "reactor")] == ["Reactor"]
    assert {"Rhino", "Ground Scanner/Expansion/Rhino"} >= {card.name for card in explain(words, "rhino")}
    assert explain(words, "leaves play")
    assert explain(words, "no such thing") == []


def test_the_story_of_a_campaign_is_not_given_away() -> None:
    words = Words("en", title("gen7"))
    told = {card.name for card in cards(words)}
    assert not [name for kind, number in SECRET if (name := words.name(kind, number)) in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_cards_and_messages_call_cryos_platform_docks_the_same(language: str) -> None:
    words = Words(language, title("cryo"))
    board = Messages(language, ["web-cryo"])
    for home in range(6):
        name = board.format(f"web-cryo-home-{home}", {})
        assert words(f"cryo-card-home-{home}") == name
        assert f"({name})" in words.name("home", home)
