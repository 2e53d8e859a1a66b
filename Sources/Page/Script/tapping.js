// A tableau that answers a tap: a column that is to enter, then a row that is to leave. The prompt says what that is, and
// what else there is to choose from.

const pivot = "pivot ";

/**
 * @param {HTMLElement} place where tables are
 * @param {(before: string) => {words: [string, string][]}} complete
 * @param {{text: () => string, write: (text: string) => void, run: (line: string) => void}} line
 */
export function tapping(place, complete, line) {
  /** What is meant, of what could stand there. */
  function meant(before, names) {
    const offered = complete(before).words.map(([word]) => word);
    return names.map(plain).find((name) => offered.includes(name));
  }

  place.addEventListener("click", (event) => {
    const cell = event.target.closest?.("[data-row], [data-column]");
    if (!cell || !cell.closest(".table")) return;
    const { row, column } = cell.dataset;
    const now = line.text();
    if (now.startsWith(pivot) && now.endsWith(" ") && now.trim() !== pivot.trim()) {
      const leaving = meant(now, [row]);
      if (leaving) return line.run(`${now}${leaving}`);
    }
    const entering = meant(pivot, [column, row]);
    if (entering) line.write(`${pivot}${entering} `);
  });
}

/** As it is typed: `a+` for `a⁺`. @param {string | undefined} name */
const plain = (name) => (name ?? "").replace("⁺", "+").replace("⁻", "-");
