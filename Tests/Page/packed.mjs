// What the page holds of the engine comes out of it as it went in: packed.mjs UNPACKER.wasm. Bytes of every value and texts of
// every length are written as a block's text and read again; what Brotli packed is unpacked by the page's own script, and what
// is cut short or changed is never taken for whole.

import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { asText } from "../../.ci/packing.mjs";
import { asBytes, unpacked } from "../../Sources/Page/Script/unpacking.js";
import { equal, holds } from "./checks.mjs";

const [path] = process.argv.slice(2);

/** Every value of a byte beside every other one, and so in every place of the 13 bits. */
const pairs = Uint8Array.from({ length: 131_072 }, (_, place) => (place % 2 === 0 ? place >> 9 : place >> 1));
// Knuth's multiplier: each byte another one, and no run of them packs.
const noise = Uint8Array.from({ length: 300_000 }, (_, place) => Math.imul(place, 2_654_435_761) >>> 13);
const samples = [pairs, noise, ...Array.from({ length: 300 }, (_, length) => noise.subarray(length, 2 * length))];
for (const bytes of samples) {
  const text = asText(bytes);
  // Printable, no blank that a reader trims, and nothing that ends a block or begins a comment in it.
  holds(/^[!#-;=-}]*$/.test(text), `${bytes.length} bytes as ${text.slice(0, 60)}`);
  holds(text.length <= Math.ceil((bytes.length * 16) / 13), `${bytes.length} bytes come to ${text.length} characters`);
  holds(Buffer.compare(asBytes(text), bytes) === 0, `${bytes.length} bytes come back as others`);
}

const unpacker = asText(gzipSync(readFileSync(path)));
const unpack = async (text) => new Uint8Array(await new Response(await unpacked(text, unpacker)).arrayBuffer());
// A module is much longer than a piece, says some things again, and some of them in English.
const module = Buffer.concat([noise, Buffer.from("the number of the letters of the words ".repeat(9_999)), pairs, noise]);
const packed = brotliCompressSync(module);
for (const bytes of [module, Buffer.alloc(0), Buffer.from("a")]) {
  holds(Buffer.compare(await unpack(asText(brotliCompressSync(bytes))), bytes) === 0, `${bytes.length} bytes are unpacked as others`);
}
const damaged = [packed.subarray(0, packed.length - 1), packed.subarray(0, 70_000), Buffer.alloc(0), Buffer.alloc(99, 0xff)];
for (const bytes of damaged) {
  const words = await unpack(asText(bytes)).then(() => "taken for whole", (error) => error.message);
  equal(words, "the file is damaged", `${bytes.length} bytes`);
}
console.log(`packed: ${samples.length} texts come back, ${module.length} bytes are unpacked, ${damaged.length} damaged ones refused`);
