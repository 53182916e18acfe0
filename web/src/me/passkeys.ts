// Passkeys in this browser: whether it can have any here, and the two ceremonies.

import * as api from "../api";
import type { AccountState } from "../protocol.gen";

/** Why there can be no passkeys on this page: `insecure` (plain http), `unnamed` (a numeric address), `old` (the browser), `server`. */
export type Hindrance = "insecure" | "unnamed" | "old" | "server" | null;

const ADDRESS = /^[\d.]+$|^\[/;

/** Returns what stands in the way of passkeys, if the server takes any. */
export function hindrance(taken: boolean): Hindrance {
  if (!taken) return "server";
  if (!window.isSecureContext) return "insecure";
  if (ADDRESS.test(location.hostname)) return "unnamed";
  return "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential ? null : "old";
}

/** What this device is called in the list: its browser and system. */
export function deviceLabel(agent: string = navigator.userAgent): string {
  const browser = /(Firefox|Edg|OPR|SamsungBrowser|Chrome|Safari)\//.exec(
    agent.replace(/.*(Edg|OPR|SamsungBrowser)\//, "$1/"),
  );
  const system = /Android|iPhone|iPad|Windows|Mac OS X|CrOS|Linux/.exec(agent);
  const names: Readonly<Record<string, string>> = { Edg: "Edge", OPR: "Opera", "Mac OS X": "macOS", CrOS: "ChromeOS" };
  const said = [browser?.[1], system?.[0]].filter((one) => one !== undefined).map((one) => names[one] ?? one);
  return said.join(", ");
}

/** Whoever closes the browser's own dialog has changed their mind; that is no error. */
function calledOff(error: unknown): boolean {
  return error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");
}

/** Makes a passkey and adds it to the account; null if the person called it off. */
export async function makePasskey(): Promise<AccountState | null> {
  const { options } = await api.passkeyOptions();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  try {
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
    return made && (await api.addPasskey({ credential: { ...made.toJSON() }, label: deviceLabel() }));
  } catch (error) {
    if (calledOff(error)) return null;
    throw error;
  }
}

/** Signs in with a passkey of this site; null if the person called it off. */
export async function signInByPasskey(): Promise<AccountState | null> {
  const { options } = await api.signInOptions();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  try {
    const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
    return signed && (await api.signIn({ credential: { ...signed.toJSON() }, label: deviceLabel() }));
  } catch (error) {
    if (calledOff(error)) return null;
    throw error;
  }
}
