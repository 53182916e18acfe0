// Sounds of the moments that matter, made on the spot by WebAudio: short, soft, none of them a loop.

import { recall, remember } from "../settings.svelte";

export type Moment =
  | "key"
  | "pod"
  | "push"
  | "buoy"
  | "landing"
  | "blast"
  | "barrier"
  | "refresh"
  | "station"
  | "tile"
  | "step"
  | "milestone"
  | "medal"
  | "meteorite"
  | "drone"
  | "dock"
  | "conduit"
  | "goods"
  | "wake"
  | "sabotage"
  | "scout"
  | "drive"
  | "alarm"
  | "sunset"
  | "dice"
  | "paper"
  | "page"
  | "turn"
  | "refusal"
  | "win";

/** A tone: pitch in hertz (gliding to another if given), when it begins and how long it sounds, in seconds. */
interface Tone {
  pitch: number;
  to?: number;
  at: number;
  long: number;
  loud?: number;
  shape?: OscillatorType;
}

/** Noise through a filter whose frequency glides. */
interface Noise {
  from: number;
  to: number;
  at: number;
  long: number;
  loud?: number;
  pass?: BiquadFilterType;
}

interface Score {
  tones?: readonly Tone[];
  noises?: readonly Noise[];
}

const bell = (pitch: number, at = 0, long = 0.35): Tone => ({ pitch, at, long, loud: 0.7 });
const click = (at: number): Noise => ({ from: 2600, to: 1800, at, long: 0.008, loud: 1.6, pass: "bandpass" });
const knock = (at: number): Tone => ({ pitch: 210, to: 150, at, long: 0.07, shape: "triangle" });

const SCORES: Readonly<Record<Moment, Score>> = {
  key: { noises: [click(0)], tones: [{ pitch: 140, at: 0, long: 0.08 }] },
  pod: { noises: [{ from: 300, to: 1500, at: 0, long: 0.36, loud: 2, pass: "bandpass" }] },
  push: { tones: [knock(0), knock(0.11)], noises: [click(0), click(0.11)] },
  buoy: { tones: [bell(880), bell(1320, 0, 0.3)] },
  landing: {
    noises: [{ from: 5200, to: 2400, at: 0, long: 0.16, loud: 0.35, pass: "highpass" }],
    tones: [bell(392, 0.12, 0.2), bell(494, 0.2, 0.2)],
  },
  blast: {
    noises: [{ from: 2800, to: 90, at: 0, long: 0.4, loud: 1.2, pass: "lowpass" }],
    tones: [{ pitch: 50, to: 34, at: 0, long: 0.38, loud: 1.4 }],
  },
  barrier: { tones: [bell(330, 0, 0.16), bell(262, 0.12, 0.16), bell(196, 0.24, 0.16)] },
  refresh: { tones: [bell(392, 0, 0.18), bell(494, 0.09, 0.18), bell(587, 0.18, 0.2)] },
  station: { noises: [click(0), click(0.05), click(0.1), click(0.15)] },
  tile: { tones: [{ pitch: 120, to: 80, at: 0, long: 0.12, loud: 1.1 }], noises: [click(0)] },
  step: { tones: [{ pitch: 440, at: 0, long: 0.22, shape: "triangle", loud: 0.7 }] },
  milestone: { tones: [bell(440, 0, 0.2), bell(660, 0.12, 0.26)] },
  medal: { tones: [bell(1568, 0, 0.12), bell(2093, 0.06, 0.26)] },
  meteorite: { tones: [{ pitch: 1400, to: 320, at: 0, long: 0.38, loud: 0.5 }] },
  drone: { tones: [{ pitch: 90, to: 180, at: 0, long: 0.34, shape: "triangle", loud: 0.8 }] },
  dock: {
    tones: [
      { pitch: 70, to: 48, at: 0, long: 0.12, loud: 1.2 },
      { pitch: 300, to: 190, at: 0, long: 0.07, shape: "triangle", loud: 0.5 },
    ],
  },
  conduit: { tones: [{ pitch: 620, to: 930, at: 0, long: 0.16, loud: 0.5 }] },
  goods: { tones: [bell(880, 0, 0.14), bell(1174, 0.06, 0.18)] },
  wake: {
    noises: [{ from: 5200, to: 900, at: 0, long: 0.22, loud: 0.4, pass: "highpass" }],
    tones: [bell(392, 0.16, 0.16), bell(494, 0.26, 0.2)],
  },
  sabotage: {
    noises: [{ from: 900, to: 200, at: 0, long: 0.34, loud: 1.1, pass: "lowpass" }],
    tones: [{ pitch: 55, to: 40, at: 0, long: 0.36, loud: 1.3 }],
  },
  scout: {
    noises: [{ from: 240, to: 90, at: 0, long: 0.3, loud: 1, pass: "lowpass" }],
    tones: [bell(196, 0.28, 0.3), bell(294, 0.34, 0.34)],
  },
  drive: { tones: [{ pitch: 60, to: 110, at: 0, long: 0.5, shape: "sawtooth", loud: 0.35 }] },
  alarm: { tones: [bell(740, 0, 0.14), bell(620, 0.15, 0.16)] },
  sunset: { tones: [bell(392, 0, 0.4), bell(330, 0.3, 0.4), bell(262, 0.6, 0.5)] },
  dice: { noises: [click(0), click(0.06), click(0.11), click(0.19)] },
  paper: { noises: [{ from: 6000, to: 4200, at: 0, long: 0.03, loud: 0.5, pass: "highpass" }] },
  page: { noises: [{ from: 900, to: 3200, at: 0, long: 0.3, loud: 0.9, pass: "bandpass" }] },
  turn: { tones: [bell(660, 0, 0.16), bell(880, 0.14, 0.22)] },
  refusal: { tones: [knock(0), { ...knock(0.1), pitch: 170, to: 120 }] },
  win: { tones: [bell(523, 0, 0.14), bell(659, 0.09, 0.14), bell(784, 0.18, 0.14), bell(1047, 0.27, 0.13)] },
};

