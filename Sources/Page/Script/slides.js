// The walk on the whole screen: what each key does, guesses, a walk that plays by itself, a screen a page on paper.

import { element, makeReachable, node } from "./markup.js";
import { adapt } from "./moving.js";
import { words } from "./words.js";

/** @typedef {import("./engine.js").Ask} Ask */

/** How long a screen stays when the walk plays by itself, in milliseconds. */
const pause = 2500;

/**
 * @param {HTMLDialogElement} dialog
 * @param {Ask} ask
 * @param {() => void} onClose
 */
export function slides(dialog, ask, onClose) {
  const part = (name) => /** @type {HTMLElement} */ (dialog.querySelector(`[data-part=${name}]`));
  const form = /** @type {HTMLFormElement} */ (part("guess"));
  const field = form.querySelector("input");
  const scrub = /** @type {any} */ (part("progress"));
  let timer = 0;
  let now = null;

  function show({ slide }) {
    // There is no walk any more, as the engine is another one.
    if (slide === null) return dialog.close();
    now = slide;
    for (const name of ["headline", "note", "story", "body", "standing", "complaint"]) {
      part(name).replaceChildren(...slide[name].map((tree) => node(tree)));
    }
    adapt(part("picture"), element("div", {}, ...slide.picture.map((tree) => node(tree))), true);
    makeReachable(dialog);
    part("hands").hidden = true;
    form.hidden = !slide.isAsking;
    if (slide.isAsking) field.focus();
    part("place").textContent = words.place(slide.place, slide.count);
    scrub.max = slide.count;
    scrub.value = slide.place;
    scrub.setAttribute("aria-valuetext", words.place(slide.place, slide.count));
  }

  /** Whoever presents sees what to ask; so does the class, if it is on one screen. */
  function note() {
    part("note").hidden = !part("note").hidden;
    part("notes").setAttribute("aria-pressed", String(!part("note").hidden));
  }

  const turn = (to) => show(ask({ do: "turn", to }));

  function stop() {
    clearInterval(timer);
    timer = 0;
    part("play").setAttribute("aria-pressed", "false");
  }

  function play() {
    if (timer !== 0) return stop();
    part("play").setAttribute("aria-pressed", "true");
    timer = setInterval(() => {
      turn("next");
      if (now.isAsking || now.place === now.count) stop();
    }, pause);
  }

  const keys = {
    ArrowRight: "next", ArrowDown: "next", PageDown: "next", Enter: "next", " ": "next", n: "next",
    ArrowLeft: "back", ArrowUp: "back", PageUp: "back", Backspace: "back", p: "back",
    Home: "first", g: "first", End: "last", G: "last",
  };

  dialog.addEventListener("keydown", (event) => {
    const isTyping = event.target === field && (field.value !== "" || event.key.length === 1 || event.key === "Enter");
    const isOnButton = event.target instanceof HTMLButtonElement && [" ", "Enter"].includes(event.key);
    if (isTyping || isOnButton || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "a") play();
    else if (event.key === "o") note();
    else if (event.key === "q") dialog.close();
    else if (keys[event.key]) {
      stop();
      turn(keys[event.key]);
    } else return;
    event.preventDefault();
  });
  for (const to of ["first", "back", "next", "last"]) {
    part(to).addEventListener("click", () => {
      stop();
      turn(to);
    });
  }
  part("play").addEventListener("click", play);
  part("notes").addEventListener("click", note);
  scrub.addEventListener("input", () => {
    stop();
    turn(scrub.value);
  });
  part("close").addEventListener("click", () => dialog.close());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const hands = counted(field.value);
    if (hands !== null) return raise(hands);
    show(ask({ do: "guess", text: field.value }));
    if (part("complaint").childElementCount === 0) field.value = "";
  });
  dialog.addEventListener("close", () => {
    stop();
    if (document.fullscreenElement) document.exitFullscreen();
    onClose();
  });

  /** Shows how many are for what; the question stays. @param {[string, number][]} hands */
  function raise(hands) {
    const most = Math.max(...hands.map(([, count]) => count));
    part("hands").replaceChildren(...hands.map(([name, count]) => {
      const bar = element("span", { class: "bar" });
      bar.style.inlineSize = `${(100 * count) / Math.max(most, 1)}%`;
      return element("li", {}, element("span", {}, name), bar, element("span", {}, String(count)));
    }));
    part("hands").hidden = false;
    field.value = "";
  }

  return {
    show() {
      dialog.showModal();
      show(ask({ do: "present" }));
      part("next").focus();
      dialog.requestFullscreen?.().catch(() => {});
    },
    /** Every screen, one below another, for paper. @param {HTMLElement} sheets */
    lay(sheets) {
      let { slide } = ask({ do: "present" });
      const pages = [];
      while (slide !== null) {
        if (!slide.isAsking) pages.push(page(slide));
        if (slide.place === slide.count && !slide.isAsking) break;
        ({ slide } = ask({ do: "turn", to: "next" }));
      }
      sheets.replaceChildren(...pages);
      ask({ do: "dismiss" });
    },
  };

  function page(slide) {
    const group = (name) => element("div", { class: `${name} slackline` }, ...slide[name].map((tree) => node(tree)));
    return element("section", { class: "sheet" },
      ...["headline", "story", "picture", "standing", "body"].map(group),
      element("p", { class: "folio" }, words.place(slide.place, slide.count)));
  }
}

/**
 * A show of hands, such as `a 12, b 5`: what there is to choose from, and how many are for it.
 *
 * @param {string} text
 * @returns {[string, number][] | null} null: it is none
 */
function counted(text) {
  const parts = text.split(",").map((part) => /^\s*(\S+)\s+(\d{1,4})\s*$/.exec(part));
  return parts.length > 1 && parts.every((part) => part !== null) ? parts.map(([, name, count]) => [name, Number(count)]) : null;
}
