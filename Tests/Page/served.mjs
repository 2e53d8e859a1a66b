// The page as a server hands it out: itself, and the engine beside it.

import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { equal, holds, labels, regions, seen } from "./checks.mjs";

/** Hands out the folder `site` beside a page, packed where that is taken. */
export async function serve(page, { isDamaged = false } = {}) {
  const folder = join(dirname(fileURLToPath(page)), "site");
  const packed = [];
  const server = createServer((request, response) => {
    const name = request.url.slice(1).replace(/[?#].*/, "");
    if (isDamaged && name === "engine.wasm") return response.writeHead(503).end();
    const isPacked = name === "engine.wasm" && /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
    if (isPacked) packed.push(name);
    const type = name.endsWith(".html") ? "text/html; charset=utf-8" : "application/octet-stream";
    response.writeHead(200, { "Content-Type": type, ...(isPacked ? { "Content-Encoding": "br" } : {}) });
    response.end(readFileSync(join(folder, isPacked ? `${name}.br` : name)));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${server.address().port}/slackline.html`, packed, close: () => server.close() };
}

export const scenes = {
  async "from a server the engine comes apart, and nothing else"(stage) {
    const server = await serve(stage.url);
    const tab = await stage.open({ url: server.url });
    equal(await labels(tab), regions);
    await tab.type("X >= 25 @999\n");
    equal((await labels(tab)).at(-1), "{25}");
    equal(tab.requests.map((url) => url.replace(/.*\//, "")), ["slackline.html", "engine.wasm"], "once each");
    holds(new Set(server.packed).size <= 1, "packed where that is taken");
    tab.requests.length = 0;
    server.close();
  },

  async "a server that does not hand out the engine is told of, below the picture"(stage) {
    const server = await serve(stage.url, { isDamaged: true });
    const tab = await stage.open({ url: "" });
    await tab.send("Page.navigate", { url: server.url });
    await tab.until(() => (document.getElementById("told")?.textContent ?? "") !== "");
    holds((await seen(tab, "#told"))[0].includes("503"), "what the server says");
    holds((await labels(tab)).length > 0, "the picture is there");
    tab.requests.length = 0;
    tab.complaints.length = 0;
    server.close();
  },
};
