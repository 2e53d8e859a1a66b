// How far forms can still move once the first n sums are at their least.
//
// A tight row or superbasic column whose derivatives on those ranks are all zero is *free*: it can give way,
// a little at least, and none of the sums notices. A form is a sum of movers; where it holds no free one it
// has one value only. Where it does, its ends are looked for on the face of all points where the sums are so
// (`Minimizer+Face`); what is not found there, because numbers are too long for it, by exact steps in a copy.

public import Rationals

extension Minimizer {
  /// The least and greatest value of each of some columns, as `range(of:ranks:)` gives them.
  ///
  /// - Throws: where the control stops it.
  /// - Precondition: the columns are there, n is at least 1, and `minimize` has found the least values of the sums of the first n
  ///   ranks.
  /// - Complexity: O(terms × ranks) where nothing is free; else two searches at most for each column that has more than one
  ///   value, which go on from one another, and as many solutions in exact numbers.
  public mutating func ranges(
    ofColumns columns: [Int], ranks: Int
  ) throws(Stop) -> [(lower: Rational?, upper: Rational?)] {
    for column in columns { check(column: column) }
    checkReading(ranks: ranks)
    return try own().state.pointee.ranges(of: columns, ranks: ranks, control)
  }

  /// Whether each of the first columns has one value only where all sums are at their least. It may be so
  /// all the same where the answer is no.
  ///
  /// - Parameter count: how many columns matter, 0 or more; no row holds the others.
  /// - Precondition: `minimize` has been called since the last change.
  /// - Complexity: O(terms × ranks).
  public func isDetermined(first count: Int) -> Bool {
    checkReading(first: count)
    return withCompletePrices { $0.pointee.isDetermined(first: count) }
  }

  /// Whether one of the first columns has more than one value where all sums are at their least; nil where
  /// the vertex alone does not show it: something is free, but all of it is stopped at once by rows at zero.
  ///
  /// - Parameter count: how many columns matter, 0 or more; no row holds the others.
  /// - Precondition: `minimize` has been called since the last change.
  /// - Complexity: O(terms × ranks); where something is free, a copy, and what the free movers reach, up to the first that gets
  ///   anywhere.
  public func isAmbiguous(first count: Int) -> Bool? { isAmbiguous(first: count, unguessed: 4) }

  /// - Parameter few: so many free movers are followed before floating point says which may be worth it.
  package func isAmbiguous(first count: Int, unguessed few: Int) -> Bool? {
    checkReading(first: count)
    var copy = self
    copy.completePrices()
    let free = copy.box.state.pointee.freeMovers(first: count)
    if free.isEmpty { return false }
    // What follows a mover writes into working storage, which this and its copies share, on whatever threads they are.
    return copy.own().state.pointee.getsAnywhere(free, unguessed: few) ? true : nil
  }

  /// The columns that some columns have to do with, themselves among them: by rows of the first
  /// n ranks, going through columns that two rows share. In no order.
  ///
  /// - Precondition: the columns are there.
  /// - Complexity: O(terms of those rows).
  public func columns(connectedWith columns: [Int], ranks: Int) -> [Int] {
    for column in columns { check(column: column) }
    return box.state.pointee.columns(connectedWith: columns, ranks: ranks)
  }

  /// How many of the rows that are taken into account hold a column, 2 standing for more as well.
  ///
  /// - Precondition: the column is there.
  /// - Complexity: O(1).
  public func rowCountUpToTwo(ofColumn column: Int) -> Int {
    check(column: column)
    return box.state.pointee.rowCountUpToTwo(ofColumn: column)
  }
}

extension Minimizer.State {
  /// What a vertex says of a form.
  struct Freedom {
    var value: Rational
    /// Whether a free mover would make it smaller; if not, `value` is its least one.
    var canFall = false
    var canRise = false
    /// The bits of the longest number, of those longer than a word, that it was read off.
    var bits = 0

    var isFree: Bool { canFall || canRise }

    mutating func note(_ sign: Int) {
      if sign < 0 { canFall = true } else { canRise = true }
    }
  }

  mutating func freedom(of form: LinearForm, ranks: Int) -> Freedom {
    var freedom = Freedom(value: form.constant)
    for term in form.terms { freedom.value.addProduct(term.coefficient, values[term.column]) }
    forEachFreeMover(of: form, ranks: ranks) { state, _, _, sign in
      freedom.note(sign)
      return true
    }
    freedom.bits = combination.elements.reduce(0) { max($0, $1.multiple.longBitCount) }
    return freedom
  }

