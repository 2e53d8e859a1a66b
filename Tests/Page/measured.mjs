// How large and how quick the page is.

import { article, equal, holds, middle } from "./checks.mjs";
import { serve } from "./served.mjs";

/** What a page of an engine as small as it goes may have, in bytes: a school's line loads it, and a mail takes it along. */
const most = 3_200_000;

export const scenes = {
  async "it is small"(stage) {
    holds(stage.size <= most, `${stage.size} bytes instead of ${most} at most`);
  },

  async "it is quick"(stage) {
    const tab = await stage.open({ motion: "no-preference" });
    const opened = await tab.get(() => performance.getEntriesByName("ready")[0].startTime);
    const start = Date.now();
    await tab.type(article);
    const typed = Date.now() - start;
    const [x, y] = await middle(tab, '#board [data-point="X1"]');
    await tab.get(() => {
      window.frames = [];
      let last = performance.now();
      const note = (now) => {
        window.frames.push(now - last);
        last = now;
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await tab.mouse("mousePressed", x, y);
    for (let step = 0; step < 120; step += 1) await tab.mouse("mouseMoved", x + step, y);
    await tab.mouse("mouseReleased", x + 120, y);
    const frames = (await tab.get("window.frames")).sort((a, b) => a - b);
    const [median, worst] = [frames[frames.length >> 1], frames.at(-1)].map((time) => time.toFixed(1));
    return `${Math.round(stage.size / 1000)} kB, ready ${Math.round(opened)} ms after the beginning, `
      + `the article in ${typed} ms, frames of a drag ${median} ms (median), ${worst} ms (longest)`;
  },

  async "it is ready soon, on a slow machine and from a server, too"(stage) {
    const notes = [];
    for (const [name, slowed] of [["as it is", 1], ["slowed four times", 4]]) {
      const server = await serve(stage.url);
      for (const [kind, url] of [["one file", stage.url], ["from a server", server.url]]) {
        const tab = await stage.open({ url: "" });
        await tab.send("Emulation.setCPUThrottlingRate", { rate: slowed });
        await tab.go(url);
        const [painted, ready] = await tab.get(() => [
          performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0, performance.getEntriesByName("ready")[0].startTime,
        ]);
        tab.requests.length = 0;
        notes.push(`${name}, ${kind}: first picture after ${Math.round(painted)} ms, ready after ${Math.round(ready)} ms`);
      }
      server.close();
    }
    return notes.join("; ");
  },

  async "a long day leaks nothing"(stage) {
    const tab = await stage.open();
    await tab.type(article);
    const heap = async () => {
      await tab.send("HeapProfiler.collectGarbage");
      return (await tab.send("Runtime.getHeapUsage")).usedSize;
    };
    const run = (count) => tab.get((count) => {
      const field = document.getElementById("line");
      for (let number = 0; number < count; number += 1) {
        field.value = number % 2 === 0 ? "why X" : "X";
        field.form.requestSubmit();
      }
    }, count);
    await run(1_000);
    const before = await heap();
    await run(9_000);
    const growth = (await heap()) - before;
    equal(await tab.get(() => document.querySelectorAll(".entry").length <= 400), true);
    holds(growth < 5_000_000, `${growth} bytes more after 9,000 lines`);
    return `${Math.round(growth / 1000)} kB more after 9,000 lines`;
  },
};
