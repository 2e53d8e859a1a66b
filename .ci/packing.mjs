// What the page packs itself: a module in streams, and bytes as printable ASCII for a block of the page, 13 bits in two characters, so eight characters where base 64 has more
// than nine. `unpacking.js` of the page reads both.

/**
 * What stands for the digits from 0 to 90, in order: from # to }, and ! in the place of <, which could end the block.
 *
 * @param {number} digit
 * @returns {number} the code of its character
 */
const character = (digit) => (digit === 25 ? 33 : digit + 35);

/**
 * @param {Uint8Array} bytes
 * @returns {string} the bits from the lowest on, each 13 as a digit of ones and one of ninety-ones; six or fewer that are left over,
 *   as one digit
 */
export function asText(bytes) {
  const text = Buffer.alloc(Math.ceil((bytes.length * 16) / 13) + 1);
  let [length, bits, count] = [0, 0, 0];
  const write = (digit) => { length = text.writeUInt8(character(digit), length); };
  for (const byte of bytes) {
    bits |= byte << count;
    count += 8;
    if (count < 13) continue;
    write((bits & 0x1fff) % 91);
    write(Math.floor((bits & 0x1fff) / 91));
    bits >>>= 13;
    count -= 13;
  }
  if (count > 0) write(bits % 91);
  if (count > 6) write(Math.floor(bits / 91));
  return text.toString("latin1", 0, length);
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
