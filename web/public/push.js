// Shows what the server sends while no page is open, and opens the table that it is about. It keeps no files: that is done
// by the table that needs no server, whose service worker has a scope of its own.

self.addEventListener("push", (event) => {
  const { title, text, link, tag } = event.data.json();
  event.waitUntil(show(title, text, link, tag));
});

async function show(title, text, link, tag) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname.startsWith(link));
  if (there && tag === "turn") return; // whoever looks at the table knows
  await self.registration.showNotification(title, { body: text, tag, data: link });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data, self.location.origin).href));
});

async function open(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => one.url === address);
  if (page) await page.focus();
  else await self.clients.openWindow(address);
}
