// What moves, so that the eye can follow: a picture from what was to what is, the walk under a slider, lines that are drawn.

import { article, equal, holds, middle, place, seen } from "./checks.mjs";

const plane = "X >= 0\nY >= 0\nc: X + 2Y <= 20\nd: 3X + Y <= 30\ngoal: maximize X + Y @high\n";
const points = () => document.querySelector("#board [data-plot=plane] polygon.area").getAttribute("points");
const frames = (tab, count = 2) =>
  tab.get((count) => new Promise((done) => {
    const wait = (left) => (left === 0 ? done() : requestAnimationFrame(() => wait(left - 1)));
    wait(count);
  }), count);

/** Notes an attribute at each frame, while something is done. */
async function watch(tab, selector, name, act) {
  await tab.get((selector, name) => {
    window.noted = [];
    const note = () => {
      window.noted.push(document.querySelector(selector)?.getAttribute(name));
      window.noting = requestAnimationFrame(note);
    };
    note();
  }, selector, name);
  await act();
  await tab.get(() => new Promise((done) => setTimeout(done, 500)));
  return tab.get(() => {
    cancelAnimationFrame(window.noting);
    return window.noted;
  });
}

async function click(tab, at) {
  await tab.mouse("mouseMoved", ...at);
  await tab.mouse("mousePressed", ...at);
  await tab.mouse("mouseReleased", ...at);
  await frames(tab);
}

