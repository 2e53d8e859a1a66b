// A session as a link: its script, packed, in the fragment of the address, which no browser sends anywhere.

const mark = "s1.";
/** Of a script; a link that unpacks to more is refused before it is unpacked to its end. */
const longest = 200_000;
/** Of a link: longer ones do not survive a mail. */
const longestLink = 30_000;

/**
 * @param {string} script
 * @returns {Promise<string | null>} the fragment, with its #; null where it is too long
 */
export async function fragment(script) {
  const packed = await bytes(stream(new TextEncoder().encode(script), new CompressionStream("deflate-raw")));
  const text = btoa(String.fromCharCode(...packed.subarray(0, longestLink)))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return packed.length > longestLink || text.length > longestLink ? null : `#${mark}${text}`;
}

/**
 * @param {string} fragment with its #
 * @returns {Promise<string | null | undefined>} the script; null where it is none; undefined where it does not claim to be
 */
export async function script(fragment) {
  if (!fragment.startsWith(`#${mark}`)) return undefined;
  if (fragment.length > 2 * longestLink) return null;
  try {
    const text = atob(fragment.slice(mark.length + 1).replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const unpacked = await bytes(stream(packed, new DecompressionStream("deflate-raw")));
    return new TextDecoder("utf-8", { fatal: true }).decode(unpacked);
  } catch {
    return null;
  }
}

/**
 * @param {Uint8Array} input
 * @param {GenericTransformStream} transform
 * @returns {ReadableStream<Uint8Array>}
 */
function stream(input, transform) {
  return new Blob([input]).stream().pipeThrough(transform);
}

/** Asks for a page with nothing on it. */
export const bare = "#new";

/**
 * The lesson that a link names.
 *
 * @param {string} fragment with its #
 * @returns {string | undefined}
 */
export function lessonOf(fragment) {
  return /^#lesson=([\w-]{1,80})$/.exec(fragment)?.[1];
}

/**
 * @param {string} fragment
 * @returns {string | undefined} the name of a problem to look at
 */
export function problemOf(fragment) {
  return /^#problem=([\w-]{1,80})$/.exec(fragment)?.[1];
}

/**
 * @param {ReadableStream<Uint8Array>} source
 * @returns {Promise<Uint8Array>}
 */
async function bytes(source) {
  const result = new Uint8Array(longest);
  let length = 0;
  const reader = source.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return result.subarray(0, length);
    if (length + value.length > longest) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    result.set(value, length);
    length += value.length;
  }
}
