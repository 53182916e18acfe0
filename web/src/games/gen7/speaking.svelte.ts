// Reading a page aloud with the browser's own voice, if it has one.

import type { Language } from "../../settings.svelte";

const TONGUES: Readonly<Record<Language, string>> = { en: "en-GB", de: "de-DE" };

export function canSpeak(): boolean {
  return "speechSynthesis" in window;
}

export class Speaker {
  on = $state(false);
  private saying: SpeechSynthesisUtterance | null = null;

  read(text: string, language: Language): void {
    this.stop();
    const said = new SpeechSynthesisUtterance(text);
    said.lang = TONGUES[language];
    said.onend = () => {
      if (this.saying === said) this.on = false; // what was cut short may end late
    };
    this.saying = said;
    this.on = true;
    speechSynthesis.speak(said);
  }

  stop(): void {
    if (this.on) speechSynthesis.cancel();
    this.on = false;
  }
}
