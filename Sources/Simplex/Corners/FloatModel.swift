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

  /// The rows with their constants moved a little, each by another amount, so that hardly ever two breakpoints lie in
  /// one place. What must hold is not made to clash: inequalities are given way to, equations stay.
  mutating func perturb() {
    // Any fixed sequence that looks like chance.
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
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
