"""The linear programs that the exact solvers are compared on, and their spellings for each tool.

Every problem has integer data and variables x1 … xn >= 0, so that all tools read the same numbers.
"""

import random
from dataclasses import dataclass
from decimal import Decimal


@dataclass
class Problem:
    family: str
    name: str
    sense: str          # "maximize" or "minimize"
    objective: list     # a coefficient for each variable
    rows: list          # (coefficients, "<=" or ">=" or "=", right side)

    def cplex_lp(self):
        """For glpsol and esolver, which take variables to be >= 0 unless told otherwise."""
        lines = [self.sense.capitalize(), " obj: " + terms(self.objective, " "), "Subject To"]
        lines += [f" c{i}: {terms(a, ' ')} {relation} {b}"
                  for i, (a, relation, b) in enumerate(self.rows, 1)]
        return "\n".join(lines + ["End", ""])

    def ine(self):
        """For cddlib and PPL: each row is b a1 … an, meaning b + a·x >= 0 (or = 0 if `linearity`)."""
        rows, equations = [], []
        for i, (a, relation, b) in enumerate(self.rows, 1):
            if relation == "=":
                equations.append(i)
            sign = 1 if relation == ">=" else -1
            rows.append([-sign * b] + [sign * c for c in a])
        n = len(self.objective)
        rows += [[0] + [int(i == j) for j in range(n)] for i in range(n)]
        lines = ["H-representation"]
        if equations:
            lines.append(f"linearity {len(equations)} {' '.join(map(str, equations))}")
        lines += ["begin", f"{len(rows)} {n + 1} rational"]
        lines += [" ".join(map(str, row)) for row in rows]
        return "\n".join(lines + ["end", self.sense, " ".join(map(str, [0] + self.objective)), ""])

    def script(self):
        """For slackline."""
        lines = [f"x{j} >= 0" for j in range(1, len(self.objective) + 1)]
        lines += [f"{terms(a)} {relation} {b}" for a, relation, b in self.rows]
        return "\n".join(lines + [f"{self.sense} {terms(self.objective)}", ""])


def terms(coefficients, between=""):
    """`3x1 - x2`, or `3 x1 - 1 x2` with a space between."""
    text = ""
    for j, c in enumerate(coefficients, 1):
        if c != 0:
            sign = ("- " if c < 0 else "") if not text else (" - " if c < 0 else " + ")
            text += f"{sign}{abs(c)}{between}x{j}"
    return text or f"0{between}x1"


def teaching():
    def problem(name, sense, objective, *rows):
        return Problem("teaching", name, sense, objective, list(rows))

    yield problem("Wyndor Glass", "maximize", [3, 5],
                  ([1, 0], "<=", 4), ([0, 2], "<=", 12), ([3, 2], "<=", 18))
    # A day's calories, protein and calcium from oatmeal, chicken, eggs, milk, cherry pie and pork
    # with beans, at the least price (Chvátal, Linear Programming, 1983, chapter 1).
    yield problem("diet", "minimize", [3, 24, 13, 9, 20, 19],
                  ([110, 205, 160, 160, 420, 260], ">=", 2000),
                  ([4, 32, 13, 8, 4, 14], ">=", 55),
                  ([2, 12, 54, 285, 22, 80], ">=", 800),
                  *[([int(i == j) for j in range(6)], "<=", most)
                    for i, most in enumerate([4, 3, 2, 8, 2, 2])])
    # Beale, Cycling in the dual simplex algorithm, 1955; rows times 100, objective times 100.
    yield problem("Beale", "maximize", [75, -15000, 2, -600],
                  ([25, -6000, -4, 900], "<=", 0), ([50, -9000, -2, 300], "<=", 0),
                  ([0, 0, 1, 0], "<=", 1))
    # Chvátal, Linear Programming, 1983, chapter 3; rows times 2.
    yield problem("Chvátal", "maximize", [10, -57, -9, -24],
                  ([1, -11, -5, 18], "<=", 0), ([1, -3, -1, 2], "<=", 0), ([1, 0, 0, 0], "<=", 1))
    yield problem("unbounded", "maximize", [3, 5], ([1, -1], "<=", 4), ([-2, 1], "<=", 6))
    yield problem("infeasible", "maximize", [3, 5], ([1, 1], "<=", 4), ([1, 1], ">=", 5))


def dense(n, seed):
    """Coefficients from −9 to 9; the first row is positive, so that there is an optimum."""
    r = random.Random(f"dense {n} {seed}")
    rows = [[r.randint(1, 9) for _ in range(n)]]
    rows += [[r.randint(-9, 9) for _ in range(n)] for _ in range(n - 1)]
    return Problem(f"dense {n} × {n}", f"seed {seed}", "maximize",
                   [r.randint(-3, 9) for _ in range(n)],
                   [(row, "<=", r.randint(10, 100)) for row in rows])


def klee_minty(n):
    """The cube whose every corner the largest-coefficient rule visits (Klee and Minty, 1972), in
    Chvátal's form: the optimum is 100^(n − 1)."""
    rows = []
    for i in range(1, n + 1):
        row = [2 * 10 ** (i - j) for j in range(1, i)] + [1] + [0] * (n - i)
        rows.append((row, "<=", 100 ** (i - 1)))
    return Problem("Klee–Minty", f"n = {n}", "maximize",
                   [10 ** (n - j) for j in range(1, n + 1)], rows)


