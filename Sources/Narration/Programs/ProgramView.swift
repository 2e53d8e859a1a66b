// A solved program as a solver's report: the objective, the values that are not zero, the rows at a limit with their
// prices; or what clashes, or which way leads on without end.

import ConstraintHierarchies
public import ProgramSolving
import Programs
import Rationals
public import Rendering
public import Wording

struct ProgramView {
  private let report: ProgramReport
  private let name: String
  private let speech: Speech
  private var program: LinearProgram { report.program }

  init(_ report: ProgramReport, name: String, in speech: Speech) {
    self.report = report
    self.name = report.program.name.isEmpty ? name : report.program.name
    self.speech = speech
  }

  private func say(_ words: ProgramWords) -> Text { words.text(in: speech) }

  func document() -> Document {
    var document = Document([.paragraph(say(.title(program, name: name)))])
    document.append(contentsOf: ProgramWords.remarks(program.remarks, in: speech))
    switch report.ending {
    case .optimal(let optimum): tell(optimum, &document)
    case .infeasible(let clash): tell(clash, &document)
    case .unbounded(let descent): tell(descent, &document)
    }
    return document
  }

  // MARK: A best point

  private func tell(_ optimum: ProgramReport.Optimum, _ document: inout Document) {
    for (index, value) in optimum.objectives.enumerated() {
      document.append(
        .paragraph(
          say(
            .optimal(
              program.objectives[index], value, rounded: Self.rounded(value), isFirst: index == 0)))
      )
    }
    document.append(.paragraph(say(.unique(optimum.isUnique)).marked(.dim)))
    document.append(.blank)
    values(optimum, &document)
    document.append(.blank)
    rows(optimum, &document)
  }

  /// So many columns are shown though they are 0, for their reduced costs.
  private static let mostAtZero = 40

  private func values(_ optimum: ProgramReport.Optimum, _ document: inout Document) {
    let isShownAtZero =
      optimum.columnPrices.indices.count {
        optimum.values[$0].isZero && !optimum.columnPrices[$0].isZero
      } <= Self.mostAtZero
    let shown = program.columns.indices.filter { column in
      !optimum.values[column].isZero || isShownAtZero && !optimum.columnPrices[column].isZero
        || (report.regions != .none && optimum.best?[column].isAmbiguous ?? false)
    }
    if shown.isEmpty { return document.append(.paragraph(say(.allZero))) }
    let rounded = shown.map { Self.rounded(optimum.values[$0]) }
    let isRounded = rounded.contains { $0 != nil }
    var header = [say(.column), say(.value)]
    if isRounded { header.append(say(.rounded)) }
    let isPriced = shown.contains { !optimum.columnPrices[$0].isZero }
    if isPriced { header.append(say(.columnPrice)) }
    if optimum.best != nil { header.append(say(.best)) }
    if optimum.feasible != nil { header.append(say(.feasible)) }
    let lines = zip(shown, rounded).map { column, rounded in
      var line = [Text(program.columns[column].name, .strong), Text(optimum.values[column])]
      if isRounded { line.append(Text(rounded ?? "", .dim)) }
      let price = optimum.columnPrices[column]
      if isPriced { line.append(price.isZero ? "" : Text(price)) }
      if let best = optimum.best { line.append(Self.text(best[column])) }
      if let feasible = optimum.feasible { line.append(Self.text(feasible[column])) }
      return line
    }
    document.append(
      .table(
        Table(
          caption: say(
            .values(
              shown: shown.count, of: program.columns.count,
              withPrices: shown.contains { optimum.values[$0].isZero })), header: header,
          rows: lines, alignments: [.left] + Array(repeating: .right, count: header.count - 1))))
  }

  private func rows(_ optimum: ProgramReport.Optimum, _ document: inout Document) {
    if program.rows.isEmpty { return }
    let lines = program.rows.indices.compactMap { index -> [Text]? in
      let (row, activity) = (program.rows[index], optimum.activities[index])
      let sign: String
      if row.isEquation {
        sign = "="
      } else if activity == row.lower {
        sign = "≥"
      } else if activity == row.upper {
        sign = "≤"
      } else {
        return nil
      }
      let price = optimum.rowPrices[index]
      return [
        Text(row.name, .strong), "\(sign) \(activity)", Text(price),
        Text(Self.rounded(price) ?? "", .dim),
      ]
    }
    if lines.isEmpty { return document.append(.paragraph(say(.noTightRow))) }
    // Where every price is whole, nothing is rounded.
    let width = lines.contains { !$0[3].pieces.contains(.words("", .dim)) } ? 4 : 3
    document.append(
      .table(
        Table(
          caption: say(.tightRows(shown: lines.count, of: program.rows.count)),
          header: Array([say(.row), say(.limit), say(.rowPrice), say(.rounded)].prefix(width)),
          rows: lines.map { Array($0.prefix(width)) },
          alignments: [.left, .right, .right, .right])))
  }

  // MARK: No solution

