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
    for (const name of ["headline", "story", "body", "standing", "complaint"]) {
      part(name).replaceChildren(...slide[name].map((tree) => node(tree)));
    }
    adapt(part("picture"), element("div", {}, ...slide.picture.map((tree) => node(tree))), true);
    makeReachable(dialog);
    form.hidden = !slide.isAsking;
    if (slide.isAsking) field.focus();
    part("place").textContent = words.place(slide.place, slide.count);
    scrub.max = slide.count;
    scrub.value = slide.place;
    scrub.setAttribute("aria-valuetext", words.place(slide.place, slide.count));
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
  scrub.addEventListener("input", () => {
    stop();
    turn(scrub.value);
  });
  part("close").addEventListener("click", () => dialog.close());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show(ask({ do: "guess", text: field.value }));
    if (part("complaint").childElementCount === 0) field.value = "";
  });
  dialog.addEventListener("close", () => {
    stop();
    if (document.fullscreenElement) document.exitFullscreen();
    onClose();
  });

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
