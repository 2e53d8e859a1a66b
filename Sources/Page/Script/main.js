// Joins the parts of the page.

import { board } from "./board.js";
import { conversation } from "./conversation.js";
import { dragging } from "./dragging.js";
import { drawing } from "./drawing.js";
import { startEngine } from "./engine.js";
import { asPNG, download, takeFiles, textOf } from "./files.js";
import { earlierSessions, titleOf } from "./earlier.js";
import { keepInTab, keepLine, keptInTab, keptLines } from "./keeping.js";
import { signKeys } from "./keys.js";
import { lessonList } from "./lessons.js";
import { lighting } from "./lighting.js";
import { askedQuestion } from "./question.js";
import { appear } from "./opening.js";
import { element } from "./markup.js";
import { playing } from "./playing.js";
import { prompt } from "./prompt.js";
import { keptSessions } from "./sessions.js";
import { slides } from "./slides.js";
import { tapping } from "./tapping.js";
import { chooseTheme } from "./theme.js";
import { turning } from "./turning.js";
import { visiting } from "./visiting.js";
import { chooseLanguage, chosenLanguage, languages, translating, words } from "./words.js";

const part = (id) => /** @type {any} */ (document.getElementById(id));

async function start() {
  const translate = translating(document.documentElement);
  translate(chosenLanguage());
  const showTheme = chooseTheme(part("theme"));
  const speak = (code) => {
    translate(code);
    showTheme();
    for (const other of part("more").querySelectorAll("[lang]")) other.hidden = other.lang === code;
  };
  document.body.classList.remove("foreign");
  const engine = await startEngine(part("engine"), part("unpacker"));
  part("engine").remove();
  part("unpacker")?.remove();
  await page(engine, speak);
}

/**
 * @param {Awaited<ReturnType<typeof startEngine>>} engine
 * @param {(code: string) => void} speak says all that is no reply in a language
 */
