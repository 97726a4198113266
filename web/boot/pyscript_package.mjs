/**
 * PyScript writes its Python package file by file and compiles it at every start. Our image has it compiled
 * already, so that step is answered with its last line alone. If PyScript changes its first line, it
 * merely takes the long way again.
 */

const WRITES_PACKAGE = "import os as _os\nfrom pathlib import Path as _Path\n";

/** @param {any} python */
export function skipWritingPackage(python) {
  const { runPythonAsync } = python;
  Object.defineProperty(python, "runPythonAsync", {
    value: (/** @type {string} */ code, /** @type {any[]} */ ...rest) => {
      const short = code.startsWith(WRITES_PACKAGE) ? "import pyscript" : code;
      return runPythonAsync.call(python, short, ...rest);
    },
  });
}
