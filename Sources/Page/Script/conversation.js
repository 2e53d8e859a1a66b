// What was typed and what came of it, one below another.

import { element, makeReachable, node } from "./markup.js";
import { offerPictures } from "./pictures.js";

/** @typedef {{typed?: string, wrong?: [number, number], body: any[]}} Entry */

/** Older ones are taken away, so that a page that is open all day stays as quick as in the morning. */
const most = 400;

/**
 * @param {HTMLElement} list
 * @param {boolean} saysOnce whether what is said again, where nothing was typed, stands there already
 */
export function conversation(list, saysOnce = false) {
  /** @param {Entry} entry */
  function shown(entry) {
    const result = element("article", { class: "entry" });
    if (entry.typed !== undefined) result.append(typedLine(entry.typed, entry.wrong));
    const levels = headings(entry.body);
    result.append(element("div", { class: "slackline" }, ...entry.body.map((tree) => node(ranked(tree, levels)))));
    return result;
  }
  /** What was said last, if nothing was typed before it. @type {string | null} */
  let said = null;

  /** @param {Entry} entry */
  function isSaid({ typed, body }) {
    const before = said;
    said = typed === undefined ? JSON.stringify(body) : null;
    return saysOnce && said !== null && said === before && list.lastElementChild !== null;
  }

  return {
    /** @param {Entry[]} entries */
    add(entries) {
      const articles = entries.filter((entry) => !isSaid(entry)).map(shown);
      const isMoving = matchMedia("(prefers-reduced-motion: no-preference)").matches;
      if (articles.length === 0 && isMoving) list.lastElementChild?.animate({ opacity: [0.3, 1] }, 300);
      list.append(...articles);
      makeReachable(list);
      for (const article of articles) offerPictures(article);
      while (list.childElementCount > most) list.firstElementChild.remove();
      // The first of what is new, where all of it has no room.
      articles[0]?.scrollIntoView({ block: "nearest" });
      const last = articles.at(-1);
      if (last && last.offsetHeight < list.clientHeight) last.scrollIntoView({ block: "nearest" });
    },
    clear: () => list.replaceChildren(),
  };
}

/** The levels of headings in trees, as `h3`, the highest first. */
function headings(trees, found = new Set()) {
  for (const tree of trees) {
    if (typeof tree === "string") continue;
    if (/^h[1-6]$/.test(tree[0])) found.add(tree[0]);
    headings(tree.slice(2), found);
  }
  return [...found].sort();
}

/** The tree with headings from the third level on, none left out: the line above them is of the second. */
function ranked(tree, levels) {
  if (typeof tree === "string" || levels.length === 0) return tree;
  const [name, attributes, ...children] = tree;
  const rank = levels.indexOf(name);
  return [rank < 0 ? name : `h${rank + 3}`, attributes, ...children.map((child) => ranked(child, levels))];
}

/**
 * @param {string} line
 * @param {[number, number]} [wrong]
 */
function typedLine(line, wrong) {
  const code = element("code");
  if (wrong) {
    const [from, to] = wrong;
    code.append(line.slice(0, from), element("mark", { class: "wrong" }, line.slice(from, to) || " "), line.slice(to));
  } else {
    code.append(line);
  }
  return element("h2", { class: "typed" }, code);
}
