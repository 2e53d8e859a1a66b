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
struct Basis {
  var system = SparseSystem()

  /// Working storage: one number for each column, all zero between solves.
  var work = Buffer<Rational>()
  /// The columns whose number in `work` is perhaps not zero.
  var touched = Buffer<Int32>()

  // The mark of a column is `stamp` while the last walk is on its way from there, `stamp + 1` when
  // it is done with it.
  private var stamp: Int32 = 0
  private var stack = Buffer<Call>()
  /// The columns that the last walk reached, each behind those that it leads to.
  private var sequence = Buffer<Int32>()
  /// Where the blocks of `sequence` end; empty where every block is a single column.
  private var blockEnds: [Int] = []
  private var hasCycle = false

  private struct Call {
    /// A column, or a row while rows are matched.
    var column: Int32
    var cursor: Int32
  }

  func copy() -> Basis {
    var copy = self
    copy.system = system.copy()
    copy.work = work.copy()
    copy.touched = touched.copy()
    copy.stack = Buffer()
    copy.sequence = Buffer()
    return copy
  }

  func free() {
    system.free()
    work.free()
    touched.free()
    stack.free()
    sequence.free()
  }

  mutating func addColumn() -> Int {
    work.append(0)
    return system.addColumn()
  }

  mutating func addRow(_ terms: [LinearForm.Term]) -> Int { system.addRow(terms) }

  @inline(__always)
  func isTight(_ row: Int) -> Bool { system.rows[row].mate >= 0 }

  @inline(__always)
  func isParked(_ column: Int) -> Bool { system.columns[column].mate < 0 }

  // MARK: Solving

  /// How the columns move while all tight rows but one stay at zero and that one rises by 1.
  ///
  /// Leaves the movements in `work`, and the columns that move in `touched`.
  ///
  /// - Complexity: O(entries of the columns reached), blocks of more than one column apart.
  mutating func move(row: Int) {
    let column = system.rows[row].mate
    for place in system.rows[row].places where system.entries[place].column == column {
      let own = system.entries[place].coefficient
      work[column] = own.isOne ? own : own.reciprocal
    }
    touched.append(column)
    if followTree() { return }
    clear()
    beginWalk()
    walk(from: system.rows[row].mate, .followers)
    settleWalk(.followers)
    follow(rising: row)
  }

  /// How the columns move while all tight rows stay at zero and a parked column rises by 1.
  mutating func move(parked column: Int) {
    work[column] = 1
    touched.append(Int32(column))
    if followTree() { return }
    clear()
    beginWalk()
    var place = system.columns[column].head
    while place >= 0 {
      let follower = system.rows[system.entries[place].row].mate
      if follower >= 0 { walk(from: follower, .followers) }
      place = system.entries[place].next
    }
    settleWalk(.followers)
    work[column] = 1
    touched.append(Int32(column))
    follow(rising: nil)
  }

  /// Works out the movements at once where no column depends on more than one other, so that those
  /// that follow the column in `touched` make a tree. On layouts this is the rule.
  ///
  /// - Returns: whether it was so; if not, `work` is of no use.
  private mutating func followTree() -> Bool {
    beginWalk()
    system.columns[touched[0]].mark = stamp
    var index = 0
    while index < touched.count {
      let leader = touched[index]
      index += 1
      var cursor = system.columns[leader].head
      while cursor >= 0 {
        let row = system.entries[cursor].row
        let follower = system.rows[row].mate
        if follower >= 0, follower != leader {
          guard system.columns[follower].mark < stamp else { return false }
          var ownPlace = 0
          for place in system.rows[row].places {
            let column = system.entries[place].column
            if column == follower {
              ownPlace = place
            } else if column != leader, system.columns[column].mate >= 0 {
              return false
            }
          }
          let force = system.entries[cursor].coefficient
          let own = system.entries[ownPlace].coefficient
          system.columns[follower].mark = stamp
          touched.append(follower)
          work[follower] = Self.product(work[leader], -force, over: own)
        }
        cursor = system.entries[cursor].next
      }
    }
    return true
  }

