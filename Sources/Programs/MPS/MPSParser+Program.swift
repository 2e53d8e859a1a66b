// What was gathered, put together: the objective out of its row, limits out of right sides and ranges.

import Rationals

extension MPSParser {
  mutating func finished() throws(ProgramFileError) -> LinearProgram {
    if let missing = missingSection { throw error(.missingSection(missing.name), bytes.count) }
    let chosen = try objectiveRow()
    var objective = LinearProgram.Objective(name: "obj")
    var kept: [LinearProgram.Row] = []
    kept.reserveCapacity(rows.count)
    for (index, row) in rows.enumerated() {
      let name = try string(rowNames.place(index))
      if index == chosen {
        var constant = Rational.zero
        if case .number(let value)? = row.rightSide { constant = -value }
        objective = LinearProgram.Objective(name: name, terms: row.terms, constant: constant)
      } else {
        let (lower, upper) = row.limits
        kept.append(LinearProgram.Row(name: name, terms: row.terms, lower: lower, upper: upper))
      }
    }
    var columns: [LinearProgram.Column] = []
    columns.reserveCapacity(self.columns.count)
    for (index, bounds) in self.columns.enumerated() {
      let place = columnNames.place(index)
      var bounds = bounds
      if bounds.isInteger, bounds.isUnbounded {
        bounds.makeBinary()
        remarks.note(.binaryByDefault, of: place)
      }
      let name = try string(place)
      if bounds.isEmptyByDefault { remarks.note(.defaultBound, of: bounds.lastPlace ?? place) }
      columns.append(
        LinearProgram.Column(
          name: name, lower: bounds.lower, upper: bounds.upper,
          hasDefaultLower: bounds.hasDefaultLower))
    }
    return LinearProgram(
      name: name, sense: sense, objective: objective, columns: columns, rows: kept,
      relaxed: self.columns.indices.filter { self.columns[$0].isInteger },
      remarks: remarks.finished(in: bytes))
  }

  /// The first name with a blank in it, of a row or a column.
  var nameWithBlank: Range<Int>? {
    for table in [rowNames, columnNames] {
      for index in 0..<table.count where bytes[table.place(index)].contains(where: { $0.isBlank }) {
        return table.place(index)
      }
    }
    return vectors.values.filter { bytes[$0].contains { $0.isBlank } }
      .min { $0.lowerBound < $1.lowerBound }
  }

  /// The row that `OBJNAME` names, or the first N row; nil if there is none.
  private func objectiveRow() throws(ProgramFileError) -> Int? {
    guard let objectiveName else { return rows.firstIndex { $0.kind == .free } }
    guard let row = rowNames.index(of: objectiveName), rows[row].kind == .free else {
      throw error(.noObjective(text(objectiveName)), objectiveName.lowerBound)
    }
    return row
  }
}

extension MPSRow {
  fileprivate var limits: (lower: Rational?, upper: Rational?) {
    var side: Rational? = .zero
    if let rightSide {
      if case .number(let value) = rightSide { side = value } else { side = nil }
    }
    guard kind != .free, let side else { return (nil, nil) }
    /// A limit so far beyond the side, which is none if that is infinitely far.
    func beyond(_ width: Rational?, _ sign: Rational) -> Rational? {
      width.map { side + sign * $0.magnitude }
    }
    var (width, isNegative) = (Rational?.none, false)
    switch range {
    case .number(let value): (width, isNegative) = (value, value.signum < 0)
    case .minusInfinity: isNegative = true
    case .infinity, nil: break
    }
    switch kind {
    case .free: return (nil, nil)
    case .atMost: return (beyond(width, -1), side)
    case .atLeast: return (side, beyond(width, 1))
    case .equation:
      if range == nil { return (side, side) }
      return isNegative ? (beyond(width, -1), side) : (side, beyond(width, 1))
    }
  }
}
