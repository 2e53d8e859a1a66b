// What holds a variable, a constraint or an objective, told from the thing outward. Every sentence says
// what the solver found to be so: that these constraints alone are enough, or what comes of it when
// one is taken away.

import ConstraintHierarchies
import Rationals
import Rendering

struct WhyView {
  var explainer: Explainer
  let naming: ValueNaming

  init(_ explainer: Explainer, _ hierarchy: Hierarchy) {
    self.explainer = explainer
    naming = ValueNaming(hierarchy: hierarchy)
  }

  var hierarchy: Hierarchy { naming.hierarchy }

  // MARK: A variable

  mutating func variable(_ variable: Variable) -> Document {
    let expression = LinearExpression(.variable(variable))
    let interval = explainer.interval(of: expression) ?? .everything
    let name = hierarchy.name(of: variable)
    var document = Document()
    let statement = naming.statement(name, interval)
    document.append(
      .paragraph(interval.isAmbiguous ? statement + Text(Words.noLevelCares, .note) : statement))
    let below = explainer.hold(on: expression, from: .below)
    let above = explainer.hold(on: expression, from: .above)
    document.append(contentsOf: holding(name, [variable], below, above))
    let holders = (below?.causes ?? []) + (above?.causes ?? [])
    document.append(contentsOf: losers(variable, among: holders))
    let ways = ways(expression, name, below, above, isFixed: !interval.isAmbiguous)
    if !ways.isEmpty { document.append(.grid(Grid(ways, gap: 3))) }
    return document
  }

  /// Who holds it from below and from above.
  private func holding(
    _ name: String, _ asked: Set<Variable>, _ below: Hold?, _ above: Hold?
  ) -> Document {
    switch (below, above) {
    case (nil, nil):
      return Document([.paragraph("Nothing holds \(name, .strong), from below or from above.")])
    case (let below?, let above?) where Set(below.causes) == Set(above.causes):
      return Document([.paragraph(chain("Both ways", below, asked, side: nil))])
    default:
      return Document([
        .paragraph(
          below.map { chain("From below", $0, asked, side: .below) }
            ?? "From below nothing holds it."),
        .paragraph(
          above.map { chain("From above", $0, asked, side: .above) }
            ?? "From above nothing holds it."),
      ])
    }
  }

  // MARK: Chains

  /// `From below c (required) holds it: Y >= X + 10 is tight. X in turn is held by need (high): …`
  ///
  /// - Parameter side: nil if they hold it on both.
  func chain(
    _ opening: String, _ hold: Hold, _ asked: Set<Variable>, side: Hold.Side?
  ) -> Text {
    let shown = 4
    // What pulls comes before what stops it.
    let holders = hold.holders.enumerated().sorted { a, b in
      (a.element.distance, a.element.isPulling ? 0 : 1, a.offset)
        < (b.element.distance, b.element.isPulling ? 0 : 1, b.offset)
    }.map(\.element)
    var told = asked
    var sentences: [Text] = []
    for (place, holder) in holders.prefix(shown).enumerated() {
      let who = naming.withLevel(holder.cause)
      let between = holder.cause.variables.filter { told.contains($0) && !asked.contains($0) }
      let sentence: Text
      if place == 0 {
        sentence = "\(opening) \(who) \(verb(holder, side))"
      } else if holder.distance > 0, !between.isEmpty {
        let names = between.map(hierarchy.name(of:))
        sentence =
          "\(Words.list(names)) in turn \(names.count == 1 ? "is" : "are") "
          + "\(holder.isPulling ? "pulled" : "held") by \(who)"
      } else {
        let isLimit = !holder.isPulling && holders.first?.isPulling == true
        sentence = "\(who) \(isLimit ? "limits that" : "helps")"
      }
      sentences.append("\(sentence): \(says(holder)).")
      told.formUnion(holder.cause.variables)
    }
    let rest = holders.dropFirst(shown).map(\.cause)
    if !rest.isEmpty { sentences.append("And so on: \(naming.ids(rest)).") }
    if !hold.isSmallest { sentences.append(Text(Words.perhapsLess, .note)) }
    return sentences.joined(separator: " ")
  }

  private func verb(_ holder: Hold.Holder, _ side: Hold.Side?) -> String {
    guard holder.isPulling else { return "holds it" }
    return switch side {
    case .below?: "pulls it up"
    case .above?: "pulls it down"
    case nil: "decides it"
    }
  }

  /// `X >= X2 is tight`, `it asks for X = X1`
  private func says(_ holder: Hold.Holder) -> Text {
    switch holder.cause {
    case .objective(let objective): return Text(objective.text.withShortNumbers)
    case .constraint(let constraint):
      if holder.isPulling { return "it asks for \(constraint.text.withShortNumbers)" }
      let isTight = constraint.relation != .equal && holder.error.isZero
      return isTight
        ? "\(constraint.text.withShortNumbers) is tight" : Text(constraint.text.withShortNumbers)
    }
  }

  // MARK: What would have to give

  /// `to move down   without need   X = X1 = 10`
  private func ways(
    _ expression: LinearExpression, _ name: String, _ below: Hold?, _ above: Hold?, isFixed: Bool
  ) -> [[Text]] {
    let down = below.map { explainer.moves(of: expression, past: $0) }
    let up = above.map { explainer.moves(of: expression, past: $0) }
    if let down, down == up { return rows(down, name, isFixed ? "to move" : "to move further") }
    var rows: [[Text]] = []
    if let below, let down {
      let past: Text = "to go below \(naming.end(below.end))"
      rows += self.rows(down, name, isFixed ? "to move down" : past)
    }
    if let above, let up {
      let past: Text = "to go above \(naming.end(above.end))"
      rows += self.rows(up, name, isFixed ? "to move up" : past)
    }
    return rows
  }

  private func rows(_ moves: Moves, _ name: String, _ direction: Text) -> [[Text]] {
    var rows = moves.ways.enumerated().map { place, move in
      [
        place == 0 ? direction : "or", "without \(naming.ids(move.without))",
        result(move.result, name),
      ]
    }
    if rows.isEmpty { return [[direction, "", Text(Words.tooManyToMove, .note)]] }
    if !moves.isComplete { rows.append(["or", Text(Words.otherWays, .dim)]) }
    return rows
  }

  func result(_ result: Move.Result, _ name: String) -> Text {
    switch result {
    case .interval(.everything): "nothing holds \(name)"
    case .interval(let interval): naming.statement(name, interval)
    case .unbounded(let level):
      "there is no solution, since \(Naming.objective(level), Naming.role(level)) falls for ever"
    }
  }
}
