// The course as a site of still pages, opened from a disk.

import { existsSync, readFileSync } from "node:fs";
import { equal, holds, seen } from "./checks.mjs";

async function open(stage, name, size = {}) {
  const tab = await stage.open({ url: "", ...size });
  await tab.send("Page.navigate", { url: stage.url.replace(/[^/]*$/, `course/${name}`) });
  await tab.until((name) => document.readyState === "complete" && location.href.endsWith(name), name);
  return tab;
}

export const scenes = {
  async "a lesson of the site is found by words that stand in it"(stage) {
    const tab = await open(stage, "index.html");
    const rows = () => seen(tab, ".lessons li:not([hidden]) a");
    const all = (await rows()).length;
    holds(all > 50, `${all} lessons`);
    await tab.get(() => document.querySelector("input").focus());
    await tab.send("Input.insertText", { text: "Bland's cycle" });
    holds((await rows()).length < 4 && (await rows()).includes("26. A cycle"), (await rows()).join());
    equal(await seen(tab, "output"), [String((await rows()).length)]);
    equal((await seen(tab, "h2:not([hidden])")).length, 1, "parts without any are not there");
    await tab.get(() => {
      const field = document.querySelector("input");
      field.value = "";
      field.dispatchEvent(new Event("input"));
    });
    equal((await rows()).length, all);
  },

  async "pages of the site stand in nobody's way, and are not wider than a phone"(stage) {
    const path = process.env.AXE;
    const knows = path !== undefined && path !== "" && existsSync(path);
    for (const name of ["index.html", "00-the-article-in-20-minutes.html", "21-wyndor-glass.html", "56-reading-a-log.html", "404.html", "style.html"]) {
      for (const scheme of ["light", "dark"]) {
        const tab = await open(stage, name, { width: 360, height: 640, scheme });
        holds(await tab.get(() => document.documentElement.scrollWidth <= window.innerWidth), `${name} is wider than a phone`);
        if (!knows) continue;
        await tab.get(readFileSync(path, "utf8"));
        const { violations } = await tab.get("axe.run()");
        equal(violations.map(({ id, nodes }) => `${name}, ${scheme}: ${id}, ${nodes[0].html.slice(0, 120)}`), []);
      }
    }
    return knows ? undefined : "not tried with axe: AXE names no axe.min.js";
  },
};
