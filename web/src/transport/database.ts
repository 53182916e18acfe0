// The browser's database: the lines of all tables, and what the lobby lists of them. The page only reads it.

const NAME = "sternhafen";
const VERSION = 3;
const STORES = [
  "tables",
  "lines",
  "positions",
  "shapes",
  "endings",
  "archives",
  "reviews",
  "shown",
  "invites",
  "meta",
] as const;
type Store = (typeof STORES)[number];

interface Row {
  store: Store;
  key: string | [string, number];
  value: unknown;
  new: boolean;
}

/** What Python wants to store, all or nothing; see browser/storage.py. */
interface Write {
  rows: Row[];
  title: string;
  rules: number;
}

export type Written = "done" | "taken" | "outdated" | "full" | "failed";

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      const there = asked.result.objectStoreNames;
      for (const store of STORES) if (!there.contains(store)) asked.result.createObjectStore(store);
    };
    asked.onsuccess = () => {
      asked.result.onversionchange = () => asked.result.close(); // a tab with a newer release must not wait for this one
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error);
  });
  return opened;
}

function settled<Result>(asked: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

/** Returns a row as JSON; undefined, which Python sees as None, if there is none. */
export async function read(store: string, key: string): Promise<string | undefined> {
  const found: unknown = await settled((await open()).transaction(store).objectStore(store).get(key));
  return found === undefined ? undefined : JSON.stringify(found);
}

export async function all<Value>(store: Store): Promise<Value[]> {
  return settled((await open()).transaction(store).objectStore(store).getAll()) as Promise<Value[]>;
}

/** Returns the keys of a store, as JSON. */
export async function keys(store: string): Promise<string> {
  return JSON.stringify(await settled((await open()).transaction(store).objectStore(store).getAllKeys()));
}

/** Returns a table's lines after a number, as JSON. */
export async function lines(table: string, since: number): Promise<string> {
  const range = IDBKeyRange.bound([table, since + 1], [table, Infinity]);
  return JSON.stringify(await settled((await open()).transaction("lines").objectStore("lines").getAll(range)));
}

/** Stores rows in one transaction. What is new is added, never put: of two tabs only one can write a line of a number. */
export async function write(wanted: string): Promise<Written> {
  const { rows, title, rules } = JSON.parse(wanted) as Write;
  const database = await open();
  const stores = [...new Set<Store>([...rows.map((row) => row.store), ...(title ? (["meta"] as const) : [])])];
  const work = database.transaction(stores, "readwrite", { durability: "strict" });
  return new Promise((resolve) => {
    let why: Written = "failed";
    work.oncomplete = () => resolve("done");
    work.onabort = () => resolve(work.error?.name === "QuotaExceededError" ? "full" : why);
    const put = (): void => {
      for (const row of rows) {
        const store = work.objectStore(row.store);
        const asked = row.new ? store.add(row.value, row.key) : store.put(row.value, row.key);
        asked.onerror = () => {
          if (asked.error?.name === "ConstraintError") why = "taken";
        };
      }
    };
    if (!title) return put();
    // A tab that still runs an older release must not write under its rules what a newer one has gone on with.
    const key = `rules-${title}`;
    const held = work.objectStore("meta").get(key);
    held.onsuccess = () => {
      const newest = Number(held.result ?? 0);
      if (newest > rules) {
        why = "outdated";
        work.abort();
        return;
      }
      if (newest < rules) work.objectStore("meta").put(rules, key);
      put();
    };
  });
}
