// Tries the page in a browser without a network: run.mjs PAGE NATIVE [SCENE | --unmeasured]. NATIVE is the engine as a
// program of this machine, with which what is seen is compared. Ends with status 1 if anything is not as it should be.

import { statSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { openBrowser } from "./browser.mjs";
import { openNative } from "./native.mjs";
import { scenes as drawn } from "./drawn.mjs";
import { scenes as hostile } from "./hostile.mjs";
import { scenes as measured } from "./measured.mjs";
import { scenes as reached } from "./reached.mjs";
import { scenes as used } from "./used.mjs";

const [page, native, only = ""] = process.argv.slice(2);
const url = pathToFileURL(resolve(page)).href;
const browser = await openBrowser();
let failures = 0;

const isMeasured = only !== "--unmeasured";
const scenes = { ...used, ...drawn, ...hostile, ...reached, ...(isMeasured ? measured : {}) };
for (const [name, scene] of Object.entries(scenes)) {
  if (isMeasured && !name.includes(only)) continue;
  const tabs = [];
  const stage = {
    url, size: statSync(page).size,
    native: () => openNative(native),
    async open(options = {}) {
      const tab = await browser.page(options.url ?? url + (options.fragment ?? ""), options);
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
await browser.close();
process.exit(failures > 0 ? 1 : 0);

function equal(a, b, what) {
  if (JSON.stringify(a) !== JSON.stringify(b)) throw new Error(`${what}: ${JSON.stringify(a)}`);
}