  /// a · b ÷ c, quickly where the last two are 1.
  @inline(__always)
  private static func product(_ a: Rational, _ b: Rational, over c: Rational) -> Rational {
    let product = b.isOne ? a : a * b
    return c.isOne ? product : product / c
  }

  /// Works out the movement of each column that the walk reached, those that it depends on first.
  private mutating func follow(rising: Int?) {
    var end = sequence.count
    var block = blockEnds.count - 1
    while end > 0 {
      var start = end - 1
      if block >= 0 {
        start = block > 0 ? blockEnds[block - 1] : 0
        block -= 1
      }
      if end - start == 1 {
        let column = Int(sequence[start])
        let row = Int(system.columns[column].mate)
        var sum: Rational = row == rising ? 1 : 0
        var own: Rational = 1
        for place in system.rows[row].places {
          let other = Int(system.entries[place].column)
          if other == column {
            own = system.entries[place].coefficient
          } else if !work[other].isZero {
            sum.addProduct(-system.entries[place].coefficient, work[other])
          }
        }
        if !sum.isZero {
          work[column] = own.isOne ? sum : sum / own
          touched.append(Int32(column))
        }
      } else {
        followBlock((start..<end).map { sequence[$0] }, rising: rising)
      }
      end = start
    }
  }

  /// Writes what lies in `work` (one number for each column) as a sum of tight rows: leaves in
  /// `combination` the multiple of each tight row, and in `work` what is left over for parked columns.
  ///
  /// - Parameter combination: gets the rows whose multiple is not zero.
  mutating func combine(into combination: inout Buffer<Multiple>) {
    combination.removeAll()
    if touched.count == 1, combinePath(from: touched[0], into: &combination) { return }
    combination.removeAll()
    beginWalk()
    for place in touched.indices where system.columns[touched[place]].mate >= 0 {
      walk(from: touched[place], .leaders)
    }
    settleWalk(.leaders)
    var end = sequence.count
    var block = blockEnds.count - 1
    while end > 0 {
      var start = end - 1
      if block >= 0 {
        start = block > 0 ? blockEnds[block - 1] : 0
        block -= 1
      }
      if end - start == 1 {
        let column = Int(sequence[start])
        if !work[column].isZero {
          let row = Int(system.columns[column].mate)
          var own: Rational = 1
          for place in system.rows[row].places
          where Int(system.entries[place].column) == column {
            own = system.entries[place].coefficient
          }
          let multiple = own.isOne ? work[column] : work[column] / own
          work[column] = 0
          subtract(multiple, row: row, besides: column)
          combination.append(Multiple(row: Int32(row), multiple: multiple))
        }
      } else {
        combineBlock((start..<end).map { sequence[$0] }, into: &combination)
      }
      end = start
    }
  }

  /// Does so at once where each column depends on at most one other, so that what the only column in
  /// `touched` depends on makes a path.
  ///
  /// - Returns: whether it was so; if not, `work` is as before.
  private mutating func combinePath(
    from start: Int32, into combination: inout Buffer<Multiple>
  ) -> Bool {
    if isParked(Int(start)) { return true }
    beginWalk()
    var column = start
    var force = work[start]
    while true {
      guard system.columns[column].mark < stamp else { return giveUpPath() }
      system.columns[column].mark = stamp
      let row = system.columns[column].mate
      var ownPlace = -1
      var leaderPlace = -1
      for place in system.rows[row].places {
        let other = system.entries[place].column
        if other == column {
          ownPlace = place
        } else if system.columns[other].mate >= 0 {
          guard leaderPlace < 0 else { return giveUpPath() }
          leaderPlace = place
        }
      }
      let own = system.entries[ownPlace].coefficient
      let multiple = own.isOne ? force : force / own
      combination.append(Multiple(row: row, multiple: multiple))
      if system.rows[row].count > (leaderPlace < 0 ? 1 : 2) {
        leaveOver(multiple, row: row)
      }
      if leaderPlace < 0 { break }
      column = system.entries[leaderPlace].column
      force = Self.product(multiple, -system.entries[leaderPlace].coefficient, over: 1)
    }
    work[start] = 0
    return true
  }

