"""The interlinked hierarchies that solvers are compared on, as text that every driver reads.

    v COUNT                                               so many variables
    c LEVEL WEIGHT RELATION RIGHT VARIABLE COEFFICIENT …  a constraint; level 0 is required, 1 the highest wish
    o NAME INDEX                                          an operation: the constraint is removed (NAME_rm), and added (NAME_add)
    d NAME INDEX FROM STEP                                a drag: its right side becomes FROM + STEP (k mod 7 + 1), k = 0, 1, …;
                                                          those of one name move together
"""

import random


class Workload:
    def __init__(self, variables):
        self.lines = [f"v {variables}"]
        self.count = 0

    def add(self, terms, relation, right, level=0, weight=1):
        """Terms are pairs of a coefficient and a variable."""
        self.lines.append(f"c {level} {weight} {relation} {right} "
                          + " ".join(f"{variable} {coefficient}" for coefficient, variable in terms))
        self.count += 1
        return self.count - 1

    def operation(self, name, index):
        self.lines.append(f"o {name} {index}")

    def drag(self, name, index, start, step):
        self.lines.append(f"d {name} {index} {start} {step}")

    def text(self):
        return "\n".join(self.lines) + "\n"


# What the levels of a workload are called in a script, the highest wish first; as in Workload.swift.
PRIORITIES = ["required", "900", "700", "500", "300", "100"]


def script(text):
    """The same variables and constraints as a script of slackline's."""
    lines = []
    for line in text.splitlines():
        words = line.split()
        if words[0] == "v":
            names = [f"x{index}" for index in range(int(words[1]))]
            lines += ["var " + ", ".join(names[start:start + 100]) for start in range(0, len(names), 100)]
        elif words[0] == "c":
            level, weight, relation, right = int(words[1]), words[2], words[3], words[4]
            terms = zip(words[5::2], words[6::2])
            left = " + ".join(f"({coefficient})*x{variable}" for variable, coefficient in terms)
            ending = f" weight {weight}" if level > 0 else ""
            lines.append(f"{left} {relation} {right} @{PRIORITIES[level]}{ending}")
    return "\n".join(lines) + "\n"


def drawn(n):
    """A binary tree as it is drawn: parents above the middle of their children, neighbours apart."""
    work = Workload(n)
    root = work.add([(1, 0)], "=", 0, level=1)
    gap = None
    for p in range(n // 2):
        a, b = 2 * p + 1, 2 * p + 2
        work.add([(2, p), (-1, a), (-1, b)], "=", 0)
        index = work.add([(1, b), (-1, a)], ">=", 10)
        if (p + 1) & p:
            index = work.add([(1, a), (-1, a - 1)], ">=", 10)
        if p == n // 4:
            gap = index
        work.add([(1, b), (-1, a)], "=", 0, level=3)
    work.operation("c_gap", gap)
    work.drag("d_root", root, 0, 5)
    return work.text()


def random_sparse(n, coefficients, weights):
    """3n rows of two to four terms, a quarter on each level; all requirements hold at some point."""
    source = random.Random(f"sparse {n} {max(coefficients)}")
    work = Workload(n)
    point = [source.randint(-100, 100) for _ in range(n)]
    edits = []
    for index in range(3 * n):
        variables = source.sample(range(n), source.randint(2, 4))
        terms = [(source.choice(coefficients), v) for v in variables]
        value = sum(c * point[v] for c, v in terms)
        level, relation = index % 4, source.choice(["=", "<=", ">="])
        if level == 0:
            if relation == "=" and source.random() < 0.6:
                relation = ">="
            slack = source.randint(0, 20)
            value += {"=": 0, "<=": slack, ">=": -slack}[relation]
        else:
            value += source.randint(-60, 60)
        work.add(terms, relation, value, level, source.choice(weights) if level else 1)
        if level == 1 and len(edits) < 3:
            edits.append((index, value))
    for number, (index, value) in enumerate(edits):
        work.drag(f"d_edit{number}", index, value, 3)
    work.operation("e_wish", edits[0][0])
    return work.text()


def sparse(n):
    return random_sparse(n, [-1, 1], [1])


def sparse5(n):
    return random_sparse(n, [c for c in range(-5, 6) if c], list(range(1, 10)))


def grid(n):
    """√n × √n cells, columns and rows aligned, gaps between them, columns of equal width wished for."""
    g = round(n ** 0.5)
    work = Workload(2 * g * g)
    x, y = (lambda i, j: 2 * (i * g + j)), (lambda i, j: 2 * (i * g + j) + 1)
    left = work.add([(1, x(0, 0))], "=", 0)
    aligned = None
    for i in range(g):
        for j in range(g):
            if i > 0:
                index = work.add([(1, x(i, j)), (-1, x(i - 1, j))], "=", 0)
                aligned = index if (i, j) == (g // 2, g // 2) else aligned
                work.add([(1, y(i, j)), (-1, y(i - 1, j))], ">=", 15 + i % 3)
            if j > 0:
                work.add([(1, y(i, j)), (-1, y(i, j - 1))], "=", 0)
                work.add([(1, x(i, j)), (-1, x(i, j - 1))], ">=", 20 + j % 5)
            work.add([(1, y(i, j))], "=", 0, level=3)
            if i == 0 and j > 1:
                work.add([(1, x(0, j)), (-2, x(0, j - 1)), (1, x(0, j - 2))], "=", 0, level=2)
    work.operation("c_aligned", aligned)
    work.drag("d_left", left, 0, 5)
    return work.text()


def edits(n):
    """A chain, every n/50-th item of it edited: all moved by the same amount."""
    work = Workload(n)
    for i in range(n - 1):
        work.add([(1, i + 1), (-1, i)], ">=", 10)
        work.add([(1, i + 1)], "=", 0, level=3)
    for i in range(0, n, max(1, n // 50)):
        work.drag("d_alike", work.add([(1, i)], "=", 10 * i, level=1), 10 * i, 5)
    return work.text()


def levels(n):
    """A chain whose wishes are on five levels, with weights and relations of all kinds."""
    source = random.Random(f"levels {n}")
    work = Workload(n)
    first = work.add([(1, 0)], "=", 0)
    for i in range(n - 1):
        work.add([(1, i + 1), (-1, i)], ">=", source.randint(1, 20))
        work.add([(1, i + 1)], source.choice(["=", "<=", ">="]), source.randint(0, 12 * n),
                 source.randint(1, 5), source.randint(1, 9))
    work.operation("c_wish", 2 * (n // 2))
    work.drag("d_first", first, 0, 5)
    return work.text()


WORKLOADS = {"drawn": drawn, "sparse": sparse, "sparse5": sparse5, "grid": grid, "edits": edits,
             "levels": levels}
DEFAULT_SIZES = {"drawn": [31, 255, 1023], "sparse": [30, 100, 200], "sparse5": [30, 100, 200],
                 "grid": [100, 400], "edits": [100, 1000], "levels": [100, 1000]}
