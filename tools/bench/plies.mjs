/** node plies.mjs WHEEL GAME SECONDS: plies.py's rate, in Pyodide. */
import fs from "node:fs";
import path from "node:path";
import { load } from "../image/node.mjs";

const [wheel, game, seconds] = process.argv.slice(2);
const python = await load();
await python.unpackArchive(new Uint8Array(fs.readFileSync(wheel)), "wheel");
python.FS.writeFile("plies.py", fs.readFileSync(path.join(import.meta.dirname, "plies.py")));
console.log(python.runPython(`import json, plies; json.dumps(plies.rate("${game}", ${Number(seconds)}))`));