def transport(n, seed):
    """From n places to half as many more, what is asked for being there."""
    source = random.Random(f"transport {n} {seed}")
    m = n * 3 // 2
    demand = [source.randint(1, 50) for _ in range(m)]
    rows = [([int(k // m == i) for k in range(n * m)], "<=", sum(demand) // n + 10)
            for i in range(n)]
    rows += [([int(k % m == j) for k in range(n * m)], ">=", demand[j]) for j in range(m)]
    return Problem(f"transport {n} × {m}", f"seed {seed}", "minimize",
                   [source.randint(1, 99) for _ in range(n * m)], rows)


def assignment(n, seed):
    """n people and n tasks, one for each."""
    source = random.Random(f"assignment {n} {seed}")
    rows = [([int(k // n == i) for k in range(n * n)], "=", 1) for i in range(n)]
    rows += [([int(k % n == j) for k in range(n * n)], "=", 1) for j in range(n)]
    return Problem(f"assignment {n}", f"seed {seed}", "minimize",
                   [source.randint(1, 99) for _ in range(n * n)], rows)


@dataclass
class File:
    """A program as an MPS file has it."""
    family: str
    path: object

    @property
    def name(self):
        return self.path.stem


@dataclass
class Sparse:
    """A program of many rows with few terms each, as an LP file has it."""
    family: str
    name: str
    objective: list     # (coefficient, variable)
    rows: list          # (name, [(coefficient, variable)], relation, right side)

    def cplex_lp(self):
        lines = ["Minimize", " obj: " + spread(self.objective), "Subject To"]
        lines += [f" {name}: {spread(row)} {relation} {b}" for name, row, relation, b in self.rows]
        return "\n".join(lines + ["End", ""])


def spread(row):
    """`3 x1 - 1 x2`, twenty terms to the line, as esolver's lines must be short."""
    words = [f"{'-' if c < 0 else '+'} {abs(c)} {x}" for c, x in row]
    lines = [" ".join(words[k:k + 20]) for k in range(0, len(words), 20)]
    return "\n   ".join(lines).removeprefix("+ ")


def multi_period(rows, seed=1, products=9):
    """Production in each period, what is kept and what is owed going over to the next: as many rows, ten to a period."""
    r = random.Random(f"multi-period {rows} {seed}")
    objective, found = [], []
    for t in range(rows // (products + 1)):
        made = [f"x{t}_{p}" for p in range(products)]
        for p in range(products):
            objective += [(r.randint(5, 20), f"x{t}_{p}"), (r.randint(1, 3), f"i{t}_{p}"),
                          (r.randint(30, 60), f"b{t}_{p}")]
            row = [(1, f"x{t}_{p}"), (-1, f"i{t}_{p}"), (1, f"b{t}_{p}")]
            if t:
                row += [(1, f"i{t - 1}_{p}"), (-1, f"b{t - 1}_{p}")]
            found.append((f"bal{t}_{p}", row, "=", r.randint(0, 50)))
        found.append((f"cap{t}", [(r.randint(1, 4), x) for x in made], "<=", products * 60))
    return Sparse(f"multi-period {rows}", f"seed {seed}", objective, found)


def covering(rows, seed=1, terms=4):
    """Random inequalities of four terms over half as many variables more, with a solution."""
    r = random.Random(f"covering {rows} {seed}")
    count = rows * 3 // 2
    point = [r.randint(0, 9) if r.random() < .5 else 0 for _ in range(count)]
    found = []
    for i in range(rows):
        row = [(r.choice([-3, -2, -1, 1, 2, 3, 4, 5]), j) for j in r.sample(range(count), terms)]
        least = sum(c * point[j] for c, j in row) - r.randint(0, 3)
        found.append((f"r{i}", [(c, f"x{j}") for c, j in row], ">=", least))
    return Sparse(f"covering {rows}", f"seed {seed}",
                  [(r.randint(1, 30), f"x{j}") for j in range(count)], found)


def long_decimals(rows, seed=1):
    """A mixture of ten things in each row, with numbers of as many digits as programs write that have computed them in floating
    point: whole, a row's numbers are longer than a word."""
    r = random.Random(f"long decimals {rows} {seed}")
    number = lambda least, most: Decimal(repr(r.uniform(least, most)))
    found = [(f"r{i}", [(number(0.01, 100), f"x{j}") for j in sorted(r.sample(range(rows), 10))], ">=", number(1000, 2000))
             for i in range(rows)]
    return Sparse(f"long decimals {rows}", f"seed {seed}", [(number(1, 10), f"x{j}") for j in range(rows)], found)


def large_problems(sizes):
    for n in sizes:
        yield multi_period(n)
        if n <= 5000:
            yield covering(n)
    if sizes:
        yield transport(60, 1)
        yield assignment(50, 1)
        yield long_decimals(300)


def all_problems(sizes, seeds, netlib=None):
    yield from teaching()
    for n in sizes:
        for seed in range(1, seeds + 1):
            yield dense(n, seed)
            if n <= 30:
                yield transport(n, seed)
                yield assignment(n, seed)
    for path in sorted(netlib.glob("*.mps")) if netlib else []:
        yield File(f"Netlib {path.stem}", path)
    for n in range(3, 16, 3):
        yield klee_minty(n)
