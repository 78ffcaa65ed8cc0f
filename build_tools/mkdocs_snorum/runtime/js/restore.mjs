// Starts Pyodide with the memory of an interpreter that has started, so that no Python runs and nothing is imported.
//
// The snapshot is a WebAssembly module without code. Its data are what differs in the whole memory from the data of the
// interpreter's own file; to instantiate it is to write them. Its one custom section says what belongs to them. Pyodide's
// own `_loadSnapshot`, a private option, would take the whole memory instead, four times as much.

export const SECTION = "snorum";

/** What belongs to a snapshot: see restore.d.mts. */
export function readInfo(snapshot) {
  const [section] = WebAssembly.Module.customSections(snapshot, SECTION);
  if (section === undefined) throw new Error("this is no snapshot");
  return JSON.parse(new TextDecoder().decode(section));
}

/**
 * Tells of the memory as the interpreter's file leaves it, before anything has run: `hear(memory)` is called then.
 * `createModule` is what the interpreter's script defines.
 */
export function watchMemory(createModule, hear) {
  return (settings) => {
    const { instantiateWasm } = settings;
    return createModule({
      ...settings,
      instantiateWasm: (imports, done) =>
        instantiateWasm(imports, (instance, module) => {
          hear(imports.env.memory);
          done(instance, module);
        }),
    });
  };
}

/** Pyodide counts on modules that ask for more of JavaScript's objects; this library's ask for the global scope and Pyodide itself. */
export function expect(api) {
  const known = api.getExpectedKeys();
  api.getExpectedKeys = () => known.slice(0, 3);
  return api;
}

/** Like `createModule`, but for `loadPyodide({ _loadSnapshot: PLACEHOLDER })`, which then restores this snapshot. */
export function restoring(createModule, snapshot, info) {
  let memory, own;
  const watched = watchMemory(createModule, (found) => {
    memory = found;
    own = new Uint8Array(memory.buffer).slice(0, info.data);
  });
  return async (settings) => {
    const module = await watched({ ...settings, INITIAL_MEMORY: info.memory });
    expect(module.API).restoreSnapshot = () => {
      // What has run since then depends on the browser: its language is in the environment.
      const bytes = new Uint8Array(memory.buffer);
      bytes.set(own);
      bytes.fill(0, own.length);
      new WebAssembly.Instance(snapshot, { env: { memory } });
      return info.references;
    };
    return module;
  };
}

/** Pyodide asks that there be a snapshot, and would size its memory by it. */
export const PLACEHOLDER = new Uint8Array(1);
