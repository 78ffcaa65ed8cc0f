/** Steps by itself, at a speed that the reader chooses. */

export const SPEEDS = { slow: 4000, normal: 2200, fast: 1100 } as const;
export type Speed = keyof typeof SPEEDS;

export class Autoplay {
  speed: Speed = "normal";
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #step: () => boolean;
  readonly #onEnd: () => void;

  /** `step` moves on and says whether there is more; `onEnd` is called when there is not. */
  constructor(step: () => boolean, onEnd: () => void) {
    this.#step = step;
    this.#onEnd = onEnd;
  }

  get isPlaying(): boolean {
    return this.#timer !== undefined;
  }

  start(): void {
    this.stop();
    this.#timer = setTimeout(() => {
      if (this.#step()) this.start();
      else {
        this.#timer = undefined;
        this.#onEnd();
      }
    }, SPEEDS[this.speed]);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
