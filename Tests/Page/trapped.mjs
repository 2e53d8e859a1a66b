// An engine that comes to its end: the page makes another one, says so, and loses nothing. The end is a real one, of
// WebAssembly: a request at which it is to come finds an engine whose memory was overwritten, or in which none is left.

import { article, equal, holds, labels, middle, regions, seen } from "./checks.mjs";

/** Each engine comes to its end at requests that hold one of the given texts, so many times. */
const before = `
  window.ends = [];
  window.traps = [];
  for (const name of ["instantiateStreaming", "instantiate"]) {
    const make = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const made = await make.apply(WebAssembly, given);
      const { exports } = made.instance ?? made;
      window.memory = exports.memory;
      const answer = (engine, address, length) => {
        const text = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, address, length));
        const end = window.ends.find((end) => end.times > 0 && text.includes(end.text));
        if (end) {
          end.times -= 1;
          new Uint8Array(exports.memory.buffer).fill(0xff);
        }
        try {
          return exports.answer(engine, address, length);
        } catch (error) {
          window.traps.push(error instanceof WebAssembly.RuntimeError);
          throw error;
        }
      };
      const instance = { exports: { ...exports, answer } };
      return made.instance ? { ...made, instance } : instance;
    };
  }
`;

async function opened(stage, text = article) {
  const tab = await stage.open({ before });
  await tab.type(text);
  return tab;
}

const endAt = (tab, text, times = 1) => tab.get((text, times) => window.ends.push({ text, times }), text, times);

/** Runs lines one after another, without a pause in which an engine could be made. */
const submit = (tab, ...lines) => tab.get((lines) => {
  for (const line of lines) {
    const field = document.getElementById("line");
    field.value = line;
    field.form.requestSubmit();
  }
}, lines);

/** Waits for so many new engines, each of which is said. */
async function mended(tab, traps, list = "#conversation") {
  await tab.until((list) => document.querySelector(`${list} .entry:last-child`)?.textContent.includes("came to its end"), list);
  equal(await tab.get("window.traps"), Array(traps).fill(true), "real ends of WebAssembly");
}

const typed = (tab) => seen(tab, "#conversation .typed");
const lists = async (tab) => {
  await tab.get(() => document.getElementById("list-sessions").click());
  const rows = await seen(tab, "#session-list .what");
  await tab.press("Escape");
  return rows;
};

export const scenes = {
  async "a line that ends the engine is not run again, and nothing else is lost"(stage) {
    const tab = await opened(stage, `${article}X >= 25 @999\nundo\n`);
    await endAt(tab, "Z = 1");
    await submit(tab, "Z = 1");
    await mended(tab, 1);
    equal((await typed(tab)).at(-1), "Z = 1", "the line is named");
    equal(await labels(tab), regions);
    await tab.click("#redo");
    equal((await labels(tab)).length, 5, "what was taken back can be done again");
    await tab.click("#undo");
    await tab.click("#undo");
    equal((await labels(tab)).length, 4);
    await tab.type("Y = 7\n");
    await tab.reload();
    equal((await typed(tab)).at(-1), "Y = 7");
    holds(!(await typed(tab)).includes("Z = 1"), "it is not run after a reload either");
  },

  async "an engine without memory comes to its end, not to a wrong answer"(stage) {
    const tab = await opened(stage);
    await tab.get(() => window.memory.grow(65_536 - window.memory.buffer.byteLength / 65_536));
    const line = `# ${"x".repeat(3_000_000)}`;
    await submit(tab, line);
    await tab.until(() => document.querySelector("#conversation .entry:last-child")?.textContent.includes("came to its end"));
    equal(await labels(tab), regions);
    await tab.type("Y = 7\n");
    equal((await typed(tab)).at(-1), "Y = 7");
  },

  async "what is asked meanwhile is done after it, and what ends the next engine, too"(stage) {
    const tab = await opened(stage);
    await endAt(tab, "Z = 1", 2);
    await submit(tab, "Z = 1", "A = 1", "Z = 1", "B = 2", "why B");
    await tab.until(() => [...document.querySelectorAll("#conversation .typed")].at(-1)?.textContent === "why B");
    equal(await tab.get("window.traps"), [true, true]);
    equal((await typed(tab)).slice(-5), ["Z = 1", "A = 1", "Z = 1", "B = 2", "why B"]);
    await tab.reload();
    equal((await typed(tab)).slice(-3), ["A = 1", "B = 2", "why B"]);
  },

  async "a line at which the new engine ends is left out, and kept"(stage) {
    const tab = await opened(stage);
    await endAt(tab, "X >= X2", 9);
    await endAt(tab, "Z = 1");
    await submit(tab, "Z = 1");
    await tab.until(() => document.querySelector("#conversation .entry:last-child")?.textContent.includes("not run again"));
    equal(await tab.get("window.traps"), [true, true]);
    equal((await typed(tab)).slice(-2), ["Z = 1", "X >= X2 @high"]);
    equal((await labels(tab)).length, 3);
    const rows = await lists(tab);
    holds(rows.length === 2 && rows.some((row) => row.includes("X >= X2")), "the session with it is there");
    await tab.get(() => { window.ends = []; });
    await tab.reload();
    equal((await labels(tab)).length, 3);
  },

  async "a session of which no line can be played again is kept, and the page goes on"(stage) {
    const tab = await opened(stage, `${article}A = 1\nB = 1\nC = 1\n`);
    await endAt(tab, '"again"', 99);
    await endAt(tab, "Z = 1");
    await submit(tab, "Z = 1");
    await tab.until(() => document.querySelector("#conversation .entry:last-child")?.textContent.includes("not run again"));
    await tab.get(() => { window.ends = []; });
    equal(await labels(tab), []);
    await tab.type("Y = 7\n");
    equal((await labels(tab)).length, 2);
    holds((await lists(tab)).some((row) => row.includes("8 lines")), "all of it is there");
  },

  async "a lesson goes on where it was"(stage) {
    const tab = await opened(stage, "A >= 1\n");
    await tab.get(() => { location.hash = "#lesson=05"; });
    await tab.until(() => !document.getElementById("tutor").hidden);
    for (const line of ["", "X = 77"]) await tab.type(`${line}\n`);
    const standing = () => seen(tab, "#lesson-title, #lesson-score, #prompt-words, #board .label");
    const before = await standing();
    await endAt(tab, "Z = 1");
    await submit(tab, "Z = 1");
    await mended(tab, 1, "#lesson");
    equal(await standing(), before);
    await tab.click("#leave");
    equal((await labels(tab)).length, 2);
  },

  async "a drag, a walk and a completion that end the engine are let go of"(stage) {
    const tab = await opened(stage);
    const [x, y] = await middle(tab, '#board [data-point="X1"]');
    await endAt(tab, '"drag"');
    await tab.mouse("mousePressed", x, y);
    await tab.mouse("mouseMoved", x + 30, y);
    await mended(tab, 1);
    await tab.mouse("mouseReleased", x + 60, y);
    equal((await typed(tab)).at(-1), "X <= X3", "nothing was moved");
    await endAt(tab, '"to":"next"');
    await tab.click("#present");
    await tab.press("ArrowRight");
    await tab.until(() => !document.getElementById("slides").open);
    await endAt(tab, '"complete"');
    await tab.type("Y");
    await tab.until(() => window.traps.length === 3);
    await tab.until(() => document.querySelectorAll("#conversation .entry").length === 8);
    await tab.type(" = 7\n");
    equal((await typed(tab)).at(-1), "Y = 7");
    await tab.click("#undo");
    equal(await labels(tab), regions);
  },
};
