// The question under way: where it has moved out of sight, it stands above what is seen.

import { node } from "./markup.js";

/**
 * @param {HTMLElement} strip
 * @param {HTMLElement} list the lesson
 */
export function askedQuestion(strip, list) {
  const place = strip.firstElementChild;
  /** Where it was asked. @type {Element | undefined} */
  let question;
  const watch = new IntersectionObserver((changes) => {
    const last = changes.findLast(({ target }) => target === question);
    if (last) strip.hidden = last.isIntersecting || last.boundingClientRect.top > last.rootBounds.top;
  }, { root: strip.parentElement });

  place.addEventListener("click", () => question?.scrollIntoView({ block: "center", behavior: "smooth" }));

  return {
    /** @param {any[]} trees what is asked; nothing where nothing is */
    ask(trees) {
      place.replaceChildren(...trees.map((tree) => node(tree)));
      watch.disconnect();
      strip.hidden = true;
      // It is shown in the same reply.
      queueMicrotask(() => {
        const text = place.textContent;
        question = text === "" ? undefined : [...list.querySelectorAll("p")].findLast((each) => each.textContent === text);
        if (question) watch.observe(question);
      });
    },
  };
}
