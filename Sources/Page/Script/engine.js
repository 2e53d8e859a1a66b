// The engine: a WebAssembly module without imports, taken from a block of the page or from beside it, and requests to it.

import { compiled, unpacked } from "./unpacking.js";
import { words } from "./words.js";

/** @typedef {Record<string, any>} Reply */
/** @typedef {(request: Record<string, any>) => Reply} Ask */

/**
 * Starts the engine.
 *
 * @param {HTMLElement} place a block with the module, with Brotli and as a text, as `unpacking.js` reads it; or a link to it
 * @param {HTMLElement | null} unpacker the block with what unpacks it
 * @returns {Promise<{ask: Ask, renew: () => Promise<void>}>} what asks it, and what makes a new one to be asked from then on.
 *   Whatever `ask` throws was the end of that engine: of its memory or its stack, or a fault in it.
 */
export async function startEngine(place, unpacker) {
  const bytes = place instanceof HTMLLinkElement ? await fetched(place.href) : await unpacked(place.textContent, unpacker.textContent);
  const { module, instance } = await compiled(bytes);
  let answer = asking(instance);
  return {
    ask: (request) => answer(request),
    async renew() {
      // Not at once: a module of this size browsers instantiate beside the page only.
      answer = asking(await WebAssembly.instantiate(module, {}));
    },
  };
}

/** What a server has, while it comes. @param {string} address */
async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(words.unfetched(response.status));
  return response.body;
}

/**
 * @param {WebAssembly.Instance} instance
 * @returns {Ask}
 */
function asking(instance) {
  const { memory, open, answer, allocate, release } = /** @type {any} */ (instance.exports);
  instance.exports._initialize?.();
  const engine = open();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (request) => {
    const bytes = encoder.encode(JSON.stringify(request));
    // Addresses above 2 GB come with a sign.
    const address = allocate(bytes.length) >>> 0;
    // Growth detaches the buffer, so it is taken anew after each call.
    new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
    const reply = answer(engine, address, bytes.length) >>> 0;
    const length = new DataView(memory.buffer).getUint32(reply, true);
    const text = decoder.decode(new Uint8Array(memory.buffer, reply + 4, length));
    release(address);
    release(reply);
    return JSON.parse(text);
  };
}
