// What somebody sees who comes for the first time, before anything is typed.

import { article, equal, holds, labels, middle, regions, seen, sizes } from "./checks.mjs";

const fresh = { fragment: "" };

/** What is kept of sessions in the browser. */
const keptSessions = (tab) =>
  tab.get(() => Object.keys(localStorage).filter((name) => name.startsWith("slackline.session.")).length);

/** The letters of pictures that are smaller than 13 pixels on the screen. */
const smallLetters = (tab) =>
  tab.get(() => [...document.querySelectorAll("#board svg text, .entry svg text")].map((text) => {
    const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    return size < 12.99 && text.getClientRects().length > 0 ? `${text.textContent}: ${size.toFixed(1)}` : null;
  }).filter((found) => found !== null));

export const scenes = {
  async "the page opens on a picture, which goes on under the hand"(stage) {
    const tab = await stage.open(fresh);
    equal(await labels(tab), regions);
    equal(await seen(tab, ".typed"), [], "nobody has typed anything");
    equal(await keptSessions(tab), 0, "what nobody has touched is not kept");
    const [x, y] = await middle(tab, '#board [data-point="X1"]');
    const end = (await middle(tab, '#board [data-point="X3"]'))[0];
    await tab.mouse("mousePressed", x, y);
    await tab.mouse("mouseMoved", (x + end) / 2, y);
    await tab.mouse("mouseMoved", end, y);
    await tab.mouse("mouseReleased", end, y);
    equal(await seen(tab, ".typed"), ["point X1 = 30"]);
    equal((await labels(tab)).at(-1), "{X1} = {30}");
    equal(await tab.get(() => document.getElementById("welcome").hidden), true);
    await tab.reload();
    equal((await labels(tab)).at(-1), "{X1} = {30}", "from then on it is one's own");
    equal(await keptSessions(tab), 1);
  },

  async "what is typed first goes on from the picture, too"(stage) {
    const tab = await stage.open(fresh);
    await tab.type("X >= 25 @999\n");
    equal((await labels(tab)).at(-1), "{25}");
    await tab.click("#undo");
    equal(await labels(tab), regions);
  },

  async "an example that nobody touched comes again, and is nobody's session"(stage) {
    const tab = await stage.open(fresh);
    await tab.reload();
    equal(await labels(tab), regions);
    equal(await tab.get(() => document.getElementById("welcome").hidden), false);
    equal(await seen(tab, "#told"), [""]);
    const other = await stage.open({ ...fresh, beside: tab });
    equal(await labels(other), regions);
    equal(await keptSessions(other), 0);
  },

  async "the other examples, a problem of one's own and the first lesson are a tap away"(stage) {
    const tab = await stage.open(fresh);
    const shown = () => seen(tab, "#welcome [data-of]:not([hidden])");
    holds((await shown())[0].includes("X1"), "the first is explained");
    await tab.click('#welcome [data-scene="plane"]');
    await tab.until(() => document.querySelector("#board [data-plot=plane]") !== null);
    holds((await shown())[0].includes("arrow"), "the plane is explained");
    await tab.click('#welcome [data-scene="views"]');
    await tab.until(() => document.querySelector("#board figure.boxes") !== null);
    holds((await shown())[0].includes("labels"), "the screen is explained");
    equal(await keptSessions(tab), 0, "looking keeps nothing");
    await tab.click("#own");
    await tab.until(() => document.querySelector("#board > *") === null);
    await tab.reload();
    equal(await labels(tab), [], "and stays empty");
    await tab.click("#first-lesson");
    holds((await seen(tab, "#lesson-title"))[0].startsWith("0."), "the lesson");
  },

  async "a problem is opened by its name, beside what was there, and is kept once it is touched"(stage) {
    const tab = await stage.open({ fragment: "#problem=median" });
    equal((await labels(tab)).at(-1), "{20}");
    holds((await seen(tab, "#welcome p[data-of]:not([hidden])"))[0].includes("to try"), "what there is to do");
    equal(await keptSessions(tab), 0);
    await tab.type("X = 60 @low\nX = 70 @low\n");
    equal((await labels(tab)).at(-1), "{50}");
    const own = await stage.open({ fragment: "#problem=game", beside: tab });
    holds((await seen(own, "#board .legend"))[0].includes("v ="), "another one");
    await tab.reload();
    equal((await labels(tab)).at(-1), "{50}", "and this one is still there");
    const none = await stage.open({ fragment: "#problem=none", beside: tab });
    holds((await none.get(() => document.body.textContent)).includes("no problem is called none"), "what there is");
  },

  async "the first picture is there before the engine is"(stage) {
    const before = `new MutationObserver((_, observer) => {
      if (!document.querySelector("#board .row")) return;
      window.early = document.body.classList.contains("waits");
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true })`;
    const tab = await stage.open({ ...fresh, before });
    equal(await tab.get("window.early"), true);
    const back = await stage.open({ ...fresh, before: 'localStorage.setItem("slackline.session.x", "{}")' });
    equal(await back.get(() => document.body.classList.contains("returns")), true, "who comes back is shown what was left");
  },

  async "no letter of a picture is smaller than 13 pixels, at any size"(stage) {
    for (const [width, height] of [...sizes, [360, 370], [768, 1024], [2560, 1440]]) {
      const tab = await stage.open({ ...fresh, width, height });
      for (const scene of ["article", "plane", "views"]) {
        if (scene !== "article") {
          await tab.click(`#welcome [data-scene="${scene}"]`);
          await tab.until((scene) => document.querySelector(`#welcome [data-of="${scene}"]`).hidden === false, scene);
        }
        equal(await smallLetters(tab), [], `${scene} at ${width} × ${height}`);
      }
      await tab.type("X = 3\nplot\nscreen 320 x 200\ndraw\n");
      equal(await smallLetters(tab), [], `replies at ${width} × ${height}`);
    }
  },

  async "both ways to begin stand on the first screen, of a phone, too"(stage) {
    for (const [width, height] of [...sizes, [768, 1024]]) {
      const tab = await stage.open({ ...fresh, width, height });
      for (const id of ["first-lesson", "own"]) {
        const [bottom, most] = await tab.get((id) =>
          [document.getElementById(id).getBoundingClientRect().bottom, document.getElementById("form").getBoundingClientRect().top], id);
        holds(bottom <= most, `${id} at ${width} × ${height}: ${bottom} of ${most}`);
      }
    }
  },

  async "a picture of the board lies in its window, and takes its width"(stage) {
    for (const [width, height] of [[1024, 768], [1366, 768], [1920, 1080], [2560, 1440]]) {
      const tab = await stage.open({ ...fresh, width, height });
      for (const scene of ["article", "plane"]) {
        if (scene !== "article") {
          await tab.click(`#welcome [data-scene="${scene}"]`);
          await tab.until(() => document.querySelector("#board [data-plot=plane]") !== null);
        }
        const [share, bottom] = await tab.get(() => {
          const picture = document.querySelector("#board figure").getBoundingClientRect();
          const board = document.querySelector("#board").getBoundingClientRect();
          return [picture.width / board.width, picture.bottom];
        });
        holds(share > 0.98, `${scene} at ${width}: ${share} of the width`);
        holds(bottom <= height, `${scene} at ${width}: ends at ${bottom} of ${height}`);
      }
    }
  },

  async "where there is little room, a picture of the board is seen whole: its axis, each of its lines, all of space"(stage) {
    const space = "x >= 0\ny >= 0\nz >= 0\nx + y + z <= 10\nz <= 6\nmaximize x + 2y\n";
    const wyndor = "x >= 0\ny >= 0\nx <= 4\n2y <= 12\n3x + 2y <= 18\nmaximize 3x + 5y\n";
    for (const [width, height] of [[360, 640], [768, 1024], [1024, 768]]) {
      for (const lines of [article, wyndor, space]) {
        const tab = await stage.open({ width, height });
        await tab.type(lines);
        const beyond = await tab.get(() => {
          // The names of a number line stand over what is below them, wherever one has scrolled to.
          const end = document.querySelector("#board .names")?.getBoundingClientRect().top
            ?? document.querySelector("aside").getBoundingClientRect().bottom;
          const pictures = [...document.querySelectorAll("#board figure svg:not(.names)")];
          return Math.max(...pictures.map((each) => each.getBoundingClientRect().bottom)) - end;
        });
        holds(beyond <= 1, `at ${width} × ${height} ${beyond} pixels are hidden of ${lines}`);
      }
    }
  },

  async "beside an open keyboard there is room to read, and every button is in reach"(stage) {
    const tab = await stage.open({ ...fresh, width: 360, height: 370 });
    await tab.click("#first-lesson");
    for (let count = 0; count < 5; count += 1) await tab.type("\n");
    const [read, left] = await tab.get(() => {
      const high = (id) => document.getElementById(id).getBoundingClientRect().height;
      return [document.getElementById("scroll").clientHeight, window.innerHeight - high("form") - high("tutor")];
    });
    holds(read >= left / 2, `${read} of ${left} pixels`);
    const beyond = await tab.get(() => {
      const { bottom } = document.getElementById("form").getBoundingClientRect();
      return bottom - window.innerHeight;
    });
    holds(beyond <= 0, `the prompt ends ${beyond} pixels below`);
  },

  async "each step of a walk fits the screen"(stage) {
    const wyndor = "maximize 3x + 5y\nx <= 4\n2y <= 12\n3x + 2y <= 18\nx >= 0\ny >= 0\n";
    for (const [width, height] of [[1024, 768], [1920, 1080]]) {
      for (const lines of [article, wyndor]) {
        const tab = await stage.open({ width, height });
        await tab.type(lines);
        await tab.click("#present");
        const count = await tab.get(() => document.querySelector("#slides [data-part=progress]").max);
        for (let step = 1; step <= count; step += 1) {
          const [all, shown] = await tab.get(() => {
            const { scrollHeight, clientHeight } = document.querySelector("#slides .screen");
            return [scrollHeight, clientHeight];
          });
          holds(all <= shown, `step ${step} at ${width}: ${all} of ${shown} pixels`);
          await tab.press("ArrowRight");
        }
      }
    }
  },

  async "a way through the lessons shows those alone, in its order"(stage) {
    const tab = await stage.open({ ...fresh, width: 1024, height: 768 });
    await tab.get(() => document.getElementById("list-lessons").click());
    const names = () => tab.get(() => [...document.querySelectorAll("#lesson-list li button")].map((each) => each.textContent));
    const all = await names();
    await tab.get(() => document.querySelectorAll("#lesson-list .ways button")[4].click());
    const way = await names();
    holds(way.length > 2 && way.length < 8 && way[2].startsWith("56."), `an engineer's way: ${way}`);
    equal(await tab.get(() => document.querySelectorAll('#lesson-list .ways [aria-pressed="true"]').length), 1, "pressed");
    await tab.get(() => document.querySelector("#lesson-list .ways button").click());
    equal((await names()).length, all.length, "all again");
  },

  async "a way that was chosen stays so, and says what comes next"(stage) {
    const tab = await stage.open({ ...fresh, width: 1024, height: 768 });
    const list = () => tab.get(() => document.getElementById("list-lessons").click());
    await list();
    await tab.get(() => document.querySelectorAll("#lesson-list .ways button")[4].click());
    await tab.get(() => document.querySelector("#lesson-list li button").click());
    const isAtEnd = () => tab.get(() => document.querySelector("#tutor.ended") !== null);
    for (let count = 0; count < 60 && !(await isAtEnd()); count += 1) {
      for (const line of ["", "hint", "answer"]) if (!(await isAtEnd())) await tab.type(`${line}\n`);
    }
    holds((await seen(tab, "#next-lesson"))[0].includes("8. "), "the next of the way, not of the list");
    await tab.reload();
    await list();
    equal(await tab.get(() => document.querySelector('#lesson-list .ways [aria-pressed="true"]').textContent), "An engineer with a log");
  },

  async "a question keeps its place while somebody types, and is in sight wherever they read"(stage) {
    for (const [width, height] of [[360, 370], [1024, 768]]) {
      const tab = await stage.open({ ...fresh, width, height });
      await tab.get(() => document.getElementById("list-lessons").click());
      await tab.get(() => [...document.querySelectorAll("#lesson-list button")].find((each) => each.textContent.startsWith("7.")).click());
      const isAsked = () => tab.get(() => document.querySelector("#asked p") !== null);
      for (let count = 0; count < 20 && !(await isAsked()); count += 1) await tab.type("\n");
      const asked = await tab.get(() => document.querySelector("#asked").textContent);
      // What is said again stands once.
      const count = () => tab.get(() => document.querySelectorAll("#lesson .entry").length);
      await tab.type("\n");
      const before = await count();
      await tab.type("\n\n");
      equal(await count(), before, "entries");
      // Offers come and go.
      const top = () => tab.get((asked) => {
        const words = [...document.querySelectorAll("#lesson p")].findLast((each) => each.textContent === asked);
        return words.getBoundingClientRect().top;
      }, asked);
      await tab.get(() => document.getElementById("line").focus());
      const still = await top();
      await tab.type("X");
      holds(await tab.get(() => document.getElementById("offers").checkVisibility()), "something is offered");
      equal(await top(), still, `at ${width} the question stands`);
      await tab.type(" >= 3\nwhy X\nlist\nwhy X\nlist\n");
      await tab.until(() => document.getElementById("asked").checkVisibility());
      equal(await tab.get(() => document.querySelector("#asked").textContent), asked);
      await tab.get(() => document.querySelector("#asked > div").click());
      await tab.until(() => !document.getElementById("asked").checkVisibility());
    }
  },

  async "at the end of a lesson stands the next one"(stage) {
    const tab = await stage.open();
    await tab.click("#first-lesson");
    const isOver = () => tab.get(() => document.querySelector("#tutor.ended") !== null);
    for (let count = 0; count < 300 && !(await isOver()); count += 1) {
      for (const line of ["", "hint", "answer"]) {
        if (!(await isOver())) await tab.type(`${line}\n`);
      }
    }
    equal(await tab.get(() => [...document.querySelectorAll("#tutor button")].filter((button) => button.checkVisibility())
      .map((button) => button.textContent)), ["Back", "Again", "Next lesson: 1. One number per coordinate →", "Leave"]);
    await tab.click("#next-lesson");
    holds((await seen(tab, "#lesson-title"))[0].startsWith("1."), "it begins");
  },
};
