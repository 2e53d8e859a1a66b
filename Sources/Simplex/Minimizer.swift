// The simplex method for sums of penalties, one after another, that is never done: rows come and go
// and change, and it goes on from the basis where it stood.
//
// Every row has a *form* a·x + c over free columns, and a penalty for being off zero: so much for each
// unit above, so much for each unit below, on one of several *ranks*. What a requirement costs is
// counted on rank 0, and must come to 0; preferences cost on the ranks below. The sum of each rank is
// minimised on what the ranks above leave over, which is the same as minimising the vector of sums in
// lexicographic order (H. Isermann, *Linear lexicographic optimization*, 1982). A sum of penalties is
// piecewise linear and convex, and each row costs one kink where a linear program has two columns, a
// plus and a minus (R. Fourer, *A simplex algorithm for piecewise-linear programming*, 1985).
//
//     g = X − X1   wanted to be 0     penalty 1 above, 1 below
//     g = X − X2   wanted to be ≥ 0   penalty 0 above, 1 below
//     g = 3x + 5y  to be maximised    penalty −3… : −1 above, +1 below, which is no kink but a slope
//
// At a vertex, some rows are *tight*: at zero, held there. All else follows (`Basis`). For each tight
// row there is a *price* on each rank: what the rank's sum would rise by, for each unit that the row's
// form is raised by. With the row's own penalty that gives its *derivative* upwards and downwards, a
// vector with one number for each rank; the vertex is optimal if none of these vectors is negative in
// lexicographic order. If one is, its row *enters*: it gives way in that direction, the others stay
// tight, and the columns move until the sum would rise again. The row whose kink stops them *leaves*:
// it is tight from here on. Kinks that only make the fall slower are passed over in the same step.
//
// A change in one rank alters prices of that rank and those below, never of one above; so the ranks
// above are never looked at again.

public import Rationals

/// Minimises sums of penalties, rank by rank, and stays ready for the next change.
///
/// A value: a copy can go its own way.
public struct Minimizer: Sendable {
  /// What a row costs where its form is off zero; what it costs above and below adds up to no less
  /// than 0.
  public struct Penalty: Hashable, Sendable {
    /// Names the rank; 0 is the requirements'.
    public var rank: Int
    /// For each unit that the form is above zero.
    public var above: Rational
    /// For each unit that the form is below zero.
    public var below: Rational

    public init(rank: Int, above: Rational, below: Rational) {
      self.rank = rank
      self.above = above
      self.below = below
    }

    /// How much steeper the cost is above zero than below; without a kink a row is never tight.
    var kink: Rational { above + below }

    /// What the cost rises by for each unit that the form is raised by, on that side of zero.
    func slope(_ side: Int8) -> Rational { side > 0 ? above : -below }
  }

  struct Row: Sendable {
    var constant: Rational
    var penalty: Penalty
    /// On which side of zero the row counts while it is not tight: 1 above, −1 below. At zero either.
    var side: Int8
  }

  var basis = Basis()
  var rows: [Row] = []
  /// The value of each column.
  public internal(set) var values: [Rational] = []
  /// The ranks, from the one that counts most down; rank 0 first.
  public private(set) var order: [Int] = [0]
  /// For each row and rank the price of the row: `prices[row * stride + rank]`. Zero unless tight.
  var prices: [Rational] = []
  private(set) var stride = 2

  /// Rows and parked columns (as `~column`) that may have a negative derivative.
  var candidates: [Int32] = []
  var isCandidateRow: [Bool] = []
  var isCandidateColumn: [Bool] = []
  /// How many requirements that are not tight count on the side that costs something.
  var suspects = 0
  /// What is lowest where it falls for ever: the rank, and the row or parked column (as `~column`)
  /// that moves, with its direction.
  public internal(set) var escape: Escape?
  /// Ranks in `order` from this place on are left out of account.
  var rankLimit = Int.max

  /// Rows whose slope has changed by so much, which the prices do not know yet.
  var pending: [(row: Int32, slope: Rational)] = []
  /// The last movement that a constant caused; good as long as `epoch` is its own.
  var motion = Motion()
  /// Counts what makes a known movement useless.
  var epoch = 0

  // Working storage, empty between steps.
  var combination: [(row: Int32, multiple: Rational)] = []
  var crossing: [Crossing] = []
  var rowMarks: [Int32] = []
  var rowMark: Int32 = 0

  /// What the last change cost.
  public internal(set) var effort = Effort()
  /// The pivots since `beginRecording`, if anybody is looking.
  public internal(set) var record: [Exchange]?

  public struct Escape: Hashable, Sendable {
    public var rank: Int
    public var mover: Mover
  }

  public init() {}

  // MARK: Ranks

  /// Adds a rank at a place of `order`, which must not be the first.
  ///
  /// - Returns: what names it from here on.
  public mutating func addRank(at place: Int) -> Int {
    let rank = order.count
    order.insert(rank, at: place)
    if rank == stride {
      let old = prices
      let oldStride = stride
      stride *= 2
      prices = Array(repeating: 0, count: rows.count * stride)
      for row in rows.indices {
        for rank in 0..<oldStride {
          prices[row * stride + rank] = old[row * oldStride + rank]
        }
      }
    }
    return rank
  }

  // MARK: Reading

  /// The value of a row's form.
  ///
  /// - Complexity: O(terms).
  public func value(ofRow row: Int) -> Rational {
    var sum = rows[row].constant
    for place in basis.system.places(ofRow: row) {
      let entry = basis.system.entries[place]
      sum.addProduct(entry.coefficient, values[Int(entry.column)])
    }
    return sum
  }

  /// What all rows together cost on a rank.
  ///
  /// - Complexity: O(terms of all rows).
  public func cost(ofRank rank: Int) -> Rational {
    var sum: Rational = 0
    for row in rows.indices where rows[row].penalty.rank == rank && !basis.isTight(row) {
      let slope = rows[row].penalty.slope(rows[row].side)
      if !slope.isZero { sum.addProduct(slope, value(ofRow: row)) }
    }
    return sum
  }

  /// The ranks that count, from the highest down.
  var countedRanks: ArraySlice<Int> { order.prefix(rankLimit) }

  /// How a problem ends. To be asked only after `minimize`.
  public var outcome: Outcome {
    if suspects > 0, isContradictory { return .infeasible }
    if let escape { return .unbounded(objective: (order.firstIndex(of: escape.rank) ?? 0) - 1) }
    return .optimal
  }

  /// Whether some requirement does not hold.
  private var isContradictory: Bool {
    rows.indices.contains { row in
      rows[row].penalty.rank == 0 && !basis.isTight(row)
        && rows[row].penalty.slope(rows[row].side).signum * Int(rows[row].side) > 0
        && !value(ofRow: row).isZero
    }
  }
}
