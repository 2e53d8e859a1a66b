// The basis of the simplex method in the numbers of the machine: a factorisation, and what has changed since it was made.

/// Which variable each row decides, and the two solves with their matrix.
///
/// Variables are the columns of the model and, after them, one for each row: its form. Their equations are
/// `form − Σ coefficient · column = constant`.
struct FloatBasis: Sendable {
  /// A column that was exchanged since the factorisation (the *product form of the inverse*: G. B. Dantzig, W.
  /// Orchard-Hays, 1954).
  private struct Eta: Sendable {
    var slot: Int
    var pivot: Double
    /// Where its other numbers end, among all of them.
    var end: Int
  }

  /// The variable in each place of the basis.
  private(set) var variables: [Int32]
  /// The place of each variable, or −1.
  private(set) var slots: [Int32]
  private var factors: SparseFactors<Double>
  private var etas: [Eta] = []
  private var etaEntries: [SparseLines<Double>.Entry] = []
  /// How many numbers they have made solves go through since the factorisation.
  private var etaWork = 0
  private let columnCount: Int
  private let rowCount: Int

  /// After so many exchanges at most it is factorised anew, and not after fewer than so many.
  private static let mostEtas = 200
  private static let fewestEtas = 32

  /// With the forms of all rows but the tight ones, and the columns that those decide.
  init(_ model: FloatModel) {
    columnCount = model.start.count
    rowCount = model.rows.count
    variables = (0..<rowCount).map { Int32($0 + model.start.count) }
    slots =
      Array(repeating: -1, count: columnCount) + (0..<rowCount).map { Int32($0) }
    factors = SparseFactors()
    for (row, column) in model.tight {
      variables[row] = Int32(column)
      slots[column] = Int32(row)
      slots[columnCount + row] = -1
    }
    factorize(model)
  }

  /// Whether what exchanges have made longer is as much as another factorisation takes.
  var isStale: Bool {
    etas.count >= Self.mostEtas || (etas.count >= Self.fewestEtas && etaWork > factors.work)
  }

  /// Factorises the matrix of the basis. A variable that depends on others is given up for the form of a row.
  mutating func factorize(_ model: FloatModel) {
    etas.removeAll(keepingCapacity: true)
    etaEntries.removeAll(keepingCapacity: true)
    etaWork = 0
    var counts = Array(repeating: Int32(0), count: rowCount)
    for variable in variables {
      if variable >= columnCount {
        counts[Int(variable) - columnCount] += 1
      } else {
        for term in model.byColumn[Int(variable)] { counts[Int(term.place)] += 1 }
      }
    }
    var rows = SparseLines<Double>(counts: counts)
    for (slot, variable) in variables.enumerated() {
      if variable >= columnCount {
        rows.put(Int32(slot), 1, in: Int(variable) - columnCount)
      } else {
        for term in model.byColumn[Int(variable)] {
          rows.put(Int32(slot), -term.coefficient, in: Int(term.place))
        }
      }
    }
    factors = SparseFactors(rows, columnCount: rowCount)
    if factors.pivots.count == rowCount { return }
    var isFree = Array(repeating: true, count: rowCount)
    var isIdle = isFree
    for pivot in factors.pivots {
      isFree[Int(pivot.column)] = false
      isIdle[Int(pivot.row)] = false
    }
    let places = isFree.indices.filter { isFree[$0] }
    for (slot, row) in zip(places, isIdle.indices.filter { isIdle[$0] }) {
      slots[Int(variables[slot])] = -1
      variables[slot] = Int32(row + columnCount)
      slots[row + columnCount] = Int32(slot)
    }
    factorize(model)
  }

  /// How the variables in the basis move for each unit that `right` rises by.
  ///
  /// - Parameter right: by row; of no use afterwards.
  /// - Returns: by place in the basis.
  func ftran(_ right: inout [Double]) -> [Double] {
    var result = Array(repeating: 0.0, count: rowCount)
    factors.solve(&right, into: &result)
    var start = 0
    for eta in etas {
      defer { start = eta.end }
      let number = result[eta.slot]
      if number == 0 { continue }
      let moved = number / eta.pivot
      result[eta.slot] = moved
      for index in start..<eta.end {
        result[Int(etaEntries[index].place)] -= etaEntries[index].number * moved
      }
    }
    return result
  }

  /// What each row is worth, if the variables in the basis are worth `left`.
  ///
  /// - Parameter left: by place in the basis; of no use afterwards.
  /// - Returns: by row.
  func btran(_ left: inout [Double]) -> [Double] {
    etaEntries.withUnsafeBufferPointer { entries in
      left.withUnsafeMutableBufferPointer { left in
        for place in etas.indices.reversed() {
          let eta = etas[place]
          var sum = left[eta.slot]
          for index in (place == 0 ? 0 : etas[place - 1].end)..<eta.end {
            sum -= entries[index].number * left[Int(entries[index].place)]
          }
          left[eta.slot] = sum / eta.pivot
        }
      }
    }
    var result = Array(repeating: 0.0, count: rowCount)
    factors.solveTransposed(&left, into: &result)
    return result
  }

  /// Puts a variable in the place of another.
  ///
  /// - Parameter column: what `ftran` says of the variable that comes.
  mutating func exchange(slot: Int, for variable: Int, _ column: [Double]) {
    slots[Int(variables[slot])] = -1
    variables[slot] = Int32(variable)
    slots[variable] = Int32(slot)
    for (place, number) in column.enumerated() where place != slot && number.magnitude > 1e-12 {
      etaEntries.append(.init(place: Int32(place), number: number))
    }
    etas.append(Eta(slot: slot, pivot: column[slot], end: etaEntries.count))
    // Each step solves thrice.
    etaWork += 3 * etaEntries.count
  }
}
