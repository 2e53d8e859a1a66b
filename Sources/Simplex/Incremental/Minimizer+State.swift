// What a minimiser knows: rows with their penalties, the basis, and the prices.

import Rationals

extension Minimizer {
  /// The minimiser's own memory; `Minimizer` clones it where a copy is changed.
  ///
  /// A method that does not change the state is called with a copy of all of it, and those copies took
  /// a third of the time. So what is read in the innermost loops is always inlined, or `mutating`
  /// though it changes nothing.
  struct State: ~Copyable {
    struct Row {
      var constant: Rational
      var penalty: Penalty
      /// The slope that the prices know of; zero for a tight row.
      var settled: Rational = 0
      /// On which side of zero the row counts while it is not tight: 1 above, −1 below. At zero either.
      var side: Int8 = 1
      var isCandidate = false
      /// Whether the row has been added since the last solve, and the columns do not know of it yet.
      var isWaiting = true
      /// When a search last came by.
      var mark: Int32 = 0
      /// Where the row stands in `deferred`, or −1.
      var deferral: Int32 = -1
    }

    var basis = Basis()
    var rows = Buffer<Row>()
    /// The value of each column.
    var values = Buffer<Rational>()
    /// The ranks, from the one that counts most down; rank 0 first.
    private(set) var order = Buffer([0])
    /// Where each rank stands in `order`.
    private(set) var places = Buffer<Int32>([0])
    /// For each row and rank the price of the row: `prices[row * stride + rank]`. Zero unless tight.
    var prices = Buffer<Rational>()
    private(set) var stride = 2

    /// Rows and parked columns (as `~column`) that may have a negative derivative.
    var candidates = Buffer<Int32>()
    var isCandidateColumn = Buffer<Bool>()
    /// How many requirements that are not tight count on the side that costs something.
    var suspects = 0
    /// What is lowest where it falls for ever: the rank, and the row or parked column (as `~column`)
    /// that moves, with its direction.
    var escape: Escape?
    /// How the problem ended when it was last solved.
    var outcome = Outcome.optimal

    /// The rows that are waiting, and those whose slope may be another than the one that the prices
    /// know of, in the order of coming. Until they are settled they have no say.
    var unsettled = Buffer<Int32>()
    /// Rows whose slope the prices know only in part, and need not know better yet.
    var deferred = Buffer<Int32>()
    /// Counts what alters which slopes may be deferred.
    var upheaval = 0
    /// Whether that has happened since the deferred slopes were.
    var isShaken = false
    /// For each column what is known of the slopes that press on it.
    var bearings = Buffer<Bearing>()
    /// The last movement that a constant caused; good as long as `epoch` is its own.
    var motion = Motion()
    /// Counts what makes a known movement useless.
    var epoch = 0

    // Working storage, empty between steps.
    var combination = Buffer<Multiple>()
    var crossing = Buffer<Crossing>()
    var moving = Buffer<Int32>()
    var passed = Buffer<Int32>()
    var waiting = Buffer<Int32>()
    var slope = Buffer<Rational>()
    var supports = Buffer<Support>()
    var resumed = Buffer<Int32>()
    var rowMark: Int32 = 0

    /// What changes have cost since the beginning.
    var effort = Effort()
    /// The changes of the basis, if anybody is looking.
    var record: [Exchange]?
    /// The rows that came in meanwhile.
    var arrivals: [Arrival] = []

    /// A copy with working storage of its own.
    func clone() -> State {
      State(
        basis: basis.clone(), rows: rows.clone(), values: values.clone(), order: order.clone(),
        places: places.clone(), prices: prices.clone(), stride: stride,
        candidates: candidates.clone(), isCandidateColumn: isCandidateColumn.clone(),
        suspects: suspects, escape: escape, outcome: outcome, unsettled: unsettled.clone(),
        deferred: deferred.clone(), upheaval: upheaval, isShaken: isShaken,
        bearings: bearings.clone(), epoch: epoch, rowMark: rowMark, effort: effort,
        record: record, arrivals: arrivals)
    }
  }
}

extension Minimizer.State {
  mutating func addRank(at place: Int) -> Int {
    let rank = places.count
    order.insert(rank, at: place)
    places.append(0)
    for place in order.indices { places[order[place]] = Int32(place) }
    if rank == stride { widenPrices() }
    return rank
  }

  /// Leaves all ranks behind the first so many out of account, for good.
  mutating func dropRanks(behind count: Int) {
    while order.count > count { places[order.removeLast()] = .max }
  }

  private mutating func widenPrices() {
    var wider = Buffer<Rational>()
    for row in rows.indices {
      for rank in 0..<2 * stride {
        wider.append(rank < stride ? prices[row * stride + rank] : 0)
      }
    }
    prices = wider
    stride *= 2
  }

  @inline(__always)
  func value(ofRow row: Int) -> Rational {
    var sum = rows[row].constant
    for place in basis.system.rows[row].places {
      sum.addProduct(
        basis.system.entries[place].coefficient, values[basis.system.entries[place].column])
    }
    return sum
  }

  func cost(ofRank rank: Int) -> Rational {
    var sum: Rational = 0
    for row in rows.indices where rows[row].penalty.rank == rank && !basis.isTight(row) {
      let slope = rows[row].penalty.slope(rows[row].side)
      if !slope.isZero { sum.addProduct(slope, value(ofRow: row)) }
    }
    return sum
  }

  /// How the problem ends, as things stand.
  @inline(__always)
  mutating func ending() -> Outcome {
    if suspects > 0, isContradictory() { return .infeasible }
    if let escape { return .unbounded(objective: place(ofRank: escape.rank) - 1) }
    return .optimal
  }

  /// Whether some requirement does not hold, of those that are taken into account.
  mutating func isContradictory() -> Bool {
    for row in rows.indices where !basis.isTight(row) && isSuspect(row) {
      if !rows[row].settled.isZero, !value(ofRow: row).isZero { return true }
    }
    return false
  }
}
