// What can be read off a vertex: how far a form can still move, and the numbers that prove it.

public import Rationals

extension Minimizer {
  /// The least and greatest value of `form` where the sums of the first so many ranks, those in front
  /// of `order`, are at their least; nil is an end at infinity.
  ///
  /// - Precondition: `minimize` has found those sums' least values.
  /// - Complexity: what the form's columns depend on, where it can have only one value; else a copy
  ///   and two minimisations.
  public mutating func range(
    of form: LinearForm, ranks: Int
  ) -> (lower: Rational?, upper: Rational?) {
    own().state.pointee.range(of: form, ranks: ranks)
  }

  /// What a row counts in the sum that shows that a rank's sum can be no smaller: with these
  /// multiples, the forms of all rows add up to a constant, the rank's least sum. For a row that is
  /// not tight, its slope; for one that is, the opposite of its price.
  ///
  /// - Complexity: O(1) after `settlePrices`, or on rank 0.
  public func multiple(ofRow row: Int, rank: Int) -> Rational {
    priced(rank).box.state.pointee.multiple(ofRow: row, rank: rank)
  }

  /// What the rank's sum rises by for each unit by which a tight row is moved off zero, upwards and
  /// downwards; nil for a row that is not tight.
  ///
  /// - Complexity: O(1) after `settlePrices`, or on rank 0.
  public func derivatives(ofRow row: Int, rank: Int) -> (up: Rational, down: Rational)? {
    guard box.state.pointee.basis.isTight(row) else { return nil }
    let state = priced(rank).box.state
    return (
      state.pointee.derivative(Int32(row), 1, rank), state.pointee.derivative(Int32(row), -1, rank)
    )
  }

  /// Works into the prices what they need not have known of so far, for whoever will ask for many.
  public mutating func settlePrices() {
    if !box.state.pointee.deferred.isEmpty { own().state.pointee.settleDeferred() }
  }

  /// This, or a copy of it, with settled prices on a rank.
  private func priced(_ rank: Int) -> Minimizer {
    if rank == 0 { return self }
    var copy = self
    copy.settlePrices()
    return copy
  }

  /// Which way every column moves while a sum falls for ever; nil if none does.
  public func ray() -> [Rational]? {
    var probe = self
    return probe.own().state.pointee.ray()
  }

  /// Keeps the exchanges of the next changes, for whoever wants to tell of them.
  public mutating func beginRecord() { own().state.pointee.record = [] }

  /// The exchanges since `beginRecord`.
  public var record: [Exchange] { box.state.pointee.record ?? [] }
}

extension Minimizer.State {
  mutating func range(of form: LinearForm, ranks: Int) -> (lower: Rational?, upper: Rational?) {
    settleDeferred()
    let freedom = freedom(of: form, ranks: ranks)
    guard freedom.canFall || freedom.canRise else { return (freedom.value, freedom.value) }
    var ends = Ends(ranks: ranks)
    defer { ends.free() }
    return ends.range(of: form, freedom, in: &self)
  }

  func multiple(ofRow row: Int, rank: Int) -> Rational {
    if basis.isTight(row) { return -prices[row * stride + rank] }
    return rows[row].penalty.rank == rank ? rows[row].settled : 0
  }

  mutating func ray() -> [Rational]? {
    guard let escape else { return nil }
    let direction: Int
    switch escape.mover {
    case .row(let row, let way):
      basis.move(row: row)
      direction = way
    case .column(let column, let way):
      basis.move(parked: column)
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
