// Sums, rows and bounds.

import Rationals

/// A row as it is read.
struct LPRow {
  /// Nil if it has no name.
  var name: Range<Int>?
  var terms: [LinearProgram.Term]
  var lower: Rational?
  var upper: Rational?
}

/// Terms and constants as they stand.
struct LPSum {
  var terms: [LinearProgram.Term] = []
  var constant = Rational.zero
  /// Where infinity stands in it, which then must be all of it, and whether it is minus infinity.
  var infinity: Range<Int>?
  var isNegative = false
  var count = 0
}

extension LPParser {
  // MARK: - Sums

  /// Terms and constants with signs between them.
  ///
  /// - Parameters:
  ///   - mayEnd: whether a section may begin after it.
  ///   - endsWithLine: whether it goes no further than the line on which a term ends.
  mutating func readSum(
    mayEnd: Bool, endsWithLine: Bool
  ) throws(ProgramFileError) -> LPSum {
    var sum = LPSum()
    sumCount += 1
    repeat {
      var isNegative = false
      while current.kind.isSign {
        if current.kind == .minus { isNegative.toggle() }
        try advance()
      }
      sum.count += 1
      switch current.kind {
      case .number:
        let place = current.place
        let value = try number()
        try advance()
        if isVariable(mayEnd: mayEnd, endsWithLine: endsWithLine) {
          try takeTerm(isNegative ? -value : value, &sum, isOnRight: endsWithLine)
        } else if value >= Limit.infinite {
          (sum.infinity, sum.isNegative) = (place, isNegative)
        } else {
          sum.constant += isNegative ? -value : value
        }
      case .name:
        if ahead.kind == .colon {
          throw error(.unexpected(":", wanted: .sign), at: ahead.place)
        }
        if mayEnd, current.isAtMargin, word() != nil { throw unexpected(.term) }
        try takeTerm(isNegative ? -1 : 1, &sum, isOnRight: endsWithLine)
      case .infinity:
        (sum.infinity, sum.isNegative) = (current.place, isNegative)
        try advance()
      default: throw unexpected(.term)
      }
      if endsWithLine, current.isFirst { break }
    } while current.kind.isSign
    if let place = sum.infinity, sum.count > 1 {
      throw error(.wrongInfinity(text(place)), at: place)
    }
    return sum
  }

  /// Whether the name after a number is that of the variable that it multiplies.
  private func isVariable(mayEnd: Bool, endsWithLine: Bool) -> Bool {
    guard current.kind == .name, ahead.kind != .colon else { return false }
    if endsWithLine, current.isFirst { return false }
    guard mayEnd, let word = word() else { return true }
    // A file has one sense, at its beginning.
    return (word == .minimize || word == .maximize) && !current.isFirst
  }

  /// - Parameter isOnRight: whether there is a sum on the left already.
  private mutating func takeTerm(
    _ coefficient: Rational, _ sum: inout LPSum, isOnRight: Bool
  ) throws(ProgramFileError) {
    let name = current.place
    let column = column(name)
    if uses[column].lastSum == sumCount {
      remarks.note(.coefficientsAdded, of: name)
    }
    uses[column].take(name, isOnRight: isOnRight, inSum: sumCount)
    sum.terms.append(LinearProgram.Term(column: column, coefficient: coefficient))
    try advance()
  }

  /// The column of a name, which is a new one if there is none yet.
  private mutating func column(_ name: Range<Int>) -> Int {
    if let index = columnNames.index(of: name) { return index }
    _ = columnNames.insert(name)
    columns.append(ColumnBounds())
    uses.append(LPUse(first: name))
    return columns.count - 1
  }

  /// The column of a name in a bound.
  private mutating func columnOfBound(_ name: Range<Int>) -> Int {
    let column = column(name)
    uses[column].take(name, isOnRight: false, inSum: 0)
    return column
  }

  /// The value of the number that is looked at.
  func number() throws(ProgramFileError) -> Rational {
    do throws(DecimalNumber.Fault) {
      return try DecimalNumber.value(in: bytes, current.place)
    } catch {
      switch error {
      // It was taken for one, and is divided by 0.
      case .isNone: throw self.error(.noNumber(text(current.place)), at: current.place)
      case .isLong: throw self.error(.longNumber(text(current.place)), at: current.place)
      }
    }
  }

  // MARK: - Rows

  mutating func readRow() throws(ProgramFileError) {
    var row = LPRow(terms: [])
    if current.kind == .name, ahead.kind == .colon {
      guard rowNames.insert(current.place) else {
        throw error(.duplicateRow(text(current.place)), at: current.place)
      }
      row.name = current.place
      try advance()
      try advance()
    }
    // HiGHS writes a row without terms as name: <= 4.
    let isEmpty = row.name != nil && current.kind.isRelation
    let left = isEmpty ? LPSum() : try readSum(mayEnd: false, endsWithLine: false)
    guard current.kind.isRelation else { throw unexpected(.sign) }
    let relation = current
    try advance()
    let right = try readSum(mayEnd: true, endsWithLine: isEmpty || !left.terms.isEmpty)
    if isEmpty, !right.terms.isEmpty {
      throw error(.unexpected(text(relation.place), wanted: .term), at: relation.place)
    }
    guard current.kind.isRelation else {
      if left.terms.isEmpty, !right.terms.isEmpty {
        try limit(&row, right, relation.kind.flipped, left)
      } else {
        try limit(&row, left, relation.kind, right)
      }
      rows.append(row)
      return try endRow()
    }
    let second = current
    try advance()
    let last = try readSum(mayEnd: true, endsWithLine: true)
    let isChain =
      left.terms.isEmpty && last.terms.isEmpty && second.kind == relation.kind
      && relation.kind != .equal
    guard isChain else { throw error(.chain, at: second.place) }
    var other = row
    try limit(&row, right, relation.kind.flipped, left)
    try limit(&other, right, second.kind, last)
    row.lower = row.lower ?? other.lower
    row.upper = row.upper ?? other.upper
    rows.append(row)
    try endRow()
  }

