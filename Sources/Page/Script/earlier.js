// The sessions that are kept: when and what; to be opened, named, deleted.

import { element } from "./markup.js";
import { words } from "./words.js";

/** So long a name of a session may be, in characters. */
const longestTitle = 90;

/** @typedef {import("./sessions.js").Session & {id: string, name: string}} Kept */

/**
 * What a session is called: as it was named, or else what was typed, cut short.
 *
 * @param {Kept} session
 * @param {number} longest in characters
 */
export function titleOf({ name, steps, title }, longest = longestTitle) {
  const lines = steps.flatMap((step) => String(step.text ?? "").split("\n")).map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  const all = name || lines.join("; ") || title;
  return all.length > longest ? `${all.slice(0, longest)}…` : all;
}

/** @param {import("./sessions.js").Session} session */
export const lineCount = ({ steps }) =>
  steps.reduce((count, { text }) => count + String(text ?? "").trim().split("\n").length, 0);

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} list
 * @param {ReturnType<import("./sessions.js").keptSessions>} session
 * @param {(id: string) => void} open
 */
export function earlierSessions(dialog, list, session, open) {
  function fill() {
    const rows = session.list().map(row);
    list.replaceChildren(...(rows.length > 0 ? rows : [element("li", { class: "none" }, words.noSessions)]));
  }

  const button = (text, name, act) =>
    element("button", { type: "button", "aria-label": name, onclick: act }, text);

  /** @param {Kept} kept */
  function row(kept) {
    const title = titleOf(kept);
    const isHere = kept.id === session.id;
    const when = new Date(kept.changed).toLocaleString(words.ownLocale, { dateStyle: "medium", timeStyle: "short" });
    const notes = [isHere ? words.here : when, words.lines(lineCount(kept)), kept.lesson.length > 0 ? kept.title : ""];
    const result = element("li", {},
      element("button", {
        type: "button", class: "what", disabled: isHere,
        onclick: () => {
          dialog.close();
          open(kept.id);
        },
      }, title, element("small", {}, notes.filter((note) => note !== "").join(" · "))),
      button(words.rename, words.renameOf(title), () => rename(result, kept)),
      ...(isHere ? [] : [button(words.remove, words.removeOf(title), () => remove(result, kept.id))]));
    return result;
  }

  function rename(place, kept) {
    const field = element("input", { value: kept.name, "aria-label": words.name, placeholder: titleOf(kept), maxLength: longestTitle });
    place.replaceChildren(element("form", {
      onsubmit: (event) => {
        event.preventDefault();
        session.rename(kept.id, field.value.trim());
        const next = row({ ...kept, name: field.value.trim() });
        place.replaceWith(next);
        next.querySelector("button:enabled").focus();
      },
    }, field, element("button", {}, words.keepName)));
    field.focus();
  }

  function remove(place, id) {
    const restore = session.remove(id);
    const back = button(words.bringBack, words.bringBack, () => {
      restore();
      fill();
      list.querySelector("button:enabled").focus();
    });
    place.replaceChildren(element("span", {}, words.removed), back);
    back.focus();
  }

  return {
    show() {
      fill();
      dialog.showModal();
    },
  };
}
