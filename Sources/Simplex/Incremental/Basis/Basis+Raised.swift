// Many tight rows that rise at once, each by an amount of its own: one walk does for all of them.

import Rationals

extension Basis {
  /// Asks for a row to rise by so much, besides all that was asked for since the last `clear`; `ftranRaised` works out what that
  /// comes to.
  mutating func raise(row: Int, by amount: Rational) {
    let column = system.rows[row].mate
    for place in system.rows[row].places where system.entries[place].column == column {
      let own = system.entries[place].coefficient
      work[column] += own.isOne ? amount : amount / own
    }
    touched.append(column)
  }

  /// How the columns move while the tight rows rise as was asked for, and all others stay at zero.
  ///
  /// - Returns: false where columns depend on one another in a circle; `work` is of no use then.
  mutating func ftranRaised() -> Bool {
    movingDense = -1
    beginWalk()
    for index in touched.indices { walk(from: touched[index], .successors) }
    if hasCycle { return false }
    touched.removeAll()
    for index in sequence.indices.reversed() {
      let column = Int(sequence[index])
      var sum: Rational = 0
      var own: Rational = 1
      for place in system.rows[Int(system.columns[column].mate)].places {
        let other = Int(system.entries[place].column)
        if other == column {
          own = system.entries[place].coefficient
        } else if !work[other].isZero {
          sum.addProduct(-system.entries[place].coefficient, work[other])
        }
      }
      if !sum.isZero { work[column] += own.isOne ? sum : sum / own }
      if !work[column].isZero { touched.append(Int32(column)) }
    }
    return true
  }
}
