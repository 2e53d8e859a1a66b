// What a drag needs to know: which columns follow a row, and which rows go through zero on the way.
//
// It is found once and used as long as nothing else changes, so that a drag takes the time of moving
// the values. Most columns of a layout move by as much as the row's form; they stand apart, and are
// given one number (`Rational.add`).

import Rationals

extension Minimizer {
  /// How the columns follow a tight row whose constant moves, and where others go through zero on the way.
  struct ConstantMotion: ~Copyable {
    /// Where a row that is not tight goes through zero.
    struct Limit {
      var position: Rational
      var row: Int32
      var isBehind: Bool
    }

    private var row = -1
    /// The version that the row was followed in.
    private var knownVersion = -1
    /// Counts what makes a known motion useless.
    private var version = 0
    /// The columns that move by as much as the row's form, as nearly all do in layouts.
    var unitSpeedColumns = Buffer<Int32>()
    /// The others, and how fast each moves.
    var columns = Buffer<Int32>()
    var speeds = Buffer<Rational>()
    var limits = Buffer<Limit>()
    /// The places in `limits` that the last `findCrossed` found, in order of position.
    private(set) var crossed = Buffer<Int32>()
    /// How far the row's form without its constant has come since.
    private(set) var position: Rational = 0
    /// Between these positions nothing goes through zero; nil for no end.
    private var lower: Rational?
    private var upper: Rational?

    /// Forgets what is known: something else than a constant has changed.
    mutating func invalidate() { version += 1 }

    func isKnown(ofRow row: Int) -> Bool { self.row == row && knownVersion == version }

    mutating func begin(_ row: Int) {
      self.row = row
      knownVersion = version
      position = 0
      unitSpeedColumns.removeAll()
      columns.removeAll()
      speeds.removeAll()
      limits.removeAll()
    }

    /// Notes how far the next limits are, either way.
    mutating func measure() {
      lower = nil
      upper = nil
      for limit in limits.elements {
        if limit.isBehind {
          lower = lower.map { max($0, limit.position) } ?? limit.position
        } else {
          upper = upper.map { min($0, limit.position) } ?? limit.position
        }
      }
    }

    /// Finds the limits between here and there.
    ///
    /// - Complexity: O(1) for none, else O(limits).
    mutating func findCrossed(goingTo target: Rational) {
      crossed.removeAll()
      let isFree = lower.map { $0 <= target } ?? true
      if isFree, upper.map({ target <= $0 }) ?? true { return }
      for index in limits.indices {
        let limit = limits[index].position
        if limits[index].isBehind ? target < limit : limit < target {
          crossed.append(Int32(index))
        }
      }
      let limits = limits.elements
      crossed.sort {
        let (a, b) = (limits[Int($0)], limits[Int($1)])
        return a.position == b.position ? a.row < b.row : a.position < b.position
      }
    }

    /// Goes there, through the limits that `findCrossed` found on the way.
    mutating func go(to target: Rational) {
      position = target
      if crossed.isEmpty { return }
      for index in crossed.elements { limits[index].isBehind = !limits[index].isBehind }
      measure()
    }
  }
}
