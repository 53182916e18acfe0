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
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    return false; // it can still be played, as long as there is a network
  }
}

async function askToPersist(): Promise<boolean | null> {
  const storage = navigator.storage as StorageManager | undefined;
  if (!storage?.persist) return null;
  return (await storage.persisted()) || (await storage.persist());
}
