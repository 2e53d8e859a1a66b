// Which lessons there are, part by part, and how far one is.

import { element } from "./markup.js";
import { words } from "./words.js";

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} list
 * @param {(name: string) => void} play
 */
export function lessonList(dialog, list, play) {
  /** @param {any[]} lessons */
  function fill(lessons) {
    const parts = new Map();
    for (const lesson of lessons) {
      const heading = words.part(lesson.part, lesson.partTitle);
      if (!parts.has(heading)) parts.set(heading, []);
      parts.get(heading).push(lesson);
    }
    list.replaceChildren(
      ...[...parts].map(([heading, lessons]) =>
        element("section", {}, element("h3", {}, heading), element("ul", {}, ...lessons.map(row)))));
  }

  function row(lesson) {
    const isDone = lesson.count > 0 && lesson.answered === lesson.count;
    const note = [words.minutes(lesson.minutes), lesson.answered > 0 ? words.score(lesson.answered, lesson.count) : ""];
    return element("li", {},
      element("button", {
        type: "button",
        class: lesson.isNext ? "next" : isDone ? "done" : "",
        autofocus: lesson.isNext,
        onclick: () => {
          dialog.close();
          play(lesson.name);
        },
      }, lesson.title, element("small", {}, note.filter((part) => part !== "").join(" · "))));
  }

  return {
    /** @param {any[]} lessons */
    show(lessons) {
      fill(lessons);
      dialog.showModal();
    },
  };
}
