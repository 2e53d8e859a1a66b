// Which lessons there are, part by part, and how far one is.

import { keep, kept } from "./keeping.js";
import { element } from "./markup.js";
import { words } from "./words.js";

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} list
 * @param {(name: string) => void} play
 * @param {() => void} review
 */
export function lessonList(dialog, list, play, review) {
  /** The way that was chosen, also on an earlier visit. */
  const chosenOf = (tracks) => tracks.find((track) => track.name === kept("track"));

  /**
   * @param {any[]} lessons
   * @param {any[]} tracks
   * @param {any} chosen one of the tracks; undefined: all lessons
   */
  function fill(lessons, tracks, due, chosen) {
    const parts = new Map();
    const shown = chosen ? chosen.lessons.map((name) => lessons.find((lesson) => lesson.name === name)) : lessons;
    for (const lesson of shown) {
      const heading = chosen ? chosen.title : words.part(lesson.part, lesson.partTitle);
      if (!parts.has(heading)) parts.set(heading, []);
      parts.get(heading).push(lesson);
    }
    const way = (track, title) => element("button", {
      type: "button",
      "aria-pressed": String(track === chosen),
      onclick: () => {
        keep("track", track?.name ?? "");
        fill(lessons, tracks, due, track);
      },
    }, title);
    list.replaceChildren(
      element("p", { class: "ways", role: "group", "aria-label": words.ways },
        way(undefined, words.allLessons), ...tracks.map((track) => way(track, track.title))),
      ...(due > 0 ? [element("p", { class: "due" }, button("next", words.review(due), "", review))] : []),
      ...[...parts].map(([heading, lessons]) =>
        element("section", {}, element("h3", {}, heading), element("ul", {}, ...lessons.map(row)))));
  }

  function row(lesson) {
    const isDone = lesson.count > 0 && lesson.answered === lesson.count;
    const isBegun = lesson.answered > 0 && !isDone;
    const note = [
      lesson.isForeign ? words.foreign : "", isBegun ? words.goOn : "", lesson.answered > 0 ? words.score(lesson.answered, lesson.count) : "", words.minutes(lesson.minutes),
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
    /** @param {{lessons: any[], tracks: any[], due: number}} answer */
    show({ lessons, tracks, due }) {
      fill(lessons, tracks, due, chosenOf(tracks));
      dialog.showModal();
    },

    /** What comes after a lesson on the way that was chosen. @param {string} name @returns {any} undefined where it says nothing */
    following(name, { lessons, tracks }) {
      const way = chosenOf(tracks)?.lessons ?? [];
      const place = way.indexOf(name);
      return place < 0 ? undefined : lessons.find((lesson) => lesson.name === way[place + 1]);
    },
  };
}
