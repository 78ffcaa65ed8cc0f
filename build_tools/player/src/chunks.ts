/** Parts of the player that are loaded when they are wanted, once a page; the build puts their hashes into their names. */

import { addStyle } from "./style.js";

interface Styled {
  /** The part's own style sheet. */
  readonly style: string;
}

export class Chunk<T extends Styled> {
  /** Null until it has been loaded. */
  loaded: T | null = null;
  readonly #fetch: () => Promise<T>;
  #loading: Promise<T> | null = null;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /** The part itself, where it has come with the script. */
  give(module: T): T {
    addStyle(module.style);
    this.loaded = module;
    this.#loading = Promise.resolve(module);
    return module;
  }

  /** Rejects where it cannot be had; the next call tries again. */
  async load(): Promise<T> {
    this.#loading ??= this.#fetch().then((module) => this.give(module));
    try {
      return await this.#loading;
    } catch (error) {
      this.#loading = null;
      throw error;
    }
  }
}

export type InquiryPart = Pick<typeof import("./snorum-inquiry.js"), "inquiryMaker" | "style">;

export const inquiryChunk = new Chunk<InquiryPart>(async () => (await import(__INQUIRY__)) as typeof import("./snorum-inquiry.js"));
/** Instead of the inquiry, where the other seats are played against the reader. */
export const contestChunk = new Chunk<InquiryPart>(async () => (await import(__CONTEST__)) as typeof import("./snorum-contest.js"));
export const extrasChunk = new Chunk(async () => (await import(__EXTRAS__)) as typeof import("./snorum-extras.js"));
export const settingsChunk = new Chunk(async () => (await import(__SETTINGS__)) as typeof import("./snorum-settings.js"));
