// Regions of space that are turned: by a pointer, by arrow keys. Each part says where in the cube it is, in thousandths
// of the cube's edge from its middle; here it is put where that is seen.

import { element } from "./markup.js";
import { words } from "./words.js";

/** As pictures are drawn: turned to the left, tilted to the front. */
const usual = { turn: Math.asin(7 / 25), tilt: Math.asin(5 / 13) };
/** So far a key turns it, and a pixel. */
const [keyStep, pixelStep] = [Math.PI / 36, Math.PI / 360];

/** @typedef {{turn: number, tilt: number}} View */

const numbers = (text) => text.split(" ").map((part) => Number(part) / 1000);
const path = (text) => text.split(";").map(numbers);

/** Across, down, and towards whoever looks. @param {View} view */
function looking({ turn, tilt }) {
  const [s, c, st, ct] = [Math.sin(turn), Math.cos(turn), Math.sin(tilt), Math.cos(tilt)];
  return ([x, y, z]) => {
    const depth = c * y - s * x;
    return [c * x + s * y, -(ct * z + st * depth), st * z - ct * depth];
  };
}

/** @param {SVGGElement} space @param {View} view */
function turn(space, view) {
  const [left, top] = space.dataset.centre.split(" ").map(Number);
  const scale = Number(space.dataset.space);
  const [seen, before] = [looking(view), looking(usual)];
  const place = (spot) => {
    const [across, down] = seen(spot);
    return [left + scale * across, top + scale * down].map((value) => value.toFixed(1));
  };
  for (const part of space.querySelectorAll("[data-path]")) {
    const shape = part.firstElementChild;
    const places = path(part.dataset.path).map(place);
    if (shape.tagName === "polygon") {
      shape.setAttribute("points", places.map((spot) => spot.join(",")).join(" "));
    } else {
      const [[x1, y1], [x2, y2]] = places;
      for (const [key, value] of Object.entries({ x1, y1, x2, y2 })) shape.setAttribute(key, value);
    }
    const { normals } = part.dataset;
    if (normals) shape.classList.toggle("dashed", path(normals).every((normal) => seen(normal)[2] <= 0));
  }
  for (const part of space.querySelectorAll("[data-at]")) {
    const spot = numbers(part.dataset.at);
    const [[x, y], [oldX, oldY]] = [seen(spot), before(spot)];
    part.setAttribute("transform", `translate(${(scale * (x - oldX)).toFixed(1)} ${(scale * (y - oldY)).toFixed(1)})`);
  }
}

/**
 * @param {HTMLElement} place where pictures are
 */
export function turning(place) {
  /** How each picture is looked at that was turned. @type {WeakMap<Element, View>} */
  const views = new WeakMap();
  const pictureOf = (part) => part.closest?.("figure.space > svg");
  const spaceOf = (picture) => picture.querySelector("[data-space]");

  function turnBy(picture, across, up) {
    const { turn: turned, tilt } = views.get(picture) ?? usual;
    const view = { turn: turned + across, tilt: Math.max(-Math.PI / 2, Math.min(Math.PI / 2, tilt + up)) };
    views.set(picture, view);
    turn(spaceOf(picture), view);
  }

  /** Makes what was drawn fit to be turned, and what was turned stay so. */
  function prepare() {
    for (const picture of place.querySelectorAll("figure.space > svg")) {
      if (!spaceOf(picture)) continue;
      picture.setAttribute("tabindex", "0");
      picture.setAttribute("aria-keyshortcuts", "ArrowLeft ArrowRight ArrowUp ArrowDown Home");
      const figure = picture.parentElement;
      if (!figure.querySelector(".hint")) figure.append(element("p", { class: "hint" }, words.turn));
      const view = views.get(picture);
      if (view) turn(spaceOf(picture), view);
    }
  }

  let held = null;
  place.addEventListener("pointerdown", (event) => {
    const picture = event.button === 0 ? pictureOf(event.target) : null;
    if (!picture || !spaceOf(picture)) return;
    held = { picture, x: event.clientX, y: event.clientY };
    picture.setPointerCapture(event.pointerId);
  });
  place.addEventListener("pointermove", (event) => {
    if (held === null) return;
    turnBy(held.picture, (held.x - event.clientX) * pixelStep, (event.clientY - held.y) * pixelStep);
    [held.x, held.y] = [event.clientX, event.clientY];
  });
  for (const name of ["pointerup", "pointercancel"]) place.addEventListener(name, () => { held = null; });

  const steps = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  place.addEventListener("keydown", (event) => {
    const picture = pictureOf(event.target);
    if (!picture || !spaceOf(picture)) return;
    if (event.key in steps) {
      const [across, up] = steps[event.key];
      turnBy(picture, across * keyStep, up * keyStep);
    } else if (event.key === "Home") {
      views.delete(picture);
      turn(spaceOf(picture), usual);
    } else return;
    event.preventDefault();
  });

  return { prepare };
}
