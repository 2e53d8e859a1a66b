// The workload `screen`: rows of labels in a window. README.md defines it.

import ConstraintHierarchies
import Rationals
import Simplex

struct Screen {
  private struct View {
    let number: Int
    let leading, trailing, width: Variable
    var intrinsic: Rational { Rational(30 + 7 * (number % 5)) }
  }

  private struct Row {
    let leading, trailing, top, bottom, height: Variable
    var views: [View] = []
    /// The number of the constraint that says where its top is.
    var place = 0
    /// The numbers of all its other constraints.
    var inside = 0..<0
    /// The numbers of the two that hold its second view near its intrinsic width.
    var label: [Int] = []

    init(in model: inout Model) {
      leading = model.variable()
      trailing = model.variable()
      top = model.variable()
      bottom = model.variable()
      height = model.variable()
    }
  }

  private static let width: Rational = 260
  private static let rowsInSection = 5

  private var model = Model()
  private let window: Variable
  private let windowWidth: Int
  private var rows: [Row] = []
  /// Places the row after the chosen one under the one before it.
  private var shortcut = 0
  /// What the second view of the chosen row would be wide by itself.
  private var labelWidth: Rational = 0
  /// The numbers of all constraints but `shortcut`.
  private var everything = 0..<0

  private static func hasEqualWidths(_ r: Int) -> Bool { r % 3 == 2 }
  private static func leastHeight(_ r: Int) -> Rational { Rational(20 + 4 * (r % 3)) }

  /// The row that is taken out and whose label changes: near the middle, with widths of its own.
  private var chosen: Int {
    let middle = rows.count / 2
    return Self.hasEqualWidths(middle) ? middle - 1 : middle
  }

  init(_ n: Int) {
    window = model.variable()
    windowWidth = model.define([(window, 1)], .equal, Self.width, .high, weight: 1000)
    var leading = window
    var trailing = window
    for r in 0..<(n + 3) / 4 {
      if r % Self.rowsInSection == 0 {
        leading = model.variable()
        trailing = model.variable()
        equate([(leading, 1)], 16)
        equate([(window, 1), (trailing, -1)], 16)
      }
      var row = Row(in: &model)
      row.place =
        r == 0 ? model.define([(row.top, 1)], .equal, 20) : define(row, below: rows[r - 1])
      let first = model.count
      equate([(row.leading, 1), (leading, -1)], 8)
      equate([(trailing, 1), (row.trailing, -1)], 8)
      equate([(row.bottom, 1), (row.top, -1), (row.height, -1)], 0)
      _ = model.define([(row.height, 1)], .atLeast, Self.leastHeight(r))
      _ = model.define([(row.height, 1)], .equal, 0, .low)
      for number in 4 * r..<min(4 * r + 4, n) {
        append(number, to: &row, equalWidths: Self.hasEqualWidths(r))
      }
      equate([(row.views[row.views.count - 1].trailing, 1), (row.trailing, -1)], 0)
      row.inside = first..<model.count
      rows.append(row)
    }
    everything = 0..<model.count
    shortcut = define(rows[chosen + 1], below: rows[chosen - 1])
    labelWidth = rows[chosen].views[1].intrinsic
  }

  private mutating func equate(
    _ terms: [(variable: Variable, coefficient: Rational)], _ right: Rational
  ) {
    _ = model.define(terms, .equal, right)
  }

  private mutating func define(_ lower: Row, below upper: Row) -> Int {
    model.define([(lower.top, 1), (upper.bottom, -1)], .equal, 8)
  }

  private mutating func append(_ number: Int, to row: inout Row, equalWidths: Bool) {
    let position = row.views.count
    let view = View(
      number: number, leading: model.variable(), trailing: model.variable(),
      width: model.variable())
    equate([(view.trailing, 1), (view.leading, -1), (view.width, -1)], 0)
    _ = model.define([(view.width, 1)], .atLeast, 0)
    if let before = row.views.last {
      equate([(view.leading, 1), (before.trailing, -1)], 8)
    } else {
      equate([(view.leading, 1), (row.leading, -1)], 0)
    }
    if equalWidths, let first = row.views.first {
      equate([(view.width, 1), (first.width, -1)], 0)
    }
    let weight = Rational(position + 1)
    let compression = model.define(
      [(view.width, 1)], .atLeast, view.intrinsic, .medium, weight: weight)
    let hugging = model.define([(view.width, 1)], .atMost, view.intrinsic, .low, weight: weight)
    if position == 1 { row.label = [compression, hugging] }
    row.views.append(view)
  }

