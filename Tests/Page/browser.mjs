// A headless Chromium, driven over a pipe by the DevTools protocol. It has no network: every name leads nowhere.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Starts a browser with a profile of its own. */
export async function openBrowser() {
  const profile = mkdtempSync(join(tmpdir(), "slackline-"));
  const child = spawn("chromium", [
    "--headless=new", "--no-sandbox", "--remote-debugging-pipe", `--user-data-dir=${profile}`,
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--hide-scrollbars", "about:blank",
  ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
  const connection = connect(child.stdio[3], child.stdio[4]);
  return {
    /** A new page, with nothing open in it; beside another one it shares what that keeps. */
    async page(url, options = {}) {
      const { browserContextId } = options.beside?.context ?? await connection.send("Target.createBrowserContext");
      const { targetId } = await connection.send("Target.createTarget", { url: "about:blank", browserContextId });
      const { sessionId } = await connection.send("Target.attachToTarget", { targetId, flatten: true });
      const tab = new Tab(connection, sessionId);
      tab.context = { browserContextId };
      await tab.begin(options);
      if (url) await tab.go(url);
      return tab;
    },
    async close() {
      await connection.send("Browser.close").catch(() => {});
      if (child.exitCode === null) await new Promise((done) => child.once("exit", done));
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

function connect(input, output) {
  const waiting = new Map();
  const listeners = new Set();
  let number = 0;
  let rest = "";
  output.setEncoding("utf8");
  output.on("data", (text) => {
    const messages = (rest + text).split("\0");
    rest = messages.pop();
    for (const message of messages.map((text) => JSON.parse(text))) {
      if (message.id === undefined) {
        for (const listen of listeners) listen(message);
        continue;
      }
      const { done, fail } = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.error) fail(new Error(message.error.message));
      else done(message.result);
    }
  });
  return {
    listeners,
    send(method, params = {}, sessionId = undefined) {
      number += 1;
      const id = number;
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      return new Promise((done, fail) => waiting.set(id, { done, fail }));
    },
  };
}

/** A page of the browser, and a hand on it. */
class Tab {
  /** What scripts complained of, and what was asked of the network. */
  complaints = [];
  requests = [];

  constructor(connection, session) {
    Object.assign(this, { connection, session });
  }

  send(method, params) {
    return this.connection.send(method, params, this.session);
  }

  /** Whether the page asked back before it was left. */
  wasAsked = false;

  async begin({ width = 1024, height = 768, scheme = "light", before = "", motion = "reduce", language = "en-US" }) {
    this.connection.listeners.add(({ method, params, sessionId }) => {
      if (sessionId !== this.session) return;
      if (method === "Runtime.exceptionThrown") this.complaints.push(params.exceptionDetails.exception?.description);
      if (method === "Log.entryAdded" && params.entry.level === "error") this.complaints.push(params.entry.text);
      if (method === "Network.requestWillBeSent" && !/^(file|data|blob):/.test(params.request.url)) {
        this.requests.push(params.request.url);
      }
      if (method === "Page.javascriptDialogOpening") {
        this.wasAsked = params.type === "beforeunload";
        if (this.wasAsked) this.send("Page.handleJavaScriptDialog", { accept: true }).catch(() => {});
        else this.complaints.push(`dialog: ${params.message}`);
      }
      if (method === "Page.loadEventFired") this.loaded?.();
      if (method === "Inspector.targetCrashed") this.crashed?.();
    });
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await this.send(`${domain}.enable`);
    await this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: width < 500 });
    await this.send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-color-scheme", value: scheme }, { name: "prefers-reduced-motion", value: motion }],
    });
    await this.send("Emulation.setUserAgentOverride", { userAgent: "", acceptLanguage: language });
    if (before) await this.send("Page.addScriptToEvaluateOnNewDocument", { source: before });
  }

  /** Opens an address and waits until the engine has answered. */
  go(url) {
    return this.arrive("Page.navigate", { url });
  }

  reload() {
    return this.arrive("Page.reload");
  }

  /** Kills what the page runs in, as a browser does that is short of memory. */
  async crash() {
    const crashed = new Promise((done) => { this.crashed = done; });
    // What has died does not always answer.
    this.send("Page.crash").catch(() => {});
    await crashed;
  }

  async arrive(method, params) {
    const loaded = new Promise((done) => { this.loaded = done; });
    await this.send(method, params);
    await loaded;
    await this.until(() => !document.body.classList.contains("waits"));
  }

  /** The value of a function that runs in the page. */
  async get(body, ...args) {
    const expression = typeof body === "string" ? body : `(${body})(...${JSON.stringify(args)})`;
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, returnByValue: true, awaitPromise: true, userGesture: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Waits for something; a page that is stuck is no reason to wait for ever. */
  async until(body, ...args) {
    const end = Date.now() + 8_000;
    while (!(await this.get(body, ...args))) {
      if (Date.now() > end) throw new Error(`never: ${body}\n${this.complaints.join("\n")}`);
      await new Promise((done) => setTimeout(done, 10));
    }
  }

  async type(text) {
    for (const character of text) {
      if (character === "\n") await this.press("Enter");
      else await this.send("Input.insertText", { text: character });
    }
  }

  async press(key, modifiers = 0) {
    const codes = { Enter: 13, Tab: 9, Escape: 27, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, " ": 32 };
    const text = key === "Enter" ? "\r" : key.length === 1 ? key : undefined;
    const event = { key, code: key, windowsVirtualKeyCode: codes[key] ?? key.toUpperCase().charCodeAt(0), modifiers };
    await this.send("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", text, ...event });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }

  mouse(type, x, y) {
    return this.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons: 1, clickCount: 1 });
  }

  async click(selector) {
    const [x, y] = await this.get((selector) => {
      const element = document.querySelector(selector);
      element.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }, selector);
    await this.mouse("mousePressed", x, y);
    await this.mouse("mouseReleased", x, y);
  }

  async picture() {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    return Buffer.from(data, "base64");
  }

  close() {
    return this.send("Page.close");
  }
}