  /// After a row there is another line, the name of another row, or a section.
  private func endRow() throws(ProgramFileError) {
    if current.isFirst || current.kind == .end || word() != nil { return }
    guard current.kind == .name, ahead.kind == .colon else { throw unexpected(.sign) }
  }

  /// Brings variables to one side and constants to the other.
  private func limit(
    _ row: inout LPRow, _ sum: LPSum, _ kind: LPToken.Kind, _ side: LPSum
  ) throws(ProgramFileError) {
    if let place = sum.infinity { throw error(.wrongInfinity(text(place)), at: place) }
    row.terms = sum.terms
    for term in side.terms {
      row.terms.append(LinearProgram.Term(column: term.column, coefficient: -term.coefficient))
    }
    guard let infinity = side.infinity else {
      let value = side.constant - sum.constant
      if kind != .less { row.lower = value }
      if kind != .greater { row.upper = value }
      return
    }
    // x <= inf and x >= -inf require nothing.
    guard kind == (side.isNegative ? .greater : .less) else {
      throw error(.wrongInfinity(text(infinity)), at: infinity)
    }
  }

  // MARK: - Integers and bounds

  /// A name that stands under Integers or Binaries.
  mutating func readInteger(_ isBinary: Bool) throws(ProgramFileError) {
    let name = current.place
    guard current.kind == .name else { throw unexpected(.variable) }
    if integers == .refused { throw error(.integer(text(name)), at: name) }
    let known = columns.count
    let column = columnOfBound(name)
    if column == known { remarks.note(.boundedAlone, of: name) }
    columns[column].lastPlace = name
    columns[column].isInteger = true
    if isBinary { columns[column].makeBinary() }
    try advance()
  }

  mutating func readBound() throws(ProgramFileError) {
    guard current.kind != .name else { return try readBoundOfName() }
    let (limit, place) = try readLimit()
    guard current.kind.isRelation else { throw unexpected(.relation) }
    let relation = current
    try advance()
    guard current.kind == .name else { throw unexpected(.variable) }
    let name = current.place
    let column = columnOfBound(name)
    try advance()
    try bound(column, name, relation.kind.flipped, limit, at: place)
    guard current.kind.isRelation else { return }
    let second = current
    guard second.kind == relation.kind, relation.kind != .equal else {
      throw error(.chain, at: second.place)
    }
    try advance()
    let (other, otherPlace) = try readLimit()
    try bound(column, name, second.kind, other, at: otherPlace)
  }

  private mutating func readBoundOfName() throws(ProgramFileError) {
    let name = current.place
    let column = columnOfBound(name)
    try advance()
    if current.kind == .name, FileText.is("free", bytes, current.place) {
      try bound(column, name, .greater, .minusInfinity, at: name)
      try bound(column, name, .less, .infinity, at: name)
      return try advance()
    }
    guard current.kind.isRelation else { throw unexpected(.relation) }
    let relation = current.kind
    try advance()
    let (limit, place) = try readLimit()
    try bound(column, name, relation, limit, at: place)
    if current.kind.isRelation { throw error(.chain, at: current.place) }
  }

  /// A number with signs, or infinity, and where it stands.
  private mutating func readLimit() throws(ProgramFileError) -> (Limit, Range<Int>) {
    var isNegative = false
    while current.kind.isSign {
      if current.kind == .minus { isNegative.toggle() }
      try advance()
    }
    let limit: Limit
    switch current.kind {
    case .number: limit = Limit(try number())
    case .infinity: limit = .infinity
    default: throw unexpected(.number)
    }
    let place = current.place
    try advance()
    return (isNegative ? limit.negated : limit, place)
  }

  /// - Parameter relation: as it is between the column on the left and the limit on the right.
  private mutating func bound(
    _ column: Int, _ name: Range<Int>, _ relation: LPToken.Kind, _ limit: Limit,
    at place: Range<Int>
  ) throws(ProgramFileError) {
    columns[column].lastPlace = name
    do throws(ColumnBounds.Fault) {
      if relation != .less { try columns[column].setLower(limit) }
      if relation != .greater { try columns[column].setUpper(limit) }
      if columns[column].takeRepetition() { remarks.note(.boundAgain, of: name) }
    } catch {
      switch error {
      case .isTwice: throw self.error(.boundTwice(text(name)), at: name)
      case .isInfinite: throw self.error(.wrongInfinity(text(place)), at: place)
      }
    }
  }
}
