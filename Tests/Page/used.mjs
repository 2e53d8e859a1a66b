// The page as a learner or a teacher uses it.

import { readFileSync } from "node:fs";
import { article, equal, give, holds, labels, middle, regions, seen, sizes } from "./checks.mjs";
import { words } from "./native.mjs";

async function typed(stage, options) {
  const tab = await stage.open(options);
  await tab.type(article);
  return tab;
}

export const scenes = {
  async "the article is typed, at three sizes, light and dark"(stage) {
    for (const [width, height] of sizes) {
      for (const scheme of ["light", "dark"]) {
        const tab = await typed(stage, { width, height, scheme });
        equal(await labels(tab), regions);
        const overflow = await tab.get(() => document.documentElement.scrollWidth - window.innerWidth);
        holds(overflow <= 0, `${overflow} pixels stand out at ${width}`);
        const hidden = await tab.get(() =>
          [...document.querySelectorAll("header button, form button")].filter((button) => {
            const box = button.getBoundingClientRect();
            return box.left < 0 || box.right > window.innerWidth;
          }).map((button) => button.id));
        equal(hidden, [], `buttons in sight at ${width}`);
      }
    }
  },

  async "what stands after a line that asks something of the page is run, or waits"(stage) {
    const tab = await stage.open();
    const put = (text) => tab.send("Input.insertText", { text });
    await put("X = 3\nsave x.txt\nY = 7\nlesson 05\nX = 5");
    await tab.press("Enter");
    equal(await seen(tab, "#conversation .typed"), ["X = 3", "save x.txt", "Y = 7", "lesson 05"]);
    equal(await seen(tab, "#lesson .typed"), ["X = 5"]);
    await tab.click("#leave");
    await put("present\nY");
    await tab.press("Enter");
    await tab.until(() => document.getElementById("slides").open);
    equal(await tab.get(() => document.getElementById("line").value), "Y");
  },

  async "what is wrong is marked where it stands"(stage) {
    const tab = await stage.open();
    await tab.type("X = 3 4\n");
    equal(await seen(tab, ".wrong"), ["4"]);
  },

  async "Tab completes, arrows recall, lines go on"(stage) {
    const tab = await stage.open();
    await tab.type("obj");
    await tab.press("Tab");
    equal(await tab.get(() => document.getElementById("line").value), "objectives");
    await tab.press("Enter");
    await tab.type("X >=\n3\n");
    equal((await seen(tab, ".typed")).at(-1), "X >= 3");
    // Up to the last text, to its first line, and to the text before.
    for (let count = 0; count < 3; count += 1) await tab.press("ArrowUp");
    equal(await tab.get(() => document.getElementById("line").value), "objectives");
  },

  async "X1 is dragged, and every frame is as the program says"(stage) {
    const native = stage.native();
    await native.ask({ do: "run", text: article });
    const tab = await typed(stage);
    const [x, y] = await middle(tab, '#board [data-point="X1"]');
    const end = (await middle(tab, '#board [data-point="X3"]'))[0];
    await tab.mouse("mousePressed", x, y);
    const lines = new Set();
    for (let place = x + 7; place <= end; place += 7) {
      await tab.mouse("mouseMoved", place, y);
      await tab.get(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const line = await tab.get(() => document.getElementById("told").textContent);
      const shown = await labels(tab);
      const { state } = await native.ask({ do: "run", text: line });
      equal(shown, words(state.board, "label"), line);
      await native.ask({ do: "run", text: "undo" });
      lines.add(line);
    }
    await tab.mouse("mouseReleased", end, y);
    equal((await seen(tab, ".typed")).at(-1), "point X1 = 30");
    equal((await labels(tab)).at(-1), "{X1} = {30}");
    await tab.click("#undo");
    equal(await labels(tab), regions, "one undo takes it back");
    native.close();
    return `${lines.size} places`;
  },

  async "X1 is moved by keys, as one change"(stage) {
    const tab = await typed(stage);
    await tab.get(() => document.querySelector('#board [data-point="X1"]').focus());
    for (let count = 0; count < 12; count += 1) await tab.press("ArrowRight");
    await tab.press("Enter");
    equal((await seen(tab, ".typed")).at(-1), "point X1 = 22");
    equal((await labels(tab)).at(-1), "{X1} = {22}");
    equal(await tab.get(() => document.activeElement.dataset.point), "X1", "the focus stays");
  },

  async "a lesson is played to its end, and is kept"(stage) {
    const tab = await stage.open();
    await tab.click("#first-lesson");
    const isPlaying = () => tab.get(() => !document.getElementById("tutor").hidden);
    for (let count = 0; count < 300 && (await isPlaying()); count += 1) {
      for (const line of ["", "hint", "answer"]) {
        if (await isPlaying()) await tab.type(`${line}\n`);
      }
    }
    holds(!(await isPlaying()), "it comes to its end");
    await tab.reload();
    await tab.click("#list-lessons");
    holds((await seen(tab, "#lesson-list .done small"))[0].includes("10 of 10"), "it is kept");
  },

  async "a real log is explained, pasted or opened"(stage) {
    const log = readFileSync("Tests/LayoutsTests/Samples/01.txt", "utf8");
    const tab = await stage.open();
    await tab.send("Input.insertText", { text: log });
    await tab.press("Enter");
    holds((await seen(tab, ".entry p")).some((words) => words.includes("200 = View.height = 84")), "the sum is told");
    const shown = await seen(tab, "#conversation, #board");
    await tab.reload();
    equal(await seen(tab, "#conversation, #board"), shown, "also after a reload");
    const other = await stage.open();
    await give(other, "x.log", log);
    await other.until(() => document.querySelectorAll(".entry").length > 0);
    holds((await seen(other, ".entry p")).some((words) => words.includes("200 = View.height = 84")), "the sum is told");
    const board = await seen(other, "#board");
    await other.reload();
    equal(await seen(other, "#board"), board, "also after a reload");
  },

  async "a walk is presented by keys"(stage) {
    const tab = await typed(stage);
    await tab.click("#present");
    const place = async () => (await seen(tab, "#slides [data-part=place]"))[0];
    equal(await place(), "1 of 10");
    for (let count = 1; count < 10; count += 1) await tab.press("ArrowRight");
    equal(await place(), "10 of 10");
    await tab.press("Home");
    await tab.press("End");
    await tab.press("ArrowLeft");
    equal(await place(), "9 of 10");
    await tab.press("Escape");
    await tab.until(() => !document.getElementById("slides").open);
    // Whoever hears that it was closed hears it a little later.
    await tab.until(() => document.activeElement.id === "line");
  },

  async "the walk is printed, a step a page"(stage) {
    const before = "window.print = () => { window.sheets = document.querySelectorAll('.sheet').length }";
    const tab = await typed(stage, { before });
    await tab.click("#menu");
    await tab.click("#print-walk");
    equal(await tab.get("window.sheets"), 10);
    const { data } = await tab.send("Page.printToPDF", {});
    const pages = Buffer.from(data, "base64").toString("latin1").match(/\/Type\s*\/Page\b/g).length;
    holds(pages >= 10, `${pages} pages`);
  },

  async "a link carries the session"(stage) {
    const tab = await typed(stage);
    await tab.click("#menu");
    await tab.click("#share");
    await tab.until(() => location.hash.length > 1);
    const fragment = await tab.get(() => location.hash);
    const other = await stage.open({ fragment });
    equal(await labels(other), regions);
  },

  async "the session is there again after a reload"(stage) {
    const tab = await typed(stage);
    await tab.reload();
    equal(await labels(tab), regions);
    for (let count = 0; count < 5; count += 1) await tab.click("#undo");
    equal(await labels(tab), []);
  },

  async "a link opens a lesson, and only one that there is"(stage) {
    for (const before of ["", 'localStorage.setItem("slackline.session", "X = 3\\n")']) {
      const tab = await stage.open({ fragment: "#lesson=05-two-together", before });
      await tab.until(() => !document.getElementById("tutor").hidden);
      equal(await seen(tab, "#lesson-title"), ["5. Two together"]);
      await tab.click("#leave");
      equal((await labels(tab)).length, before === "" ? 0 : 2, "the own session waits");
    }
    for (const fragment of ["#lesson=none", "#lesson=", "#lesson=<img src=x onerror=alert(1)>"]) {
      const other = await stage.open({ fragment });
      equal(await other.get(() => document.getElementById("tutor").hidden), true, fragment);
      await other.type("X = 3\n");
      equal((await labels(other)).length, 2, "the page goes on");
    }
  },
};
