// What must be true of a minimiser between two changes. Tests look at it, and so does each change of a debug build.

import Rationals

extension Minimizer {
  /// What is wrong with the state; empty for a sound one.
  package func flaws(isMinimal: Bool) -> [String] { box.state.pointee.flaws(isMinimal: isMinimal) }

  /// In a debug build, stops where a change has left something wrong. Of many rows nothing is looked at: that would take
  /// longer than the change.
  func assertSound(isMinimal: Bool = false) {
    assert(isSound(isMinimal: isMinimal), "Minimizer: a change has left its state unsound")
  }

  /// It is a copy that is asked, for what is worked out to answer counts as work, by which the engine is chosen.
  private func isSound(isMinimal: Bool) -> Bool {
    guard box.state.pointee.rows.indices.count <= 12 else { return true }
    var copy = box.state.pointee.clone()
    return copy.flaws(isMinimal: isMinimal).isEmpty
  }
}

extension Minimizer.State {
  /// What is wrong with the state; empty for a sound one.
  ///
  /// - Parameter isMinimal: whether no derivative may be negative, as after `minimize` with an optimum.
  /// - Complexity: O(ranks × terms), and the square of the number of columns.
  mutating func flaws(isMinimal: Bool) -> [String] {
    var flaws: [String] = []
    for row in rows.indices where !rows[row].isPending {
      let value = value(ofRow: row)
      if basis.isTight(row) {
        if !value.isZero { flaws.append("tight row \(row) is \(value)") }
        if rows[row].penalty.slopeChange.isZero {
          flaws.append("tight row \(row) costs nothing off zero")
        }
      } else {
        if !rows[row].penalty.slopeChange.isZero, value.signum * Int(rows[row].side) < 0 {
          flaws.append("row \(row) is \(value) and counts on side \(rows[row].side)")
        }
        for rank in ranks.order.elements where !prices[row, rank].isZero {
          flaws.append("row \(row) is not tight and has a price on rank \(rank)")
        }
      }
    }
    let found = rows.indices.count {
      countsAsViolated($0) && !basis.isTight($0) && !rows[$0].isPending
    }
    if found != violatedRequirementCount {
      flaws.append("\(found) violatedRequirementCount, not \(violatedRequirementCount)")
    }
    for rank in ranks.order.elements { checkPrices(rank, &flaws) }
    checkLadders(&flaws)
    checkCosts(&flaws)
    if isMinimal { checkDerivatives(&flaws) }
    checkDeferred(&flaws, isMinimal: isMinimal)
    return flaws
  }

  /// What is deferred must do no harm to the prices without it, nor with it.
  private func checkDeferred(_ flaws: inout [String], isMinimal: Bool) {
    for place in lazyPrices.deferred.indices
    where rows[lazyPrices.deferred[place]].deferral != place {
      flaws.append("row \(lazyPrices.deferred[place]) does not know that its slope is deferred")
    }
    if lazyPrices.deferred.isEmpty { return }
    var complete = clone()
    complete.applyDeferred()
    flaws += complete.flaws(isMinimal: isMinimal)
  }

  private func checkPrices(_ rank: Int, _ flaws: inout [String]) {
    var gradient = Array(repeating: Rational.zero, count: values.count)
    for row in rows.indices where !rows[row].isPending {
      let multiple: Rational
      if basis.isTight(row) {
        multiple = -prices[row, rank]
      } else if rows[row].penalty.rank == rank {
        multiple = rows[row].pricedSlope
        if multiple != rows[row].penalty.slope(rows[row].side),
          !queue.pending.elements.contains(Int32(row)), rows[row].deferral < 0
        {
          flaws.append("row \(row) counts \(multiple) and is not waiting to be applied")
        }
      } else {
        continue
      }
      for place in basis.system.rows[row].places {
        gradient[Int(basis.system.entries[place].column)].addProduct(
          multiple, basis.system.entries[place].coefficient)
      }
    }
    for column in values.indices where !basis.isSuperbasic(column) && !gradient[column].isZero {
      flaws.append("the prices of rank \(rank) leave \(gradient[column]) of column \(column)")
    }
  }

  private mutating func checkDerivatives(_ flaws: inout [String]) {
    let movers =
      rows.indices.filter { basis.isTight($0) }.map(Int32.init)
      + values.indices.filter { basis.isSuperbasic($0) }.map { ~Int32($0) }
    let ranks = Array(ranks.order.elements)
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
