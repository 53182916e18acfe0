// The book's letters: fetched when the first page opens, so that no line breaks anew under a reader's eyes.

const FACES = ['400 1rem "Source Serif 4"', 'italic 400 1rem "Source Serif 4"'];
/** Milliseconds that a page waits for them; then it is read in the system's letters. */
const PATIENCE = 1500;

class Printed {
  ready = $state(false);
  private begun = false;

  /** Fetches them, once. */
  begin(): void {
    if (this.begun) return;
    this.begun = true;
    const done = (): void => void (this.ready = true);
    window.setTimeout(done, PATIENCE);
    void Promise.allSettled(FACES.map((face) => document.fonts.load(face))).then(done);
  }
}

export const printed = new Printed();
