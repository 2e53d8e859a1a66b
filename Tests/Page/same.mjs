// Compares the engine in WebAssembly with the one of this machine, byte for byte, request by request: same.mjs MODULE
// NATIVE [SHARE]. The requests are those of a page: lines, drags, walks, and every lesson, or every SHARE-th, played with every hint
// and answer.

import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";

const [path, native, share = "1"] = process.argv.slice(2);

const article = "point X0 = 0, X1 = 10, X2 = 20, X3 = 30\nX = X1 @low\nX >= X2 @high\nX >= X0\nX <= X3";

function* requests() {
  yield { do: "run", text: article };
  for (let at = 0; at <= 600; at += 13) {
    for (const name of ["X1", "X", "none"]) yield { do: "drag", name, from: "-10/3", to: "30", length: 600, at: `${at}.25` };
  }
  for (let by = -9; by <= 9; by += 1) yield { do: "drag", name: "X2", from: "0", to: "30", length: 600, by };
  yield { do: "present" };
  for (let count = 0; count < 12; count += 1) yield { do: "turn", to: "next" };
  yield { do: "dismiss" };
  for (const text of ["trace", "list", "why X", "plot", "X = = 3", "predict on", "step", "b-", "undo", "redo", "help solve"]) {
    yield { do: "run", text };
  }
  for (const text of ["", "so", "X >", "pivot ", "help s", "lesson 0", "𝑥 = "]) yield { do: "complete", text };
  yield { do: "resize", entry: 300, board: 300, slide: 300 };
  for (const name of ["s.txt", "s.md", "s.svg", "s.html", "s.tex", "s.lp", "s.mps", "s.json"]) yield { do: "write", name };
  for (const name of ["x.lp", "x.mps", "x.log"]) yield { do: "open", name, text: "max: x + y\nst\nx + 2y <= 3\nend\n" };
  yield { do: "lessons", progress: [] };
  const lessons = readdirSync("lessons").filter((name) => /^\d.*\.md$/.test(name)).sort();
  for (const file of lessons.filter((_, place) => place % Number(share) === 0)) {
    yield { do: "play", name: file.replace(".md", "") };
    for (let count = 0; count < 25; count += 1) {
      for (const text of ["", "hint", "answer"]) yield { do: "run", text };
    }
    yield { do: "leave" };
  }
  yield { do: "read-lesson", name: "x.md", text: readFileSync("lessons/README.md", "utf8") };
  yield { do: "leave" };
  for (const text of ["", "{", "\"", "\u0000"]) yield { do: text };
}

const lines = [...requests()].map((request) => JSON.stringify(request));
const expected = execFileSync(native, { input: `${lines.join("\n")}\n`, maxBuffer: 1 << 30 })
  .toString().split("\n").slice(0, -1);

const { instance } = await WebAssembly.instantiate(readFileSync(path), {});
const { memory, open, answer, allocate, release } = instance.exports;
const engine = open();
let bytes = 0;
lines.forEach((line, index) => {
  const request = Buffer.from(line);
  const address = allocate(request.length);
  new Uint8Array(memory.buffer, address, request.length).set(request);
  const reply = answer(engine, address, request.length);
  const length = new DataView(memory.buffer).getUint32(reply, true);
  const text = Buffer.from(memory.buffer, reply + 4, length).toString();
  release(address);
  release(reply);
  bytes += length;
  if (text === expected[index]) return;
  let place = 0;
  while (text[place] === expected[index]?.[place]) place += 1;
  const [from, to] = [Math.max(place - 80, 0), place + 80];
  console.error(`${line.slice(0, 200)}\n  ${text.slice(from, to)}\n  ${expected[index]?.slice(from, to)}`);
  process.exit(1);
});
console.log(`requests: ${lines.length} replies, ${bytes} bytes agree`);
