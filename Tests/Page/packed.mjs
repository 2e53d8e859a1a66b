// What the page holds of the engine comes out of it as it went in: packed.mjs UNPACKER.wasm. Bytes of every value and texts of
// every length are written as a block's text and read again; modules are sorted and packed, and unpacked by the page's own script,
// and what is cut short is never taken for whole.

import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { asText, inStreams } from "../../.ci/packing.mjs";
import { asBytes, unpacked } from "../../Sources/Page/Script/unpacking.js";
import { equal, holds } from "./checks.mjs";

const [path] = process.argv.slice(2);

/** Every value of a byte beside every other one, and so in every place of the seven bits. */
const pairs = Uint8Array.from({ length: 131_072 }, (_, place) => (place % 2 === 0 ? place >> 9 : place >> 1));
// Knuth's multiplier: each byte another one, and no run of them packs.
const noise = Uint8Array.from({ length: 300_000 }, (_, place) => Math.imul(place, 2_654_435_761) >>> 13);
// Each character that may not stand there, at the end and before it: seven bits of it after as many of another one.
const barred = [0, 13, 60, 27].flatMap((one) => [0, 13, 60, 27, 65].map((other) => Uint8Array.of(other | (one << 7), one >> 1)));
const samples = [pairs, noise, ...barred, ...Array.from({ length: 300 }, (_, length) => noise.subarray(length, 2 * length))];
for (const bytes of samples) {
  const text = asText(bytes);
  // Nothing that a reader of HTML makes another character of, that ends a block or begins a comment in it, or that a terminal obeys.
  holds(!/[\0\r<\x1b\x80-\x9f]/.test(text), `${bytes.length} bytes as ${text.slice(0, 60)}`);
  const size = Buffer.byteLength(text);
  holds(size <= Math.ceil((bytes.length * 8) / 7) + 1, `${bytes.length} bytes come to ${size}`);
  holds(Buffer.compare(asBytes(text), bytes) === 0, `${bytes.length} bytes come back as others`);
}

const text = asText(gzipSync(readFileSync(path)));
const unpack = (bytes) => unpacked(asText(bytes), text);
const pack = (module) => inStreams(module, readFileSync(path), brotliCompressSync);

/** Bytes after their number, which is below 16,384. */
const counted = (...bytes) => [...(bytes.length < 128 ? [bytes.length] : [(bytes.length & 127) | 128, bytes.length >> 7]), ...bytes];
const section = (number, ...bytes) => [number, ...counted(...bytes)];
/** A module of one function, with what the unpacker itself has none of: each kind of operation, and what it is given. */
const every = Uint8Array.from([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...section(1, 1, 0x60, 0, 0), ...section(3, 1, 0), ...section(4, 1, 0x70, 0, 1), ...section(5, 1, 0, 1),
  ...section(6, 1, 0x7f, 1, 0x41, 0, 0x0b),
  ...section(10, 1, ...counted(2, 1, 0x7f, 0xc8, 1, 0x7d,
    0x02, 0x40, 0x03, 0x40, 0x41, 0x80, 0x7f, 0x0e, 2, 0, 1, 0, 0x0b, 0x0b, 0x20, 0, 0x04, 0x40, 0x23, 0, 0x24, 0, 0x05, 0x01, 0x0b,
    0x41, 4, 0x28, 2, 0x80, 1, 0x22, 0, 0x1a, 0x42, 0xff, 0xff, 0xff, 0x0f, 0x1a, 0x43, 0, 0, 0x80, 0x3f, 0x21, 0x81, 1,
    0x44, 0x28, 0x20, 0x0b, 0, 0, 0, 0xf0, 0x3f, 0x1a, 0x10, 0, 0x41, 0, 0x11, 0, 0, 0x3f, 0, 0x40, 0, 0x1a,
    0x41, 1, 0x41, 2, 0x41, 3, 0xfc, 0x0a, 0, 0, 0x41, 1, 0x41, 2, 0x41, 3, 0xfc, 0x0b, 0, 0x0f, 0x0b)),
]);
holds(WebAssembly.validate(every), "the module is one");
const modules = [every, readFileSync(path), Buffer.concat([every, Uint8Array.from(section(0, 0, ...noise.subarray(0, 9_999)))])];
for (const module of modules) {
  holds(Buffer.compare(await unpack(pack(module)), module) === 0, `${module.length} bytes are unpacked as others`);
}
const packed = pack(modules[1]);
/** The same with another byte. */
const changed = (place, byte) => Buffer.concat([packed.subarray(0, place), Uint8Array.of(byte), packed.subarray(place + 1)]);
const damaged = [
  packed.subarray(0, packed.length - 1), packed.subarray(0, 7_000), Buffer.alloc(0), Buffer.alloc(99, 0xff), Buffer.alloc(400),
  changed(0, 9), changed(3, 1), changed(4, packed[4] ^ 1), changed(44, packed[44] ^ 1), changed(47, 0x7f), changed(84, packed[84] ^ 0xff),
];
for (const [place, bytes] of damaged.entries()) {
  const words = await unpack(bytes).then(() => "taken for whole", (error) => error.message);
  equal(words, "the file is damaged", `damage ${place}: ${bytes.length} bytes`);
}
// What is no module is not sorted in silence.
for (const bytes of [noise, every.subarray(0, every.length - 1)]) {
  const words = await Promise.resolve().then(() => pack(bytes)).then(() => "sorted", (error) => error.message);
  equal(words, "the module has operations that Sources/Page/Unpacker does not know", `${bytes.length} bytes`);
}
console.log(`packed: ${samples.length} texts come back, ${modules.length} modules are unpacked, ${damaged.length} damaged ones refused`);
