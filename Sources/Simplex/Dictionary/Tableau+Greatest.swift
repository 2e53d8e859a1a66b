// The rule of the greatest improvement: of all columns that lower the cost, the one whose pivot lowers it the
// most enters.
//
// It asks for a ratio test of every candidate. Rows are kept as rows, so the tests go side by side: each
// row is read once, and for each candidate the smallest ratio so far is remembered. That takes less time
// than the pivot itself, and with long numbers far fewer pivots are what counts: this is the fastest rule
// on dense problems (Benchmarks/README.md).

import ExactIntegers
import Rationals

extension Tableau {
  /// The column whose pivot lowers the goal's cost the most; one that nothing stops comes before all others,
  /// and so does a free column. Ties go to the smallest number. nil when the cost is at its least.
  ///
  /// - Complexity: O(numbers in the rows that hold a candidate).
  func greatestEntering(_ goal: Goal) -> Column? {
    let candidates = candidates(goal)
    if candidates.count < 2 || roles[candidates[0]] == .free { return candidates.first }
    let blocks = smallestRatios(of: candidates)
    let cost = costs[goal.rank]
    var best: Fall?
    for (column, block) in zip(candidates, blocks) {
      guard let block, roles[column] != .free else { return column }
      let fall = Fall(
        column: column, cost: cost.place(of: column).map { cost.leadingBits(at: $0) } ?? .zero,
        block: block)
      if let current = best, !isGreater(fall, than: current, goal) { continue }
      best = fall
    }
    return best?.column
  }

  /// The ratio test of several columns: for each one the row whose basic column reaches zero first, of
  /// several that of the column with the smallest number; nil where nothing stops it.
  func smallestRatios(of candidates: [Column]) -> [Block?] {
    var blocks = [Block?](repeating: nil, count: candidates.count)
    // By column, the place among the candidates, or −1.
    var places = [Int32](repeating: -1, count: roles.count)
    var isWanted = [Bool](repeating: false, count: rows.count)
    for (place, column) in candidates.enumerated() {
      places[column] = Int32(place)
      for row in rowsPerhaps(holding: column) { isWanted[row] = true }
    }
    for index in rows.indices where isWanted[index] && roles[basis[index]] != .free {
      let row = rows[index]
      let nudge = nudging.flatMap { row.place(of: $0) }
      let (nudgeSize, nudgeSign) =
        nudge.map { (row.leadingBits(at: $0), row.sign(at: $0)) } ?? (.zero, 0)
      row.columns.withUnsafeBufferPointer { columns in
        row.words.withUnsafeBufferPointer { words in
          guard let base = words.baseAddress else { return }
          let width = row.width
          let constant = LeadingBits(base + width, width)
          for place in columns.indices {
            let candidate = Int(places[Int(columns[place])])
            if candidate < 0 { continue }
            let coefficient = base + (place + 2) * width
            if !Limbs.isNegative(coefficient, width) { continue }
            let block = Block(
              row: index, place: place, constant: constant,
              coefficient: LeadingBits(coefficient, width), nudge: nudgeSize, nudgeSign: nudgeSign)
            if let current = blocks[candidate], compare(block, current) >= 0 { continue }
            blocks[candidate] = block
          }
        }
      }
    }
    return blocks
  }

  private func compare(_ a: Block, _ b: Block) -> Int {
    let order =
      LeadingBits.compare(a.constant * b.coefficient, b.constant * a.coefficient)
      ?? SparseRow.compareRatios(rows[a.row], a.place, rows[b.row], b.place)
    if order != 0 { return order }
    let nudged = nudging.map { compareNudges(a, b, $0) } ?? 0
    return nudged != 0 ? nudged : basis[a.row] < basis[b.row] ? -1 : 1
  }

  private func compareNudges(_ a: Block, _ b: Block, _ nudging: Column) -> Int {
    if a.nudgeSign != b.nudgeSign { return a.nudgeSign < b.nudgeSign ? -1 : 1 }
    if let order = LeadingBits.compare(a.nudge * b.coefficient, b.nudge * a.coefficient) {
      return a.nudgeSign * order
    }
    let (row, other) = (rows[a.row], rows[b.row])
    let left = row.numerator(of: Int32(nudging)) * other.numerator(at: b.place).magnitude
    let right = other.numerator(of: Int32(nudging)) * row.numerator(at: a.place).magnitude
    return left == right ? 0 : left < right ? -1 : 1
  }

  private func isGreater(_ fall: Fall, than other: Fall, _ goal: Goal) -> Bool {
    let (a, b) = (fall.block, other.block)
    if a.constant.isZero, b.constant.isZero {
      // Neither falls; then the one that a nudge lets fall further, as far as that is seen at once.
      return LeadingBits.compare(
        fall.cost * a.nudge * b.coefficient, other.cost * b.nudge * a.coefficient) ?? 0 > 0
    }
    if let order = LeadingBits.compare(
      fall.cost * a.constant * b.coefficient, other.cost * b.constant * a.coefficient)
    {
      return order > 0
    }
    return exactly(fall, goal) > exactly(other, goal)
  }

  /// How much the cost falls, but for the denominator of its row.
  private func exactly(_ fall: Fall, _ goal: Goal) -> Rational {
    costs[goal.rank].numerator(of: Int32(fall.column)).magnitude
      * length(of: fall.column, in: fall.block.row)
  }

  /// What stops a column: a row's constant, and the column's coefficient there.
  struct Block {
    let row: Int
    fileprivate let place: Int
    fileprivate let constant: LeadingBits
    fileprivate let coefficient: LeadingBits
    /// The coefficient of the column that breaks ties; zero where there is none.
    fileprivate let nudge: LeadingBits
    fileprivate let nudgeSign: Int
  }

  /// A column that lowers the cost, and what stops it.
  private struct Fall {
    var column: Column
    var cost: LeadingBits
    var block: Block
  }
}
