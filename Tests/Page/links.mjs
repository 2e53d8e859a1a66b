// Links of somebody who means harm, as many as it is told: links.mjs [COUNT [SEED]]. Whatever the fragment is, what it unpacks
// to is a text of at most 200,000 bytes, nothing, or no link; and what is packed comes back.

import { deflateRawSync } from "node:zlib";
import { fragment, script } from "../../Sources/Page/Script/sharing.js";

const count = Number(process.argv[2] ?? 3000);
const seed = Number(process.argv[3] ?? 1);

/** Marsaglia's xorshift: the same numbers for the same seed. */
let state = seed || 1;
function below(bound) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % bound;
}
const pick = (list) => list[below(list.length)];

const words = [
  "X = 1 @low\n", "point X0 = 0\n", "load /etc/passwd\n", "<script>", "\u0000", "\u202e", "\u009b", "é", "𝑥", "\r\n", "\ud800",
];
const text = () => Array.from({ length: below(60) }, () => pick(words)).join("");
const link = (bytes) => `#s1.${Buffer.from(bytes).toString("base64url")}`;

/** Each a way to a fragment. */
const kinds = [
  () => link(deflateRawSync(text())),
  () => link(deflateRawSync(Buffer.from(Array.from({ length: below(50) }, () => below(256))))),
  () => link(Array.from({ length: below(80) }, () => below(256))),
  () => link(deflateRawSync(pick(words).repeat(below(40_000)))),
  () => link(deflateRawSync("#".repeat(below(40) * 100_000))),
  () => `#s1.${Array.from({ length: below(60) }, () => String.fromCharCode(below(1 + below(65_536)))).join("")}`,
  () => `${pick(["", "#", "s1.", "#s2.", "#S1.", "#lesson=", "#s1.#s1."])}${text()}`,
  () => `#s1.${"A".repeat(below(70_000))}`,
  () => {
    const bytes = deflateRawSync(text().repeat(1 + below(9)));
    for (let times = below(4); times >= 0 && bytes.length > 0; times -= 1) bytes[below(bytes.length)] = below(256);
    return link(bytes.subarray(0, bytes.length - below(3)));
  },
];

const seen = { script: 0, refused: 0, other: 0 };
for (let round = 0; round < count; round += 1) {
  const given = pick(kinds)();
  const told = await script(given);
  if (told === undefined) {
    if (given.startsWith("#s1.")) throw new Error(`round ${round}: no word on ${given.slice(0, 60)}`);
    seen.other += 1;
  } else if (told === null) {
    seen.refused += 1;
  } else if (typeof told === "string" && Buffer.byteLength(told) <= 200_000) {
    seen.script += 1;
  } else {
    throw new Error(`round ${round}: ${given.slice(0, 60)} unpacks to ${String(told).length}`);
  }
  const kept = text().toWellFormed();
  const packed = await fragment(kept);
  if (packed !== null && await script(packed) !== kept) throw new Error(`round ${round}: another script came back`);
}
if (Object.values(seen).some((times) => times === 0)) throw new Error(`not every ending was met: ${JSON.stringify(seen)}`);
console.log(`links: ${count} tried, ${seen.script} are scripts, ${seen.refused} refused, ${seen.other} are none`);
