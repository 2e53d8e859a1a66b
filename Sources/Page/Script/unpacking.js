// From the text of a block to the module that it is packed from: text with seven bits in a character, as `.ci/packing.mjs` writes
// it, and Brotli, which not every browser unpacks by itself; so its decoder comes along.

import { words } from "./words.js";

/** What Brotli's library says when all is well: `BrotliDecoderResult` of its header. */
const done = 1;

/** Characters that do not come out of a block as they went in, for which others stand. */
const barred = [0, 13, 60, 27];

/**
 * @param {string} text
 * @returns {Uint8Array} the bytes that were written as this text
 */
export function asBytes(text) {
  // A character has 14 bits at most.
  const bytes = new Uint8Array(2 * text.length);
  let bits = 0;
  let count = 0;
  let length = 0;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code < 0x80) {
      bits |= code << count;
      count += 7;
    } else {
      const which = (code >> 8) - 1;
      const isLast = which === barred.length;
      bits |= (isLast ? code & 0x7f : barred[which] | ((code & 0x7f) << 7)) << count;
      count += isLast ? 7 : 14;
    }
    while (count >= 8) {
      bytes[length] = bits;
      length += 1;
      bits >>>= 8;
      count -= 8;
    }
  }
  return bytes.subarray(0, length);
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
