// How a picture comes to be, once, as a page opens: the levels one after the other, each region out of the one above it.

/** One level, in milliseconds. */
const step = 550;

/**
 * @param {HTMLElement} panel
 */
export function appear(panel) {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const rows = [...panel.querySelectorAll("figure.line .row")];
  rows.forEach((row, index) => {
    const timing = { delay: index * step, duration: step, easing: "ease-in-out", fill: /** @type {const} */ ("backwards") };
    row.animate([{ opacity: 0 }, { opacity: 1 }], { ...timing, duration: step / 2 });
    const now = span(row);
    const before = index > 0 ? span(rows[index - 1]) : now;
    if (now === null || before === null) return;
    now.region.animate([
      { x: `${before.from}px`, width: `${before.to - before.from}px` }, { x: `${now.from}px`, width: `${now.to - now.from}px` },
    ], timing);
    for (const end of row.querySelectorAll("circle")) {
      const place = Number(end.getAttribute("cx"));
      const start = place - now.from < now.to - place ? before.from : before.to;
      end.animate([{ cx: `${start}px` }, { cx: `${place}px` }], timing);
    }
  });
  const areas = [...panel.querySelectorAll("[data-plot=plane] [data-priority], [data-plot=plane] [data-solution]")];
  areas.forEach((area, index) => area.animate([{ opacity: 0 }, { opacity: 1 }], {
    delay: index * step, duration: step, fill: "backwards",
  }));
}

/** What is left of a row's axis, in pixels. */
function span(row) {
  const region = row.querySelector(".region");
  if (region === null) return null;
  const from = Number(region.getAttribute("x"));
  return { region, from, to: from + Number(region.getAttribute("width")) };
}
