// Whose a variable is. As for rows (`Minimizer.RowName`), each has a number that no other has had, and a solver keeps those of its own
// by place: so one comparison tells one's own variables from those of other solvers, and from those that a copy has added.

internal import Rationals
import Simplex
import Synchronization

/// The variables that a solver knows.
struct VariableStamps: Sendable {
  /// After 2³² of them they come again; then a variable of another solver may pass for one of its own.
  typealias Stamp = UInt32

  private var stamps: [Stamp] = []

  /// Takes in the variable of the next column.
  mutating func add(_ column: Int) -> Variable {
    let stamp = Self.next()
    stamps.append(stamp)
    return Variable(index: column, stamp: stamp)
  }

  func check(_ variable: Variable) { check(variable.index, variable.stamp) }

  /// A variable whose terms cancel is not looked at: nothing of it is left.
  func check(_ form: LinearForm) {
    // By places: to go through the elements would count references to long numbers.
    for place in form.terms.indices { check(form.terms[place].column, form.terms[place].stamp) }
  }

  @inline(__always)
  private func check(_ column: Int, _ stamp: Stamp) {
    demand(
      column < stamps.count && stamps[column] == stamp,
      "HierarchySolver: a variable that is not this solver's")
  }

  /// Tells variables apart and nothing else: no answer depends on it.
  private static let count = Atomic<Stamp>(0)

  /// Never 0, which a variable of a hierarchy has.
  private static func next() -> Stamp {
    while true {
      let stamp = count.wrappingAdd(1, ordering: .relaxed).newValue
      if stamp != 0 { return stamp }
    }
  }
}