  private func tell(_ clash: ProgramReport.Clash, _ document: inout Document) {
    document.append(.paragraph(say(.infeasible(clash))))
    let largest = clash.members.map { $0.multiplier.magnitude }.max() ?? 1
    let isScaled = largest >= Self.longMultiple
    let lines = clash.members.map { member -> [Text] in
      let name: Text
      var statement = text(program.statement(of: member.requirement))
      switch member.requirement {
      case .row(let index, _): name = Text(program.rows[index].name, .strong)
      case .bound(let index, let side):
        name = ""
        if side != .upper, program.columns[index].hasDefaultLower {
          statement += " " + say(.byDefault).marked(.dim)
        }
      }
      let multiple: Text =
        isScaled
        ? Text(FloatingNumber.text(member.multiplier / largest, digits: 4))
        : Text(member.multiplier)
      return [multiple + " ×", name, statement]
    }
    document.append(.grid(Grid(lines, alignments: [.right])))
    if isScaled { document.append(.paragraph(say(.scaled).marked(.dim))) }
    document.append(
      .paragraph(say(isScaled ? .aboutFalsehood(clash.gap / largest) : .falsehood(clash.gap))))
    tellMore(clash, &document)
  }

  /// A multiple of more digits is shown as a part of the largest.
  private static let longMultiple: Rational = 1_000_000
  /// What is less than the largest limit divided by that may be rounding.
  private static let tiny: Rational = 1_000_000

  /// By how little it clashes, and whether there is more.
  private func tellMore(_ clash: ProgramReport.Clash, _ document: inout Document) {
    if let slack = clash.leastSlack, clash.size != .sufficient {
      var (rows, size) = (0, Rational.one)
      for member in clash.members {
        if case .row = member.requirement { rows += 1 }
        let statement = program.statement(of: member.requirement)
        for case let limit? in [statement.lower, statement.upper] {
          size = max(size, limit.magnitude)
        }
      }
      document.append(
        .paragraph(say(.leastSlack(slack, rows: rows, isTiny: slack * Self.tiny < size))))
    }
    if case .counted(let count, let areAll) = clash.others, count > 0 {
      document.append(.paragraph(say(.others(count, areAll: areAll))))
    }
    if clash.leastSlack != nil { document.append(.paragraph(say(.asWishes).marked(.dim))) }
  }

  private func tell(_ descent: ProgramReport.Descent, _ document: inout Document) {
    document.append(
      .paragraph(
        say(.unbounded(program, program.objectives[descent.index], change: descent.change))))
    let lines = program.columns.indices.compactMap { column -> [Text]? in
      let (start, step) = (descent.start[column], descent.ray[column])
      if start.isZero, step.isZero { return nil }
      return [
        Text(program.columns[column].name, .strong), Text(start),
        step.isZero ? "" : "\(step.signum > 0 ? "+" : "−")\(step.magnitude)",
      ]
    }
    document.append(
      .table(
        Table(
          header: [say(.column), say(.start), say(.step)], rows: lines,
          alignments: [.left, .right, .right])))
  }

  // MARK: Pieces

  /// `1 ≤ x + 2 y ≤ 4`, a long sum cut off.
  private func text(_ statement: LinearProgram.Statement) -> Text {
    let limit = 8
    var sum = Text(program.text(of: Array(statement.terms.prefix(limit)), number: Self.number))
    if statement.terms.count > limit { sum += " + " + say(.tooLong(statement.terms.count)) }
    switch (statement.lower, statement.upper) {
    case (nil, nil): return sum
    case (let lower?, nil): return "\(sum) ≥ \(Self.limit(lower))"
    case (nil, let upper?): return "\(sum) ≤ \(Self.limit(upper))"
    case (let lower?, let upper?):
      return lower == upper
        ? "\(sum) = \(Self.limit(lower))"
        : "\(Self.limit(lower)) ≤ \(sum) ≤ \(Self.limit(upper))"
    }
  }

  /// As a decimal where that is exact, as it most likely stands in the file.
  private static func number(_ number: Rational) -> String {
    let places = 18
    return !number.isInteger && number.isExact(places: places)
      ? number.decimal(places: places) : number.description
  }

  private static func limit(_ limit: Rational) -> String {
    (limit.signum < 0 ? "−" : "") + number(limit.magnitude)
  }

  private static func text(_ interval: Interval) -> Text {
    if let only = interval.value { return Text(only) }
    let lower = interval.lower.map { "[\($0)" as Text } ?? "(−∞"
    return lower + ", " + (interval.upper.map { "\($0)]" as Text } ?? "∞)")
  }

  /// Six places after the point, or of a small number more; nil of a whole number.
  static func rounded(_ number: Rational) -> String? {
    if number.isInteger { return nil }
    var (places, scaled) = (6, number.magnitude)
    while scaled < 1, places < 40 { (places, scaled) = (places + 1, scaled * 10) }
    return (number.signum < 0 ? "−" : "") + number.magnitude.decimal(places: places)
  }
}

extension ProgramReport {
  /// The report for people.
  ///
  /// - Parameter name: what to call the program if it has no name of its own.
  public func document(name: String, in speech: Speech) -> Document {
    ProgramView(self, name: name, in: speech).document()
  }
}
