// A linear program in the numbers of the machine: what a `FloatModel` is where it has nothing but requirements and one sum
// to be minimised. A requirement of one column is a bound, and takes no row.

/// Minimises cost · x with A x + z = 0, where columns x and *logicals* z, one for each row, stay within bounds.
struct FloatProgram: ~Copyable {
  let rowCount: Int
  let columnCount: Int
  /// By variable: the columns, then the logicals.
  var lower: [Double]
  var upper: [Double]
  var cost: [Double]
  /// Whether anything can be gained, or must be mended, where the columns are zero.
  private(set) var isWrong = true
  /// Where each column stays that is free and not basic.
  let start: [Double]
  /// How many units of the model one of each variable is.
  let scales: [Double]
  /// A by columns, and by rows: where each begins, and the entries.
  private(set) var columnStarts: Buffer<Int32>
  private(set) var columnRows: Buffer<Int32>
  private(set) var columnNumbers: Buffer<Double>
  private(set) var rowStarts: Buffer<Int32>
  private(set) var rowColumns: Buffer<Int32>
  private(set) var rowNumbers: Buffer<Double>
  /// The row of the model that each row is.
  let modelRows: [Int]
  /// For each column the rows of the model that are its bounds, or −1.
  let lowerRows: [Int]
  let upperRows: [Int]
  /// Rows of the model that bind a column to the value that another one, of a coefficient as great or greater, binds it to.
  let spareRows: [Int]
  /// By variable: what it costs to have one unit less than the lower bound, and one more than the upper.
  let lowerBearings: [Double]
  let upperBearings: [Double]

  var variableCount: Int { columnCount + rowCount }

  /// - Returns: nil if the model is of another kind.
  init?(_ model: FloatModel) {
    guard let parts = Parts(model) else { return nil }
    rowCount = parts.modelRows.count
    columnCount = model.start.count
    modelRows = parts.modelRows
    lowerRows = parts.lowerRows
    upperRows = parts.upperRows
    spareRows = parts.spareRows
    lower = parts.lower
    upper = parts.upper
    cost = parts.cost
    columnStarts = Buffer([0])
    columnRows = Buffer()
    columnNumbers = Buffer()
    rowStarts = Buffer([0])
    rowColumns = Buffer()
    rowNumbers = Buffer()
    let scales = FloatProgram.scales(model, parts)
    for column in 0..<columnCount {
      cost[column] *= scales.column[column]
      lower[column] /= scales.column[column]
      upper[column] /= scales.column[column]
      for term in model.byColumn[column] where parts.places[Int(term.place)] >= 0 {
        let row = parts.places[Int(term.place)]
        columnRows.append(Int32(row))
        columnNumbers.append(term.coefficient * scales.row[row] * scales.column[column])
      }
      columnStarts.append(Int32(columnRows.count))
    }
    for row in 0..<rowCount {
      lower[columnCount + row] *= scales.row[row]
      upper[columnCount + row] *= scales.row[row]
      for term in model.byRow[modelRows[row]] {
        rowColumns.append(term.place)
        rowNumbers.append(term.coefficient * scales.row[row] * scales.column[Int(term.place)])
      }
      rowStarts.append(Int32(rowColumns.count))
    }
    for row in 0..<rowCount { cost[columnCount + row] /= scales.row[row] }
    self.scales = scales.column + scales.row.map { 1 / $0 }
    lowerBearings = zip(self.scales, parts.lowerBearings).map { $0 * $1 }
    upperBearings = zip(self.scales, parts.upperBearings).map { $0 * $1 }
    start = zip(model.start, scales.column).map { $0 / $1 }
    chooseUnits(isChange: model.prices != nil)
  }

  /// Costs in a unit in which the greatest is about 100. Where the program is about changes from a corner, though, what is wrong with
  /// that corner is to be seen, however small it is (A. M. Gleixner, D. E. Steffy, K. Wolter, *Iterative refinement for linear
  /// programming*, 2016).
  private mutating func chooseUnits(isChange: Bool) {
    var unit = 100 / cost.reduce(0) { max($0, $1.magnitude) }
    if isChange {
      var wrongCost = 0.0
      var wrongValue = 0.0
      for variable in cost.indices {
        let (least, greatest) = (lower[variable], upper[variable])
        let mayFall = cost[variable] > 0 ? least < 0 : greatest > 0
        if mayFall { wrongCost = max(wrongCost, cost[variable].magnitude) }
        wrongValue = max(wrongValue, least, -greatest)
      }
      isWrong = wrongCost > 0 || wrongValue > 0
      if wrongCost > 0 { unit = max(unit, Self.visible / wrongCost) }
      if wrongValue > 0, wrongValue < Self.visible {
        let unit = Self.powerOfTwo(near: Self.visible / wrongValue)
        for variable in lower.indices {
          lower[variable] *= unit
          upper[variable] *= unit
        }
      }
    }
    unit = Self.powerOfTwo(near: unit)
    for variable in cost.indices { cost[variable] *= unit }
  }

  /// Beside this the tolerances of the search are small.
  private static let visible = 1e-2

