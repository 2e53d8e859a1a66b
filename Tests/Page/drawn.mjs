// Pictures that answer the hand, in the plane, on the screen of views and in a tableau.

import { equal, holds, middle, place, seen } from "./checks.mjs";
import { words } from "./native.mjs";

const plane = "X >= 0\nY >= 0\nc: X + 2Y <= 20\nd: 3X + Y <= 30\ngoal: maximize X + Y @high\n";
const views = "screen 320 x 100\nview a, b\nH:|-[a(100)]-[b]-|\nV:|-[a]-|\nV:|-[b]-|\n";

const value = (tab) => tab.get(() => document.getElementById("line").value);
const told = (tab) => tab.get(() => document.getElementById("told").textContent);
const frame = (tab) => tab.get(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function drag(tab, from, to, look = async () => {}) {
  await tab.mouse("mousePressed", ...from);
  for (let step = 1; step <= 6; step += 1) {
    await tab.mouse("mouseMoved", from[0] + ((to[0] - from[0]) * step) / 6, from[1] + ((to[1] - from[1]) * step) / 6);
    await frame(tab);
    await look();
  }
  await tab.mouse("mouseReleased", ...to);
}

export const scenes = {
  async "an edge of the plane is dragged, and every frame is as the program says"(stage) {
    const native = stage.native();
    await native.ask({ do: "run", text: plane });
    const tab = await stage.open();
    await tab.type(plane);
    let count = 0;
    await drag(tab, await place(tab, 4, 8), await place(tab, 2, 6), async () => {
      const line = await told(tab);
      holds(line.startsWith("set c "), line);
      const { state } = await native.ask({ do: "run", text: line });
      equal((await seen(tab, "#board .legend")).join(""), words(state.board, "legend").join(""), line);
      await native.ask({ do: "run", text: "undo" });
      count += 1;
    });
    native.close();
    equal((await seen(tab, ".typed")).at(-1), "set c 14");
    return `${count} places`;
  },

  async "an edge is moved by keys"(stage) {
    const tab = await stage.open();
    await tab.type(plane);
    await tab.get(() => document.querySelector('#board [data-constraint="d"]').focus());
    for (let count = 0; count < 3; count += 1) await tab.press("ArrowLeft");
    await tab.press("Enter");
    holds(/^set d \d+$/.test((await seen(tab, ".typed")).at(-1)), "it is set");
    equal(await tab.get(() => document.activeElement.dataset.constraint), "d", "the focus stays");
  },

  async "an objective is turned, and the solution goes to the corner that wins"(stage) {
    const tab = await stage.open();
    await tab.type(plane);
    const head = await middle(tab, "#board [data-goal] .hold");
    const [x, y] = await place(tab, 8, 6);
    // Upwards, so that Y alone counts.
    await drag(tab, head, [x, y - 80]);
    equal((await seen(tab, ".typed")).slice(-2), ["drop goal", "goal: maximize Y @750"]);
    const star = await tab.get(() => ({ ...document.querySelector("#board [data-solution]").dataset }));
    equal([star.xValue, star.yValue], ["0", "10"]);
  },

  async "the solution is moved in the plane"(stage) {
    const tab = await stage.open();
    await tab.type(plane);
    await drag(tab, await place(tab, 8, 6), await place(tab, 4, 4));
    equal((await seen(tab, ".typed")).slice(-2), ["suggest X = 4", "suggest Y = 4"]);
  },

  async "two clicks or one stroke make a constraint, at the prompt"(stage) {
    const tab = await stage.open();
    await tab.type(plane);
    for (const at of [await place(tab, 2, 1), await place(tab, 9, 8)]) {
      await tab.mouse("mousePressed", ...at);
      await tab.mouse("mouseReleased", ...at);
      await frame(tab);
    }
    equal(await value(tab), "X - Y >= 1");
    await tab.press("Enter");
    equal((await seen(tab, ".typed")).at(-1), "X - Y >= 1");
    await drag(tab, await place(tab, 1, 3), await place(tab, 6, 3));
    equal(await value(tab), "Y >= 3");
  },

  async "a cross that keys move makes a constraint"(stage) {
    const tab = await stage.open();
    await tab.type(plane);
    await tab.get(() => document.querySelector("#board .cross").focus());
    await tab.press("Enter");
    for (let count = 0; count < 4; count += 1) await tab.press("ArrowRight");
    await tab.press("Enter");
    holds(/^Y [<>]= \d+$/.test(await value(tab)), await value(tab));
  },

  async "a column and a row of a tableau are tapped"(stage) {
    const tab = await stage.open();
    await tab.type(`${plane}goto 3\ntableau\n`);
    await tab.click('.entry:last-child th[data-column="b"]');
    equal(await value(tab), "pivot b ");
    holds((await seen(tab, ".offer")).some((words) => words.startsWith("c")), "what may leave is offered");
    await tab.click('.entry:last-child th[data-row="c"]');
    equal((await seen(tab, ".typed")).at(-1), "pivot b c");
    equal(await value(tab), "");
  },

  async "edges of views are dragged, and the window's"(stage) {
    const tab = await stage.open();
    await tab.type(views);
    const [x, y] = await middle(tab, '#board [data-box="a"] [data-edge="right"] .grip');
    await drag(tab, [x, y], [x + 30, y]);
    holds(/^suggest a.width = \d+/.test((await seen(tab, ".typed")).at(-1)), (await seen(tab, ".typed")).at(-1));
    const [right, middleY] = await middle(tab, '#board [data-box="screen"] [data-edge="right"] .grip');
    await drag(tab, [right, middleY], [right - 40, middleY]);
    holds(/^suggest screen.width = \d+/.test((await seen(tab, ".typed")).at(-1)), (await seen(tab, ".typed")).at(-1));
  },

  async "what has one name is lit together"(stage) {
    const tab = await stage.open();
    await tab.type(plane);
    const [x, y] = await middle(tab, '#board th[data-row="c"]');
    await tab.mouse("mouseMoved", x, y);
    holds((await tab.get(() => document.querySelectorAll('#board g[data-constraint="c"].lit').length)) > 0, "its line");
    equal(await tab.get(() => document.querySelectorAll('#board g[data-constraint="d"].lit').length), 0);
  },

  async "both of a pair of a program and its dual are lit, and what belongs to them"(stage) {
    const tab = await stage.open();
    await tab.type(`${plane}dual\n`);
    const [x, y] = await middle(tab, '.entry:last-child td[data-row="c"]');
    await tab.mouse("mouseMoved", x, y);
    const lit = await tab.get(() => [...document.querySelectorAll(".entry:last-child .lit")].map((cell) => cell.textContent));
    equal(lit.slice(0, 2), ["c", "X + 2Y <= 20"]);
    holds(lit.some((words) => words.endsWith("_c >= 0")), "its price");
    holds((await tab.get(() => document.querySelectorAll('#board g[data-constraint="c"].lit').length)) > 0, "its line");
  },

  async "a region of space is turned by a pointer and by keys, and stays turned"(stage) {
    const tab = await stage.open();
    const typed = "x >= 0\ny >= 0\nz >= 0\nc: x + y + z <= 10\nz <= 6\nmaximize x + 2y @high\n";
    await tab.type(typed);
    const points = () =>
      tab.get(() => [...document.querySelectorAll("#board figure.space polygon.area")].map((face) => face.getAttribute("points")).join("\n"));
    const before = await points();
    equal(before.split("\n").length, 5);
    const [x, y] = await middle(tab, "#board figure.space svg");
    await drag(tab, [x, y], [x + 40, y - 20]);
    const turned = await points();
    holds(turned !== before, "it is turned");
    await tab.type("x <= 9\n");
    await tab.type("undo\n");
    equal(await points(), turned, "what is drawn anew stays turned");
    await tab.get(() => document.querySelector("#board figure.space svg").focus());
    await tab.press("ArrowLeft");
    holds((await points()) !== turned, "keys turn it");
    await tab.press("Home");
    const straight = (text) => text.split(/[\s,]+/).map((part) => Math.round(Number(part)));
    const [now, then] = [straight(await points()), straight(before)];
    holds(now.every((value, index) => Math.abs(value - then[index]) <= 1), "and Home turns it back");
  },
};
