"""Validates the JSON replies of slackline: python3 .ci/schema.py PROGRAM. Prints how many objects it looked at."""

import collections
import glob
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import jsonschema

PROGRAM = sys.argv[1]

# Statements and commands whose replies are not data yet.
WITHOUT_REPLY = set()


def run(*arguments):
    return subprocess.run(
        [PROGRAM, *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL
    ).stdout


def closed(schema):
    """The schema in which no object may have a key that is not described."""
    if isinstance(schema, dict):
        new = {key: closed(value) for key, value in schema.items() if key != "examples"}
        if "properties" in new:
            new.setdefault("additionalProperties", False)
        return new
    return [closed(item) for item in schema] if isinstance(schema, list) else schema


def lesson_scripts(path):
    """The typed lines of a lesson's blocks, those of a session together."""
    scripts, lines, kind = [], [], None
    for line in pathlib.Path(path).read_text().splitlines():
        fence = re.match(r"\s*```+\s*(.*)", line)
        if fence:
            kind = fence.group(1).strip() if kind is None else None
            if kind is not None and kind.startswith("slackline") and "fresh" in kind:
                scripts.append(lines)
                lines = []
        elif kind is not None and kind.startswith("slackline"):
            typed = re.match(r"\s*> ?(.*)", line)
            if typed:
                lines.append(typed.group(1))
    return [script for script in scripts + [lines] if script]


def test_scripts():
    """The lines that the tests say, as far as they stand in literals."""
    for path in glob.glob("Tests/SessionTests/*Tests.swift"):
        text = pathlib.Path(path).read_text()
        for block in re.findall(r"Session\(\s*((?:\"(?:[^\"\\]|\\.)*\"[,\s]*)+)\)", text):
            literals = re.findall(r'"((?:[^"\\]|\\.)*)"', block)
            yield path, [json.loads(f'"{s}"') for s in literals if not re.search(r"\\[^\"\\nt]", s)]


def scripts():
    for path in ["README.md", *sorted(glob.glob("lessons/*.md"))]:
        for lines in lesson_scripts(path):
            yield path, lines
    yield from test_scripts()


ALL_COMMANDS = """
point X0 = 0, X1 = 10, X2 = 20, X3 = 30
X = X1 @low
X >= X2 @high
lo: X >= X0
hi: X <= X3
X = 99
conflict
prove
list
decompose
decompose lo
objectives
solve
trace
trace change
trace conflict
step
step 2
back
goto 1
tableau
pivot b- c
region
region X
plot
plot low
value X
X + 3
why X
why lo
why X0
why X - X1
why f(low)
why not X = 10
why not X <= 25
why not X = 99
what if point X2 = 25
branch X <= 21 | X >= 99
a⁺
a+ = 7
X = X0 + c
[X1, X2]
what is X?
prove
duel
dual
dual low
conflict
sensitivity
sweep X2 from 0 to 40
expect X = 20
expect X = 21
rule bland
rule dual
trace
rule
numbers decimal 3
style ascii
style unicode
show tableau
tableau
show dictionary
suggest X = 12
release X
set lo 5
priority lo @medium
weight lo 2
disable lo
enable lo
drop lo
undo
redo
history
var y, z
vars fixed
w = 1
vars free
predict on
step
b-
step
predict off
exercise
help
help slack
help X
help xyzzy
help commands
reset
prove
conflict
why X
maximize 3x + 5y
x <= 4
2y <= 12
3x + 2y <= 18
x >= 0
y >= 0
predict on
goto 2
step
list
b
d
?
predict
predict off
solve
trace
step 1
pivot x
region x y
var z
wireframe x y z
plot
plot low x
why x
why f1
prove
sensitivity
sweep x from 0 to 4
maximize z @high
solve
prove
dual
dual low
sensitivity
sweep X2 from 0 to 1
disable f2
step
back 3
undo 3
reset
screen 400 x 100
view a, b, c
size a 50 x 20
size b 100 x 20
size c 150 x 20
stack row = a, b, c spacing 10 proportionally
row: H:|[row]|
hide b
unhide b
inset screen 8 top 4
baseline a ascent 4 descent 2
view icon
mask icon -&- --& at 20 8 60 22
mask icon off
a.width + b.width <= 300 @low
format
format row
draw
ambiguous
exercise b
draw on
guide vg
spacing 9
margin 9
direction rtl
undo
expect frame a = 0 0 0 0
expect conflict a, b
suggest screen.width = 300
text icon area 2400
wide: icon.width = 80
passes
pixels 3
fit b 10 x 0 @50.5
scroll list
outset b 4
draw
paste
"<NSLayoutConstraint:0x1 UIView:0x9.width == 100>",
.
assume margins 8
assume baselines 16
import Tests/LayoutsTests/Samples/more/two-logs.txt
reset
var u, v >= 0
rule dual
u + v >= 4
minimize 2u + v
trace
u - v <= -8
trace
u + v <= 1
trace conflict
pivot u v
u free
sensitivity report
sweep u in f1 from -3 to 5
reset
var 0 <= u, v <= 4
rule big-M
u + v >= 1
maximize 2u + v
trace
show revised
trace
show dictionary
sensitivity report
u >= 0
var u, v >= 0
reset
var a, b, c, d >= 0
s: a + b = 3
t: c + d = 4
u: a + c = 5
v: b + d = 2
minimize 2a + 3b + c + 4d
dual transport
reset
import Tests/ProgramSolvingTests/Samples/factory.lp @high
reset
import Tests/ProgramSolvingTests/Samples/factory.lp
solve
export! .build/exported.lp
undo
import Tests/ProgramSolvingTests/Samples/diet.mps
reset
import Tests/LayoutsTests/Samples/more/two-logs.txt
screen 400 x 100
view icon
text icon area 2400
wide: icon.width = 80
drop wide
icon.width = icon.height @999
icon.width = 100 @1
passes
suggest icon.width = 0
passes
layout inset(4, row(size(50,50), label(80,20), spacing 4)) in 200 x 58
layout column(title: label(80,20), overlay(size(9,9), label(5,5))) constraints
layout inset(4, size(50,50)) in 3 x 3
layout row(size(50))
quit
""".strip().splitlines()


def main():
    text = run("run", "--schema")
    published = json.loads(text)
    jsonschema.Draft202012Validator.check_schema(published)
    validator = jsonschema.Draft202012Validator(closed(published))
    counts, problems, missing = collections.Counter(), [], collections.Counter()
    for name, definition in published["$defs"].items():
        part = jsonschema.Draft202012Validator(
            {"$defs": closed(published["$defs"]), "$ref": f"#/$defs/{name}"})
        for example in definition.get("examples", []):
            problems += [f"example of {name}: {e.message}" for e in part.iter_errors(example)]
    cases = list(scripts()) + [("every command", ALL_COMMANDS)]
    with tempfile.TemporaryDirectory() as folder:
        for path, lines in cases:
            script = pathlib.Path(folder) / "script"
            script.write_text("\n".join(lines) + "\n")
            for line in run("run", "--format", "json", "--replies", "all", str(script)).splitlines():
                answer = json.loads(line)
                counts[answer.get("reply", {}).get("kind", "none")] += 1
                for error in validator.iter_errors(answer):
                    best = jsonschema.exceptions.best_match([error])
                    problems.append(f"{path}: {answer['input']}: {best.json_path}: {best.message[:300]}")
                word = answer["input"].split(" ")[0]
                if answer["ok"] and "reply" not in answer and word not in WITHOUT_REPLY:
                    missing[answer["input"]] += 1
    explanation = jsonschema.Draft202012Validator(
        {"$defs": closed(published["$defs"]), "$ref": "#/$defs/explanation"})
    for path in sorted(glob.glob("Tests/LayoutsTests/Samples/**/*.txt", recursive=True)):
        for line in run("explain", "--format", "json", path).splitlines():
            counts["explanation"] += 1
            for error in explanation.iter_errors(json.loads(line)):
                best = jsonschema.exceptions.best_match([error])
                problems.append(f"{path}: {best.json_path}: {best.message[:300]}")
    if counts["explanation"] < 25:
        problems.append("a log was not explained")
    solution = jsonschema.Draft202012Validator(
        {"$defs": closed(published["$defs"]), "$ref": "#/$defs/solution"})
    for path in sorted(glob.glob("Tests/ProgramSolvingTests/Samples/*")):
        for regions in ["all", "last", "none"]:
            answer = run("solve", "--format", "json", "--regions", regions, path)
            counts["solved program"] += 1
            for error in solution.iter_errors(json.loads(answer)):
                best = jsonschema.exceptions.best_match([error])
                problems.append(f"{path}: {best.json_path}: {best.message[:300]}")
    if counts["solved program"] < 12:
        problems.append("a program was not solved")
    kinds = {name[len("reply-"):] for name in published["$defs"] if name.startswith("reply-")}
    problems += [f"no line was answered with {kind}" for kind in sorted(kinds - set(counts))]
    problems += [f"{line}: no reply as data" for line in list(missing)[:20]]
    for problem in problems[:40]:
        print(problem)
    print(f"{sum(counts.values())} objects of {len(counts)} kinds, {len(problems)} problems")
    return 1 if problems else 0


sys.exit(main())
