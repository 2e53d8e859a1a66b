"""Times solvers of constraint hierarchies on the same interlinked problems, and compares their sums.

    hierarchies.py --work FOLDER --driver NAME=COMMAND … [--kinds "drawn sparse"] [--sizes "31 255"] [--budget S] [--rounds R]

The first driver is ours: exact. `--highs PYTHON` adds HiGHS, level by level, by an interpreter that has highspy. A driver is
run as `COMMAND file FILE`; README.md has the form of the file. `--program SLACKLINE` adds how long the program itself takes over
the same as a script. Exits 1 where ours is wrong.
"""

import argparse
import json
import pathlib
import shlex
import statistics
import sys
from fractions import Fraction

from processes import run
from tables import duration, ratio, table
from workloads import DEFAULT_SIZES, WORKLOADS, script

HERE = pathlib.Path(__file__).parent


class Results:
    """What one driver printed over all rounds."""

    def __init__(self):
        self.times, self.costs, self.trouble, self.peak = {}, None, "", 0

    def add(self, outcome):
        if outcome.timed_out:
            self.trouble = "was stopped: it took too long"
        elif outcome.status != 0:
            self.trouble = f"ended with status {outcome.status}"
        self.peak = max(self.peak, outcome.peak_kilobytes)
        for line in outcome.output.splitlines():
            # HiGHS announces itself first.
            if not line.startswith("{"):
                continue
            fact = json.loads(line)
            if "metric" in fact:
                self.times.setdefault(fact["metric"], []).append(fact["median_us"])
            if "costs" in fact:
                self.costs = [float(Fraction(cost)) for cost in fact["costs"]]

    def time(self, metric):
        return statistics.median(self.times[metric]) if metric in self.times else None


def compare(kind, n, options, drivers):
    file = options.work / f"{kind}-{n}.txt"
    file.write_text(WORKLOADS[kind](n))
    results = {name: Results() for name in drivers}
    for _ in range(options.rounds):
        for name, command in drivers.items():
            if not results[name].trouble:
                results[name].add(run([*command, "file", str(file)], options.budget, memory=True))
        if options.program:
            time_program(file, options, next(iter(results.values())))
    return results


def time_program(file, options, ours):
    """Reading, solving, how far each variable can go after every level (or whether each value is the only one), and telling all of it."""
    written = file.with_suffix(".slack")
    written.write_text(script(file.read_text()))
    for metric, regions in (("solve", "all"), ("solve, bare", "none")):
        outcome = run([options.program, "solve", "--regions", regions, str(written)], options.budget)
        if outcome.timed_out or outcome.status != 0:
            ours.trouble = f"does not {metric}: status {outcome.status}"
        else:
            ours.times.setdefault(metric, []).append(outcome.seconds * 1e6)


def report(kind, n, results):
    """Prints the table; says whether ours was right, as far as the others can tell."""
    names = list(results)
    ours, others = names[0], names[1:]
    rows = [["", *names, "ratio", "fastest other"]]
    for metric in sorted({metric for result in results.values() for metric in result.times}):
        times = {name: results[name].time(metric) for name in names}
        rivals = {name: times[name] for name in others if times[name] is not None}
        best = min(rivals, key=rivals.get, default=None)
        rows.append([metric, *(duration(times[name]) for name in names),
                     ratio(rivals.get(best), times[ours]), best or "–"])
    rows.append(["peak memory", *(f"{r.peak / 1024:.1f} MB" for r in results.values()), "", ""])
    print(f"\n{kind}, n = {n}\n")
    print(table(rows))
    mine, isRight = results[ours].costs, not results[ours].trouble
    for name, result in results.items():
        if result.trouble:
            print(f"! {name} {result.trouble}")
        elif name != ours and result.costs and mine:
            for level, (cost, least) in enumerate(zip(result.costs, mine)):
                if abs(cost - least) > 1e-6 * max(1, abs(least)):
                    print(f"! {name} has {cost:.9g} at level {level}, {ours} {least:.9g}")
                    # Level by level no sum can be less than ours; what comes after another sum can be anything.
                    isRight = isRight and not (name == "HiGHS" and cost < least)
                    break
    sys.stdout.flush()
    return isRight


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--driver", action="append", required=True, metavar="NAME=COMMAND")
    parser.add_argument("--highs", metavar="PYTHON")
    parser.add_argument("--program", metavar="SLACKLINE")
    parser.add_argument("--kinds", default=" ".join(WORKLOADS))
    parser.add_argument("--sizes", help="for every kind; otherwise each has its own")
    parser.add_argument("--budget", type=float, default=20, help="seconds for one process")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    drivers = {}
    for driver in options.driver:
        name, _, command = driver.partition("=")
        drivers[name] = shlex.split(command)
    if options.highs:
        drivers["HiGHS"] = [options.highs, str(HERE / "highs.py")]
    right = True
    for kind in filter(WORKLOADS.__contains__, options.kinds.split()):
        for n in map(int, options.sizes.split()) if options.sizes else DEFAULT_SIZES[kind]:
            right = report(kind, n, compare(kind, n, options, drivers)) and right
    return 0 if right else 1


sys.exit(main())
