// What lies open on this screen: tab, card, page of the story. Nothing of it is known to the table.

import { getContext, setContext } from "svelte";
import * as api from "../../api";
import { recall, remember } from "../../settings.svelte";
import type { Play } from "../../table/play.svelte";
import { episodesBefore, type Episode } from "./campaign";
import { episodeOf } from "./components";
import { firstUnread, page, pagesOf, readAtFirst, type StoryPage } from "./story";
import type { Counter } from "./talk";
import type { Gen7View } from "./view.gen";

export type Tab = "own" | "crew";
export type Chapter = "mission" | "story" | "campaign";

export interface OpenCard {
  deck: number;
  card: number;
}

/** A newcomer reads this many pages from the beginning; more than that, and only the newest. */
const MOST_UNREAD = 3;

export class Desk {
  /** What lies open of cards and people; on a small screen nothing may. */
  tab = $state<Tab | null>("own");
  /** The deck that is open on a phone. */
  deck = $state(1);
  /** A die that somebody has offered and that is taken as soon as it is asked for. */
  taking = $state.raw<Counter | null>(null);
  /** The end of an episode that was shown on the ship. */
  shownEnd = $state("");
  /** The own dice were rolled just now. */
  rolled = $state(false);
  opened = $state.raw<OpenCard | null>(null);
  logbook = $state<Chapter | null>(null);
  /** A page of the story that is read again. */
  again = $state.raw<StoryPage | null>(null);
  /** The open question is laid aside to look at the ship. */
  aside = $state(false);
  /** Which of several equal dice is in hand. */
  grip = $state<number | null>(null);
  /** How many pages were read at this screen; null at a table that it has not shown before. */
  private read = $state<number | null>(null);
  private opening = $state.raw<readonly StoryPage[]>([]);
  private asking = $state(true);
  /** The episodes before this one; null until they are here. */
  before = $state.raw<readonly Episode[] | null>(null);
  private readonly told = $derived.by(() => pagesOf(this.play.table.log));

  constructor(private readonly play: Play) {
    const kept = recall(this.key);
    if (kept !== null) this.read = Number(kept);
    void this.findOpening();
  }

  private get key(): string {
    return `story-${this.play.table.id}`;
  }

  /** The log tells nothing of the set-up: the first plot point is that of the first position. */
  private async findOpening(): Promise<void> {
    try {
      const first = await api.position(this.play.table.id, this.play.viewer, 0);
      const { point, scene } = first.view as Gen7View;
      this.opening = [page("plot", -1, point), ...readAtFirst(scene?.opening ?? [])];
      void this.findBefore(point);
    } catch {
      // without it the story begins with the next page
    }
    this.asking = false;
  }

  private async findBefore(point: number): Promise<void> {
    try {
      this.before = await episodesBefore(this.play.table.info?.previous ?? null, episodeOf(point));
    } catch {
      this.before = []; // a table that is gone leaves the tale shorter
    }
  }

  /** All pages told so far, the opening first. */
  readonly pages = $derived.by<readonly StoryPage[]>(() => [...this.opening, ...this.told.filter((one) => !one.open)]);

  /** Whether it is not known yet what there is to read. */
  private readonly loading = $derived.by<boolean>(() => {
    const { position, log } = this.play.table;
    return this.play.live && (this.asking || !position || log.length < position.entries);
  });

  /** The next page that nobody at this screen has read; the log must be there to know what is old. */
  private readonly next = $derived.by<StoryPage | null>(() => {
    const { position } = this.play.table;
    if (this.opening.length === 0 || this.loading || !position || !this.play.live) return null;
    if (this.read === null && position.outcome) return null; // who only looks at the result need not read first
    return this.pages[this.read ?? firstUnread(this.pages, MOST_UNREAD)] ?? null;
  });

  /** The end of an episode, to be seen on the ship before it is told in words. */
  readonly ending = $derived.by<StoryPage | null>(() =>
    this.next?.kind === "ceremony" && this.next.key !== this.shownEnd ? this.next : null,
  );

  /** Nothing is asked until it is known what there is to read, and while the end is shown. */
  readonly busy = $derived(this.loading || this.ending !== null);

  /** The page that is to be read now. */
  readonly unread = $derived(this.ending ? null : this.next);

  /** A page was read to its end; it stays in the logbook. */
  turnPage(done: StoryPage): void {
    this.read = this.pages.indexOf(done) + 1;
    remember(this.key, String(this.read));
  }

  // Reading together -----------------------------------------------------------------------------------------------

  /** People at other screens who have a seat. */
  private get others(): number[] {
    return (this.play.table.info?.seats ?? [])
      .filter((one) => one.kind === "person" && !one.yours)
      .map((one) => one.seat);
  }

  /** How many pages a seat has read, as it has told the others. */
  private readBy(seat: number): number {
    const [kind, pages] = (this.play.table.info?.marks[seat] ?? "").split(":");
    return kind === "read" ? Number(pages) : 0;
  }

  /** Returns who is here and has not read a page yet. */
  waitsFor(page: StoryPage): number[] {
    const place = this.pages.indexOf(page) + 1;
    if (this.play.table.saved || this.play.viewer === null) return [];
    return this.others.filter((seat) => this.play.table.here.includes(seat) && this.readBy(seat) < place);
  }

  /** Tells whether the others know that this page was read here. */
  marked(page: StoryPage): boolean {
    const { viewer } = this.play;
    return viewer !== null && this.readBy(viewer) > this.pages.indexOf(page);
  }

  /** Tells the others that a page was read; who is alone goes on at once. */
  async mark(page: StoryPage): Promise<void> {
    const seat = this.play.viewer;
    if (seat === null || this.others.length === 0) return this.turnPage(page);
    const text = `read:${this.pages.indexOf(page) + 1}`;
    if (!(await this.play.table.command({ type: "mark", seat, text }))) this.turnPage(page);
  }

  settle(): void {
    this.opened = null;
    this.aside = false;
    this.grip = null;
  }
}

const KEY = Symbol("gen7");

export function provideDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