export const scenes = {
  async "a region that changes is seen on its way, and ends where it belongs"(stage) {
    const still = await stage.open();
    await still.type(`${plane}set c 16\n`);
    const end = await still.get(points);
    const tab = await stage.open({ motion: "no-preference" });
    await tab.type(plane);
    await tab.get(() => new Promise((done) => setTimeout(done, 500)));
    const noted = await watch(tab, "#board polygon.area", "points", () => tab.type("set c 16\n"));
    holds(new Set(noted).size > 4, `${new Set(noted).size} places on the way`);
    equal(noted.at(-1), end, "exactly as without motion");
    const back = await watch(tab, "#board polygon.area", "points", () => tab.click("#undo"));
    equal(back.at(-1), noted[0], "and back");
  },

  async "what is asked to be still is still"(stage) {
    const tab = await stage.open();
    await tab.type(plane);
    const noted = await watch(tab, "#board polygon.area", "points", () => tab.type("set c 16\n"));
    equal(new Set(noted).size, 2);
  },

  async "a number line's new level comes out of the one above"(stage) {
    const tab = await stage.open({ motion: "no-preference" });
    await tab.type(article);
    const noted = await watch(tab, "#board .row:nth-of-type(4) .region", "width", () => tab.type("priority a 900\n"));
    holds(new Set(noted.filter((width) => width !== null)).size > 3, "it is seen to shrink");
  },

  async "dragging a point past another moves nothing below"(stage) {
    const tab = await stage.open();
    await tab.type(article);
    const lower = () => tab.get(() => document.querySelector("#board figure.line").getBoundingClientRect().bottom);
    const before = await lower();
    const [x, y] = await middle(tab, '#board [data-point="X1"]');
    const [end] = await middle(tab, '#board [data-point="X2"]');
    await tab.mouse("mousePressed", x, y);
    for (let step = 1; step <= 12; step += 1) {
      await tab.mouse("mouseMoved", x + ((end - x) * step) / 10, y);
      await frames(tab);
      equal(await lower(), before, `at step ${step}`);
    }
    await tab.mouse("mouseReleased", x + (end - x) * 1.2, y);
  },

  async "the objective's line goes through the solution, with its value, and each corner has its own"(stage) {
    const tab = await stage.open();
    await tab.type(plane);
    const ends = await tab.get(() => {
      const line = document.querySelector("#board [data-level-line=goal] line");
      return ["x1", "y1", "x2", "y2"].map((name) => Number(line.getAttribute(name)));
    });
    const star = await tab.get(() => {
      const { x, y, width, height } = document.querySelector("#board [data-solution] polygon").getBBox();
      return [x + width / 2, y + height / 2];
    });
    const [x1, y1, x2, y2] = ends;
    const off = Math.abs((x2 - x1) * (star[1] - y1) - (y2 - y1) * (star[0] - x1)) / Math.hypot(x2 - x1, y2 - y1);
    holds(off < 2, `${off} pixels beside the star`);
    const legend = (await seen(tab, "#board .legend li")).find((words) => words.includes("along the line"));
    holds(legend.includes("X + Y = 14") && /A\s0, B\s10, C\s14, D\s10/.test(legend), legend);
  },

  async "a line is begun on an existing one, ends on another, and says what it will be"(stage) {
    const tab = await stage.open();
    await tab.type(plane);
    // On c, and at the corner of X >= 0 and d.
    await click(tab, await place(tab, 4, 8));
    holds((await seen(tab, "#board .sketch")).length === 1, "it is begun");
    const [x, y] = await place(tab, 10, 0);
    await tab.mouse("mouseMoved", x + 4, y - 3);
    await frames(tab);
    const told = (await seen(tab, "#board .sketch text"))[0];
    equal(told, "4X + 3Y >= 40");
    await click(tab, [x + 4, y - 3]);
    equal(await tab.get(() => document.getElementById("line").value), "4X + 3Y >= 40");
    equal(await seen(tab, ".typed"), plane.trim().split("\n"), "nothing else was changed");
  },

  async "the walk goes where its slider is put"(stage) {
    const tab = await stage.open();
    await tab.type(plane);
    await tab.click("#present");
    const count = Number(await tab.get(() => document.querySelector("#slides [data-part=progress]").max));
    const to = (place) => tab.get((place) => {
      const slider = document.querySelector("#slides [data-part=progress]");
      slider.value = place;
      slider.dispatchEvent(new Event("input"));
      return document.querySelector("#slides [data-part=place]").textContent;
    }, place);
    equal(await to(count), `${count} of ${count}`);
    equal(await to(3), `3 of ${count}`);
    await tab.press("ArrowRight");
    equal(await seen(tab, "#slides [data-part=place]"), [`4 of ${count}`]);
  },

  async "pictures are saved as PNG, with what is drawn in them: the board's, and one of the conversation"(stage) {
    const tab = await stage.open();
    await tab.type(`${plane}plot\n`);
    await tab.get(() => {
      window.made = [];
      const create = URL.createObjectURL;
      URL.createObjectURL = (blob) => {
        window.made.push(blob);
        return create(blob);
      };
    });
    const saved = (selector, count) => tab.get(async (selector, count) => {
      [...document.querySelectorAll(selector)].at(-1).click();
      while (window.made.length < count) await new Promise(requestAnimationFrame);
      const bitmap = await createImageBitmap(window.made.at(-1));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const colours = new Set();
      for (let place = 0; place < data.length; place += 4) colours.add((data[place] << 16) | (data[place + 1] << 8) | data[place + 2]);
      return [bitmap.width, colours.size];
    }, selector, count);
    const [width, colours] = await saved('[data-file="picture.png"]', 1);
    equal(width, 1440);
    holds(colours > 20, `${colours} colours`);
    const [own, ownColours] = await saved("#conversation figure > .save", 2);
    const shown = await tab.get(() => [...document.querySelectorAll("#conversation figure")].at(-1).getBoundingClientRect().width);
    equal(own, 2 * (Math.ceil(shown) + 32));
    holds(ownColours > 20, `${ownColours} colours`);
  },

  async "whoever presents has something to ask, and hands are counted"(stage) {
    const tab = await stage.open();
    await tab.type(`${plane}predict on\n`);
    await tab.click("#present");
    equal(await tab.get(() => document.querySelector("#slides [data-part=note]").checkVisibility()), false);
    await tab.click("#slides [data-part=notes]");
    await tab.click("#slides [data-part=next]");
    holds((await seen(tab, "#slides [data-part=note]"))[0].startsWith("To ask the class"), "a question");
    const isAsking = () => tab.get(() => !document.querySelector("#slides form").hidden);
    for (let count = 0; count < 12 && !(await isAsking()); count += 1) await tab.click("#slides [data-part=next]");
    equal(await isAsking(), true);
    await tab.get(() => document.querySelector("#slides form input").focus());
    await tab.send("Input.insertText", { text: "X 12, Y 5" });
    await tab.press("Enter");
    equal(await seen(tab, "#slides .hands li"), ["X12", "Y5"]);
    equal(await isAsking(), true, "the question stays");
  },
};
