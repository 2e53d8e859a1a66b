// The rows of a minimiser in the numbers of the machine.

/// Rows over free columns, each with what it costs off zero: see `Minimizer`.
struct FloatModel: Sendable {
  struct Term: Sendable {
    /// A column, or a row.
    var place: Int32
    var coefficient: Double
  }

  struct Row: Sendable {
    var constant: Double
    /// Where its rank stands in the order; 0 for requirements.
    var rank: Int
    var above: Double
    var below: Double

    var slopeChange: Double { above + below }

    /// What the cost rises by for each unit upwards, on that side of zero.
    func slope(isAbove: Bool) -> Double { isAbove ? above : -below }
  }

  var rows: [Row] = []
  /// Along each row, and down each column.
  var byRow: [[Term]] = []
  var byColumn: [[Term]]
  /// Where the columns begin.
  var start: [Double]
  var rankCount: Int
  /// Rows that are zero where the columns begin, each with the column that it decides; together they are regular.
  var tight: [(row: Int, column: Int)] = []
  /// Where the model is about changes from a corner that is known exactly, what the rows and the columns are worth there on the rank
  /// after the requirements: instead of the sum itself, which is the same but for what is rounded.
  var prices: (rows: [Double], columns: [Double])?

  init(columns start: [Double], ranks rankCount: Int) {
    self.start = start
    self.rankCount = rankCount
    byColumn = Array(repeating: [], count: start.count)
  }

  mutating func addRow(_ row: Row, _ terms: [Term]) {
    for term in terms {
      byColumn[Int(term.place)].append(
        Term(place: Int32(rows.count), coefficient: term.coefficient))
    }
    rows.append(row)
    byRow.append(terms)
  }

  /// Whether the numbers of the machine reach: no number is too long for them, and no coefficient so short that it is 0.
  var isSound: Bool {
    start.allSatisfy { $0.isFinite }
      && rows.allSatisfy { $0.constant.isFinite && $0.above.isFinite && $0.below.isFinite }
      && byRow.allSatisfy { line in
        line.allSatisfy { $0.coefficient.isNormal }
      }
  }

  /// The rows and columns in units of their own, so that the numbers are near 1 (A. R. Curtis, J. K. Reid, *On the automatic
  /// scaling of matrices for Gaussian elimination*, 1972, has the least squares; here it is the middle of the greatest and the
  /// least, three times over). Which rows are tight is the same in any units.
  ///
  /// - Returns: the unit of each column.
  @discardableResult
  mutating func scale() -> [Double] {
    var rowScales = Array(repeating: 1.0, count: rows.count)
    var columnScales = Array(repeating: 1.0, count: start.count)
    for _ in 0..<3 {
      for (index, line) in byRow.enumerated() {
        rowScales[index] = Self.unit(of: line, columnScales)
      }
      for (index, line) in byColumn.enumerated() {
        columnScales[index] = Self.unit(of: line, rowScales)
      }
    }
    for index in rows.indices {
      rows[index].constant *= rowScales[index]
      rows[index].above /= rowScales[index]
      rows[index].below /= rowScales[index]
      for place in byRow[index].indices {
        byRow[index][place].coefficient *=
          rowScales[index] * columnScales[Int(byRow[index][place].place)]
      }
    }
    for index in start.indices {
      start[index] /= columnScales[index]
      for place in byColumn[index].indices {
        byColumn[index][place].coefficient *=
          columnScales[index] * rowScales[Int(byColumn[index][place].place)]
      }
    }
    return columnScales
  }

  /// What makes the middle of the greatest and the least number of a line 1.
  private static func unit(of line: [Term], _ scales: [Double]) -> Double {
    var (least, greatest) = (Double.infinity, 0.0)
    for term in line {
      let size = term.coefficient.magnitude * scales[Int(term.place)]
      least = min(least, size)
      greatest = max(greatest, size)
    }
    return greatest > 0 ? 1 / (least * greatest).squareRoot() : 1
  }

  /// The rows with their constants moved a little, each by another amount, so that hardly ever two breakpoints lie in
  /// one place. What must hold is not made to clash: inequalities are given way to, equations stay.
  ///
  /// - Parameter attempt: every attempt has other amounts.
  mutating func perturb(_ attempt: UInt64) {
    // Any fixed sequence that looks like chance.
    var state = 0x9E37_79B9_7F4A_7C15 &+ attempt &* 0xD134_2543_DE82_EF95
    for index in rows.indices {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let chance = 1 + Double(state >> 40) / Double(1 << 24)
      let row = rows[index]
      let size = 1e-6 * chance * (1 + row.constant.magnitude * 1e-2)
      if row.rank > 0 {
        rows[index].constant += state >> 39 & 1 == 0 ? size : -size
      } else if row.above == 0 || row.below == 0 {
        rows[index].constant += row.above == 0 ? size : -size
      }
    }
  }
}
