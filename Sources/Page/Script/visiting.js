// From visit to visit: which session a tab begins with, links that open beside what is there, sessions that are gone back to,
// and an engine that has to be made anew on the way. One of these after the other, for each takes a while.

import { lineCount } from "./earlier.js";
import { keptInTab } from "./keeping.js";
import { bare, fragment, lessonOf, problemOf, script } from "./sharing.js";
import { words } from "./words.js";

/** @typedef {import("./sessions.js").Step} Step */

/**
 * @typedef {object} Page
 * @property {ReturnType<import("./sessions.js").keptSessions>} session
 * @property {ReturnType<import("./playing.js").playing>} player
 * @property {() => any} state how things stand
 * @property {(state: any, own: any[], lesson: any[]) => void} restore shows a session from its beginning
 * @property {(reply: import("./engine.js").Reply) => void} show
 * @property {(text: string) => void} tell
 * @property {(text: string, typed?: string, act?: HTMLElement) => void} note says something in the conversation
 * @property {(name: string) => void} play begins a lesson
 * @property {(id: string, title: string) => HTMLElement} wayTo what goes to another session
 */

/** @param {string} name @returns {Step} */
const scene = (name) => ({ do: "open", from: "scene", name });

/** @param {Page} page */
export function visiting({ session, player, state, restore, show, tell, note, play, wayTo }) {
  let turn = Promise.resolve();

  /** @param {() => Promise<void>} body */
  function inTurn(body) {
    turn = turn.then(body).catch((error) => tell(words.fault(error.message)));
    return turn;
  }

  /** Plays this tab's session from its beginning. */
  async function resume() {
    const { state, played, lost } = await player.play(session.all);
    const entries = (steps) => played.filter(({ step }) => steps.includes(step)).flatMap(({ entries }) => entries);
    restore(state, entries(session.steps), entries(session.lesson));
    tell(!session.isUntouched && session.steps.length > 0 ? words.resumed(lineCount(session)) : "");
    if (lost.length > 0) part(lost);
    session.settle(() => player.ask({ do: "write", name: "session.txt" }).text);
    player.goOn();
  }

  /** Says what could not be played again. @param {Step[]} lost */
  function part(lost) {
    session.part(lost);
    for (const { text = "", name = "" } of lost) note(words.lost, text || name);
  }

  /** Helps after a request that has ended the engine. @param {Step} request */
  const mend = (request) => inTurn(async () => {
    const { state, lost } = await player.play(session.all);
    show({ state });
    const isLine = request.do === "run" || request.do === "open";
    note(isLine ? words.ended : words.endedBeside, isLine ? request.text : undefined);
    if (lost.length > 0) part(lost);
    player.goOn();
  });

  // MARK: Arriving

  /** What was open last, unless another tab is at work: beside it a tab begins anew. */
  async function latest() {
    return (await session.heldElsewhere()).length > 0 ? undefined : session.list()[0]?.id;
  }

  /** Takes the first of some sessions that can be taken, or begins a new one, with these steps. */
  async function settle(ids, steps = []) {
    const isThere = ids.some((id) => session.take(id));
    const isStuck = !isThere && ids.some((id) => session.has(id));
    if (!isThere) session.begin(isStuck ? [] : steps);
    await resume();
    if (isStuck) tell(words.stuck);
  }

  /** What an address brings opens beside what is there. @param {Step} step @returns whether it did */
  async function openLink(step, isFirst) {
    if (isFirst) {
      session.begin();
      await resume();
    }
    const reply = player.ask(step);
    if (reply.isOpened) {
      const [last] = session.list();
      session.begin([step]);
      restore(reply.state, reply.entries, []);
      if (last !== undefined && !session.isUntouched) note(words.beside, undefined, wayTo(last));
    }
    return reply;
  }

  /** Whatever the address and the browser's history name. */
  const arrive = (isFirst = false) => inTurn(async () => {
    const id = history.state?.session;
    if (id !== undefined && id === session.id) return;
    const lesson = lessonOf(location.hash);
    const text = await script(location.hash);
    const name = problemOf(location.hash);
    const step = name === undefined ? { do: "open", from: "link", text } : scene(name);
    const isLink = (typeof text === "string" || name !== undefined) && !session.has(id);
    const reply = isLink ? await openLink(step, isFirst) : {};
    if (reply.isOpened) return;
    const opening = isFirst && location.hash === "" ? [scene("article")] : [];
    if (id !== undefined) await settle([id], opening);
    else if (isFirst) await settle([keptInTab("tab"), await latest()], opening);
    if (isLink) show({ ...reply, state: state() });
    if (text === null) tell(words.linkBroken);
    if (lesson !== undefined) await openLesson(lesson);
    session.stay();
  });

  /** Over the session that is there; beside it, where another lesson is under way. */
  async function openLesson(name) {
    const { lesson } = state();
    if (lesson?.name?.startsWith(name)) return;
    if (lesson !== null) {
      session.begin();
      await resume();
    }
    play(name);
  }

  window.addEventListener("popstate", () => arrive());

  return {
    mend, arrive,
    /** Plays the session again, in another language. */
    replay: () => inTurn(resume),
    /** Shows another example, in the place of the one that nobody has touched. @param {string} name */
    show: (name) => inTurn(async () => {
      session.begin([scene(name)]);
      await resume();
    }),
    /** Goes to another session; undefined: to a new one. The browser's way back leads to this one. */
    go: (id) => inTurn(async () => {
      history.pushState(null, "", location.pathname + location.search + (id === undefined ? bare : ""));
      if (id === undefined || !session.take(id, true)) session.begin();
      await resume();
    }),
    async share() {
      const { text } = player.ask({ do: "write", name: "session.txt" });
      const link = text === null ? null : await fragment(text);
      if (link === null) return tell(words.linkTooLong);
      history.replaceState(history.state, "", link);
      try {
        await navigator.clipboard.writeText(location.href);
        tell(words.copied);
      } catch {
        tell(words.notCopied);
      }
    },
  };
}
