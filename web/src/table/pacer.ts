// News at a pace that eyes can follow: several moves of others are shown one after the other, never all at once.

import type { Clock } from "../socket";

export class Pacer<News> {
  private waiting: News[] = [];
  private timer: number | null = null;

  constructor(
    private readonly show: (news: News) => void,
    /** How long something is to be looked at before the next comes, given how many wait. */
    private readonly pause: (news: News, waiting: number) => number,
    private readonly clock: Clock,
  ) {}

  add(news: News): void {
    this.waiting.push(news);
    if (this.timer === null) this.next();
  }

  /** Shows all that waits at once: somebody has clicked, or what waits is overtaken. */
  flush(): void {
    if (this.timer !== null) this.clock.stop(this.timer);
    this.timer = null;
    for (const news of this.waiting.splice(0)) this.show(news);
  }

  private next(): void {
    for (;;) {
      const news = this.waiting.shift();
      if (news === undefined) return;
      this.show(news);
      const pause = this.pause(news, this.waiting.length);
      if (pause <= 0) continue;
      this.timer = this.clock.after(pause, () => {
        this.timer = null;
        this.next();
      });
      return;
    }
  }
}
