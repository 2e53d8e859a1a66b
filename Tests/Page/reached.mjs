// Whether everybody can use the page, as far as axe knows the rules (https://github.com/dequelabs/axe-core).

import { existsSync, readFileSync } from "node:fs";
import { article, equal, sizes } from "./checks.mjs";

const plane = "reset\nX >= 0\nY >= 0\nX + 2Y <= 20\nmaximize X + Y\n";
const space = "reset\nx >= 0\ny >= 0\nz >= 0\nx + y + z <= 10\nmaximize x + 2y\ndual\nwireframe x y z\n";
const views = "reset\nscreen 320 x 100\nview a\nH:|-[a(100)]\nV:|-[a]-|\n";

export const scenes = {
  async "nothing that axe knows stands in anybody's way"(stage) {
    const axe = process.env.AXE;
    if (!axe || !existsSync(axe)) return "not tried: AXE names no axe.min.js";
    for (const [width, height] of sizes) {
      for (const scheme of ["light", "dark"]) {
        const tab = await stage.open({ width, height, scheme });
        await tab.type(`${article}trace\nX = 3 4\n`);
        const acts = [["prompt", null], ["lessons", "#list-lessons"], ["sessions", "#list-sessions"], ["slides", "#present"], ["plane", plane], ["space", space], ["views", views]];
        for (const [what, act] of acts) {
          if (act?.startsWith("#")) await tab.get((act) => document.querySelector(act).click(), act);
          else if (act) await tab.type(act);
          await tab.get(readFileSync(axe, "utf8"));
          const flaws = await tab.get(async () => (await axe.run()).violations.map(
            ({ id, nodes }) => `${id}: ${nodes.slice(0, 2).map((node) => node.html.slice(0, 120)).join(" | ")}`));
          equal(flaws, [], `${what} at ${width}, ${scheme}`);
          if (act?.startsWith("#")) await tab.press("Escape");
        }
      }
    }
  },
};
