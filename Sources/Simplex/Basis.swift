// Which rows are tight, and how the columns follow them: the basis, kept as a matching.
//
// A *tight* row is held at zero. As many columns are *basic*: the tight rows decide their values; the
// others are *parked* where they stand. The square matrix K of tight rows and basic columns is not
// singular, so each tight row can be matched with a basic column that stands in it. Then the basic
// column follows from its row once the other columns of the row are known; "depends on" is a graph
// over the basic columns, and its strongly connected components, in topological order, are the
// diagonal blocks of K in block triangular form (I. S. Duff, J. K. Reid, *An implementation of
// Tarjan's algorithm for the block triangularization of a matrix*, 1978). On layouts nearly every
// block is a single number.
//
// So nothing is factorised and nothing is updated but the matching: a solve walks over what it
// reaches (J. R. Gilbert, T. Peierls, *Sparse partial pivoting in time proportional to arithmetic
// operations*, 1988), and a change of the basis re-matches along one augmenting path.

import Rationals

/// Tight rows matched with basic columns, and the two solves with their matrix.
struct Basis: Sendable {
  var system = SparseSystem()
  /// For each column the tight row that it is matched with, or −1 where it is parked.
  private(set) var rowOfColumn: [Int32] = []
  /// For each row the basic column that it is matched with, or −1 where it is not tight.
  private(set) var columnOfRow: [Int32] = []

  /// Working storage: one number for each column, all zero between solves.
  var work: [Rational] = []
  /// The columns whose number in `work` is perhaps not zero.
  var touched: [Int32] = []

  /// Where the last walk has been: `stamp` on the way down, `stamp + 1` when done with.
  private var marks: [Int32] = []
  private var stamp: Int32 = 0
  private var stack: [(column: Int32, cursor: Int32)] = []
  /// The columns that the last walk reached, each behind those that it leads to.
  private var sequence: [Int32] = []
  /// Where the blocks of `sequence` end; empty where every block is a single column.
  private var blockEnds: [Int32] = []
  private var hasCycle = false

  mutating func addColumn() -> Int {
    rowOfColumn.append(-1)
    work.append(0)
    marks.append(0)
    return system.addColumn()
  }

  mutating func addRow(_ terms: [LinearForm.Term]) -> Int {
    let row = system.addRow(terms)
    if row == columnOfRow.count { columnOfRow.append(-1) }
    return row
  }

  @inline(__always)
  func isTight(_ row: Int) -> Bool { columnOfRow[row] >= 0 }

  @inline(__always)
  func isParked(_ column: Int) -> Bool { rowOfColumn[column] < 0 }

  // MARK: Solving

  /// How the columns move while all tight rows but one stay at zero and that one rises by 1.
  ///
  /// Leaves the movements in `work`, and the columns that move in `touched`.
  ///
  /// - Complexity: O(entries of the columns reached), blocks of more than one column apart.
  mutating func move(row: Int) {
    beginWalk()
    walk(from: columnOfRow[row], .followers)
    settleWalk(.followers)
    follow(rising: row)
  }

  /// How the columns move while all tight rows stay at zero and a parked column rises by 1.
  mutating func move(parked column: Int) {
    beginWalk()
    var place = system.heads[column]
    while place >= 0 {
      let entry = system.entries[Int(place)]
      let follower = columnOfRow[Int(entry.row)]
      if follower >= 0 { walk(from: follower, .followers) }
      place = entry.next
    }
    settleWalk(.followers)
    work[column] = 1
    touched.append(Int32(column))
    follow(rising: nil)
  }

  /// Works out the movement of each column that the walk reached, those that it depends on first.
  private mutating func follow(rising: Int?) {
    var end = sequence.count
    var block = blockEnds.count - 1
    while end > 0 {
      var start = end - 1
      if block >= 0 {
        start = block > 0 ? Int(blockEnds[block - 1]) : 0
        block -= 1
      }
      if end - start == 1 {
        let column = Int(sequence[start])
        let row = Int(rowOfColumn[column])
        var sum: Rational = row == rising ? 1 : 0
        var own: Rational = 1
        for place in system.places(ofRow: row) {
          let other = Int(system.entries[place].column)
          if other == column {
            own = system.entries[place].coefficient
          } else if !work[other].isZero {
            sum.addProduct(-system.entries[place].coefficient, work[other])
          }
        }
        if !sum.isZero {
          work[column] = own == 1 ? sum : sum / own
          touched.append(Int32(column))
        }
      } else {
        followBlock(Array(sequence[start..<end]), rising: rising)
      }
      end = start
    }
  }

