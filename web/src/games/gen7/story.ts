// The story as pages: what the log tells of plot and fate, put together so that it can be read and read again.

import type { EntryInfo, EventInfo } from "../../protocol.gen";

export interface Answer {
  seat: number;
  option: number;
  result: number;
}

export interface StoryPage {
  key: string;
  /** The log line that completes it; -1 is the opening. */
  entry: number;
  kind: "plot" | "page" | "success" | "partial" | "setback" | "fate" | "vote" | "rules" | "ending" | "ceremony";
  /** Whose officer it is about; -1 is everybody. */
  seat: number;
  /** The plot point, text or card that it is about, by its kind. */
  about: number;
  answers: Answer[];
  /** Who voted for which option, if there was a vote. */
  votes: number[];
  /** Rule cards, or the codas of an ending. */
  more: number[];
  /** What followed at once. */
  after: EventInfo[];
  /** Whether somebody has yet to decide. */
  open: boolean;
}

const CONSEQUENCES = new Set([
  "Gained",
  "Lost",
  "StoreGained",
  "StoreLost",
  "MeritsGained",
  "MeritsLost",
  "StarsGained",
  "StarsLost",
  "TrackMoved",
  "CounterMoved",
  "StatusMoved",
  "RedStruck",
  "StationBroken",
  "StationFaulted",
  "StationsReopened",
  "CardKept",
  "RoomUnlocked",
  "OrderUnlocked",
  "GoalTurned",
  "TasksDrawn",
  "TaskLeft",
  "ColonistThawed",
  "DieMoved",
  "DieChanged",
]);

/** What the end of an episode counts, one after the other, once its story is told. */
const COUNTED = new Set(["MeritsLost", "GoalMet", "StarsGained", "StarsLost", "Promoted", "RankUnderlined"]);
const RANKS = new Set(["Promoted", "RankUnderlined"]);
const TOLD = new Set(["FateChosen", "FateStruck", "OptionVoted", "PlotSucceeded", "PlotSetback", "PlotReached"]);

function numberIn(event: EventInfo, name: string): number {
  const found = event.args[name];
  return typeof found === "number" ? found : -1;
}

function numbersIn(event: EventInfo, name: string): number[] {
  const found = event.args[name];
  return Array.isArray(found) ? found.filter((one): one is number => typeof one === "number") : [];
}

export function page(kind: StoryPage["kind"], entry: number, about: number, seat = -1): StoryPage {
  return {
    key: `${kind}/${entry}/${about}`,
    entry,
    kind,
    seat,
    about,
    answers: [],
    votes: [],
    more: [],
    after: [],
    open: false,
  };
}

/** Reads the log line by line; a page may be completed by a later line, as a fate card is by its choice. */
class Reader {
  readonly pages: StoryPage[] = [];
  private collecting: StoryPage | null = null;
  private votes: number[] = [];

  private begin(found: StoryPage): StoryPage {
    this.pages.push(found);
    this.collecting = found;
    return found;
  }

  /** The fate card that a choice belongs to: one that waits for it, or that everybody answers in turn. */
  private openFate(): StoryPage | undefined {
    const last = this.pages.at(-1);
    return last?.kind === "fate" && (last.open || this.votes.length === 0) ? last : undefined;
  }

  line(entry: EntryInfo): void {
    this.collecting = null;
    const end = this.endIn(entry.events);
    for (const event of entry.events.slice(0, end)) this.event(entry.entry, event);
    if (end < entry.events.length) {
      const found = this.begin(page("ceremony", entry.entry, 0));
      found.after = entry.events.slice(end).filter(({ kind }) => COUNTED.has(kind));
      this.collecting = null;
    }
  }

  /** Where the end of the episode is counted in a line; only there ranks are given. */
  private endIn(events: readonly EventInfo[]): number {
    if (!events.some(({ kind }) => RANKS.has(kind))) return events.length;
    const told = events.findLastIndex(({ kind }) => TOLD.has(kind));
    return events.findIndex(({ kind }, index) => index > told && COUNTED.has(kind));
  }

  private event(entry: number, event: EventInfo): void {
    switch (event.kind) {
      case "PlotReached":
        this.begin(page("plot", entry, numberIn(event, "point")));
        break;
      case "PlotSucceeded":
      case "PlotSetback":
        this.begin(page(event.kind === "PlotSucceeded" ? "success" : "setback", entry, numberIn(event, "text")));
        break;
      case "PlotHalfDone":
        this.begin(page("partial", entry, -1));
        break;
      case "PageRead":
        this.passage(entry, event);
        break;
      case "FateStruck":
        this.begin(page("fate", entry, numberIn(event, "card"), numberIn(event, "seat"))).open = true;
        break;
      case "OptionVoted":
        this.votes = numbersIn(event, "votes");
        break;
      case "FateChosen":
        this.chosen(entry, event);
        break;
      case "RuleCardShown":
        this.rules(entry, numberIn(event, "card"));
        break;
      case "EndingReached":
        this.ending(entry, event);
        break;
      default:
        this.consequence(event);
    }
  }

