"""HiGHS as a driver: `highs.py file FILE`. The levels one after another, each sum then held where it is least.

It is brought up to date once: HiGHS has no hierarchies, and would solve every level anew after each change.
"""

import json
import sys
import time

import highspy


def read(path):
    count, rows = 0, []
    with open(path) as file:
        for line in file:
            words = line.split()
            if words[0] == "v":
                count = int(words[1])
            elif words[0] == "c":
                terms = list(map(int, words[5:]))
                rows.append((int(words[1]), int(words[2]), words[3], float(words[4]),
                             list(zip(terms[::2], terms[1::2]))))
    return count, rows


def solve(count, rows):
    """The least sum of each level."""
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    infinity = highspy.kHighsInf
    for _ in range(count):
        solver.addVar(-infinity, infinity)
    sums = {}
    for level, weight, relation, right, terms in rows:
        places, numbers = [v for v, _ in terms], [float(c) for _, c in terms]
        if level > 0:
            # What is too much and what is missing, as far as they cost anything.
            for sign, costs_nothing in ((1.0, ">="), (-1.0, "<=")):
                place = solver.getNumCol()
                solver.addVar(0.0, infinity)
                places.append(place)
                numbers.append(-sign)
                if relation != costs_nothing:
                    sums.setdefault(level, []).append((place, float(weight)))
        lower = right if level > 0 or relation != "<=" else -infinity
        upper = right if level > 0 or relation != ">=" else infinity
        solver.addRow(lower, upper, len(places), places, numbers)
    costs = []
    for level in range(1, max(sums, default=0) + 1):
        if level not in sums:
            costs.append(0.0)
            continue
        for place in range(solver.getNumCol()):
            solver.changeColCost(place, 0.0)
        for place, weight in sums[level]:
            solver.changeColCost(place, weight)
        solver.run()
        least = solver.getObjectiveValue()
        costs.append(least)
        solver.addRow(-infinity, least + 1e-7 * max(1, abs(least)), len(sums[level]),
                      [place for place, _ in sums[level]], [weight for _, weight in sums[level]])
    return costs


def main():
    count, rows = read(sys.argv[2])
    start = time.process_time()
    costs = solve(count, rows)
    print(json.dumps({"metric": "b_total", "median_us": (time.process_time() - start) * 1e6}))
    print(json.dumps({"costs": [repr(cost) for cost in costs]}))


main()
