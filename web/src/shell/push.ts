// Messages to this browser while no page is open: whether there can be any here, and how to begin and end them.

import * as api from "../api";
import { deviceLabel } from "../me/passkeys";
import type { PushState } from "../protocol.gen";
import { settings } from "../settings.svelte";

/** Why there can be none on this page: `insecure` (plain http), `old` (the browser), `server`. */
export type Hindrance = "insecure" | "old" | "server" | null;

const WORKER = "/push.js";
const SCOPE = "/push/";

export function hindrance(state: PushState): Hindrance {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "old";
  return state.key === null ? "server" : null;
}

async function worker(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker.getRegistration(SCOPE)) ?? null;
}

/** Returns the id by which the server knows this browser; null if it is not told anything. */
export async function ownId(): Promise<string | null> {
  if (!("serviceWorker" in navigator)) return null;
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(subscription.endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Subscribes this browser and tells the server; throws if the browser's own service cannot be reached. */
export async function begin(key: string): Promise<PushState> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await active(registration);
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  return api.subscribe({
    endpoint: endpoint ?? "",
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
    label: deviceLabel(),
    language: settings.language,
  });
}

/** A worker without a page of its own is never "ready"; it is waited for by its state. */
function active(registration: ServiceWorkerRegistration): Promise<void> {
  const coming = registration.installing ?? registration.waiting;
  if (!coming) return Promise.resolve();
  return new Promise((resolve) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve();
    });
  });
}

export async function end(): Promise<PushState> {
  const id = await ownId();
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
  return id === null ? api.pushState() : api.unsubscribe(id);
}
