// Files of the learner's: written by a download, read by choice or by dropping them on the page. Nothing is sent.

/**
 * @param {string} name
 * @param {string | Blob} content
 */
export function download(name, content) {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name.split(/[\\/]/).pop() || "session.txt";
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A picture, as SVG, as PNG: twice as large, so that it is sharp on a slide. @param {string} text @returns {Promise<Blob>} */
export async function asPNG(text) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(2 * image.naturalWidth, 2 * image.naturalHeight);
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/png" });
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
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isMarked = (first, second) => bytes[0] === first && bytes[1] === second;
    // As PowerShell writes it.
    const form = isMarked(0xff, 0xfe) ? "utf-16le" : isMarked(0xfe, 0xff) ? "utf-16be" : "utf-8";
    return new TextDecoder(form, { fatal: true }).decode(bytes);
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
