// Joins the parts of the page.

import { board } from "./board.js";
import { conversation } from "./conversation.js";
import { dragging } from "./dragging.js";
import { drawing } from "./drawing.js";
import { startEngine } from "./engine.js";
import { download, takeFiles, textOf } from "./files.js";
import { keep, keepLine, kept, keptLines } from "./keeping.js";
import { lessonList } from "./lessons.js";
import { lighting } from "./lighting.js";
import { prompt } from "./prompt.js";
import { fragment, lessonOf, script } from "./sharing.js";
import { slides } from "./slides.js";
import { tapping } from "./tapping.js";
import { chooseTheme } from "./theme.js";
import { turning } from "./turning.js";
import { words } from "./words.js";

const part = (id) => /** @type {any} */ (document.getElementById(id));

async function start() {
  chooseTheme(part("theme"));
  const ask = await startEngine(part("engine").textContent.trim(), recover);
  part("engine").remove();
  await page(ask);
}

/** A new engine gets the session as it was kept. */
function recover(ask) {
  part("told").textContent = words.broken;
  return ask({ do: "open", from: "visit", text: kept("session") ?? "" });
}

/**
 * @param {import("./engine.js").Ask} ask
 */
async function page(ask) {
  const own = conversation(part("conversation"));
  const tutored = conversation(part("lesson"));
  const picture = board(part("board"));
  const spaces = turning(document.querySelector("main"));
  let state = null;
  let isTutored = false;
  let keeping = 0;

  // MARK: What the engine answers

  function show(reply) {
    state = reply.state ?? state;
    const now = state.lesson !== null;
    if (now && !isTutored) tutored.clear();
    isTutored = now;
    document.body.classList.toggle("tutored", now);
    part("lesson").hidden = !now;
    part("conversation").hidden = now;
    part("tutor").hidden = !now;
    if (now) {
      part("lesson-title").textContent = state.lesson.title;
      part("lesson-score").textContent = words.score(state.lesson.answered, state.lesson.count);
    }
    part("prompt-words").textContent = state.prompt || state.standing;
    for (const name of ["undo", "redo"]) {
      part(name).disabled = state[name] === null;
      part(name).title = words[name](state[name]);
      part(name).setAttribute("aria-label", words[name](state[name]));
    }
    picture.show(state);
    // Now it is known how much room there is.
    if (reply.entries?.length > 0) {
      part("welcome").hidden = true;
      (now ? tutored : own).add(reply.entries);
    }
    spaces.prepare();
    for (const line of reply.keep ?? []) keepLine("progress", line);
    for (const line of reply.keepReviews ?? []) keepLine("reviews", line);
    if (reply.wish) grant(reply.wish);
    if (!now && reply.entries?.length > 0) keepSession();
  }

  /** What a line asks of the page. */
  function grant(wish) {
    const grants = {
      open: () => part("file").click(),
      present: () => walk.show(),
      save: () => download(wish.name, wish.text),
      lessons: () => listLessons(),
      play: () => play(wish.name),
      exercise: () => {
        const seed = wish.seed || String(1 + crypto.getRandomValues(new Uint16Array(1))[0]);
        show(ask({ do: "exercise", kind: wish.exercise, level: wish.level, seed }));
      },
    };
    grants[wish.kind]?.();
  }

  function run(text, isWhole = true) {
    tell("");
    const reply = ask({ do: "run", text, whole: isWhole });
    if (reply.isUnfinished) return false;
    show(reply);
    return true;
  }

  const line = prompt(
    { form: part("form"), field: part("line"), offers: part("offers") }, run,
    (before) => ask({ do: "complete", text: before }));

  dragging(part("board"), ask, {
    show(reply) {
      picture.show(reply, false);
      spaces.prepare();
    },
    restore() {
      picture.show(state, false);
      spaces.prepare();
    },
    tell: (text) => tell(text ?? ""),
    run(text) {
      line.note(text);
      run(text);
    },
  });

  function write(text) {
    line.set(text);
    line.focus();
    line.offer();
  }
  drawing(part("board"), ask, { tell: (text) => tell(text ?? ""), write });
  tapping(document.querySelector("main"), (before) => ask({ do: "complete", text: before }), {
    text: line.text,
    write,
    run(text) {
      line.set("");
      line.note(text);
      run(text);
    },
  });
  lighting(document.querySelector("main"));

  // MARK: Lessons

  const lessons = lessonList(part("lessons"), part("lesson-list"), (name) => play(name), () => begin({ do: "review" }));
  const listLessons = () => lessons.show(ask({ do: "lessons", ...earlier() }));
  const play = (name) => begin({ do: "play", name });

  /** What was kept of earlier visits, and which day it is here. */
  function earlier() {
    const now = new Date();
    const two = (number) => String(number).padStart(2, "0");
    const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
    return { progress: keptLines("progress"), reviews: keptLines("reviews"), day };
  }

  function begin(request) {
    tutored.clear();
    show(ask({ ...request, ...earlier() }));
    line.focus();
  }

  for (const button of part("tutor").querySelectorAll("[data-line]")) {
    button.addEventListener("click", () => {
      run(button.dataset.line);
      line.focus();
    });
  }
  part("leave").addEventListener("click", () => show(ask({ do: "leave" })));

  // MARK: The walk

  const walk = slides(part("slides"), ask, () => {
    show(ask({ do: "dismiss" }));
    line.focus();
  });

  // MARK: Around it

  const act = (id, body) => part(id).addEventListener("click", body);
  act("undo", () => run("undo"));
  act("redo", () => run("redo"));
  act("list-lessons", listLessons);
  act("present", () => walk.show());
  act("example", () => {
    run(part("example").dataset.lines.replaceAll("; ", "\n"));
    line.focus();
  });
  act("first-lesson", () => play("00"));
  act("open", () => part("file").click());
  for (const button of document.querySelectorAll("[data-file]")) {
    button.addEventListener("click", () => {
      const { file: name } = button.dataset;
      const { text, entries } = ask({ do: "write", name });
      if (text !== null) download(name, text);
      else own.add(entries);
    });
  }
  act("print", () => {
    part("sheets").replaceChildren();
    window.print();
  });
  act("print-walk", () => {
    walk.lay(part("sheets"));
    document.body.classList.add("prints-walk");
    window.print();
  });
  window.addEventListener("afterprint", () => {
    document.body.classList.remove("prints-walk");
    part("sheets").replaceChildren();
  });
  act("share", share);
  for (const button of document.querySelectorAll("menu button")) {
    button.addEventListener("click", () => part("more").hidePopover());
  }

  async function share() {
    const { text } = ask({ do: "write", name: "session.txt" });
    const link = text === null ? null : await fragment(text);
    if (link === null) return tell(words.linkTooLong);
    history.replaceState(null, "", link);
    try {
      await navigator.clipboard.writeText(location.href);
      tell(words.copied);
    } catch {
      tell(words.notCopied);
    }
  }

  function tell(text) {
    part("told").textContent = text;
  }

  takeFiles(part("file"), async (file) => {
    const text = await textOf(file);
    if (text === null) return tell(words.unreadable(file.name));
    const isLesson = file.name.endsWith(".md");
    if (isLesson) tutored.clear();
    show(ask({ do: isLesson ? "read-lesson" : "open", name: file.name, text }));
  });

  // MARK: Room

  /** Pictures are as wide as there is room for. */
  function measure() {
    const width = window.innerWidth;
    // As in the style sheet: below that the board stands above the conversation.
    const isNarrow = window.matchMedia("(max-width: 52rem)").matches;
    const within = (room, most) => Math.max(Math.min(Math.floor(room), most), 240);
    const widths = {
      entry: within(isNarrow ? width - 32 : width / 2 - 56, 640),
      board: within(isNarrow ? width - 32 : width / 2 - 40, 900),
      // Drawn small and shown large.
      slide: within(isNarrow ? width - 32 : width * 0.36, 460),
    };
    show(ask({ do: "resize", ...widths }));
  }
  let measuring = 0;
  window.addEventListener("resize", () => {
    clearTimeout(measuring);
    measuring = setTimeout(measure, 100);
  });

  // MARK: From visit to visit

  /** A while after the last change, for it takes as long as the session has lines. */
  function keepSession() {
    clearTimeout(keeping);
    keeping = setTimeout(writeSession, 500);
  }

  function writeSession() {
    clearTimeout(keeping);
    keeping = 0;
    const { text } = ask({ do: "write", name: "session.txt" });
    if (text !== null) keep("session", text);
  }
  window.addEventListener("pagehide", () => {
    if (keeping !== 0) writeSession();
  });

  async function openLink() {
    const text = await script(location.hash);
    if (text === undefined) return false;
    if (text === null) tell(words.linkBroken);
    else show(ask({ do: "open", from: "link", text }));
    return text !== null;
  }
  function openLesson() {
    const lesson = lessonOf(location.hash);
    if (lesson === undefined) return;
    play(lesson);
    // The lesson goes on from where it was left, also after a reload.
    history.replaceState(null, "", location.pathname + location.search);
  }
  window.addEventListener("hashchange", async () => {
    await openLink();
    openLesson();
  });

  measure();
  const last = kept("session");
  if (!(await openLink()) && last) {
    const reply = ask({ do: "open", from: "visit", text: last });
    // A session that this engine no longer takes, or that has nothing in it, is not spoken of.
    show({ ...reply, entries: reply.state.undo === null ? [] : reply.entries });
  }
  openLesson();
  document.body.classList.remove("waits");
  line.focus();
}

start().catch((error) => {
  part("told").textContent = words.fault(error.message);
});
