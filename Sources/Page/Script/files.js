// Files of the learner's: written by a download, read by choice or by dropping them on the page. Nothing is sent.

/**
 * @param {string} name
 * @param {string} text
 * @param {string} type
 */
export function download(name, text, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name.split(/[\\/]/).pop() || "session.txt";
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A file that is larger is not what this page is for. */
const largest = 4_000_000;

/**
 * @param {File} file
 * @returns {Promise<string | null>} null where it is no text
 */
export async function textOf(file) {
  if (file.size > largest) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/**
 * @param {HTMLInputElement} input chooses files
 * @param {(file: File) => void} take
 */
export function takeFiles(input, take) {
  input.addEventListener("change", () => {
    for (const file of input.files ?? []) take(file);
    input.value = "";
  });
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    for (const file of event.dataTransfer?.files ?? []) take(file);
  });
}

/**
 * A picture of the page as a file of its own.
 *
 * @param {SVGSVGElement} picture
 * @param {string} style the rules that its classes need
 * @returns {string}
 */
export function pictureText(picture, style) {
  const copy = /** @type {SVGSVGElement} */ (picture.cloneNode(true));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const rules = document.createElementNS("http://www.w3.org/2000/svg", "style");
  rules.textContent = style;
  copy.prepend(rules);
  return new XMLSerializer().serializeToString(copy);
}
