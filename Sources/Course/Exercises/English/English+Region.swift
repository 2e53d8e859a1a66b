// Reading a region, in words and pictures.

import ConstraintHierarchies
import Rationals
import Rendering
import Wording

extension RegionExercise {
  static var english: ExerciseWords<Self, Fault> {
    ExerciseWords(
      prompt: English.Region.prompt, hints: English.Region.hints, solution: English.Region.solution,
      remark: English.Region.fault)
  }
}

extension English {
  enum Region {
    private static func asked(_ exercise: RegionExercise) -> Text {
      Forms.sum(exercise.asked, exercise.names)
    }

    static func prompt(_ exercise: RegionExercise) -> Document {
      let what = asked(exercise)
      let question: Text =
        exercise.isPlane
        ? "All of them are required. Which values can \(what) take? Type the interval."
        : "All of them are required. Which values are left for \(what)? Type the interval; an end that is missing is \("inf", .code) or \("-inf", .code)."
      return Document([Forms.lines(exercise.lines), .blank, .paragraph(question)])
    }

    static func hints(_ exercise: RegionExercise) -> [Text] {
      guard exercise.isPlane else {
        return [
          "Solve each line for \(asked(exercise)): it is a bound from below or from above.",
          "Of the bounds from below the greatest counts, of those from above the least. A factor below 0 turns the sign round.",
        ]
      }
      return [
        "Draw the lines: the region is a polygon, and an expression is least and greatest in corners of it.",
        "A corner is where two lines meet and all the others hold. Work out \(asked(exercise)) in each.",
      ]
    }

    // MARK: The way to the answer

    static func solution(_ exercise: RegionExercise) -> Document {
      exercise.isPlane ? plane(exercise) : line(exercise)
    }

    private static func line(_ exercise: RegionExercise) -> Document {
      let name = exercise.names[0]
      let rows = exercise.lines.map { line -> [Text] in
        let slack = line.slack
        let bound = -slack.constant / slack[name]
        let isLower = slack[name].signum > 0
        let end = isLower ? exercise.truth.lower : exercise.truth.upper
        let counts: Text = end == bound ? "   ← counts" : ""
        let solved: Text = "\(name) \(isLower ? "≥" : "≤") \(bound)"
        return ["\(line.label, .code):", Forms.line(line), "so", solved + counts]
      }
      let result = Exercises.interval(exercise.truth.lower, exercise.truth.upper)
      return Document([
        .paragraph("Each line solved for \(name, .code):"),
        .indented(Document([.grid(Grid(rows))])),
        .paragraph(
          "The greatest bound from below and the least from above leave \(result) for \(name, .code)."
        ),
        .blank, picture(exercise, name),
      ])
    }

    private static func picture(_ exercise: RegionExercise, _ name: String) -> Block {
      func row(_ interval: Interval, _ label: Text) -> NumberLines.Row {
        NumberLines.Row(
          priority: SmallHierarchy.required, caption: [],
          region: Span(lower: interval.lower, upper: interval.upper), label: label)
      }
      let bounds = exercise.lines.map { line -> NumberLines.Row in
        let slack = line.slack
        let bound = -slack.constant / slack[name]
        let isLower = slack[name].signum > 0
        return row(
          Interval(lower: isLower ? bound : nil, upper: isLower ? nil : bound),
          Text(line.label, .code))
      }
      return .numberLines(
        NumberLines(variable: name, rows: bounds + [row(exercise.truth, "all of them")], ticks: []))
    }

    private static func plane(_ exercise: RegionExercise) -> Document {
      let (x, y) = (exercise.names[0], exercise.names[1])
      let asked = asked(exercise)
      let isNamed = exercise.asked == SmallForm(x)
      let corners = exercise.corners
      let rows = corners.map { corner -> [Text] in
        let meets = corner.meets.map { exercise.lines[$0].label }
        let value = exercise.asked.value(corner.point.value)
        let mark: Text =
          value == exercise.truth.lower
          ? "   ← least" : value == exercise.truth.upper ? "   ← greatest" : ""
        let sum: Text = isNamed ? mark : asked + " = \(value)" + mark
        return [
          Exercises.names(meets) + " meet:", "\(x) = \(corner.point[x]),",
          "\(y) = \(corner.point[y])", sum,
        ]
      }
      return Document([
        .paragraph(
          "The region is a polygon. Its corners, where two lines meet and the others hold:"),
        .indented(Document([.grid(Grid(rows))])),
        .paragraph(
          "An expression is least and greatest in corners, and takes every value between: "
            + asked + " can be anything in "
            + Exercises.interval(exercise.truth.lower, exercise.truth.upper) + "."),
        .blank,
        .plane(
          Plane(
            title: "", xName: x, yName: y, x: Span(lower: nil, upper: nil),
            y: Span(lower: nil, upper: nil),
            polygons: [
              Plane.Polygon(
                corners: corners.map { Graph.Vertex(x: $0.point[x], y: $0.point[y]) },
                priority: SmallHierarchy.required, label: "the region", isBounded: true)
            ], contours: [], xTicks: [], yTicks: [], mark: nil)),
      ])
    }

    // MARK: Answers

    static func fault(_ fault: RegionExercise.Fault, _ exercise: RegionExercise) -> Text {
      let what = asked(exercise)
      func label(_ index: Int) -> Text { Text(exercise.lines[index].label, .code) }
      switch fault {
      case .breaks(let value, let line, let left):
        let side = Forms.side(exercise.lines[line].left)
        let isPlain = exercise.lines[line].left == exercise.asked
        let sides: Text = isPlain ? "" : ": there " + side + " is \(left)"
        return "\(what) = \(value) breaks " + label(line) + ", " + Forms.line(exercise.lines[line])
          + sides + "."
      case .squeezes(let value, let least, let line, let most, let other):
        return
          "With \(what) = \(value) no \(exercise.names[1]) is left: " + label(line)
          + " wants it to be \(least) at least, and " + label(other) + " \(most) at most."
      case .unreachable(let value, let isUpper):
        return isUpper
          ? what
            + " is never as great as \(value): it is greatest in a corner of the region, so work it out there."
          : what
            + " is never as small as \(value): it is least in a corner of the region, so work it out there."
      case .endless(let isUpper, let line):
        let way: Text = isUpper ? "grow" : "fall"
        guard let line else {
          return what + " cannot " + way + " without end: the region is closed on all sides."
        }
        return what + " cannot " + way + " without end: " + label(line) + " stops it."
      case .leavesOut(let point, let value):
        guard exercise.isPlane else {
          return "\(what) = \(value) keeps every line, and your answer leaves it out."
        }
        let sum: Text =
          exercise.asked == SmallForm(point.names[0]) ? "" : ", where " + what + " is \(value)"
        return Exercises.point(point) + " keeps every line" + sum
          + ", and your answer leaves that out."
      }
    }
  }
}