  /// Takes a multiple of a row from what is left over for parked columns.
  private mutating func leaveOver(_ multiple: Rational, row: Int32) {
    for place in system.rows[row].places where isParked(Int(system.entries[place].column)) {
      let column = system.entries[place].column
      touched.append(column)
      work[column].addProduct(-multiple, system.entries[place].coefficient)
    }
  }

  private mutating func giveUpPath() -> Bool {
    for index in 1..<max(touched.count, 1) { work[touched[index]] = 0 }
    touched.truncate(to: 1)
    return false
  }

  /// Takes a multiple of a row from `work`, one column left out.
  private mutating func subtract(_ multiple: Rational, row: Int, besides column: Int) {
    let negated = -multiple
    for place in system.rows[row].places {
      let other = Int(system.entries[place].column)
      if other == column { continue }
      if isParked(other) { touched.append(Int32(other)) }
      work[other].addProduct(negated, system.entries[place].coefficient)
    }
  }

  /// Adds a multiple of a row's coefficients to `work`.
  mutating func load(row: Int, times multiple: Rational) {
    for place in system.rows[row].places {
      let column = system.entries[place].column
      work[column].addProduct(multiple, system.entries[place].coefficient)
      touched.append(column)
    }
  }

  /// Makes `work` zero again.
  mutating func clear() {
    for column in touched { work[column] = 0 }
    touched.removeAll()
  }

  // MARK: Blocks

  private mutating func followBlock(_ columns: [Int32], rising: Int?) {
    let rows = columns.map { Int(system.columns[$0].mate) }
    var matrix = blockMatrix(columns, rows)
    for (index, row) in rows.enumerated() {
      var sum: Rational = row == rising ? 1 : 0
      for place in system.rows[row].places {
        let other = Int(system.entries[place].column)
        // Columns of the block itself are still at zero here.
        if !work[other].isZero { sum.addProduct(-system.entries[place].coefficient, work[other]) }
      }
      matrix[index].append(sum)
    }
    for (index, value) in Self.solve(&matrix).enumerated() where !value.isZero {
      work[columns[index]] = value
      touched.append(columns[index])
    }
  }

  private mutating func combineBlock(
    _ columns: [Int32], into combination: inout Buffer<Multiple>
  ) {
    let rows = columns.map { Int(system.columns[$0].mate) }
    guard columns.contains(where: { !work[$0].isZero }) else { return }
    let upright = blockMatrix(columns, rows)
    var matrix = columns.indices.map { column in
      upright.map { $0[column] } + [work[columns[column]]]
    }
    let inBlock = Set(columns)
    for (index, multiple) in Self.solve(&matrix).enumerated() where !multiple.isZero {
      combination.append(Multiple(row: Int32(rows[index]), multiple: multiple))
      let negated = -multiple
      for place in system.rows[rows[index]].places {
        let other = system.entries[place].column
        if inBlock.contains(other) { continue }
        if isParked(Int(other)) { touched.append(other) }
        work[other].addProduct(negated, system.entries[place].coefficient)
      }
    }
    for column in columns { work[column] = 0 }
  }

