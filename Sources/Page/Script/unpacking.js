// From the text of a block to the module that it is packed from: printable ASCII, as `.ci/packing.mjs` writes it, and
// Brotli, which not every browser unpacks by itself; so its decoder comes along.

import { words } from "./words.js";

/** What Brotli's library says: `BrotliDecoderResult` of its header. */
const [fault, done, wantsMore] = [0, 1, 2];

/**
 * @param {string} text
 * @returns {Uint8Array} the bytes that were written as this text
 */
export function asBytes(text) {
  const digits = new Uint8Array(256);
  for (let code = 35; code <= 125; code += 1) digits[code] = code - 35;
  digits[33] = 25;
  // Two characters are looked up at once, which takes a third of the time: as a number of which the first is the low half,
  // since no browser runs on a machine that has it otherwise.
  const values = new Uint16Array(0x8000);
  for (let pair = 0; pair < values.length; pair += 1) values[pair] = digits[pair & 0xff] + 91 * digits[pair >> 8];
  const characters = new Uint8Array(text.length + (text.length % 2));
  new TextEncoder().encodeInto(text, characters);
  const pairs = new Uint16Array(characters.buffer);
  const halves = new Uint16Array(Math.ceil((13 * pairs.length) / 16));
  let bits = 0;
  let count = 0;
  let length = 0;
  for (let place = 0; place < pairs.length; place += 1) {
    bits |= values[pairs[place]] << count;
    count += 13;
    if (count < 16) continue;
    halves[length] = bits;
    length += 1;
    bits >>>= 16;
    count -= 16;
  }
  halves[length] = bits;
  return new Uint8Array(halves.buffer, 0, (13 * (text.length >> 1) + 6 * (text.length % 2)) >> 3);
}

/**
 * @param {ReadableStream<Uint8Array>} bytes of a module without imports, which is compiled while they come
 */
export function compiled(bytes) {
  const response = new Response(bytes, { headers: { "Content-Type": "application/wasm" } });
  return WebAssembly.instantiateStreaming(response, {});
}

/**
 * Unpacks what was packed with Brotli, piece by piece.
 *
 * @param {string} packed
 * @param {string} unpacker the decoder of Brotli's own library, a module with gzip
 * @returns {Promise<ReadableStream<Uint8Array>>}
 */
export async function unpacked(packed, unpacker) {
  const module = new Blob([asBytes(unpacker)]).stream().pipeThrough(new DecompressionStream("gzip"));
  const starting = compiled(module);
  // While that is compiled elsewhere.
  const input = asBytes(packed);
  /** @type {any} */
  const { memory, malloc, ...library } = (await starting).instance.exports;
  const end = malloc(input.length) + input.length;
  new Uint8Array(memory.buffer).set(input, end - input.length);
  // What the library is given and gives by reference: length and place of its input, of an output that we leave to it, and the
  // length of that.
  const cells = malloc(20);
  const state = library.BrotliDecoderCreateInstance(0, 0, 0);
  let rest = input.length;
  return new ReadableStream({
    // Small enough that the compiler has something to do early, and that the browser may replace the decoder by a faster
    // one in between.
    pull(controller) {
      const length = Math.min(rest, 65_536);
      new Uint32Array(memory.buffer, cells, 5).set([length, end - rest, 0, 0, 0]);
      const result = library.BrotliDecoderDecompressStream(state, cells, cells + 4, cells + 8, cells + 12, 0);
      const place = library.BrotliDecoderTakeOutput(state, cells + 16);
      const [left, , , , size] = new Uint32Array(memory.buffer, cells, 5);
      rest -= length - left;
      controller.enqueue(new Uint8Array(memory.buffer.slice(place, place + size)));
      if (result === done) controller.close();
      else if (result === fault || (result === wantsMore && rest === 0)) throw new Error(words.damaged);
    },
  });
}