  /// Writes what lies in `work` (one number for each column) as a sum of tight rows: leaves in
  /// `combination` the multiple of each tight row, and in `work` what is left over for parked columns.
  ///
  /// - Parameter combination: gets the rows whose multiple is not zero.
  mutating func combine(into combination: inout [(row: Int32, multiple: Rational)]) {
    combination.removeAll(keepingCapacity: true)
    beginWalk()
    for place in touched.indices where rowOfColumn[Int(touched[place])] >= 0 {
      walk(from: touched[place], .leaders)
    }
    settleWalk(.leaders)
    var end = sequence.count
    var block = blockEnds.count - 1
    while end > 0 {
      var start = end - 1
      if block >= 0 {
        start = block > 0 ? Int(blockEnds[block - 1]) : 0
        block -= 1
      }
      if end - start == 1 {
        let column = Int(sequence[start])
        if !work[column].isZero {
          let row = Int(rowOfColumn[column])
          var own: Rational = 1
          for place in system.places(ofRow: row)
          where Int(system.entries[place].column) == column {
            own = system.entries[place].coefficient
          }
          let multiple = own == 1 ? work[column] : work[column] / own
          work[column] = 0
          subtract(multiple, row: row, besides: column)
          combination.append((Int32(row), multiple))
        }
      } else {
        combineBlock(Array(sequence[start..<end]), into: &combination)
      }
      end = start
    }
  }

  /// Takes a multiple of a row from `work`, one column left out.
  private mutating func subtract(_ multiple: Rational, row: Int, besides column: Int) {
    let negated = -multiple
    for place in system.places(ofRow: row) {
      let other = Int(system.entries[place].column)
      if other == column { continue }
      if rowOfColumn[other] < 0 { touched.append(Int32(other)) }
      work[other].addProduct(negated, system.entries[place].coefficient)
    }
  }

  /// Adds a multiple of a row's coefficients to `work`.
  mutating func load(row: Int, times multiple: Rational) {
    for place in system.places(ofRow: row) {
      let column = system.entries[place].column
      work[Int(column)].addProduct(multiple, system.entries[place].coefficient)
      touched.append(column)
    }
  }

  /// Makes `work` zero again.
  mutating func clear() {
    for column in touched { work[Int(column)] = 0 }
    touched.removeAll(keepingCapacity: true)
  }

  // MARK: Blocks

  private mutating func followBlock(_ columns: [Int32], rising: Int?) {
    let rows = columns.map { Int(rowOfColumn[Int($0)]) }
    var matrix = blockMatrix(columns, rows)
    for (index, row) in rows.enumerated() {
      var sum: Rational = row == rising ? 1 : 0
      for place in system.places(ofRow: row) {
        let other = Int(system.entries[place].column)
        // Columns of the block itself are still at zero here.
        if !work[other].isZero { sum.addProduct(-system.entries[place].coefficient, work[other]) }
      }
      matrix[index].append(sum)
    }
    for (index, value) in Self.solve(&matrix).enumerated() where !value.isZero {
      work[Int(columns[index])] = value
      touched.append(columns[index])
    }
  }

  private mutating func combineBlock(
    _ columns: [Int32], into combination: inout [(row: Int32, multiple: Rational)]
  ) {
    let rows = columns.map { Int(rowOfColumn[Int($0)]) }
    guard columns.contains(where: { !work[Int($0)].isZero }) else { return }
    let upright = blockMatrix(columns, rows)
    var matrix = columns.indices.map { column in
      upright.map { $0[column] } + [work[Int(columns[column])]]
    }
    let inBlock = Set(columns)
    for (index, multiple) in Self.solve(&matrix).enumerated() where !multiple.isZero {
      combination.append((Int32(rows[index]), multiple))
      let negated = -multiple
      for place in system.places(ofRow: rows[index]) {
        let other = system.entries[place].column
        if inBlock.contains(other) { continue }
        if rowOfColumn[Int(other)] < 0 { touched.append(other) }
        work[Int(other)].addProduct(negated, system.entries[place].coefficient)
      }
    }
    for column in columns { work[Int(column)] = 0 }
  }