  /// A row for each row of the block, the columns in the order given.
  private func blockMatrix(_ columns: [Int32], _ rows: [Int]) -> [[Rational]] {
    var index: [Int32: Int] = [:]
    for (place, column) in columns.enumerated() { index[column] = place }
    return rows.map { row in
      var line = Array(repeating: Rational.zero, count: columns.count)
      for place in system.rows[row].places {
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
      for column in system.columns.indices { system.columns[column].mark = 0 }
    }
    sequence.removeAll()
    if hasCycle { blockEnds.removeAll() }
    hasCycle = false
  }

  @inline(__always)
  private func firstCursor(_ column: Int32, _ way: Way) -> Int32 {
    switch way {
    case .followers: system.columns[column].head
    case .leaders: system.rows[system.columns[column].mate].start
    }
  }

  /// The next column that the cursor leads to, or −1 at the end; the cursor goes on behind it.
  @inline(__always)
  private func next(_ column: Int32, _ cursor: inout Int32, _ way: Way) -> Int32 {
    switch way {
    case .followers:
      while cursor >= 0 {
        let follower = system.rows[system.entries[cursor].row].mate
        cursor = system.entries[cursor].next
        if follower >= 0, follower != column { return follower }
      }
    case .leaders:
      let end = system.rows[system.columns[column].mate].end
      while cursor < end {
        let leader = system.entries[cursor].column
        cursor += 1
        if leader != column, system.columns[leader].mate >= 0 { return leader }
      }
    }
    return -1
  }

  /// Depth first; appends what is reached to `sequence`, each column behind all that it leads to.
  @inline(__always)
  private mutating func walk(from root: Int32, _ way: Way) {
    guard system.columns[root].mark < stamp else { return }
    system.columns[root].mark = stamp
    var column = root
    var cursor = firstCursor(root, way)
    stack.removeAll()
    while true {
      let found = next(column, &cursor, way)
      if found >= 0 {
        let mark = system.columns[found].mark
        if mark < stamp {
          system.columns[found].mark = stamp
          stack.append(Call(column: column, cursor: cursor))
          column = found
          cursor = firstCursor(found, way)
        } else if mark == stamp {
          hasCycle = true
        }
      } else {
        system.columns[column].mark = stamp + 1
        sequence.append(column)
        if stack.isEmpty { return }
        let last = stack.removeLast()
        (column, cursor) = (last.column, last.cursor)
      }
    }
  }

  /// Where the walk met a cycle, puts the columns of each strongly connected component together
  /// (R. Tarjan, *Depth-first search and linear graph algorithms*, 1972).
  private mutating func settleWalk(_ way: Way) {
    guard hasCycle else { return }
    let reached = Array(sequence)
    sequence.removeAll()
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
          blockEnds.append(sequence.count)
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
    let column = system.rows[leaving].mate
    system.rows[leaving].mate = -1
    system.columns[column].mate = -1
    match(row: entering, reaching: column)
  }

  /// Makes a tight row loose and parks a column where it stands.
  ///
  /// - Returns: the column.
  mutating func park(row: Int) -> Int {
    let partner = system.rows[row].mate
    // Its own partner can be parked if no other column of its block depends on the row, which is so
    // if the partner does not come back to itself.
    var parked = partner
    beginWalk()
    walk(from: partner, .followers)
    if hasCycle {
      settleWalk(.followers)
      follow(rising: row)
      parked = work[partner].isZero ? touched.first { _ in true } ?? partner : partner
      clear()
    }
    system.rows[row].mate = -1
    if parked == partner {
      system.columns[partner].mate = -1
    } else {
      let other = Int(system.columns[parked].mate)
      system.rows[other].mate = -1
      system.columns[parked].mate = -1
      // The partner is without a row, `other` without a column; the parked column takes no part.
      system.columns[partner].mate = -1
      match(row: other, reaching: partner)
    }
    return Int(parked)
  }

  /// Matches a row along an augmenting path that ends at a column without a row. Looks for the end in
  /// each row before it goes on to the rows behind it.
  private mutating func match(row: Int, reaching target: Int32) {
    beginWalk()
    stack.removeAll()
    var current = Int32(row)
    search: while true {
      // Here the stack holds rows, each with the place of the entry that is tried.
      if let place = place(of: target, inRow: current) {
        stack.append(Call(column: current, cursor: place))
        break
      }
      stack.append(Call(column: current, cursor: system.rows[current].start - 1))
      while true {
        precondition(!stack.isEmpty, "the matrix of tight rows and basic columns is singular")
        let top = stack.count - 1
        let place = stack[top].cursor + 1
        if place == system.rows[stack[top].column].end {
          _ = stack.removeLast()
          continue
        }
        stack[top].cursor = place
        let column = system.entries[place].column
        let holder = system.columns[column].mate
        guard holder >= 0, system.columns[column].mark < stamp else { continue }
        system.columns[column].mark = stamp
        current = holder
        continue search
      }
    }
    for call in stack {
      let column = system.entries[call.cursor].column
      system.rows[call.column].mate = column
      system.columns[column].mate = call.column
    }
  }

  private func place(of column: Int32, inRow row: Int32) -> Int32? {
    for place in system.rows[row].places where system.entries[place].column == column {
      return Int32(place)
    }
    return nil
  }
}

/// So many times a row, in a sum of rows.
struct Multiple {
  var row: Int32
  var multiple: Rational
}