export const MOMENTS = Object.keys(SCORES) as Moment[];

/** −18 dB. */
const SOFT = 0.126;
const WHOLE_STEP = 2 ** (2 / 12);
const LOUDEST = 1;
/** Seconds within which the same moment is heard once: several things happen together where nothing moves. */
const APART = 0.05;
const USUAL = 0.6;
/** Seconds within which a moment that comes again is heard more softly, each time a little, and a trace higher or lower. */
const AGAIN = 1.5;
const SOFTER = 0.82;
const SOFTEST = 0.45;
const HIGHER: readonly number[] = [1, 1.015, 0.985];
/** Park and Miller's generator: each number is the one before times the first, modulo the second. */
const LEHMER = 48_271;
const MERSENNE = 2 ** 31 - 1;

function firstVolume(): number {
  const kept = Number(recall("volume") ?? USUAL);
  return kept >= 0 && kept <= LOUDEST ? kept : USUAL;
}

/** On a phone sounds are off until they are wished. */
function firstOn(): boolean {
  const kept = recall("sounds");
  return kept === null ? !matchMedia("(pointer: coarse)").matches : kept === "on";
}

export class Sounds {
  on = $state(firstOn());
  volume = $state(firstVolume());
  private audio: AudioContext | null = null;
  /** Everything that sounds or is to come goes through it. */
  private out: GainNode | null = null;
  /** When each moment was last to begin, in seconds of the audio clock. */
  private begun = new Map<string, number>();
  /** How often in a row each moment has come again. */
  private row = new Map<string, number>();
  private hiss: AudioBuffer | null = null;

  toggle(): void {
    this.on = !this.on;
    if (!this.on) this.hush();
    remember("sounds", this.on ? "on" : "off");
  }

  setVolume(volume: number): void {
    this.volume = volume;
    if (volume === 0) this.hush();
    remember("volume", String(volume));
  }

  /** Plays a moment after so many milliseconds, once if asked twice; `field` raises the pitch, for steps on a track. */
  play(moment: Moment, after = 0, field = 0): void {
    // before the first click or key the browser plays nothing, and would only warn
    if (!this.on || this.volume === 0 || !navigator.userActivation?.hasBeenActive) return;
    this.audio ??= new AudioContext();
    const { audio } = this;
    if (audio.state === "suspended") void audio.resume();
    const begin = audio.currentTime + after / 1000;
    const key = `${moment}/${field}`;
    const since = Math.abs(begin - (this.begun.get(key) ?? -Infinity));
    if (since < APART) return;
    const row = since < AGAIN ? (this.row.get(key) ?? 0) + 1 : 0;
    this.begun.set(key, begin);
    this.row.set(key, row);
    const out = (this.out ??= this.opened(audio));
    const raise = WHOLE_STEP ** field * (HIGHER[row % HIGHER.length] ?? 1);
    const share = Math.max(SOFTEST, SOFTER ** row);
    const { tones = [], noises = [] } = SCORES[moment];
    for (const tone of tones) this.tone(audio, out, { ...tone, loud: (tone.loud ?? 1) * share }, begin, raise);
    for (const noise of noises) this.noise(audio, out, { ...noise, loud: (noise.loud ?? 1) * share }, begin);
  }

  /** Silences what sounds and what was to come: the story was skipped. */
  hush(): void {
    this.out?.disconnect();
    this.out = null;
    this.begun.clear();
  }

  private opened(audio: AudioContext): GainNode {
    const out = audio.createGain();
    out.connect(audio.destination);
    return out;
  }

  private fading(audio: AudioContext, out: GainNode, at: number, long: number, loud: number): GainNode {
    const gain = audio.createGain();
    gain.gain.value = 0.0001; // also for the sample before `at`, which would be a loud click
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(SOFT * this.volume * loud, at + Math.min(0.012, long / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
    gain.connect(out);
    return gain;
  }

  private tone(
    audio: AudioContext,
    out: GainNode,
    { pitch, to, at, long, loud = 1, shape = "sine" }: Tone,
    begin: number,
    raise: number,
  ): void {
    const source = audio.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(pitch * raise, begin + at);
    if (to) source.frequency.exponentialRampToValueAtTime(to * raise, begin + at + long);
    source.connect(this.fading(audio, out, begin + at, long, loud));
    source.start(begin + at);
    source.stop(begin + at + long);
  }

  private noise(
    audio: AudioContext,
    out: GainNode,
    { from, to, at, long, loud = 1, pass = "lowpass" }: Noise,
    begin: number,
  ): void {
    const source = audio.createBufferSource();
    source.buffer = this.hissing(audio);
    const filter = audio.createBiquadFilter();
    filter.type = pass;
    filter.frequency.setValueAtTime(from, begin + at);
    filter.frequency.exponentialRampToValueAtTime(to, begin + at + long);
    source.connect(filter).connect(this.fading(audio, out, begin + at, long, loud));
    source.start(begin + at);
    source.stop(begin + at + long);
  }

  /** Half a second of white noise, made once and the same every time, so that a short click never happens to be faint. */
  private hissing(audio: AudioContext): AudioBuffer {
    if (this.hiss) return this.hiss;
    const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const data = buffer.getChannelData(0);
    let number = 1;
    for (let index = 0; index < data.length; index += 1) {
      number = (number * LEHMER) % MERSENNE;
      data[index] = (number / MERSENNE) * 2 - 1;
    }
    return (this.hiss = buffer);
  }
}

export const sounds = new Sounds();
