import { request } from "./download.js";
import { EngineError } from "./fault.js";
import { checkWebAssembly, startInterpreter } from "./interpreter.js";
import type { Handle } from "./interpreter.js";
import { parseManifest } from "./manifest.js";
import type { FromWorker, ToWorker } from "./messages.js";
import { Progress } from "./progress.js";

let handle: Handle | null = null;
let refusal = "";

/** What the policy refused comes as an event, not as an error. */
addEventListener("securitypolicyviolation", (event) => {
  refusal = `${event.effectiveDirective} of the Content-Security-Policy refuses ${event.blockedURI}`;
});

addEventListener("message", (event: MessageEvent<ToWorker>) => {
  if (event.data.type === "start") void start(event.data.url, event.data.manifest);
  else ask(event.data.text);
});

function say(message: FromWorker): void {
  postMessage(message);
}

async function start(url: string, text: string | null): Promise<void> {
  try {
    checkWebAssembly();
    const manifest = parseManifest(text ?? (await readText(url)));
    handle = await startInterpreter(new URL(".", url).href, manifest, new Progress(tell));
    say({ type: "ready", version: manifest.engine });
  } catch (error) {
    await fail(error);
  }
}

/** What keeps the page from the manifest keeps the worker too, which knows how to tell it. */
async function readText(url: string): Promise<string> {
  const response = await request(url, { cache: "no-cache" });
  return await response.text();
}

function tell(done: number, total: number): void {
  say({ type: "progress", done, total });
}

/** Says why, when the policy's event has had its turn. */
async function fail(error: unknown): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  const known = error instanceof EngineError ? error : new EngineError("failed", String(error));
  const reason = refusal !== "" && known.reason === "missing" ? "blocked" : known.reason;
  say({ type: "unavailable", reason, detail: [known.message, refusal].filter((text) => text !== "").join("; ") });
}

function ask(text: string): void {
  try {
    if (handle === null) throw new EngineError("failed", "asked before it was ready");
    say({ type: "answer", text: handle(text) });
  } catch (error) {
    // After an error of Python's the interpreter goes on; after any other it is not to be trusted, and memory never shrinks.
    const { name, type, message } = error as { name?: string; type?: string; message?: string };
    if (name === "PythonError" && type !== "MemoryError") say({ type: "fault", detail: message ?? "" });
    else void fail(error);
  }
}
