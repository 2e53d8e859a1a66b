// From the rows of a minimiser to a program, and from its optimum to a corner of the minimiser.

extension BoundedSimplex {
  /// The corner where the sum is probably least; nil where the model is no linear program, or it was not found.
  ///
  /// - Parameter isWarm: begins with the rows that are tight, not with none.
  static func corner(
    of model: FloatModel, steps most: Int, attempt: UInt64, isWarm: Bool,
    check: (Int) throws(Stop) -> Void
  ) throws(Stop) -> FloatMinimizer.Corner? {
    guard let program = FloatProgram(model) else { return nil }
    if !program.isWrong { return nil }
    let start = isWarm ? Self.start(program, model) : nil
    var search = BoundedSimplex(program, start: start)
    let ending = try search.search(
      most: most, attempt: attempt, isChange: model.prices != nil, check: check)
    let nothing = Array(repeating: 0.0, count: search.slots.count)
    switch ending {
    case .optimal, .unbounded: return search.corner(in: model, search.balanceFixed(nothing))
    case .infeasible:
      let found = try search.breakLeast(most: most, attempt: attempt, check: check)
      guard let pressures = found else { return nil }
      return search.corner(in: model, pressures)
    case .lost: return nil
    }
  }

  private static func start(
    _ program: borrowing FloatProgram, _ model: FloatModel
  ) -> [Int32] {
    var columns = Array(repeating: Int32(-1), count: model.rows.count)
    for (row, column) in model.tight { columns[row] = Int32(column) }
    return program.modelRows.enumerated().map { (place, row) in
      columns[row] >= 0 ? columns[row] : Int32(program.columnCount + place)
    }
  }

  /// - Parameter pressures: of `balanceFixed`.
  private func corner(in model: FloatModel, _ pressures: [Double]) -> FloatMinimizer.Corner {
    var tight: [Int] = []
    var columns: [Int] = []
    for row in 0..<program.rowCount where slots[program.columnCount + row] < 0 {
      tight.append(program.modelRows[row])
    }
    for column in 0..<program.columnCount {
      if slots[column] < 0 {
        // What cannot move is held by the bound that something presses on.
        let isAtUpper =
          lower[column] == upper[column]
          ? isPressedUp(column, pressures) : values[column] == upper[column]
        let bound = isAtUpper ? program.upperRows[column] : program.lowerRows[column]
        if bound < 0 { continue }
        tight.append(bound)
      }
      columns.append(column)
    }
    return FloatMinimizer.Corner(
      tight: tight, isAbove: looseSides(pressures, in: model), columns: columns)
  }

  /// For each row of the model the side that it counts on, if it holds and is not tight.
  private func looseSides(_ pressures: [Double], in model: FloatModel) -> [Bool] {
    var pressures = pressures
    var isAbove = model.rows.map { $0.above < $0.below }
    for row in 0..<program.rowCount {
      let logical = program.columnCount + row
      if slots[logical] < 0 || pressures[logical] == 0 { continue }
      // The logical is the form with its sign turned.
      isAbove[program.modelRows[row]] = pressures[logical] < 0
    }
    for column in 0..<program.columnCount {
      if slots[column] < 0 || pressures[column] == 0 { continue }
      for row in [program.lowerRows[column], program.upperRows[column]] where row >= 0 {
        isAbove[row] = (pressures[column] > 0) == (model.byRow[row][0].coefficient > 0)
      }
    }
    // Those that bind the same column are loose but for one, which bears what the others leave.
    for row in program.spareRows {
      let term = model.byRow[row][0]
      let column = Int(term.place)
      let isTooGreat =
        slots[column] < 0 ? isPressedUp(column, pressures) : pressures[column] > 0
      isAbove[row] = isTooGreat == (term.coefficient > 0)
      let change = model.rows[row].above * term.coefficient.magnitude * program.scales[column]
      if slots[column] < 0 { pressures[column] += isTooGreat ? change : -change }
    }
    return isAbove
  }

  /// Whether what presses on a variable that is not basic would have it greater: if nothing does, its reduced cost.
  private func isPressedUp(_ variable: Int, _ pressures: [Double]) -> Bool {
    (pressures[variable].magnitude > 1e-9 ? pressures[variable] : reducedCosts[variable]) < 0
  }
}
