"""A card for everything: whatever lies on a table or can be picked says what it is, in both languages."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sternhafen.engine import Event, Options, State, Title
from sternhafen.games import HOUSE_TITLES, title
from sternhafen.table.show.game import event_info
from sternhafen.text import LANGUAGES, Words
from tests.printed import PRINTED
from tests.web.mirrors import built, run
from tests.web.people import ROOT
from tests.web.things import ON_THE_TABLE

TITLES = [package.replace("_", "-") for package in HOUSE_TITLES]
TEXT = ROOT / "src" / "sternhafen" / "text"
SCRIPT = """
import { readFileSync } from "node:fs";
const [at, given] = process.argv.slice(-2);
const { title, text, components, printed, cases } = JSON.parse(readFileSync(given, "utf8"));
globalThis.fetch = async path => path.startsWith("/text/")
  ? { ok: true, text: async () => path.split("/")[3].replace(".ftl", "").split("+")
      .map(name => readFileSync(`${text}/${path.split("/")[2]}/${name}.ftl`, "utf8")).join("\\n") }
  : { ok: true, text: async () => JSON.stringify(components) };
const { card, named } = await import(`${at}/card.js`);
const { words, fluentArguments } = await import(`${at}/words.js`);
const { settings } = await import(`${at}/settings.js`);
if (components) await (await import(`${at}/book.js`)).book.open(null);
const faults = new Set(), names = new Set(), shown = new Set(), told = new Set();
let inText = false;
words.title = title;
words.name = (kind, number) => {
  if (number >= 0 && !inText) names.add(`${kind}:${number}`);
  return `${kind} ${number}`;
};
for (const language of ["en", "de"]) {
  settings.language = language;
  await words.show(language, [`engine+web+web-${title}+guide-${title}+${title}`]);
  const pieces = ({ id, args }) => { inText = true; const all = words.pieces(id, args); inText = false; return all; };
  const inLog = ({ view, events }) => events.flatMap(pieces).flatMap(piece => {
    if (!piece.named) return [];
    const { kind, number } = piece.named, thing = number < 0 ? null : named(kind, number, view);
    told.add(kind);
    if (!thing && number >= 0 && printed.includes(kind)) faults.add(`${kind} ${number} in the log has no card`);
    return thing ? [thing] : [];
  });
  for (const { view, things, events } of cases) for (const thing of new Set([...things, ...inLog({ view, events })])) {
    const found = card(thing, view);
    const kind = thing.split(":")[0];
    if (!found) { faults.add(`${kind} has no card: ${thing}`); continue; }
    const message = words.bundle.getMessage(found.id);
    if (!message?.value) { faults.add(`${found.id} is missing (${language})`); continue; }
    shown.add(found.id);
    const patterns = { name: message.value, ...message.attributes };
    const said = words.parts(found.id, found.args);
    for (const part of ["name", "what", "rule"]) {
      const text = part === "name" ? said.value : said.attributes[part];
      if (!text?.trim()) faults.add(`${found.id} (${thing}) has no ${part} (${language})`);
    }
    for (const [part, pattern] of Object.entries(patterns)) {
      const errors = [];
      const text = words.bundle.formatPattern(pattern, fluentArguments(found.args ?? {}), errors);
      for (const error of errors) faults.add(`${found.id}.${part} (${thing}): ${error.message}`);
      if (/undefined|NaN|null|\\{|web-|\\u2026/.test(text)) faults.add(`${found.id}.${part} (${thing}) says ${text}`);
    }
  }
}
process.stdout.write(JSON.stringify({ faults: [...faults], names: [...names], shown: [...shown], told: [...told] }));
"""


def positions(known: Title, options: Options, seats: int, seed: int, every: int) -> Iterator[tuple[State, list[Event]]]:
    """Play a game at random; yield some of its positions, its end among them, and what has happened since the last."""
    rng, state, events = random.Random(seed), known.start(options, seats, seed), list[Event]()
    for number in range(known.longest):
        asked = state.asked()
        if not asked or number % every == 0:
            yield state, events
            events = []
        if not asked:
            return
        seat = rng.choice(list(asked))
        state.record()
        state.play(seat, state.sample_legal(seat, rng.random))
        events += state.drain_events()


def things_at(known: Title, state: State, seat: int | None) -> set[str]:
    """Return what lies on the table for a viewer, and what could be picked now, whether that is legal or not."""
    things = set(ON_THE_TABLE[known.id](state.view(seat)))
    if seat is not None and seat in state.asked():
        things |= {target for _, action in state.candidates(seat) for target in action.targets()}
    return things


def viewers(state: State, everybody: bool) -> list[int | None]:
    """Return who looks at a position: everybody, or whoever is asked first, the seat after it, and a spectator."""
    if everybody:
        return [*range(state.seats), None]
    first = max(state.first_asked(), 0)
    return [*sorted({first, (first + 1) % state.seats}), None]


def cases(known: Title, games: int, every: int, everybody: bool) -> list[dict[str, Any]]:
    """Return views of seats and of spectators in random games under all variants, with what each shows."""
    kinds = [(seats, options) for seats in known.seats for options in known.variants(seats)]
    return [
        {
            "view": msgspec.to_builtins(state.view(viewer)),
            "things": sorted(things_at(known, state, viewer)),
            "events": [msgspec.to_builtins(event_info(known, event, viewer)) for event in events],
        }
        for game in range(games)
        for seed, (seats, options) in enumerate(kinds)
        for state, events in positions(known, options, seats, 100 * game + seed, every)
        for viewer in viewers(state, everybody)
    ]


def asked_of(tmp_path: Path, known: Title, shown: list[dict[str, Any]]) -> dict[str, list[str]]:
    """Return what the page's own cards answer: their faults, the names they ask for, the messages they used."""
    components = (
        None if known.components_under is None else msgspec.to_builtins(known.components_under(known.options()))
    )
    given = {
        "title": known.id,
        "text": str(TEXT),
        "components": components,
        "printed": PRINTED[known.id],
        "cases": shown,
    }
    folder = ROOT / "web" / "src"
    modules = {
        "card": folder / "games" / known.id / "cards.ts",
        "words": folder / "words.svelte.ts",
        "settings": folder / "settings.svelte.ts",
        **({} if components is None else {"book": folder / "games" / known.id / "book.svelte.ts"}),
    }
    said: dict[str, list[str]] = json.loads(run(tmp_path, SCRIPT, built(tmp_path, modules), given))
    return said


@pytest.mark.parametrize(
    ("games", "every", "everybody"), [(1, 40, False), pytest.param(6, 7, True, marks=pytest.mark.soak)]
)
@pytest.mark.parametrize("id", TITLES)
def test_every_thing_on_the_table_and_every_card_in_the_log_has_a_card_in_both_languages(
    tmp_path: Path, id: str, games: int, every: int, everybody: bool
) -> None:
    """Positions of all variants, seen by those who differ most; the long run looks at many more, through all eyes."""
    known = title(id)
    said = asked_of(tmp_path, known, cases(known, games, every, everybody))
    assert said["faults"] == []
    assert said["shown"]
    assert set(said["told"]) & set(PRINTED[id]), "names in the log are looked at"
    for language in LANGUAGES:
        words = Words(language, known)
        for name in said["names"]:
            kind, number = name.split(":")
            assert words.name(kind, int(number)), f"{name} has no name ({language})"
