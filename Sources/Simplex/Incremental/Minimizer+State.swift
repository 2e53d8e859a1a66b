// What a minimiser knows. It is grouped by theme: each group is a struct with its own invariants, kept by
// its own methods, and an extension of the state touches the groups that it is about.

import Rationals

extension Minimizer {
  /// The minimiser's own memory; `Minimizer` clones it where a copy is changed.
  struct State: ~Copyable {
    struct Row {
      var constant: Rational
      var penalty: Penalty
      /// The slope that the prices know of; zero for a tight row.
      var pricedSlope: Rational = 0
      /// On which side of zero the row counts while it is not tight: 1 above, −1 below. At zero either.
      var side: Int8 = 1
      /// Whether the row has been added since the last solve, and the columns do not know of it yet.
      var isPending = true
      /// Whether it is among the `Candidates`.
      fileprivate(set) var isCandidate = false
      /// The mark of the last `RatioTest` that came by.
      var mark: Int32 = 0
      /// Where it stands among the deferred rows of `LazyPrices`, or −1.
      var deferral: Int32 = -1
    }

    var basis = Basis()
    var rows = Buffer<Row>()
    /// The value of each column.
    var values = Buffer<Rational>()
    var ranks = Ranks()
    var prices = Prices()
    var candidates = Candidates()
    var queue = Queue()
    var lazyPrices = LazyPrices()
    var ratioTest = RatioTest()
    var ladders = Ladders()
    var costs = Costs()
    var motion = ConstantMotion()
    /// In the order in which they were asked for.
    var shifts = Buffer<Shift>()
    var trace = Trace()
    /// How many requirements that are not tight count on the side that costs something.
    var violatedRequirementCount = 0
    /// The mover along which the first sum without a least value falls.
    var unboundedRay: UnboundedRay?
    /// How the problem ended when it was last solved.
    /// nil where the last solve was stopped.
    var outcome: Outcome? = .optimal
    /// What changes have cost since the beginning.
    var effort = Effort()
    /// How many steps in a row may leave everything in place, at most, before Bland's rule takes over.
    var longestPatience = 200
    /// How many numbers steps have gone through so far.
    var work = 0
    /// How many solves after one another took a leap.
    var leapStreak = 0
    /// Working storage of `Basis.btran`, empty between steps.
    var combination = Buffer<Multiple>()

    /// A copy with working storage of its own.
    func clone() -> State {
      State(
        basis: basis.clone(), rows: rows.clone(), values: values.clone(), ranks: ranks.clone(),
        prices: prices.clone(), candidates: candidates.clone(), queue: queue.clone(),
        lazyPrices: lazyPrices.clone(), ratioTest: ratioTest.clone(), ladders: ladders.clone(),
        costs: costs.clone(), shifts: shifts.clone(),
        trace: trace,
        violatedRequirementCount: violatedRequirementCount, unboundedRay: unboundedRay,
        outcome: outcome, effort: effort, longestPatience: longestPatience, work: work)
    }
  }

  /// The ranks in the order in which they count.
  struct Ranks: ~Copyable {
    /// From the one that counts most down; rank 0 first.
    private(set) var order = Buffer([0])
    /// Where each rank stands in `order`; `.max` for one that was left out.
    fileprivate(set) var places = Buffer<Int32>([0])

    func clone() -> Ranks { Ranks(order: order.clone(), places: places.clone()) }

    /// Where a rank stands in `order`.
    @inline(__always)
    func place(of rank: Int) -> Int { Int(places[rank]) }

    /// - Returns: the new rank.
    mutating func add(at place: Int) -> Int {
      let rank = places.count
      order.insert(rank, at: place)
      places.append(0)
      for place in order.indices { places[order[place]] = Int32(place) }
      return rank
    }

    /// Leaves out all but the first n ranks, for good.
    mutating func truncate(to count: Int) {
      while order.count > count { places[order.removeLast()] = .max }
    }
  }

  /// For each row and rank the price of the row, zero unless the row is tight.
  struct Prices: ~Copyable {
    private var numbers = Buffer<Rational>()
    /// How many numbers a row has room for.
    private var stride = 2

    func clone() -> Prices { Prices(numbers: numbers.clone(), stride: stride) }

    @inline(__always)
    subscript(row: Int, rank: Int) -> Rational {
      unsafeAddress { UnsafePointer(numbers.pointer(to: row * stride + rank)) }
      nonmutating unsafeMutableAddress { numbers.pointer(to: row * stride + rank) }
    }

