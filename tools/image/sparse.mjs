/**
 * A snapshot as the runs of memory that differ from what a fresh interpreter has there anyway: the
 * wasm's own data segments and zeros. web/boot/snapshot.mjs reads it:
 *
 *     8 x uint32: magic "PSNP", length of the JSON, number of runs, length of the memory,
 *                 end of the data segments, 0, 0, 0
 *     JSON {buildId, description, own}, padded to 4 bytes
 *     runs: (gap since the end of the run before, length) as 2 x uint32 each
 *     the bytes of all runs
 */
import fs from "node:fs";
import { load } from "./node.mjs";
import create from "pyodide/pyodide.asm.mjs";

const BLOCK = 32;
export const MAGIC = 0x50534e50;

/**
 * The memory of a module of `length` bytes that has started but run no Python, and what its data
 * segments say: where the two differ, constructors have written, which may not be alike everywhere.
 * `own` are the addresses of the words that each browser must keep as it has set them.
 * @param {number} length
 * @param {string} wasm
 */
export async function freshMemory(length, wasm) {
  const { image, end } = dataSegments(fs.readFileSync(wasm), length);
  const started = await startedMemory(length);
  const usual = [started, await startedMemory(length)]; // two of each tell what is random
  const iphone = [await startedMemoryOnIphone(length), await startedMemoryOnIphone(length)];
  const own = words(usual, iphone);
  return { image, end, started, own };
}

/** @param {number} length */
async function startedMemory(length) {
  let memory = new Uint8Array();
  await load({
    _loadSnapshot: new Uint8Array(length),
    createPyodideModule: async (/** @type {any} */ settings) => {
      const module = await create(settings);
      memory = module.HEAPU8.slice();
      throw new Error("seen enough");
    },
  }).catch((error) => { if (error.message !== "seen enough") throw error; });
  return memory;
}

/**
 * Python keeps a pointer to a function that calls others with fewer arguments than they are given. Pyodide
 * makes it of wasm where the browser knows enough of it, and leaves it out elsewhere and on iPhones.
 * @param {number} length
 */
async function startedMemoryOnIphone(length) {
  const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  const value = { userAgent: "iPhone", platform: "", language: navigator.language };
  Object.defineProperty(globalThis, "navigator", { value, configurable: true });
  const memory = await startedMemory(length);
  if (before) Object.defineProperty(globalThis, "navigator", before);
  return memory;
}

/**
 * The addresses of the words that are 0 on iPhones alone, and could be functions elsewhere: places in a
 * table of some ten thousand. (Other words are random, or tell the time.)
 * @param {Uint8Array[]} usual
 * @param {Uint8Array[]} iphone
 */
function words(usual, iphone) {
  const [one, two, ...others] = [...usual, ...iphone].map(({ buffer }) => new Uint32Array(buffer));
  const found = [];
  for (let word = 0; word < one.length; word++) {
    const isPlace = one[word] === two[word] && one[word] !== 0 && one[word] < 65536;
    if (isPlace && others.every((other) => other[word] === 0)) found.push(4 * word);
  }
  if (found.length !== 1) throw new Error(`${found.length} words depend on the browser, not one.`);
  return found;
}

/**
 * What the active data segments of a wasm file put into memory.
 * @param {Uint8Array} wasm
 * @param {number} length
 */
function dataSegments(wasm, length) {
  const image = new Uint8Array(length);
  let at = 8;
  let end = 0;
  const number = () => { // LEB128
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = wasm[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return { value, byte, shift: shift + 7 };
    }
  };
  const unsigned = () => number().value >>> 0;
  const signed = () => {
    const { value, byte, shift } = number();
    return byte & 64 && shift < 32 ? value | (-1 << shift) : value;
  };
  while (at < wasm.length) {
    const section = wasm[at++];
    const size = unsigned();
    const next = at + size;
    if (section === 11) {
      for (let count = unsigned(); count > 0; count--) {
        const flags = unsigned();
        if (flags === 2) unsigned();
        let offset = 0;
        if (flags !== 1) {
          if (wasm[at++] !== 0x41) throw new Error("A data segment's place is no constant.");
          offset = signed() >>> 0;
          at++;
        }
        const bytes = unsigned();
        if (flags !== 1) {
          image.set(wasm.subarray(at, at + bytes), offset);
          end = Math.max(end, offset + bytes);
        }
        at += bytes;
      }
    }
    at = next;
  }
  return { image, end: Math.ceil(end / BLOCK) * BLOCK };
}

/**
 * @param {Uint8Array} memory
 * @param {{ image: Uint8Array, end: number, started: Uint8Array }} fresh
 * @param {object} description
 */
export function sparse(memory, fresh, description) {
  const runs = differing(memory, fresh);
  const text = JSON.stringify(description);
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const head = new Uint32Array([MAGIC, json.length, runs.length, memory.length, fresh.end, 0, 0, 0]);
  const table = new Uint32Array(runs.length * 2);
  let last = 0;
  runs.forEach(([start, stop], index) => {
    table.set([start - last, stop - start], index * 2);
    last = stop;
  });
  const bytes = runs.map(([start, stop]) => memory.subarray(start, stop));
  return Buffer.concat([Buffer.from(head.buffer), json, Buffer.from(table.buffer), ...bytes]);
}

/**
 * Runs of whole blocks that have to be stored, as [start, stop).
 * @param {Uint8Array} memory
 * @param {{ image: Uint8Array, end: number, started: Uint8Array }} fresh
 */
function differing(memory, { image, end, started }) {
  /** @type {[number, number][]} */
  const runs = [];
  for (let block = 0; block < memory.length; block += BLOCK) {
    let same = true;
    for (let at = block; same && at < block + BLOCK; at++) {
      same = memory[at] === image[at] && (at >= end || started[at] === image[at]);
    }
    if (same) continue;
    const last = runs.at(-1);
    if (last?.[1] === block) last[1] += BLOCK;
    else runs.push([block, block + BLOCK]);
  }
  return runs;
}
