"""The verbs of scenes, gathered (GEN7-36)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.campaign.language import Effect
from sternhafen.games.gen7.data.vocabulary import OF_CHANCE
from sternhafen.games.gen7.effects.addressing import seats_of
from sternhafen.games.gen7.effects.agenda import Verb, carry_out_effects
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.scenes.finds import find, move_token, send_away
from sternhafen.games.gen7.effects.scenes.reasons import deal_reasons
from sternhafen.games.gen7.effects.scenes.scene_events import SkillGiven
from sternhafen.games.gen7.effects.scenes.secrets import cast_ballots, choose_in_secret, count_ballots, split
from sternhafen.games.gen7.effects.scenes.veils import peek, show_task
from sternhafen.games.gen7.state import Ship


def _random(s: Ship, c: Cause, e: Effect) -> None:
    """Carry out one of several lists of effects, each as likely as its weight (GEN7-36.14)."""
    k = s.draw(OF_CHANCE, sum([weight for weight, _ in e.branches]))
    for weight, effects in e.branches:
        if k < weight:
            carry_out_effects(s, effects, 0, c)
            return
        k -= weight


def _give(s: Ship, c: Cause, e: Effect) -> None:
    """Give up the cheapest of the addressed players' skills for the rest of the campaign (GEN7-36.13)."""
    book = s.book
    for seat in seats_of(s, e.who, c):
        officer = s.officers[seat]
        if officer.skills:
            skill = min(officer.skills, key=book.skill_cost.__getitem__)
            officer.skills = tuple([other for other in officer.skills if other != skill])
            s.rules_changed()
            if s.recording:
                s.tell(SkillGiven(seat=seat, skill=skill))


SCENE_VERBS: Final[dict[str, Verb]] = {
    "find": find,
    "token": move_token,
    "split": split,
    "ballot": cast_ballots,
    "count_ballots": count_ballots,
    "secret": choose_in_secret,
    "give": _give,
    "peek": peek,
    "show": show_task,
    "random": _random,
    "away": send_away,
    "deal_reasons": deal_reasons,
}
"""What these verbs do."""