async function page(engine, speak) {
  const session = keptSessions(warn);
  const player = playing(engine, beginning, (request) => visits.mend(request));
  const { ask } = player;
  const own = conversation(part("conversation"));
  const tutored = conversation(part("lesson"), true);
  const picture = board(part("board"));
  const asked = askedQuestion(part("asked"), part("lesson"));
  const spaces = turning(document.querySelector("main"));
  let state = null;
  let isTutored = false;
  /** Lines for an engine that is being made. @type {string[]} */
  const waiting = [];

  // MARK: What the engine answers

  function show(reply) {
    state = reply.state ?? state;
    if (state.language !== document.documentElement.lang) speak(state.language);
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
      part("tutor").classList.toggle("ended", state.lesson.isAtEnd);
      asked.ask(state.lesson.asked);
      if (state.lesson.next !== null) state.lesson.next = nextOnTheWay() ?? state.lesson.next;
      part("next-lesson").hidden = state.lesson.next === null;
      part("next-lesson").textContent = words.nextLesson(state.lesson.next?.title ?? "");
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
      part("board").classList.remove("invites");
      (now ? tutored : own).add(reply.entries);
    }
    if (!now && session.isUntouched) welcome();
    spaces.prepare();
    for (const line of reply.keep ?? []) warn(keepLine("progress", line));
    for (const line of reply.keepReviews ?? []) warn(keepLine("reviews", line));
    if (reply.wish) grant(reply.wish, reply.rest);
  }

  /** Shows a session from its beginning. */
  function restore(next, entries, ofLesson) {
    // Nobody wants to have it all read aloud.
    const lists = [part("conversation"), part("lesson")];
    for (const list of lists) list.setAttribute("aria-live", "off");
    own.clear();
    own.add(entries);
    isTutored = false;
    show({ state: next, entries: ofLesson });
    setTimeout(() => lists.forEach((list) => list.setAttribute("aria-live", "polite")));
    part("welcome").hidden = !session.isUntouched;
    if (session.isUntouched && session.steps.length > 0) appear(part("board"));
  }

  /** To somebody who has done nothing yet, what there is to see is said, and what else there is offered. */
  function welcome() {
    const shown = session.steps[0]?.name ?? "";
    part("welcome").hidden = false;
    part("go-back").hidden = session.list().length === 0;
    const said = [...document.querySelectorAll("#welcome [data-of]")];
    const told = said.some(({ dataset }) => dataset.of === shown) ? shown : "another";
    for (const words of said) words.hidden = words.dataset.of !== told;
    for (const button of document.querySelectorAll("#welcome [data-scene]")) button.hidden = button.dataset.scene === shown;
    part("board").classList.toggle("invites", shown !== "");
  }

  /** Asks for what changes the session, once there is an engine. */
  function change(request) {
    if (player.isStopped) {
      player.soon(() => change(request));
      return {};
    }
    const reply = ask(request);
    if (reply.state === undefined) return reply;
    session.note(request, reply);
    show(reply);
    return reply;
  }

  /** Of all that is typed, what is not kept is to be known. */
  function warn(isKept) {
    part("unkept").hidden = isKept;
  }
  window.addEventListener("beforeunload", (event) => {
    if (!part("unkept").hidden) event.preventDefault();
  });

  /** What a line asks of the page, and what stands after it: at the prompt, where the first waits for somebody. */
  function grant(wish, rest = "") {
    const grants = {
      open: () => part("file").click(),
      present: () => walk.show(),
      save: () => download(wish.name, wish.text),
      lessons: () => listLessons(),
      play: () => play(wish.name),
      exercise: () => {
        const seed = wish.seed || String(1 + crypto.getRandomValues(new Uint16Array(1))[0]);
        change({ do: "exercise", kind: wish.exercise, level: wish.level, seed });
      },
    };
    grants[wish.kind]?.();
    if (rest === "") return;
    if (["save", "play", "exercise"].includes(wish.kind)) run(rest);
    // Once what was typed is taken away.
    else queueMicrotask(() => line.set(rest));
  }

  function run(text, isWhole = true) {
    if (player.isStopped) {
      waiting.push(text);
      player.soon(() => run(waiting.shift()));
      return true;
    }
    tell("");
    return !change({ do: "run", text, whole: isWhole }).isUnfinished;
  }

  const line = prompt(
    { form: part("form"), field: part("line"), offers: part("offers") }, run,
    (before) => ask({ do: "complete", text: before }),
    // Until it is run a line is a draft.
    (text) => keepInTab("draft", [...waiting, text].join("\n")));

  let pencil = null;
  dragging(part("board"), ask, {
    tap: (event) => pencil.tap(event),
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

  signKeys(part("signs"), part("line"));

  function write(text) {
    line.set(text);
    line.focus();
    line.offer();
  }
  pencil = drawing(part("board"), ask, { tell: (text) => tell(text ?? ""), write });
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
  const nextOnTheWay = () => lessons.following(state.lesson.name, ask({ do: "lessons", ...earlier() }));
  const listLessons = () => lessons.show(ask({ do: "lessons", ...earlier() }));
  const play = (name) => begin({ do: "play", name });

  /** What was kept of earlier visits, and which day it is here. */
  function earlier() {
    const now = new Date();
    const two = (number) => String(number).padStart(2, "0");
    const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
    return { progress: keptLines("progress"), reviews: keptLines("reviews"), day, language: document.documentElement.lang };
  }

  function begin(request) {
    tutored.clear();
    change({ ...request, ...earlier() });
    line.focus();
  }

  for (const button of part("tutor").querySelectorAll("[data-line]")) {
    button.addEventListener("click", () => {
      run(button.dataset.line);
      line.focus();
    });
  }
  part("leave").addEventListener("click", () => change({ do: "leave" }));
  part("next-lesson").addEventListener("click", () => {
    const { next } = state.lesson;
    change({ do: "leave" });
    play(next.name);
  });

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
  for (const button of document.querySelectorAll("#welcome [data-scene]")) {
    button.addEventListener("click", () => visits.show(button.dataset.scene));
  }
  act("own", () => visits.go(undefined));
  act("first-lesson", () => play("00"));
  act("open", () => part("file").click());
  for (const button of document.querySelectorAll("[data-file]")) {
    button.addEventListener("click", async () => {
      const { file: name } = button.dataset;
      const { text, entries } = ask({ do: "write", name: name.replace(".png", ".svg") });
      if (text === null) own.add(entries);
      else download(name, name.endsWith(".png") ? await asPNG(text) : text);
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
  act("share", () => visits.share());
  for (const [code, { ownName }] of Object.entries(languages)) {
    part("more").append(element("li", { lang: code }, element("button", {
      type: "button",
      onclick: () => {
        chooseLanguage(code);
        visits.replay();
      },
    }, ownName)));
  }
  speak(document.documentElement.lang);
  act("list-sessions", () => sessions.show());
  act("go-back", () => sessions.show());
  part("sessions").addEventListener("close", () => line.focus());
  act("new-session", () => {
    part("sessions").close();
    visits.go(undefined);
  });
  for (const button of document.querySelectorAll("menu button")) {
    button.addEventListener("click", () => part("more").hidePopover());
  }

  function tell(text) {
    part("told").textContent = text;
  }

  takeFiles(part("file"), async (file) => {
    const text = await textOf(file);
    if (text === null) return tell(words.unreadable(file.name));
    const isLesson = file.name.endsWith(".md");
    if (isLesson) tutored.clear();
    change({ do: isLesson ? "read-lesson" : "open", name: file.name, text });
  });

  // MARK: Room

  /** Pictures are as wide as there is room for. */
  function widths() {
    const width = window.innerWidth;
    // As in the style sheet: below that the board stands above the conversation.
    const isNarrow = window.matchMedia("(max-width: 52rem)").matches;
    const within = (room, most) => Math.max(Math.min(Math.floor(room), most), 240);
    const height = window.innerHeight;
    return {
      entry: within(isNarrow ? width - 32 : width / 2 - 56, 640),
      board: within(isNarrow ? width - 24 : width / 2 - 40, 900),
      // A list stands below it.
      boardHeight: within(isNarrow ? height * 0.4 - 16 : height * 0.62, 700),
      // Drawn small and shown large.
      slide: within(isNarrow ? width - 32 : width * 0.36, 460),
      slideHeight: within(isNarrow ? height * 0.5 : height * 0.25, 700),
    };
  }
  let measuring = 0;
  window.addEventListener("resize", () => {
    clearTimeout(measuring);
    measuring = setTimeout(() => {
      if (!player.isStopped) show(ask({ do: "resize", ...widths() }));
    }, 100);
  });

  /** What an engine is to know before it plays a session. */
  function beginning() {
    return [{ do: "speak", language: chosenLanguage() }, { do: "resize", ...widths() }];
  }

  // MARK: From visit to visit

  /** Says something in the conversation. */
  function note(text, typed = undefined, act = undefined) {
    const list = isTutored ? tutored : own;
    list.add([{ typed, body: [["p", {}, text]] }]);
    if (act === undefined) return;
    part(isTutored ? "lesson" : "conversation").lastElementChild.append(act);
    act.scrollIntoView({ block: "nearest" });
  }

  const visits = visiting({
    session, player, restore, show, tell, note, play,
    state: () => state,
    wayTo: (kept) => element(
      "button", { type: "button", onclick: () => visits.go(kept.id) }, words.backTo(titleOf(kept, 40))),
  });
  const sessions = earlierSessions(part("sessions"), part("session-list"), session, (id) => visits.go(id));

  const draft = keptInTab("draft") ?? "";
  await visits.arrive(true);
  document.body.classList.remove("waits");
  performance.mark("ready");
  line.set(draft);
  line.focus();
}

start().catch((error) => {
  part("told").textContent = words.fault(error.message);
});
