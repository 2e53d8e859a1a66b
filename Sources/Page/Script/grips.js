// What of a picture can be taken hold of, and how the engine is asked to move it.

/**
 * @typedef {object} Grip
 * @property {string} key tells it from all others
 * @property {SVGGraphicsElement} drawing whose pixels count
 * @property {(way: Record<string, any>) => Record<string, any>} request
 * @property {boolean} hasSteps whether keys move it
 */

const holdable = "[data-point], [data-constraint], [data-solution], [data-edge], [data-goal], .region, .row circle";

/** What tells a part that can be held from all others; null of anything else. @param {Element | null} element */
export function named(element) {
  const part = element?.closest?.(holdable);
  if (!part) return null;
  const { point, constraint, solution, edge, goal } = part.dataset;
  const box = part.closest("[data-box]")?.dataset.box ?? "";
  return [point, constraint, solution === undefined ? undefined : "solution", edge && `${box} ${edge}`, goal]
    .map((name) => name ?? "").join("\n");
}

const plotOf = (element) => element.closest("[data-plot]");

/** Of a number line each row has a picture, all on one scale. */
const drawingOf = (plot) => (plot.tagName === "FIGURE" ? plot.querySelector("svg") : plot);

/** The value of the edge on the other side. */
const begin = (part, edge) =>
  part.parentNode.querySelector(`[data-edge=${edge === "right" ? "left" : "top"}]`)?.dataset.value ?? "0";

/** What is moved, by its attributes. */
function subject(part, plot) {
  const { point, axis, value, constraint, solution, xValue, yValue, edge } = part.dataset;
  if (point !== undefined) return { name: point, axis, now: value };
  if (constraint !== undefined) return { constraint };
  if (solution !== undefined) return { now: xValue, start: yValue };
  if (edge !== undefined) {
    const name = part.closest("[data-box]").dataset.box;
    return { edge, name, now: value, start: begin(part, edge) };
  }
  return plot.dataset.x ? { name: plot.dataset.x, now: plot.dataset.xLeft } : null;
}

/** An objective's arrow is turned about its beginning. */
function turned(part, plot, drawing) {
  const { goal, from } = part.dataset;
  const shown = { ...plot.dataset };
  const first = from.split(" ");
  return {
    key: named(part), drawing, hasSteps: false,
    request: ({ at, down }) => ({
      do: "turn-objective", name: goal, plot: shown, first, second: [at, down],
    }),
  };
}

export const grips = {
  /** @param {Element} element @returns {Grip | null} */
  at(element) {
    const part = element.closest?.(holdable);
    const plot = part && plotOf(part);
    if (!plot) return null;
    const drawing = drawingOf(plot);
    if (part.dataset.goal !== undefined) return turned(part, plot, drawing);
    const what = subject(part, plot);
    if (what === null) return null;
    // As it is taken; what is drawn anew while it is held may be on another scale.
    const shown = { ...plot.dataset };
    return {
      key: named(part), drawing, hasSteps: part.hasAttribute("tabindex"),
      request: (way) => ({ do: "drag", ...what, plot: shown, ...way }),
    };
  },

  /** Says of all that can be held that it can. @param {HTMLElement} panel @param {(kind: string, name: string) => string} say */
  prepare(panel, say) {
    const seen = new Set();
    for (const part of panel.querySelectorAll("[data-point], [data-constraint], [data-solution], [data-edge]")) {
      const plot = plotOf(part);
      const name = named(part);
      // A line and its name are one thing.
      if (!plot || seen.has(name)) continue;
      seen.add(name);
      openUp(part.closest("svg"));
      part.setAttribute("tabindex", "0");
      const { point, value, axis, constraint, edge } = part.dataset;
      if (point !== undefined) slider(part, point, value, plot, axis);
      else {
        const box = part.closest("[data-box]")?.dataset.box ?? "";
        const kind = edge ? "edge" : constraint !== undefined ? "constraint" : "solution";
        part.setAttribute("role", "button");
        part.setAttribute("aria-label", say(kind, edge ? `${box}.${edge}` : constraint ?? ""));
      }
    }
  },
};

/** A picture with things in it that have names is no single thing. @param {SVGSVGElement} picture */
export function openUp(picture) {
  picture.removeAttribute("aria-hidden");
  picture.setAttribute("role", "group");
}

function slider(part, name, value, plot, axis) {
  const { xLeft, xRight, yTop, yBottom } = plot.dataset;
  const [from, to] = axis === "y" ? [yBottom, yTop] : [xLeft, xRight];
  const attributes = {
    role: "slider", "aria-label": name, "aria-valuetext": value, "aria-valuenow": decimal(value),
    "aria-valuemin": decimal(from), "aria-valuemax": decimal(to),
  };
  for (const [key, text] of Object.entries(attributes)) part.setAttribute(key, String(text));
}

/** About what a fraction is, for those who ask for a decimal. @param {string} fraction */
export function decimal(fraction) {
  const [numerator, denominator = "1"] = fraction.split("/");
  return Number(numerator) / Number(denominator);
}
