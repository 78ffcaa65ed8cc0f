/** As much of a service worker's own types as is used here; TypeScript's library of a page has none of them. */

export interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetched extends Extendable {
  readonly request: Request;
  /** Who asks; empty for a page or a worker that is only being loaded. */
  readonly clientId: string;
  /** Who will be there when that is loaded. */
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

export interface Told extends Extendable {
  readonly data: unknown;
  readonly source: Client | null;
}

export interface Client {
  readonly id: string;
  readonly url: string;
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean; type: "all" | "window" }): Promise<readonly Client[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetched) => void): void;
  addEventListener(type: "message", listener: (event: Told) => void): void;
}

/** What every cache of a site begins with; other sites of the same host have others. */
export function prefix(root: URL): string {
  return `snorum ${root.pathname} `;
}
