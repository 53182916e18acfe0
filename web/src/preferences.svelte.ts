// What a person has set, on all devices where they are signed in: taken over when the server tells of it, sent when it is
// changed here. Whatever was never set on this device is left to each of them.

import * as api from "./api";
import { pace, SPEEDS } from "./kit/pace.svelte";
import { sounds } from "./kit/sounds.svelte";
import type { PersonLine, Preferences } from "./protocol.gen";
import { recall, remember, settings, SHORTCUTS } from "./settings.svelte";
import { offline } from "./transport/transport";

const NOTICES = ["browser", "flash", "sound"] as const;
/** Milliseconds without a further change until one is sent. */
const REST = 600;

/** Returns what has been set on this device. */
function chosen(): Preferences {
  const set = <Value>(key: string, value: Value): Value | null => (recall(key) === null ? null : value);
  return {
    language: set("language", settings.language),
    theme: set("theme", settings.theme),
    text: set("text", settings.text),
    speed: set("speed", pace.speed),
    sounds: set("sounds", sounds.on),
    volume: set("volume", sounds.volume),
    notices: set(
      "notices",
      NOTICES.filter((kind) => settings.notices[kind]),
    ),
    shortcuts: set(
      "shortcuts",
      SHORTCUTS.filter((kind) => settings.shortcuts[kind]),
    ),
    confirmations: set("confirmations", settings.confirmations),
    presence: set("presence", settings.presence),
  };
}

function take(wished: Preferences): void {
  if (wished.language) settings.setLanguage(wished.language);
  if (wished.theme) settings.setTheme(wished.theme);
  if (wished.text) settings.setText(wished.text);
  const speed = SPEEDS.find((one) => one === wished.speed);
  if (speed) pace.setSpeed(speed);
  if (wished.sounds != null && wished.sounds !== sounds.on) sounds.toggle();
  if (wished.volume != null) sounds.setVolume(wished.volume);
  if (wished.confirmations != null) settings.setConfirmations(wished.confirmations);
  if (wished.presence != null) settings.setPresence(wished.presence);
  const { notices, shortcuts } = wished;
  if (notices)
    settings.setNotices({
      browser: notices.includes("browser"),
      flash: notices.includes("flash"),
      sound: notices.includes("sound"),
    });
  if (shortcuts) for (const kind of SHORTCUTS) settings.setShortcut(kind, shortcuts.includes(kind));
}

class Person {
  /** The name of whoever is signed in on this device; null for a guest. */
  name = $state(recall("person") || null);
  /** Whether their games may be rated. */
  rated = $state(false);
  /** Whether the page for those in charge of the server opens to them. */
  administrator = $state(false);
  private sent = JSON.stringify(chosen());
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes over what the server tells about the person: null if nobody is signed in. */
  arrive(line: Omit<PersonLine, "rated"> | PersonLine | null): void {
    const before = this.name;
    this.name = line?.name ?? null;
    if (!line) this.rated = false;
    else if ("rated" in line) this.rated = line.rated;
    this.administrator = line?.administrator ?? false;
    remember("person", line?.name ?? "");
    if (!line) return;
    if (settings.name !== line.name) settings.setName(line.name);
    const waiting = this.timer !== undefined;
    if (waiting) return; // what was changed here a moment ago is newer
    take(line.preferences);
    // somebody who has just signed up brings what is set here
    this.sent = before === null ? JSON.stringify(line.preferences) : JSON.stringify(chosen());
    this.follow();
  }

  /** Sends what has been changed, once it rests. */
  follow(): void {
    const now = chosen();
    const text = JSON.stringify(now);
    if (this.name === null || offline() || text === this.sent) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.sent = text;
      api.setPreferences(now).catch(() => (this.sent = "")); // sent again with the next change
    }, REST);
  }
}

export const person = new Person();
