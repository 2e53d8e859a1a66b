"""Compares optima with glpsol, HiGHS, Clp and lp_solve: python3 .ci/programs.py PROGRAM. Prints how many programs it compared."""

import fractions
import glob
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import highspy

PROGRAM = sys.argv[1]

# Those of Netlib that take no time.
NETLIB = ["afiro", "boeing2", "forest6", "galenet", "gas11", "kb2", "recipe", "sc50b", "vtpbase"]

# Levels of these are written, too.
SCRIPTS = {
    "levels": """
        point X0 = 0, X1 = 10, X2 = 20, X3 = 30
        want: X = X1 @low
        X >= X2 @high
        lo: X >= X0
        hi: X <= X3
        mid: X/4 + Y = 7 @medium weight 2
        maximize Y @medium
        maximize Z @low
        Z + X <= 40
        """,
    "thirds": """
        x/3 + y/7 <= 5
        x >= 0
        y >= 0
        maximize 2x + y
        """,
}


def ours(path, *options):
    """Status and optimum, exactly."""
    text = subprocess.run(
        [PROGRAM, "solve", "--format", "json", *options, path], capture_output=True, text=True, check=True
    ).stdout
    solution = json.loads(text)
    value = solution["objectives"][0]["value"]
    return solution["status"], value and fractions.Fraction(value)


def glpsol(path, folder):
    """Status and optimum, by what the comments of the file say of it: a maximum needs an option, a constant is taken out."""
    text = pathlib.Path(path).read_text()
    told = re.search(r"no constant in an objective: remove it, and add (\S+) to the value", text)
    if told:
        text = re.sub(r"(?m)^( \S+: .*) [+-] \S+$", r"\1", text, count=1)
        path = folder / "g.lp"
        path.write_text(text)
        path = str(path)
    told = told or re.search(r"with the other sign: add (\S+) to their value", text)
    offset = float(fractions.Fraction(told[1])) if told else 0
    kind, extra, named = ("--lp", [], path) if path.endswith(".lp") else ("--freemps", [], folder / "g.mps")
    if kind == "--freemps":
        if "OBJSENSE" in text:
            text, extra = re.sub(r"OBJSENSE\n.*\n", "", text), ["--max"]
        pathlib.Path(named).write_text(text)
    out = folder / "glpsol.txt"
    done = subprocess.run(
        ["glpsol", kind, str(named), *extra, "-o", str(out)], capture_output=True, text=True)
    report = out.read_text() if out.exists() else done.stdout
    status = re.search(r"Status:\s*(.*)", report)
    value = re.search(r"Objective:.*= (\S+)", report)
    if "NO PRIMAL FEASIBLE" in done.stdout or status and "INFEASIBLE" in status[1]:
        return "unsatisfiable", None
    if "NO DUAL FEASIBLE" in done.stdout or "UNBOUNDED" in done.stdout:
        return "unbounded", None
    return ("optimal", float(value[1]) + offset) if status and "OPTIMAL" in status[1] else (done.stdout[-300:], None)


def clp(path):
    """Status and optimum, of an MPS file."""
    # It passes over OBJSENSE, as the file says.
    sense = ["-maximize"] if "OBJSENSE" in pathlib.Path(path).read_text() else []
    said = subprocess.run(["clp", str(path), *sense, "-solve"], capture_output=True, text=True).stdout
    value = re.search(r"Optimal - objective value (\S+)", said)
    if value:
        return "optimal", float(value[1])
    # Presolve may only find that it is one or the other.
    if "infeasible" in said.lower() or "unbounded" in said.lower():
        return "none", None
    return said[-200:], None


def lp_solve(path):
    """Status and optimum, of an MPS file; the constant of the objective has the other sign, as the file says."""
    said = subprocess.run(["lp_solve", "-fmps", str(path), "-S3"], capture_output=True, text=True).stdout
    told = re.search(r"with the other sign: add (\S+) to their value", pathlib.Path(path).read_text())
    value = re.search(r"Value of objective function: (\S+)", said)
    if value:
        return "optimal", float(value[1]) + (float(fractions.Fraction(told[1])) if told else 0)
    if "infeasible" in said or "unbounded" in said:
        return "none", None
    return said[-200:], None


def highs(path, relaxed=False):
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    # Otherwise it may say that it is one or the other.
    solver.setOptionValue("allow_unbounded_or_infeasible", False)
    if solver.readModel(str(path)) == highspy.HighsStatus.kError:
        return "not read", None
    if relaxed:
        program = solver.getLp()
        program.integrality_ = []
        solver.passModel(program)
    solver.run()
    status = solver.getModelStatus()
    names = {
        highspy.HighsModelStatus.kOptimal: "optimal",
        highspy.HighsModelStatus.kInfeasible: "unsatisfiable",
        highspy.HighsModelStatus.kUnbounded: "unbounded",
        highspy.HighsModelStatus.kModelEmpty: "optimal",
    }
    if status not in names:
        return str(status), None
    found = names[status]
    return found, solver.getInfo().objective_function_value if found == "optimal" else None


