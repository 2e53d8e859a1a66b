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

/** What the engine answers to a request. */
function ask(request) {
  const { memory, open, answer, allocate } = new WebAssembly.Instance(new WebAssembly.Module(module), {}).exports;
  const bytes = Buffer.from(JSON.stringify(request));
  const address = allocate(bytes.length);
  new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
  const reply = answer(open(), address, bytes.length);
  const length = new DataView(memory.buffer).getUint32(reply, true);
  return JSON.parse(Buffer.from(memory.buffer, reply + 4, length).toString());
}

const module = readFileSync(engine);
const script = bundle();
const style = ["page.css", "dialogs.css", "print.css"].map((name) => read("Style", name)).join("\n");
const pictureStyle = ask({ do: "style" }).style;
const packed = {
  engine: asText(readFileSync(`${engine}.br`)),
  unpacker: asText(gzipSync(readFileSync(unpacker), { level: constants.Z_BEST_COMPRESSION })),
};
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const policy = [
  "default-src 'none'",
  `script-src ${hash(script)} 'wasm-unsafe-eval'`,
  `style-src ${hash(style)} ${hash(pictureStyle)}`,
  // The icon.
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const parts = { policy, style, "picture-style": pictureStyle, script, ...packed };
const page = read("page.html").replace(/\{\{([a-z-]+)\}\}/g, (_, name) => parts[name]);
writeFileSync(output, page);
const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;
console.log(`${output}: ${kilobytes(page.length)}, of which ${kilobytes(packed.engine.length)} are the engine`);
