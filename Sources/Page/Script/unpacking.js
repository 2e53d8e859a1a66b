// From the text of a block to the module that it is packed from: printable ASCII, as `.ci/packing.mjs` writes it, and
// Brotli, which not every browser unpacks by itself; so its decoder comes along.

import { words } from "./words.js";

/** What Brotli's library says when all is well: `BrotliDecoderResult` of its header. */
const done = 1;

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
 * @param {ReadableStream<Uint8Array> | Uint8Array} bytes of a module without imports, which is compiled while they come
 */
export function compiled(bytes) {
  const response = new Response(bytes, { headers: { "Content-Type": "application/wasm" } });
  return WebAssembly.instantiateStreaming(response, {});
}

/**
 * Unpacks a module: with Brotli its streams, and from these the module.
 *
 * @param {string} packed what `inStreams` of `.ci/packing.mjs` makes of it
 * @param {string} unpacker what does it: Brotli's own decoder, and what puts streams together, a module with gzip
 * @returns {Promise<Uint8Array>}
 */
export async function unpacked(packed, unpacker) {
  const starting = compiled(new Blob([asBytes(unpacker)]).stream().pipeThrough(new DecompressionStream("gzip")));
  // While that is compiled elsewhere.
  const input = asBytes(packed);
  /** @type {any} */
  const { memory, malloc, BrotliDecoderDecompress, sort } = (await starting).instance.exports;
  const head = new DataView(input.buffer, input.byteOffset, input.length);
  const holds = (isSo) => { if (!isSo) throw new Error(words.damaged); };
  holds(input.length >= 4);
  const count = head.getUint32(0, true);
  const begin = 4 + 8 * count;
  holds(begin <= input.length);
  const lengths = Array.from({ length: 2 * count }, (_, place) => head.getUint32(4 + 4 * place, true));
  const [narrow, wide] = [lengths.slice(0, count), lengths.slice(count)];
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  const length = sum(wide);
  holds(begin + sum(narrow) === input.length && length < 2 ** 28);

  const rooms = [input.length, length, length, 4 * count, 4 * count, 4].map((size) => malloc(size));
  holds(rooms.every((place) => place !== 0));
  const [source, streams, target, places, ends, targetPlaces] = rooms;
  // Taken anew each time: memory that grows is another buffer.
  const cell = (list, stream = 0) => new Uint32Array(memory.buffer, list + 4 * stream, 1);
  new Uint8Array(memory.buffer).set(input, source);
  let [read, written] = [source + begin, 0];
  for (const [stream, size] of wide.entries()) {
    // Told how much room there is, it tells how much it took.
    cell(ends, stream)[0] = size;
    holds(BrotliDecoderDecompress(narrow[stream], read, ends + 4 * stream, streams + written) === done && cell(ends, stream)[0] === size);
    cell(places, stream)[0] = written;
    read += narrow[stream];
    written += size;
    cell(ends, stream)[0] = written;
  }
  cell(targetPlaces)[0] = 0;
  holds(sort(streams, places, ends, 0, target, targetPlaces) === 1);
  return new Uint8Array(memory.buffer, target, length);
}