  /// A row for each row of the block, the columns in the order given.
  private func blockMatrix(_ columns: [Int32], _ rows: [Int]) -> [[Rational]] {
    var index: [Int32: Int] = [:]
    for (place, column) in columns.enumerated() { index[column] = place }
    return rows.map { row in
      var line = Array(repeating: Rational.zero, count: columns.count)
      for place in system.places(ofRow: row) {
        if let found = index[system.entries[place].column] {
          line[found] = system.entries[place].coefficient
        }
      }
      return line
    }
  }

  /// Solves by elimination; each line holds the coefficients of an equation and its right side.
  private static func solve(_ lines: inout [[Rational]]) -> [Rational] {
    let count = lines.count
    for step in 0..<count {
      guard let pivot = (step..<count).first(where: { !lines[$0][step].isZero }) else {
        preconditionFailure("the matrix of tight rows and basic columns is singular")
      }
      lines.swapAt(step, pivot)
      let inverse = lines[step][step].reciprocal
      for line in (step + 1)..<max(step + 1, count) where !lines[line][step].isZero {
        let factor = -(lines[line][step] * inverse)
        for place in step...count where !lines[step][place].isZero {
          lines[line][place].addProduct(factor, lines[step][place])
        }
      }
    }
    var result = Array(repeating: Rational.zero, count: count)
    for step in stride(from: count - 1, through: 0, by: -1) {
      var sum = lines[step][count]
      for place in (step + 1)..<max(step + 1, count) where !result[place].isZero {
        sum.addProduct(-lines[step][place], result[place])
      }
      result[step] = sum / lines[step][step]
    }
    return result
  }

  // MARK: Walking

  private enum Way {
    /// From a column to those that depend on it.
    case followers
    /// From a column to those that it depends on.
    case leaders
  }

  private mutating func beginWalk() {
    stamp &+= 2
    if stamp > .max - 4 {
      stamp = 2
      for column in marks.indices { marks[column] = 0 }
    }
    sequence.removeAll(keepingCapacity: true)
    blockEnds.removeAll(keepingCapacity: true)
    hasCycle = false
  }

  @inline(__always)
  private func firstCursor(_ column: Int32, _ way: Way) -> Int32 {
    switch way {
    case .followers: system.heads[Int(column)]
    case .leaders: system.extents[Int(rowOfColumn[Int(column)])].start
    }
  }

  /// The next column that the cursor leads to, or −1 at the end; the cursor goes on behind it.
  @inline(__always)
  private func next(_ column: Int32, _ cursor: inout Int32, _ way: Way) -> Int32 {
    switch way {
    case .followers:
      while cursor >= 0 {
        let place = Int(cursor)
        cursor = system.entries[place].next
        let follower = columnOfRow[Int(system.entries[place].row)]
        if follower >= 0, follower != column { return follower }
      }
    case .leaders:
      let extent = system.extents[Int(rowOfColumn[Int(column)])]
      let end = extent.start + extent.count
      while cursor < end {
        let leader = system.entries[Int(cursor)].column
        cursor += 1
        if leader != column, rowOfColumn[Int(leader)] >= 0 { return leader }
      }
    }
    return -1
  }

  /// Depth first; appends what is reached to `sequence`, each column behind all that it leads to.
  @inline(__always)
  private mutating func walk(from root: Int32, _ way: Way) {
    guard marks[Int(root)] < stamp else { return }
    marks[Int(root)] = stamp
    var column = root
    var cursor = firstCursor(root, way)
    stack.removeAll(keepingCapacity: true)
    while true {
      let found = next(column, &cursor, way)
      if found >= 0 {
        let mark = marks[Int(found)]
        if mark < stamp {
          marks[Int(found)] = stamp
          stack.append((column, cursor))
          column = found
          cursor = firstCursor(found, way)
        } else if mark == stamp {
          hasCycle = true
        }
      } else {
        marks[Int(column)] = stamp + 1
        sequence.append(column)
        guard let last = stack.popLast() else { return }
        (column, cursor) = last
      }
    }
  }

