// Sessions as they are kept: each by itself, under a name of its own, as the requests to the engine that it is made of, so
// that it can be played again. A tab writes as its session changes, at once: there is no later at which to do it.
//
// A session is one tab's, whose mark stands before it. A tab that is duplicated, or in which a session is opened that another
// tab has, takes it over; the other one sees so when it writes next, and goes on under a new name with all that it has. So two
// tabs never write one session, and neither has to know whether the other one is alive. Locks only tell whether there is one.

import { forget, forgetInTab, keep, keepInTab, kept, keptInTab, keptNames } from "./keeping.js";

/** @typedef {{do: string} & Record<string, any>} Step what was asked of the engine */

/**
 * @typedef {object} Session
 * @property {number} changed when, in milliseconds since 1970
 * @property {Step[]} steps what it is made of
 * @property {Step[]} lesson what the lesson under way is made of; nothing as a rule
 * @property {string} title of that lesson
 * @property {number} tries how often it was to be played again, and was not to its end
 */

/** So many steps are played again quickly; of more, those that are kept become one script. */
const mostSteps = 400;
/** So often a session is played again by itself, though it did not come to its end. */
const mostTries = 2;

const key = (id) => `session.${id}`;
const random = () => [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join("");

/** @returns {Session} */
const blank = () => ({ changed: 0, steps: [], lesson: [], title: "", tries: 0 });

/** Whether nobody has done anything in it: at most there is an example to look at. @param {Session} session */
const isBlank = ({ steps, lesson }) => lesson.length === 0 && steps.every(({ from }) => from === "scene");

/** What was kept may be anything. @param {string | null | undefined} text @returns {Session | null} */
function parsed(text) {
  try {
    const { changed, steps, lesson, title, tries } = JSON.parse(text.slice(text.indexOf("\n") + 1));
    const list = (steps) => (Array.isArray(steps) ? steps.filter((step) => typeof step?.do === "string") : []);
    return {
      changed: Number(changed) || 0, steps: list(steps), lesson: list(lesson), title: String(title ?? ""),
      tries: Number(tries) || 0,
    };
  } catch {
    return null;
  }
}

/** The latest of what is kept under a name. @param {string | undefined} id @returns {Session | null} */
function read(id) {
  const { session, record } = history.state ?? {};
  const texts = [kept(key(id)), keptInTab(key(id)), session === id ? record : null];
  const found = texts.map(parsed).filter((record) => record !== null && !isBlank(record));
  return found.sort((a, b) => b.changed - a.changed)[0] ?? null;
}

/** What an earlier page kept: one session for all tabs, as a script. */
function migrate() {
  const text = kept("session");
  if (text === null) return;
  const record = { ...blank(), changed: Date.now(), steps: [{ do: "open", from: "visit", text }] };
  if (text.trim() === "" || keep(key(random()), `\n${JSON.stringify(record)}`)) forget("session");
}

/**
 * The sessions that are kept, one of which is this tab's.
 *
 * @param {(isKept: boolean) => void} onWrite told at each change whether it is kept for longer than this tab
 */
export function keptSessions(onWrite) {
  const mark = random();
  let id = "";
  let record = blank();
  /** Whether it was kept by this tab. */
  let isMine = false;
  /** The one that others see here, and what takes it out of their sight. */
  let held = "";
  let release = () => {};

  migrate();

  // MARK: Which one is this tab's

  /** Notes in the tab which one it is, with the session itself where nothing else keeps it. */
  function remember(text = undefined, address = location.pathname + location.search) {
    if (held !== id) hold();
    const { state } = history;
    if (state?.session === id && state.record === text && location.hash === "") return;
    try {
      history.replaceState({ session: id, record: text }, "", address);
    } catch {
      // Too much, or too often: what was noted before stays.
    }
  }

  /** As long as this page is there, others see that it has the session. */
  function hold() {
    release();
    held = id;
    keepInTab("tab", id);
    const lock = new Promise((done) => { release = () => done(undefined); });
    navigator.locks?.request(`slackline.${key(id)}`, { ifAvailable: true }, () => lock).catch(() => {});
  }

  /** Those that other pages have, as far as the browser says so. @returns {Promise<string[]>} */
  async function heldElsewhere() {
    try {
      const { held } = await navigator.locks.query();
      return held.map(({ name }) => name).filter((name) => name.startsWith("slackline.session."))
        .map((name) => name.slice("slackline.session.".length)).filter((other) => other !== id);
    } catch {
      return [];
    }
  }

  /** A new one, with nothing in it. It is kept once it changes, and the address stays until then. */
  function begin(steps = []) {
    [id, record, isMine] = [random(), { ...blank(), steps }, false];
    remember(undefined, location.href);
  }

  /**
   * Takes one over.
   *
   * @param {string | undefined} other
   * @param {boolean} isMeant whether somebody has chosen it
   * @returns {boolean} whether it is there, and to be played again
   */
  function take(other, isMeant = false) {
    const found = read(other);
    if (found === null || (!isMeant && found.tries >= mostTries)) return false;
    [id, record, isMine] = [other, { ...found, tries: found.tries + 1 }, true];
    store();
    return true;
  }

  // MARK: Keeping

  function store() {
    const text = `${mark}\n${JSON.stringify(record)}`;
    const isKept = keep(key(id), text);
    const isInTab = !isKept && keepInTab(key(id), text);
    if (isKept) forgetInTab(key(id));
    remember(isKept || isInTab ? undefined : text);
    isMine = true;
    onWrite(isKept);
  }

  function write() {
    const present = isMine ? kept(key(id)) : null;
    // Another tab has taken it over.
    if (present !== null && !present.startsWith(mark)) id = random();
    if (isBlank(record)) {
      if (isMine) forget(key(id));
      isMine = false;
      return;
    }
    record.changed = Date.now();
    store();
  }

  /**
   * Notes what the engine has done.
   *
   * @param {Step} request
   * @param {import("./engine.js").Reply} reply
   */
  function note(request, { state, taken, isOpened }) {
    const wasTaught = record.lesson.length > 0;
    const isTaught = state.lesson !== null;
    const begins = ["play", "review", "read-lesson", "exercise"].includes(request.do);
    if (isTaught && begins) [record.lesson, record.title] = [[request], state.lesson.title];
    else if (isTaught && request.do === "run") record.lesson.push(request);
    else if (!isTaught && wasTaught) record.lesson = [];
    if (isOpened) record.steps.push(request);
    else if (!isTaught && taken?.length > 0) record.steps.push({ do: "run", text: taken.join("\n"), whole: true });
    else if (!isTaught && !wasTaught) return;
    write();
  }

  return {
    begin, take, note, heldElsewhere,
    get id() { return id; },
    get steps() { return record.steps; },
    get isUntouched() { return isBlank(record); },
    get lesson() { return record.lesson; },
    /** What it is made of, from its first step on. */
    get all() { return [...record.steps, ...record.lesson]; },
    has: (other) => read(other) !== null,
    /** This place of the browser's history is the session's, too. */
    stay: () => remember(history.state?.record),
    /** It was played to its end. @param {() => string | null} script */
    settle(script) {
      if (!isMine) return;
      record.tries = 0;
      const text = record.steps.length > mostSteps ? script() : null;
      if (text !== null) record.steps = [{ do: "open", from: "visit", text }];
      store();
    },
    /** Goes on without some steps; with them it stays as it was under its name. @param {Step[]} lost */
    part(lost) {
      const without = (steps) => steps.filter((step) => !lost.includes(step));
      [id, record] = [random(), { ...record, steps: without(record.steps), lesson: without(record.lesson) }];
      isMine = false;
      write();
    },
    /** All, the latest first. @returns {(Session & {id: string, name: string})[]} */
    list: () => keptNames("session.").map((name) => name.slice("session.".length))
      .map((id) => ({ id, name: kept(`name.${id}`) ?? "", ...read(id) }))
      .filter((session) => session.steps !== undefined).sort((a, b) => b.changed - a.changed),
    /** @param {string} other @param {string} name */
    rename: (other, name) => (name === "" ? forget(`name.${other}`) : onWrite(keep(`name.${other}`, name))),
    /** @param {string} other @returns {() => void} brings it back */
    remove(other) {
      const texts = [key(other), `name.${other}`].map((name) => [name, kept(name) ?? keptInTab(name)]);
      for (const [name] of texts) forget(name);
      return () => texts.forEach(([name, text]) => text !== null && keep(name, text));
    },
  };
}
