// Gives a started Pyodide the modules of an archive; see archive.py.

const ARCHIVE = "/lib/engine.zip";

/** Let Python find the modules of an archive: bytes of a zip file, with whatever before it. */
export function addModules(pyodide, bytes) {
  pyodide.FS.writeFile(ARCHIVE, bytes);
  const sys = pyodide.pyimport("sys");
  sys.path.append(ARCHIVE);
  sys.destroy();
}
