// Where on a face a form is probably the least, found in the numbers of the machine. It chooses a corner or a ray and no more:
// what stands there is worked out, and judged, in exact numbers (`FaceEnds`).
//
// It is the simplex method over the rows that hold the columns, as many as there are columns: a row that is zero gives way
// where that lets the form fall, and the first row that comes to zero takes its slot. The row that gives way is the one whose price is
// the greatest beside its weight (P. M. J. Harris, *Pivot selection methods of the Devex LP code*, 1973). Constants are
// moved outwards a little, each by another amount, so that hardly ever two rows come to zero in one place (P. Wolfe, *A
// technique for resolving degeneracy in linear programming*, 1963). Each search begins where the one before it ended.

import Rationals

/// Walks from corner to corner of a face.
struct FaceSearch {
  /// Where a search ended.
  enum Ending {
    /// At the corner of the rows in `owners`.
    case corner
    /// The owner, given way in that direction, meets nothing.
    case ray(owner: Int32, direction: Int)
    /// It went too far for what the numbers can tell.
    case lost
  }

  /// In units in which the numbers are near 1.
  private let model: FloatModel
  /// The units of the columns.
  private let columnScales: [Double]
  private let senses: [Face.Sense]
  /// How far constants were moved.
  private var moved: [Double]
  private var basis: RowFactors<Double>
  /// In each slot the number of a row, or a column as `~column` that stands for itself.
  private(set) var owners: [Int32]
  /// What has taken whose slot since this was last emptied; nil where that is not known.
  private(set) var changes: [(old: Int32, new: Int32)]?
  private var isTight: [Bool]
  private var values: [Double]
  /// What the rows that are not in the basis come to.
  private var heights: [Double]
  /// What squares of prices are divided by, by slot.
  private var weights: [Double]
  /// How fast rows move with what gives way; zero between steps.
  private var rates: [Double]

  private static let slopeTolerance = 1e-9
  private static let pivotTolerance = 1e-9
  private static let heightTolerance = 1e-9
  /// So many steps for each row and column are more than any sound search takes.
  private static let mostSteps = 4

  /// - Returns: nil where the numbers of the machine do not reach.
  init?(_ face: Face) {
    var model = FloatModel(columns: face.point.map { $0.approximation }, ranks: 1)
    for row in face.rows {
      model.addRow(
        .init(
          constant: row.line.scaled(row.constant).approximation, rank: 0, above: 1, below: 1),
        row.line.entries.enumerated().map { place, entry in
          .init(place: entry.column, coefficient: row.line.approximation(at: place))
        })
    }
    guard model.isSound else { return nil }
    columnScales = model.scale()
    self.model = model
    senses = face.rows.map { $0.sense }
    moved = Array(repeating: 0, count: face.rows.count)
    heights = moved
    rates = moved
    values = model.start
    weights = Array(repeating: 1, count: face.columnCount)
    isTight = Array(repeating: false, count: face.rows.count)
    owners = face.tight.map { Int32($0) }
    basis = RowFactors(SparseLines(), mayBePivot: [])
    factorize()
    moveOutwards()
    findValues()
  }

  /// Moves the constants of rows that are not in the basis, so that the face grows a little; the point stays in it.
  private mutating func moveOutwards() {
    // Any fixed sequence that looks like chance.
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for row in senses.indices where !isTight[row] {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let chance = 1 + Double(state >> 40) / Double(1 << 24)
      let size = 1e-6 * chance * (1 + model.rows[row].constant.magnitude * 1e-2)
      moved[row] = Double(senses[row].rawValue) * size
    }
  }

  // MARK: The basis

  /// Factorises the rows among the owners, those that are independent.
  private mutating func factorize() {
    let rows = owners.filter { $0 >= 0 }
    var mayBePivot = Array(repeating: true, count: values.count)
    for owner in owners where owner < 0 { mayBePivot[Int(~owner)] = false }
    var lines = SparseLines<Double>()
    for row in rows {
      for term in model.byRow[Int(row)] { lines.append(term.place, term.coefficient) }
      lines.endLine()
    }
    basis = RowFactors(lines, mayBePivot: mayBePivot)
    if basis.pivots.count < rows.count { changes = nil }
    owners = values.indices.map { ~Int32($0) }
    for row in isTight.indices { isTight[row] = false }
    for pivot in basis.pivots {
      owners[Int(pivot.column)] = rows[Int(pivot.row)]
      isTight[Int(rows[Int(pivot.row)])] = true
    }
  }

  /// Works out anew where the columns are, and what the rows come to.
  private mutating func findValues() {
    var right = owners.map { owner in
      owner >= 0 ? -(model.rows[Int(owner)].constant + moved[Int(owner)]) : values[Int(~owner)]
    }
    values = basis.solve(&right)
    for row in heights.indices {
      heights[row] =
        isTight[row]
        ? 0
        : model.byRow[row].reduce(model.rows[row].constant + moved[row]) {
          $0 + $1.coefficient * values[Int($1.place)]
        }
    }
  }

  /// Gives what has changed since the last time.
  mutating func takeChanges() -> [(old: Int32, new: Int32)]? {
    defer { changes = [] }
    return changes
  }

  /// The multiples of the rows in the basis whose sum is the objective.
  private func prices(of objective: [FloatModel.Term]) -> [Double] {
    var left = Array(repeating: 0.0, count: values.count)
    for term in objective { left[Int(term.place)] += term.coefficient }
    return basis.solveTransposed(&left)
  }

  // MARK: Steps

