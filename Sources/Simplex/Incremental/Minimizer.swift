// The simplex method for sums of penalties, one after another, that is never done: rows come and go
// and change, and it goes on from the basis where it stood.
//
// Every row has a *form* a·x + c over free columns, and a penalty for being off zero: so much for each
// unit above, so much for each unit below, on one of several *ranks*. What a requirement costs is
// counted on rank 0, and must come to 0; preferences cost on the ranks below. The sum of each rank is
// minimised on what the ranks above leave over, which is the same as minimising the vector of sums in
// lexicographic order (H. Isermann, *Linear lexicographic optimization*, 1982). A sum of penalties is
// piecewise linear and convex, and each row costs one breakpoint where a linear program has two columns, a
// plus and a minus (R. Fourer, *A simplex algorithm for piecewise-linear programming*, 1985).
//
//     g = X − X1   wanted to be 0     penalty 1 above, 1 below
//     g = X − X2   wanted to be ≥ 0   penalty 0 above, 1 below
//     g = 3x + 5y  to be maximised    penalty −3… : −1 above, +1 below, which is no breakpoint but a slope
//
// At a vertex, some rows are *tight*: at zero, held there. All else follows (`Basis`). For each tight
// row there is a *price* on each rank: what the rank's sum would rise by, for each unit that the row's
// form is raised by. With the row's own penalty that gives its *derivative* upwards and downwards, a
// vector with one number for each rank; the vertex is optimal if none of these vectors is negative in
// lexicographic order. If one is, its row *enters*: it gives way in that direction, the others stay
// tight, and the columns move until the sum would rise again. The row whose breakpoint stops them *leaves*:
// it is tight from here on. Breakpoints that only make the fall slower are passed in the same step.
//
// A change in one rank alters prices of that rank and those below, never of one above; so the ranks
// above are never looked at again.
//
// And a preference that presses on nothing but requirements, which no preference can move, needs no
// look at prices at all before one is asked for (`Minimizer+LazyPrices`).

public import Rationals

