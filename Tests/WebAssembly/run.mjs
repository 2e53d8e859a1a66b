// Prints what a WebAssembly module without imports answers, as `Native.swift` does:
// run.mjs MODULE long-numbers, run.mjs MODULE exercises, or run.mjs MODULE replies CORPUS.
import { readFileSync, writeSync } from "node:fs";

const [path, what, corpus] = process.argv.slice(2);
const module = await WebAssembly.instantiate(readFileSync(path), {});
const { memory, longNumbers, exercises, replies, allocate, release, _initialize } = module.instance.exports;
_initialize?.();

// Growth detaches the buffer, so it is read after each call.
function print(address) {
  const length = new DataView(memory.buffer).getUint32(address, true);
  let bytes = new Uint8Array(memory.buffer, address + 4, length);
  while (bytes.length > 0) bytes = bytes.subarray(writeSync(1, bytes));
  release(address);
}

if (what === "long-numbers") {
  print(longNumbers());
} else if (what === "exercises") {
  print(exercises());
} else {
  const separator = 0x1d;
  const bytes = readFileSync(corpus);
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf(separator, start);
    const session = bytes.subarray(start, end < 0 ? bytes.length : end);
    const address = allocate(session.length);
    new Uint8Array(memory.buffer, address, session.length).set(session);
    print(replies(address, session.length));
    release(address);
    start += session.length + 1;
  }
}
