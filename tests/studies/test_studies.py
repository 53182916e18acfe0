"""Studies: comments and side lines of a game, as a file, and as a lesson."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sternhafen.cli import main
from sternhafen.engine import Match
from sternhafen.lessons import Guide
from sternhafen.lessons.checks import faults
from sternhafen.studies import GAME, BadStudy, Note, Refusal, Study, noted, played, read, without, write
from sternhafen.studies.changing import chaptered, without_author
from sternhafen.studies.files import checked
from sternhafen.studies.shapes import MAX_DEPTH, MAX_NOTES, MAX_TEXT
from sternhafen.studies.teaching import lesson_of
from tests.studies.games import decisions, game, record, study


def test_a_comment_takes_the_place_of_the_one_before_and_an_empty_one_takes_it_away() -> None:
    once = noted(Study("S"), 4, GAME, "Too early.")
    assert noted(once, 4, GAME, "Just right.").notes == (Note(4, "Just right."),)
    assert noted(once, 4, GAME, "").notes == ()
    with pytest.raises(Refusal, match="study-place"):
        noted(once, 4, 1, "There is no such side line.")


def test_a_side_line_branches_and_goes_with_all_that_follows_it() -> None:
    begun, first = played(Study("S"), 4, GAME, 0, ["EndTurn"])
    begun, again = played(begun, 4, GAME, 0, ["EndTurn"])
    assert (first, again, len(begun.nodes)) == (1, 1, 1)
    begun, second = played(begun, 4, first, 1, ["EndTurn"])
    begun, other = played(begun, 4, first, 1, ["Pass"])
    begun = noted(begun, 4, second, "Better.")
    assert [node.id for node in begun.following(4, first)] == [second, other]
    assert [node.id for node in begun.path(other)] == [first, other]
    assert without(begun, second).notes == ()
    assert without(begun, first).nodes == ()


def test_bounds_hold() -> None:
    full = Study("S")
    for at in range(MAX_NOTES):
        full = noted(full, at, GAME, "!")
    with pytest.raises(Refusal, match="study-notes"):
        noted(full, MAX_NOTES, GAME, "!")
    assert noted(full, 0, GAME, "?").notes[0].text == "?"
    deep, node = Study("S"), GAME
    for number in range(MAX_DEPTH):
        deep, node = played(deep, 0, node, 0, [number])
    with pytest.raises(Refusal, match="study-depth"):
        played(deep, 0, node, 0, ["EndTurn"])


def test_chapters_stand_in_the_order_of_the_game_and_an_author_goes_with_their_comments() -> None:
    both = chaptered(chaptered(Study("S"), 9, "Escape"), 2, "Boarding")
    assert [chapter.name for chapter in both.chapters] == ["Boarding", "Escape"]
    assert chaptered(both, 2, "").chapters == both.chapters[1:]
    assert [note.text for note in without_author(study(game()), 1).notes] == [
        "Go early. The near havens fill up fast.",
        "Too slow.",
    ]


def test_a_study_survives_its_file_and_every_move_is_played_again() -> None:
    match = game()
    file = read(write(study(match), record(match), ("Ada", "Ben")))
    assert file.study == study(match)
    assert checked(file, match.title).state.digest() == match.state.digest()


def broken(match: Match, **changes: object) -> bytes:
    plain = msgspec.to_builtins(study(match))
    return msgspec.json.encode(
        {
            "sternhafen_study": 1,
            "authors": ["Ada", "Ben"],
            "study": {**plain, **changes},
            "record": msgspec.to_builtins(record(match)),
        }
    )


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"name": ""}, "study-shape"),
        ({"notes": [{"at": 3, "text": "x" * (MAX_TEXT + 1)}]}, "study-shape"),
        ({"notes": [{"at": 3, "text": "!"}, {"at": 3, "text": "?"}]}, "study-shape"),
        ({"notes": [{"at": 99_999, "text": "Where?"}]}, "study-shape"),
        ({"notes": [{"at": 1, "text": "Who?", "by": 5}]}, "study-shape"),
        ({"notes": [], "nodes": [{"id": 1, "at": 3, "seat": 0, "action": ["Nonsense"]}]}, "study-illegal"),
        ({"notes": [], "nodes": [{"id": 2, "at": 3, "seat": 0, "action": ["EndTurn"], "after": 2}]}, "study-shape"),
        ({"notes": [], "nodes": [{"id": 2, "at": 3, "seat": 0, "action": ["EndTurn"], "after": 1}]}, "study-illegal"),
    ],
)
def test_what_is_wrong_with_a_file_is_told(changes: dict[str, object], code: str) -> None:
    match = game()
    with pytest.raises(BadStudy) as caught:
        checked(read(broken(match, **changes)), match.title)
    assert caught.value.code == code


def test_an_illegal_move_in_a_side_line_is_refused_where_it_stands() -> None:
    match = game()
    begun = study(match)
    node = begun.nodes[1]
    wrong = msgspec.structs.replace(begun, nodes=(begun.nodes[0], msgspec.structs.replace(node, seat=1 - node.seat)))
    with pytest.raises(BadStudy) as caught:
        checked(read(write(wrong, record(match), ("Ada", "Ben"))), match.title)
    assert caught.value.details == {"move": 2, "line": node.at}


def test_a_study_makes_a_lesson_that_passes_the_checks_and_can_be_learnt_to_its_end() -> None:
    match = game()
    lesson = lesson_of(study(match), match, 0, ("Ada", "Ben"))
    assert faults(lesson) == []
    written = msgspec.json.encode(lesson)
    assert msgspec.json.encode(msgspec.json.decode(written, type=type(lesson))) == written
    guide, learnt = Guide(lesson), 0
    while not guide.done:
        if guide.step.kind == "do":
            learnt += guide.move(guide.expected).right
        else:
            guide.proceed()
    assert learnt == 2
    last = decisions(match, 0)[2]
    assert guide.match.state.digest() == match.at(last + 1).state.digest()


def test_a_study_without_comments_makes_no_lesson() -> None:
    with pytest.raises(BadStudy, match="nothing to do"):
        lesson_of(Study("Silence"), game(), 0)


def test_the_command_prints_a_study_and_its_lesson(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, path = game(), tmp_path / "ours.study.json"
    path.write_bytes(write(study(match), record(match), ("Ada", "Ben")))
    main(["study", str(path), "--plain"])
    printed = capsys.readouterr().out
    assert "« Too slow. »" in printed
    assert "| Ada: " in printed
    main(["study", str(path), "--lesson", "1"])
    assert '"en": "And stay together."' in capsys.readouterr().out
    path.write_bytes(broken(match, name=""))
    with pytest.raises(SystemExit):
        main(["study", str(path)])
