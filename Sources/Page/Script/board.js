// The picture beside the conversation: what each level leaves, and the constraints. What stays is left where it is, so that
// what moves can be seen to move.

import { makeReachable, node } from "./markup.js";

/**
 * @param {HTMLElement} panel
 */
export function board(panel) {
  return {
    /**
     * @param {any[]} trees
     * @param {boolean} moves whether the eye is led from what was to what is
     */
    show(trees, moves = true) {
      panel.classList.toggle("moves", moves);
      const next = document.createElement("div");
      next.append(...trees.map((tree) => node(tree)));
      const held = document.activeElement?.getAttribute("data-point");
      adapt(panel, next);
      prepare(panel);
      makeReachable(panel);
      if (held && document.activeElement?.getAttribute("data-point") !== held) {
        panel.querySelector(`[data-point="${CSS.escape(held)}"]`)?.focus({ preventScroll: true });
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

/** Points are handles, for a pointer and for keys. */
function prepare(panel) {
  for (const point of panel.querySelectorAll("figure.line [data-point]")) {
    const { point: name, value } = point.dataset;
    const axis = point.closest("figure.line");
    point.closest("svg").removeAttribute("aria-hidden");
    const attributes = {
      tabindex: 0, role: "slider", "aria-label": name, "aria-valuetext": value,
      "aria-valuenow": decimal(value), "aria-valuemin": decimal(axis.dataset.xLeft),
      "aria-valuemax": decimal(axis.dataset.xRight),
    };
    for (const [key, text] of Object.entries(attributes)) point.setAttribute(key, String(text));
  }
}

/** About what a fraction is, for those who ask for a decimal. @param {string} fraction */
function decimal(fraction) {
  const [numerator, denominator = "1"] = fraction.split("/");
  return Number(numerator) / Number(denominator);
}
