// Prices as tables, one for each level, and below them how far an objective's coefficients may change.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

struct SensitivityView {
  private typealias Measure = SensitivityReport.Measure

  private let report: SensitivityReport
  private let speech: Speech
  private var problem: Hierarchy { report.problem }

  /// More rows than that, and those with a price of zero are left out.
  private static let rowLimit = 30

  init(_ report: SensitivityReport, in speech: Speech) {
    self.report = report
    self.speech = speech
  }

  private func say(_ words: PriceWords) -> Text { words.text(in: speech) }

  func document() -> Document {
    guard !report.measures.isEmpty else {
      return Document([.paragraph(say(.none).marked(.note))])
    }
    var document = Document()
    for measure in report.measures {
      if !document.isEmpty { document.append(.blank) }
      document.append(contentsOf: prices(measure))
    }
    document.append(contentsOf: coefficients())
    return document
  }

  // MARK: Prices

  private func name(_ measure: Measure) -> Text {
    measure.expression.map { problem.sum($0) }
      ?? ObjectiveName.colored(measure.priority)
  }

  private func prices(_ measure: Measure) -> Document {
    let rows = report.rows.filter { $0.constraint.priority >= measure.priority }
    var document = Document([
      .paragraph(say(.now(measure.priority, measure: name(measure), measure.value)))
    ])
    guard !rows.isEmpty else { return document }
    let isLong = rows.count > Self.rowLimit
    let shown = isLong ? rows.filter { hasPrice($0, measure) } : rows
    let cells = shown.flatMap { lines($0, measure) }
    if !cells.isEmpty {
      document.append(
        .table(
          Table(
            header: [
              say(.constraint), say(.constant), say(.price), say(.holdsFrom), say(.to),
            ],
            rows: cells, alignments: [.left, .right, .right, .right, .right])))
    }
    if isLong {
      document.append(
        .paragraph(say(.ofZero(rows.count - shown.count)).marked(.dim)))
    }
    for row in shown.prefix(Self.rowLimit) {
      document.append(
        contentsOf: Document([turn(row, measure), lastPlaces(row, measure)].compactMap { $0 }))
    }
    let typed = shown.lazy.filter { !$0.constraint.isImplied }
    if let example = typed.compactMap({ example($0, measure) }).first {
      document.append(example)
    }
    return document
  }

  private func hasPrice(_ row: Sensitivity.Row, _ measure: Measure) -> Bool {
    let prices = row.prices[measure.level]
    return !(prices.less?.slope.isZero ?? true) || !(prices.more?.slope.isZero ?? true)
  }

  /// One line, or, where less and more have different prices, one for each.
  private func lines(_ row: Sensitivity.Row, _ measure: Measure) -> [[Text]] {
    let prices = row.prices[measure.level]
    let constraint = row.constraint
    let head = [
      constraint.id == constraint.text
        ? Text(constraint.text, .strong) + " " + say(.reducedCost).marked(.dim)
        : "\(constraint.id, .strong): \(formula: constraint.text, Naming.role(constraint.priority))",
      Text(row.constant),
    ]
    /// A direction in which the constant cannot move ends where it is.
    let lower = prices.less == nil ? row.constant : prices.less?.bound
    let upper = prices.more == nil ? row.constant : prices.more?.bound
    func line(_ head: [Text], _ price: Sensitivity.Price?, _ from: Rational?, _ to: Rational?)
      -> [Text]
    {
      head + [
        price.map { Text($0.slope * measure.factor, $0.slope.isZero ? .plain : .strong) } ?? "–",
        from.map { Text($0) } ?? "−∞", to.map { Text($0) } ?? "∞",
      ]
    }
    guard let less = prices.less, let more = prices.more, less.slope != more.slope else {
      return [line(head, prices.less ?? prices.more, lower, upper)]
    }
    return [
      line(head, less, lower, row.constant),
      line(["", ""], more, row.constant, upper),
    ]
  }

  /// Where bounds are not where another price begins, but where the requirements clash.
  private func lastPlaces(_ row: Sensitivity.Row, _ measure: Measure) -> Block? {
    let prices = row.prices[measure.level]
    func place(_ price: Sensitivity.Price?) -> Rational? {
      guard let price else { return row.constant }
      return price.isLastPlace ? price.bound : nil
    }
    let (below, above) = (place(prices.less), place(prices.more))
    if below == nil, above == nil { return nil }
    return .paragraph(say(.lastPlaces(id: row.constraint.id, below: below, above: above)))
  }

  /// Says what the two prices at a corner mean.
  private func turn(_ row: Sensitivity.Row, _ measure: Measure) -> Block? {
    let prices = row.prices[measure.level]
    guard let less = prices.less, let more = prices.more, less.slope != more.slope else {
      return nil
    }
    return .paragraph(
      say(
        .turn(
          id: row.constraint.id, measure: name(measure), more: more.slope * measure.factor,
          less: -less.slope * measure.factor)))
  }

  /// A price in words that can be typed: `set b 13 would change 3x + 5y by 3/2, from 36 to 75/2`.
  private func example(_ row: Sensitivity.Row, _ measure: Measure) -> Block? {
    guard let more = row.prices[measure.level].more, !more.slope.isZero,
      more.bound.map({ $0 >= row.constant + 1 }) ?? true
    else { return nil }
    let change = more.slope * measure.factor
    return .paragraph(
      say(
        .example(
          id: row.constraint.id, constant: row.constant + 1, measure: name(measure),
          from: measure.value, to: measure.value + change)))
  }

  // MARK: Coefficients

  private func coefficients() -> Document {
    let ranges = report.coefficients
    guard !ranges.isEmpty else { return Document() }
    let limit = Self.rowLimit
    var rows: [[Text]] = ranges.prefix(limit).map { entry in
      [
        "\(entry.objective.id, .strong): \(formula: entry.objective.text)",
        Text(formula: problem.name(of: entry.variable), .strong), Text(entry.coefficient),
        entry.range.lower.map { Text($0) } ?? "−∞", entry.range.upper.map { Text($0) } ?? "∞",
      ]
    }
    if ranges.count > limit {
      let more = PieceWords.andMore(ranges.count - limit).text(in: speech)
      rows.append([more.marked(.dim)])
    }
    var values = zip(problem.variableNames, report.values).prefix(8).map { name, value in
      "\(name) = \(value)" as Text
    }
    if problem.variables.count > 8 { values.append("…") }
    return Document([
      .blank,
      .paragraph(say(.coefficients(Array(values)))),
      .table(
        Table(
          header: [say(.objective), say(.of), say(.coefficient), say(.from), say(.to)],
          rows: rows,
          alignments: [.left, .left, .right, .right, .right])),
    ])
  }
}
