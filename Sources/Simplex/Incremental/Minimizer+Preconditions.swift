// Whether what a caller names is there. Inside, nothing is looked at twice: the innermost loops read memory without a look at
// bounds (`Buffer`), so no number of a caller's gets that far unchecked.

import Rationals

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
      box.state.pointee.isUpToDate || box.state.pointee.outcome == .interrupted,
      "Minimizer: a question before `minimize` has taken the last changes into account")
  }
}

extension Minimizer.State {
  @inline(__always)
  fileprivate func isThere(_ row: Int) -> Bool {
    row >= 0 && row < rows.count && !basis.system.rows[row].isVacant
  }

  fileprivate var isUpToDate: Bool { queue.pending.isEmpty && shifts.isEmpty }
}

extension Minimizer.Ranks {
  /// Whether a rank is there, and has not been left out.
  @inline(__always)
  fileprivate func isThere(_ rank: Int) -> Bool {
    rank >= 0 && rank < order.count
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
