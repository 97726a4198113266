/**
 * node run.mjs PROJECT WHEELS suite [pytest's arguments] | states FILE...
 * In Pyodide: runs the engine's tests, or prints states.py's lists for records as JSON.
 */
import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import { loadPyodide } from "pyodide";

// Node would print the line of the error first, and Pyodide's has a million characters.
process.on("uncaughtException", ({ message }) => { process.stderr.write(`${message}\n`); process.exit(1); });

const [project, wheels, mode, ...rest] = process.argv.slice(2);
const HOME = "/project";
const SKIPPED = new Set(["__pycache__", "web", "build", ".pytest_cache"]);

const pyodide = path.dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const { info } = JSON.parse(fs.readFileSync(path.join(pyodide, "pyodide-lock.json"), "utf8"));
const python = await loadPyodide({
  lockFileContents: { info, packages: {} },
  env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" },
});
for (const name of ["assets", "docs", "engine", "tests", "pyproject.toml"]) {
  copy(path.join(project, name), `${HOME}/${name}`);
}
python.FS.chdir(HOME);
python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);

process.exit(await (mode === "suite" ? suite() : states()));

/** micropip, unpacked by hand, installs the others from Pyodide's own file system. */
async function suite() {
  const names = fs.readdirSync(wheels).filter((name) => name.endsWith(".whl"));
  for (const name of names) python.FS.writeFile(`/${name}`, fs.readFileSync(path.join(wheels, name)));
  const micropip = names.find((name) => name.startsWith("micropip-"));
  await python.unpackArchive(new Uint8Array(fs.readFileSync(path.join(wheels, micropip))), "wheel");
  python.globals.set("wheels", python.toPy(names.filter((name) => name !== micropip)));
  await python.runPythonAsync(`
import micropip
for name in wheels:
    await micropip.install(f"emfs:/{name}", deps=False)
`);
  python.globals.set("arguments", python.toPy(rest));
  // The page's tests' plug-ins and pytest's own capture need what Pyodide lacks.
  return python.runPython(`
import pytest
int(pytest.main(["-q", "-p", "no:cacheprovider", "--tb=short", *arguments]))
`);
}

async function states() {
  const run = python.pyimport("tests.pyodide.states").states;
  const all = rest.map((file) => run(fs.readFileSync(file, "utf8")).toJs());
  // process.exit does not wait for a pipe that is full.
  await new Promise((resolve) => { process.stdout.write(`${JSON.stringify(all)}\n`, resolve); });
  return 0;
}

/** @param {string} from @param {string} to */
function copy(from, to) {
  if (fs.statSync(from).isDirectory()) {
    python.FS.mkdirTree(to);
    for (const name of fs.readdirSync(from)) {
      if (!SKIPPED.has(name)) copy(path.join(from, name), `${to}/${name}`);
    }
  } else {
    python.FS.writeFile(to, fs.readFileSync(from));
  }
}
