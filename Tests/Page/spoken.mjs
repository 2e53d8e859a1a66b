// The page in another language: the browser's, or the one that was chosen in it.

import { article, equal, holds, labels, regions, seen } from "./checks.mjs";

const inRussian = { language: "ru-RU,ru,en" };

/** Names, which are the same in all languages: of levels, of files, of what is typed. (Board and walk are the engine's.) */
const names = "Slackline SVG PNG LaTeX Enter In English required high medium low hands language XN".split(" ");

/** Words in Latin letters that stand in a page, or name what is in it, without what somebody typed. */
const foreignWords = (tab) => tab.get((names) => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement.closest("script, style, svg, code, var, .typed, #board, #lesson-list, #slides .slackline, #more [hidden]")) texts.push(walker.currentNode.data);
  }
  for (const attribute of ["aria-label", "placeholder", "title"]) {
    for (const element of document.body.querySelectorAll(`[${attribute}]:not(#board *)`)) texts.push(element.getAttribute(attribute));
  }
  return [...new Set(texts.flatMap((text) => text.match(/[A-Za-z]{3,}/g) ?? []))].filter((word) => !names.includes(word));
}, names);

export const scenes = {
  async "a browser in Russian has all of the page in Russian"(stage) {
    const tab = await stage.open({ ...inRussian, fragment: "" });
    equal(await tab.get(() => document.documentElement.lang), "ru");
    equal(await foreignWords(tab), [], "the page as it opens");
    equal(await labels(tab), regions, "the picture is the same");
    for (const scene of ["plane", "views"]) {
      await tab.click(`#welcome [data-scene="${scene}"]`);
      await tab.until((scene) => document.querySelector(`#welcome [data-of="${scene}"]:not([hidden])`) !== null, scene);
      equal(await foreignWords(tab), [], scene);
    }
    await tab.type("X >= 3\n");
    holds((await seen(tab, ".entry"))[0].includes("новая переменная"), "a reply");
    await tab.click("#list-lessons");
    const titles = await seen(tab, "#lesson-list button:first-of-type");
    holds(titles.some((title) => title.startsWith("0. Статья за 20 минут")), `the lessons: ${titles[3]}`);
    await tab.press("Escape");
    await tab.click("#present");
    equal(await foreignWords(tab), [], "the walk");
    await tab.press("Escape");
    await tab.type("lesson 00\n");
    holds((await seen(tab, "#lesson-title"))[0].startsWith("0. Статья"), "a lesson");
    await tab.type("нет\n");
    await tab.get(() => document.getElementById("leave").click());
    equal(await tab.get(() => document.getElementById("lesson").hidden), true, "left");
  },

  async "the language is chosen in the menu, what was typed comes along, and a reload keeps it"(stage) {
    const tab = await stage.open();
    await tab.type(`${article}undo\n`);
    const choose = async (code) => {
      await tab.click("#menu");
      equal(await tab.get(() => [...document.querySelectorAll("#more [lang]:not([hidden])")].length), 1, "the others are offered");
      await tab.click(`#more [lang=${code}] button`);
      await tab.until((code) => document.documentElement.lang === code && !document.body.classList.contains("waits"), code);
    };
    await choose("ru");
    const typed = await seen(tab, ".typed");
    const told = await seen(tab, "#conversation .entry");
    equal(typed.length, 6);
    holds(told.some((entry) => entry.includes("вносит a⁺ + a⁻ в f(low)")) && told.at(-1).includes("undo"), told.join("\n"));
    await tab.reload();
    equal(await tab.get(() => document.documentElement.lang), "ru", "after a reload");
    await tab.click("#redo");
    equal(await labels(tab), regions);
    await choose("en");
    holds((await seen(tab, "#undo"))[0].includes("Undo"), "and back");
    holds((await seen(tab, "#conversation .entry")).some((entry) => entry.includes("adds a⁺ + a⁻ to f(low)")), "the replies, too");
  },

  async "a line chooses the language of the session, and undo takes it back"(stage) {
    const tab = await stage.open();
    await tab.type("language ru\n");
    equal(await tab.get(() => document.documentElement.lang), "ru");
    equal(await foreignWords(tab), []);
    await tab.click("#undo");
    equal(await tab.get(() => document.documentElement.lang), "en");
  },

  async "a browser in a language that the page has not got has it in English"(stage) {
    const tab = await stage.open({ language: "de-DE,de", fragment: "" });
    equal(await tab.get(() => document.documentElement.lang), "en");
    equal(await tab.get(() => getComputedStyle(document.body).visibility), "visible");
  },
};
