// A sweep as a table of formulas, and as graphs.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Simplex

struct SweepView {
  let sweep: Sweep
  /// What moves, as formulas call it.
  private let name: String

  private static let pieceLimit = 40
  private static let columnLimit = 12
  private static let graphLimit = 4

  init(_ sweep: Sweep) {
    self.sweep = sweep
    name = sweep.hierarchy.name(of: .point(sweep.point))
  }

  func document() -> Document {
    var document = Document([.table(table)])
    if hidden > 0 { document.append(.paragraph(Text(Words.staysAsItIs(hidden), .dim))) }
    if sweep.pieces.count > Self.pieceLimit {
      document.append(
        .paragraph(Text("and \(sweep.pieces.count - Self.pieceLimit) more pieces", .dim)))
    }
    for graph in graphs {
      document.append(.blank)
      document.append(.graph(graph))
    }
    return document
  }

  // MARK: Formulas

  /// The variables with a column: all while they are few, else those that change.
  private var shown: [Int] {
    let all = Array(sweep.variables.indices)
    guard all.count > Self.columnLimit / 2 else { return all }
    return Array(all.filter { isMoving(sweep.variables[$0]) }.prefix(Self.columnLimit))
  }

  private var hidden: Int { sweep.variables.count - shown.count }

  private func isMoving(_ ends: Sweep.Ends) -> Bool {
    [ends.lower, ends.upper].contains { !($0?.isConstant ?? true) }
  }

  /// `P + 10`, `20 − P`, `20`
  private func formula(_ function: LinearFunction) -> Text {
    Naming.sum(
      constant: function.constant, function.slope.isZero ? [] : [(function.slope, Text(name))],
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
      ["\(name) from", "to"]
      + shown.map { Text(sweep.hierarchy.variableNames[$0], .strong) }
      + sweep.levels.map { Text(Naming.objective($0), Naming.role($0)) }
    var rows = sweep.pieces.prefix(Self.pieceLimit).map { piece in
      [Text(piece.lower), Text(piece.upper)]
        + shown.map { cell(piece.variables[$0].lower, piece.variables[$0].upper) }
        + piece.objectives.map(formula)
    }
    let nothing = Text("nothing is left", .error)
    if let feasible = sweep.feasible {
      if feasible.lower > sweep.asked.lower {
        rows.insert([Text(sweep.asked.lower), "below \(feasible.lower)", nothing], at: 0)
      }
      if feasible.upper < sweep.asked.upper {
        rows.append(["above \(feasible.upper)", Text(sweep.asked.upper), nothing])
      }
    }
    return Table(
      header: header, rows: rows,
      alignments: [.right, .right] + header.dropFirst(2).map { _ in .left })
  }

  // MARK: Graphs

  /// Of what changes: some variables, then the levels' objectives.
  private var graphs: [Graph] {
    guard let feasible = sweep.feasible, feasible.lower < feasible.upper else { return [] }
    let moving = shown.filter { isMoving(sweep.variables[$0]) }.prefix(Self.graphLimit)
    return moving.map { graph(ofVariable: $0) }
      + sweep.levels.indices.filter { !sweep.objectives[$0].isConstant }
      .prefix(Self.graphLimit).map { graph(ofLevel: $0) }
  }

  private func graph(ofVariable index: Int) -> Graph {
    let variable = sweep.hierarchy.variableNames[index]
    let ends = sweep.variables[index]
    var curves: [Graph.Curve] = []
    if let lower = ends.lower {
      let label = ends.lower == ends.upper ? variable : "least \(variable)"
      curves.append(curve(lower, Text(label), .required, isMain: true))
    }
    if let upper = ends.upper, ends.lower != ends.upper {
      curves.append(curve(upper, Text("greatest \(variable)"), .required, isMain: curves.isEmpty))
    }
    return graph(Text(variable, .strong), curves)
  }

  private func graph(ofLevel index: Int) -> Graph {
    let level = sweep.levels[index]
    let name = Text(Naming.objective(level), Naming.role(level))
    let label = name + " = " + sweep.hierarchy.objectiveSum(level)
    return graph(name, [curve(sweep.objectives[index], label, level, isMain: true)])
  }

  private func curve(
    _ function: PiecewiseLinearFunction, _ label: Text, _ level: Priority, isMain: Bool
  ) -> Graph.Curve {
    Graph.Curve(
      label: label, priority: level.rawValue,
      vertices: function.vertices.map { Graph.Vertex(x: $0.x, y: $0.y) }, isMain: isMain)
  }

  /// The other point that stands there, or the number.
  private func label(of place: Rational) -> String {
    let hierarchy = sweep.hierarchy
    let point = hierarchy.pointValues.indices.first {
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
      title: title + " against " + Text(name, .strong), variable: name, curves: curves,
      ticks: ticks, region: nil, minimum: nil, minimumValue: nil)
  }
}

extension Words {
  static func staysAsItIs(_ count: Int) -> String {
    "\(Words.count(count, "more variable")), not shown"
  }

  /// What is told where a level and those below it cannot be.
  static func onlyAbove(_ level: Priority) -> Document {
    Document([
      .paragraph(
        Text(
          "f(\(level.name)) falls for ever, so this is told of the levels above \(level.name) alone",
          .note))
    ])
  }

  static let nothingAnywhere =
    "nothing is left anywhere there: the requirements contradict one another"

  static func nothingDepends(_ name: String) -> String {
    "nothing changes: \(name) stands in no constraint that takes part"
  }

  /// `X2 from 0 to 30; now it is 20`, `b: X >= t, t from 0 to 30; now it is 20`
  static func swept(_ report: SweepReport) -> Text {
    let subject = report.subject
    let (lower, upper) = report.asked
    let title: Text =
      if let constraint = subject.constraint {
        "\(subject.name, .strong): \(constraint.text, .code), \(constraint.constant, .strong)"
      } else {
        Text(subject.name, .strong)
      }
    let span: Text = lower == upper ? " at \(lower)" : " from \(lower) to \(upper)"
    return title + span + "; now it is \(subject.now)"
  }
}
