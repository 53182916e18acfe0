import { expect, test, vi } from "vitest";
import source from "../public/push.js?raw";

interface Page {
  url: string;
  visibilityState: string;
  focus: () => void;
}
type Handler = (event: unknown) => void;

const MESSAGE = { title: "Sternhafen", text: "It is your turn", link: "/t/abc", tag: "turn" };

/** Runs the worker where some pages are open; returns what it shows and opens. */
async function run(pages: Page[], kind: string, event: object): Promise<unknown[][]> {
  const done: unknown[][] = [];
  const handlers = new Map<string, Handler>();
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    location: { origin: "https://example.org" },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: (address: string) => done.push(["open", address]) },
    registration: { showNotification: (title: string, more: object) => done.push(["show", title, more]) },
  };
  new Function("self", source)(self);
  let work: Promise<unknown> = Promise.resolve();
  handlers.get(kind)!({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
  return done;
}

const pushed = (message: object): object => ({ data: { json: () => message } });
const page = (path: string, visible: boolean): Page => ({
  url: `https://example.org${path}`,
  visibilityState: visible ? "visible" : "hidden",
  focus: vi.fn(),
});
const SHOWN = [["show", "Sternhafen", { body: "It is your turn", tag: "turn", data: "/t/abc" }]];

test("a message is shown while no page is open, or its table is not looked at", async () => {
  expect(await run([], "push", pushed(MESSAGE))).toEqual(SHOWN);
  expect(await run([page("/t/abc", false), page("/", true)], "push", pushed(MESSAGE))).toEqual(SHOWN);
});

test("whoever looks at the table knows; a test is shown always", async () => {
  expect(await run([page("/t/abc", true)], "push", pushed(MESSAGE))).toEqual([]);
  expect(await run([page("/t/abc", true)], "push", pushed({ ...MESSAGE, tag: "test" }))).toHaveLength(1);
});

test("a click opens the table, or goes to it where it is open", async () => {
  const notification = { close: vi.fn(), data: "/t/abc" };
  expect(await run([], "notificationclick", { notification })).toEqual([["open", "https://example.org/t/abc"]]);
  const open = page("/t/abc", false);
  expect(await run([open], "notificationclick", { notification })).toEqual([]);
  expect(open.focus).toHaveBeenCalled();
});
