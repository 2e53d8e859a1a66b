// Which lessons there are, part by part, and how far one is.

import { element } from "./markup.js";
import { words } from "./words.js";

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} list
 * @param {(name: string) => void} play
 * @param {() => void} review
 */
export function lessonList(dialog, list, play, review) {
  /** @param {any[]} lessons */
  function fill(lessons, due) {
    const parts = new Map();
    for (const lesson of lessons) {
      const heading = words.part(lesson.part, lesson.partTitle);
      if (!parts.has(heading)) parts.set(heading, []);
      parts.get(heading).push(lesson);
    }
    list.replaceChildren(
      ...(due > 0 ? [element("p", { class: "due" }, button("next", words.review(due), "", review))] : []),
      ...[...parts].map(([heading, lessons]) =>
        element("section", {}, element("h3", {}, heading), element("ul", {}, ...lessons.map(row)))));
  }

  function row(lesson) {
    const isDone = lesson.count > 0 && lesson.answered === lesson.count;
    const isBegun = lesson.answered > 0 && !isDone;
    const note = [
      isBegun ? words.goOn : "", lesson.answered > 0 ? words.score(lesson.answered, lesson.count) : "", words.minutes(lesson.minutes),
    ];
    const kind = lesson.isNext ? "next" : isDone ? "done" : isBegun ? "begun" : "";
    return element("li", {},
      button(kind, lesson.title, note.filter((part) => part !== "").join(" · "), () => play(lesson.name)));
  }

  function button(kind, title, note, act) {
    return element("button", {
      type: "button",
      class: kind,
      autofocus: kind === "next",
      onclick: () => {
        dialog.close();
        act();
      },
    }, title, element("small", {}, note));
  }

  return {
    /** @param {{lessons: any[], due: number}} answer */
    show({ lessons, due }) {
      fill(lessons, due);
      dialog.showModal();
    },
  };
}