  /// Walks to where an objective is the least.
  ///
  /// - Parameters:
  ///   - terms: the objective's, by column.
  ///   - check: called before each step.
  /// - Complexity: for each step, linear in the columns, the entries of the factors, and those of the rows that move.
  mutating func minimize(
    _ terms: [FloatModel.Term], check: () throws(Stop) -> Void
  ) throws(Stop) -> Ending {
    let objective = scaled(terms)
    var prices = prices(of: objective)
    for slot in weights.indices { weights[slot] = 1 }
    for _ in 0..<Self.mostSteps * (values.count + heights.count) {
      guard let (slot, direction) = entering(prices) else { return .corner }
      try check()
      var right = Array(repeating: 0.0, count: values.count)
      right[slot] = Double(direction)
      let column = basis.solve(&right)
      guard let (row, length) = leaving(column, giving: owners[slot]) else {
        return .ray(owner: owners[slot], direction: direction)
      }
      for (place, number) in column.enumerated() where number != 0 {
        values[place] += length * number
      }
      let height = length * Double(direction)
      guard exchange(slot, for: row, leaving: height, &prices) else { return .lost }
      if !basis.isFresh {
        factorize()
        findValues()
        prices = self.prices(of: objective)
      }
    }
    return .lost
  }

  private func scaled(_ terms: [FloatModel.Term]) -> [FloatModel.Term] {
    terms.map {
      FloatModel.Term(place: $0.place, coefficient: $0.coefficient * columnScales[Int($0.place)])
    }
  }

  /// What an objective is where the search stands.
  func value(of terms: [FloatModel.Term]) -> Double {
    scaled(terms).reduce(0) { $0 + $1.coefficient * values[Int($1.place)] }
  }

  /// Whether an objective is the least where the search stands.
  ///
  /// - Complexity: one solve.
  func isLeast(_ terms: [FloatModel.Term]) -> Bool { entering(prices(of: scaled(terms))) == nil }

  /// What gives way, and in which direction.
  private func entering(_ prices: [Double]) -> (slot: Int, direction: Int)? {
    var best: (slot: Int, direction: Int)?
    var bestScore = 0.0
    for (slot, price) in prices.enumerated() where price.magnitude > Self.slopeTolerance {
      let direction = price > 0 ? -1 : 1
      let owner = owners[slot]
      if owner >= 0, !senses[Int(owner)].allows(direction) { continue }
      let score = price * price / weights[slot]
      if score > bestScore {
        bestScore = score
        best = (slot, direction)
      }
    }
    return best
  }

  /// The row that comes to zero first, or about then and the fastest, and how far that is.
  private mutating func leaving(
    _ column: [Double], giving owner: Int32
  ) -> (row: Int, length: Double)? {
    var moving: [Int] = []
    for (place, number) in column.enumerated() where number.magnitude > 1e-12 {
      for term in model.byColumn[place] {
        let row = Int(term.place)
        if isTight[row] { continue }
        if rates[row] == 0 { moving.append(row) }
        rates[row] += term.coefficient * number
      }
    }
    var limit = Double.infinity
    for row in moving {
      let rate = rates[row]
      if rate.magnitude <= Self.pivotTolerance || senses[row].allows(rate > 0 ? 1 : -1) { continue }
      limit = min(
        limit, (max(toZero(row, rate), 0) + Self.heightTolerance) / rate.magnitude)
    }
    var best: Int?
    for row in moving {
      let rate = rates[row]
      if rate.magnitude <= Self.pivotTolerance || senses[row].allows(rate > 0 ? 1 : -1) { continue }
      if toZero(row, rate) > limit * rate.magnitude { continue }
      if let known = best, rates[known].magnitude >= rate.magnitude { continue }
      best = row
    }
    guard let best else {
      for row in moving { rates[row] = 0 }
      return nil
    }
    let length = max(toZero(best, rates[best]), 0) / rates[best].magnitude
    for row in moving {
      heights[row] += length * rates[row]
      rates[row] = 0
    }
    return (best, length)
  }

  /// How far a row is from zero on the side that it leaves.
  @inline(__always)
  private func toZero(_ row: Int, _ rate: Double) -> Double {
    senses[row] == .zero ? 0 : rate < 0 ? heights[row] : -heights[row]
  }

  /// Puts a row in a slot, and brings prices and weights up to date.
  ///
  /// - Parameter height: where that leaves the row that was there.
  /// - Returns: false if the row can hardly be told from a sum of the others.
  private mutating func exchange(
    _ slot: Int, for row: Int, leaving height: Double, _ prices: inout [Double]
  ) -> Bool {
    var left = Array(repeating: 0.0, count: values.count)
    for term in model.byRow[row] { left[Int(term.place)] = term.coefficient }
    let multiples = basis.solveTransposed(&left)
    let pivot = multiples[slot]
    if pivot.magnitude < Self.pivotTolerance { return false }
    let price = prices[slot] / pivot
    let own = weights[slot] / (pivot * pivot)
    for (other, number) in multiples.enumerated() where number != 0 && other != slot {
      prices[other] -= price * number
      weights[other] = max(weights[other], number * number * own)
    }
    prices[slot] = price
    weights[slot] = max(own, 1)
    basis.replace(slot: slot, multiples)
    if owners[slot] >= 0 {
      isTight[Int(owners[slot])] = false
      heights[Int(owners[slot])] = height
    }
    changes?.append((owners[slot], Int32(row)))
    owners[slot] = Int32(row)
    isTight[row] = true
    heights[row] = 0
    return true
  }
}
