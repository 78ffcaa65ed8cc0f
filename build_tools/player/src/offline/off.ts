/** Stands in the service worker's place where a site does without one: it takes away what an earlier one left. */

import { prefix } from "./scope.js";
import type { WorkerScope } from "./scope.js";

const scope = self as unknown as WorkerScope;
const start = prefix(new URL(scope.registration.scope));

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(start)) await caches.delete(name);
  await scope.registration.unregister();
}
