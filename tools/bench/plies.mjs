/** node plies.mjs WHEEL SECONDS: plies.py's rate of Trading Titans, in Pyodide. */
import fs from "node:fs";
import path from "node:path";
import { load } from "../image/node.mjs";

const [wheel, seconds] = process.argv.slice(2);
const python = await load();
await python.unpackArchive(new Uint8Array(fs.readFileSync(wheel)), "wheel");
python.FS.writeFile("plies.py", fs.readFileSync(path.join(import.meta.dirname, "plies.py")));
console.log(python.runPython(`import plies; plies.rate(plies.titans(), ${Number(seconds)})`));
