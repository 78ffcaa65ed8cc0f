/** The engine as the player sees it; `src/engine/client.ts` is the real one, tests bring their own. */

export type EngineFault = "stalled" | "missing" | "damaged" | "blocked" | "failed" | "cancelled";

export type EngineState =
  | { readonly kind: "idle" }
  | { readonly kind: "starting"; readonly done: number; readonly total: number }
  | { readonly kind: "ready"; readonly version: string }
  | { readonly kind: "unavailable"; readonly reason: EngineFault };

export type EngineRequest =
  | { readonly call: "frames"; readonly record: string; readonly viewer: string | null }
  | { readonly call: "contest"; readonly record: string; readonly seat: string; readonly opponent: string }
  | { readonly call: "quiz"; readonly record: string; readonly next: string | null; readonly question?: string; readonly answer?: string }
  | { readonly call: "compare"; readonly record: string; readonly preset?: string; readonly option?: string; readonly value?: string }
  /** House rules are further fields, as `o.ace`. */
  | { readonly call: "play" | "hint"; readonly [field: string]: string | number }
  | { readonly call: "hello" };

export interface Engine {
  readonly state: EngineState;
  /** Starts the page's one worker if none runs; after `unavailable` it tries again. */
  warm(manifestUrl: string): void;
  /** The engine's answer, parsed; starts the engine if need be. */
  call(request: EngineRequest, manifestUrl: string): Promise<unknown>;
  /** Ends a start that is under way. */
  cancel(): void;
  /** Calls `listener` on every change of state until `signal` aborts. */
  watch(listener: (state: EngineState) => void, signal: AbortSignal): void;
}
