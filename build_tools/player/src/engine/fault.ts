import type { EngineFault } from "../port.js";

/** Why the engine gave no answer; `message` is for the console, the reader is told in words made from `reason`. */
export class EngineError extends Error {
  override readonly name = "EngineError";

  constructor(
    readonly reason: EngineFault,
    detail: string,
  ) {
    super(detail);
  }
}