def with_integers(seed, ending):
    """A small program with integers of each kind, as a file."""
    dice = random.Random(seed)
    names = [f"x{index}" for index in range(dice.randint(2, 5))]
    rows = [
        ([dice.randint(-3, 6) for _ in names], dice.choice(["<=", ">="]), dice.randint(1, 30)) for _ in range(dice.randint(1, 4))
    ]
    costs = [dice.randint(-5, 9) for _ in names]
    kinds = [dice.choice(["general", "binary", "bounded", "plain"]) for _ in names]
    if ending == "lp":
        def total(numbers):
            return " ".join(f"{number:+d} {name}" for number, name in zip(numbers, names))
        text = f"Minimize\n obj: {total(costs)}\nSubject To\n"
        text += "".join(f" r{index}: {total(row)} {sign} {side}\n" for index, (row, sign, side) in enumerate(rows))
        text += "Bounds\n" + "".join(f" {name} <= 7\n" for name, kind in zip(names, kinds) if kind != "binary")
        for word, wanted in [("General", ("general", "bounded")), ("Binary", ("binary",))]:
            chosen = [name for name, kind in zip(names, kinds) if kind in wanted]
            text += f"{word}\n {' '.join(chosen)}\n" if chosen else ""
        return text + "End\n"
    text = "NAME T\nROWS\n N obj\n" + "".join(
        f" {'L' if sign == '<=' else 'G'} r{index}\n" for index, (_, sign, _) in enumerate(rows))
    text += "COLUMNS\n"
    for column, (name, kind) in enumerate(zip(names, kinds)):
        marked = kind in ("general", "bounded")
        text += f" M{column}a 'MARKER' 'INTORG'\n" if marked else ""
        text += f" {name} obj {costs[column]}\n"
        text += "".join(f" {name} r{index} {row[column]}\n" for index, (row, _, _) in enumerate(rows) if row[column])
        text += f" M{column}b 'MARKER' 'INTEND'\n" if marked else ""
    text += "RHS\n" + "".join(f" B r{index} {side}\n" for index, (_, _, side) in enumerate(rows)) + "BOUNDS\n"
    # Those between markers without a bound are from 0 to 1.
    kinds = dict(zip(names, kinds))
    text += "".join(f" BV B {name}\n" for name in names if kinds[name] == "binary")
    text += "".join(f" UP B {name} 7\n" for name in names if kinds[name] in ("bounded", "plain"))
    return text + "ENDATA\n"


def agree(a, b):
    (status, value), (other, found) = a, b
    if other == "none":
        return status in ("unsatisfiable", "unbounded")
    if status != other:
        return False
    return value is None or abs(float(value) - found) <= 1e-6 * max(1, abs(found))


def main():
    problems, count = [], 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        files = sorted(glob.glob("Tests/ProgramSolvingTests/Samples/*"))
        files += [f"Tests/ProgramsTests/Samples/{name}.mps" for name in NETLIB]
        written = []
        for path in files:
            # As it is, and in the other form.
            for ending in ["lp", "mps"]:
                out = folder / f"{pathlib.Path(path).stem}.{ending}"
                subprocess.run([PROGRAM, "export", path, "-o", out], check=True)
                written.append((path, out))
        for script, text in SCRIPTS.items():
            path = folder / script
            path.write_text(text)
            levels = json.loads(subprocess.run(
                [PROGRAM, "solve", "--format", "json", path], capture_output=True, text=True,
                check=True).stdout)["levels"][1:]
            for level in levels:
                for ending in ["lp", "mps"]:
                    out = folder / f"{script}-{level['name']}.{ending}"
                    subprocess.run(
                        [PROGRAM, "export", path, "-o", out, "--level", level["name"]], check=True)
                    written.append((None, out))
        for source, path in written:
            mine = ours(path)
            results = {"HiGHS": highs(path), "glpsol": glpsol(str(path), folder)}
            if str(path).endswith(".mps"):
                results["Clp"], results["lp_solve"] = clp(path), lp_solve(path)
            if source is not None:
                # The other form of a program has its optimum, unless a third has multiplied the objective.
                original = ours(source)
                if "objective has been multiplied" not in path.read_text():
                    results["its source"] = original
            for who, result in results.items():
                count += 1
                if not agree(mine, result):
                    problems.append(f"{path.name}: {mine[0]} {mine[1]}, by {who} {result[0]} {result[1]}")
        for seed in range(40):
            for ending in ["lp", "mps"]:
                path = folder / f"integers-{seed}.{ending}"
                path.write_text(with_integers(seed, ending))
                mine, theirs = ours(path, "--relax"), highs(path, relaxed=True)
                count += 1
                if not agree(mine, theirs):
                    problems.append(f"{path.name}: {mine[0]} {mine[1]}, by HiGHS {theirs[0]} {theirs[1]}")
    for problem in problems:
        print(problem)
    print(f"{count} comparisons, {len(problems)} problems")
    return 1 if problems or count < 200 else 0


sys.exit(main())