  /// Calls the body with each free mover that the form depends on, its direction, and the sign of what
  /// the form does then, until it returns false.
  private mutating func forEachFreeMover(
    of form: LinearForm, ranks: Int,
    _ body: (inout Self, _ mover: Int32, _ direction: Int8, _ sign: Int) -> Bool
  ) {
    for term in form.terms {
      basis.work[term.column] += term.coefficient
      basis.touched.append(Int32(term.column))
    }
    basis.btran(into: &combination)
    var movers: [(mover: Int32, sign: Int)] = []
    for index in combination.indices where !combination[index].multiple.isZero {
      movers.append((combination[index].row, combination[index].multiple.signum))
    }
    for index in basis.touched.indices where basis.isSuperbasic(Int(basis.touched[index])) {
      let sign = basis.work[basis.touched[index]].signum
      if sign != 0 { movers.append((~basis.touched[index], sign)) }
    }
    basis.clear()
    for (mover, sign) in movers {
      for direction: Int8 in [1, -1] where isFree(mover, direction, ranks: ranks) {
        if !body(&self, mover, direction, sign * Int(direction)) { return }
      }
    }
  }

  /// Whether moving it changes none of the first n sums.
  @inline(__always)
  mutating func isFree(_ mover: Int32, _ direction: Int8, ranks: Int) -> Bool {
    for place in 0..<min(ranks, self.ranks.order.count)
    where !derivative(mover, direction, self.ranks.order[place]).isZero { return false }
    return true
  }

  /// Whether a free mover makes the form unbounded in the direction of the sign.
  ///
  /// That none does so from here does not mean that the form has an end.
  ///
  /// - Parameter most: so many movers are tried.
  mutating func hasRay(for form: LinearForm, sign: Int, ranks: Int, most: Int = .max) -> Bool {
    var (isFound, count) = (false, 0)
    forEachFreeMover(of: form, ranks: ranks) { state, mover, direction, way in
      guard way == sign else { return true }
      isFound = state.isUnstopped(mover, direction, ranks: ranks)
      count += 1
      return !isFound && count < most
    }
    return isFound
  }

  /// Whether nothing that counts on the first n ranks comes nearer to zero.
  private mutating func isUnstopped(_ mover: Int32, _ direction: Int8, ranks: Int) -> Bool {
    ftran(mover)
    findMovingRows()
    var isStopped = false
    for index in ratioTest.movingRows.indices where !isStopped {
      let row = Int(ratioTest.movingRows[index])
      if self.ranks.place(of: rows[row].penalty.rank) >= ranks { continue }
      isStopped = rate(ofRow: row).signum * Int(direction) * Int(rows[row].side) < 0
    }
    basis.clear()
    return !isStopped
  }

  // MARK: Many at once

  fileprivate mutating func ranges(
    of columns: [Int], ranks: Int, _ control: SolveControl
  ) throws(Stop) -> [(lower: Rational?, upper: Rational?)] {
    try control.check()
    applyDeferred()
    let movers = freeMovers(ranks: ranks)
    if movers.isEmpty { return columns.map { (values[$0], values[$0]) } }
    let forms = columns.map { LinearForm([.init($0, 1)]) }
    guard 2 * movers.count < columns.count else {
      let reached = self.columns(connectedWith: columns, ranks: ranks)
      let unknown = columns.map { Freedom(value: values[$0], canFall: true, canRise: true) }
      return try ends(of: forms, unknown, moving: reached, ranks: ranks, control)
    }
    var signs = [Freedom](repeating: Freedom(value: 0), count: values.count)
    for (mover, direction) in movers {
      try control.check()
      ftran(mover)
      do throws(Stop) {
        try control.check(bits: longestMove)
      } catch {
        basis.clear()
        throw error
      }
      for index in basis.touched.indices {
        let column = basis.touched[index]
        let sign = basis.work[column].signum * Int(direction)
        if sign != 0 { signs[Int(column)].note(sign) }
      }
      basis.clear()
    }
    let moving = signs.indices.filter { signs[$0].isFree }
    let freedoms = columns.map { column in
      var freedom = signs[column]
      freedom.value = values[column]
      return freedom
    }
    return try ends(of: forms, freedoms, moving: moving, ranks: ranks, control)
  }

  /// The ends of forms, as far as they can move at all.
  ///
  /// - Parameter moving: the columns that may move, and no others that the forms hold.
  mutating func ends(
    of forms: [LinearForm], _ freedoms: [Freedom], moving: [Int], ranks: Int,
    _ control: SolveControl
  ) throws(Stop) -> [(lower: Rational?, upper: Rational?)] {
    let found = try faceEnds(of: forms, freedoms, moving: moving, ranks: ranks, control)
    var exact = Ends(ranks: ranks, control)
    var ranges: [(lower: Rational?, upper: Rational?)] = []
    for (index, form) in forms.enumerated() {
      let (freedom, found) = (freedoms[index], found?[index])
      let lower =
        freedom.canFall ? try end(-1, of: form, found?.lower, &exact) : freedom.value
      let upper =
        freedom.canRise ? try end(1, of: form, found?.upper, &exact) : freedom.value
      ranges.append((lower, upper))
    }
    return ranges
  }

  /// An end as it was found, or else by exact steps.
  private mutating func end(
    _ direction: Int, of form: LinearForm, _ found: FaceEnds.End?, _ exact: inout Ends
  ) throws(Stop) -> Rational? {
    switch found {
    case .at(let value): value
    case .infinite: nil
    case .unknown, .lost, nil: try exact.end(of: form, sign: direction, in: &self)
    }
  }

