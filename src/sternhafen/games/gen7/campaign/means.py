"""What the effects of files and skills could bring while a group station is filled (GEN7-8.5)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.campaign.language import Effect
from sternhafen.games.gen7.campaign.lexicon import Lexicon
from sternhafen.games.gen7.data.vocabulary import CHEM, FILE, OPS, OWNER, PARTS, PICKED, ROBOT, SCHEMA, STORE, WILD_SUB

TURNS_CREW: Final = 1
"""Officers and colonists may be turned; then the robot; then both."""
TURNS_ROBOT: Final = 2
TURNS_ALL: Final = TURNS_CREW | TURNS_ROBOT
GAIN: Final = OPS.index("gain")
CHOOSE: Final = OPS.index("choose")
DISCOUNT: Final = OPS.index("discount")
DIE_SET: Final = OPS.index("die_set")
SEARCH: Final = OPS.index("search")
DRAW: Final = OPS.index("draw")
ADD_RULE: Final = OPS.index("rule")


class Means:
    """What effects could bring while a group station is filled.

    `given` are resources for their owner and `any` such of any kind; `each` of so many `players` gets that many of one
    kind. `discount` counts at tasks only. `turns` says which of the owner's dice they could turn.
    """

    __slots__ = ("given", "any", "each", "players", "discount", "turns")

    def __init__(self, effects: int, lexicon: Lexicon) -> None:
        self.given = [0, 0, 0]
        self.any = 0
        self.each = 0
        self.players = 0
        self.discount = 0
        self.turns = 0
        for effect in lexicon.effect_lists[effects]:
            self._add(effect, lexicon)

    def _add(self, effect: Effect, lexicon: Lexicon) -> None:
        op = effect.op
        if op == GAIN:
            self._gain(effect)
        elif op == DISCOUNT:
            self.discount += effect.n.fixed
        elif op == DIE_SET:
            self.turns |= TURNS_ROBOT if effect.kind == ROBOT else TURNS_ALL if effect.kind > ROBOT else TURNS_CREW
        elif op == ADD_RULE and lexicon.rules[effect.rule].mod == WILD_SUB:
            self.turns = TURNS_ALL
        elif op in (SEARCH, DRAW) and effect.ref in (FILE, SCHEMA):
            self.turns = TURNS_ALL
            if effect.ref == FILE:
                self.any += MAX_BY_A_FILE
        elif op == CHOOSE:
            self._choose(effect, lexicon)

    def _gain(self, effect: Effect) -> None:
        if effect.who == STORE:
            return
        if effect.who in PICKED:
            self.any += effect.n.fixed
        elif effect.res < 3:
            self.given[effect.res] += effect.n.fixed
        else:
            self.any += effect.n.fixed
        if effect.who == OWNER:
            kind = effect.res
            self.turns |= TURNS_CREW if kind == CHEM else TURNS_ROBOT if kind == PARTS else TURNS_ALL if kind else 0

    def _choose(self, effect: Effect, lexicon: Lexicon) -> None:
        """Add the best of some choices; what goes to several players may go to every contributor."""
        for number in effect.options:
            option = lexicon.options[number]
            made = Means(option.effects, lexicon)
            self.turns |= made.turns
            if option.targets:
                self.each, self.players = max(self.each, made.any), option.targets
                self.turns = TURNS_ALL
            else:
                self.any = max(self.any, made.any, *made.given)

    def most(self) -> int:
        """Return how many resources it brings to all contributors together, or saves them."""
        return sum(self.given) + self.any + self.discount


MAX_BY_A_FILE: Final = 3
"""How many resources one file can bring."""
