// The picture beside the conversation: what each level leaves, and the constraints. What stays is left where it is, so that
// what moves can be seen to move.

import { crosses } from "./drawing.js";
import { grips, named } from "./grips.js";
import { makeReachable, node } from "./markup.js";
import { adapt } from "./moving.js";
import { words } from "./words.js";

/**
 * @param {HTMLElement} panel
 */
export function board(panel) {
  return {
    /**
     * @param {{board: any[]}} reply
     * @param {boolean} moves whether the eye is led from what was to what is
     */
    show({ board: trees }, moves = true) {
      const next = document.createElement("div");
      next.append(...trees.map((tree) => node(tree)));
      grips.prepare(next, words.grip);
      crosses(next, words.cross);
      const held = panel.contains(document.activeElement) ? named(document.activeElement) : null;
      adapt(panel, next, moves);
      makeReachable(panel);
      if (held !== null && named(document.activeElement) !== held) {
        [...panel.querySelectorAll("[tabindex]")].find((part) => named(part) === held)?.focus({ preventScroll: true });
      }
    },
  };
}
