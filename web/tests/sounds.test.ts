import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Sounds } from "../src/kit/sounds.svelte";

/** What a fake audio context was asked to play, and whether it can still be heard. */
interface Heard {
  at: number;
  through: FakeNode;
}

class FakeParam {
  value = 0;
  setValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}

class FakeNode {
  gain = new FakeParam();
  frequency = new FakeParam();
  type = "";
  buffer: unknown = null;
  next: FakeNode | null = null;
  constructor(private readonly heard: Heard[]) {}
  connect(next: FakeNode): FakeNode {
    return (this.next = next);
  }
  disconnect(): void {
    this.next = null;
  }
  start(at: number): void {
    this.heard.push({ at, through: this });
  }
  stop(): void {}
}

const heard: Heard[] = [];
const speaker = new FakeNode(heard);

class FakeContext {
  currentTime = 0;
  sampleRate = 100;
  state = "running";
  destination = speaker;
  createGain = (): FakeNode => new FakeNode(heard);
  createOscillator = (): FakeNode => new FakeNode(heard);
  createBufferSource = (): FakeNode => new FakeNode(heard);
  createBiquadFilter = (): FakeNode => new FakeNode(heard);
  createBuffer = (): unknown => ({ getChannelData: () => new Float32Array(1) });
}

/** Returns when something begins that is not cut off from the speaker. */
function audible(): number[] {
  const reaches = (node: FakeNode | null): boolean => node === speaker || (node !== null && reaches(node.next));
  return heard.filter(({ through }) => reaches(through)).map(({ at }) => at);
}

async function made(): Promise<Sounds> {
  const kit = await import("../src/kit/sounds.svelte");
  return new kit.Sounds();
}

beforeEach(() => {
  heard.length = 0;
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", { languages: [], userActivation: { hasBeenActive: true } });
});
afterEach(() => void vi.unstubAllGlobals());

test("a moment sounds when it is due, and once if several things ask for it together", async () => {
  const sounds = await made();
  sounds.play("step");
  sounds.play("step");
  sounds.play("step", 20);
  expect(audible()).toEqual([0]);
  sounds.play("step", 200);
  sounds.play("step", 0, 2); // another field, another pitch
  expect(audible()).toEqual([0, 0.2, 0]);
});

test("who is muted hears nothing, neither of what is to come nor of what comes later", async () => {
  const sounds = await made();
  sounds.play("sunset", 500);
  expect(audible()).toHaveLength(3);
  sounds.toggle();
  expect(audible()).toEqual([]);
  sounds.play("blast");
  expect(audible()).toEqual([]);
  sounds.toggle();
  sounds.play("step");
  expect(audible()).toEqual([0]);
  sounds.setVolume(0);
  sounds.play("dock");
  expect(audible()).toEqual([]);
});

test("a story that is skipped falls silent, and the next one is heard", async () => {
  const sounds = await made();
  sounds.play("goods", 300);
  sounds.hush();
  expect(audible()).toEqual([]);
  sounds.play("goods", 300);
  expect(audible()).toHaveLength(2);
});

test("before anybody has clicked or pressed a key nothing is tried", async () => {
  vi.stubGlobal("navigator", { languages: [], userActivation: { hasBeenActive: false } });
  (await made()).play("win");
  expect(heard).toEqual([]);
});
