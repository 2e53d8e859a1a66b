// Puts the page together: page.mjs ENGINE.wasm UNPACKER.wasm PAGE.html, where ENGINE.wasm.streams and .br are what `pack.mjs` makes of the
// first; beside it, in `site`, the same for a server, with the engine in a file of its own. The scripts are put one behind another, each after those that it imports, without their imports and exports; so
// no two of them may give the same name to different things, which is checked. The policy allows these scripts and styles
// by their hashes, and no request at all.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import { asText } from "./packing.mjs";

const [engine, unpacker, output] = process.argv.slice(2);
const sources = "Sources/Page";
const read = (...path) => readFileSync(join(sources, ...path), "utf8");

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
    for (const [, list] of text.matchAll(/^(?:export )?(?:async )?(?:function\*?|const|let|class) (\w+|[[{][^=]*)/gm)) for (const [declared] of list.matchAll(/\w+/g)) {
      if (owners.has(declared)) throw new Error(`${declared} stands in ${owners.get(declared)} and in ${name}`);
      owners.set(declared, name);
    }
    if (/`[^`]*\n[^`]*`/.test(text.replace(/`[^`\n]*`/g, ""))) throw new Error(`${name} has a text of several lines`);
    return text.replace(/^import .*\n/gm, "").replace(/^export /gm, "");
  });
  for (const name of readdirSync(join(sources, "Script"))) {
    if (![...inOrder("main.js").keys()].includes(name)) throw new Error(`${name} is imported by nothing`);
  }
  // Comments and indentation are for who reads the sources.
  return parts.join("\n").replace(/^\s*\/\*\*[^]*?\*\/\n/gm, "").replace(/^\s*\/\/.*\n/gm, "").replace(/^\s+/gm, "");
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
  engine: asText(readFileSync(`${engine}.streams`)),
  unpacker: asText(gzipSync(readFileSync(unpacker), { level: constants.Z_BEST_COMPRESSION })),
};
// What stands in the page until the engine is there: the same picture.
const opening = ask({ do: "resize", entry: 480, board: 520, slide: 460 }, { do: "open", from: "scene", name: "article" })
  .state.board.map(html).join("");
// Somebody who comes back sees what was left, and nothing before it; and nobody another language before their own.
const early =
  'try { if (!/^en/.test(localStorage.getItem("slackline.language") ?? navigator.language)) document.body.classList.add("foreign"); ' +
  'if (location.hash !== "" || history.state?.session || Object.keys(localStorage).some((key) => key.startsWith("slackline.session"))) ' +
  'document.body.classList.add("returns") } catch {} document.currentScript.remove()';
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * A page: with the engine in it, or with the engine beside it.
 *
 * @param {boolean} isWhole
 */
function page(isWhole) {
  const policy = [
    "default-src 'none'",
    `script-src ${hash(script)} ${hash(early)} 'wasm-unsafe-eval'`,
    `style-src ${hash(style)} ${hash(pictureStyle)}`,
    // The icon.
    "img-src data:",
    ...(isWhole ? [] : ["connect-src 'self'"]),
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const block = (id, text) => `<script type="application/octet-stream" id="${id}">${text}</script>`;
  const parts = {
    policy, style, "picture-style": pictureStyle, script, opening, early,
    // It is on its way before anything asks for it.
    ahead: isWhole ? "" : `<link rel="preload" id="engine" href="engine.wasm" as="fetch" crossorigin>\n`,
    engine: isWhole ? `${block("engine", packed.engine)}\n${block("unpacker", packed.unpacker)}\n` : "",
  };
  return read("page.html").replace(/\{\{([a-z-]+)\}\}\n?/g, (sign, name) =>
    parts[name] + (["ahead", "engine"].includes(name) || !sign.endsWith("\n") ? "" : "\n"));
}

writeFileSync(output, page(true));
const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;
console.log(`${output}: ${kilobytes(Buffer.byteLength(page(true)))}, of which ${kilobytes(Buffer.byteLength(packed.engine))} are the engine`);
// For a server, which hands out what is packed to those who take it: the page first, and the engine while it is looked at.
const folder = join(dirname(output), "site");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "slackline.html"), page(false));
writeFileSync(join(folder, "engine.wasm"), module);
writeFileSync(join(folder, "engine.wasm.br"), readFileSync(`${engine}.br`));
// Shown where somebody shares a link.
writeFileSync(join(folder, "preview.png"), readFileSync("Documentation/preview.png"));
console.log(`${folder}: ${kilobytes(Buffer.byteLength(page(false)))}, and the engine beside it`);
