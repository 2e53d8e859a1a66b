// The engine: a WebAssembly module without imports, taken from a block of the page, and requests to it.

/** @typedef {Record<string, any>} Reply */
/** @typedef {(request: Record<string, any>) => Reply} Ask */

/**
 * Starts the engine.
 *
 * @param {string} packed the module, with gzip and in base 64
 * @param {(ask: Ask) => Reply} recover what is asked of a new engine, and answered, where one has stopped at a request
 * @returns {Promise<Ask>}
 */
export async function startEngine(packed, recover) {
  const bytes = await fetch(`data:application/octet-stream;base64,${packed}`);
  const unpacked = bytes.body.pipeThrough(new DecompressionStream("gzip"));
  const response = new Response(unpacked, { headers: { "Content-Type": "application/wasm" } });
  const { module, instance } = await WebAssembly.instantiateStreaming(response, {});
  let ask = asking(instance);
  return (request) => {
    try {
      return ask(request);
    } catch (error) {
      // Memory or the stack has come to its end: what is left of that engine is of no use.
      if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error;
      ask = asking(new WebAssembly.Instance(module, {}));
      return recover(ask);
    }
  };
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
    const address = allocate(bytes.length);
    // Growth detaches the buffer, so it is taken anew after each call.
    new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
    const reply = answer(engine, address, bytes.length);
    const length = new DataView(memory.buffer).getUint32(reply, true);
    const text = decoder.decode(new Uint8Array(memory.buffer, reply + 4, length));
    release(address);
    release(reply);
    return JSON.parse(text);
  };
}
