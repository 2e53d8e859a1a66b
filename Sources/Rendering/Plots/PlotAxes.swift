// What stands around a plot: numbers and names at its left and below it.

import Rationals

/// The axis at the left: at each row a name or nothing.
struct VerticalAxis: Sendable {
  private let names: [Int: String]
  /// Of the longest name.
  let width: Int

  /// The names go to the rows in order; a row that has one already is left as it is.
  init(_ ticks: [(row: Int, name: String)], limit: Int, speller: Speller) {
    var names: [Int: String] = [:]
    for (row, name) in ticks where names[row] == nil {
      let line = StyledLine(speller.words(name)).elided(to: limit, ellipsis: speller.ellipsis)
      names[row] = line.runs.map(\.text).joined()
    }
    self.names = names
    width = names.values.map(\.displayWidth).max() ?? 0
  }

  func line(row: Int, speller: Speller) -> StyledLine {
    guard let name = names[row] else {
      return .spaces(width + 1) + StyledLine(String(speller.glyph("│")), .dim)
    }
    return StyledLine(name).padded(to: width, .right) + .spaces(1)
      + StyledLine(String(speller.glyph("┤")), .dim)
  }
}

/// The axis below: a line with ticks, an arrow and the variable's name at its end, and names below.
struct HorizontalAxis: Sendable {
  let names: TickLabels
  let columns: Int
  let variable: StyledLine
  /// What is left of the variable, in columns; nil ends go on to the axis's own ends.
  var region: (lower: Int?, upper: Int?)?

  /// The lines, `left` columns from the left, where the upright axis stands.
  func lines(left: Int, width: Int, speller: Speller) -> [StyledLine] {
    var canvas = Canvas(width: columns + 1, height: 1)
    func isInRegion(_ column: Int) -> Bool {
      guard let region else { return false }
      return column >= region.lower ?? 0 && column <= region.upper ?? columns
    }
    let ticks = Set(names.columns)
    for column in 0..<columns {
      let isTick = ticks.contains(column)
      if isInRegion(column) {
        canvas.put(speller.glyph(isTick ? "┯" : "━"), row: 0, column: column, .strong)
      } else {
        canvas.put(speller.glyph(isTick ? "┬" : "─"), row: 0, column: column, .dim)
      }
    }
    for column in [region?.lower, region?.upper].compactMap({ $0 }) {
      canvas.put(speller.glyph("●"), row: 0, column: column, .strong)
    }
    let goesOn = region.map { $0.upper == nil } ?? false
    canvas.put(speller.glyph("▶"), row: 0, column: columns, goesOn ? .strong : .dim)

    let corner = StyledLine(String(speller.glyph("└")), .dim)
    let axis = corner + canvas.lines[0] + .spaces(1) + variable
    let below = names.lines(width: width - left - 1, speller: speller)
    return [axis.indented(by: left)] + below.map { $0.indented(by: left + 1) }
  }
}

extension Speller {
  /// A round number on an axis: as a decimal, since it has one, and with a power of ten where that
  /// is shorter (`1.5e399`). A number that has none is shown as it would be in a text.
  func axisNumber(_ value: Rational, limit: Int) -> String {
    // A denominator of n digits that divides a power of ten divides the 4n-th: 2^(4n) > 10^n.
    let places = 4 * value.digitCount
    guard value.isExact(places: places) else { return number(value, limit: limit) }
    let decimal = value.decimal(places: places)
    let short = Speller.scientific(decimal)
    let digits = decimal.count > 8 && short.count < decimal.count ? short : decimal
    if digits.count > limit { return number(value, limit: limit) }
    return presentation.isASCII ? digits : String(digits.map { $0 == "-" ? "−" : $0 })
  }

  /// `-15000` is `-1.5e4`.
  private static func scientific(_ decimal: String) -> String {
    let sign = decimal.hasPrefix("-") ? "-" : ""
    let whole = decimal.dropFirst(sign.count).prefix { $0 != "." }
    let digits = decimal.filter(\.isNumber)
    let zeros = digits.prefix { $0 == "0" }.count
    var significant = digits.dropFirst(zeros)
    while significant.last == "0" { significant.removeLast() }
    let rest = significant.dropFirst()
    return "\(sign)\(significant.prefix(1))\(rest.isEmpty ? "" : ".")\(rest)"
      + "e\(whole.count - 1 - zeros)"
  }
}
