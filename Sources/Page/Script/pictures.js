// A picture of the conversation as a file: as it is seen, with its words and in the colours of the page.

import { asPNG, download } from "./files.js";
import { element } from "./markup.js";
import { words } from "./words.js";

/** Around the picture, in pixels. */
const margin = 16;

/**
 * Gives each picture a button that saves it.
 *
 * @param {HTMLElement} place
 */
export function offerPictures(place) {
  for (const figure of place.querySelectorAll("figure")) {
    figure.append(element("button", {
      type: "button", class: "save", title: words.savePicture, "aria-label": words.savePicture,
      onclick: async () => download("picture.png", await asPNG(asSVG(figure))),
    }, "PNG"));
  }
}

/**
 * What is seen of a figure, as one picture: the browser sets its words as it does in the page.
 *
 * @param {HTMLElement} figure
 */
function asSVG(figure) {
  const { width, height } = figure.getBoundingClientRect();
  const copy = /** @type {HTMLElement} */ (figure.cloneNode(true));
  copy.querySelector(".save").remove();
  const sheet = element("div", { class: "slackline whole" }, copy);
  const style = element("style", {}, ...[...document.querySelectorAll("head style")].map((each) => each.textContent));
  const isDark = getComputedStyle(document.documentElement).colorScheme === "dark"
    || document.documentElement.dataset.theme === undefined && matchMedia("(prefers-color-scheme: dark)").matches;
  const part = (node) => new XMLSerializer().serializeToString(node);
  return `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${isDark ? "dark" : "light"}" width="${Math.ceil(width) + 2 * margin}" `
    + `height="${Math.ceil(height) + 2 * margin}">${part(style)}<foreignObject width="100%" height="100%">${part(sheet)}</foreignObject></svg>`;
}
