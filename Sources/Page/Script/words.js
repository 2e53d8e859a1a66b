// The language of the page: what its scripts say, and what stands in page.html.

import { english } from "./english.js";
import { keep, kept } from "./keeping.js";
import { russian } from "./russian.js";

/** By their codes after ISO 639-1, as the engine has them. @type {Record<string, typeof english>} */
export const languages = { en: english, ru: russian };

/** What is said now. */
export const words = { ...english };

/** The language that was chosen here, or else the browser's: the first that the page has. @returns {string} its code */
export function chosenLanguage() {
  const wanted = [kept("language") ?? "", ...navigator.languages].map((name) => name.slice(0, 2).toLowerCase());
  return wanted.find((code) => Object.hasOwn(languages, code)) ?? "en";
}

/** @param {string} code */
export const chooseLanguage = (code) => keep("language", code);

/**
 * Takes down what stands in a page, before anything is put there.
 *
 * @param {HTMLElement} place
 * @returns {(code: string) => void} says all of it in a language, and `words` as well
 */
export function translating(place) {
  const own = (node) => !node.closest("script, style, #board, [data-of]");
  const entries = [{ text: document.title, put: (text) => { document.title = text; } }];
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = /** @type {Text} */ (node);
    if (text.data.trim() !== "" && own(text.parentElement)) entries.push({ text: text.data, put: (data) => { text.data = data; } });
  }
  for (const name of ["aria-label", "placeholder"]) {
    for (const element of place.querySelectorAll(`[${name}]`)) {
      if (own(element)) entries.push({ text: element.getAttribute(name), put: (text) => element.setAttribute(name, text) });
    }
  }
  const marked = [...place.querySelectorAll("[data-of]")].map((element) => ({ element, nodes: [...element.childNodes] }));

  return (code) => {
    Object.assign(words, languages[code]);
    document.documentElement.lang = code;
    for (const { text, put } of entries) {
      // Blanks around a text stay.
      const [, before, core, after] = /^(\s*)(.*?)(\s*)$/s.exec(text);
      put(before + (words.texts[core] ?? core) + after);
    }
    for (const { element, nodes } of marked) {
      const parts = words.marked[/** @type {HTMLElement} */ (element).dataset.of];
      element.replaceChildren(...(parts === undefined ? nodes : put(parts, nodes.filter((node) => node instanceof Element))));
    }
  };
}

/**
 * Puts marked text together.
 *
 * @param {any[]} parts text; the number of an element in the original, counted from 0; or a list of such parts that stands out
 * @param {Element[]} originals
 * @returns {(Node | string)[]}
 */
function put(parts, originals) {
  return parts.map((part) => {
    if (typeof part === "string") return part;
    if (typeof part === "number") return originals[part].cloneNode(true);
    const strong = document.createElement("b");
    strong.append(...put(part, originals));
    return strong;
  });
}
