// Where the optimum of a linear program probably lies, found in the numbers of the machine by the dual simplex method with
// bounds (C. E. Lemke, *The dual method of solving the linear programming problem*, 1954; A. Koberstein, *The Dual Simplex
// Method, Techniques for a Fast and Stable Implementation*, 2005). It chooses a corner and no more, as `FloatMinimizer` does.
//
// A basis is dual feasible if every reduced cost has the sign that its variable's bound wants. That of the logicals often
// is; if not, a first phase minimises on bounds of its own, −1000 to 1000 for a free variable and 0 to 1 for one with a
// lower bound: at its optimum the signs are right, or no basis has them right, and costs that are wrong are left out until
// the constraints hold. From a dual feasible basis steps go on until all variables are within their bounds. Costs are
// moved a little at first, each by another amount, so that the search does not stand still. When they are put back, a few
// primal steps may be left.

/// Looks for the optimum of a program.
struct BoundedSimplex: ~Copyable {
  enum Ending {
    case optimal, infeasible, unbounded, lost
  }

  var program: FloatProgram
  var factors: UpdatableFactors
  /// The variable in each slot, and the slot of each variable, or −1.
  var basis: Buffer<Int32>
  var slots: Buffer<Int32>
  /// By variable: the bounds that count now, the costs that count now, value and reduced cost.
  var lower: Buffer<Double>
  var upper: Buffer<Double>
  var cost: Buffer<Double>
  var values: Buffer<Double>
  var reducedCosts: Buffer<Double>
  /// By variable that is basic: the square of the length of its row in the inverse of the basis (J. J. H. Forrest,
  /// D. Goldfarb, *Steepest-edge simplex algorithms for linear programming*, 1992). In primal steps, by
  /// variable that is not: what Devex divides by.
  var weights: Buffer<Double>
  /// By slot: the square of how far the variable is outside its bounds, 0 if it is within.
  var excesses: Buffer<Double>
  /// Whether any cost is not the one that was given.
  var isMoved = false
  /// Steps so far.
  var steps = 0

  /// A column and a row of the tableau, a row of the basis' inverse, and others that a step needs.
  var column: SparseVector
  var line: SparseVector
  var inverseRow: SparseVector
  var spike: SparseVector
  var partialRow: SparseVector
  var steepest: SparseVector
  var candidates = Buffer<Int32>()
  var flips = Buffer<Int32>()

  /// By how much variables may be outside their bounds, and reduced costs beyond zero, in the units of the program.
  static let primalTolerance = 1e-9
  static let dualTolerance = 1e-9
  static let pivotTolerance = 1e-7

  /// - Parameter start: the variables of a basis to begin with; nil for the logicals.
  init(_ program: consuming FloatProgram, start: [Int32]? = nil) {
    let (rows, count) = (program.rowCount, program.variableCount)
    factors = UpdatableFactors(count: rows)
    basis = Buffer(start ?? (0..<rows).map { Int32($0 + program.columnCount) })
    slots = Buffer(repeating: -1, count: count)
    lower = Buffer(program.lower)
    upper = Buffer(program.upper)
    cost = Buffer(program.cost)
    values = Buffer(repeating: 0, count: count)
    reducedCosts = Buffer(repeating: 0, count: count)
    weights = Buffer(repeating: 1, count: count)
    excesses = Buffer(repeating: 0, count: rows)
    column = SparseVector(count: rows)
    line = SparseVector(count: count)
    inverseRow = SparseVector(count: rows)
    spike = SparseVector(count: rows)
    partialRow = SparseVector(count: rows)
    steepest = SparseVector(count: rows)
    self.program = program
    for slot in basis.indices { slots[basis[slot]] = Int32(slot) }
    for variable in 0..<count where slots[variable] < 0 {
      values[variable] = nearestBound(variable)
    }
  }

  func nearestBound(_ variable: Int) -> Double {
    if lower[variable] > -.infinity {
      return upper[variable] < .infinity && upper[variable].magnitude < lower[variable].magnitude
        ? upper[variable] : lower[variable]
    }
    if upper[variable] < .infinity { return upper[variable] }
    return variable < program.columnCount ? program.start[variable] : 0
  }

  // MARK: From the basis anew

  /// Factorises the basis, and works out what hangs on it.
  mutating func refactor() {
    let lost = factors.factorize(program, basis)
    for slot in basis.indices { slots[basis[slot]] = Int32(slot) }
    for variable in lost {
      slots[variable] = -1
      values[variable] = nearestBound(Int(variable))
    }
    findValues()
    findReducedCosts()
  }

