// What all scenes share.

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";

export const article =
  "point X0 = 0, X1 = 10, X2 = 20, X3 = 30\nX = X1 @low\nX >= X2 @high\nX >= X0\nX <= X3\n";

export const sizes = [[360, 640], [1024, 768], [1920, 1080]];

/** What the article leaves, level by level. */
export const regions = ["(−∞, +∞)", "[X0, X3] = [0, 30]", "[X2, X3] = [20, 30]", "{X2} = {20}"];

/** A link that carries a script. */
export const fragment = (text) => `#s1.${deflateRawSync(Buffer.from(text)).toString("base64url")}`;

export function equal(a, b, what = "") {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
  if (left !== right) throw new Error(`${what}\n${left}\nshould be\n${right}`);
}

export function holds(condition, what) {
  if (!condition) throw new Error(what);
}

/** The words of the elements that a selector finds. */
export const seen = (tab, selector) =>
  tab.get((selector) => [...document.querySelectorAll(selector)].map((each) => each.textContent.trim()), selector);

export const labels = (tab) => seen(tab, "#board .label");

/** The middle of an element. */
export const middle = (tab, selector) =>
  tab.get((selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }, selector);

/** Where a place of the plot is on the screen. */
export const place = (tab, x, y) =>
  tab.get((x, y) => {
    const plot = document.querySelector('#board [data-plot="plane"]');
    const [left, top, width, height] = plot.dataset.rect.split(" ").map(Number);
    const { xLeft, xRight, yTop, yBottom } = plot.dataset;
    const point = new DOMPoint(
      left + ((x - Number(xLeft)) / (Number(xRight) - Number(xLeft))) * width,
      top + ((y - Number(yTop)) / (Number(yBottom) - Number(yTop))) * height).matrixTransform(plot.getScreenCTM());
    return [point.x, point.y];
  }, x, y);

/** Gives the page a file, as a learner chooses one. */
export async function give(tab, name, text) {
  const path = join(mkdtempSync(join(tmpdir(), "slackline-")), name);
  writeFileSync(path, text);
  const { root } = await tab.send("DOM.getDocument");
  const { nodeId } = await tab.send("DOM.querySelector", { nodeId: root.nodeId, selector: "#file" });
  await tab.send("DOM.setFileInputFiles", { nodeId, files: [path] });
}
