// The workers that think, as many as the device has room for; one that takes too long is ended and replaced.

import type { Job, Thought } from "./messages";

/** Seconds for a worker to start, which do not count as thinking. */
const START = 40;

/** Returns how many further workers there is room for: each needs about 100 MB, and a core of its own to be of use. */
export function room(cores: number, gigabytes: number | undefined): number {
  if (cores < 2 || (gigabytes ?? 4) <= 1) return 0;
  return cores >= 8 && (gigabytes ?? 4) >= 8 ? 2 : 1;
}

interface Waiting {
  job: Job;
  seconds: number;
  resolve: (answer: string) => void;
}

interface Place {
  worker: Worker | null;
  job: Waiting | null;
  timer: number;
  /** Whether its worker has answered before, so that it must have started. */
  started: boolean;
}

export class Thinkers {
  private readonly places: Place[];
  private waiting: Waiting[] = [];
  private jobs = 0;

  constructor(count: number) {
    this.places = Array.from({ length: count }, () => ({ worker: null, job: null, timer: 0, started: false }));
  }

  warm(): void {
    const first = this.places[0];
    if (first) this.start(first);
  }

  /** Returns the answer to a job; nothing where there are no such workers. */
  think(request: string, title: string, seconds: number): Promise<string> | undefined {
    if (this.places.length === 0) return undefined;
    this.jobs += 1;
    const job = { id: this.jobs, request, title };
    return new Promise((resolve) => {
      this.waiting.push({ job, seconds, resolve });
      this.next();
    });
  }

  private next(): void {
    const place = this.places.find((one) => one.job === null);
    const job = place && this.waiting.shift();
    if (!place || !job) return;
    place.job = job;
    const worker = this.start(place);
    const seconds = job.seconds + (place.started ? 0 : START);
    place.timer = self.setTimeout(() => this.fail(place, "too slow"), seconds * 1000);
    worker.postMessage(job.job);
  }

  private start(place: Place): Worker {
    if (place.worker) return place.worker;
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module", name: "thinker" });
    worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      place.started = true;
      if (place.job?.job.id === data.id) this.finish(place, data.answer);
    };
    worker.onerror = (event) => this.fail(place, event.message || "crashed");
    place.worker = worker;
    place.started = false;
    return worker;
  }

  private fail(place: Place, why: string): void {
    place.worker?.terminate();
    place.worker = null;
    this.finish(place, JSON.stringify({ failed: why }));
  }

  private finish(place: Place, answer: string): void {
    clearTimeout(place.timer);
    const job = place.job;
    place.job = null;
    job?.resolve(answer);
    this.next();
  }
}
