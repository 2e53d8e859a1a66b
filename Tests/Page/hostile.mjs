// What the page must bear: links and lessons of somebody who means harm, a browser that keeps nothing.

import { deflateRawSync } from "node:zlib";
import { article, equal, give, holds, labels, seen } from "./checks.mjs";

const fragment = (text) => `#s1.${deflateRawSync(Buffer.from(text)).toString("base64url")}`;

const markup = "<img src=https://example.com/x onerror=alert(1)><script>alert(2)</script>";

export const scenes = {
  async "a link that is no session is refused with words"(stage) {
    const links = [
      "#s1.", "#s1.%%%", "#s1.AAAA", fragment("X = = 3"), fragment("\u0000"), fragment(markup),
      fragment("X >= 1\n".repeat(3000)), fragment("#".repeat(5_000_000)), `#s1.${"A".repeat(100_000)}`,
    ];
    for (const link of links) {
      const tab = await stage.open({ fragment: link });
      const told = [...(await seen(tab, "#told")), ...(await seen(tab, ".entry"))].join("");
      holds(/not opened/.test(told) || link === "#s1.", `${link.slice(0, 40)}: ${told}`);
      equal(await labels(tab), [], link.slice(0, 40));
      equal(await tab.get(() => document.querySelectorAll("img, body script:not([type])").length), 0);
      await tab.type("X = 3\n");
      equal((await labels(tab)).length, 2, "the page goes on");
    }
  },

  async "a lesson of somebody else is only text"(stage) {
    const tab = await stage.open();
    const lesson = `# ${markup}\n\n${markup}\n\n[a](javascript:alert(3)) ![b](https://example.com/b)\n\n`
      + "```slackline\n> X = 3\nreply\n```\n";
    await give(tab, "evil.md", lesson);
    await tab.until(() => document.querySelectorAll("#lesson .entry").length > 0);
    const count = await tab.get(() => document.querySelectorAll("#talk img, #talk script, #talk a, #talk iframe").length);
    equal(count, 0);
  },

  async "a browser that keeps nothing is no obstacle"(stage) {
    const refused = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no') } })";
    const full = "Storage.prototype.setItem = () => { throw new DOMException('full') }";
    for (const before of [refused, full]) {
      const tab = await stage.open({ before });
      await tab.type(article);
      equal((await labels(tab)).length, 4);
      await tab.click("#theme");
      await tab.reload();
      equal(await labels(tab), []);
    }
  },

  async "what was kept may be anything"(stage) {
    for (const text of ["X = = 3", markup, "\u0000", "quit\nload x\nlesson 00"]) {
      const before = `localStorage.setItem("slackline.session", ${JSON.stringify(text)});
        localStorage.setItem("slackline.progress", ${JSON.stringify(text)})`;
      const tab = await stage.open({ before });
      await tab.click("#list-lessons");
      holds((await seen(tab, "#lesson-list li")).length > 40, "the lessons are there");
    }
  },
};
