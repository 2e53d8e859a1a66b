"""Runs the drivers in turn on the same work and prints their times side by side.

    chain.py --driver NAME=COMMAND … [--kinds "ineq eq"] [--sizes "10 100"] [--budget S] [--rounds R]

The first driver is ours; a ratio is the time of the fastest other driver by ours. Exits 1 where ours
is wrong.
"""

import argparse
import json
import shlex
import statistics
import sys

from processes import run
from tables import duration, ratio, table

DEFAULT_SIZES = {"ineq": [10, 100, 1000], "eq": [10, 100, 1000], "tree": [10, 100], "screen": [200]}
SLACK = 1e-6  # what a driver in floating point may be off, by the size of the numbers


class Results:
    """What one driver printed over all rounds for one kind and size."""

    def __init__(self):
        self.medians, self.errors, self.skipped = {}, {}, set()
        self.peak_kilobytes, self.troubles = 0, set()

    def add(self, outcome):
        self.peak_kilobytes = max(self.peak_kilobytes, outcome.peak_kilobytes)
        if outcome.timed_out:
            self.troubles.add("was stopped: it took too long")
        elif outcome.status != 0:
            self.troubles.add(f"ended with status {outcome.status}")
        for line in outcome.output.splitlines():
            try:
                self.take(json.loads(line))
            except (ValueError, TypeError, KeyError):
                self.troubles.add(f"printed a line that says nothing: {line[:60]}")

    def take(self, fact):
        if "metric" in fact:
            median = float(fact["median_us"])
            self.medians.setdefault(fact["metric"], []).append(median)
        elif "check" in fact:
            name, error = fact["check"], float(fact["maxerr"])
            if not error <= self.errors.get(name, -1):  # so that NaN stays
                self.errors[name] = error
        elif "skipped" in fact:
            self.skipped.update(fact["skipped"].split())
        else:
            raise KeyError("metric")

    def median(self, metric):
        return statistics.median(self.medians[metric]) if metric in self.medians else None


def compare(kind, n, drivers, budget, rounds):
    results = {name: Results() for name in drivers}
    for _ in range(rounds):
        for name, command in drivers.items():
            arguments = [*command, kind, str(n), f"{budget:g}"]
            results[name].add(run(arguments, limit=60 + 20 * budget, memory=True))
    return results


def report(kind, n, results):
    """Prints the table; says whether our own driver was right (to the last digit: it is exact)."""
    names = list(results)
    ours, others = names[0], names[1:]
    metrics = sorted({m for r in results.values() for m in [*r.medians, *r.skipped]})
    rows = [["", *names, "ratio", "fastest other"]]
    for metric in metrics:
        times = {name: results[name].median(metric) for name in names}
        rivals = {name: times[name] for name in others if times[name] is not None}
        best = min(rivals, key=rivals.get, default=None)
        cells = ["skipped" if metric in results[name].skipped else duration(times[name])
                 for name in names]
        rows.append([metric, *cells, ratio(rivals.get(best), times[ours]), best or "–"])
    rows.append(["peak memory", *(f"{r.peak_kilobytes / 1024:.1f} MB" for r in results.values()),
                 "", ""])
    print(f"\n{kind}, n = {n}\n")
    print(table(rows))
    wrong = set()
    for name, result in results.items():
        for trouble in sorted(result.troubles):
            print(f"! {name} {trouble}")
        for check, error in sorted(result.errors.items()):
            if not error <= (0 if name == ours else SLACK * max(100, 10 * n)):
                print(f"! {name} is wrong in {check}: off by {error:g}")
                wrong.add(name)
        largest = max(result.errors.values(), default=None)
        if largest is None and not result.skipped:
            print(f"! {name} printed no check")
        if largest is not None:
            print(f"{name}: largest error {largest:.3g} in {len(result.errors)} checks")
    sys.stdout.flush()
    return not (wrong | {name for name in names if results[name].troubles}) & {ours}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--driver", action="append", required=True, metavar="NAME=COMMAND")
    parser.add_argument("--kinds", default="ineq eq tree screen")
    parser.add_argument("--sizes", help="for every kind; otherwise each has its own")
    parser.add_argument("--budget", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    drivers = {}
    for driver in options.driver:
        name, equals, command = driver.partition("=")
        if not equals or not name or not command:
            parser.error(f"--driver takes NAME=COMMAND, not {driver}")
        drivers[name] = shlex.split(command)
    right = True
    for kind in options.kinds.split():
        if kind not in DEFAULT_SIZES and not options.sizes:
            parser.error(f"for the kind {kind} give --sizes")
        for n in map(int, options.sizes.split()) if options.sizes else DEFAULT_SIZES[kind]:
            results = compare(kind, n, drivers, options.budget, options.rounds)
            right = report(kind, n, results) and right
    return 0 if right else 1


sys.exit(main())
