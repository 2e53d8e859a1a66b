"""Times exact solvers of linear programs, whole processes in turn, and compares their answers.

    lp.py --work FOLDER --slackline LPDRIVER [--program SLACKLINE] [--cdd COMMAND] [--ppl COMMAND] [--sizes "10 30"]
          [--netlib FOLDER] [--large "2000 5000 10000"] [--seeds 3] [--rounds 5] [--budget S]

An answer is `infeasible`, `unbounded` or the value of the optimum as a fraction; exits 1 where two
tools disagree.
"""

import argparse
import json
import pathlib
import re
import shutil
import statistics
import sys
from fractions import Fraction

from problems import File, Sparse, all_problems, large_problems
from processes import run
from tables import duration, ratio, table


def slackline_answer(output, _):
    solution = json.loads(output)
    if solution["status"] == "optimal":
        return Fraction(solution["objectives"][0]["value"])
    return {"unsatisfiable": "infeasible"}.get(solution["status"], solution["status"])


def qsopt_answer(_, folder):
    text = (folder / "out.sol").read_text()
    if "OPTIMAL" in text:
        return Fraction(re.search(r"Value = (\S+)", text)[1])
    return re.search(r"status = (\w+)", text)[1].lower()


def glpsol_answer(_, folder):
    """glpsol computes exactly and prints rounded numbers, so they are compared as such."""
    text = (folder / "out.glp").read_text()
    status = re.search(r"^c Status: +(\w+)", text, re.M)[1].lower()
    return float(re.search(r"^c Objective: .*= (\S+) \(", text, re.M)[1]) if status == "optimal" else status


def plain_answer(output, _):
    line = re.search(r"^(optimal|infeasible|unbounded).*", output, re.M)[0]
    return Fraction(line.split()[1]) if line.startswith("optimal") else line


def agree(a, b):
    if isinstance(a, str) or isinstance(b, str) or not (isinstance(a, float) or isinstance(b, float)):
        return a == b
    return abs(float(a) - float(b)) <= 1e-8 * max(1, abs(float(b)))


def tools(options):
    """For each tool: its command, which reads its file in the work folder, and its answer."""
    found = {"slackline": ([options.slackline, "in.ine"], plain_answer)}
    if options.program:
        # More than the others do: the exact region of every variable after every level, too.
        found["slackline solve"] = ([options.program, "solve", "in.slack", "--format", "json"],
                                    slackline_answer)
    if shutil.which("esolver"):
        found["QSopt_ex"] = (["esolver", "-L", "-O", "out.sol", "in.lp"], qsopt_answer)
    if shutil.which("glpsol"):
        found["glpsol --exact"] = (["glpsol", "--exact", "--lp", "in.lp", "-w", "out.glp"],
                                   glpsol_answer)
    if options.cdd:
        found["cddlib"] = ([options.cdd, "in.ine"], plain_answer)
    if options.ppl:
        found["PPL"] = ([options.ppl, "in.ine"], plain_answer)
    return found


def for_file(command):
    """The command for in.mps; None for a tool that cannot read it."""
    names = {"in.ine": "in.mps", "in.lp": "in.mps", "in.slack": "in.mps", "--lp": "--mps"}
    if "cdd" in command[0] or "ppl" in command[0]:
        return None
    return [names.get(word, word) for word in command if word != "-L"]


def for_lp(command):
    """The command for in.lp alone; None for a tool that cannot read it."""
    names = {"in.ine": "in.lp", "in.slack": "in.lp"}
    return None if "cdd" in command[0] or "ppl" in command[0] else [names.get(word, word) for word in command]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--slackline", required=True)
    parser.add_argument("--program")
    parser.add_argument("--cdd")
    parser.add_argument("--ppl")
    parser.add_argument("--sizes", default="10 30 60 100")
    parser.add_argument("--netlib", type=pathlib.Path, help="a folder of MPS files")
    parser.add_argument("--large", default="", help="rows of sparse programs, for those that read LP files")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--budget", type=float, default=10, help="seconds for one process")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    running = tools(options)
    disagree = False
    times, notes = {}, []  # times[family][tool] is a list of medians in µs, one for each problem
    late = set()           # (family, tool): was stopped once, is not run on the family again
    problems = [*all_problems(map(int, options.sizes.split()), options.seeds, options.netlib),
                *large_problems([int(size) for size in options.large.split()])]
    for problem in problems:
        title = f"{problem.family}, {problem.name}"
        is_file, is_sparse = isinstance(problem, File), isinstance(problem, Sparse)
        if is_file:
            shutil.copy(problem.path, options.work / "in.mps")
        else:
            (options.work / "in.lp").write_text(problem.cplex_lp())
        if not is_file and not is_sparse:
            (options.work / "in.ine").write_text(problem.ine())
            (options.work / "in.slack").write_text(problem.script())
        seconds, answers = {tool: [] for tool in running}, {}
        for _ in range(options.rounds):
            for tool, (command, answer) in running.items():
                if is_file:
                    command = for_file(command)
                elif is_sparse:
                    command = for_lp(command)
                elif tool == "slackline" and len(problem.objective) > 100:
                    # Rows with few terms: what QSopt_ex reads, too.
                    command = [command[0], "in.lp"]
                if command is None or (problem.family, tool) in late:
                    continue
                for old in options.work.glob("out.*"):
                    old.unlink()
                outcome = run(command, options.budget, options.work)
                if outcome.timed_out:
                    late.add((problem.family, tool))
                    notes.append(f"{tool} was stopped after {options.budget:g} s on {title}; "
                                 "the rest of that family was left out for it")
                    seconds[tool] = []
                    continue
                try:
                    answers[tool] = answer(outcome.output, options.work)
                    seconds[tool].append(outcome.seconds)
                except (ValueError, TypeError, OSError, LookupError):
                    if not any(note.startswith(f"{tool} gave no answer to {title}")
                               for note in notes):
                        notes.append(f"{tool} gave no answer to {title} (status {outcome.status})")
        for tool, a in answers.items():
            for other, b in answers.items():
                if tool < other and not agree(a, b):
                    notes.append(f"{tool} says {a} to {title}, {other} says {b}")
                    disagree = True
        family = times.setdefault(problem.family, {tool: [] for tool in running})
        for tool, taken in seconds.items():
            if taken:
                family[tool].append(statistics.median(taken) * 1e6)
        family["problems"] = family.get("problems", 0) + 1

    rows = [["exact LP, whole process", *running]]
    for family, taken in times.items():
        complete = {tool: statistics.median(taken[tool]) for tool in running
                    if len(taken[tool]) == taken["problems"]}
        ours = complete.get("slackline")
        rows.append([family] + [
            duration(complete.get(tool)) + ("" if tool == "slackline" or tool not in complete
                                            else f" ({ratio(complete[tool], ours)})")
            for tool in running])
    print()
    print(table(rows))
    print("(in brackets: their time by ours)")
    for note in notes:
        print("! " + note)
    return 1 if disagree else 0


sys.exit(main())
