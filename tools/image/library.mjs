/** node library.mjs WHEEL OUT: traces what the engine and PyScript use, and compiles it into a zip. */
import fs from "node:fs";
import { load, pyscriptSources, script } from "./node.mjs";

const [wheel, out] = process.argv.slice(2);
const python = await load();
await python.unpackArchive(new Uint8Array(fs.readFileSync(wheel)), "wheel");
python.globals.set("pyscript_sources", python.toPy(await pyscriptSources()));
python.globals.set("late_library_source", script("late_library.py"));
python.runPython(script("use.py"));
python.runPython("use()");
python.runPython(script("library.py"));
fs.writeFileSync(out, python.runPython("make()").toJs());
