// What must be true of a minimiser between two changes. Looked at by tests.

import Rationals

extension Minimizer.State {
  /// What is wrong with the state; empty for a sound one.
  ///
  /// - Parameter isMinimal: whether no derivative may be negative, as after `minimize` with an optimum.
  /// - Complexity: O(ranks × terms), and the square of the number of columns.
  mutating func flaws(isMinimal: Bool) -> [String] {
    var flaws: [String] = []
    for row in rows.indices where !rows[row].isWaiting {
      let value = value(ofRow: row)
      if basis.isTight(row) {
        if !value.isZero { flaws.append("tight row \(row) is \(value)") }
        if rows[row].penalty.kink.isZero { flaws.append("tight row \(row) has no kink") }
      } else {
        if !rows[row].penalty.kink.isZero, value.signum * Int(rows[row].side) < 0 {
          flaws.append("row \(row) is \(value) and counts on side \(rows[row].side)")
        }
        for rank in order.elements where !prices[row * stride + rank].isZero {
          flaws.append("row \(row) is not tight and has a price on rank \(rank)")
        }
      }
    }
    let found = rows.indices.count { isSuspect($0) && !basis.isTight($0) && !rows[$0].isWaiting }
    if found != suspects { flaws.append("\(found) suspects, not \(suspects)") }
    for rank in order.elements { checkPrices(rank, &flaws) }
    if isMinimal { checkDerivatives(&flaws) }
    checkDeferred(&flaws, isMinimal: isMinimal)
    return flaws
  }

  /// What is deferred must do no harm to the prices without it, nor with it.
  private func checkDeferred(_ flaws: inout [String], isMinimal: Bool) {
    for place in deferred.indices where rows[deferred[place]].deferral != place {
      flaws.append("row \(deferred[place]) does not know that its slope is deferred")
    }
    if deferred.isEmpty { return }
    var settled = clone()
    settled.settleDeferred()
    flaws += settled.flaws(isMinimal: isMinimal)
  }

  private func checkPrices(_ rank: Int, _ flaws: inout [String]) {
    var gradient = Array(repeating: Rational.zero, count: values.count)
    for row in rows.indices where !rows[row].isWaiting {
      let multiple: Rational
      if basis.isTight(row) {
        multiple = -prices[row * stride + rank]
      } else if rows[row].penalty.rank == rank {
        multiple = rows[row].settled
        if multiple != rows[row].penalty.slope(rows[row].side),
          !unsettled.elements.contains(Int32(row)), rows[row].deferral < 0
        {
          flaws.append("row \(row) counts \(multiple) and is not waiting to be settled")
        }
      } else {
        continue
      }
      for place in basis.system.rows[row].places {
        gradient[Int(basis.system.entries[place].column)].addProduct(
          multiple, basis.system.entries[place].coefficient)
      }
    }
    for column in values.indices where !basis.isParked(column) && !gradient[column].isZero {
      flaws.append("the prices of rank \(rank) leave \(gradient[column]) of column \(column)")
    }
  }

  private mutating func checkDerivatives(_ flaws: inout [String]) {
    let movers =
      rows.indices.filter { basis.isTight($0) }.map(Int32.init)
      + values.indices.filter { basis.isParked($0) }.map { ~Int32($0) }
    let ranks = Array(order.elements)
    for mover in movers {
      for direction: Int8 in [1, -1] {
        let vector = ranks.map { derivative(mover, direction, $0) }
        if let first = vector.first(where: { !$0.isZero }), first.signum < 0 {
          flaws.append("mover \(mover) falls in direction \(direction): \(vector)")
        }
      }
    }
  }
}