  /// What the views of a row are wide: the excess goes to the first; what is missing is taken from
  /// the first, then from the second, and so on, for the weights grow from left to right.
  private func widths(_ r: Int, window: Rational) -> [Rational] {
    let views = rows[r].views
    let available = window - Rational(2 * (16 + 8) + 8 * (views.count - 1))
    if Self.hasEqualWidths(r) {
      return views.map { _ in available / Rational(views.count) }
    }
    var widths = views.map(\.intrinsic)
    if r == chosen { widths[1] = labelWidth }
    var excess = available - widths.reduce(0, +)
    for j in widths.indices {
      let change = max(excess, -widths[j])
      widths[j] += change
      excess -= change
    }
    return widths
  }

  private func error(window expected: Rational = width, hasChosen: Bool = true) -> Rational {
    var worst = model.distance(of: window, from: expected)
    var top: Rational = 20
    for (r, row) in rows.enumerated() where r != chosen || hasChosen {
      worst = max(worst, model.distance(of: row.top, from: top))
      top += Self.leastHeight(r) + 8
      var leading: Rational = 16 + 8
      for (view, width) in zip(row.views, widths(r, window: expected)) {
        worst = max(worst, model.distance(of: view.leading, from: leading))
        worst = max(worst, model.distance(of: view.width, from: width))
        leading += width + 8
      }
    }
    return worst
  }
}

// MARK: - The groups of operations

extension Screen {
  static func runAll(n: Int, budget: Double) {
    func built(_ n: Int) -> Screen {
      var screen = Screen(n)
      screen.model.build(screen.everything)
      return screen
    }
    Run.run("a_total a_op_median a_op_last", n, budget: budget) { run, n in
      while run.again() {
        var screen = Screen(n)
        run.sampleBuild(screen.model.buildStepwise(screen.everything))
        run.check("a_total", screen.error())
      }
    }
    Run.run("b_total", n, budget: budget) { run, n in
      while run.again() {
        var screen = Screen(n)
        run.time("b_total") { screen.model.build(screen.everything) }
        run.check("b_total", screen.error())
      }
    }
    Run.run("d_window d_window_slowest", n, budget: budget) { run, n in
      var screen = built(n)
      while run.again() {
        var durations: [Double] = []
        for k in 0..<32 {
          let width = Rational(200 + 10 * min(k, 32 - k))
          let start = Clock.now()
          screen.model.setRightSide(of: screen.windowWidth, to: width)
          screen.model.solve()
          durations.append(Clock.since(start))
          run.check("d_window", screen.error(window: width))
        }
        run.sample("d_window", durations.reduce(0, +) / 32)
        run.sample("d_window_slowest", durations.max() ?? 0)
      }
    }
    Run.run("e_row_rm e_row_add", n, budget: budget) { run, n in
      var screen = built(n)
      let row = screen.rows[screen.chosen]
      let next = screen.rows[screen.chosen + 1]
      while run.again() {
        run.time("e_row_rm") {
          screen.model.remove(next.place)
          screen.model.remove(row.place)
          for number in row.inside { screen.model.remove(number) }
          screen.model.build([screen.shortcut])
        }
        run.check("e_row_rm", screen.error(hasChosen: false))
        run.time("e_row_add") {
          screen.model.remove(screen.shortcut)
          screen.model.add(row.place)
          for number in row.inside { screen.model.add(number) }
          screen.model.build([next.place])
        }
        run.check("e_row_add", screen.error())
      }
    }
    Run.run("f_label", n, budget: budget) { run, n in
      var screen = built(n)
      let row = screen.rows[screen.chosen]
      let intrinsic = row.views[1].intrinsic
      screen.labelWidth = intrinsic + 35
      while run.again() {
        run.time("f_label", count: 7) {
          for k in 0..<7 {
            for number in row.label {
              screen.model.setRightSide(of: number, to: intrinsic + Rational(5 * (k + 1)))
            }
            screen.model.solve()
          }
        }
        run.check("f_label", screen.error())
      }
    }
  }
}
