// The factorisation: columns with a single entry, then rows with one, which cost nothing; what is left, the nucleus, is left
// to `SparseFactors`.

extension UpdatableFactors {
  /// What is left while the columns of a basis find their pivots.
  private struct Elimination: ~Copyable {
    /// For each place of the basis the slot of its column, or −1.
    var slots: [Int32]
    /// Whether a row has no pivot yet.
    var isActive: [Bool]
    /// How many active rows a column has, and in how many columns without a pivot a row stands.
    var columnCounts: [Int32]
    var rowCounts: [Int32]
    /// The columns in which each row stands.
    var rowStarts: [Int32]
    var rowColumns: [Int32]
  }

  /// Factorises the columns of a program. One that depends on others gives its place to the logical of a row.
  ///
  /// - Parameter basis: the variables; afterwards in the order of their slots.
  /// - Returns: the variables that lost their place.
  mutating func factorize(
    _ program: borrowing FloatProgram, _ basis: borrowing Buffer<Int32>
  ) -> [Int32] {
    removeAll()
    var rest = Self.elimination(program, basis)
    for place in basis.indices where Int(basis[place]) >= program.columnCount {
      let row = Int(basis[place]) - program.columnCount
      rest.slots[place] = Int32(row)
      pivots[row] = 1
      append(slot: row)
    }
    takeSingleColumns(program, basis, &rest)
    takeSingleRows(program, basis, &rest)
    let start = Int32(order.count)
    var nucleus: [(slot: Int32, row: Int32, number: Double)] = []
    takeNucleus(program, basis, &rest, &nucleus)
    let lost = replaceDependent(program, basis, &rest)
    makeUpper(program, basis, rest, nucleus, from: start)
    if hasLower {
      for index in order.indices { lowerOrder.append(order[index]) }
    }
    noteSize()
    return lost
  }

  private mutating func append(slot: Int) {
    positions[slot] = Int32(order.count)
    order.append(Int32(slot))
  }

  private mutating func appendLower(column: Int, row: Int, _ number: Double) {
    lowerColumns.append(Int32(row), number, to: column)
    lowerRows.append(Int32(column), number, to: row)
    hasLower = true
  }

  private static func elimination(
    _ program: borrowing FloatProgram, _ basis: borrowing Buffer<Int32>
  ) -> Elimination {
    let count = program.rowCount
    var isActive = Array(repeating: true, count: count)
    for place in basis.indices where Int(basis[place]) >= program.columnCount {
      isActive[Int(basis[place]) - program.columnCount] = false
    }
    var columnCounts = Array(repeating: Int32(0), count: count)
    var rowCounts = columnCounts
    for place in basis.indices where Int(basis[place]) < program.columnCount {
      for index in program.column(Int(basis[place])) {
        let row = Int(program.columnRows[index])
        if !isActive[row] { continue }
        columnCounts[place] += 1
        rowCounts[row] += 1
      }
    }
    var starts = Array(repeating: Int32(0), count: count + 1)
    for row in 0..<count { starts[row + 1] = starts[row] + rowCounts[row] }
    var next = starts
    var columns = Array(repeating: Int32(0), count: Int(starts[count]))
    for place in basis.indices where Int(basis[place]) < program.columnCount {
      for index in program.column(Int(basis[place])) {
        let row = Int(program.columnRows[index])
        if !isActive[row] { continue }
        columns[Int(next[row])] = Int32(place)
        next[row] += 1
      }
    }
    return Elimination(
      slots: Array(repeating: -1, count: count), isActive: isActive, columnCounts: columnCounts,
      rowCounts: rowCounts, rowStarts: starts, rowColumns: columns)
  }

  /// A pivot that is smaller is none.
  private static let leastPivot = 1e-9

  private mutating func takeSingleColumns(
    _ program: borrowing FloatProgram, _ basis: borrowing Buffer<Int32>,
    _ rest: inout Elimination
  ) {
    var single = (0..<count).filter { rest.columnCounts[$0] == 1 }
    while let place = single.popLast() {
      if rest.columnCounts[place] != 1 || rest.slots[place] >= 0 { continue }
      for index in program.column(Int(basis[place])) {
        let row = Int(program.columnRows[index])
        let number = program.columnNumbers[index]
        if !rest.isActive[row] { continue }
        if number.magnitude < Self.leastPivot { break }
        rest.isActive[row] = false
        rest.slots[place] = Int32(row)
        pivots[row] = number
        append(slot: row)
        for entry in rest.rowStarts[row]..<rest.rowStarts[row + 1] {
          let other = Int(rest.rowColumns[Int(entry)])
          rest.columnCounts[other] -= 1
          if rest.columnCounts[other] == 1, rest.slots[other] < 0 { single.append(other) }
        }
        break
      }
    }
  }

  private mutating func takeSingleRows(
    _ program: borrowing FloatProgram, _ basis: borrowing Buffer<Int32>,
    _ rest: inout Elimination
  ) {
    // Columns that have their pivot stand in rows that have theirs, so the counts of the others are right.
    var single = (0..<count).filter { rest.isActive[$0] && rest.rowCounts[$0] == 1 }
    while let row = single.popLast() {
      if !rest.isActive[row] || rest.rowCounts[row] != 1 { continue }
      let entries = Int(rest.rowStarts[row])..<Int(rest.rowStarts[row + 1])
      guard let entry = entries.first(where: { rest.slots[Int(rest.rowColumns[$0])] < 0 }) else {
        continue
      }
      let place = Int(rest.rowColumns[entry])
      let column = program.column(Int(basis[place]))
      guard let own = column.first(where: { program.columnRows[$0] == Int32(row) }),
        program.columnNumbers[own].magnitude >= Self.leastPivot
      else { continue }
      let pivot = program.columnNumbers[own]
      rest.isActive[row] = false
      rest.slots[place] = Int32(row)
      pivots[row] = pivot
      append(slot: row)
      for index in column {
        let other = Int(program.columnRows[index])
        if !rest.isActive[other] { continue }
        appendLower(column: row, row: other, program.columnNumbers[index] / pivot)
        rest.rowCounts[other] -= 1
        if rest.rowCounts[other] == 1 { single.append(other) }
      }
    }
  }

