// What is kept from one visit to the next: in the browser's storage, and lost without harm where that is refused or full.

const prefix = "slackline.";

/**
 * @param {string} name
 * @returns {string | null}
 */
export function kept(name) {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} text
 * @returns {boolean} whether it is kept
 */
export function keep(name, text) {
  try {
    localStorage.setItem(prefix + name, text);
    return true;
  } catch {
    return false;
  }
}

/** One more line. @param {string} name @param {string} line */
export const keepLine = (name, line) => keep(name, [...keptLines(name), line].join("\n"));

/**
 * @param {string} name
 * @returns {string[]}
 */
export function keptLines(name) {
  return (kept(name) ?? "").split("\n").filter((line) => line !== "");
}
