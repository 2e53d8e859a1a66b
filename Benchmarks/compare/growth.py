"""How the whole program grows: time and memory of files that are long, by doubling.

Each file is run at half its size and at its full one.
"""

import argparse
import os
import random
import sys
import tempfile

import processes
from workloads import WORKLOADS, script


def klee_minty(dimensions):
    """Where the rule of Dantzig visits all 2**dimensions vertices; named as in the lesson on it."""
    rows = [f"Maximize\n {' + '.join(f'{2 ** (dimensions - j)} x{j}' for j in range(1, dimensions + 1))}", "Subject To"]
    for i in range(1, dimensions + 1):
        terms = [f"{2 ** (i - j + 1)} x{j}" for j in range(1, i)] + [f"x{i}"]
        rows.append(f"  c{i}: {' + '.join(terms)} <= {5 ** i}")
    return "\n".join([*rows, "End", ""])


def chain(count):
    return "x0 = 0\n" + "".join(f"x{i} >= x{i - 1} + 1\n" for i in range(1, count))


def lesson(size):
    paragraph = "A *paragraph* of some words, with `code` and a [link](lesson.md), as lessons have them.\n\n"
    example = "```slackline\n> X = 1 @low\n> undo\n```\n\n"
    text = "# Long\n\n" + example
    return text + paragraph * ((size - len(text)) // len(paragraph))


def typed(count):
    return "# Typed\n\n```slackline\n" + "> x = 1 @low\n...\n" * count + "```\n"


def escaped(count):
    return f"# Escaped\n\n{'<' * count}\n\n```slackline\n> X = 1\n...\n```\n"


def plotted(count):
    return "point P = 5\n" + "".join(f"x + P = {i * i % 9973} @low\n" for i in range(count)) + "plot\n"


def ambiguous(count):
    return "x0 >= 0\n" + "".join(f"x{i} >= x{i - 1} + {i % 7 + 1}\n" for i in range(1, count)) + "ambiguous\n"


def clash(count):
    """Dense rows, four for each variable, in which nothing stands out: there are more conflicts than anybody can look through."""
    chance = random.Random(count)
    rows = []
    for _ in range(count):
        terms = [f"({chance.randint(-9, 9)})*x{j}" for j in range(count // 4)]
        rows.append(f"{' + '.join(terms)} >= {chance.randint(0, 59)}")
    return "\n".join([*rows, ""])


def detours(count):
    """A chain that is too long, with a way round each step: the smallest conflict is the one without detours."""
    steps = (f"y{i} >= x{i - 1} + 5\nx{i} >= y{i} + 5\nx{i} >= x{i - 1} + 10\n" for i in range(1, count + 1))
    return "x0 >= 0\n" + "".join(steps) + f"x{count} <= {10 * count - 1}\n"


def points(count):
    lines = range(0, count, 800)
    return "".join("point " + ", ".join(f"v{i} = 0" for i in range(start, start + 800)) + "\n" for start in lines)


def asked(question):
    """A question about a random hierarchy."""
    return lambda count: f"{script(WORKLOADS['sparse'](count))}t: x5 = 7 @low\n{question}\n"


# Name, the words of the command, the file's ending, its text at a size, the full size.
WORK = [
    ("the same line", ["run"], "slack", lambda n: "X = 1 @low\n" * n, 20_000),
    ("the same line, solved", ["solve"], "slack", lambda n: "X = 1 @low\n" * n, 20_000),
    ("lines as JSON", ["run", "--format", "json"], "slack", chain, 2_000),
    ("a trace", ["run"], "slack", lambda n: chain(n) + "trace\n", 2_000),
    ("Klee-Minty", ["solve"], "lp", klee_minty, 20),
    ("blank lines", ["run"], "slack", lambda n: "\n" * n, 1_000_000),
    ("a lesson, bytes", ["lesson", "check"], "md", lesson, 10_000_000),
    ("a lesson, typed lines", ["lesson", "check"], "md", typed, 8_000),
    ("a lesson, <", ["export", "-o", "page.html"], "md", escaped, 400_000),
    ("a plot", ["run"], "slack", plotted, 2_000),
    ("what is ambiguous", ["run"], "slack", ambiguous, 400),
    ("prices", ["run"], "slack", asked("sensitivity"), 200),
    ("a sweep", ["run"], "slack", asked("sweep t from 0 to 20"), 200),
    ("a region in the plane", ["run"], "slack", asked("region x5 x6"), 200),
    ("points", ["run"], "slack", points, 40_000),
    ("a dense clash, 15 x 60", ["solve"], "slack", clash, 60),
    ("a dense clash, 20 x 80", ["solve"], "slack", clash, 80),
    ("a clash with detours", ["solve"], "slack", detours, 400),
]


def measure(program, words, ending, text, budget):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, f"long.{ending}")
        with open(path, "w") as file:
            file.write(text)
        outcome = processes.run([program, *words, path], budget, folder=folder, memory=True)
    if not outcome.timed_out and outcome.status not in (0, 1):
        sys.exit(f"{' '.join(words)}: status {outcome.status}")
    return outcome


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("--budget", type=int, default=120)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    budget = options.budget
    print(f"{'':24}{'size':>12}{'seconds':>10}{'MiB':>8}{'seconds at half':>18}")
    for name, words, ending, text, size in WORK:
        if options.only not in name:
            continue
        half, full = (measure(options.program, words, ending, text(n), budget) for n in (size // 2, size))
        late = f"> {budget}"
        seconds, before = (late if it.timed_out else f"{it.seconds:.2f}" for it in (full, half))
        print(f"{name:24}{size:>12}{seconds:>10}{full.peak_kilobytes // 1024:8}{before:>18}", flush=True)


if __name__ == "__main__":
    main()