  /// What the basic variables are.
  mutating func findValues() {
    column.clear()
    for variable in 0..<program.columnCount where slots[variable] < 0 {
      let value = values[variable]
      if value == 0 { continue }
      for index in program.column(variable) {
        column.numbers[program.columnRows[index]] -= program.columnNumbers[index] * value
      }
    }
    for row in 0..<program.rowCount where slots[program.columnCount + row] < 0 {
      column.numbers[row] -= values[program.columnCount + row]
    }
    column.findPlaces()
    factors.ftran(&column)
    for slot in basis.indices {
      values[basis[slot]] = column.numbers[slot]
      noteExcess(Int32(slot))
    }
  }

  /// Keeps in mind how far the variable in a slot is outside its bounds.
  @inline(__always)
  func noteExcess(_ slot: Int32) {
    let variable = basis[slot]
    let value = values[variable]
    let excess = max(value - upper[variable], lower[variable] - value)
    excesses[slot] = excess > Self.primalTolerance ? excess * excess : 0
  }

  mutating func findReducedCosts() {
    inverseRow.clear()
    for slot in basis.indices { inverseRow.numbers[slot] = cost[basis[slot]] }
    inverseRow.findPlaces()
    factors.btran(&inverseRow)
    for variable in 0..<program.columnCount {
      if slots[variable] >= 0 {
        reducedCosts[variable] = 0
        continue
      }
      var sum = cost[variable]
      for index in program.column(variable) {
        sum -= program.columnNumbers[index] * inverseRow.numbers[program.columnRows[index]]
      }
      reducedCosts[variable] = sum
    }
    for row in 0..<program.rowCount {
      let variable = program.columnCount + row
      reducedCosts[variable] = slots[variable] >= 0 ? 0 : cost[variable] - inverseRow.numbers[row]
    }
  }

  // MARK: What a step needs

  /// The column of a variable, in terms of the basis: `column`, with its `spike`.
  mutating func findColumn(of variable: Int) {
    column.clear()
    if variable >= program.columnCount {
      column.set(1, at: Int32(variable - program.columnCount))
    } else {
      for index in program.column(variable) {
        column.set(program.columnNumbers[index], at: program.columnRows[index])
      }
    }
    factors.ftran(&column, spike: &spike)
  }

  /// The row of the basis' inverse in a slot, and that of the tableau: `inverseRow`, with its `partialRow`, and `line`.
  mutating func findRow(ofSlot slot: Int) {
    inverseRow.clear()
    inverseRow.set(1, at: Int32(slot))
    factors.btran(&inverseRow, line: &partialRow)
    line.clear()
    if inverseRow.places.count * 4 > program.rowCount {
      findDenseLine()
      return
    }
    for entry in inverseRow.places.indices {
      let row = Int(inverseRow.places[entry])
      let number = inverseRow.numbers[row]
      if number.magnitude < UpdatableFactors.least { continue }
      for index in program.row(row) {
        let place = program.rowColumns[index]
        if slots[place] < 0 { line.add(program.rowNumbers[index] * number, to: place) }
      }
      let logical = Int32(program.columnCount + row)
      if slots[logical] < 0 { line.set(number, at: logical) }
    }
  }

  private mutating func findDenseLine() {
    for variable in 0..<program.columnCount where slots[variable] < 0 {
      var sum = 0.0
      for index in program.column(variable) {
        sum += program.columnNumbers[index] * inverseRow.numbers[program.columnRows[index]]
      }
      if sum.magnitude >= UpdatableFactors.least { line.set(sum, at: Int32(variable)) }
    }
    for row in 0..<program.rowCount {
      let variable = program.columnCount + row
      if slots[variable] < 0, inverseRow.numbers[row].magnitude >= UpdatableFactors.least {
        line.set(inverseRow.numbers[row], at: Int32(variable))
      }
    }
  }

  /// Puts a variable in a slot, for which `column` and `line` have been found; reduced costs follow.
  ///
  /// - Parameter value: what the one that leaves has from here on.
  mutating func exchange(_ entering: Int, slot: Int, leavingAt value: Double) {
    let leaving = Int(basis[slot])
    let multiple = reducedCosts[entering] / column.numbers[slot]
    if multiple != 0 {
      for index in line.places.indices {
        let variable = line.places[index]
        reducedCosts[variable] -= multiple * line.numbers[variable]
      }
    }
    reducedCosts[entering] = 0
    reducedCosts[leaving] = -multiple
    values[leaving] = value
    basis[slot] = Int32(entering)
    slots[entering] = Int32(slot)
    slots[leaving] = -1
    noteExcess(Int32(slot))
    factors.exchange(slot: slot, spike, partialRow)
    steps += 1
  }

  /// Moves a variable that is not basic, for which `column` has been found.
  mutating func move(_ variable: Int, by length: Double) {
    values[variable] += length
    if length == 0 { return }
    for index in column.places.indices {
      let slot = column.places[index]
      values[basis[slot]] -= length * column.numbers[slot]
      noteExcess(slot)
    }
  }
}
