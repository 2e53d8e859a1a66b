// The signs that constraints need and a phone's keyboard hides, in a row above it.

import { element } from "./markup.js";

const signs = ["<=", ">=", "=", "@low", "@high", "+", "-", "*", "(", ")"];

/**
 * @param {HTMLElement} row
 * @param {HTMLTextAreaElement} field
 */
export function signKeys(row, field) {
  row.replaceChildren(...signs.map((sign) => element("button", {
    type: "button", tabIndex: -1,
    // The field keeps the focus, and the keyboard stays open.
    onpointerdown: (event) => event.preventDefault(),
    onclick: () => {
      const { selectionStart: from, selectionEnd: to, value } = field;
      const isApart = from === 0 || value[from - 1] === " " || "()".includes(sign);
      field.setRangeText(`${isApart ? "" : " "}${sign}${"()".includes(sign) ? "" : " "}`, from, to, "end");
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.focus();
    },
  }, sign)));
}
