// Reading a region, in Russian and in pictures.

import ConstraintHierarchies
import Rationals
import Rendering
import Wording

extension RegionExercise {
  static var russian: ExerciseWords<Self, Fault> {
    ExerciseWords(
      prompt: Russian.Region.prompt, hints: Russian.Region.hints, solution: Russian.Region.solution,
      remark: Russian.Region.fault)
  }
}

extension Russian {
  enum Region {
    private static func asked(_ exercise: RegionExercise) -> Text {
      Forms.sum(exercise.asked, exercise.names)
    }

    static func prompt(_ exercise: RegionExercise) -> Document {
      let what = asked(exercise)
      let question: Text =
        exercise.isPlane
        ? "Все они — требования. Какие значения принимает \(what)? Введите промежуток."
        : "Все они — требования. Какие значения они оставляют для \(what)? Введите промежуток; если конца нет, вместо него — \("inf", .code) или \("-inf", .code)."
      return Document([Forms.lines(exercise.lines), .blank, .paragraph(question)])
    }

    static func hints(_ exercise: RegionExercise) -> [Text] {
      guard exercise.isPlane else {
        return [
          "Выразите \(asked(exercise)) из каждого неравенства: получится граница снизу или сверху.",
          "Из границ снизу важна наибольшая, из границ сверху — наименьшая. При делении на отрицательное число знак неравенства меняется.",
        ]
      }
      return [
        "Нарисуйте прямые: область — многоугольник, а выражение принимает наименьшее и наибольшее значения в его вершинах.",
        "Вершина — это точка, где пересекаются две прямые, а остальные неравенства выполняются. Вычислите \(asked(exercise)) в каждой.",
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
        let counts: Text = end == bound ? "   ← решает" : ""
        let solved: Text = "\(name) \(isLower ? "≥" : "≤") \(bound)"
        return ["\(line.label, .code):", Forms.line(line), "то есть", solved + counts]
      }
      let result = Exercises.interval(exercise.truth.lower, exercise.truth.upper)
      return Document([
        .paragraph("Выразим \(name, .code) из каждого неравенства:"),
        .indented(Document([.grid(Grid(rows))])),
        .paragraph(
          "Наибольшая граница снизу и наименьшая сверху оставляют для \(name, .code) \(result)."
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
        NumberLines(variable: name, rows: bounds + [row(exercise.truth, "все вместе")], ticks: []))
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
          ? "   ← наименьшее" : value == exercise.truth.upper ? "   ← наибольшее" : ""
        let sum: Text = isNamed ? mark : asked + " = \(value)" + mark
        return [
          Exercises.names(meets) + ":", "\(x) = \(corner.point[x]),",
          "\(y) = \(corner.point[y])", sum,
        ]
      }
      return Document([
        .paragraph(
          "Область — многоугольник. Его вершины, то есть точки, где пересекаются две прямые, а остальные неравенства выполняются:"
        ),
        .indented(Document([.grid(Grid(rows))])),
        .paragraph(
          "Наименьшее и наибольшее значения выражение принимает в вершинах, а кроме них — все значения между ними: "
            + asked + " принимает все значения из "
            + Exercises.interval(exercise.truth.lower, exercise.truth.upper) + "."),
        .blank,
        .plane(
          Plane(
            title: "", xName: x, yName: y, x: Span(lower: nil, upper: nil),
            y: Span(lower: nil, upper: nil),
            polygons: [
              Plane.Polygon(
                corners: corners.map { Graph.Vertex(x: $0.point[x], y: $0.point[y]) },
                priority: SmallHierarchy.required, label: "область", isBounded: true)
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
        let sides: Text = isPlain ? "" : ": там " + side + " = \(left)"
        return "При \(what) = \(value) нарушено требование " + label(line) + ", "
          + Forms.line(exercise.lines[line]) + sides + "."
      case .squeezes(let value, let least, let line, let most, let other):
        let name = exercise.names[1]
        return
          "При \(what) = \(value) для \(name) ничего не остаётся: по требованию " + label(line)
          + " нужно \(name) ≥ \(least), а по требованию " + label(other) + " — \(name) ≤ \(most)."
      case .unreachable(let value, let isUpper):
        return isUpper
          ? "Значения \(value) у \(what) не бывает: наибольшее достигается в вершине области, там его и вычислите."
          : "Значения \(value) у \(what) не бывает: наименьшее достигается в вершине области, там его и вычислите."
      case .endless(let isUpper, let line):
        let way: Text = isUpper ? "расти" : "убывать"
        guard let line else {
          return what + " не может " + way + " без конца: область замкнута со всех сторон."
        }
        return what + " не может " + way + " без конца: этому мешает требование " + label(line)
          + "."
      case .leavesOut(let point, let value):
        guard exercise.isPlane else {
          return
            "При \(what) = \(value) выполняются все требования, а в вашем ответе этого значения нет."
        }
        let sum: Text =
          exercise.asked == SmallForm(point.names[0]) ? "" : ", и там " + what + " = \(value)"
        return "В точке " + Exercises.point(point) + " выполняются все требования" + sum
          + ", а в вашем ответе этого значения нет."
      }
    }
  }
}
