// The service worker: keeps every file of one release, and answers with it. tools/build_site.py fills in the three names.
// A new release is fetched beside the old one and takes over when no page of that is open any more.

const RELEASE = "RELEASE";
/** What is needed to play: kept before this worker is there for anybody. */
const FIRST = ["FIRST"];
/** What is only read: rules, lessons, campaigns, words. */
const LATER = ["LATER"];
/** Where a server hosts tables too, its pages come first; this folder's page is for when it cannot be reached. */
const SERVED = false;
const PREFIX = "sternhafen-";
const CACHE = `${PREFIX}${RELEASE}`;
const absolute = (file) => new URL(file, self.registration.scope).href;
const PAGE = absolute(FIRST[0]);
const KEPT = new Set([...FIRST, ...LATER].map(absolute));

self.addEventListener("install", (event) => {
  event.waitUntil(keep(FIRST));
});

/** The page asks for the rest once it runs, and is told when everything is kept. */
self.addEventListener("message", (event) => {
  const tell = (kept) => event.ports[0].postMessage(kept);
  event.waitUntil(
    keep(LATER).then(
      () => tell(true),
      () => tell(false),
    ),
  );
});

async function keep(files) {
  const cache = await caches.open(CACHE);
  for (const address of files.map(absolute)) {
    if (await cache.match(address)) continue; // an earlier try came this far
    const answer = await fetch(address, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    await cache.put(address, answer);
  }
}

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const address = request.url.replace(/[?#].*/, "");
  if (request.mode === "navigate") {
    if (address.startsWith(self.registration.scope)) event.respondWith(page(request));
  } else if (KEPT.has(address)) {
    event.respondWith(file(request, address));
  }
});

async function page(request) {
  if (!SERVED) return (await kept(PAGE)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch {
    return (await kept(PAGE)) ?? Response.error();
  }
}

/** Words and rules may be newer at a server than in this release; whatever is named by its hash, or packed, is not. */
async function file(request, address) {
  if (SERVED && /\/(text|rules)\//.test(address)) {
    try {
      return await fetch(request);
    } catch {
      // see below
    }
  }
  return (await kept(address)) ?? fetch(request);
}

async function kept(address) {
  return (await caches.open(CACHE)).match(address, { ignoreVary: true });
}
