"""Chapter 12: technologies, which work and which are used up."""

from __future__ import annotations

from sternhafen.engine import Seat
from sternhafen.games.planet_unknown.aliases import TechSet
from sternhafen.games.planet_unknown.colony import CAP, NO_CAP, Colony
from sternhafen.games.planet_unknown.data.vocabulary import TECH, TECHNOLOGIES
from sternhafen.games.planet_unknown.events import TechnologyUnlocked
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.state import PlanetState


def technologies(c: Colony) -> TechSet:
    """Return the technologies that work now: those at or below the tech marker, if nothing changes that (PU-12.2)."""
    rules = CORPORATION_RULES[c.corporation]
    if rules.follows_marker and c.quirks[CAP] == NO_CAP:
        return rules.techs[c.markers[TECH]]
    return rules.technologies(c)


def unused(c: Colony, technology: TechSet) -> bool:
    """Return whether a technology works that can be used once per round or game, and was not (PU-3.9, 12.4)."""
    return bool(technologies(c) & technology and not (c.used | c.spent) & technology)


def unlock(s: PlanetState, seat: Seat, level: int) -> None:
    """Unlock the technology of a milestone, by its level from 1 (PU-12.1)."""
    rules = CORPORATION_RULES[s.colonies[seat].corporation]
    name = rules.board.technologies[level - 1]
    if s.recording:
        s.tell(TechnologyUnlocked(seat=seat, technology=TECHNOLOGIES.index(name)))
    rules.unlocked(s, seat, name)
