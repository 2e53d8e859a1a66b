// What is kept: nothing that was typed is lost by a link, another tab, a reload, a tab that dies, a storage that is full or
// refused.

import { article, equal, fragment, holds, labels, regions, seen } from "./checks.mjs";

const list = async (tab) => {
  await tab.click("#menu");
  await tab.click("#list-sessions");
  const titles = await tab.get(() => [...document.querySelectorAll("#session-list .what")].map((row) => row.firstChild.data));
  await tab.press("Escape");
  return titles;
};

const told = async (tab) => (await seen(tab, "#told"))[0];
const typedLines = (tab) => seen(tab, "#conversation .typed");
const isWarned = (tab) => tab.get(() => !document.getElementById("unkept").hidden);
const draft = (tab) => tab.get(() => document.getElementById("line").value);

/** Waits until another session is shown. */
const shows = (tab, count) =>
  tab.until((count) => document.querySelectorAll("#board .label").length === count, count);

/** Opens a session of the list by keys. */
async function openFromList(tab, words) {
  await tab.get(() => document.getElementById("list-sessions").click());
  await tab.get((words) => {
    [...document.querySelectorAll("#session-list .what")].find((row) => row.textContent.includes(words)).focus();
  }, words);
  await tab.press("Enter");
}

/** As a browser duplicates a tab: with its place in the history, and what only the tab knows. */
async function duplicate(stage, tab) {
  const [state, kept] = await tab.get(() => [history.state, { ...sessionStorage }]);
  const before = `if (history.state === null && location.protocol === "file:") {
    history.replaceState(${JSON.stringify(state)}, "");
    Object.assign(sessionStorage, ${JSON.stringify(kept)});
  }`;
  return stage.open({ beside: tab, before });
}