  /// Where the walk met a cycle, puts the columns of each strongly connected component together
  /// (R. Tarjan, *Depth-first search and linear graph algorithms*, 1972).
  private mutating func settleWalk(_ way: Way) {
    guard hasCycle else { return }
    let reached = sequence
    sequence.removeAll(keepingCapacity: true)
    var number: [Int32: Int] = [:]
    var low: [Int32: Int] = [:]
    var waiting: [Int32] = []
    var isWaiting: Set<Int32> = []
    for root in reached where number[root] == nil {
      var calls: [(column: Int32, cursor: Int32)] = [(root, firstCursor(root, way))]
      number[root] = number.count
      low[root] = number[root]
      waiting.append(root)
      isWaiting.insert(root)
      while let (column, start) = calls.last {
        var cursor = start
        let found = next(column, &cursor, way)
        calls[calls.count - 1].cursor = cursor
        if found >= 0 {
          if let seen = number[found] {
            if isWaiting.contains(found) { low[column] = min(low[column] ?? seen, seen) }
          } else {
            let order = number.count
            number[found] = order
            low[found] = order
            waiting.append(found)
            isWaiting.insert(found)
            calls.append((found, firstCursor(found, way)))
          }
          continue
        }
        calls.removeLast()
        let own = low[column] ?? 0
        if let caller = calls.last?.column { low[caller] = min(low[caller] ?? own, own) }
        if own == number[column] {
          while let member = waiting.popLast() {
            isWaiting.remove(member)
            sequence.append(member)
            if member == column { break }
          }
          blockEnds.append(Int32(sequence.count))
        }
      }
    }
  }

  // MARK: Changing the basis

  /// Makes a row tight and a parked column basic.
  ///
  /// - Precondition: the row, as a sum of tight rows and parked columns, holds the column.
  mutating func enter(column: Int, row: Int) {
    match(row: row, reaching: Int32(column))
  }

  /// Makes `entering` tight in the place of `leaving`.
  mutating func exchange(leaving: Int, entering: Int) {
    let column = columnOfRow[leaving]
    columnOfRow[leaving] = -1
    rowOfColumn[Int(column)] = -1
    match(row: entering, reaching: column)
  }

  /// Makes a tight row loose and parks a column where it stands.
  ///
  /// - Returns: the column.
  mutating func park(row: Int) -> Int {
    let partner = columnOfRow[row]
    // Its own partner can be parked if no other column of its block depends on the row, which is so
    // if the partner does not come back to itself.
    var parked = partner
    beginWalk()
    walk(from: partner, .followers)
    if hasCycle {
      settleWalk(.followers)
      follow(rising: row)
      parked = work[Int(partner)].isZero ? touched.first ?? partner : partner
      clear()
    }
    columnOfRow[row] = -1
    if parked == partner {
      rowOfColumn[Int(partner)] = -1
    } else {
      let other = Int(rowOfColumn[Int(parked)])
      columnOfRow[other] = -1
      rowOfColumn[Int(parked)] = -1
      // The partner is without a row, `other` without a column; the parked column takes no part.
      rowOfColumn[Int(partner)] = -1
      match(row: other, reaching: partner)
    }
    return Int(parked)
  }

  /// Matches a row along an augmenting path that ends at a column without a row. Looks for the end in
  /// each row before it goes on to the rows behind it.
  private mutating func match(row: Int, reaching target: Int32) {
    beginWalk()
    var path: [(row: Int32, place: Int32)] = []
    var current = Int32(row)
    search: while true {
      if let place = place(of: target, inRow: Int(current)) {
        path.append((current, Int32(place)))
        break
      }
      path.append((current, system.extents[Int(current)].start - 1))
      while let last = path.last {
        let extent = system.extents[Int(last.row)]
        let place = last.place + 1
        if place == extent.start + extent.count {
          path.removeLast()
          precondition(!path.isEmpty, "the matrix of tight rows and basic columns is singular")
          continue
        }
        path[path.count - 1].place = place
        let column = system.entries[Int(place)].column
        let holder = rowOfColumn[Int(column)]
        guard holder >= 0, marks[Int(column)] < stamp else { continue }
        marks[Int(column)] = stamp
        current = holder
        continue search
      }
    }
    for (row, place) in path {
      let column = system.entries[Int(place)].column
      columnOfRow[Int(row)] = column
      rowOfColumn[Int(column)] = row
    }
  }

  private func place(of column: Int32, inRow row: Int) -> Int? {
    system.places(ofRow: row).first { system.entries[$0].column == column }
  }
}
