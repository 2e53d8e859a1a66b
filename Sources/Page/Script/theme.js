// Light, dark, or as the system has it.

import { keep, kept } from "./keeping.js";
import { words } from "./words.js";

const themes = ["auto", "light", "dark"];

/**
 * @param {HTMLButtonElement} button goes from one to the next
 * @returns {() => void} names it anew, in another language
 */
export function chooseTheme(button) {
  let theme = themes.find((name) => name === kept("theme")) ?? "auto";
  const show = () => {
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    button.title = words.theme[theme];
    button.setAttribute("aria-label", words.theme[theme]);
    button.dataset.now = theme;
  };
  button.addEventListener("click", () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length];
    keep("theme", theme);
    show();
  });
  show();
  return show;
}
