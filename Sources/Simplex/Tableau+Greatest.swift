// The rule of the greatest improvement: of all columns that lower the cost, the one whose pivot lowers it the
// most enters.
//
// It asks for a ratio test of every candidate. Rows are kept as rows, so the tests go side by side: each
// row is read once, and for each candidate the smallest ratio so far is remembered. That takes less time
// than the pivot itself, and with long numbers far fewer pivots are what counts: this is the fastest rule
// on dense problems (Benchmarks/README.md).

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
    var best: Fall?
    for (column, block) in zip(candidates, blocks) {
      guard let block, roles[column] != .free else { return column }
      let fall = Fall(costs[goal.rank], column, block)
      if let current = best, !isGreater(fall, than: current, goal) { continue }
      best = fall
    }
    return best?.column
  }

  /// The ratio test of several columns: for each one a row whose basic column reaches zero first; nil
  /// where nothing stops it.
  private func smallestRatios(of candidates: [Column]) -> [Block?] {
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
              coefficient: LeadingBits(coefficient, width))
            if let current = blocks[candidate], !isSmaller(block, than: current) { continue }
            blocks[candidate] = block
          }
        }
      }
    }
    return blocks
  }

  private func isSmaller(_ block: Block, than other: Block) -> Bool {
    let order =
      LeadingBits.compare(
        block.constant * other.coefficient, other.constant * block.coefficient)
      ?? SparseRow.compareRatios(rows[block.row], block.place, rows[other.row], other.place)
    return order < 0
  }

  private func isGreater(_ fall: Fall, than other: Fall, _ goal: Goal) -> Bool {
    let (a, b) = (fall.block, other.block)
    let order =
      LeadingBits.compare(fall.amount * b.coefficient, other.amount * a.coefficient)
      ?? { () -> Int in
        let (left, right) = (exactly(fall, goal), exactly(other, goal))
        return left == right ? 0 : left < right ? -1 : 1
      }()
    return order > 0
  }

  /// How much the cost falls, but for the denominator of its row.
  private func exactly(_ fall: Fall, _ goal: Goal) -> Rational {
    costs[goal.rank].numerator(of: Int32(fall.column)).magnitude
      * length(of: fall.column, in: fall.block.row)
  }
}

/// What stops a column: a row's constant, and the column's coefficient there.
private struct Block {
  var row: Int
  var place: Int
  var constant: LeadingBits
  var coefficient: LeadingBits
}

/// A column with what stops it, and how much the cost falls: `amount` by the coefficient.
private struct Fall {
  var column: Column
  var block: Block
  var amount: LeadingBits

  init(_ cost: SparseRow, _ column: Column, _ block: Block) {
    self.column = column
    self.block = block
    amount = cost.leadingBits(of: column) * block.constant
  }
}
