// What has one name is lit together: a constraint in the list, its line in the plane, its row in a tableau.

const subjects = "[data-row], [data-constraint], [data-goal]";

/** The constraint that it is about: `a` of `a⁺`. */
const constraintOf = ({ dataset: { constraint, goal, row } }) => (constraint ?? goal ?? row).replace(/[⁺⁻*]$/, "");

/** @param {HTMLElement} place */
export function lighting(place) {
  let lit = null;
  function light(name) {
    if (name === lit) return;
    lit = name;
    for (const part of place.querySelectorAll(subjects)) part.classList.toggle("lit", name !== null && constraintOf(part) === name);
  }
  const over = (event) => {
    const part = event.target.closest?.(subjects);
    light(part ? constraintOf(part) : null);
  };
  place.addEventListener("pointerover", over);
  place.addEventListener("focusin", over);
  place.addEventListener("pointerleave", () => light(null));
}
