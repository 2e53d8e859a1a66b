// A sweep as a table of formulas, and as graphs.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Simplex
import Wording

struct SweepView {
  private let sweep: Sweep
  private let edges: [SweepReport.Edges]
  /// What is swept: variables, and the far edges of views.
  private let names: [String]
  private let values: [Sweep.Ends]
  /// What of these has a column if there is room: edges instead of sizes, and without what is moved.
  private let columns: [Int]
  private let speech: Speech
  private let coefficient: SweepReport.Coefficient?
  /// What moves, as formulas call it.
  private let name: String

  private static let pieceLimit = 40
  private static let columnLimit = 12
  private static let stillLimit = 24
  private static let graphLimit = 4
  /// As many names as find room beside a graph.
  private static let edgeLimit = 12

  init(_ sweep: Sweep, of report: SweepReport, in speech: Speech) {
    self.sweep = sweep
    self.speech = speech
    let values = sweep.variables + sweep.sums
    (edges, names, self.values) = (report.edges, report.names, values)
    columns = Self.columns(report).filter {
      report.names[$0] != report.subject.name || !Self.isWhatIsMoved(values[$0])
    }
    name = sweep.hierarchy.name(of: .point(sweep.point))
    coefficient =
      if case .coefficient(let moving) = report.subject.kind { moving } else { nil }
  }

  private func say(_ words: SweepWords) -> Text { words.text(in: speech) }

  func document() -> Document {
    var document = Document([.table(table)])
    if coefficient != nil, sweep.pieces.count > 1 {
      document.append(.paragraph(say(.bothAreBest).marked(.dim)))
    }
    let still = still
    if !still.isEmpty { document.append(.paragraph(say(.still(still)))) }
    let hidden = columns.count - shown.count - still.count
    if hidden > 0 { document.append(.paragraph(say(.hiddenVariables(hidden)).marked(.dim))) }
    if sweep.pieces.count > Self.pieceLimit {
      let more = say(.morePieces(sweep.pieces.count - Self.pieceLimit))
      document.append(.paragraph(more.marked(.dim)))
    }
    for graph in graphs {
      document.append(.blank)
      document.append(.graph(graph))
    }
    return document
  }

  // MARK: Formulas

  private static func columns(_ report: SweepReport) -> [Int] {
    let edges = report.edges.flatMap { edges in
      edges.start == nil && edges.end == nil
        ? [edges.size] : [edges.start, edges.end]
    }.compactMap { $0 }
    let isOfView = Set(report.edges.flatMap { [$0.start, $0.end, $0.size] }.compactMap { $0 })
    let others = report.names.indices.filter { !isOfView.contains($0) }
    return edges + others
  }

  private static func isWhatIsMoved(_ ends: Sweep.Ends) -> Bool {
    ends.lower == ends.upper
      && ends.lower?.functions == [LinearFunction(constant: 0, slope: 1)]
  }

  /// What has a column: all while that is little and no picture of views, else what changes.
  private var shown: [Int] {
    guard columns.count > Self.columnLimit / 2 || !edges.isEmpty else { return columns }
    return Array(columns.filter { isMoving(values[$0]) }.prefix(Self.columnLimit))
  }

  /// Variables without a column that are the same everywhere.
  private var still: [Text] {
    let shown = Set(shown)
    let still = columns.filter { !shown.contains($0) && !isMoving(values[$0]) }
    guard let place = sweep.feasible?.lower else { return [] }
    return still.prefix(Self.stillLimit).map { index in
      ValueNaming(hierarchy: sweep.hierarchy, moving: sweep.point).statement(
        names[index], values[index].interval(at: place))
    }
  }

  private func isMoving(_ ends: Sweep.Ends) -> Bool {
    [ends.lower, ends.upper].contains { !($0?.isConstant ?? true) }
  }

  /// `P + 10`, `20 − P`, `20`
  private func formula(_ function: LinearFunction) -> Text {
    Naming.sum(
      constant: function.constant,
      function.slope.isZero ? [] : [(function.slope, Text(formula: name))],
      constantFirst: function.slope.signum <= 0 && function.constant.signum >= 0)
  }

  private func cell(_ lower: LinearFunction?, _ upper: LinearFunction?) -> Text {
    if let lower, lower == upper { return formula(lower) }
    let left = lower.map { "[\(formula($0))" as Text } ?? "(−∞"
    let right = upper.map { "\(formula($0))]" as Text } ?? "∞)"
    return left + ", " + right
  }

  private var table: Table {
    let header: [Text] =
      [say(.from(Text(formula: name))), say(.to)]
      + shown.map { Text(formula: names[$0], .strong) }
      + sweep.levels.map { measure(of: $0).name }
    let shown = shown
    var rows = sweep.pieces.prefix(Self.pieceLimit).map { piece in
      let cells = piece.variables + piece.sums
      return [Text(piece.lower), Text(piece.upper)]
        + shown.map { cells[$0] }.map { cell($0.lower, $0.upper) }
        + sweep.levels.indices.map { index in
          let factor = measure(of: sweep.levels[index]).factor
          let function = piece.objectives[index]
          return formula(
            LinearFunction(constant: function.constant * factor, slope: function.slope * factor))
        }
    }
    let nothing = say(coefficient.map { .endless($0.objective.direction) } ?? .nothingLeft)
      .marked(.error)
    if let feasible = sweep.feasible {
      if feasible.lower > sweep.asked.lower {
        rows.insert([Text(sweep.asked.lower), say(.below(feasible.lower)), nothing], at: 0)
      }
      if feasible.upper < sweep.asked.upper {
        rows.append([say(.above(feasible.upper)), Text(sweep.asked.upper), nothing])
      }
    }
    return Table(
      header: header, rows: rows,
      alignments: [.right, .right] + header.dropFirst(2).map { _ in .left })
  }

