// Tries the page in a browser without a network: run.mjs PAGE NATIVE [SCENE | --unmeasured]. NATIVE is the engine as a
// program of this machine, with which what is seen is compared. Ends with status 1 if anything is not as it should be.

import { statSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { openBrowser } from "./browser.mjs";
import { openNative } from "./native.mjs";
import { scenes as drawn } from "./drawn.mjs";
import { scenes as hostile } from "./hostile.mjs";
import { scenes as kept } from "./kept.mjs";
import { scenes as measured } from "./measured.mjs";
import { scenes as moved } from "./moved.mjs";
import { scenes as opened } from "./opened.mjs";
import { scenes as reached } from "./reached.mjs";
import { scenes as served } from "./served.mjs";
import { scenes as sited } from "./sited.mjs";
import { scenes as spoken } from "./spoken.mjs";
import { scenes as trapped } from "./trapped.mjs";
import { scenes as used } from "./used.mjs";

const [page, native, only = ""] = process.argv.slice(2);
const url = pathToFileURL(resolve(page)).href;
const isMeasured = only !== "--unmeasured";
const scenes = { ...opened, ...used, ...drawn, ...moved, ...kept, ...trapped, ...hostile, ...reached, ...served, ...sited, ...spoken, ...(isMeasured ? measured : {}) };
const waiting = Object.entries(scenes).filter(([name]) => !isMeasured || name.includes(only));
let failures = 0;

/** Tries a scene in a browser, and says how it went. */
async function play(browser, name, scene) {
  const tabs = [];
  const stage = {
    url, size: statSync(page).size,
    native: () => openNative(native),
    async open(options = {}) {
      // Without the example that the page opens with, unless it is that what is looked at.
      const tab = await browser.page(options.url ?? url + (options.fragment ?? "#new"), options);
      tabs.push(tab);
      return tab;
    },
  };
  try {
    const note = await scene(stage);
    for (const tab of tabs) {
      equal(tab.complaints, [], "nothing is complained of");
      equal(tab.requests, [], "nothing is asked of a network");
    }
    console.log(`✓ ${name}${note ? `: ${note}` : ""}`);
  } catch (error) {
    failures += 1;
    console.log(`✗ ${name}\n  ${error.message.replaceAll("\n", "\n  ")}`);
  }
  for (const tab of tabs) await tab.close();
}

/** Tries one scene after another in a browser of its own, until none waits. */
async function playAll() {
  const browser = await openBrowser();
  while (waiting.length > 0) await play(browser, ...waiting.shift());
  await browser.close();
}

// What is measured has the machine for itself.
await Promise.all(Array.from({ length: isMeasured ? 1 : 2 }, playAll));
process.exit(failures > 0 ? 1 : 0);

function equal(a, b, what) {
  if (JSON.stringify(a) !== JSON.stringify(b)) throw new Error(`${what}: ${JSON.stringify(a)}`);
}
