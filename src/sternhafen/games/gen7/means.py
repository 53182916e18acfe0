"""What contributors could still bring to a group station by skills and files, for all the table knows (GEN7-8.5).

Skills lie open; of files only their number does, so that each counts for the most that one could bring.
"""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.book import FILE_DO, N_TASKS
from sternhafen.games.gen7.language import EFFECT_LISTS, OPTIONS, RULES, USED_FREELY, Effect
from sternhafen.games.gen7.lasting import left_to_use
from sternhafen.games.gen7.ship import Ship
from sternhafen.games.gen7.targets import at_hand
from sternhafen.games.gen7.vocabulary import CHEM, FILE, OPS, OWNER, PARTS, PICKED, ROBOT, SCHEMA, STORE, WILD_SUB

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

    def __init__(self, effects: int) -> None:
        self.given = [0, 0, 0]
        self.any = 0
        self.each = 0
        self.players = 0
        self.discount = 0
        self.turns = 0
        for effect in EFFECT_LISTS[effects]:
            self._add(effect)

    def _add(self, effect: Effect) -> None:
        op = effect.op
        if op == GAIN:
            self._gain(effect)
        elif op == DISCOUNT:
            self.discount += effect.n.fixed
        elif op == DIE_SET:
            self.turns |= TURNS_ROBOT if effect.kind == ROBOT else TURNS_ALL if effect.kind > ROBOT else TURNS_CREW
        elif op == ADD_RULE and RULES[effect.rule].mod == WILD_SUB:
            self.turns = TURNS_ALL
        elif op in (SEARCH, DRAW) and effect.ref in (FILE, SCHEMA):
            self.turns = TURNS_ALL
            if effect.ref == FILE:
                self.any += MOST_BY_A_FILE
        elif op == CHOOSE:
            self._choose(effect)

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

    def _choose(self, effect: Effect) -> None:
        """Add the best of some choices; what goes to several players may go to every contributor."""
        for number in effect.options:
            option = OPTIONS[number]
            made = Means(option.effects)
            self.turns |= made.turns
            if option.targets:
                self.each, self.players = max(self.each, made.any), option.targets
                self.turns = TURNS_ALL
            else:
                self.any = max(self.any, made.any, *made.given)

    def most(self) -> int:
        """Return how many resources it brings to all contributors together, or saves them."""
        return sum(self.given) + self.any + self.discount


MOST_BY_A_FILE: Final = 3
"""How many resources one file can bring."""
FILE_MEANS: Final = tuple([Means(effects) for effects in FILE_DO])
HAND_TURNS: Final[dict[tuple[int, ...], int]] = {}
"""What `hand_turns` has found before."""
SKILL_MEANS: Final[dict[int, Means]] = {}
KEPT_HANDS: Final = 1 << 12


def hand_turns(files: tuple[int, ...]) -> int:
    """Return which of its owner's dice a hand of files could turn; only its owner knows."""
    found = HAND_TURNS.get(files)
    if found is None:
        if len(HAND_TURNS) >= KEPT_HANDS:
            HAND_TURNS.clear()
        found = 0
        for file in files:
            found |= FILE_MEANS[file].turns
        HAND_TURNS[files] = found
    return found


def unused(s: Ship, seat: int) -> list[Means]:
    """Return what a seat's skills could bring that may be used at any time and are not used up (GEN7-33.30)."""
    found: list[Means] = []
    for number in s.free_rules(seat):
        if left_to_use(s, RULES[number], seat):
            made = SKILL_MEANS.get(number)
            if made is None:
                made = SKILL_MEANS[number] = Means(RULES[number].do)
            found.append(made)
    return found


def skills_turn(s: Ship, seat: int) -> int:
    """Return which of a seat's dice its unused skills could turn."""
    found = 0
    for means in unused(s, seat):
        found |= means.turns
    return found


def could_pay(s: Ship, target: int, crew: int, cost: tuple[int, ...], free: int) -> bool:
    """Return whether the store and some contributors (a mask) have, or could still bring, what a group station costs.

    `free` resources of their choice come on top (or off).
    """
    have = at_hand(s, target, crew)
    pot = max(0, -free)
    mods = s._mods or s.all_mods()
    for seat, officer in enumerate(s.officers):
        if crew >> seat & 1:
            pot += MOST_BY_A_FILE * len(officer.files)
            if mods[seat] & USED_FREELY:
                for means in unused(s, seat):
                    for res in range(3):
                        have[res] += means.given[res]
                    pot += means.any + means.each * min(means.players, crew.bit_count())
                    if target < N_TASKS:
                        pot += means.discount
    missing = spare = 0
    for res, need in enumerate(cost):
        missing += max(0, need - have[res])
        spare += max(0, have[res] - need)
    return missing + max(0, free - spare) <= pot


def could_bring(s: Ship, target: int, crew: int, seat: int, res: int) -> bool:
    """Return whether a contributor could still bring some of a resource, or be spared it."""
    if s.officers[seat].files:
        return True
    for other in range(s.seats):
        if crew >> other & 1:
            for means in unused(s, other):
                own = other == seat and (means.given[res] or means.any or (means.discount and target < N_TASKS))
                if means.each or own:
                    return True
    return False
