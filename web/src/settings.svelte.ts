// What this browser remembers of its person: name, language, theme, notices, shortcuts. Nothing of it is needed to play.

export type Language = "en" | "de";
export type Theme = "auto" | "dark" | "light";
export const THEMES: readonly Theme[] = ["auto", "dark", "light"];
export type TextSize = "usual" | "large" | "largest";
export const TEXT_SIZES: readonly TextSize[] = ["usual", "large", "largest"];

export const LANGUAGES: readonly Language[] = ["en", "de"];

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`sternhafen-${key}`);
  } catch {
    return null; // storage may be forbidden; then every visit is the first
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`sternhafen-${key}`, value);
  } catch {
    // see above
  }
}

export function recall(key: string): string | null {
  return remembered(key);
}

function firstLanguage(): Language {
  const kept = remembered("language");
  if (kept === "en" || kept === "de") return kept;
  const wished = navigator.languages.find((tag) => /^(de|en)\b/.test(tag));
  return wished?.startsWith("de") ? "de" : "en";
}

function firstTheme(): Theme {
  const kept = remembered("theme");
  return kept === "dark" || kept === "light" ? kept : "auto";
}

function firstText(): TextSize {
  const kept = remembered("text");
  return TEXT_SIZES.find((size) => size === kept) ?? "usual";
}

/** How this browser tells that it is one's turn; what must be asked for or heard is off until it is wished. */
export interface Notices {
  browser: boolean;
  flash: boolean;
  sound: boolean;
}

function firstNotices(): Notices {
  const kept = (remembered("notices") ?? "flash").split(" ");
  return { browser: kept.includes("browser"), flash: kept.includes("flash"), sound: kept.includes("sound") };
}

/** What may be played without a click: the end of a turn with nothing left, the only way there is, what only helps. */
export const SHORTCUTS = ["end", "only", "take"] as const;
export type Shortcuts = Record<(typeof SHORTCUTS)[number], boolean>;

function firstShortcuts(): Shortcuts {
  const kept = (remembered("shortcuts") ?? "").split(" ");
  return { end: kept.includes("end"), only: kept.includes("only"), take: kept.includes("take") };
}

/** What the server keeps of somebody without a name; everybody reads it in their own language. */
export const GUEST = "Guest";

class Settings {
  name = $state(remembered("name") ?? "");
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(firstTheme());
  text = $state<TextSize>(firstText());
  notices = $state.raw<Notices>(firstNotices());
  shortcuts = $state.raw<Shortcuts>(firstShortcuts());
  /** Whether one is asked once before a turn ends with actions left. */
  confirmations = $state(remembered("confirmations") !== "no");
  /** Whether those one has played with see that one is here. */
  presence = $state(remembered("presence") === "yes");

  setName(name: string): void {
    this.name = name;
    remember("name", name);
  }

  setLanguage(language: Language): void {
    this.language = language;
    remember("language", language);
    document.documentElement.lang = language;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.showTheme();
  }

  setText(text: TextSize): void {
    this.text = text;
    remember("text", text);
    this.showTheme();
  }

  setNotices(notices: Notices): void {
    this.notices = notices;
    remember("notices", (["browser", "flash", "sound"] as const).filter((kind) => notices[kind]).join(" ") || "none");
  }

  setShortcut(kind: keyof Shortcuts, on: boolean): void {
    this.shortcuts = { ...this.shortcuts, [kind]: on };
    remember("shortcuts", SHORTCUTS.filter((one) => this.shortcuts[one]).join(" "));
  }

  setConfirmations(wished: boolean): void {
    this.confirmations = wished;
    remember("confirmations", wished ? "yes" : "no");
  }

  setPresence(shown: boolean): void {
    this.presence = shown;
    remember("presence", shown ? "yes" : "no");
  }

  showTheme(): void {
    document.documentElement.dataset["text"] = this.text;
    if (this.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }

  get dark(): boolean {
    return this.theme === "auto" ? !matchMedia("(prefers-color-scheme: light)").matches : this.theme === "dark";
  }
}

export const settings = new Settings();
