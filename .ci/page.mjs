// Puts the page together: page.mjs ENGINE.wasm UNPACKER.wasm PAGE.html, where ENGINE.wasm.br is what `pack.mjs` makes of the
// first. The scripts are put one behind another, each after those that it imports, without their imports and exports; so
// no two of them may give the same name to different things, which is checked. The policy allows these scripts and styles
// by their hashes, and no request at all.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import { asText } from "./packing.mjs";

const [engine, unpacker, output] = process.argv.slice(2);
const folder = "Sources/Page";
const read = (...path) => readFileSync(join(folder, ...path), "utf8");

/** The modules, each after those that it imports. */
function inOrder(name, done = new Map()) {
  if (done.has(name)) return done;
  const text = read("Script", name);
  done.set(name, null);
  for (const [, other] of text.matchAll(/^import .* from "\.\/(.*)";$/gm)) inOrder(other, done);
  done.delete(name);
  return done.set(name, text);
}

function bundle() {
  const owners = new Map();
  const parts = [...inOrder("main.js")].map(([name, text]) => {
    for (const [, declared] of text.matchAll(/^(?:export )?(?:async )?(?:function|const|let|class) (\w+)/gm)) {
      if (owners.has(declared)) throw new Error(`${declared} stands in ${owners.get(declared)} and in ${name}`);
      owners.set(declared, name);
    }
    return text.replace(/^import .*\n/gm, "").replace(/^export /gm, "");
  });
  for (const name of readdirSync(join(folder, "Script"))) {
    if (![...inOrder("main.js").keys()].includes(name)) throw new Error(`${name} is imported by nothing`);
  }
  return parts.join("\n");
}

/** What the engine answers to the last of some requests. */
function ask(...requests) {
  const { memory, open, answer, allocate } = new WebAssembly.Instance(new WebAssembly.Module(module), {}).exports;
  const engine = open();
  return requests.map((request) => {
    const bytes = Buffer.from(JSON.stringify(request));
    const address = allocate(bytes.length);
    new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
    const reply = answer(engine, address, bytes.length);
    const length = new DataView(memory.buffer).getUint32(reply, true);
    return JSON.parse(Buffer.from(memory.buffer, reply + 4, length).toString());
  }).at(-1);
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A tree of the engine as text. */
function html(tree) {
  if (typeof tree === "string") return escaped(tree);
  const [name, attributes, ...children] = tree;
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`).join("");
  return `<${name}${list}>${children.map(html).join("")}</${name}>`;
}

const module = readFileSync(engine);
const script = bundle();
const style = ["page.css", "dialogs.css", "print.css"].map((name) => read("Style", name)).join("\n");
const pictureStyle = ask({ do: "style" }).style;
const packed = {
  engine: asText(readFileSync(`${engine}.br`)),
  unpacker: asText(gzipSync(readFileSync(unpacker), { level: constants.Z_BEST_COMPRESSION })),
};
// What stands in the page until the engine is there: the same picture.
const opening = ask({ do: "resize", entry: 480, board: 520, slide: 460 }, { do: "open", from: "scene", name: "article" })
  .state.board.map(html).join("");
// Somebody who comes back sees what was left, and nothing before it.
const early =
  'try { if (location.hash !== "" || history.state?.session || Object.keys(localStorage).some((key) => key.startsWith("slackline.session"))) ' +
  'document.body.classList.add("returns") } catch {} document.currentScript.remove()';
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const policy = [
  "default-src 'none'",
  `script-src ${hash(script)} ${hash(early)} 'wasm-unsafe-eval'`,
  `style-src ${hash(style)} ${hash(pictureStyle)}`,
  // The icon.
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const parts = { policy, style, "picture-style": pictureStyle, script, opening, early, ...packed };
const page = read("page.html").replace(/\{\{([a-z-]+)\}\}/g, (_, name) => parts[name]);
writeFileSync(output, page);
const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;
console.log(`${output}: ${kilobytes(page.length)}, of which ${kilobytes(packed.engine.length)} are the engine`);
