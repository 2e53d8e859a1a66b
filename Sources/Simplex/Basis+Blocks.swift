// Blocks of columns that depend on one another in a circle, solved by tearing.
//
// A few columns of the block, the *tears*, are taken as unknown, so that the others follow one after
// another, each as a number plus a multiple of each tear. The tears' own rows are left over: as many
// equations as there are tears (D. V. Steward, *Partitioning and tearing the structure of large
// systems of equations*, 1965). In a row of views of equal width there is one tear, however many the
// views.

import Rationals

/// A block's columns in an order in which each depends only on those before it and on tears.
private struct TornOrder {
  var columns: [Int32] = []
  /// For each column its number among the tears, or −1.
  var tears: [Int] = []
  var tearCount = 0
  /// For each tear where it stands in `columns`.
  var places: [Int] = []

  /// How many numbers describe a column: one, and one for each tear.
  var width: Int { tearCount + 1 }

  /// For each column so many numbers; a tear is itself once.
  func affine() -> [Rational] {
    var sums = Array(repeating: Rational.zero, count: columns.count * width)
    for (tear, place) in places.enumerated() { sums[place * width + 1 + tear] = 1 }
    return sums
  }
}

extension Basis {
  /// Depth first; a column to which the walk comes back while it is still on the way from there is
  /// torn. Leaves in `local` the place of each column in the order.
  private mutating func tear(_ block: Range<Int>, _ way: Way) -> TornOrder {
    let members = block.map { sequence[$0] }
    for column in members { local[column] = 0 }
    var isTorn: Set<Int32> = []
    var finished: [Int32] = []
    var calls: [Call] = []
    for root in members where local[root] == 0 {
      local[root] = 1
      calls.append(Call(column: root, cursor: firstCursor(root, way)))
      while let last = calls.last {
        var cursor = last.cursor
        let found = next(last.column, &cursor, way)
        calls[calls.count - 1].cursor = cursor
        if found < 0 {
          calls.removeLast()
          local[last.column] = 2
          finished.append(last.column)
        } else if local[found] == 0 {
          local[found] = 1
          calls.append(Call(column: found, cursor: firstCursor(found, way)))
        } else if local[found] == 1 {
          isTorn.insert(found)
        }
      }
    }
    var order = TornOrder()
    order.columns = finished.reversed()
    for (index, column) in order.columns.enumerated() {
      local[column] = Int32(index)
      order.tears.append(isTorn.contains(column) ? order.tearCount : -1)
      guard isTorn.contains(column) else { continue }
      order.tearCount += 1
      order.places.append(index)
    }
    return order
  }

  /// Works out the movements of a block's columns; those outside that they depend on are known.
  mutating func followBlock(_ block: Range<Int>, rising: Int?) {
    let order = tear(block, .followers)
    let width = order.width
    var movements = order.affine()
    for (index, column) in order.columns.enumerated() where order.tears[index] < 0 {
      let (rest, own) = residual(of: column, movements, width, rising: rising)
      let inverse = own.reciprocal
      for part in 0..<width where !rest[part].isZero {
        movements[index * width + part] = rest[part] * inverse
      }
    }
    var equations = order.places.map { index in
      let column = order.columns[index]
      var (rest, own) = residual(of: column, movements, width, rising: rising)
      // rest₀ + Σ restₜ·tearₜ = own·tear
      rest[1 + order.tears[index]] -= own
      return rest.dropFirst().map { -$0 } + [rest[0]]
    }
    let tears = Self.solve(&equations)
    for (index, column) in order.columns.enumerated() {
      local[column] = -1
      let value = Self.value(movements, at: index * width, tears)
      if value.isZero { continue }
      work[column] = value
      touched.append(column)
    }
  }

  /// What a column's row, without the column itself, leaves for it; and the column's coefficient.
  private func residual(
    of column: Int32, _ movements: [Rational], _ width: Int, rising: Int?
  ) -> (rest: [Rational], own: Rational) {
    let row = Int(system.columns[column].mate)
    var rest = Array(repeating: Rational.zero, count: width)
    if row == rising { rest[0] = 1 }
    var own: Rational = 1
    for place in system.rows[row].places {
      let other = system.entries[place].column
      let coefficient = system.entries[place].coefficient
      let start = Int(local[other]) * width
      if other == column {
        own = coefficient
      } else if start < 0 {
        if !work[other].isZero { rest[0].addProduct(-coefficient, work[other]) }
      } else {
        for part in 0..<width where !movements[start + part].isZero {
          rest[part].addProduct(-coefficient, movements[start + part])
        }
      }
    }
    return (rest, own)
  }

  /// Works out the multiples of a block's rows from what lies in `work` for its columns, and takes
  /// them from the columns outside.
  mutating func combineBlock(_ block: Range<Int>, into combination: inout Buffer<Multiple>) {
    guard block.contains(where: { !work[sequence[$0]].isZero }) else { return }
    let order = tear(block, .leaders)
    let width = order.width
    var multiples = order.affine()
    var forces = Array(repeating: Rational.zero, count: order.columns.count * width)
    for (index, column) in order.columns.enumerated() { forces[index * width] = work[column] }
    var owns: [Rational] = []
    for (index, column) in order.columns.enumerated() {
      let row = system.columns[column].mate
      let own =
        system.rows[row].places.first { system.entries[$0].column == column }
        .map { system.entries[$0].coefficient } ?? 1
      owns.append(own)
      if order.tears[index] < 0 {
        let inverse = own.reciprocal
        for part in 0..<width {
          multiples[index * width + part] = forces[index * width + part] * inverse
        }
      }
      for place in system.rows[row].places {
        let start = Int(local[system.entries[place].column]) * width
        guard start >= 0, start != index * width else { continue }
        for part in 0..<width where !multiples[index * width + part].isZero {
          forces[start + part].addProduct(
            -system.entries[place].coefficient, multiples[index * width + part])
        }
      }
    }
    var equations = order.places.map { index in
      // force₀ + Σ forceₜ·tearₜ = own·tear
      var line = Array(forces[(index * width)..<((index + 1) * width)])
      line[1 + order.tears[index]] -= owns[index]
      return line.dropFirst().map { -$0 } + [line[0]]
    }
    let tears = Self.solve(&equations)
    for (index, column) in order.columns.enumerated() {
      work[column] = 0
      let multiple = Self.value(multiples, at: index * width, tears)
      if multiple.isZero { continue }
      let row = system.columns[column].mate
      combination.append(Multiple(row: row, multiple: multiple))
      for place in system.rows[row].places where local[system.entries[place].column] < 0 {
        let other = system.entries[place].column
        if isParked(Int(other)) { touched.append(other) }
        work[other].addProduct(-multiple, system.entries[place].coefficient)
      }
    }
    for column in order.columns { local[column] = -1 }
  }

  private static func value(
    _ sums: [Rational], at start: Int, _ tears: [Rational]
  ) -> Rational {
    var value = sums[start]
    for (tear, number) in tears.enumerated() where !sums[start + 1 + tear].isZero {
      value.addProduct(sums[start + 1 + tear], number)
    }
    return value
  }

  /// Solves by elimination; each line holds the coefficients of an equation and its right side.
  private static func solve(_ lines: inout [[Rational]]) -> [Rational] {
    let count = lines.count
    for step in 0..<count {
      guard let pivot = (step..<count).first(where: { !lines[$0][step].isZero }) else {
        // A row only becomes tight where, as a sum of tight rows, it holds what enters; no input can
        // make the matrix singular.
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
}
