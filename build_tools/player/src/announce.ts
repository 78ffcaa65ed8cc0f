/** The one live region: what is said there, and when. */

/** Stepping faster than this is announced only where it stops. */
export const SETTLE_MS = 350;

export class Announcer {
  readonly #region: HTMLElement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(region: HTMLElement) {
    this.#region = region;
  }

  /** Says the text once nothing newer has come for a while. */
  settle(text: () => string): void {
    this.stop();
    this.#timer = setTimeout(() => {
      this.#write(text());
    }, SETTLE_MS);
  }

  /** Says the text at once, in place of anything that waits. */
  say(text: string): void {
    this.stop();
    this.#write(text);
  }

  /** Forgets what waits to be said. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #write(text: string): void {
    // The same text twice would change nothing and so not be read again.
    this.#region.textContent = this.#region.textContent === text ? `${text}\u00a0` : text;
  }
}
