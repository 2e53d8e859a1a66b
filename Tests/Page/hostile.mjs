// What the page must bear: links and lessons of somebody who means harm, a browser that keeps nothing.

import { article, equal, fragment, give, holds, labels, seen } from "./checks.mjs";

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

  async "a browser that keeps nothing is no obstacle, and a reload loses nothing"(stage) {
    const refuse = (name) => `Object.defineProperty(window, "${name}", { get() { throw new DOMException("no") } });`;
    const full = "Storage.prototype.setItem = () => { throw new DOMException('full') }";
    for (const before of [refuse("localStorage"), refuse("localStorage") + refuse("sessionStorage"), full]) {
      const tab = await stage.open({ before });
      await tab.type(article);
      equal((await labels(tab)).length, 4);
      holds(await tab.get(() => !document.getElementById("unkept").hidden), "it is said");
      await tab.click("#theme");
      await tab.reload();
      equal((await labels(tab)).length, 4);
    }
  },

  async "what was kept may be anything"(stage) {
    for (const text of ["X = = 3", markup, "quit\nload x\nlesson 00"]) {
      const before = ["session", "progress", "session.a", "name.a", "theme", "draft"].map(
        (name) => `localStorage.setItem("slackline.${name}", ${JSON.stringify(text)});`).join("");
      const tab = await stage.open({ before });
      await tab.click("#list-lessons");
      holds((await seen(tab, "#lesson-list li")).length > 40, "the lessons are there");
    }
  },

  async "sessions that were kept may be of anything"(stage) {
    const run = (text) => ({ do: "run", text, whole: true });
    const sessions = [
      [run(markup), run("X = 3")], [{ do: "leave" }, { do: "again", step: { do: "style" } }, run("save x.txt\npresent")],
      [{ do: "open", from: "link", text: markup }], [{ do: 3 }, { do: "run", text: { a: 1 } }, null, run("X = 4")],
      [{ do: "play", name: markup }, run(markup)],
    ];
    const kept = sessions.map((steps, index) => [`session.${index}`, JSON.stringify({ steps, lesson: [], title: markup, changed: index })]);
    kept.push(["session.lesson", JSON.stringify({ steps: [], lesson: sessions[4], title: markup, changed: "never", tries: {} })]);
    kept.push(["session.none", "null"], ["session.number", "mark\n3"]);
    const before = `if (Object.keys(localStorage).length === 0) for (const [name, text] of ${JSON.stringify(kept)}) {
      localStorage.setItem("slackline." + name, "mark\\n" + text);
      localStorage.setItem("slackline." + name.replace("session", "name"), name + ${JSON.stringify(markup)});
    }`;
    const tab = await stage.open({ before });
    for (const name of ["0", "1", "2", "3", "4", "lesson"].map((id) => `session.${id}`)) {
      await tab.get((name) => {
        document.getElementById("list-sessions").click();
        [...document.querySelectorAll("#session-list .what")].find((row) => row.textContent.startsWith(name)).click();
        document.getElementById("sessions").close();
      }, name);
      await tab.type("Z = 7\n");
      await tab.until(() => [...document.querySelectorAll("#conversation .typed")].at(-1)?.textContent === "Z = 7");
      equal(await tab.get(() => document.querySelectorAll("img, body script:not([type])").length), 0);
    }
  },
};
