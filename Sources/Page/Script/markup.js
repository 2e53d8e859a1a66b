// From the engine's trees to elements of the page. A tree is ["tag", {"attribute": "value"}, child, …]; a child is
// text or a tree. Elements are made by name, and only of names that are known here; text is text.

/** @typedef {string | [string, Record<string, string>, ...any[]]} Tree */

const svg = "http://www.w3.org/2000/svg";

const htmlNames = new Set(
  ("p h1 h2 h3 h4 h5 h6 div span section figure figcaption table caption thead tbody tr th td " +
    "ul ol li pre code strong em b i br hr sup sub small dl dt dd blockquote var samp kbd").split(" "));

const svgNames = new Set(
  ("svg g title desc path line polyline polygon rect circle ellipse text tspan defs clipPath " +
    "marker pattern").split(" "));

const attributeNames = new Set(
  ("class id role scope colspan rowspan viewBox width height x y x1 y1 x2 y2 cx cy r rx ry dx dy d " +
    "points transform text-anchor dominant-baseline preserveAspectRatio tabindex clip-path " +
    "marker-start marker-end start lang dir pathLength").split(" "));

const isKnown = (name) => attributeNames.has(name) || /^(data|aria)-[a-z-]+$/.test(name);

/**
 * The node that a tree stands for; what is not known is left out, with its text kept.
 *
 * @param {Tree} tree
 * @param {boolean} [isInside] whether it lies in an SVG element
 * @returns {Node}
 */
export function node(tree, isInside = false) {
  if (typeof tree === "string") return document.createTextNode(tree);
  const [name, attributes, ...children] = tree;
  const isSVG = isInside || name === "svg";
  const known = isSVG ? svgNames : htmlNames;
  const element = known.has(name)
    ? isSVG ? document.createElementNS(svg, name) : document.createElement(name)
    : document.createDocumentFragment();
  if (element instanceof Element) {
    for (const [key, value] of Object.entries(attributes)) {
      if (isKnown(key)) element.setAttribute(key, value);
    }
  }
  for (const child of children) element.append(node(child, isSVG));
  return element;
}

/**
 * An element of the page's own.
 *
 * @param {string} name
 * @param {Record<string, any>} properties `class`, `aria-…` and `data-…` become attributes, `on…` listens, the rest
 *   are set
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function element(name, properties = {}, ...children) {
  const result = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("on")) result.addEventListener(key.slice(2), value);
    else if (key === "class" || key.includes("-") || key === "role") result.setAttribute(key, value);
    else result[key] = value;
  }
  result.append(...children);
  return result;
}

/**
 * An element of a picture.
 *
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} children
 * @returns {SVGElement}
 */
export function shape(name, attributes, ...children) {
  const result = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) result.setAttribute(key, String(value));
  result.append(...children);
  return result;
}

/**
 * What is wider than its place is scrolled by keys, too.
 *
 * @param {HTMLElement} place
 */
export function makeReachable(place) {
  for (const wide of place.querySelectorAll(".wide, .lines, pre")) {
    if (wide.scrollWidth > wide.clientWidth) wide.setAttribute("tabindex", "0");
  }
}
