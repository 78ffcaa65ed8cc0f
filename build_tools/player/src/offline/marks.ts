import { prefix } from "./scope.js";

/** Beside the caches of builds, whose names are digests. */
export const MARKS = "marks";
const OLD = "old";
/** So many marks may stand before those of pages that are gone are looked for. */
const MANY = 50;

/** Of which build every open page is. A worker ends when it has nothing to do, so this is written down. */
export class Marks {
  readonly #root: URL;
  readonly #known = new Map<string, string>();

  constructor(root: URL) {
    this.#root = root;
  }

  /** The build of a client; empty where nobody knows. */
  async of(client: string): Promise<string> {
    const known = this.#known.get(client);
    if (known !== undefined) return known;
    const build = await this.#read(client);
    // Somebody may have said in the meantime.
    if (!this.#known.has(client)) this.#known.set(client, build);
    return this.#known.get(client) ?? "";
  }

  async set(client: string, build: string): Promise<void> {
    this.#known.set(client, build);
    await this.#write(client, build);
  }

  /** Earlier builds that some open page may still be of. */
  async old(): Promise<string[]> {
    return (await this.#read(OLD)).split(" ").filter((build) => build !== "");
  }

  async setOld(builds: readonly string[]): Promise<void> {
    await this.#write(OLD, builds.join(" "));
  }

  /** Takes away what was said of clients that are gone; one that this worker has met may only be on its way. */
  async prune(present: ReadonlySet<string>): Promise<void> {
    const cache = await this.#open();
    const written = await cache.keys();
    if (written.length < MANY) return;
    for (const request of written) {
      const client = new URL(request.url).searchParams.get("client") ?? "";
      if (client !== OLD && !present.has(client) && !this.#known.has(client)) await cache.delete(request);
    }
  }

  async #read(client: string): Promise<string> {
    return (await (await (await this.#open()).match(this.#at(client)))?.text()) ?? "";
  }

  async #write(client: string, build: string): Promise<void> {
    await (await this.#open()).put(this.#at(client), new Response(build));
  }

  async #open(): Promise<Cache> {
    return caches.open(prefix(this.#root) + MARKS);
  }

  #at(client: string): string {
    const url = new URL(this.#root);
    url.searchParams.set("client", client);
    return url.href;
  }
}
