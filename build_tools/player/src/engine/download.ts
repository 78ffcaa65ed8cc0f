import { EngineError } from "./fault.js";
import type { RuntimeFile } from "./manifest.js";
import { sha384 } from "./sha384.js";

/** How many more bytes of a file have come. */
export type OnBytes = (count: number) => void;

/** Asks for a file; throws EngineError("missing") where the site has none. */
export async function request(url: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (error) {
    throw new EngineError("missing", `${url}: ${String(error)}`);
  }
  if (!response.ok) throw new EngineError("missing", `${url}: status ${response.status}`);
  return response;
}

/** Reads a body to its end; throws EngineError("damaged") unless it is the file that the manifest describes. */
export async function readChecked(
  response: Response,
  file: RuntimeFile,
  onBytes: OnBytes,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(file.size);
  let length = 0;
  try {
    const reader = (response.body ?? new Blob().stream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (length + part.value.length > file.size) {
        await reader.cancel();
        throw new EngineError("damaged", `${file.name}: longer than ${file.size} bytes`);
      }
      bytes.set(part.value, length);
      length += part.value.length;
      onBytes(part.value.length);
    }
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw new EngineError("damaged", `${file.name}: broke off after ${length} of ${file.size} bytes (${String(error)})`);
  }
  if (length < file.size) throw new EngineError("damaged", `${file.name}: ended after ${length} of ${file.size} bytes`);
  if ((await sha384(bytes)) !== file.sha384) throw new EngineError("damaged", `${file.name}: has another digest`);
  return bytes;
}

/** Compiles while the bytes come in; the module is given away only when they have been checked. */
export async function compile(
  url: string,
  file: RuntimeFile,
  onBytes: OnBytes,
  signal: AbortSignal,
): Promise<WebAssembly.Module> {
  const response = await request(url, { signal });
  // Refused under another media type than application/wasm, which some hosts do not know; the bytes will do.
  const streamed = WebAssembly.compileStreaming(response.clone()).catch(() => null);
  const bytes = await readChecked(response, file, onBytes);
  return (await streamed) ?? (await WebAssembly.compile(bytes));
}
