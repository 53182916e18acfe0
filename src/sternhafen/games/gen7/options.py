"""How an episode is to be played: with which logbook it begins."""

from __future__ import annotations

import msgspec

from sternhafen.engine.values import Frozen, Illegal, Options
from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.campaign.registry import FIRST, HOUSE, LOADED, campaign_of, campaigns
from sternhafen.games.gen7.data.vocabulary import GRADES


class ServiceRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, metaclass=Frozen):
    """What the logbook keeps of one officer."""

    rank: int
    stars: int
    underlines: int
    skills: tuple[int, ...]
    kept: tuple[int, ...]
    relationship: int


class Remembered(msgspec.Struct, frozen=True, forbid_unknown_fields=True, metaclass=Frozen):
    """What a campaign with pages remembers between two episodes (GEN7-35.2)."""

    decided: tuple[tuple[int, int], ...]
    """The decisions that were taken, by their numbers, and by whom (-1: all)."""
    outcomes: tuple[tuple[int, int], ...]
    """The plot points that have ended, with their grades."""
    found: tuple[int, ...]
    reasons: tuple[int, ...]
    reason_stars: tuple[int, ...]


class Carry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, metaclass=Frozen):
    """The logbook between two episodes: all that persists (GEN7-34.1)."""

    point: int
    """The bookmark: the plot point that opens the next episode, or the ending reached."""
    ended: bool
    ship: str
    names: tuple[str, ...]
    officers: tuple[ServiceRecord, ...]
    track: int
    spotlight: int
    counters: tuple[int, ...]
    flags: tuple[int, ...]
    damage: int
    scars: tuple[int, ...]
    rooms: int
    rule_cards: int
    orders: tuple[int, ...]
    fates: tuple[int, ...]
    """The fate deck."""
    entered: tuple[int, ...]
    """Fate cards noted in the crew part, to be added at the end of the episode."""
    gone: tuple[int, ...]
    """Fate cards resolved or removed."""
    lasting: tuple[tuple[int, int], ...]
    """Rules that last to the end of the campaign, with their owners."""
    used: tuple[int, ...]
    history: tuple[tuple[int, int, int, int, int], ...]
    """Per episode: its number, the top officer, the track, and the average merit as a fraction."""
    codas: tuple[int, ...]
    memory: Remembered | None = None
    """What a campaign with pages remembers beside all that."""
    campaign: str = FIRST
    """The campaign's id; its numbers mean nothing in another. A logbook that names none is of the first edition."""


def _numbers(numbers: tuple[int, ...], below: int, least: int = 0) -> bool:
    return all(least <= number < below for number in numbers)


class Gen7Options(Options, frozen=True):
    """The options of an episode."""

    carry: Carry | None = None
    """What the episode before left; None opens a campaign."""
    ship: str = ""
    """The ship's name, for a new campaign."""
    officers: tuple[str, ...] = ()
    """The officers' names, for a new campaign."""
    campaign: str = ""
    """The id of the campaign to be played; where none is named, the logbook's, and for a new one the house's."""

    def __post_init__(self) -> None:
        """Name the campaign."""
        if not self.campaign:
            msgspec.structs.force_setattr(self, "campaign", HOUSE if self.carry is None else self.carry.campaign)

    def episode(self) -> int:
        """Return the episode's number: one more than the logbook tells of."""
        return 1 if self.carry is None else len(self.carry.history) + 1

    def check(self, seats: int) -> Illegal | None:
        """Return why this logbook cannot be continued, or None."""
        carry = self.carry
        if self.campaign not in LOADED and self.campaign not in campaigns():
            return Illegal("other-campaign", "GEN7-34.1", {"campaign": self.campaign, "here": ", ".join(campaigns())})
        if carry is None:
            return None
        if carry.campaign != self.campaign:
            return Illegal("other-campaign", "GEN7-34.1", {"campaign": carry.campaign, "here": self.campaign})
        if carry.ended:
            return Illegal("campaign-over", "GEN7-30.19")
        if len(carry.officers) != seats:
            return Illegal("other-crew", "GEN7-34.6", {"seats": len(carry.officers)})
        if not _sound(campaign_of(self.campaign), carry, seats):
            return Illegal("broken-logbook", "GEN7-34.1")
        return None


def _sound(book: Campaign, carry: Carry, seats: int) -> bool:
    """Return whether every number in a logbook stands for something."""
    people = all(
        1 <= o.rank <= book.top_rank
        and o.stars >= 0
        and o.underlines >= 0
        and _numbers(o.skills, book.skill_count)
        and len(set(o.skills)) == len(o.skills)
        and _numbers(o.kept, book.fate_count)
        and 0 <= o.relationship < book.relationship_count
        for o in carry.officers
    )
    ship = (
        carry.point in book.episode_goals
        and abs(carry.track) <= book.track_end
        and -1 <= carry.spotlight < seats
        and len(carry.counters) == len(book.counter_names)
        and len(carry.flags) == len(book.flag_names)
        and _numbers(carry.flags, len(book.flag_values))
        and carry.damage >= 0
        and len(carry.scars) == book.room_count
        and _numbers(carry.scars, 99)
        and 0 <= carry.rooms < 1 << book.room_count
        and 0 <= carry.rule_cards < 1 << book.rule_card_count
    )
    cards = (
        _numbers(carry.orders, book.order_count)
        and _numbers((*carry.fates, *carry.entered, *carry.gone), book.fate_count)
        and all(0 <= rule < len(book.rules) and -1 <= owner < seats for rule, owner in carry.lasting)
        and _numbers(carry.used, len(book.rules))
    )
    return people and ship and cards and _sound_memory(book, carry.memory, seats)


def _sound_memory(book: Campaign, memory: Remembered | None, seats: int) -> bool:
    """Return whether every number in a campaign's memory stands for something."""
    if memory is None:
        return not book.remembers
    return (
        book.remembers
        and all(0 <= decision < len(book.decision_names) and -1 <= seat < seats for decision, seat in memory.decided)
        and all(0 <= point < book.point_count and 0 <= grade < len(GRADES) for point, grade in memory.outcomes)
        and _numbers(memory.found, len(book.find_names))
        and _numbers(memory.reasons, len(book.reason_names))
        and len(memory.reasons) in (0, seats)
        and len(memory.reason_stars) == len(memory.reasons)
        and _numbers(memory.reason_stars, 99)
    )
