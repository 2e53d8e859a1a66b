// The page in Firefox, too: firefox.mjs PAGE. Driven by Marionette, which Firefox brings along. Says so and ends well
// where there is no Firefox.

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { article, equal, fragment, holds } from "./checks.mjs";

const [page] = process.argv.slice(2);
const program = ["firefox-esr", "firefox"].find((name) => spawnSync(name, ["--version"]).status === 0);
if (!program) {
  console.log("not tried in Firefox, which is not there");
  process.exit();
}

const profile = mkdtempSync(join(tmpdir(), "slackline-"));
// Whatever would ask a network for something finds none.
writeFileSync(join(profile, "user.js"), [
  ["marionette.port", 28282], ["network.proxy.type", 1], ["network.proxy.http", "127.0.0.1"], ["network.proxy.http_port", 1],
  ["network.proxy.ssl", "127.0.0.1"], ["network.proxy.ssl_port", 1],
].map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(""));
const child = spawn(program, ["--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", profile], { stdio: "ignore" });

/** Messages are LENGTH:JSON, from [0, number, name, parameters] to [1, number, error, result]. */
async function marionette() {
  for (let attempt = 0; ; attempt += 1) {
    const socket = connect(28282, "127.0.0.1");
    try {
      await new Promise((done, fail) => socket.once("connect", done).once("error", fail));
      return session(socket);
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

function session(socket) {
  const waiting = new Map();
  let rest = Buffer.alloc(0);
  let number = 0;
  socket.on("data", (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const colon = rest.indexOf(":");
      const length = Number(rest.subarray(0, colon));
      if (colon < 0 || rest.length < colon + 1 + length) return;
      const message = JSON.parse(rest.subarray(colon + 1, colon + 1 + length));
      rest = rest.subarray(colon + 1 + length);
      if (!Array.isArray(message)) continue;
      const [done, fail] = waiting.get(message[1]);
      if (message[2]) fail(new Error(message[2].message));
      else done(message[3]);
    }
  });
  const send = (name, parameters = {}) => {
    number += 1;
    const text = JSON.stringify([0, number, name.includes(":") ? name : `WebDriver:${name}`, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((done, fail) => waiting.set(number, [done, fail]));
  };
  return {
    send,
    get: async (body, ...args) =>
      (await send("ExecuteScript", { script: `return (${body})(...arguments)`, args })).value,
  };
}

const labels = () => [...document.querySelectorAll("#board .label")].map((label) => label.textContent.trim());

const url = pathToFileURL(resolve(page)).href;
const lines = () => [...document.querySelectorAll("#conversation .typed")].map((line) => line.textContent);

async function until(browser, body, what) {
  for (let count = 0; !(await browser.get(body)); count += 1) {
    holds(count < 300, what);
    await new Promise((done) => setTimeout(done, 100));
  }
}

const ready = (browser) => until(browser, () => !document.body.classList.contains("waits"), "the engine starts");

const type = (browser, text) => browser.get((text) => {
  const field = document.getElementById("line");
  for (const line of text.trim().split("\n")) {
    field.value = line;
    field.form.requestSubmit();
  }
}, text);

async function tried(browser) {
  await browser.send("NewSession", { capabilities: { alwaysMatch: { pageLoadStrategy: "normal" } } });
  await browser.send("SetWindowRect", { width: 1024, height: 768 });
  await browser.send("Navigate", { url: `${url}#new` });
  await ready(browser);
  await type(browser, article);
  equal(await browser.get(labels), ["(−∞, +∞)", "[X0, X3] = [0, 30]", "[X2, X3] = [20, 30]", "{X2} = {20}"]);
  const places = await browser.get(() => ["X1", "X3"].map((name) => {
    const { x, y, width, height } = document.querySelector(`#board [data-point="${name}"]`).getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  }));
  const move = ([x, y]) => ({ type: "pointerMove", x, y, duration: 100, origin: "viewport" });
  await browser.send("PerformActions", {
    actions: [{
      type: "pointer", id: "mouse", parameters: { pointerType: "mouse" },
      actions: [move(places[0]), { type: "pointerDown", button: 0 }, move(places[1]), { type: "pointerUp", button: 0 }],
    }],
  });
  equal((await browser.get(labels)).at(-1), "{X1} = {30}", "X1 is dragged");
  await browser.get(() => document.getElementById("first-lesson").click());
  holds(await browser.get(() => !document.getElementById("tutor").hidden), "a lesson begins");
}

/** A reload, another tab, one that is duplicated, a link. */
async function kept(browser) {
  await browser.send("Refresh");
  await ready(browser);
  holds(await browser.get(() => !document.getElementById("tutor").hidden), "a reload leads back to the lesson");
  await browser.get(() => document.getElementById("leave").click());
  equal((await browser.get(labels)).at(-1), "{X1} = {30}", "one's own session waits");
  const first = (await browser.send("GetWindowHandle")).value;
  await browser.send("SwitchToWindow", { handle: (await browser.send("NewWindow", { type: "tab" })).handle });
  await browser.send("Navigate", { url: `${url}#new` });
  await ready(browser);
  equal(await browser.get(labels), [], "another tab begins anew");
  await browser.send("SwitchToWindow", { handle: first });
  const before = await browser.send("GetWindowHandles");
  await browser.send("Marionette:SetContext", { value: "chrome" });
  await browser.get(() => { gBrowser.duplicateTab(gBrowser.selectedTab); });
  await browser.send("Marionette:SetContext", { value: "content" });
  await new Promise((done) => setTimeout(done, 1000));
  const copy = (await browser.send("GetWindowHandles")).find((handle) => !before.includes(handle));
  await browser.send("SwitchToWindow", { handle: copy });
  // Before the first goes on, or else the copy may begin with what that has typed meanwhile.
  await ready(browser);
  const both = [[first, "Y = 1"], [copy, "W = 2"], [first, "Z = 1"]];
  for (const [handle, line] of both) {
    await browser.send("SwitchToWindow", { handle });
    await ready(browser);
    await type(browser, line);
  }
  for (const [handle, ends] of [[first, ["Y = 1", "Z = 1"]], [copy, ["point X1 = 30", "W = 2"]]]) {
    await browser.send("SwitchToWindow", { handle });
    await browser.send("Refresh");
    await ready(browser);
    equal((await browser.get(lines)).slice(-2), ends, "each has its own");
  }
  await browser.get((fragment) => { location.hash = fragment; }, fragment("L = 1\n"));
  await until(browser, () => document.querySelectorAll("#board .label").length === 2, "a link opens");
  await browser.get(() => history.back());
  await until(browser, () => document.querySelectorAll("#conversation .typed").length > 5, "and back");
}

try {
  const browser = await marionette();
  await tried(browser);
  await kept(browser);
  console.log("✓ the same in Firefox: typed, dragged, a lesson begun; kept after a reload, beside other tabs and a link");
} catch (error) {
  console.log(`✗ in Firefox\n  ${error.message}`);
  process.exitCode = 1;
} finally {
  child.kill();
  await new Promise((done) => child.once("exit", done));
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
process.exit();
