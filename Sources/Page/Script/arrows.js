// The objectives in a plane: an arrow from the solution in the direction in which each gets better, whose head can be
// turned. Its length means nothing.

import { decimal } from "./grips.js";
import { shape } from "./markup.js";

/** From the solution to the head, in pixels. */
const arrowLength = 72;

const shortestArrow = 24;

/** How far it is in a direction to the rim of the picture, less what a name takes. */
function room(plot, x, y, across, down) {
  const { width, height } = plot.ownerSVGElement.viewBox.baseVal;
  const along = (place, step, end, margin) =>
    (step > 0 ? end - margin - place : place - margin) / Math.max(Math.abs(step), 1e-6);
  return Math.min(along(x, across, width, 30), along(y, down, height, 18));
}

/** Where the plot's centre or its solution is, in pixels. */
function anchor(plot) {
  const [left, top, width, height] = plot.dataset.rect.split(" ").map(Number);
  const star = plot.querySelector("[data-solution]");
  if (!star) return [left + width / 2, top + height / 2];
  const { xLeft, xRight, yTop, yBottom } = plot.dataset;
  const along = (value, first, last) => (decimal(value) - decimal(first)) / (decimal(last) - decimal(first));
  return [
    left + along(star.dataset.xValue, xLeft, xRight) * width,
    top + along(star.dataset.yValue, yTop, yBottom) * height,
  ];
}

/** The direction on the screen to which the level curves lie across. */
function direction(plot, growth) {
  const [, , width, height] = plot.dataset.rect.split(" ").map(Number);
  const { x, y, xLeft, xRight, yTop, yBottom } = plot.dataset;
  const across = (decimal(growth[x]) * (decimal(xRight) - decimal(xLeft))) / width;
  const down = (decimal(growth[y]) * (decimal(yBottom) - decimal(yTop))) / height;
  const size = Math.hypot(across, down);
  return [across / size, down / size];
}

/**
 * @param {HTMLElement} board
 * @param {{name: string, level: string, growth: Record<string, string>}[]} objectives
 */
export function arrows(board, objectives) {
  for (const plot of board.querySelectorAll('[data-plot="plane"][data-x][data-y]')) {
    for (const { name, level, growth } of objectives) {
      const { x, y } = /** @type {any} */ (plot).dataset;
      if (growth[x] === undefined || growth[y] === undefined) continue;
      const [fromX, fromY] = anchor(plot);
      const [across, down] = direction(plot, growth);
      const length = Math.min(arrowLength, Math.max(room(plot, fromX, fromY, across, down), shortestArrow));
      const [toX, toY] = [fromX + across * length, fromY + down * length];
      const wing = (side) => `${toX - across * 9 - side * down * 5},${toY - down * 9 + side * across * 5}`;
      plot.append(shape(
        "g", { "data-goal": name, "data-from": `${fromX.toFixed(1)} ${fromY.toFixed(1)}`, class: "goal" },
        shape("line", { x1: fromX, y1: fromY, x2: toX, y2: toY, class: `s-${level}`, "stroke-width": 2 }),
        shape("polygon", { points: `${toX},${toY} ${wing(1)} ${wing(-1)}`, class: `f-${level}` }),
        shape("circle", { cx: toX, cy: toY, r: 14, class: "hold" }),
        shape("text", { x: toX + across * 12 + 4, y: toY + down * 12 + 4, class: `t-${level} halo` }, name),
      ));
    }
  }
}
