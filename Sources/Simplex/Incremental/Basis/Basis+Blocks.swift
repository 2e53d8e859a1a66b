// Blocks of columns that depend on one another in a circle, solved by tearing.
//
// A few columns of the block, the *tears*, are taken as unknown, so that the others follow one after
// another, each as a number plus a multiple of each tear. The tears' own rows are left over: as many
// equations as there are tears (D. V. Steward, *Partitioning and tearing the structure of large
// systems of equations*, 1965). In a row of views of equal width there is one tear, however many the
// views.

import Rationals

/// What it takes to solve a block. Kept from block to block, so that no memory is asked for on the way.
struct TornBlock: ~Copyable {
  /// The block's columns in an order in which each depends only on those before it and on tears.
  var columns = Buffer<Int32>()
  /// For each tear where it stands in `columns`.
  var tears = Buffer<Int32>()
  /// For each column `width` numbers that describe what it comes to: one, and one for each tear, of
  /// which it is so many times.
  var sums = Buffer<Rational>()
  /// What presses on each column, in the same way; for successors, what is being summed up for one.
  var forces = Buffer<Rational>()
  /// For each column its own coefficient.
  var owns = Buffer<Rational>()
  /// As many equations as there are tears: their coefficients, and the right side.
  var equations = Buffer<Rational>()

  var width: Int { tears.count + 1 }

  mutating func removeAll() {
    columns.removeAll()
    tears.removeAll()
    sums.removeAll()
    forces.removeAll()
    owns.removeAll()
    equations.removeAll()
  }

  /// Lets each column come to nothing, but each tear to itself once.
  mutating func beginSums() {
    for _ in 0..<columns.count * width { sums.append(0) }
    for tear in tears.indices { sums[Int(tears[tear]) * width + 1 + tear] = 1 }
  }

  /// Adds the equation that a tear comes to what its row says: own · tear = force₀ + Σ forceₜ · tearₜ.
  mutating func equate(tear: Int, forcesAt start: Int, own: Rational) {
    for part in 1..<width { equations.append(-forces[start + part]) }
    equations[equations.count - width + 1 + tear] += own
    equations.append(forces[start])
  }

  /// Solves the equations by elimination; the right sides then are what the tears come to.
  mutating func solveEquations() {
    let count = tears.count
    for step in 0..<count {
      guard let pivot = (step..<count).first(where: { !equations[$0 * width + step].isZero })
      else {
        // A row only becomes tight where, as a sum of tight rows, it holds what enters; no input can
        // make the matrix singular.
        preconditionFailure(Basis.singular)
      }
      if pivot != step {
        for part in 0..<width { equations.swapAt(step * width + part, pivot * width + part) }
      }
      let own = equations[step * width + step]
      if !own.isOne {
        let inverse = own.reciprocal
        for part in step..<width { equations[step * width + part] *= inverse }
      }
      for line in 0..<count where line != step {
        let factor = -equations[line * width + step]
        if factor.isZero { continue }
        for part in step..<width where !equations[step * width + part].isZero {
          equations[line * width + part].addProduct(factor, equations[step * width + part])
        }
      }
    }
  }

  /// What a column comes to, now that the tears are known.
  mutating func value(ofColumnAt index: Int) -> Rational {
    var value = sums[index * width]
    for tear in tears.indices where !sums[index * width + 1 + tear].isZero {
      value.addProduct(sums[index * width + 1 + tear], equations[tear * width + width - 1])
    }
    return value
  }
}

extension Basis {
  /// Depth first; a column to which the walk comes back while it is still on the way from there is
  /// torn. Leaves in `local` the place of each column in the order, in `numbers` its number among the
  /// tears, or −1.
  private mutating func tear(_ block: Range<Int>, _ way: Way) {
    torn.removeAll()
    for place in block {
      local[sequence[place]] = Self.isNew
      numbers[sequence[place]] = -1
    }
    for place in block where local[sequence[place]] == Self.isNew {
      var column = sequence[place]
      var cursor = firstCursor(column, way)
      local[column] = Self.isOpen
      stack.removeAll()
      while true {
        let found = next(column, &cursor, way)
        if found < 0 {
          local[column] = Self.isDone
          torn.columns.append(column)
          if stack.isEmpty { break }
          let last = stack.removeLast()
          (column, cursor) = (last.column, last.cursor)
        } else if local[found] == Self.isNew {
          local[found] = Self.isOpen
          stack.append(Call(column: column, cursor: cursor))
          column = found
          cursor = firstCursor(found, way)
        } else if local[found] == Self.isOpen {
          numbers[found] = 0
        }
      }
    }
    torn.columns.reverse()
    for index in torn.columns.indices {
      let column = torn.columns[index]
      local[column] = Int32(index)
      guard numbers[column] == 0 else { continue }
      numbers[column] = Int32(torn.tears.count)
      torn.tears.append(Int32(index))
    }
  }

  // What stands in `local` while the columns of a block are put in order; outside it stands −1.
  private static let isNew: Int32 = -2
  private static let isOpen: Int32 = -3
  private static let isDone: Int32 = -4

  @inline(__always)
  private func isTear(_ column: Int32) -> Bool { numbers[column] >= 0 }