  // MARK: Graphs

  /// Of what changes: the views' edges, some variables, then the levels' objectives.
  private var graphs: [Graph] {
    guard let feasible = sweep.feasible, feasible.lower < feasible.upper else { return [] }
    let drawn = [true, false].map { edgeCurves(isHorizontal: $0) }
    let isDrawn = Set(edges.flatMap { [$0.start, $0.end] }.compactMap { $0 })
    let moving = shown.filter { !isDrawn.contains($0) && isMoving(values[$0]) }
      .prefix(Self.graphLimit)
    return zip([true, false], drawn).filter { !$1.isEmpty }.map { isHorizontal, curves in
      graph(say(.edges(isHorizontal: isHorizontal)), curves)
    } + moving.map { graph(ofVariable: $0) }
      + sweep.levels.indices.filter { !sweep.objectives[$0].isConstant }
      .prefix(Self.graphLimit).map { graph(ofLevel: $0) }
  }

  /// The edges of one axis, each named at its end; none if all of them stand still, or one has no end.
  private func edgeCurves(isHorizontal: Bool) -> [Graph.Curve] {
    let all = edges.filter { $0.isHorizontal == isHorizontal }
      .flatMap { [$0.start, $0.end] }.compactMap { $0 }
    guard all.contains(where: { isMoving(values[$0]) }) else { return [] }
    var curves: [Graph.Curve] = []
    for index in all.prefix(Self.edgeLimit) {
      let name = Text(formula: names[index])
      let ends = values[index]
      for (end, function) in [(0, ends.lower), (1, ends.upper)] {
        guard let function, end == 0 || ends.lower != ends.upper else { continue }
        curves.append(
          curve(function, name, .required, isMain: ends.lower == ends.upper, isNamed: true))
      }
    }
    return curves
  }

  private func graph(ofVariable index: Int) -> Graph {
    let variable = names[index]
    let ends = values[index]
    var curves: [Graph.Curve] = []
    if let lower = ends.lower {
      let label = ends.lower == ends.upper ? Text(formula: variable) : say(.least(variable))
      curves.append(curve(lower, label, .required, isMain: true))
    }
    if let upper = ends.upper, ends.lower != ends.upper {
      curves.append(curve(upper, say(.greatest(variable)), .required, isMain: curves.isEmpty))
    }
    return graph(Text(formula: variable, .strong), curves)
  }

  private func graph(ofLevel index: Int) -> Graph {
    let level = sweep.levels[index]
    let measure = measure(of: level)
    let label =
      measure.isWhole
      ? measure.name : measure.name + " = " + sweep.hierarchy.objectiveSum(level)
    return graph(
      measure.name,
      [curve(sweep.objectives[index], label, level, times: measure.factor, isMain: true)])
  }

  /// What a level is told by: its objective; of a single `maximize` the expression, whose greatest value is
  /// the objective's least value times a factor.
  private func measure(of level: Priority) -> (name: Text, factor: Rational, isWhole: Bool) {
    if let coefficient, let sole = sweep.hierarchy.soleObjective(at: level),
      sole.serial == coefficient.objective.serial
    {
      let sign: Rational = sole.direction == .maximize ? -1 : 1
      return (coefficient.sum.marked(Naming.role(level)), sign / sole.weight, true)
    }
    guard let maximized = sweep.hierarchy.maximized(at: level) else {
      return (ObjectiveName.colored(level), 1, false)
    }
    return (
      sweep.hierarchy.sum(maximized.expression).marked(Naming.role(level)),
      maximized.value(where: 1), true
    )
  }

  private func curve(
    _ function: PiecewiseLinearFunction, _ label: Text, _ level: Priority,
    times factor: Rational = 1, isMain: Bool, isNamed: Bool = false
  ) -> Graph.Curve {
    Graph.Curve(
      label: label, priority: level.whole,
      vertices: function.vertices.map { Graph.Vertex(x: $0.x, y: $0.y * factor) }, isMain: isMain,
      isNamed: isNamed)
  }

  /// The other point that stands there, or the number.
  private func label(of place: Rational) -> String {
    let hierarchy = sweep.hierarchy
    // No point is a coefficient.
    let point =
      coefficient != nil
      ? nil
      : hierarchy.pointValues.indices.first {
        $0 != sweep.point.index && hierarchy.pointValues[$0] == place
      }
    if let point { return hierarchy.pointNames[point] }
    return (place.signum < 0 ? "−" : "") + place.magnitude.description
  }

  private func graph(_ title: Text, _ curves: [Graph.Curve]) -> Graph {
    let bends = Set(
      curves.flatMap { $0.vertices }.map { $0.x } + [sweep.asked.lower, sweep.asked.upper])
    let ticks = bends.sorted().map { place in
      NumberLines.Tick(name: label(of: place), value: place)
    }
    return Graph(
      title: say(.against(title, Text(formula: name, .strong))), variable: name, curves: curves,
      ticks: ticks, region: nil, minimum: nil, minimumValue: nil)
  }
}

extension SweepReport.Coefficient {
  /// `t·x + 5y`
  var sum: Text {
    Naming.sum(
      constant: form.constant,
      form.terms.map { ($0.coefficient, Text(formula: $0.name)) }, constantFirst: false)
  }
}
