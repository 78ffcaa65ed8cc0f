// Pyodide as it comes, with the engine's wheel, in a worker: what the player's own worker is measured against.

import { loadPyodide } from "/stock/pyodide.mjs";

const starting = (async () => {
  const pyodide = await loadPyodide({ indexURL: "/stock/" });
  const wheel = await (await fetch("/stock/engine.whl")).arrayBuffer();
  pyodide.unpackArchive(wheel, "wheel");
  return pyodide.pyimport("snorum.bridge");
})();

addEventListener("message", async ({ data }) => {
  postMessage((await starting).handle(data));
});
