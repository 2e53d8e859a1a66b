// What stands around a plot: numbers and names at its left and below it.

import Rationals

/// The axis at the left: at each row a name or nothing.
struct VerticalAxis: Sendable {
  private let names: [Int: StyledLine]
  /// Of the longest name.
  let width: Int

  /// Several names on one row are listed; a name longer than `limit` is referred to.
  init(
    _ ticks: [(row: Int, name: String)], limit: Int, speller: Speller,
    references: inout References
  ) {
    var names: [Int: StyledLine] = [:]
    for (row, name) in ticks {
      let line = StyledLine(speller.words(name))
      names[row] = names[row].map { $0 + StyledLine(",") + line } ?? line
    }
    for row in names.keys.sorted() {
      names[row] = names[row].map { references.fitted($0, limit: limit) }
    }
    self.names = names
    width = names.values.map { $0.width }.max() ?? 0
  }

  func line(row: Int, speller: Speller) -> StyledLine {
    guard let name = names[row] else {
      return .spaces(width + 1) + StyledLine(String(speller.glyph("│")), .dim)
    }
    return name.padded(to: width, .right) + .spaces(1)
      + StyledLine(String(speller.glyph("┤")), .dim)
  }
}

/// The axis below: a line with ticks, an arrow and the variable's name at its end, and names below.
struct HorizontalAxis: Sendable {
  let names: TickLabels
  let columns: Int
  /// The variable's name, at the arrow if there is room for it, else below.
  let variable: StyledLine
  /// So much is free at the right of the arrow.
  let variableRoom: Int
  /// What is left of the variable, in columns; nil ends go on to the axis's own ends.
  var region: (lower: Int?, upper: Int?)?

  /// The lines, `left` columns from the left, where the upright axis stands.
  func lines(
    left: Int, width: Int, renderer: TextRenderer, references: inout References
  ) -> [StyledLine] {
    let speller = renderer.speller
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
    let isBeside = variable.width <= variableRoom
    let axis = corner + canvas.lines[0] + (isBeside ? .spaces(1) + variable : StyledLine())
    let below = names.lines(width: width - left - 1, speller: speller, references: &references)
    return [axis.indented(by: left)] + below.map { $0.indented(by: left + 1) }
      + (isBeside ? [] : renderer.setAtRight(variable, width: width))
  }
}

extension TextRenderer {
  /// At the right, or, where it is longer than a line, in several lines.
  func setAtRight(_ line: StyledLine, width: Int) -> [StyledLine] {
    line.width <= width ? [line.padded(to: width, .right)] : wrapped(line, width: width)
  }
}

extension Speller {
  /// The round numbers of an axis, all spelled alike: as decimals, since they have some, or with powers of
  /// ten (`1.5e399`) where the widest is shorter so. Numbers that have no decimals are shown as they would be
  /// in a text.
  ///
  /// - Parameter asFractions: whether numbers that a hand would use are written as fractions, if all are such.
  func axisNumbers(_ values: [Rational], asFractions: Bool = false) -> [String] {
    // A denominator of n digits that divides a power of ten divides the 4n-th: 2^(4n) > 10^n.
    let places = { (value: Rational) in 4 * value.digitCount }
    guard values.allSatisfy({ $0.isExact(places: places($0)) }) else { return values.map(number) }
    let isHandy = asFractions && RoundSteps.commonDenominator(of: values) > 0
    let decimals = values.map { $0.decimal(places: places($0)) }
    let short = zip(values, decimals).map { $0.isZero ? $1 : Speller.scientific($1) }
    let width = { (names: [String]) in names.reduce(0) { max($0, $1.count) } }
    let widest = width(decimals.map { $0.hasPrefix("-") ? String($0.dropFirst()) : $0 })
    if widest > 8, width(short) < width(decimals) { return short.map(withMinus) }
    return isHandy ? values.map(number) : decimals.map(withMinus)
  }

  private func withMinus(_ digits: String) -> String {
    presentation.isASCII ? digits : String(digits.map { $0 == "-" ? "−" : $0 })
  }

  /// `-15000` is `-1.5e4`.
  private static func scientific(_ decimal: String) -> String {
    let sign = decimal.hasPrefix("-") ? "-" : ""
    let whole = decimal.dropFirst(sign.count).prefix { $0 != "." }
    let digits = decimal.filter { $0.isNumber }
    let zeros = digits.prefix { $0 == "0" }.count
    var significant = digits.dropFirst(zeros)
    while significant.last == "0" { significant.removeLast() }
    let rest = significant.dropFirst()
    return "\(sign)\(significant.prefix(1))\(rest.isEmpty ? "" : ".")\(rest)"
      + "e\(whole.count - 1 - zeros)"
  }
}
