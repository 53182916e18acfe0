// The chapters of a title's rules, as `chapters-<title>.ftl` tells them.

import { ids } from "../ids";
import { words } from "../words.svelte";

export interface Chapter {
  /** Counted from 1. */
  number: number;
  name: string;
  text: string;
  example: string;
  /** The numbered rules that it explains. */
  rules: string[];
}

/** Returns the chapters that are loaded, in their order. */
export function chaptersOf(title: string): Chapter[] {
  const told: Chapter[] = [];
  for (;;) {
    const number = told.length + 1;
    const parts = words.parts(ids.chapter(title, number));
    if (!parts) return told;
    const { text = "", example = "", rules = "" } = parts.attributes;
    told.push({ number, name: parts.value, text, example, rules: rules.split(" ") });
  }
}

/** Tells whether a chapter has a word that somebody looks for. */
export function mentions({ name, text, example, rules }: Chapter, word: string): boolean {
  return [name, text, example, ...rules].join(" ").toLowerCase().includes(word);
}
