// Whether what a caller names is there. Inside, nothing is looked at twice: the innermost loops read memory without a look at
// bounds (`Buffer`), so no number of a caller's gets that far unchecked.

package import Rationals

extension Minimizer {
  @inline(__always)
  func check(column: Int) {
    demand(
      column >= 0 && column < box.state.pointee.values.count, "Minimizer: no such column")
  }

  @inline(__always)
  func check(row: Int) {
    demand(box.state.pointee.isThere(row), "Minimizer: no such row, or one that has been removed")
  }

  @inline(__always)
  func check(rank: Int) {
    demand(box.state.pointee.ranks.isThere(rank), "Minimizer: no such rank")
  }

  @inline(__always)
  func check(_ penalty: Penalty) {
    check(rank: penalty.rank)
    demand(
      penalty.slopeChange.signum >= 0,
      "Minimizer: a penalty that costs less than nothing above and below together")
  }

  /// Whether a vertex can be read: changes since the last `minimize` are not in it.
  func checkReading(ranks: Int = 1, first count: Int = 0) {
    demand(ranks > 0, "Minimizer: a question about no rank at all")
    demand(count >= 0, "Minimizer: a negative number of columns")
    demand(
      box.state.pointee.isUpToDate,
      "Minimizer: a question before `minimize` has taken the last changes into account")
  }
}

extension Minimizer {
  /// Names a row, and never another: not of this minimiser after the row's removal, nor of any other.
  package struct RowName: Hashable, Sendable {
    fileprivate let place: Int32
    fileprivate let generation: Int32

    package var row: Int { Int(place) }
  }

  /// Adds a row for one who has looked at all of it: the columns and the rank are there, and the penalty adds up to no less than 0.
  package mutating func addRow(of form: LinearForm, penalty: Penalty) -> RowName {
    demand(form.isOver(columns: box.state.pointee.values.count), "Minimizer.addRow: no such column")
    let state = own().state
    let row = state.pointee.addRow(form.terms, constant: form.constant, penalty: penalty)
    return RowName(place: Int32(row), generation: state.pointee.basis.system.rows[row].generation)
  }

  /// - Parameter words: said where the row is not there.
  package mutating func removeRow(_ name: RowName, otherwise words: StaticString) {
    check(name, otherwise: words)
    own().state.pointee.removeRow(name.row)
  }

  /// - Parameter words: said where the row is not there.
  package mutating func setConstant(
    ofRow name: RowName, to constant: Rational, otherwise words: StaticString
  ) {
    check(name, otherwise: words)
    own().state.pointee.setConstant(ofRow: name.row, to: constant)
  }

  /// For one who has looked at the penalty.
  ///
  /// - Parameter words: said where the row is not there.
  package mutating func setPenalty(
    ofRow name: RowName, to penalty: Penalty, otherwise words: StaticString
  ) {
    check(name, otherwise: words)
    own().state.pointee.setPenalty(ofRow: name.row, to: penalty)
  }

  /// - Parameter words: said where the row is not there.
  package func value(ofRow name: RowName, otherwise words: StaticString) -> Rational {
    check(name, otherwise: words)
    return box.state.pointee.value(ofRow: name.row)
  }

  @inline(__always)
  private func check(_ name: RowName, otherwise words: StaticString) {
    demand(
      name.row < box.state.pointee.rows.count
        && box.state.pointee.basis.system.rows[name.place].generation == name.generation, words)
  }
}

extension Minimizer.State {
  @inline(__always)
  fileprivate func isThere(_ row: Int) -> Bool {
    row >= 0 && row < rows.count && !basis.system.rows[row].isVacant
  }

  fileprivate var isUpToDate: Bool {
    outcome != nil && queue.pending.isEmpty && shifts.isEmpty
  }
}

extension Minimizer.Ranks {
  /// Whether a rank is there, and has not been left out.
  @inline(__always)
  fileprivate func isThere(_ rank: Int) -> Bool {
    rank >= 0 && rank < places.count && place(of: rank) < order.count
  }
}

extension LinearForm {
  /// Whether it is over the first columns alone.
  ///
  /// - Complexity: O(1), for its terms are in order.
  @inline(__always)
  package func isOver(columns count: Int) -> Bool {
    guard let first = terms.first, let last = terms.last else { return true }
    return first.column >= 0 && last.column < count
  }
}
