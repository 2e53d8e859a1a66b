// What the page packs itself: a module in streams, and bytes as text for a block of the page, seven bits in a character, so eight characters where base 64 has more
// than nine. `unpacking.js` of the page reads both.

/**
 * Characters that do not come out of a block as they went in, or that end it, or that a terminal obeys: NUL, a carriage return, <, and escape.
 */
const barred = [0, 13, 60, 27];

/**
 * @param {Uint8Array} bytes
 * @returns {string} the bits from the lowest on, each seven as the character of that number. In place of one that is barred stands one of two bytes in
 *   UTF-8, which says which it is in its bits from the eighth on, and the next seven in the seven lowest; at the end, where no others come, it says that.
 */
export function asText(bytes) {
  const text = Buffer.alloc(Math.ceil((bytes.length * 8) / 7) + 1);
  let [length, bits, count, waiting] = [0, 0, 0, -1];
  const write = (number) => {
    if (waiting >= 0) {
      const code = ((waiting + 1) << 8) | 0x80 | number;
      length = text.writeUInt16BE(((0xc0 | (code >> 6)) << 8) | 0x80 | (code & 0x3f), length);
      waiting = -1;
      return;
    }
    waiting = barred.indexOf(number);
    if (waiting < 0) length = text.writeUInt8(number, length);
  };
  for (const byte of bytes) {
    bits |= byte << count;
    for (count += 8; count >= 7; count -= 7) {
      write(bits & 0x7f);
      bits >>>= 7;
    }
  }
  if (count > 0) write(bits);
  if (waiting >= 0) {
    const last = barred[waiting];
    waiting = barred.length;
    write(last);
  }
  return text.toString("utf8", 0, length);
}

/** As many as `Sources/Page/Unpacker` sorts a module into. */
const streamCount = 10;

/**
 * @param {Uint8Array} module of WebAssembly
 * @param {Uint8Array} unpacker the module that sorts
 * @param {(bytes: Uint8Array) => Uint8Array} packed
 * @returns {Buffer} how many streams there are, how many bytes each has packed, and how many unpacked, and then the streams
 */
export function inStreams(module, unpacker, packed) {
  const { memory, malloc, sort } = new WebAssembly.Instance(new WebAssembly.Module(unpacker), {}).exports;
  const length = module.length;
  const starts = Array.from({ length: streamCount }, (_, stream) => stream * length);
  const [source, target, places, targetPlaces, ends] = [length, streamCount * length, ...Array(3).fill(4 * streamCount)].map(malloc);
  const numbers = (place, count) => new Int32Array(memory.buffer, place, count);
  new Uint8Array(memory.buffer).set(module, source);
  numbers(ends, 1).set([length]);
  numbers(places, 1).set([0]);
  numbers(targetPlaces, streamCount).set(starts);
  const isRight = sort(source, places, ends, 1, target, targetPlaces);
  const ended = [...numbers(targetPlaces, streamCount)];
  const parts = ended.map((end, stream) => Buffer.from(memory.buffer.slice(target + starts[stream], target + end)));
  // And back, since an operation that it does not know would be taken for another one.
  numbers(places, streamCount).set(starts);
  numbers(ends, streamCount).set(ended);
  numbers(targetPlaces, 1).set([0]);
  new Uint8Array(memory.buffer, source, length).fill(0);
  if (!isRight || !sort(target, places, ends, 0, source, targetPlaces) || Buffer.compare(new Uint8Array(memory.buffer, source, length), module) !== 0) {
    throw new Error("the module has operations that Sources/Page/Unpacker does not know");
  }
  const results = parts.map(packed);
  return Buffer.concat([Uint32Array.of(streamCount, ...[...results, ...parts].map((part) => part.length)), ...results].map((part) =>
    part instanceof Uint32Array ? Buffer.from(part.buffer) : part));
}
