"""The search bot: legal, honest about what it cannot know, the same for a seed, and better than looking one ahead."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.arena.contest import Contest
from sternhafen.arena.ledger import Ledger
from sternhafen.arena.ratings import firsts
from sternhafen.arena.running import run
from sternhafen.bots import BOTS, UnknownBot, bot
from sternhafen.bots.search import SearchBot
from sternhafen.bots.search.playout import MAX_LISTED, next_asked, value_after
from sternhafen.bots.search.reward import Scale, margins, squash
from sternhafen.bots.search.tree import Node, choose
from sternhafen.bots.search.tree_search import SHORTLIST, Search
from sternhafen.engine import Match, State, Title
from sternhafen.engine.search_config import SETTINGS, SearchConfig
from sternhafen.games import titles
from tests import teaching
from tests.bots.test_bots import fewest

TITLES = list(titles().values())
PODS = titles()["escape-pods"]


def positions(title: Title, seed: int, count: int, least: int = 2) -> list[tuple[State, int]]:
    """Return some positions of a random game in which a seat has at least so many choices."""
    rng, found = Random(seed), list[tuple[State, int]]()
    while len(found) < count:
        state = title.start(title.options(confirm=False), fewest(title), rng.getrandbits(32))
        while (seat := state.first_asked()) >= 0:
            if rng.random() < 0.05 and state.count_legal(seat) >= least:
                found.append((state.copy(), seat))
            state.play(seat, state.sample_legal(seat, rng.random))
    return found[:count]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_it_plays_legally_to_the_end(title: Title) -> None:
    match, rng = Match.new(title, fewest(title), 3, title.options(confirm=False)), Random(3)
    player = SearchBot(2)
    while not match.over:
        seat = match.state.asked()[-1]
        choose = player if seat == 1 else bot("random")
        match.play(seat, choose(title, match.state, seat, rng))
    assert match.state.outcome() is not None


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_same_view_and_seed_give_the_same_decision_whatever_is_hidden(title: Title) -> None:
    rng = Random(1)
    for state, seat in positions(title, 4, 3):
        other = state.resample(seat, rng)
        decision = SearchBot(12)(title, state, seat, Random(7))
        assert SearchBot(12)(title, other, seat, Random(7)) == decision
        assert decision in state.legal(seat)


def test_the_state_it_is_asked_about_stays_as_it_was() -> None:
    state, seat = positions(PODS, 8, 1)[0]
    before = state.digest()
    SearchBot(20)(PODS, state, seat, Random(1))
    assert state.digest() == before


def test_a_forced_move_needs_no_search() -> None:
    title, rng = titles()["cryo"], Random(5)
    state = title.start(title.options(confirm=False), 2, 5)
    while state.count_legal(seat := state.first_asked()) > 1:
        state.play(seat, state.sample_legal(seat, rng.random))
    before = rng.getstate()
    assert [SearchBot(50)(title, state, seat, rng)] == state.legal(seat)
    assert rng.getstate() == before


def test_where_many_actions_are_legal_only_the_best_at_a_glance_are_searched() -> None:
    title = titles()["planet-unknown"]
    state, seat = positions(title, 3, 1, least=MAX_LISTED + 1)[0]
    search = Search(title, state, seat, SearchConfig(width=100), Random(1))
    assert len(search.root.children) == SHORTLIST
    assert set(search.root.children) <= set(state.legal(seat))


def test_what_was_seldom_on_offer_is_not_held_against_a_node() -> None:
    """With equal rewards the one with fewer visits comes next, unless it was offered as seldom."""
    often, seldom = Node(None), Node(None)
    for node, visits in ((often, 20), (seldom, 5)):
        for _ in range(visits):
            node.add(0.5, 0.0)
    often.offered, seldom.offered = 20, 20
    assert choose([often, seldom], 0.5, 0.0) is seldom
    often.offered, seldom.offered = 10_000_000, 5
    assert choose([often, seldom], 0.5, 0.0) is often


def test_a_curious_node_with_room_gets_what_did_not_look_best_there() -> None:
    """What looks best need not be: an action that promises most and is known already must not keep all others out."""
    state, seat = positions(PODS, 5, 1, least=4)[0]
    search = Search(PODS, state, seat, SearchConfig(tries=MAX_LISTED, curious=True), Random(1))
    node = Node(None)
    node.visits = 10_000
    for known in range(state.count_legal(seat)):
        assert len(node.children) == known
        found = search._descend(node, state.resample(seat, Random(2)), seat, state.legal(seat))
        assert found.taken() in state.legal(seat)
    assert set(node.children) == set(state.legal(seat))


def test_a_thorough_node_gets_the_best_at_a_glance_first() -> None:
    title = titles()["planet-unknown"]
    state, seat = positions(title, 3, 1, least=MAX_LISTED + 1)[0]
    search = Search(title, state, seat, SearchConfig(turns=1, thorough=True), Random(1))
    node = Node(None)
    node.visits = 10_000
    worths: list[float] = []
    for known in range(1, 6):
        world = state.resample(seat, Random(known))
        found = search._descend(node, world, seat, [])
        worths.append(value_after(title, world, seat, found.taken()))
        assert len(node.children) == known
    assert worths == sorted(worths, reverse=True)
    assert worths[0] == max(value_after(title, state, seat, action) for action in state.legal(seat))
    priors = [child.prior for child in node.children.values()]
    assert priors == sorted(priors, reverse=True)
    assert priors[0] == 0.0


def test_a_thorough_node_whose_ideas_are_all_illegal_in_a_world_gets_another_that_is_legal_there() -> None:
    """Worlds differ: where another tile has come up, none of the placements looked through before need fit."""
    title = titles()["planet-unknown"]
    (state, seat), *others = positions(title, 3, 8, least=MAX_LISTED + 1)
    search = Search(title, state, seat, SearchConfig(turns=1, thorough=True), Random(1))
    node = Node(None)
    node.visits = 10_000
    elsewhere = [action for other, asked in others for action in other.legal(asked)]
    node.ideas = [(0.0, action) for action in elsewhere if state.explain(seat, action) is not None]
    assert node.ideas
    assert search._descend(node, state, seat, []).taken() in state.legal(seat)


def test_how_a_title_is_searched_may_depend_on_how_many_play() -> None:
    pods, cryo = PODS.search_config, titles()["cryo"].search_config
    assert pods(2).trust < pods(3).trust == pods(5).trust
    assert cryo(2) is cryo(4)
    assert teaching.title().search_config(2).width == SearchConfig().width


def test_it_goes_on_in_its_tree_where_its_own_action_leads() -> None:
    rng, reused = Random(6), 0
    state = PODS.start(PODS.options(confirm=False), 2, 6)
    player = SearchBot(60)
    while (seat := state.first_asked()) >= 0 and not reused:
        if seat == 0 and state.count_legal(0) > 1:
            reused += player.recalls(state, 0)
            state.play(0, player(PODS, state, 0, rng))
        else:
            state.play(seat, state.sample_legal(seat, rng.random))
    assert reused


def test_rewards_grow_with_margin_and_place() -> None:
    scale = Scale([3.0, 3.0], 0.3, False)
    behind, ahead = scale.rewards([2.0, 6.0], None)
    assert 0 < behind < 0.5 < ahead < 1
    assert scale.rewards([2.0, 6.0], (1, 2))[0] > scale.rewards([2.0, 6.0], (2, 1))[0]
    assert margins([5.0, 9.0, 1.0], False) == [-4.0, 4.0, -8.0]
    assert margins([5.0, 9.0, 1.0], True) == [5.0, 9.0, 1.0]
    assert squash(0.0) == 0.5


def test_it_stops_where_what_is_left_cannot_change_its_mind_and_decides_as_if_it_had_not() -> None:
    saved = 0
    for state, seat in positions(PODS, 12, 4, least=3):
        whole = Search(PODS, state, seat, SearchConfig(), Random(5))
        for done in range(100):
            whole.iterate(whole.most_promising())
            saved += whole.decided(99 - done)
        assert SearchBot(100, config=SearchConfig())(PODS, state, seat, Random(5)) == whole.ranking()[0].action
    assert saved


def test_its_time_is_bounded_however_many_iterations_it_may_take() -> None:
    state, seat = positions(PODS, 9, 1)[0]
    assert SearchBot(10**9, seconds=0.05)(PODS, state, seat, Random(1)) in state.legal(seat)


def test_first_sight_is_part_of_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = positions(PODS, 9, 1, least=3)[0]
    clock, visits = [0.0], list[int]()
    add_children, iterate = Search._add_children, Search.iterate

    def add_slowly(search: Search) -> None:
        clock[0] += 10.0
        add_children(search)

    def counted(search: Search, child: Node) -> None:
        visits.append(1)
        iterate(search, child)

    monkeypatch.setattr("sternhafen.bots.search.bot.monotonic", lambda: clock[0])
    monkeypatch.setattr(Search, "_add_children", add_slowly)
    monkeypatch.setattr(Search, "iterate", counted)
    SearchBot(50, seconds=5.0)(PODS, state, seat, Random(1))
    assert len(visits) == 1


def test_its_own_seat_is_searched_first_where_several_are_asked() -> None:
    title = titles()["planet-unknown"]
    state, rng = title.start(title.options(confirm=False), 2, 1), Random(1)
    while len(state.asked()) < 2:
        state.play(state.first_asked(), state.sample_legal(state.first_asked(), rng.random))
    assert [next_asked(state, seat) for seat in (0, 1)] == [0, 1]


def test_advice_names_the_best_actions_with_points_and_how_sure_it_is() -> None:
    state, seat = positions(PODS, 11, 1, least=5)[0]
    advice = SearchBot(80).advise(PODS, state, seat, Random(2), 3)
    assert len(advice) == 3
    assert advice[0].action == SearchBot(80)(PODS, state, seat, Random(2))
    assert all(one.action in state.legal(seat) for one in advice)
    assert all(one.sure is None or 0 <= one.sure <= 1 for one in advice)
    assert advice[0].sure is not None
    assert len({one.action for one in advice}) == 3


def test_names_with_a_number_give_a_budget() -> None:
    wanted = bot("search-40")
    assert isinstance(wanted, SearchBot)
    assert (wanted.iterations, wanted.seconds, wanted.sees_all) == (40, 0.0, False)
    cheat = bot("seeing-5")
    assert isinstance(cheat, SearchBot)
    assert cheat.sees_all
    assert bot("hard") is not bot("hard")  # each game its own: they remember
    assert not any(isinstance(one, SearchBot) and one.sees_all for one in BOTS.values())
    settings = ("", "speed=1", "flat=yes", "flat", "trust=nan", "trust=-1", "width=0", "flat=1+", "tries=1e9")
    for wrong in ("search-0", "search-", "search-x", "-5", *(f"search-5:{setting}" for setting in settings)):
        with pytest.raises(UnknownBot):
            bot(wrong)


def test_names_with_settings_change_the_title_s_own_settings_and_only_that() -> None:
    wanted = bot("search-40:flat=1+tries=4+turns=1")
    assert isinstance(wanted, SearchBot)
    own = titles()["planet-unknown"].search_config(2)
    changed = own.changed(wanted.changes or {})
    assert (changed.flat, changed.tries, changed.turns, changed.alone) == (True, 4, 1, True)
    same = [name for name in SETTINGS if name not in ("flat", "tries", "turns")]
    assert [getattr(changed, name) for name in same] == [getattr(own, name) for name in same]
    assert not own.changed({"turns": 0}).alone
    state, seat = positions(PODS, 9, 1, least=3)[0]
    assert bot("search-30:width=2")(PODS, state, seat, Random(1)) in state.legal(seat)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("title", "seats"),
    [pytest.param(title, seats, id=f"{title.id}-{seats}") for title in TITLES for seats in title.seats],
)
def test_it_plays_every_variant_with_every_number_of_seats_to_the_end(title: Title, seats: int) -> None:
    for number, options in enumerate(title.variants(seats)):
        state, rng = title.start(options, seats, number), Random(number)
        players = [SearchBot(4) for _ in range(seats)]
        while (seat := state.first_asked()) >= 0:
            action = players[seat](title, state, seat, rng)
            assert state.explain(seat, action) is None
            state.play(seat, action)


@pytest.mark.soak
def test_search_beats_greedy_and_greedy_beats_easy() -> None:
    for one, other in (("search-200", "greedy"), ("greedy", "easy")):
        blocks = list(run(Ledger(Contest("escape-pods", 1, (one, other), 2, 1, {"confirm": False})), 30))
        assert firsts(blocks, one) > 0.6
