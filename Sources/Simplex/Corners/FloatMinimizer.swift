// Where the least sums of penalties probably are, found in the numbers of the machine. It chooses a corner and no more: what
// stands there is worked out, and judged, in exact numbers (`Minimizer+Corner`).
//
// It is the method of the minimiser itself, over a factorised basis: the row or column with the most negative derivative
// gives way, and goes on past the breakpoints that only make the fall slower (R. Fourer, 1985). Constants are moved a little at
// first, each by another amount, so that it does not stand still where many rows meet (P. Wolfe, *A technique for resolving
// degeneracy in linear programming*, 1963).

/// Looks for a corner.
struct FloatMinimizer {
  private var model: FloatModel
  /// The constants that were moved.
  private let constants: [Double]
  private var basis: FloatBasis
  /// The value of each variable: the columns, then the forms of the rows.
  private var values: [Double]
  /// On which side of zero each row counts that is not tight.
  private var isAbove: [Bool]
  /// How long each row is, and each column.
  private let lengths: [Double]
  private var columnCount: Int { model.start.count }

  /// Derivatives and movements nearer to zero than that are none.
  private static let slopeTolerance = 1e-9
  private static let pivotTolerance = 1e-9
  /// And values.
  private static let valueTolerance = 1e-9

  init(_ model: FloatModel) {
    var model = model
    model.scale()
    constants = model.rows.map { $0.constant }
    model.perturb()
    self.model = model
    basis = FloatBasis(model)
    values = model.start + Array(repeating: 0, count: model.rows.count)
    isAbove = Array(repeating: true, count: model.rows.count)
    lengths = (model.byColumn + model.byRow).map { line in
      max(line.reduce(0) { $0 + $1.coefficient * $1.coefficient }, 1e-12).squareRoot()
    }
    findValues()
    for row in model.rows.indices { isAbove[row] = values[columnCount + row] >= 0 }
  }

  struct Corner {
    /// The rows that are zero there and hold it.
    var tight: [Int]
    /// On which side of zero each of the others counts.
    var isAbove: [Bool]
    /// The columns that they hold, as many; the others are where they began.
    var columns: [Int]
  }

  /// The corner where the sums are least; nil where it was not found in so many steps.
  ///
  /// - Parameter mustStop: asked before each step, with how many there were and the place of the rank that falls.
  /// - Complexity: for each step, linear in the entries of the rows and of the factorisation.
  mutating func corner(
    steps limit: Int, mustStop: (_ steps: Int, _ rank: Int) -> Bool
  ) -> Corner? {
    var most = limit
    var steps = 0
    for isMoved in [true, false] {
      if !isMoved { putBack() }
      for rank in 0..<model.rankCount {
        while let choice = choose(upTo: rank) {
          // Without the moves it may stand still for ever, and what is there is good enough.
          if !isMoved, steps == most { return corner }
          if steps == most || mustStop(steps, rank) { return nil }
          steps += 1
          guard step(choice) else { return corner }
        }
      }
      if isMoved { most = steps + steps / 4 + Self.fewestLastSteps }
    }
    return corner
  }

  /// How many steps there may be at least when the constants are what they were.
  private static let fewestLastSteps = 20

  /// The constants as they were; a row that this takes to the other side of zero counts there.
  private mutating func putBack() {
    for row in model.rows.indices { model.rows[row].constant = constants[row] }
    findValues()
    for row in model.rows.indices where basis.slots[columnCount + row] >= 0 {
      let value = values[columnCount + row]
      if value.magnitude > Self.valueTolerance { isAbove[row] = value > 0 }
    }
  }

  private var corner: Corner {
    Corner(
      tight: model.rows.indices.filter { basis.slots[columnCount + $0] < 0 }, isAbove: isAbove,
      columns: (0..<columnCount).filter { basis.slots[$0] >= 0 })
  }

  // MARK: What gives way

  private struct Choice {
    var variable: Int
    /// 1 or −1.
    var direction: Double
    /// The derivatives of the ranks up to the one that falls.
    var slopes: [Double]
  }

  /// What falls steepest in the first rank that falls, and in no rank above rises.
  private func choose(upTo last: Int) -> Choice? {
    let prices = (0...last).map { self.prices(ofRank: $0) }
    var best: (variable: Int, direction: Double, rank: Int, score: Double)?
    var slopes = Array(repeating: 0.0, count: last + 1)
    for variable in 0..<(columnCount + model.rows.count) where basis.slots[variable] < 0 {
      for direction in [1.0, -1.0] {
        guard let rank = firstSlope(variable, direction, prices, &slopes), slopes[rank] < 0 else {
          continue
        }
        let score = -slopes[rank] / lengths[variable]
        if let best, best.rank < rank || (best.rank == rank && best.score >= score) { continue }
        best = (variable, direction, rank, score)
      }
    }
    guard let best else { return nil }
    _ = firstSlope(best.variable, best.direction, prices, &slopes)
    return Choice(
      variable: best.variable, direction: best.direction, slopes: Array(slopes[...best.rank]))
  }

