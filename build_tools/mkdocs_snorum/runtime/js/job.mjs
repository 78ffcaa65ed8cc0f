// Talk with the Python side: a job in as JSON, one line of JSON out; or what is wrong, on standard error, and exit code 1.

export async function runJob(work) {
  try {
    const chunks = [];
    for await (const chunk of process.stdin) chunks.push(chunk);
    const answer = await work(JSON.parse(Buffer.concat(chunks).toString("utf8")));
    process.stdout.write(`\n${JSON.stringify(answer)}\n`);
  } catch (error) {
    // Node itself would print the line that threw, and one line of Pyodide is a megabyte.
    process.stderr.write(`${error?.type ?? error?.name}: ${error?.message ?? error}\n`);
    process.exitCode = 1;
  }
}
