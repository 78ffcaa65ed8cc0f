/** The page is told of new bytes at most this often, in milliseconds. */
const INTERVAL = 50;

/** Counts the bytes of the files that are waited for; what has come never grows less. */
export class Progress {
  readonly #tell: (done: number, total: number) => void;
  #done = 0;
  #total = 0;
  #said = -Infinity;

  constructor(tell: (done: number, total: number) => void) {
    this.#tell = tell;
  }

  /** So many bytes are waited for besides. */
  expect(count: number): void {
    this.#total += count;
  }

  /** So many have come, or are not waited for any more. */
  add(count: number): void {
    this.#done += count;
    if (this.#done < this.#total && performance.now() - this.#said < INTERVAL) return;
    this.#said = performance.now();
    this.#tell(this.#done, this.#total);
  }
}
