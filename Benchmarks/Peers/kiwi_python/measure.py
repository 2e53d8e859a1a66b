"""How the Python driver measures; what kiwi_cpp/measure.hpp says holds here too."""

import json
import math
import time

now = time.perf_counter_ns


def _clock_overhead():
    gaps = []
    for _ in range(1001):
        before = now()
        gaps.append(now() - before)
    return sorted(gaps)[500]


OVERHEAD = _clock_overhead()


class Run:
    """The samples and checks of one group of operations at one size."""

    def __init__(self, seconds, repetitions):
        self.seconds, self.repetitions = seconds, repetitions
        self.done, self.samples, self.errors = 0, {}, {}

    def again(self):
        """Whether the group shall be done once more: at least once."""
        self.done += 1
        if self.done == 1:
            self.end = now() + self.seconds * 1e9
            return True
        return self.done <= self.repetitions and now() < self.end

    def sample(self, metric, nanoseconds):
        self.samples.setdefault(metric, []).append(nanoseconds)

    def since(self, start, metric, count=1):
        """A sample of what began at `start` and was done `count` times."""
        self.sample(metric, max(0, now() - start - OVERHEAD) / count)

    def build(self, ops):
        """The samples of a build whose single operations took so long."""
        self.sample("a_total", sum(ops))
        for op in ops:
            self.sample("a_op_median", op)
        for op in ops[-max(1, len(ops) // 10):]:
            self.sample("a_op_last", op)

    def check(self, name, error):
        """Keeps the largest error seen under this name."""
        if math.isnan(error):
            error = 1e300
        self.errors[name] = max(error, self.errors.get(name, 0))

    def print(self):
        for metric, samples in sorted(self.samples.items()):
            s = sorted(samples)
            print(json.dumps({
                "metric": metric, "median_us": s[len(s) // 2] / 1e3, "min_us": s[0] / 1e3,
                "p90_us": s[len(s) * 9 // 10] / 1e3, "reps": len(s)}))
        for name, error in sorted(self.errors.items()):
            print(json.dumps({"check": name, "maxerr": error}), flush=True)


def estimate(group, n, budget):
    """Seconds that one repetition takes; a size whose half is too slow counts as too slow."""
    if n <= 100:
        return 0
    half = estimate(group, n // 2, budget)
    if half > budget:
        return half
    start = now()
    group(Run(0, 1), n // 2)
    return (now() - start) / 1e9 * 8  # the dearest operations grow with the cube of n


def run(metrics, group, n, budget):
    """Runs a group and prints its lines, or says that it was left out."""
    if estimate(group, n, budget) > budget:
        print(json.dumps({"skipped": metrics}), flush=True)
        return
    run = Run(budget / 5, 1001)
    group(run, n)
    run.print()
