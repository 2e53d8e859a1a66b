// Where the least sums of penalties probably are, found in the numbers of the machine. It chooses a corner and no more: what
// stands there is worked out, and judged, in exact numbers (`Minimizer+Corner`).
//
// It is the method of the minimiser itself, over a factorised basis: a row or column with a negative derivative gives way,
// and goes on past the breakpoints that only make the fall slower (R. Fourer, 1985). It is the one whose derivative is
// the most negative for the length of the way, as it would look from the columns where the search began (P. M. J. Harris, *Pivot
// selection methods of the Devex LP code*, 1973). Constants are moved a little at first, each by another amount, so that the
// search does not stand still where many rows meet (P. Wolfe, *A technique for resolving degeneracy in linear programming*,
// 1963).
//
// The ranks are minimised one after another. What is zero on all ranks above stays so, and what is not may not move that way any
// more; so each rank needs derivatives of its own sum only.

/// Looks for a corner.
struct FloatMinimizer {
  var model: FloatModel
  /// The constants that were moved.
  private let constants: [Double]
  var basis: FloatBasis
  /// The value of each variable: the columns, then the forms of the rows.
  var values: [Double]
  /// On which side of zero each row counts that is not tight.
  var isAbove: [Bool]
  /// How long each variable's line is in the matrix: what derivatives are compared with.
  let lengths: [Double]
  /// What squares of derivatives are divided by.
  var weights: [Double]
  /// What each row's constant adds to the cost of the rank that is being minimised; nil where it has to be found out anew.
  var prices: [Double]?
  /// Whether a variable may move upwards, and downwards, without making a sum of higher rank greater.
  var mayRise: [Bool]
  var mayFall: [Bool]
  var columnCount: Int { model.start.count }

  /// Derivatives and movements nearer to zero than that are none.
  static let slopeTolerance = 1e-9
  static let pivotTolerance = 1e-9
  /// And values.
  private static let valueTolerance = 1e-9

  /// - Parameter attempt: which one it is from the same model, which goes another way each time.
  init(_ model: FloatModel, attempt: UInt64 = 0) {
    var model = model
    model.scale()
    constants = model.rows.map { $0.constant }
    model.perturb(attempt)
    self.model = model
    basis = FloatBasis(model)
    let count = model.start.count + model.rows.count
    values = model.start + Array(repeating: 0, count: model.rows.count)
    isAbove = Array(repeating: true, count: model.rows.count)
    mayRise = Array(repeating: true, count: count)
    mayFall = mayRise
    let squares = (model.byColumn + model.byRow).map { line in
      line.reduce(0) { $0 + $1.coefficient * $1.coefficient }
    }
    lengths = squares.map { max($0, 1e-12).squareRoot() }
    weights =
      squares[..<model.start.count].map { 1 + $0 } + Array(repeating: 1, count: model.rows.count)
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
  /// - Parameter check: called before each step, with how many there were and the place of the rank that falls.
  /// - Complexity: for each step, linear in the entries of the rows and of the factorisation.
  mutating func corner(
    steps limit: Int, check: (_ steps: Int, _ rank: Int) throws(Stop) -> Void
  ) throws(Stop) -> Corner? {
    var most = limit
    var steps = 0
    for isMoved in [true, false] {
      if !isMoved { putBack() }
      for rank in 0..<model.rankCount {
        begin(rank)
        while let choice = choose(rank) {
          // Without the moves it may stand still for ever, and what is there is good enough.
          if !isMoved, steps == most { return corner }
          if steps == most { return nil }
          try check(steps, rank)
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

  /// Works out anew what the variables in the basis are.
  mutating func findValues() {
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
