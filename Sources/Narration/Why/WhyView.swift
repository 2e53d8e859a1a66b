// What holds a variable, told from it outward: what keeps it where it is, what lost, what would have to
// give. How constraints and objectives fare is in WhyView+Fate.

import ConstraintHierarchies
import Rationals
import Rendering
import Session

struct WhyView {
  let report: WhyReport
  let naming: ValueNaming

  init(_ report: WhyReport) {
    self.report = report
    naming = ValueNaming(hierarchy: report.problem)
  }

  var hierarchy: Hierarchy { report.problem }

  func document() -> Document {
    switch report.subject {
    case .point(let name, let value):
      return Document([.paragraph(Words.whyPoint(name, value))])
    case .variable(let reason):
      return variable(reason)
    case .objective(let reason):
      return objective(reason)
    case .constraints(let reasons):
      var document = Document()
      for reason in reasons {
        if !document.isEmpty { document.append(.blank) }
        document.append(contentsOf: constraint(reason))
      }
      return document
    }
  }

  // MARK: A variable

  private func variable(_ reason: VariableReason) -> Document {
    var document = Document()
    let statement = naming.statement(reason.name, reason.interval)
    document.append(
      .paragraph(
        reason.interval.isAmbiguous ? statement + Text(Words.noLevelCares, .note) : statement))
    document.append(contentsOf: holding(reason))
    document.append(contentsOf: losers(reason))
    let ways = ways(reason)
    if !ways.isEmpty { document.append(.grid(Grid(ways, gap: 3))) }
    return document
  }

  /// Who holds it from below and from above.
  private func holding(_ reason: VariableReason) -> Document {
    let asked: Set<Variable> = [reason.variable]
    switch (reason.below, reason.above) {
    case (nil, nil):
      return Document([
        .paragraph("Nothing holds \(reason.name, .strong), from below or from above.")
      ])
    case (let below?, let above?) where Set(below.causes) == Set(above.causes):
      return Document([.paragraph(chain("Both ways", below, asked, side: nil))])
    case (let below, let above):
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
    _ opening: String, _ hold: HoldReport, _ asked: Set<Variable>, side: Hold.Side?
  ) -> Text {
    let shown = 4
    let holders = hold.holders
    var told = asked
    var sentences: [Text] = []
    for (place, holder) in holders.prefix(shown).enumerated() {
      let who = naming.withLevel(holder.cause)
      let between = holder.cause.variables.filter { told.contains($0) && !asked.contains($0) }
      let sentence: Text
      if place == 0 {
        sentence = "\(opening) \(who) \(verb(holder, side))"
      } else if holder.distance > 0, !between.isEmpty {
        let names = between.map { hierarchy.name(of: $0) }
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
    let rest = holders.dropFirst(shown).map { $0.cause }
    if !rest.isEmpty { sentences.append("And so on: \(naming.ids(rest)).") }
    if !hold.isSmallest { sentences.append(Text(Words.perhapsLess, .note)) }
    return sentences.joined(separator: " ")
  }

  private func verb(_ holder: HoldReport.Holder, _ side: Hold.Side?) -> String {
    guard holder.isPulling else { return "holds it" }
    return switch side {
    case .below?: "pulls it up"
    case .above?: "pulls it down"
    case nil: "decides it"
    }
  }

  /// `X >= X2 is tight`, `it asks for X = X1`
  private func says(_ holder: HoldReport.Holder) -> Text {
    switch holder.cause {
    case .objective(let objective): return Text(objective.text.withShortNumbers)
    case .constraint(let constraint):
      let text = constraint.text.withShortNumbers
      if holder.isPulling { return "it asks for \(text)" }
      return holder.isTight ? "\(text) is tight" : Text(text)
    }
  }

  // MARK: What would have to give

  /// `to move down   without need   X = X1 = 10`
  private func ways(_ reason: VariableReason) -> [[Text]] {
    let isFixed = !reason.interval.isAmbiguous
    if let down = reason.down, down == reason.up {
      return rows(down, reason.name, isFixed ? "to move" : "to move further")
    }
    var rows: [[Text]] = []
    if let below = reason.below, let down = reason.down {
      let past: Text = "to go below \(naming.end(below.end))"
      rows += self.rows(down, reason.name, isFixed ? "to move down" : past)
    }
    if let above = reason.above, let up = reason.up {
      let past: Text = "to go above \(naming.end(above.end))"
      rows += self.rows(up, reason.name, isFixed ? "to move up" : past)
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
