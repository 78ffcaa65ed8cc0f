// Runs pytest inside the published interpreter. Job: {runtime, loader, library, root, site, arguments: [text]}
// `library` replaces the published one: the same modules, and those that only pytest needs; `site` holds pytest itself.
// Answer: {code}; what pytest says goes to standard error.

import { boot } from "../../build_tools/mkdocs_snorum/runtime/js/boot.mjs";
import { runJob } from "../../build_tools/mkdocs_snorum/runtime/js/job.mjs";

await runJob(async (job) => {
  const say = (text) => process.stderr.write(`${text}\n`);
  const { pyodide } = await boot(job.runtime, job.loader, {
    stdLibURL: job.library,
    stdout: say,
    stderr: say,
    // No bytecode is left in the reader's folders. What other packages add to Hypothesis may know no WebAssembly.
    env: { PYTHONDONTWRITEBYTECODE: "1", HOME: "/home/pyodide", HYPOTHESIS_NO_PLUGINS: "1" },
  });
  for (const [point, folder] of [["/repository", job.root], ["/site", job.site]]) {
    pyodide.FS.mkdirTree(point);
    pyodide.mountNodeFS(point, folder);
  }
  pyodide.FS.chdir("/repository");
  const { path } = pyodide.pyimport("sys");
  path.append("/site");
  path.append("/repository/tests/runtime/inside");
  const code = pyodide.pyimport("run_tests").run(pyodide.toPy(job.arguments));
  return { code };
});
