// What holds a variable, told from it outward: what keeps it where it is, what lost, what would have to
// give. How constraints and objectives fare is in WhyView+Fate.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

struct WhyView {
  let report: WhyReport
  let naming: ValueNaming
  let speech: Speech

  init(_ report: WhyReport, in speech: Speech) {
    self.report = report
    self.speech = speech
    naming = ValueNaming(hierarchy: report.problem)
  }

  private func say(_ words: HoldWords) -> Text { words.text(in: speech) }
  private func say(_ words: MoveWords) -> Text { words.text(in: speech) }

  func document() -> Document {
    switch report.subject {
    case .point(let name, let value):
      let isName = report.problem.symbol(named: name) != nil
      return Document([.paragraph(say(isName ? .point(name, value) : .constant(name, value)))])
    case .variable(let reason): return variable(reason)
    case .objective(let reason): return objective(reason)
    case .constraints(let reasons): return apart(reasons.map(constraint))
    case .view(_, let reasons): return apart(reasons.map(variable))
    case .level(let reason):
      let sum = report.problem.objectiveSum(reason.level)
      return apart(
        [Document([.paragraph(FateWords.level(reason, sum).text(in: speech))])]
          + reason.constraints.map(constraint) + reason.objectives.map(objective)
          + (reason.others.isEmpty
            ? [] : [Document([.paragraph(FateWords.others(reason.others).text(in: speech))])]))
    }
  }

  /// One after another, with space between them.
  private func apart(_ parts: [Document]) -> Document {
    var document = Document()
    for part in parts {
      if !document.isEmpty { document.append(.blank) }
      document.append(contentsOf: part)
    }
    return document
  }

  // MARK: A variable

  private func variable(_ reason: VariableReason) -> Document {
    var statement = naming.statement(reason.name, reason.interval, isNamed: reason.isName)
    if reason.interval.isAmbiguous { statement += "  " + say(.ambiguous).marked(.note) }
    var document = Document([.paragraph(statement)])
    document.append(contentsOf: holding(reason))
    document.append(contentsOf: losers(reason))
    let ways = ways(reason)
    if !ways.isEmpty { document.append(.grid(Grid(ways, gap: 3))) }
    return document
  }

  /// What holds it from below and from above.
  private func holding(_ reason: VariableReason) -> Document {
    let asked = Set(reason.variables)
    switch (reason.below, reason.above) {
    case (nil, nil): return Document([.paragraph(say(.nothing(reason.name)))])
    case (let below?, let above?) where Set(below.causes) == Set(above.causes):
      return Document([.paragraph(chain(nil, below, asked))])
    case (let below, let above):
      return Document([
        .paragraph(below.map { chain(.below, $0, asked) } ?? say(.nothingBelow)),
        .paragraph(above.map { chain(.above, $0, asked) } ?? say(.nothingAbove)),
      ])
    }
  }

  // MARK: Chains

  /// `From below c (required) holds it: Y >= X + 10 is tight. X in turn is held by need (high): …`
  ///
  /// - Parameter side: nil if they hold it on both.
  func chain(_ side: Hold.Side?, _ hold: HoldReport, _ asked: Set<Variable>) -> Text {
    let shown = 4
    let holders = hold.holders
    var told = asked
    var sentences: [Text] = []
    for (place, holder) in holders.prefix(shown).enumerated() {
      let between = holder.cause.variables.filter { told.contains($0) && !asked.contains($0) }
      if place == 0 {
        sentences.append(say(.first(side, holder)))
      } else if holder.distance > 0, !between.isEmpty {
        sentences.append(say(.inTurn(between.map { hierarchy.name(of: $0) }, holder)))
      } else {
        let isLimit = !holder.isPulling && holders.first?.isPulling == true
        sentences.append(say(isLimit ? .limits(holder) : .helps(holder)))
      }
      told.formUnion(holder.cause.variables)
    }
    let rest = holders.dropFirst(shown).map { $0.cause }
    if !rest.isEmpty { sentences.append(say(.andSoOn(rest))) }
    if !hold.isSmallest { sentences.append(say(.perhapsLess).marked(.note)) }
    return sentences.joined(separator: " ")
  }

  private var hierarchy: Hierarchy { report.problem }

  // MARK: What would have to give

  /// `to move down   without need   X = X1 = 10`
  private func ways(_ reason: VariableReason) -> [[Text]] {
    let isFixed = !reason.interval.isAmbiguous
    if let down = reason.down, down == reason.up {
      return rows(down, reason, isFixed ? .move : .moveFurther)
    }
    var rows: [[Text]] = []
    if let below = reason.below, let down = reason.down {
      rows += self.rows(
        down, reason, isFixed ? .moveDown : .goBelow(naming.end(below.end)))
    }
    if let above = reason.above, let up = reason.up {
      rows += self.rows(up, reason, isFixed ? .moveUp : .goAbove(naming.end(above.end)))
    }
    return rows
  }

  private func rows(
    _ moves: Moves, _ reason: VariableReason, _ direction: MoveWords
  ) -> [[Text]] {
    // The points name places on the line, not sums.
    let naming = reason.isName ? naming : ValueNaming(hierarchy: Hierarchy())
    let shown = 3
    var rows = moves.ways.prefix(shown).enumerated().map { place, move in
      [
        say(place == 0 ? direction : .or), say(.without(move.without)),
        FateWords.result(move.result, reason.name, naming).text(in: speech),
      ]
    }
    if rows.isEmpty { return [[say(direction), "", say(.tooMany).marked(.note)]] }
    if !moves.isComplete || moves.ways.count > shown {
      rows.append([say(.or), say(.otherWays).marked(.dim)])
    }
    return rows
  }
}
