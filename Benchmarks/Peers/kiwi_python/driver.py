"""The driver over kiwisolver: `driver.py KIND N [BUDGET_SECONDS]`."""

import sys

import chain
import screen
import tree


def main(kind="", n="0", budget="5"):
    n, budget = int(n), float(budget)
    if kind not in ("ineq", "eq", "tree", "screen") or n < 10 or budget <= 0:
        sys.exit("usage: driver.py ineq|eq|tree|screen N [BUDGET_SECONDS], where N >= 10")
    if kind == "tree":
        tree.all_metrics(n, budget)
    elif kind == "screen":
        screen.all_metrics(n, budget)
    else:
        chain.all_metrics(kind == "ineq", n, budget)


main(*sys.argv[1:])
