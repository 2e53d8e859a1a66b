// The engine as a program of this machine: a request a line in, a reply a line out.

import { spawn } from "node:child_process";

/** @param {string} path */
export function openNative(path) {
  const child = spawn(path, { stdio: ["pipe", "pipe", "inherit"] });
  const waiting = [];
  let rest = "";
  child.stdout.setEncoding("utf8");
  child.stdout.on("data", (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    for (const line of lines) waiting.shift()(JSON.parse(line));
  });
  return {
    ask(request) {
      child.stdin.write(`${JSON.stringify(request)}\n`);
      return new Promise((done) => waiting.push(done));
    },
    close: () => child.stdin.end(),
  };
}

/** The words of the elements of a class in trees of elements. */
export function words(trees, name) {
  if (!Array.isArray(trees)) return [];
  const isOne = trees[1]?.class?.split(" ").includes(name);
  return isOne ? [text(trees)] : trees.flatMap((tree) => words(tree, name));
}

const text = (tree) => (typeof tree === "string" ? tree : tree.slice(2).map(text).join(""));
