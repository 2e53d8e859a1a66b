// The line that is typed: history, what could complete it, lines that go on.

import { element } from "./markup.js";

/**
 * @typedef {object} Parts
 * @property {HTMLFormElement} form
 * @property {HTMLTextAreaElement} field
 * @property {HTMLElement} offers
 */

/**
 * @param {Parts} parts
 * @param {(text: string, isWhole: boolean) => boolean} submit says whether it was taken; if not, more is to come
 * @param {(before: string) => {from: number, words: [string, string][]}} complete
 * @param {(text: string) => void} onDraft told what stands there, at each change
 */
export function prompt({ form, field, offers }, submit, complete, onDraft) {
  /** @type {string[]} */
  const history = [];
  let place = 0;
  let draft = "";
  /** What Tab goes through; nothing as a rule. */
  let cycle = null;

  const grow = () => {
    field.rows = Math.min(Math.max(field.value.split("\n").length, 1), 8);
    onDraft(field.value);
  };
  const set = (text) => {
    field.value = text;
    field.setSelectionRange(text.length, text.length);
    grow();
  };

  function send(isWhole) {
    const text = field.value;
    if (!submit(text, isWhole)) {
      field.setRangeText("\n", field.selectionStart, field.selectionEnd, "end");
      grow();
      return;
    }
    if (text.trim() !== "" && history.at(-1) !== text) history.push(text);
    place = history.length;
    draft = "";
    set("");
    offer();
  }

  function recall(step) {
    const next = place + step;
    if (next < 0 || next > history.length) return;
    if (place === history.length) draft = field.value;
    place = next;
    set(place === history.length ? draft : history[place]);
    offer();
  }

  // MARK: Completion

  const before = () => field.value.slice(0, field.selectionStart);

  function take(found, word) {
    const start = before().lastIndexOf("\n") + 1 + found.from;
    field.setRangeText(word, start, field.selectionStart, "end");
  }

  function offer() {
    cycle = null;
    const line = before().slice(before().lastIndexOf("\n") + 1);
    const found = line.trim() === "" ? { from: 0, words: [] } : complete(line);
    const isPlain = found.words.length === 1 && found.words[0][0] === line.slice(found.from);
    const words = isPlain ? [] : found.words;
    offers.replaceChildren(
      ...words.map(([word, explanation], index) =>
        element("button", {
          class: "offer", type: "button", tabIndex: -1, title: explanation, id: `offer-${index}`,
          role: "option", "aria-selected": "false",
          onclick: () => {
            take(found, `${word} `);
            field.focus();
            offer();
          },
        }, word, ...(words.length < 4 ? [element("small", {}, ` ${explanation}`)] : []))));
    offers.hidden = words.length === 0;
    field.removeAttribute("aria-activedescendant");
    return { found, words };
  }

  /** @returns {boolean} whether there was anything to complete */
  function tab(step) {
    if (cycle === null) {
      const { found, words } = offer();
      if (words.length === 0) return false;
      cycle = { found, words, index: step > 0 ? -1 : 0 };
    }
    cycle.index = (cycle.index + step + cycle.words.length) % cycle.words.length;
    take(cycle.found, cycle.words[cycle.index][0]);
    [...offers.children].forEach((child, index) => {
      child.setAttribute("aria-selected", String(index === cycle.index));
      if (index === cycle.index) child.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
    field.setAttribute("aria-activedescendant", `offer-${cycle.index}`);
    return true;
  }

  // MARK: Keys

  const keys = {
    Enter: (event) => {
      if (event.shiftKey || event.isComposing) return false;
      send(false);
      return true;
    },
    ArrowUp: () => !before().includes("\n") && (recall(-1), true),
    ArrowDown: () => !field.value.slice(field.selectionEnd).includes("\n") && (recall(1), true),
    Tab: (event) => !event.ctrlKey && !event.altKey && before().trim() !== "" && !offers.hidden
      && tab(event.shiftKey ? -1 : 1),
    Escape: () => {
      offers.hidden = true;
      return false;
    },
  };
  field.addEventListener("keydown", (event) => {
    if (keys[event.key]?.(event)) event.preventDefault();
  });
  field.addEventListener("input", () => {
    grow();
    offer();
  });
  // What is pasted with a line's end behind it is meant to be run.
  field.addEventListener("paste", () => setTimeout(() => {
    if (/[\r\n]\s*$/.test(field.value)) send(true);
  }));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send(false);
  });
  return {
    focus: () => field.focus({ preventScroll: true }),
    set,
    offer,
    text: () => field.value,
    /** Notes a line that was made otherwise than by typing. */
    note(line) {
      history.push(line);
      place = history.length;
    },
  };
}
