// Keeps everything in this device for a visit without a network, and asks the browser not to delete games by itself.

import { engine } from "./state.svelte";
import { fileAddress } from "./transport";

/** Called once the engine runs, so that nothing is fetched beside it. */
export function keepForLater(): void {
  void keep().then((kept) => (engine.kept = kept));
  void askToPersist().then((safe) => (engine.safe = safe));
}

async function keep(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false; // over plain http there is none
  try {
    await navigator.serviceWorker.register(fileAddress("/sw.js"));
    const { active } = await navigator.serviceWorker.ready;
    return active !== null && (await keepTheRest(active));
  } catch {
    return false; // it can still be played, as long as there is a network
  }
}

/** Asks the service worker, which has what is needed to play, for what is only read; true once it has everything. */
function keepTheRest(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    worker.postMessage("keep", [port2]);
  });
}

async function askToPersist(): Promise<boolean | null> {
  const storage = navigator.storage as StorageManager | undefined;
  if (!storage?.persist) return null;
  return (await storage.persisted()) || (await storage.persist());
}