  /// Units of the rows and of the columns in which the numbers of A are near 1.
  private static func scales(
    _ model: FloatModel, _ parts: Parts
  ) -> (row: [Double], column: [Double]) {
    var row = Array(repeating: 1.0, count: parts.modelRows.count)
    var column = Array(repeating: 1.0, count: model.start.count)
    func unit(_ least: Double, _ greatest: Double) -> Double {
      greatest > 0 ? 1 / (least * greatest).squareRoot() : 1
    }
    for _ in 0..<3 {
      for (place, index) in parts.modelRows.enumerated() {
        var (least, greatest) = (Double.infinity, 0.0)
        for term in model.byRow[index] {
          let size = term.coefficient.magnitude * column[Int(term.place)]
          least = min(least, size)
          greatest = max(greatest, size)
        }
        row[place] = unit(least, greatest)
      }
      for index in column.indices {
        var (least, greatest) = (Double.infinity, 0.0)
        for term in model.byColumn[index] where parts.places[Int(term.place)] >= 0 {
          let size = term.coefficient.magnitude * row[parts.places[Int(term.place)]]
          least = min(least, size)
          greatest = max(greatest, size)
        }
        column[index] = unit(least, greatest)
      }
    }
    // So that scaling rounds nothing.
    return (row.map { powerOfTwo(near: $0) }, column.map { powerOfTwo(near: $0) })
  }

  private static func powerOfTwo(near number: Double) -> Double {
    number.isNormal ? Double(sign: .plus, exponent: number.exponent, significand: 1) : 1
  }
}

extension FloatProgram {
  /// What the rows of a model are in a program.
  private struct Parts {
    var modelRows: [Int] = []
    /// For each row of the model its place among those of the program, or −1.
    var places: [Int]
    var lower: [Double]
    var upper: [Double]
    var cost: [Double]
    var lowerRows: [Int]
    var upperRows: [Int]
    var spareRows: [Int] = []
    /// In the units of the model.
    var lowerBearings: [Double]
    var upperBearings: [Double]

    init?(_ model: FloatModel) {
      let columnCount = model.start.count
      places = Array(repeating: -1, count: model.rows.count)
      lower = Array(repeating: -.infinity, count: columnCount)
      upper = Array(repeating: .infinity, count: columnCount)
      cost = model.prices?.columns ?? Array(repeating: 0, count: columnCount)
      lowerRows = Array(repeating: -1, count: columnCount)
      upperRows = lowerRows
      lowerBearings = Array(repeating: 0, count: columnCount)
      upperBearings = lowerBearings
      var objectiveRank = 0
      for (index, row) in model.rows.enumerated() {
        if row.rank > 0 {
          guard row.slopeChange == 0, objectiveRank == 0 || objectiveRank == row.rank else {
            return nil
          }
          objectiveRank = row.rank
          if model.prices != nil { continue }
          for term in model.byRow[index] {
            cost[Int(term.place)] += row.above * term.coefficient
          }
        } else if row.above == 0, row.below == 0 {
          continue
        } else if model.byRow[index].count == 1 {
          let term = model.byRow[index][0]
          bound(row, index, term, of: model)
          if let price = model.prices?.rows[index] {
            cost[Int(term.place)] += price * term.coefficient
          }
        } else {
          places[index] = modelRows.count
          modelRows.append(index)
        }
      }
      for index in modelRows {
        // a·x + constant ≥ 0 is z ≤ constant.
        let row = model.rows[index]
        lower.append(row.above > 0 ? row.constant : -.infinity)
        upper.append(row.below > 0 ? row.constant : .infinity)
        lowerBearings.append(row.above)
        upperBearings.append(row.below)
      }
      cost += modelRows.map { -(model.prices?.rows[$0] ?? 0) }
      if zip(lower, upper).contains(where: { $0 > $1 }) { return nil }
    }

    private mutating func bound(
      _ row: FloatModel.Row, _ index: Int, _ term: FloatModel.Term, of model: FloatModel
    ) {
      let column = Int(term.place)
      let value = -row.constant / term.coefficient
      let size = term.coefficient.magnitude
      let (below, above) = term.coefficient > 0 ? (row.below, row.above) : (row.above, row.below)
      // Of two that come to the same the equation counts, which must not be left loose.
      let isEquation = above > 0 && below > 0
      if isEquation, lower[column] == value, upper[column] == value,
        lowerRows[column] == upperRows[column]
      {
        // And of two equations the one that bears more.
        lowerBearings[column] += below * size
        upperBearings[column] += above * size
        let other = lowerRows[column]
        if size <= model.byRow[other][0].coefficient.magnitude {
          spareRows.append(index)
        } else {
          spareRows.append(other)
          lowerRows[column] = index
          upperRows[column] = index
        }
        return
      }
      if below > 0, value > lower[column] || isEquation && value == lower[column] {
        lower[column] = value
        lowerRows[column] = index
        lowerBearings[column] = below * size
      }
      if above > 0, value < upper[column] || isEquation && value == upper[column] {
        upper[column] = value
        upperRows[column] = index
        upperBearings[column] = above * size
      }
    }
  }
}
