// A session that outlives its engine. Where one comes to its end, a new one is made, beside the page, and what the session
// is made of is played again; until then requests are answered with nothing, and what was to be done is done later.

/** @typedef {import("./engine.js").Ask} Ask */
/** @typedef {import("./sessions.js").Step} Step */

/** To whatever is asked meanwhile. */
const nothing = {
  isStopped: true, entries: [], words: [], from: 0, line: null, text: null, slide: null, lessons: [], due: 0,
};

/** Of so many the replies are shown again. */
const mostShown = 40;
/** So many that end an engine are looked for, one by one, each with an engine of its own. */
const mostLost = 3;

/**
 * @param {{ask: Ask, renew: () => Promise<void>}} engine
 * @param {() => Record<string, any>[]} beginning what a new engine is asked before anything else
 * @param {(request: Step) => Promise<void>} onEnd told which request has ended the engine; `play` is what helps
 */
export function playing(engine, beginning, onEnd) {
  let isStopped = true;
  /** @type {(() => void)[]} */
  const later = [];

  /** @type {Ask} */
  function ask(request) {
    if (isStopped) return nothing;
    try {
      return engine.ask(request);
    } catch {
      isStopped = true;
      onEnd(request);
      return nothing;
    }
  }

  /**
   * Plays steps in a new engine.
   *
   * @param {Step[]} steps
   * @returns {Promise<{state: any, played: {step: Step, entries: any[]}[], lost: Step[]}>} how things stand then; what came of
   *   the steps; those that ended the engine, and were left out
   */
  async function play(steps) {
    isStopped = true;
    const left = [...steps];
    const lost = [];
    for (;;) {
      const played = [];
      let isReady = false;
      try {
        await engine.renew();
        for (const request of beginning()) engine.ask(request);
        isReady = true;
        for (const step of left) {
          const shown = played.length >= left.length - mostShown;
          played.push({ step, entries: engine.ask({ do: "again", step, shown }).entries ?? [] });
        }
        const { state } = engine.ask({ do: "state" });
        isStopped = false;
        return { state, played, lost };
      } catch (error) {
        // An engine that does not even begin.
        if (!isReady || left.length === 0) throw error;
        const place = Math.min(played.length, left.length - 1);
        // Without its beginning a lesson is none.
        const isAlone = ["run", "open"].includes(left[place].do) && lost.length < mostLost;
        lost.push(...left.splice(place, isAlone ? 1 : left.length));
      }
    }
  }

  return {
    ask, play,
    get isStopped() { return isStopped; },
    /** Does something at once, or once the engine is there again. @param {() => void} body */
    soon(body) {
      if (isStopped) later.push(body);
      else body();
    },
    /** Does what was put off; what ends the engine again puts off the rest. */
    goOn() {
      while (!isStopped && later.length > 0) later.shift()();
    },
  };
}