  /// - Parameter entries: gets what stands in U of the nucleus' columns, by the slot of the column.
  private mutating func takeNucleus(
    _ program: borrowing FloatProgram, _ basis: borrowing Buffer<Int32>,
    _ rest: inout Elimination, _ entries: inout [(slot: Int32, row: Int32, number: Double)]
  ) {
    let places = (0..<count).filter {
      rest.slots[$0] < 0 && Int(basis[$0]) < program.columnCount
    }
    if places.isEmpty { return }
    let active = (0..<count).filter { rest.isActive[$0] }
    var numbers = Array(repeating: Int32(-1), count: count)
    for (number, row) in active.enumerated() { numbers[row] = Int32(number) }
    var lines = SparseLines<Double>(counts: active.map { rest.rowCounts[$0] })
    for (number, place) in places.enumerated() {
      for index in program.column(Int(basis[place])) {
        let row = numbers[Int(program.columnRows[index])]
        if row >= 0 { lines.put(Int32(number), program.columnNumbers[index], in: Int(row)) }
      }
    }
    let factors = SparseFactors(lines, columnCount: places.count)
    for (step, pivot) in factors.pivots.enumerated() {
      let row = active[Int(pivot.row)]
      rest.slots[places[Int(pivot.column)]] = Int32(row)
      rest.isActive[row] = false
      pivots[row] = 1 / factors.inverses[step]
      append(slot: row)
      for index in factors.lowerEnds[step]..<factors.lowerEnds[step + 1] {
        let entry = factors.lower[index]
        appendLower(column: row, row: active[Int(entry.place)], entry.number)
      }
    }
    for (step, pivot) in factors.pivots.enumerated() {
      for index in factors.upperEnds[step]..<factors.upperEnds[step + 1] {
        let slot = rest.slots[places[Int(factors.upper[index].place)]]
        if slot < 0 { continue }
        entries.append((slot, Int32(active[Int(pivot.row)]), factors.upper[index].number))
      }
    }
  }

  /// The logicals of rows without a pivot take the places of columns without one.
  ///
  /// - Returns: these.
  private mutating func replaceDependent(
    _ program: borrowing FloatProgram, _ basis: borrowing Buffer<Int32>,
    _ rest: inout Elimination
  ) -> [Int32] {
    var lost: [Int32] = []
    let idle = (0..<count).filter { rest.isActive[$0] }
    for (place, row) in zip((0..<count).filter { rest.slots[$0] < 0 }, idle) {
      lost.append(basis[place])
      basis[place] = Int32(program.columnCount + row)
      rest.slots[place] = Int32(row)
      rest.isActive[row] = false
      pivots[row] = 1
      append(slot: row)
    }
    return lost
  }

  /// U by columns and by rows, and the basis in the order of the slots.
  private mutating func makeUpper(
    _ program: borrowing FloatProgram, _ basis: borrowing Buffer<Int32>,
    _ rest: borrowing Elimination, _ nucleus: [(slot: Int32, row: Int32, number: Double)],
    from firstOfNucleus: Int32
  ) {
    // What stands in rows whose pivot came before a column's own belongs to U; in the nucleus elimination has changed it.
    var columnRoom = Array(repeating: Int32(0), count: count)
    var rowRoom = columnRoom
    let variables = Array(basis.elements)
    for pass in 0..<2 {
      for (place, variable) in variables.enumerated() where Int(variable) < program.columnCount {
        let slot = rest.slots[place]
        for index in program.column(Int(variable)) {
          let row = program.columnRows[index]
          let position = positions[row]
          if position >= positions[slot] || position >= firstOfNucleus { continue }
          if pass == 0 {
            columnRoom[Int(slot)] += 1
            rowRoom[Int(row)] += 1
          } else {
            columns.append(row, program.columnNumbers[index], to: Int(slot))
            rows.append(slot, program.columnNumbers[index], to: Int(row))
          }
        }
      }
      for entry in nucleus {
        if pass == 0 {
          columnRoom[Int(entry.slot)] += 1
          rowRoom[Int(entry.row)] += 1
        } else {
          columns.append(entry.row, entry.number, to: Int(entry.slot))
          rows.append(entry.slot, entry.number, to: Int(entry.row))
        }
      }
      if pass == 0 {
        columns.reserve(columnRoom)
        rows.reserve(rowRoom)
      }
    }
    for (place, variable) in variables.enumerated() { basis[rest.slots[place]] = variable }
  }
}

extension FloatProgram {
  /// Where the entries of a column are.
  @inline(__always)
  func column(_ column: Int) -> Range<Int> {
    Int(columnStarts[column])..<Int(columnStarts[column + 1])
  }

  @inline(__always)
  func row(_ row: Int) -> Range<Int> { Int(rowStarts[row])..<Int(rowStarts[row + 1]) }
}