export const scenes = {
  async "a link opens beside what is there, and both are kept"(stage) {
    const tab = await stage.open();
    await tab.type(article);
    const other = await stage.open({ beside: tab, fragment: fragment("L = 1\nL <= 5\n") });
    equal(await labels(other), ["(−∞, +∞)", "{1}"]);
    equal(await list(other), ["point X0 = 0, X1 = 10, X2 = 20, X3 = 30; X = X1 @low; X >= X2 @high; X >= X0; X <= X3"]);
    await tab.reload();
    equal(await labels(tab), regions, "one's own is there");
    holds((await other.get(() => location.hash)) !== "", "the address is the link's as long as nothing was typed");
    await other.type("M = 7\n");
    equal(await other.get(() => location.hash), "");
    await other.reload();
    holds((await typedLines(other)).includes("M = 7"), "what was typed after it is there");
    equal((await list(other)).length, 2);
    await openFromList(other, "X = X1");
    await shows(other, 4);
    await other.get(() => history.back());
    await other.until(() => document.getElementById("conversation").textContent.includes("M = 7"));
  },

  async "a link that is opened in a tab at work leaves a way back"(stage) {
    const tab = await stage.open();
    await tab.type(article);
    await tab.get((fragment) => { location.hash = fragment; }, fragment("L = 1\n"));
    await shows(tab, 2);
    holds((await seen(tab, "#conversation button"))[0].startsWith("Back to point X0"), "a button leads back");
    await tab.get(() => document.querySelector("#conversation button").focus());
    await tab.press("Enter");
    await shows(tab, 4);
    await tab.get(() => history.back());
    await shows(tab, 2);
    await tab.get(() => history.back());
    await shows(tab, 4);
    await tab.get(() => { location.hash = "#s1.AAAA"; });
    await tab.until(() => document.getElementById("told").textContent.includes("not opened"));
    equal(await labels(tab), regions, "one that is broken changes nothing");
    await tab.reload();
    equal(await labels(tab), regions);
  },

  async "what is typed after a session was shared is there after a reload"(stage) {
    const tab = await stage.open();
    await tab.type(article);
    for (const line of ["X >= 25 @999\n", "Y = 7\n"]) {
      await tab.click("#menu");
      await tab.click("#share");
      await tab.until(() => location.hash.length > 1);
      await tab.type(line);
    }
    await tab.click("#menu");
    await tab.click("#share");
    await tab.until(() => location.hash.length > 1);
    await tab.reload();
    equal((await typedLines(tab)).slice(-2), ["X >= 25 @999", "Y = 7"]);
    equal(await list(tab), [(await list(tab))[0]], "as one session");
  },

  async "two tabs have two sessions, and a third goes on where one was once they are closed"(stage) {
    const tab = await stage.open();
    await tab.type("A >= 1\n");
    await tab.reload();
    const other = await stage.open({ beside: tab });
    equal(await labels(other), []);
    holds(await other.get(() => !document.getElementById("go-back").hidden), "the earlier ones are offered");
    await other.type("B >= 2\nB <= 3\n");
    await tab.type("A <= 9\n");
    for (const [each, lines] of [[tab, ["A >= 1", "A <= 9"]], [other, ["B >= 2", "B <= 3"]]]) {
      await each.reload();
      equal(await typedLines(each), lines);
    }
    equal((await list(tab)).length, 2);
    await other.send("Page.navigate", { url: "about:blank" });
    await tab.send("Page.navigate", { url: "about:blank" });
    const third = await stage.open({ beside: tab });
    equal(await typedLines(third), ["A >= 1", "A <= 9"]);
  },

  async "a tab that was duplicated goes on by itself, and so does the other"(stage) {
    const tab = await stage.open();
    await tab.type("A >= 1\n");
    const other = await duplicate(stage, tab);
    equal(await typedLines(other), ["A >= 1"]);
    await tab.type("A <= 9\n");
    await other.type("B >= 2\n");
    await tab.type("A <= 8\n");
    for (const [each, lines] of [[tab, ["A >= 1", "A <= 9", "A <= 8"]], [other, ["A >= 1", "B >= 2"]]]) {
      await each.reload();
      equal(await typedLines(each), lines);
    }
    equal((await list(tab)).length, 2);
  },

  async "a reload in a lesson lands at its question, with what was typed"(stage) {
    const tab = await stage.open();
    await tab.type("A >= 1\n");
    await tab.get(() => { location.hash = "#lesson=05"; });
    await tab.until(() => !document.getElementById("tutor").hidden);
    const answered = () => tab.get(() => localStorage.getItem("slackline.progress"));
    while ((await answered()) === null) await tab.type("\nhint\nanswer\n");
    await tab.type("\nX = 77\n");
    const answers = await answered();
    const standing = async () => [
      ...(await seen(tab, "#lesson-title, #lesson-score, #prompt-words, #lesson .typed")), await labels(tab),
    ];
    const before = await standing();
    await tab.reload();
    equal(await standing(), before);
    holds(before.includes("X = 77"), "what was tried out is there");
    equal(await answered(), answers, "an answer counts once");
    await tab.click("#leave");
    equal((await labels(tab)).length, 2, "one's own waits");
    await tab.reload();
    equal(await typedLines(tab), ["A >= 1"]);
    await tab.type("exercise ratio\nhint\n");
    const asked = await standing();
    await tab.reload();
    equal(await standing(), asked, "an exercise, too");
  },

  async "a tab that dies loses nothing, not even half a line"(stage) {
    const tab = await stage.open();
    await tab.type(`${article}why X\nX >= `);
    await tab.crash();
    await tab.reload();
    equal(await labels(tab), regions);
    equal((await typedLines(tab)).at(-1), "why X");
    equal(await draft(tab), "X >= ");
    await tab.get(() => { document.getElementById("line").value = ""; });
    await tab.click("#undo");
    equal((await labels(tab)).length, 4, "the last change is taken back");
    await tab.type("reset\n");
    equal(await labels(tab), []);
    await tab.reload();
    await tab.click("#undo");
    equal((await labels(tab)).length, 4, "also a reset");
  },

  async "where the storage is full it is said, and a reload loses nothing"(stage) {
    const tab = await stage.open();
    await tab.type("A >= 1\n");
    await tab.get(() => {
      for (let size = 1 << 22; size >= 1; size >>= 1) {
        try {
          for (let count = 0; ; count += 1) localStorage.setItem(`other ${size} ${count}`, "x".repeat(size));
        } catch { /* now it is full */ }
      }
    });
    await tab.type(article);
    holds(await isWarned(tab), "it is said");
    await tab.reload();
    holds(tab.wasAsked, "and asked");
    equal((await typedLines(tab)).length, 6);
    await tab.crash();
    await tab.reload();
    equal((await typedLines(tab)).length, 6);
    holds(await isWarned(tab), "it is said again");
    await tab.get(() => {
      for (const name of Object.keys(localStorage)) if (name.startsWith("other")) localStorage.removeItem(name);
    });
    await tab.type("B = 2\n");
    holds(!(await isWarned(tab)), "until there is room");
    const other = await stage.open({ beside: tab });
    equal((await list(other)).length, 1);
  },

  async "where the storage is emptied, what a tab has is kept anew"(stage) {
    const tab = await stage.open();
    await tab.type("A >= 1\n");
    const other = await stage.open({ beside: tab });
    await other.get(() => localStorage.clear());
    await tab.type("A <= 9\n");
    await tab.reload();
    equal(await typedLines(tab), ["A >= 1", "A <= 9"]);
  },

  async "what an earlier page kept is there, and what is chosen is named, deleted and brought back by keys"(stage) {
    const tab = await stage.open();
    await tab.get(() => localStorage.setItem("slackline.session", "X = 3\nX <= 4\n"));
    await tab.reload();
    const other = await stage.open({ beside: tab });
    equal(await list(other), ["X = 3; X <= 4"]);
    equal(await other.get(() => localStorage.getItem("slackline.session")), null);
    await other.get(() => document.getElementById("list-sessions").click());
    await other.get(() => document.querySelector("#session-list [aria-label^=Rename]").focus());
    await other.press("Enter");
    await other.type("Mine <b>\n");
    equal(await seen(other, "#session-list .what"), [(await seen(other, "#session-list .what"))[0]]);
    holds((await seen(other, "#session-list .what"))[0].startsWith("Mine <b>"), "it has its name");
    await other.get(() => document.querySelector("#session-list [aria-label^=Delete]").focus());
    await other.press("Enter");
    equal(await seen(other, "#session-list .what"), []);
    await other.press("Enter");
    holds((await seen(other, "#session-list .what"))[0].startsWith("Mine <b>"), "it is back");
    await openFromList(other, "Mine");
    await shows(other, 2);
  },

  async "a session that does not come to its end is not opened again and again"(stage) {
    const tab = await stage.open();
    await tab.type("A >= 1\n");
    const key = await tab.get(() => Object.keys(localStorage).find((name) => name.startsWith("slackline.session.")));
    await tab.get((key) => localStorage.setItem(key, localStorage.getItem(key).replace('"tries":0', '"tries":2')), key);
    await tab.reload();
    equal(await labels(tab), []);
    holds((await told(tab)).includes("Earlier sessions"), "it is said where it is");
    await openFromList(tab, "A >= 1");
    await shows(tab, 2);
    await tab.reload();
    equal((await labels(tab)).length, 2);
  },
};
