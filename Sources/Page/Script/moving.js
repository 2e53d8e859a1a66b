// Makes an element like another one so that the eye can follow: what is the same thing stays where it is and moves, in a
// third of a second, to where it belongs; what is new comes out of what it was a part of. Only shapes are on their way: what
// a picture says of itself is exact at once.

import { decimal } from "./grips.js";

/** From what was to what is, in milliseconds. */
const duration = 350;

/** Attributes of shapes that are places and sizes. */
const measures = new Set("x y x1 y1 x2 y2 cx cy width height points".split(" "));

/** Whether somebody asked for less motion. */
const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What is on its way, by shape and attribute: from which numbers to which, and as it will stand. @type {Map<Element, Map<string, {from: number[], to: number[], end: string}>>} */
const moving = new Map();
let began = 0;
let nextFrame = 0;

/**
 * @param {Element} old
 * @param {Element} next its children are taken
 * @param {boolean} moves whether the eye is led from what was to what is
 */
export function adapt(old, next, moves) {
  stopMoving(old, moves);
  fit(old, next, moves && !isStill() ? straight : null);
  if (moving.size > 0 && nextFrame === 0) {
    began = performance.now();
    nextFrame = requestAnimationFrame(moveOn);
  }
}

/** What is on its way in an element stays where it is, from where it goes on, or is put where it belongs. */
function stopMoving(element, goesOn) {
  for (const [shape, changes] of moving) {
    if (!element.contains(shape)) continue;
    if (!goesOn) for (const [name, { end }] of changes) shape.setAttribute(name, end);
    moving.delete(shape);
  }
}

function moveOn(now) {
  const part = Math.min((now - began) / duration, 1);
  const eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
  for (const [shape, changes] of moving) {
    for (const [name, { from, to, end }] of changes) {
      const places = to.map((value, index) => (from[index] + (value - from[index]) * eased).toFixed(1));
      shape.setAttribute(name, part === 1 ? end : name === "points" ? paired(places) : places[0]);
    }
  }
  if (part === 1) moving.clear();
  nextFrame = part === 1 ? 0 : requestAnimationFrame(moveOn);
}

const paired = (places) => places.reduce((text, place, index) => text + (index === 0 ? "" : index % 2 ? "," : " ") + place, "");
const placesIn = (text) => text.split(/[ ,]+/).filter((part) => part !== "").map(Number);

/** Lets a shape go from some places to where it belongs. */
function send(shape, name, start, end) {
  let [from, to] = [start, placesIn(end)];
  if (from.length === 0 || to.length === 0 || [...from, ...to].some(Number.isNaN)) return shape.setAttribute(name, end);
  // Of two outlines the one with fewer corners has some of them several times.
  if (from.length > to.length) to = nearest(from, to);
  else if (from.length < to.length) from = nearest(to, from);
  if (from.every((place, index) => Math.abs(place - to[index]) < 0.05)) return shape.setAttribute(name, end);
  if (!moving.has(shape)) moving.set(shape, new Map());
  moving.get(shape).set(name, { from, to, end });
  began = performance.now();
}

/** For each point of one outline the nearest one of another. */
function nearest(points, others) {
  const result = [];
  for (let at = 0; at < points.length; at += 2) {
    let best = 0;
    for (let other = 2; other < others.length; other += 2) {
      const far = (place) => Math.hypot(others[place] - points[at], others[place + 1] - points[at + 1]);
      if (far(other) < far(best)) best = other;
    }
    result.push(others[best], others[best + 1]);
  }
  return result;
}

// MARK: What is the same thing

/** What tells a child from its siblings, but for its place among those that are alike. */
function kindOf(child) {
  if (!(child instanceof Element)) return child.nodeName;
  const { constraint, goal, levelLine, corner, point, priority, box, solution } = /** @type {any} */ (child).dataset ?? {};
  const names = [constraint, goal, levelLine, corner, point, priority, box, solution].map((name) => name ?? "");
  const kind = (child.getAttribute("class") ?? "").replace(/ ?\blit\b/, "");
  return [child.nodeName, kind, ...names].join("\n");
}

