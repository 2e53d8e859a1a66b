// Changes of the basis: rows become tight and loose, and the matching follows along one path.

import Rationals

extension Basis {
  /// Makes a row tight and a superbasic column basic.
  ///
  /// - Precondition: the row, as a sum of tight rows and superbasic columns, holds the column.
  mutating func enter(column: Int, row: Int) {
    match(row: row, reaching: Int32(column))
    replaceInFactors(~Int32(column), by: Int32(row))
  }

  /// Makes `entering` tight in the place of `leaving`.
  mutating func exchange(leaving: Int, entering: Int) {
    let column = system.rows[leaving].mate
    system.rows[leaving].mate = -1
    system.columns[column].mate = -1
    match(row: entering, reaching: column)
    replaceInFactors(Int32(leaving), by: Int32(entering))
  }

  /// Makes a tight row loose and releases a column where it stands.
  ///
  /// - Returns: the column.
  mutating func release(row: Int) -> Int {
    let partner = system.rows[row].mate
    // Its own partner can be superbasic if no other column of its block depends on the row, which is so
    // if the partner does not come back to itself; surely so if it depends on nothing.
    var superbasic = partner
    if holdsPredecessors(of: partner, row) {
      beginWalk()
      walk(from: partner, .successors)
      if hasCycle {
        ftran(row: row)
        superbasic = work[partner].isZero ? touched.elements.min() ?? partner : partner
        clear()
      }
    }
    system.rows[row].mate = -1
    if superbasic == partner {
      system.columns[partner].mate = -1
    } else {
      let other = Int(system.columns[superbasic].mate)
      system.rows[other].mate = -1
      system.columns[superbasic].mate = -1
      // The partner is without a row, `other` without a column; the superbasic column takes no part.
      system.columns[partner].mate = -1
      match(row: other, reaching: partner)
    }
    replaceInFactors(Int32(row), by: ~superbasic)
    return Int(superbasic)
  }

  /// Whether its row holds other basic columns than a column itself.
  @inline(__always)
  private func holdsPredecessors(of column: Int32, _ row: Int) -> Bool {
    for place in system.rows[row].places {
      let other = system.entries[place].column
      if other != column, system.columns[other].mate >= 0 { return true }
    }
    return false
  }

  /// Matches a row along an augmenting path that ends at a column without a row. Looks for the end in
  /// each row before it goes on to the rows after it.
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
        // By what `enter` asks for, a path from the row to the column exists.
        precondition(!stack.isEmpty, Basis.singular)
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
    for call in stack.elements {
      let column = system.entries[call.cursor].column
      system.rows[call.column].mate = column
      system.columns[column].mate = call.column
    }
  }

  @inline(__always)
  private func place(of column: Int32, inRow row: Int32) -> Int32? {
    for place in system.rows[row].places where system.entries[place].column == column {
      return Int32(place)
    }
    return nil
  }
}
