// What is kept from one visit to the next, in the browser's storage. Where that is refused or full, it is kept as long as
// the page is open; whoever asks is told.

const prefix = "slackline.";

// Even to ask for a storage may be refused.
const browser = () => localStorage;
const tab = () => sessionStorage;
const storages = [browser, tab];

/** What a body returns; undefined where it is refused. */
function tried(body) {
  try {
    return body();
  } catch {
    return undefined;
  }
}

const readFrom = (storage, name) => tried(() => storage().getItem(prefix + name)) ?? null;
const writeTo = (storage, name, text) => tried(() => (storage().setItem(prefix + name, text), true)) ?? false;

/** What could not be kept for longer. @type {Map<string, string>} */
const here = new Map();

/**
 * @param {string} name
 * @returns {string | null}
 */
export function kept(name) {
  return here.get(name) ?? readFrom(browser, name);
}

/**
 * @param {string} name
 * @param {string} text
 * @returns {boolean} whether it is kept for longer than this page
 */
export function keep(name, text) {
  const isStored = writeTo(browser, name, text);
  if (isStored) here.delete(name);
  else here.set(name, text);
  return isStored;
}

/** @param {string} name */
export function forget(name) {
  here.delete(name);
  for (const storage of storages) tried(() => storage().removeItem(prefix + name));
}

/** The names that begin in a certain way, also those that only this tab knows. @param {string} start @returns {string[]} */
export function keptNames(start) {
  const names = storages.flatMap((storage) => tried(() => Object.keys(storage())) ?? [])
    .filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  return [...new Set([...names, ...here.keys()])].filter((name) => name.startsWith(start));
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

// MARK: As long as the tab

/** What only this tab knows; also after a reload. @param {string} name @returns {string | null} */
export const keptInTab = (name) => readFrom(tab, name);

/** @param {string} name @param {string} text @returns {boolean} whether it is kept */
export const keepInTab = (name, text) => writeTo(tab, name, text);

/** @param {string} name */
export const forgetInTab = (name) => tried(() => tab().removeItem(prefix + name));