  /// Works out the movements of a block's columns; those outside that they depend on are known.
  ///
  /// - Returns: false, nothing having changed, if a factorisation is the better way.
  mutating func ftranBlock(_ block: Range<Int>, rising: Int?) -> Bool {
    tear(block, .successors)
    if isTornBlockLarge {
      forgetTornBlock()
      return false
    }
    if isTornBlockDense {
      blockWork += torn.columns.count * torn.columns.count
      ftranDenseBlock(rising: rising)
      return true
    }
    torn.beginSums()
    let width = torn.width
    blockWork += torn.columns.count * width * width
    for _ in 0..<width { torn.forces.append(0) }
    for index in torn.columns.indices where !isTear(torn.columns[index]) {
      let own = findForces(on: torn.columns[index], rising: rising)
      for part in 0..<width where !torn.forces[part].isZero {
        torn.sums[index * width + part] =
          own.isOne ? torn.forces[part] : torn.forces[part] / own
      }
    }
    for tear in torn.tears.indices {
      let own = findForces(on: torn.columns[torn.tears[tear]], rising: rising)
      torn.equate(tear: tear, forcesAt: 0, own: own)
    }
    torn.solveEquations()
    for index in torn.columns.indices {
      let column = torn.columns[index]
      local[column] = -1
      let value = torn.value(ofColumnAt: index)
      if value.isZero { continue }
      work[column] = value
      touched.append(column)
    }
    return true
  }

  /// Sums up in the first of `torn.forces` what a column's row, without the column itself, leaves for
  /// it.
  ///
  /// - Returns: the column's coefficient.
  private mutating func findForces(on column: Int32, rising: Int?) -> Rational {
    let width = torn.width
    let row = Int(system.columns[column].mate)
    torn.forces[0] = row == rising ? 1 : 0
    for part in 1..<width { torn.forces[part] = 0 }
    var own: Rational = 1
    for place in system.rows[row].places {
      let other = system.entries[place].column
      if other == column {
        own = system.entries[place].coefficient
        continue
      }
      let force = -system.entries[place].coefficient
      let start = Int(local[other]) * width
      if start < 0 {
        if !work[other].isZero { torn.forces[0].addProduct(force, work[other]) }
      } else {
        for part in 0..<width where !torn.sums[start + part].isZero {
          torn.forces[part].addProduct(force, torn.sums[start + part])
        }
      }
    }
    return own
  }

  /// Works out the multiples of a block's rows from what lies in `work` for its columns, and takes
  /// them from the columns outside.
  ///
  /// - Returns: false, nothing having changed, if a factorisation is the better way.
  mutating func btranBlock(
    _ block: Range<Int>, into combination: inout Buffer<Multiple>
  ) -> Bool {
    guard block.contains(where: { !work[sequence[$0]].isZero }) else { return true }
    tear(block, .predecessors)
    if isTornBlockLarge {
      forgetTornBlock()
      return false
    }
    if isTornBlockDense {
      blockWork += torn.columns.count * torn.columns.count
      btranDenseBlock(into: &combination)
      return true
    }
    btranTornBlock(into: &combination)
    return true
  }

  private mutating func btranTornBlock(into combination: inout Buffer<Multiple>) {
    torn.beginSums()
    let width = torn.width
    blockWork += torn.columns.count * width * width
    for column in torn.columns.elements {
      torn.forces.append(work[column])
      for _ in 1..<width { torn.forces.append(0) }
    }
    for index in torn.columns.indices {
      let column = torn.columns[index]
      let row = system.columns[column].mate
      var own: Rational = 1
      for place in system.rows[row].places where system.entries[place].column == column {
        own = system.entries[place].coefficient
      }
      torn.owns.append(own)
      let start = index * width
      if !isTear(column) {
        for part in 0..<width where !torn.forces[start + part].isZero {
          torn.sums[start + part] =
            own.isOne ? torn.forces[start + part] : torn.forces[start + part] / own
        }
      }
      for place in system.rows[row].places {
        let other = Int(local[system.entries[place].column]) * width
        guard other >= 0, other != start else { continue }
        let coefficient = -system.entries[place].coefficient
        for part in 0..<width where !torn.sums[start + part].isZero {
          torn.forces[other + part].addProduct(coefficient, torn.sums[start + part])
        }
      }
    }
    for tear in torn.tears.indices {
      let index = Int(torn.tears[tear])
      torn.equate(tear: tear, forcesAt: index * width, own: torn.owns[index])
    }
    torn.solveEquations()
    for index in torn.columns.indices {
      let column = torn.columns[index]
      work[column] = 0
      let multiple = torn.value(ofColumnAt: index)
      if multiple.isZero { continue }
      let row = system.columns[column].mate
      combination.append(Multiple(row: row, multiple: multiple))
      takeFromOutside(multiple, row: row)
    }
    for column in torn.columns.elements { local[column] = -1 }
  }

  /// Takes a multiple of a row of the block from the columns outside.
  mutating func takeFromOutside(_ multiple: Rational, row: Int32) {
    for place in system.rows[row].places where local[system.entries[place].column] < 0 {
      let other = system.entries[place].column
      if isSuperbasic(Int(other)) { touched.append(other) }
      work[other].addProduct(-multiple, system.entries[place].coefficient)
    }
  }
}
