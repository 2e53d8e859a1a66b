"""Compares optima with glpsol and HiGHS: python3 .ci/programs.py PROGRAM. Prints how many programs it compared."""

import fractions
import glob
import json
import pathlib
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


def ours(path):
    """Status and optimum, exactly."""
    text = subprocess.run(
        [PROGRAM, "solve", "--format", "json", path], capture_output=True, text=True, check=True
    ).stdout
    solution = json.loads(text)
    value = solution["objectives"][0]["value"]
    return solution["status"], value and fractions.Fraction(value)


def glpsol(path, folder):
    """Status and optimum. A right side of the objective it takes for its constant, with the sign turned."""
    text = pathlib.Path(path).read_text()
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
    return ("optimal", float(value[1])) if status and "OPTIMAL" in status[1] else (done.stdout[-300:], None)


def highs(path):
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    # Otherwise it may say that it is one or the other.
    solver.setOptionValue("allow_unbounded_or_infeasible", False)
    if solver.readModel(str(path)) == highspy.HighsStatus.kError:
        return "not read", None
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


def constant(path):
    """The constant of the objective; glpsol takes none in LP files, and one of the other sign in MPS files."""
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.readModel(str(path))
    return solver.getLp().offset_


def agree(a, b):
    (status, value), (other, found) = a, b
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
            mine, offset = ours(path), constant(path)
            results = {"HiGHS": highs(path)}
            if offset == 0:
                results["glpsol"] = glpsol(str(path), folder)
            if source is not None:
                # The other form of a program has its optimum, unless a third has multiplied the objective.
                original = ours(source)
                if "objective has been multiplied" not in path.read_text():
                    results["its source"] = original
            for who, result in results.items():
                count += 1
                if not agree(mine, result):
                    problems.append(f"{path.name}: {mine[0]} {mine[1]}, by {who} {result[0]} {result[1]}")
    for problem in problems:
        print(problem)
    print(f"{count} comparisons, {len(problems)} problems")
    return 1 if problems or count < 60 else 0


sys.exit(main())
