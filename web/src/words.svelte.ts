// The words of one language: the server's Fluent files, with the functions SEAT, NAME and NAMES that messages call.

import { ids } from "./ids";
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import { given } from "./given";
import { GUEST, settings, type Language } from "./settings.svelte";
import { fileAddress, transport } from "./transport/transport";

export type Arguments = Record<string, unknown>;
export type Naming = (kind: string, number: number, language: Language) => string | null;

/** A part of a text: a component's name with its kind and number, or what stands between such names. */
export interface Piece {
  text: string;
  named: { kind: string; number: number } | null;
}

/** Around a name in a text that is told in pieces; nothing that anybody writes. */
const [NAME_BEGINS, NAME_ENDS] = ["\uE000", "\uE001"];

/** What every page says, and what every title is called. */
const SHARED = "shared";
const UNKNOWN = "…";

/** A number that is written the same in every language of ours: no need to wake the browser's number formats, which are slow to start. */
class Whole extends FluentNumber {
  static fits(value: number): boolean {
    return Number.isInteger(value) && Math.abs(value) < 1000;
  }

  override toString(): string {
    return String(this.value);
  }
}

/** Several numbers in one argument, for NAMES. */
export class FluentList extends FluentType<number[]> {
  toString(): string {
    return this.value.join(", ");
  }
}

/** Returns arguments as Fluent takes them: lists wrapped, truth as 1 and 0, what is blank left out. */
export function fluentArguments(args: Arguments): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "number") found[name] = Whole.fits(value) ? new Whole(value) : value;
    else if (typeof value === "string") found[name] = value;
    else if (typeof value === "boolean") found[name] = value ? 1 : 0;
    else if (Array.isArray(value))
      found[name] = new FluentList(value.filter((n): n is number => typeof n === "number"));
  }
  return found;
}

function numberIn(value: FluentValue | undefined): number {
  if (value instanceof FluentNumber) return value.value;
  return typeof value === "string" ? Number(value) : NaN;
}

export class Words {
  language = $state<Language>("en");
  loaded = $state(false);
  title = $state<string | null>(null);
  /** The table whose options bring the names that are asked for; null for a title's usual ones. */
  table: string | null = null;
  /** Gives the names of all who sit at the table, in the language that is shown. */
  sitting = $state.raw<() => readonly string[]>(() => []);
  private seats = $derived.by(() => this.sitting());
  private bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  private fetched = $state(0);
  /** The names in the text that is told in pieces just now. */
  private noting: { kind: string; number: number }[] | null = null;
  private files: string[] = [SHARED];
  private resources = new Map<string, Promise<FluentResource | null>>();
  private naming = new Map<string, Naming>();
  private names = new Map<string, string | null>();

