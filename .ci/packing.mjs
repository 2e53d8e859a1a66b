// Bytes as printable ASCII, for a block of the page: 13 bits in two characters, so eight characters where base 64 has more
// than nine. `unpacking.js` of the page reads it.

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
