// What can be read off a vertex: how far a form can still move, and the numbers that prove it.

public import Rationals

extension Minimizer {
  /// The least and greatest value of `form` where the sums of the first n ranks, those in front
  /// of `order`, are at their least, where a nil end is one at infinity.
  ///
  /// - Throws: where the control stops it.
  /// - Precondition: the form's columns are there, n is at least 1, and `minimize` has found those sums' least values.
  /// - Complexity: what the form's columns depend on, where it can have only one value; else a copy
  ///   and two minimisations.
  public mutating func range(
    of form: LinearForm, ranks: Int
  ) throws(Stop) -> (lower: Rational?, upper: Rational?) {
    demand(
      form.isOver(columns: box.state.pointee.values.count), "Minimizer.range: no such column")
    checkReading(ranks: ranks)
    return try own().state.pointee.range(of: form, ranks: ranks, control)
  }

  /// What a row counts in the sum that shows that a rank's sum can be no smaller: with these
  /// multiples, the forms of all rows add up to a constant, the rank's least sum. For a row that is
  /// not tight, its slope; for one that is, the opposite of its price.
  ///
  /// - Precondition: the row and the rank are there.
  /// - Complexity: O(1) after `completePrices`, or on rank 0.
  public func multiple(ofRow row: Int, rank: Int) -> Rational {
    check(row: row)
    check(rank: rank)
    if rank == 0 { return box.state.pointee.multiple(ofRow: row, rank: rank) }
    return withCompletePrices { $0.pointee.multiple(ofRow: row, rank: rank) }
  }

  /// What the rank's sum rises by for each unit by which a tight row is moved off zero, upwards and
  /// downwards; nil for a row that is not tight.
  ///
  /// - Precondition: the row and the rank are there.
  /// - Complexity: O(1) after `completePrices`, or on rank 0.
  public func derivatives(ofRow row: Int, rank: Int) -> (up: Rational, down: Rational)? {
    check(row: row)
    check(rank: rank)
    guard box.state.pointee.basis.isTight(row) else { return nil }
    func derivatives(_ state: UnsafeMutablePointer<State>) -> (up: Rational, down: Rational) {
      (
        state.pointee.derivative(Int32(row), 1, rank),
        state.pointee.derivative(Int32(row), -1, rank)
      )
    }
    return rank == 0 ? derivatives(box.state) : withCompletePrices(derivatives)
  }

  /// Works into the prices what they need not have known of so far, for one who will ask for many.
  public mutating func completePrices() {
    if !box.state.pointee.lazyPrices.deferred.isEmpty { own().state.pointee.applyDeferred() }
  }

  /// Reads this, or a copy of it, with complete prices on every rank: a preference whose slope is deferred
  /// would seem to hold nothing. The copy lives until it is read.
  func withCompletePrices<Answer>(_ read: (UnsafeMutablePointer<State>) -> Answer) -> Answer {
    var copy = self
    copy.completePrices()
    return withExtendedLifetime(copy.box) { read(copy.box.state) }
  }

  /// Which way every column moves along an unbounded ray; nil if there is none.
  public func ray() -> [Rational]? {
    var probe = self
    return probe.own().state.pointee.ray()
  }

  /// Keeps the exchanges of the next changes, to be told.
  public mutating func beginRecord() {
    own().state.pointee.trace.begin()
  }

  /// Whether it has leapt since `beginRecord`, so that the exchanges cannot be told.
  public var hasLeapt: Bool { box.state.pointee.trace.hasLeapt }

  /// The exchanges since `beginRecord`; none if it has leapt.
  public var record: [Exchange] { box.state.pointee.trace.exchanges ?? [] }

  /// The rows that came in since `beginRecord`, in order, but for those that a new column met at once.
  public var arrivals: [Arrival] { box.state.pointee.trace.arrivals }
}

extension Minimizer.State {
  mutating func range(
    of form: LinearForm, ranks: Int, _ control: SolveControl
  ) throws(Stop) -> (lower: Rational?, upper: Rational?) {
    try control.check()
    applyDeferred()
    let freedom = freedom(of: form, ranks: ranks)
    try control.check(bits: freedom.bits)
    guard freedom.isFree else { return (freedom.value, freedom.value) }
    // What nothing stops from here on is seen without a look at the other rows.
    var open = freedom
    open.canFall = freedom.canFall && !hasRay(for: form, sign: -1, ranks: ranks, most: 4)
    open.canRise = freedom.canRise && !hasRay(for: form, sign: 1, ranks: ranks, most: 4)
    var found: (lower: Rational?, upper: Rational?) = (freedom.value, freedom.value)
    if open.isFree {
      let moving = columns(connectedWith: form.terms.map { $0.column }, ranks: ranks)
      found = try ends(of: [form], [open], moving: moving, ranks: ranks, control)[0]
    }
    return (
      freedom.canFall == open.canFall ? found.lower : nil,
      freedom.canRise == open.canRise ? found.upper : nil
    )
  }

  func multiple(ofRow row: Int, rank: Int) -> Rational {
    if basis.isTight(row) { return -prices[row, rank] }
    return rows[row].penalty.rank == rank ? rows[row].pricedSlope : 0
  }

  mutating func ray() -> [Rational]? {
    guard let unboundedRay else { return nil }
    let direction: Int
    switch unboundedRay.mover {
    case .row(let row, let way):
      basis.ftran(row: row)
      direction = way
    case .column(let column, let way):
      basis.ftran(superbasic: column)
      direction = way
    }
    var ray = Array(repeating: Rational.zero, count: values.count)
    for index in basis.touched.indices {
      let column = basis.touched[index]
      ray[Int(column)] = direction > 0 ? basis.work[column] : -basis.work[column]
    }
    basis.clear()
    return ray
  }
}
