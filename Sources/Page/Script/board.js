// The picture beside the conversation: what each level leaves, and the constraints. What stays is left where it is, so that
// what moves can be seen to move.

import { arrows } from "./arrows.js";
import { crosses } from "./drawing.js";
import { grips, named } from "./grips.js";
import { makeReachable, node } from "./markup.js";
import { words } from "./words.js";

/**
 * @param {HTMLElement} panel
 */
export function board(panel) {
  return {
    /**
     * @param {{board: any[], objectives: any[]}} reply
     * @param {boolean} moves whether the eye is led from what was to what is
     */
    show({ board: trees, objectives }, moves = true) {
      panel.classList.toggle("moves", moves);
      const next = document.createElement("div");
      next.append(...trees.map((tree) => node(tree)));
      arrows(next, objectives ?? []);
      grips.prepare(next, words.grip);
      crosses(next, words.cross);
      const held = panel.contains(document.activeElement) ? named(document.activeElement) : null;
      adapt(panel, next);
      makeReachable(panel);
      if (held !== null && named(document.activeElement) !== held) {
        [...panel.querySelectorAll("[tabindex]")].find((part) => named(part) === held)?.focus({ preventScroll: true });
      }
    },
  };
}

/**
 * Makes an element like another one.
 *
 * @param {Element} old
 * @param {Element} next its children are taken
 */
function adapt(old, next) {
  const news = [...next.childNodes];
  const olds = [...old.childNodes];
  news.forEach((child, index) => {
    const present = olds[index];
    if (present === undefined) {
      old.append(child);
    } else if (present.nodeName !== child.nodeName) {
      present.replaceWith(child);
    } else if (present instanceof Element && child instanceof Element) {
      adaptAttributes(present, child);
      adapt(present, child);
    } else if (present.nodeValue !== child.nodeValue) {
      present.nodeValue = child.nodeValue;
    }
  });
  for (const rest of olds.slice(news.length)) rest.remove();
}

function adaptAttributes(old, next) {
  for (const { name } of [...old.attributes]) {
    if (!next.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}