  /// The first rank that rises or falls where a variable moves; those before it are zero in `slopes`.
  private func firstSlope(
    _ variable: Int, _ direction: Double, _ prices: [[Double]], _ slopes: inout [Double]
  ) -> Int? {
    for rank in prices.indices {
      var slope = 0.0
      if variable < columnCount {
        for term in model.byColumn[variable] {
          slope += prices[rank][Int(term.place)] * term.coefficient
        }
        slope *= direction
      } else {
        let row = variable - columnCount
        slope = -direction * prices[rank][row]
        if model.rows[row].rank == rank {
          slope += direction > 0 ? model.rows[row].above : model.rows[row].below
        }
      }
      slopes[rank] = slope.magnitude > Self.slopeTolerance * lengths[variable] ? slope : 0
      if slopes[rank] != 0 { return rank }
    }
    return nil
  }

  /// What each row's constant adds to the cost of a rank.
  private func prices(ofRank rank: Int) -> [Double] {
    var costs = Array(repeating: 0.0, count: model.rows.count)
    for (slot, variable) in basis.variables.enumerated() where variable >= columnCount {
      let row = Int(variable) - columnCount
      if model.rows[row].rank == rank {
        costs[slot] = model.rows[row].slope(isAbove: isAbove[row])
      }
    }
    return basis.btran(&costs)
  }

  // MARK: A step

  private struct Breakpoint {
    var length: Double
    var slot: Int
    var row: Int
    var speed: Double
  }

  /// - Returns: false where nothing stops it.
  private mutating func step(_ choice: Choice) -> Bool {
    var right = Array(repeating: 0.0, count: model.rows.count)
    if choice.variable < columnCount {
      for term in model.byColumn[choice.variable] { right[Int(term.place)] = -term.coefficient }
    } else {
      right[choice.variable - columnCount] = 1
    }
    let column = basis.ftran(&right)
    var breakpoints = self.breakpoints(column, choice.direction)
    guard let stop = stop(choice, &breakpoints) else { return false }
    let leaving = breakpoints[stop]
    for (slot, number) in column.enumerated() where number != 0 {
      values[Int(basis.variables[slot])] -= number * choice.direction * leaving.length
    }
    values[choice.variable] += choice.direction * leaving.length
    for passed in breakpoints[..<stop] { isAbove[passed.row].toggle() }
    values[columnCount + leaving.row] = 0
    basis.exchange(slot: leaving.slot, for: choice.variable, column)
    if choice.variable >= columnCount {
      isAbove[choice.variable - columnCount] = choice.direction > 0
    }
    if basis.isStale {
      basis.factorize(model)
      findValues()
    }
    return true
  }

  /// Where rows come to zero that cost something there.
  private func breakpoints(_ column: [Double], _ direction: Double) -> [Breakpoint] {
    var found: [Breakpoint] = []
    for (slot, number) in column.enumerated() where number.magnitude > Self.pivotTolerance {
      let variable = Int(basis.variables[slot])
      guard variable >= columnCount else { continue }
      let row = variable - columnCount
      let rate = -number * direction
      guard (rate < 0) == isAbove[row], model.rows[row].slopeChange > 0 else { continue }
      let distance = isAbove[row] ? values[variable] : -values[variable]
      found.append(
        Breakpoint(
          length: max(distance, 0) / rate.magnitude, slot: slot, row: row, speed: rate.magnitude))
    }
    return found
  }

  /// Sorts breakpoints as far as needed, and finds the one at which the sums would rise.
  private func stop(_ choice: Choice, _ breakpoints: inout [Breakpoint]) -> Int? {
    breakpoints.sort { $0.length < $1.length }
    var slopes = choice.slopes
    for (index, breakpoint) in breakpoints.enumerated() {
      let row = model.rows[breakpoint.row]
      guard row.rank < slopes.count else { continue }
      slopes[row.rank] += row.slopeChange * breakpoint.speed
      let first = slopes.first { $0.magnitude > Self.slopeTolerance }
      if let first, first < 0 { continue }
      return bestPivot(near: index, &breakpoints)
    }
    return nil
  }

  /// Of the breakpoints that lie in one place, but for what is rounded, the one that is passed the fastest.
  private func bestPivot(near index: Int, _ breakpoints: inout [Breakpoint]) -> Int {
    let limit = breakpoints[index].length + 1e-9
    var best = index
    var next = index + 1
    while next < breakpoints.count, breakpoints[next].length <= limit {
      if breakpoints[next].speed > 10 * breakpoints[best].speed { best = next }
      next += 1
    }
    return best
  }

  /// Works out anew what the variables in the basis are.
  private mutating func findValues() {
    var right = model.rows.map { $0.constant }
    for (column, line) in model.byColumn.enumerated() where basis.slots[column] < 0 {
      for term in line { right[Int(term.place)] += term.coefficient * values[column] }
    }
    for row in model.rows.indices where basis.slots[columnCount + row] < 0 {
      values[columnCount + row] = 0
    }
    let found = basis.ftran(&right)
    for (slot, variable) in basis.variables.enumerated() { values[Int(variable)] = found[slot] }
  }
}