  private mutating func freeMovers(
    ranks: Int, first count: Int = .max
  ) -> [(mover: Int32, direction: Int8)] {
    var movers: [(mover: Int32, direction: Int8)] = []
    for mover in self.movers(first: count) {
      for direction: Int8 in [1, -1] where isFree(mover, direction, ranks: ranks) {
        movers.append((mover, direction))
      }
    }
    return movers
  }

  fileprivate mutating func isDetermined(first count: Int) -> Bool {
    for mover in movers(first: count) {
      if isFree(mover, 1, ranks: ranks.order.count) || isFree(mover, -1, ranks: ranks.order.count) {
        return false
      }
    }
    return true
  }

  mutating func freeMovers(first count: Int) -> [(mover: Int32, direction: Int8)] {
    freeMovers(ranks: ranks.order.count, first: count)
  }

  /// Whether one of the free movers gets anywhere. After the first few, those are followed first that seem to, in numbers of
  /// the machine.
  fileprivate mutating func getsAnywhere(
    _ free: [(mover: Int32, direction: Int8)], unguessed few: Int
  ) -> Bool {
    for (mover, direction) in free.prefix(few) where getsAnywhere(mover, direction) { return true }
    var rest = free.dropFirst(few)
    if let guess = rest.isEmpty ? nil : MoverGuess(self) {
      var stopped: [(mover: Int32, direction: Int8)] = []
      for (mover, direction) in rest {
        if guess.stops(mover, direction) {
          stopped.append((mover, direction))
        } else if getsAnywhere(mover, direction) {
          return true
        }
      }
      rest = stopped[...]
    }
    for (mover, direction) in rest where getsAnywhere(mover, direction) { return true }
    return false
  }

  /// Whether no row at zero stops it.
  mutating func getsAnywhere(_ mover: Int32, _ direction: Int8) -> Bool {
    ftran(mover)
    findMovingRows()
    var isStopped = false
    for index in ratioTest.movingRows.indices where !isStopped {
      let row = Int(ratioTest.movingRows[index])
      isStopped =
        rate(ofRow: row).signum * Int(direction) * Int(rows[row].side) < 0
        && value(ofRow: row).isZero
    }
    basis.clear()
    return !isStopped
  }

  /// Each tight row, and each superbasic column among the first.
  private mutating func movers(first count: Int) -> [Int32] {
    var movers: [Int32] = []
    for row in rows.indices where basis.isTight(row) { movers.append(Int32(row)) }
    for column in values.indices.prefix(count) where basis.isSuperbasic(column) {
      movers.append(~Int32(column))
    }
    return movers
  }

  // MARK: What hangs together

  mutating func columns(connectedWith start: [Int], ranks: Int) -> [Int] {
    var isReached = [Bool](repeating: false, count: values.count)
    var isSeen = [Bool](repeating: false, count: rows.count)
    var reached: [Int] = []
    for column in start where !isReached[column] {
      isReached[column] = true
      reached.append(column)
    }
    var next = 0
    while next < reached.count {
      var cursor = basis.system.columns[reached[next]].head
      next += 1
      while cursor >= 0 {
        let row = Int(basis.system.entries[cursor].row)
        cursor = basis.system.entries[cursor].next
        guard !isSeen[row], self.ranks.place(of: rows[row].penalty.rank) < ranks else { continue }
        isSeen[row] = true
        for place in basis.system.rows[row].places {
          let column = Int(basis.system.entries[place].column)
          if isReached[column] { continue }
          isReached[column] = true
          reached.append(column)
        }
      }
    }
    return reached
  }

  fileprivate mutating func rowCountUpToTwo(ofColumn column: Int) -> Int {
    basis.system.columns[column].head < 0 ? 0 : basis.system.standsAlone(column) ? 1 : 2
  }
}

/// Looks for the ends of forms, one after another, in a copy that is made when it is first needed and
/// goes on from each end to the next.
struct Ends: ~Copyable {
  let ranks: Int
  private var probe: Minimizer.State?
  private var rank = 0
  private let control: SolveControl

  init(ranks: Int, _ control: SolveControl) {
    self.ranks = ranks
    self.control = control
  }

  /// The greatest value of a form, or with the sign −1 its least; nil if there is none.
  mutating func end(
    of form: LinearForm, sign: Int, in state: inout Minimizer.State
  ) throws(Stop) -> Rational? {
    try control.check()
    if state.hasRay(for: form, sign: sign, ranks: ranks) { return nil }
    var probe = probe.take() ?? clone(of: state)
    let row = probe.addRow(
      form.terms, constant: form.constant,
      penalty: Minimizer.Penalty(rank: rank, above: Rational(-sign), below: Rational(sign)))
    try probe.minimize(control)
    let end = probe.unboundedRay == nil ? probe.value(ofRow: row) : nil
    probe.removeRow(row)
    self.probe = consume probe
    return end
  }

  private mutating func clone(of state: borrowing Minimizer.State) -> Minimizer.State {
    var clone = state.clone()
    clone.keepRanks(ranks)
    rank = clone.addRank(at: clone.ranks.order.count)
    return clone
  }
}