  /** Loads a language's files and then shows it; what is on screen stays in the old one until then. */
  async show(language: Language, more: readonly string[] = []): Promise<void> {
    for (const name of more) if (!this.files.includes(name)) this.files.push(name);
    const wanted = [...this.files];
    const resources = await Promise.all(wanted.map((name) => this.resource(language, name)));
    if (language !== settings.language) return; // the person has changed their mind meanwhile
    const bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        SEAT: ([seat]) => this.seat(numberIn(seat)),
        NAME: ([kind, number]) => this.marked(String(kind), numberIn(number)),
        NAMES: ([kind, numbers]) => this.nameAll(String(kind), numbers),
      },
    });
    for (const resource of resources) if (resource) bundle.addResource(resource, { allowOverrides: true });
    this.bundle = bundle;
    this.language = language;
    this.loaded = true;
  }

  private resource(language: Language, name: string): Promise<FluentResource | null> {
    const key = `${language}/${name}`;
    let found = this.resources.get(key);
    const here = given();
    if (!found && name === SHARED && here?.language === language) {
      found = Promise.resolve(new FluentResource(here.words));
      this.resources.set(key, found);
    }
    if (!found) {
      found = fetch(fileAddress(`/text/${key}.ftl`))
        .then(async (answer) => (answer.ok ? new FluentResource(await answer.text()) : null))
        .catch(() => {
          this.resources.delete(key); // tried again with the next wish
          return null;
        });
      this.resources.set(key, found);
    }
    return found;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Returns a message's text. A missing one is an error of ours: it is logged, and its id shown. */
  say(id: string, args: Arguments = {}): string {
    void this.fetched; // names that come later are shown when they come
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) {
      if (this.loaded) console.error(`no message ${id}`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, fluentArguments(args), errors);
    if (errors[0]) console.error(`${id}: ${errors[0].message}`);
    return text;
  }

  /** Returns a message's text with its attributes, each as text; null if there is no such message. */
  parts(id: string, args: Arguments = {}): { value: string; attributes: Record<string, string> } | null {
    void this.fetched; // as above
    const message = this.bundle.getMessage(id);
    if (message?.value == null) return null;
    const given = fluentArguments(args);
    const attributes = Object.entries(message.attributes).map(([name, pattern]) => [
      name,
      this.bundle.formatPattern(pattern, given, []).trim(),
    ]);
    return {
      value: this.bundle.formatPattern(message.value, given, []),
      attributes: Object.fromEntries(attributes) as Record<string, string>,
    };
  }

  /** Returns a message's text in pieces, so that the names in it can be asked about. */
  pieces(id: string, args: Arguments = {}): Piece[] {
    const named: { kind: string; number: number }[] = [];
    this.noting = named;
    const text = this.say(id, args);
    this.noting = null;
    return text
      .split(new RegExp(`${NAME_BEGINS}|${NAME_ENDS}`))
      .map((part, index) => ({ text: part, named: index % 2 === 1 ? (named[(index - 1) / 2] ?? null) : null }))
      .filter((piece) => piece.text);
  }

  /** Returns a name, marked if a text is told in pieces; a name within a name belongs to it. */
  private marked(kind: string, number: number): string {
    const noted = this.noting;
    this.noting = null;
    const name = this.name(kind, number);
    this.noting = noted;
    if (!noted) return name;
    noted.push({ kind, number });
    return `${NAME_BEGINS}${name}${NAME_ENDS}`;
  }

  /** Returns a reason with its rule's number left out: the shell shows the rule as a link beside it. */
  reason(refusal: { id: string; code: string; args: Arguments }): string {
    return this.say(this.has(refusal.id) ? refusal.id : ids.refusal("engine", refusal.code), refusal.args);
  }

  /** Returns a person's name as it is shown: who gave none is a guest. */
  person(name: string): string {
    return name === GUEST ? this.say("web-guest") : name;
  }

  seat(seat: number): string {
    return this.seats[seat] ?? this.say("engine-seat", { n: seat + 1 });
  }

  /** Names of a title that its board knows by itself, so that nothing has to be asked for. */
  nameBy(title: string, naming: Naming): void {
    this.naming.set(title, naming);
  }

  name(kind: string, number: number): string {
    void this.fetched; // as above
    const title = this.title ?? "";
    const message = this.bundle.getMessage(ids.component(title, kind, number))?.value;
    if (message) return this.bundle.formatPattern(message);
    const own = this.naming.get(title)?.(kind, number, this.language);
    return own ?? this.ask(title, kind, number);
  }

  /** Tells whether a name is here; if not it is asked for. A page waits for its words so that nothing on it jumps. */
  knows(kind: string, number: number): boolean {
    return this.name(kind, number) !== UNKNOWN || number < 0;
  }

  private nameAll(kind: string, numbers: FluentValue | undefined): string {
    const list = numbers instanceof FluentList ? numbers.value : [];
    return list.map((number) => this.marked(kind, number)).join(", ") || "–";
  }

  private ask(title: string, kind: string, number: number): string {
    if (!(number >= 0)) return UNKNOWN; // hidden, or none
    const query = new URLSearchParams({ kind, number: String(number), language: this.language });
    const path = `/api/${this.table === null ? `titles/${title}` : `tables/${this.table}`}/names?${query}`;
    const known = this.names.get(path);
    if (known !== undefined) return known ?? UNKNOWN;
    this.names.set(path, null);
    void transport()
      .then((carrier) => carrier.ask("GET", path))
      .then(({ ok, text }) => (ok ? (JSON.parse(text) as { name: string | null }) : { name: null }))
      .then(({ name }) => {
        this.names.set(path, name);
        this.fetched += 1;
      })
      .catch(() => this.names.delete(path));
    return UNKNOWN;
  }
}

export const words = new Words();

/** Short for what every component does most. */
export function t(id: string, args: Arguments = {}): string {
  return words.say(id, args);
}
