// Prints what a WebAssembly module without imports gives as its lines.
import { readFileSync, writeSync } from "node:fs";

const module = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { memory, lines, _initialize } = module.instance.exports;
_initialize?.();
const address = lines();
// Growth detaches the buffer, so it is read after the call.
const length = new DataView(memory.buffer).getUint32(address, true);
let bytes = new Uint8Array(memory.buffer, address + 4, length);
while (bytes.length > 0) bytes = bytes.subarray(writeSync(1, bytes));