  /** Passages of one page are read one after another. */
  private passage(entry: number, event: EventInfo): void {
    const about = numberIn(event, "page");
    const text = numberIn(event, "text");
    if (text < 0) return;
    const last = this.pages.at(-1);
    const open = last?.kind === "page" && last.about === about && last.entry === entry ? last : undefined;
    (open ?? this.begin(page("page", entry, about))).more.push(text);
  }

  /** What follows a page at once stands on it; penalties for work orders after the episode's last vote do not. */
  private consequence(event: EventInfo): void {
    const foreign = this.collecting?.kind === "vote" && event.kind === "MeritsLost";
    if (foreign || !CONSEQUENCES.has(event.kind)) this.collecting = null;
    this.collecting?.after.push(event);
  }

  /** A choice completes the fate card that lies open; else it is what a vote on the plot has led to. */
  private chosen(entry: number, event: EventInfo): void {
    const answer = {
      seat: numberIn(event, "seat"),
      option: numberIn(event, "option"),
      result: numberIn(event, "result"),
    };
    const fate = this.openFate();
    const found = fate ?? this.begin(page("vote", entry, answer.option));
    found.entry = entry;
    found.open = false;
    found.answers.push(answer);
    found.votes = this.votes;
    this.votes = [];
    this.collecting = found;
  }

  private rules(entry: number, card: number): void {
    const last = this.pages.at(-1);
    const found = last?.kind === "rules" && last.entry === entry ? last : this.begin(page("rules", entry, card));
    found.more.push(card);
  }

  private ending(entry: number, event: EventInfo): void {
    const point = numberIn(event, "point");
    const last = this.pages.findLast((one) => one.kind === "plot" && one.about === point);
    const found = last ?? this.begin(page("ending", entry, point));
    found.kind = "ending";
    found.entry = entry;
    found.more = numbersIn(event, "codas");
  }
}

/** Returns the words of the story that stand on a page, by kind and number: a page is shown when they are here. */
export function wordsOn(one: StoryPage): [string, number][] {
  const found: [string, number][] = [
    ...one.answers.flatMap<[string, number]>(({ option, result }) => [
      ["option", option],
      ["text", result],
    ]),
    ...one.votes.map<[string, number]>((vote) => ["ballot", vote]),
  ];
  if (one.kind === "plot" || one.kind === "ending")
    for (const kind of ["point", "point-narrative", "goaltext", "point-rules_text"]) found.push([kind, one.about]);
  if (one.kind === "fate") found.push(["fate", one.about], ["fate-situation", one.about]);
  if (one.kind === "vote") found.push(["option", one.about]);
  if (one.kind === "success" || one.kind === "setback") found.push(["text", one.about]);
  if (one.kind !== "rules") found.push(...one.more.map<[string, number]>((text) => ["text", text]));
  return found.filter(([, number]) => number >= 0);
}

/** Returns how much a page's events of one kind bring a seat or take from it. */
export function amountOn(one: StoryPage, kind: string, seat: number): number {
  return one.after
    .filter((event) => event.kind === kind && numberIn(event, "seat") === seat)
    .reduce((sum, event) => sum + numberIn(event, "amount"), 0);
}

/** Returns the pages that were read at the set-up: of each its number and the numbers of its passages. */
export function readAtFirst(passages: readonly (readonly [number, number])[]): StoryPage[] {
  const pages: StoryPage[] = [];
  for (const [about, text] of passages) {
    const last = pages.at(-1);
    const open = last?.about === about ? last : page("page", -1, about);
    if (open !== last) pages.push(open);
    open.more.push(text);
  }
  return pages;
}

/** Returns the pages that a log tells, in order. */
export function pagesOf(log: readonly EntryInfo[]): StoryPage[] {
  const reader = new Reader();
  for (const entry of log) if (entry && !entry.struck) reader.line(entry);
  return reader.pages;
}

/** Returns the first page to show somebody who is new to this table: the beginning, or where the story stands. */
export function firstUnread(pages: readonly StoryPage[], most: number): number {
  if (pages.length <= most) return 0;
  return Math.max(
    0,
    pages.findLastIndex((one) => one.kind === "plot" || one.kind === "ending"),
  );
}
