// A constraint drawn in a plane: two places, by two clicks, by one stroke, or by a cross that keys move. What it is called
// is told while it is drawn, and stands at the prompt in the end, where it can be changed before it is run.

import { intoPicture } from "./dragging.js";
import { openUp } from "./grips.js";
import { shape } from "./markup.js";

/** A stroke that is shorter is a click, in pixels of the picture. */
const shortest = 10;

/**
 * @param {HTMLElement} panel
 * @param {import("./engine.js").Ask} ask
 * @param {{tell: (line: string | null) => void, write: (line: string) => void}} hand
 */
export function drawing(panel, ask, hand) {
  /** The first place and its plot; null as a rule. */
  let begun = null;

  /** The plane below a pointer. */
  function planeAt(event) {
    const picture = event.target.closest?.("svg");
    const plot = picture?.querySelector('[data-plot="plane"][data-x][data-y]');
    if (!plot) return null;
    const place = intoPicture(plot)(event);
    const [left, top, width, height] = plot.dataset.rect.split(" ").map(Number);
    const [x, y] = place.map(Number);
    return x >= left && x <= left + width && y >= top && y <= top + height ? { plot, place } : null;
  }

  const asked = (plot, first, second) => ask({ do: "draw", plot: { ...plot.dataset }, first, second });

  /** Shows what is being drawn, up to a place: between the places that are meant, with the line that it will be. */
  function sketch(place) {
    const { plot, first } = begun;
    const { line, ends } = asked(plot, first, place);
    if (!ends?.length) return;
    const [[x1, y1], [x2, y2]] = ends;
    const isLeft = Number(x2) < plot.ownerSVGElement.viewBox.baseVal.width * 0.6;
    const side = { x: Number(x2) + (isLeft ? 12 : -12), y: Number(y2) - 10, "text-anchor": isLeft ? "start" : "end" };
    plot.querySelector(".sketch")?.remove();
    plot.append(shape(
      "g", { class: "sketch" },
      shape("line", { x1, y1, x2, y2 }), shape("circle", { cx: x1, cy: y1, r: 4 }), shape("circle", { cx: x2, cy: y2, r: 4 }),
      shape("text", { ...side, class: "halo" }, line ?? "")));
    hand.tell(line ?? "");
  }

  function leave() {
    begun?.plot.querySelector(".sketch")?.remove();
    begun = null;
    hand.tell(null);
  }

  function finish(place) {
    const { plot, first } = begun;
    const { line } = asked(plot, first, place);
    leave();
    if (line) hand.write(line);
  }

  /** @returns {number} how far it is from the first place */
  const distance = (place) => Math.hypot(place[0] - begun.first[0], place[1] - begun.first[1]);

  function begin(found) {
    begun = found && { plot: found.plot, first: found.place };
    if (begun) sketch(found.place);
  }

  // A second place is one, whatever lies under it.
  panel.addEventListener("pointerdown", (event) => {
    const found = begun && event.button === 0 ? planeAt(event) : null;
    if (found === null || found.plot !== begun.plot || distance(found.place) <= shortest) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    finish(found.place);
  }, { capture: true });
  panel.addEventListener("pointerdown", (event) => {
    const found = event.button === 0 ? planeAt(event) : null;
    leave();
    if (found === null) return;
    event.preventDefault();
    begin(found);
  });
  panel.addEventListener("pointermove", (event) => {
    const found = begun && planeAt(event);
    if (found?.plot === begun?.plot && found) sketch(found.place);
  });
  panel.addEventListener("pointerup", (event) => {
    const found = begun && planeAt(event);
    if (found && found.plot === begun.plot && distance(found.place) > shortest) finish(found.place);
  });

  // MARK: By keys

  const moves = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  panel.addEventListener("keydown", (event) => {
    const cross = event.target.closest?.(".cross");
    if (!cross) return;
    const plot = cross.closest("[data-plot]");
    const [left, top, width, height] = plot.dataset.rect.split(" ").map(Number);
    const place = cross.dataset.place.split(" ").map(Number);
    if (event.key in moves) {
      const [x, y] = moves[event.key];
      const limited = (value, from, size) => Math.min(Math.max(value, from), from + size);
      place[0] = limited(place[0] + (x * width) / 20, left, width);
      place[1] = limited(place[1] + (y * height) / 20, top, height);
      cross.dataset.place = place.map((value) => value.toFixed(2)).join(" ");
      cross.setAttribute("transform", `translate(${cross.dataset.place})`);
      if (begun) sketch(place.map(String));
    } else if (event.key === "Enter") {
      if (begun) finish(place.map(String));
      else {
        begun = { plot, first: place.map(String) };
        sketch(begun.first);
      }
    } else if (event.key === "Escape") leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  return {
    /** A line that was taken hold of, and was not moved, is where another begins. @param {PointerEvent} event */
    tap({ clientX, clientY }) {
      const target = document.elementFromPoint(clientX, clientY);
      if (target?.closest("[data-constraint], [data-solution]")) begin(planeAt({ target, clientX, clientY }));
    },
  };
}

/** A cross in each plane, seen where it has the focus. @param {HTMLElement} board @param {string} name */
export function crosses(board, name) {
  for (const plot of board.querySelectorAll('[data-plot="plane"][data-x][data-y]')) {
    const [left, top, width, height] = /** @type {any} */ (plot).dataset.rect.split(" ").map(Number);
    const place = `${left + width / 2} ${top + height / 2}`;
    plot.append(shape(
      "g",
      {
        class: "cross", tabindex: 0, role: "button", "aria-label": name, "data-place": place,
        transform: `translate(${place})`,
      },
      shape("path", { d: "M-12 0H12M0 -12V12" })));
    openUp(plot.closest("svg"));
  }
}
