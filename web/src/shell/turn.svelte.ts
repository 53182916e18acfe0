// Telling somebody who looks elsewhere that it is their turn: the page's title, a notification, a sound.

import { settings } from "../settings.svelte";
import { t } from "../words.svelte";

const FLASH = 1_000;
const TONES = [660, 880];
const TONE = 0.14;

/** Plays two soft tones. */
export function chime(): void {
  const audio = new AudioContext();
  for (const [index, pitch] of TONES.entries()) {
    const [from, to] = [audio.currentTime + index * TONE, audio.currentTime + (index + 1) * TONE];
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, from);
    volume.gain.exponentialRampToValueAtTime(0.001, to);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(to);
    if (index === TONES.length - 1) tone.onended = () => void audio.close();
  }
}

/** Asks the browser whether it may notify; returns whether it may. */
export async function mayNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** Watches one table for its person, from the moment it is their turn until they look. */
export class TurnNotice {
  /** Whether the page's title says so just now. */
  flashing = $state(false);
  private timer = 0;

  begin(name: string, table: string): void {
    const { browser, flash, sound } = settings.notices;
    if (sound) chime();
    if (document.visibilityState === "visible") return;
    if (flash) this.flash();
    if (browser && "Notification" in window && Notification.permission === "granted") {
      const notice = new Notification(t("web-your-turn"), { body: name, tag: table });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    }
  }

  end(): void {
    window.clearInterval(this.timer);
    this.flashing = false;
  }

  private flash(): void {
    this.end();
    this.flashing = true;
    this.timer = window.setInterval(() => (this.flashing = !this.flashing), FLASH);
  }
}