/** @param {Way | null} way how what was there comes to where it belongs; null: at once */
function fit(old, next, way) {
  const known = new Map();
  for (const child of old.childNodes) {
    const kind = kindOf(child);
    if (known.has(kind)) known.get(kind).push(child);
    else known.set(kind, [child]);
  }
  const pairs = [...next.childNodes].map((child) => ({ child, present: known.get(kindOf(child))?.shift() }));
  for (const rest of [...known.values()].flat()) rest.remove();
  let place = old.firstChild;
  let before = null;
  for (const { child, present } of pairs) {
    if (present === undefined) {
      old.insertBefore(child, place);
      if (way !== null && child instanceof Element) come(child, before);
    } else {
      if (present === place) place = place.nextSibling;
      else old.insertBefore(present, place);
      alter(present, child, way);
    }
    before = present ?? child;
  }
}

/** @param {Way | null} way */
function alter(present, child, way) {
  if (present instanceof Element && child instanceof Element) {
    const isOther = present.tagName === "text" && present.textContent !== child.textContent;
    // What is turned in space is put where it is seen by somebody else; axes are where they are.
    const isFixed = isOther || present.matches("[data-space], .s-dim");
    const ways = way === null || isFixed ? null : present.matches("[data-plot]") ? wayBetween(present, child) : way;
    adaptAttributes(present, child, ways);
    fit(present, child, ways);
  } else if (present.nodeValue !== child.nodeValue) {
    present.nodeValue = child.nodeValue;
  }
}

/**
 * Where a place of one picture is in another: across and down, each a factor and a start.
 *
 * @typedef {{x: [number, number], y: [number, number]}} Way
 */

/** @type {Way} */
const straight = { x: [1, 0], y: [1, 0] };

/** From a plot to another one with other axes. @returns {Way | null} null: they have nothing to do with one another */
function wayBetween({ dataset: old }, { dataset: next }) {
  if (old.plot !== next.plot || old.x !== next.x || old.y !== next.y) return null;
  const [before, after] = [old, next].map(({ rect }) => rect.split(" ").map(Number));
  const axis = (first, last, side) => {
    if (old[first] === undefined) return [1, 0];
    const [a, b, c, d] = [old[first], old[last], next[first], next[last]].map(decimal);
    // A pixel of the one is so many of the other.
    const factor = ((b - a) / before[side + 2]) * (after[side + 2] / (d - c));
    return [factor, after[side] + ((a - c) * after[side + 2]) / (d - c) - before[side] * factor];
  };
  return { x: axis("xLeft", "xRight", 0), y: axis("yTop", "yBottom", 1) };
}

/** Numbers of an attribute, as they are on the other side of a way. @param {Way} way */
function taken(name, places, way) {
  const along = (axis, value) => way[axis][0] * value + (name === axis || /[1-2]|^c|points/.test(name) ? way[axis][1] : 0);
  if (name === "points") return places.map((value, index) => along(index % 2 === 0 ? "x" : "y", value));
  if (name === "width" || name === "height") return places.map((value) => value * way[name === "width" ? "x" : "y"][0]);
  return places.map((value) => along(/x/.test(name) ? "x" : "y", value));
}

/** @param {Way | null} way */
function adaptAttributes(old, next, way) {
  for (const { name } of [...old.attributes]) {
    if (!next.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    const present = old.getAttribute(name);
    if (present === value && (way === null || way === straight)) continue;
    if (way !== null && present !== null && measures.has(name) && old instanceof SVGElement && old.tagName !== "svg") {
      send(old, name, taken(name, placesIn(present), way), value);
    } else if (present !== value) old.setAttribute(name, value);
  }
}

/** Something new: a region comes out of the one before it, all else appears. */
function come(child, before) {
  const shapes = [".area", ".region"].map((kind) => [child, before].map((place) => place?.querySelector?.(kind)));
  const found = shapes.find(([now, then]) => now && then);
  if (found === undefined) {
    child.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration, easing: "ease-out" });
    return;
  }
  const [now, then] = found;
  for (const name of measures) {
    if (now.hasAttribute(name) && then.hasAttribute(name)) send(now, name, placesIn(then.getAttribute(name)), now.getAttribute(name));
  }
}