/// Minimises sums of penalties, rank by rank, and stays ready for the next change.
///
/// A value: a copy can go its own way. Copies share everything until one of them changes; then that
/// one takes O(size) once.
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

    /// How much steeper the cost is above zero than below; where that is zero, the row is never tight.
    var slopeChange: Rational { above + below }

    /// What the cost rises by for each unit that the form is raised by, on that side of zero.
    func slope(_ side: Int8) -> Rational { side > 0 ? above : -below }

    /// The side of zero on which the form counts with that value: at zero the one that costs less.
    @inline(__always)
    func side(at value: Rational) -> Int8 {
      let sign = value.signum
      return sign > 0 || (sign == 0 && above <= below) ? 1 : -1
    }

    /// Whether the row is a requirement's and costs something on that side.
    @inline(__always)
    func isUnmetRequirement(_ side: Int8) -> Bool {
      rank == 0 && slope(side).signum * Int(side) > 0
    }
  }

  /// What gives way in a step.
  public enum Mover: Hashable, Sendable {
    /// A tight row leaves zero, upwards (1) or downwards (−1).
    case row(Int, direction: Int)
    /// A superbasic column moves.
    case column(Int, direction: Int)
  }

  /// One change of the basis.
  public struct Exchange: Hashable, Sendable {
    public var entering: Mover
    /// What the sums rise by for each unit that the entering row or column moves by, one number for
    /// each rank, in order; the first that is not zero is negative.
    public var derivative: [Rational]
    /// The row that is tight from here on.
    public var leaving: Int
    /// How far the entering row or column moved.
    public var length: Rational
    /// The rank whose sum falls.
    public var rank: Int
    /// Rows that went through zero on the way, in order.
    public var passed: [Int]
    /// What the sums came to change by, one number for each rank, in order; empty where none did.
    public var changes: [Rational]
  }

  /// A row that came in, to count from there on.
  public struct Arrival: Hashable, Sendable {
    public var row: Int
    /// How many exchanges of the record came before it.
    public var place: Int
    /// Of its form, when it came.
    public var value: Rational
    public var rank: Int
    /// What it added to the sum of its rank.
    public var cost: Rational
  }

  /// A mover along which a sum is unbounded below.
  public struct UnboundedRay: Hashable, Sendable {
    public var rank: Int
    public var mover: Mover
  }

  /// What changes have cost since the beginning, by rank.
  public struct Effort: Hashable, Sendable {
    /// Changes of the basis that lowered the sum of the rank, and rows made tight by a new column.
    public internal(set) var pivots: [Int] = [0]
    /// How often prices of the rank were altered.
    public internal(set) var visits: [Int] = [0]

    public func pivots(_ rank: Int) -> Int { pivots.indices.contains(rank) ? pivots[rank] : 0 }
    public func visits(_ rank: Int) -> Int { visits.indices.contains(rank) ? visits[rank] : 0 }
  }

  /// Holds the state by a pointer, which is as good as a property here, where whoever changes it holds
  /// the box alone, and saves the check for overlapping accesses: a quarter of a short change's time.
  final class Box: @unchecked Sendable {
    let state: UnsafeMutablePointer<State>

    init(_ state: consuming State) {
      self.state = .allocate(capacity: 1)
      self.state.initialize(to: state)
    }

    deinit {
      state.deinitialize(count: 1)
      state.deallocate()
    }
  }

  var box = Box(State())

  /// Stops `minimize` and the questions that take steps; a copy of the minimiser shares it.
  public var control: SolveControl

  public init(control: SolveControl = .uninterruptible) { self.control = control }

  /// What is held alone, so that it may be changed.
  mutating func own() -> Box {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.state.pointee.clone()) }
    return box
  }

  // MARK: Changes

  /// Adds a rank at a place of `order`.
  ///
  /// - Precondition: the place is not the first, and at most one after the last.
  /// - Returns: what names it from here on.
  public mutating func addRank(at place: Int) -> Int {
    demand(
      place > 0 && place <= box.state.pointee.ranks.order.count,
      "Minimizer.addRank: no such place among the ranks")
    return own().state.pointee.addRank(at: place)
  }

  /// Leaves out all but the first n ranks, for good: what rows of the others come to is no matter from here on.
  ///
  /// The record of the last changes ends.
  package mutating func keepRanks(_ count: Int) {
    own().state.pointee.keepRanks(count)
  }

  /// Adds a column at zero.
  public mutating func addColumn() -> Int { own().state.pointee.addColumn() }

  /// Adds the row `constant + Σ terms` with what it costs to be off zero; `minimize` takes it into
  /// account.
  ///
  /// - Parameter terms: in order of their columns.
  /// - Returns: what names the row until it is removed; after that it may name another.
  /// - Precondition: the columns and the rank are there; there is at most one term for a column, and none is zero; what the
  ///   penalty costs above and below adds up to no less than 0.
  /// - Complexity: O(terms).
  public mutating func addRow(
    _ terms: [LinearForm.Term], constant: Rational, penalty: Penalty
  ) -> Int {
    check(penalty)
    var last = -1
    for term in terms {
      demand(
        term.column > last,
        "Minimizer.addRow: columns that are not in order, a column twice, or a negative one")
      demand(!term.coefficient.isZero, "Minimizer.addRow: a term with the coefficient zero")
      last = term.column
    }
    demand(last < box.state.pointee.values.count, "Minimizer.addRow: no such column")
    defer { assertSound() }
    return own().state.pointee.addRow(terms, constant: constant, penalty: penalty)
  }

  /// Takes a row away.
  ///
  /// - Precondition: it is there.
  public mutating func removeRow(_ row: Int) {
    check(row: row)
    own().state.pointee.removeRow(row)
    assertSound()
  }

  /// Changes the constant of a row's form. A tight row stays tight, and the columns follow with the next change of another kind or
  /// the next `minimize`; until then they, and the row, are as they were.
  ///
  /// - Complexity: O(columns that follow) as long as no row goes through zero and nothing else has
  ///   changed since the last time; else what those columns reach. Those of many rows that change together are followed in
  ///   one walk.
  /// - Precondition: the row is there.
  public mutating func setConstant(ofRow row: Int, to constant: Rational) {
    check(row: row)
    own().state.pointee.setConstant(ofRow: row, to: constant)
    assertSound()
  }

  /// Lets the columns follow the constants that have changed, and no more.
  public mutating func followConstants() { own().state.pointee.applyShifts() }

  /// Changes what a row costs where it is off zero.
  ///
  /// - Precondition: the row and the rank are there; what the penalty costs above and below adds up to no less than 0.
  public mutating func setPenalty(ofRow row: Int, to penalty: Penalty) {
    check(row: row)
    check(penalty)
    own().state.pointee.setPenalty(ofRow: row, to: penalty)
    assertSound()
  }

  /// Takes steps until no derivative is negative, or a sum is found to be unbounded below.
  ///
  /// - Returns: how the problem ends.
  /// - Throws: where the control stops it; the next call goes on from there.
  /// - Complexity: for each step, what its columns and rows reach; as a rule a few steps a change.
  @discardableResult
  public mutating func minimize() throws(Stop) -> Outcome {
    try own().state.pointee.minimize(control)
    assertSound(isMinimal: outcome == .optimal)
    return outcome
  }

  // MARK: Reading

  /// How the problem ends.
  ///
  /// - Precondition: `minimize` has been called, and has not been stopped.
  public var outcome: Outcome {
    guard let outcome = box.state.pointee.outcome else {
      misuse("Minimizer.outcome: of a solve that was stopped")
    }
    return outcome
  }

  /// The ranks, from the one that counts most down; rank 0 first.
  public var order: [Int] { Array(box.state.pointee.ranks.order.elements) }

  /// The value of a column, as of the last `minimize`; 0 before the first that knows it.
  ///
  /// - Precondition: the column is there.
  public func value(ofColumn column: Int) -> Rational {
    check(column: column)
    return box.state.pointee.values[column]
  }

  /// The value of a row's form.
  ///
  /// - Precondition: the row is there.
  /// - Complexity: O(terms).
  public func value(ofRow row: Int) -> Rational {
    check(row: row)
    return box.state.pointee.value(ofRow: row)
  }

  /// What all rows together cost on a rank.
  ///
  /// - Precondition: the rank is there.
  /// - Complexity: O(1) where the sums are kept (`followCosts`); else O(terms of all rows).
  public func cost(ofRank rank: Int) -> Rational {
    check(rank: rank)
    return box.state.pointee.cost(ofRank: rank)
  }

  /// What changes have cost since the beginning.
  public var effort: Effort { box.state.pointee.effort }
}
