// A hand on the board: what a picture says can be moved is moved, by a pointer or by keys. The engine says which numbers
// are meant and what would be; the lines that do it are run once, in the end.

import { grips, named } from "./grips.js";

/**
 * @typedef {object} Hand
 * @property {(reply: any) => void} show what would be
 * @property {() => void} restore what is
 * @property {(line: string | null) => void} tell which line that is
 * @property {(line: string) => void} run the line
 * @property {(event: PointerEvent) => void} tap what was held by a pointer, and not moved
 */

/** How long a key rests before what it did is run, in milliseconds. */
const rest = 700;
/** A pointer that goes less far means the place, in pixels of the picture. */
const least = 3;
/** Of a finger: so far from a name it still means it, in pixels. */
const reach = 24;

/** From places on the screen to those in a picture. @param {SVGGraphicsElement} drawing */
export function intoPicture(drawing) {
  const matrix = drawing.getScreenCTM().inverse();
  return (event) => {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [x.toFixed(2), y.toFixed(2)];
  };
}

/**
 * @param {HTMLElement} panel
 * @param {import("./engine.js").Ask} ask
 * @param {Hand} hand
 */
export function dragging(panel, ask, hand) {
  /** What is held; null as a rule. */
  let held = null;

  /** @returns {boolean} whether there is anything to move */
  function preview(way) {
    const reply = ask({ ...held.request(way) });
    if (reply.isStopped) drop(false);
    if (reply.line === null) return false;
    held.line = reply.isRefused ? held.line : reply.line;
    if (!reply.isRefused) hand.show(reply);
    hand.tell(reply.line);
    return true;
  }

  function drop(isMeant) {
    if (held === null) return;
    const { line } = held;
    clearTimeout(held.timer);
    cancelAnimationFrame(held.frame);
    held = null;
    panel.classList.remove("dragging");
    hand.tell(null);
    if (isMeant && line) hand.run(line);
    else hand.restore();
  }

  /** @param {import("./grips.js").Grip} grip */
  function take(grip) {
    held = { ...grip, place: intoPicture(grip.drawing), line: null, frame: 0, timer: 0, last: undefined };
  }

  // MARK: By a pointer

  /** What is meant at a place. */
  function found(event) {
    const grip = grips.at(event.target);
    if (grip) return grip;
    const axis = event.target.closest?.("figure.line");
    if (!axis) return null;
    const points = [...axis.querySelectorAll("[data-point]")].map((point) => {
      const box = point.getBoundingClientRect();
      const x = Math.max(box.left - event.clientX, 0, event.clientX - box.right);
      const y = Math.max(box.top - event.clientY, 0, event.clientY - box.bottom);
      return { point, distance: Math.hypot(x, y) };
    });
    points.sort((a, b) => a.distance - b.distance);
    return points[0]?.distance < reach ? grips.at(points[0].point) : null;
  }

  panel.addEventListener("pointerdown", (event) => {
    const meant = event.button === 0 ? found(event) : null;
    if (meant === null) return;
    drop(true);
    take(meant);
    held.from = held.place(event);
    panel.setPointerCapture(event.pointerId);
    panel.classList.add("dragging");
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  panel.addEventListener("pointermove", (event) => {
    if (held === null || !panel.classList.contains("dragging")) return;
    const [at, down] = held.place(event);
    if (held.last === undefined && Math.hypot(at - held.from[0], down - held.from[1]) < least) return;
    held.last = { at, down };
    cancelAnimationFrame(held.frame);
    held.frame = requestAnimationFrame(() => preview(held.last));
  });
  panel.addEventListener("pointerup", (event) => {
    const isTap = held !== null && held.steps === undefined && held.last === undefined;
    if (held?.last !== undefined) preview(held.last);
    drop(true);
    if (isTap) hand.tap(event);
  });
  panel.addEventListener("pointercancel", () => drop(false));
  // A finger that moves something does not scroll.
  panel.addEventListener("touchstart", (event) => {
    const [touch] = event.touches;
    if (found({ target: touch.target, clientX: touch.clientX, clientY: touch.clientY }) !== null) event.preventDefault();
  }, { passive: false });

  // MARK: By keys

  const steps = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 5, PageDown: -5 };
  panel.addEventListener("keydown", (event) => {
    if (event.key === "Escape" || event.key === "Enter") {
      drop(event.key === "Enter");
      return;
    }
    const grip = event.key in steps ? grips.at(event.target) : null;
    if (grip === null || !grip.hasSteps) return;
    event.preventDefault();
    if (held?.key !== grip.key) {
      drop(true);
      take(grip);
      held.steps = 0;
    }
    held.steps += steps[event.key];
    clearTimeout(held.timer);
    preview({ by: held.steps });
    if (held !== null) held.timer = setTimeout(() => drop(true), rest);
  });
  panel.addEventListener("focusout", () => {
    // What is drawn anew takes the focus back at once.
    setTimeout(() => {
      if (held?.steps !== undefined && named(document.activeElement) === null) drop(true);
    });
  });
}