    mutating func addRow() {
      for _ in 0..<stride { numbers.append(0) }
    }

    mutating func makeRoom(forRank rank: Int) {
      while rank >= stride {
        var wider = Buffer<Rational>()
        for row in 0..<numbers.count / stride {
          for rank in 0..<2 * stride { wider.append(rank < stride ? self[row, rank] : 0) }
        }
        numbers = wider
        stride *= 2
      }
    }
  }

  /// Rows, and superbasic columns as `~column`, that may have a negative derivative, each once.
  struct Candidates: ~Copyable {
    private var list = Buffer<Int32>()
    private var holdsColumn = Buffer<Bool>()

    func clone() -> Candidates { Candidates(list: list.clone(), holdsColumn: holdsColumn.clone()) }

    var isEmpty: Bool { list.isEmpty }
    var count: Int { list.count }

    @inline(__always)
    subscript(index: Int) -> Int32 { list[index] }

    mutating func addColumn() { holdsColumn.append(false) }

    mutating func insert(row: Int32, of rows: borrowing Buffer<State.Row>) {
      if rows[row].isCandidate { return }
      rows[row].isCandidate = true
      list.append(row)
    }

    mutating func insert(column: Int32) {
      if holdsColumn[column] { return }
      holdsColumn[column] = true
      list.append(~column)
    }

    /// Puts the last one in the place of one.
    mutating func remove(at index: Int, of rows: borrowing Buffer<State.Row>) {
      let mover = list[index]
      if mover >= 0 { rows[mover].isCandidate = false } else { holdsColumn[~mover] = false }
      list[index] = list[list.count - 1]
      _ = list.removeLast()
    }
  }

  /// Rows that have come in, and rows whose slope may be another than the one that the prices know of, in
  /// order of coming. Until `minimize` has applied them they do not count.
  struct Queue: ~Copyable {
    var pending = Buffer<Int32>()
    /// Those that `minimize` is taking into account; empty between solves.
    var current = Buffer<Int32>()
    /// Whether `minimize` has taken all of them into account.
    var isAllIn = true

    func clone() -> Queue { Queue(pending: pending.clone()) }
  }

  /// What is kept of the changes of the basis, if anybody asked for it.
  struct Trace {
    /// nil while nothing is kept.
    private(set) var exchanges: [Exchange]?
    /// The rows that came in meanwhile.
    private(set) var arrivals: [Arrival] = []
    /// Whether there was a leap, whose exchanges nobody can tell.
    private(set) var hasLeapt = false

    var isOn: Bool { exchanges != nil }

    mutating func begin() { self = Trace(exchanges: []) }
    mutating func end() { self = Trace() }

    mutating func leap() {
      self = Trace()
      hasLeapt = true
    }

    mutating func append(_ exchange: Exchange) { exchanges?.append(exchange) }
    mutating func append(_ arrival: Arrival) { arrivals.append(arrival) }
  }
}

extension Minimizer.State {
  mutating func keepRanks(_ count: Int) {
    trace.end()
    ranks.truncate(to: count)
  }

  mutating func addRank(at place: Int) -> Int {
    let rank = ranks.add(at: place)
    prices.makeRoom(forRank: rank)
    return rank
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

  func cost(ofRank rank: Int) -> Rational { costs.isKnown ? costs[rank] : sum(ofRank: rank) }

  /// - Complexity: O(terms of all rows).
  func sum(ofRank rank: Int) -> Rational {
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
    if violatedRequirementCount > 0, isContradictory() { return .infeasible }
    if let unboundedRay {
      return .unbounded(objective: ranks.place(of: unboundedRay.rank) - 1)
    }
    return .optimal
  }

  /// Whether some requirement does not hold, of those that are taken into account, although nothing lowers their sum. While one
  /// still counts with the slope that it had on the other side of zero, it pushes others away from where they hold, and
  /// that is not known.
  mutating func isContradictory() -> Bool {
    var isContradictory = false
    for row in rows.indices where rows[row].penalty.rank == 0 && !rows[row].pricedSlope.isZero {
      if basis.isTight(row) { continue }
      if rows[row].pricedSlope != rows[row].penalty.slope(rows[row].side) { return false }
      if !isContradictory, countsAsViolated(row), !value(ofRow: row).isZero {
        isContradictory = true
      }
    }
    return isContradictory
  }

  mutating func addCandidate(row: Int32) { candidates.insert(row: row, of: rows) }

  mutating func addCandidate(column: Int32) { candidates.insert(column: column) }
}
