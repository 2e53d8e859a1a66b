// A hand on the board: points of number lines are moved, by a pointer or by keys. The engine says which number is meant
// and what would be; the line that does it is run once, in the end.

/**
 * @typedef {object} Hand
 * @property {(trees: any[]) => void} show what would be
 * @property {() => void} restore what is
 * @property {(line: string | null) => void} tell which line that is
 * @property {(line: string) => void} run the line
 */

/** How long a key rests before what it did is run, in milliseconds. */
const rest = 700;
/** What has an axis along which things are moved. */
const axes = "figure.line";
/** Of a finger: so far from a name it still means it, in pixels. */
const reach = 24;

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
    const reply = ask({ do: "drag", name: held.name, from: held.from, to: held.to, length: held.length, ...way });
    if (reply.line === null) return false;
    held.line = reply.isRefused ? held.line : reply.line;
    if (!reply.isRefused) hand.show(reply.board);
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

  function take(name, axis) {
    const { xLeft: from, xRight: to, rect } = axis.dataset;
    const [left, , length] = rect.split(" ").map(Number);
    const svg = axis.querySelector("svg");
    const box = svg.getBoundingClientRect();
    const scale = box.width / svg.viewBox.baseVal.width;
    held = {
      name, from, to, line: null, frame: 0, timer: 0,
      start: box.left + left * scale, scale, length: Math.round(length),
    };
  }

  // MARK: By a pointer

  /** The name that is meant at a place, and the axis that it lies on. */
  function found(event) {
    const axis = event.target.closest?.(axes);
    if (!axis) return null;
    if (axis.dataset.x && event.target.matches(".region, .row circle")) return [axis.dataset.x, axis];
    const points = [...axis.querySelectorAll("[data-point]")].map((point) => {
      const box = point.getBoundingClientRect();
      const x = Math.max(box.left - event.clientX, 0, event.clientX - box.right);
      const y = Math.max(box.top - event.clientY, 0, event.clientY - box.bottom);
      return { name: point.dataset.point, distance: Math.hypot(x, y) };
    });
    points.sort((a, b) => a.distance - b.distance);
    return points[0]?.distance < reach ? [points[0].name, axis] : null;
  }

  panel.addEventListener("pointerdown", (event) => {
    const meant = event.button === 0 ? found(event) : null;
    if (meant === null) return;
    drop(true);
    take(...meant);
    panel.setPointerCapture(event.pointerId);
    panel.classList.add("dragging");
    event.preventDefault();
  });
  panel.addEventListener("pointermove", (event) => {
    if (held === null || !panel.classList.contains("dragging")) return;
    const at = Math.min(Math.max((event.clientX - held.start) / held.scale, 0), held.length);
    cancelAnimationFrame(held.frame);
    held.frame = requestAnimationFrame(() => preview({ at: at.toFixed(2) }));
    held.last = at;
  });
  panel.addEventListener("pointerup", () => {
    if (held?.last !== undefined) preview({ at: held.last.toFixed(2) });
    drop(true);
  });
  panel.addEventListener("pointercancel", () => drop(false));
  // A finger that moves a point does not scroll.
  panel.addEventListener("touchstart", (event) => {
    if (found(event.touches[0]) !== null) event.preventDefault();
  }, { passive: false });

  // MARK: By keys

  const steps = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 5, PageDown: -5 };
  panel.addEventListener("keydown", (event) => {
    const point = event.target.closest("[data-point]");
    if (!point) return;
    if (event.key === "Escape" || event.key === "Enter") {
      drop(event.key === "Enter");
      return;
    }
    if (!(event.key in steps)) return;
    event.preventDefault();
    if (held?.name !== point.dataset.point) {
      drop(true);
      take(point.dataset.point, point.closest(axes));
      held.steps = 0;
    }
    held.steps += steps[event.key];
    clearTimeout(held.timer);
    preview({ by: held.steps });
    held.timer = setTimeout(() => drop(true), rest);
  });
  panel.addEventListener("focusout", () => {
    // What is drawn anew takes the focus back at once.
    setTimeout(() => {
      if (held?.steps !== undefined && !panel.contains(document.activeElement)) drop(true);
    });
  });
}
