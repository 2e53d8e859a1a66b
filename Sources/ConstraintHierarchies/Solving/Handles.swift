// Whose a variable or a constraint is.
//
// A solver is a value, so a number of the solver would not do: copies know the same variables until one of them adds one. So each
// variable and each constraint has a *stamp*, a number that no other has had, and a solver keeps the stamps that it knows, by
// place. A name is right where its place has its stamp: one comparison tells one's own from those of another solver, from those
// that a copy added after it had gone its own way, and from those that have been removed.

internal import Rationals
import Synchronization

/// The variables and constraints that a solver knows.
struct Handles: Sendable {
  /// After 2³¹ of them they come again; then a stale name may pass for another of the same place. That is no access to memory
  /// that is not its own.
  typealias Stamp = UInt32

  /// Stamps of variables, by column; 0 for none.
  private var columns: [Stamp] = []
  /// Stamps of constraints and, with the lowest bit set, objectives, by row; 0 for none.
  private var rows: [Stamp] = []

  // MARK: Coming and going

  mutating func addVariable(_ column: Int) -> Variable {
    let stamp = Self.next()
    Self.set(stamp, at: column, of: &columns)
    return Variable(index: column, stamp: stamp)
  }

  mutating func addConstraint(_ row: Int) -> HierarchySolver.ConstraintID { add(row, Self.next()) }

  mutating func addObjective(_ row: Int) -> HierarchySolver.ConstraintID {
    add(row, Self.next() | 1)
  }

  private mutating func add(_ row: Int, _ stamp: Stamp) -> HierarchySolver.ConstraintID {
    Self.set(stamp, at: row, of: &rows)
    return HierarchySolver.ConstraintID(row: row, stamp: stamp)
  }

  mutating func remove(_ id: HierarchySolver.ConstraintID) {
    check(id)
    rows[id.row] = 0
  }

  private static func set(_ stamp: Stamp, at place: Int, of stamps: inout [Stamp]) {
    while stamps.count <= place { stamps.append(0) }
    stamps[place] = stamp
  }

  // MARK: Checks

  @inline(__always)
  func check(_ variable: Variable) {
    demand(
      variable.index < columns.count && columns[variable.index] == variable.stamp,
      "HierarchySolver: a variable that is not this solver's")
  }

  @inline(__always)
  func check(_ id: HierarchySolver.ConstraintID) {
    demand(
      id.row < rows.count && rows[id.row] == id.stamp,
      "HierarchySolver: a constraint that is not this solver's, or has been removed")
  }

  @inline(__always)
  func check(_ id: HierarchySolver.ConstraintID, isObjective: Bool) {
    check(id)
    demand(
      (id.stamp & 1 == 1) == isObjective,
      "HierarchySolver: an objective where a constraint is wanted")
  }

  // MARK: Stamps

  /// Tells names apart and nothing else: no answer depends on it.
  private static let count = Atomic<Stamp>(0)

  /// An even number, and never 0.
  private static func next() -> Stamp {
    while true {
      let stamp = count.wrappingAdd(2, ordering: .relaxed).newValue
      if stamp != 0 { return stamp }
    }
  }
}
