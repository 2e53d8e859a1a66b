// What each line of data says, section by section.

import Rationals

/// A row as a file tells it.
struct MPSRow {
  enum Kind {
    case free, equation, atMost, atLeast
  }

  let kind: Kind
  var terms: [LinearProgram.Term] = []
  /// The column that named it last, to see that none does twice.
  var lastColumn = -1
  var rightSide: Limit?
  var range: Limit?
}

extension MPSParser {
  mutating func take(
    _ fields: MPSFields, _ section: MPSSection
  ) throws(ProgramFileError) {
    try checkFields(fields, section)
    switch section {
    case .rows: try takeRow(fields)
    case .columns: try takeEntries(fields)
    case .rightSides, .ranges: try takeSides(fields, section)
    case .bounds: try takeBound(fields)
    }
  }

  /// By columns, text can stand in fields that a line of the section does not have.
  private func checkFields(
    _ fields: MPSFields, _ section: MPSSection
  ) throws(ProgramFileError) {
    let strays =
      switch section {
      case .rows: [fields.second, fields.number, fields.third, fields.secondNumber]
      case .columns: [Range<Int>]()
      case .rightSides, .ranges: [fields.code]
      case .bounds: [fields.third, fields.secondNumber]
      }
    if let stray = strays.first(where: { !$0.isEmpty }) {
      throw error(.strayField(section: section.name, text(stray)), stray.lowerBound)
    }
  }

  // MARK: - Rows and columns

  private mutating func takeRow(_ fields: MPSFields) throws(ProgramFileError) {
    guard !fields.first.isEmpty else { throw error(.fields("ROWS", 1), fields.code.lowerBound) }
    let kind: MPSRow.Kind
    if FileText.is("n", bytes, fields.code) {
      kind = .free
    } else if FileText.is("e", bytes, fields.code) {
      kind = .equation
    } else if FileText.is("l", bytes, fields.code) {
      kind = .atMost
    } else if FileText.is("g", bytes, fields.code) {
      kind = .atLeast
    } else {
      throw error(.rowType(text(fields.code)), fields.code.lowerBound)
    }
    guard rowNames.insert(fields.first) else {
      throw error(.duplicateRow(text(fields.first)), fields.first.lowerBound)
    }
    rows.append(MPSRow(kind: kind))
  }

  private mutating func takeEntries(_ fields: MPSFields) throws(ProgramFileError) {
    let isMarker =
      FileText.is("'marker'", bytes, fields.second) || FileText.is("'marker'", bytes, fields.number)
    if isMarker { return try takeMarker(fields) }
    var fields = fields
    // By columns, cards that go on with a column need not name it again.
    if byColumns, fields.first.isEmpty, columnNames.count > 0 {
      fields.first = columnNames.place(columnNames.count - 1)
    }
    guard !fields.first.isEmpty, !fields.second.isEmpty, fields.code.isEmpty else {
      throw error(.fields("COLUMNS", 1), fields.code.lowerBound)
    }
    if columnNames.count == 0 || !isLast(fields.first) {
      if isInteger, integers == .refused {
        throw error(.integer(text(fields.first)), fields.first.lowerBound)
      }
      guard columnNames.insert(fields.first) else {
        throw error(.duplicateColumn(text(fields.first)), fields.first.lowerBound)
      }
      var bounds = ColumnBounds()
      bounds.isInteger = isInteger
      columns.append(bounds)
    }
    try takeEntry(fields.second, fields.number)
    if !fields.third.isEmpty || !fields.secondNumber.isEmpty {
      try takeEntry(fields.third, fields.secondNumber)
    }
  }

  /// Whether the last column has that name.
  private func isLast(_ name: Range<Int>) -> Bool {
    bytes[columnNames.place(columnNames.count - 1)].elementsEqual(bytes[name])
  }

  private mutating func takeEntry(
    _ row: Range<Int>, _ number: Range<Int>
  ) throws(ProgramFileError) {
    let (index, value) = (try self.row(row), try self.number(number))
    let column = columnNames.count - 1
    guard rows[index].lastColumn != column else {
      let name = columnNames.place(column)
      throw error(.duplicateEntry(row: text(row), column: text(name)), row.lowerBound)
    }
    rows[index].lastColumn = column
    if !value.isZero {
      rows[index].terms.append(LinearProgram.Term(column: column, coefficient: value))
    }
  }

  private mutating func takeMarker(_ fields: MPSFields) throws(ProgramFileError) {
    // By columns nobody keeps to the fields here; the last word says which marker it is.
    let words = [fields.number, fields.third, fields.secondNumber]
    let word = words.last { !$0.isEmpty } ?? fields.second
    if FileText.is("'intorg'", bytes, word) {
      isInteger = true
    } else if FileText.is("'intend'", bytes, word) {
      isInteger = false
    } else {
      throw error(.marker(text(word)), word.lowerBound)
    }
  }

  // MARK: - Right sides and ranges

  private mutating func takeSides(
    _ fields: MPSFields, _ section: MPSSection
  ) throws(ProgramFileError) {
    try checkVector(fields.first, section)
    try takeSide(fields.second, fields.number, section)
    if !fields.third.isEmpty || !fields.secondNumber.isEmpty {
      try takeSide(fields.third, fields.secondNumber, section)
    }
  }

  private mutating func checkVector(
    _ name: Range<Int>, _ section: MPSSection
  ) throws(ProgramFileError) {
    if name.isEmpty { return }
    guard let first = vectors[section] else {
      vectors[section] = name
      return
    }
    guard bytes[first].elementsEqual(bytes[name]) else {
      throw error(
        .secondVector(section: section.name, text(first), text(name)), name.lowerBound)
    }
  }

  private mutating func takeSide(
    _ name: Range<Int>, _ number: Range<Int>, _ section: MPSSection
  ) throws(ProgramFileError) {
    let row = try self.row(name)
    if section == .ranges {
      let value = try self.limit(number)
      if rows[row].kind == .free { throw error(.rangeOfFreeRow(text(name)), name.lowerBound) }
      guard rows[row].range == nil else {
        throw error(.duplicateValue(section: "RANGES", row: text(name)), name.lowerBound)
      }
      rows[row].range = value
      return
    }
    let limit = try self.limit(number)
    let isAllowed =
      switch (rows[row].kind, limit) {
      case (_, .number), (.atMost, .infinity), (.atLeast, .minusInfinity): true
      case (.free, _), (.equation, _), (.atMost, .minusInfinity), (.atLeast, .infinity): false
      }
    guard isAllowed else { throw error(.wrongInfinity(text(number)), number.lowerBound) }
    guard rows[row].rightSide == nil else {
      throw error(.duplicateValue(section: "RHS", row: text(name)), name.lowerBound)
    }
    rows[row].rightSide = limit
  }

  // MARK: - Bounds

  private mutating func takeBound(_ fields: MPSFields) throws(ProgramFileError) {
    let kind = fields.code
    try checkVector(fields.first, .bounds)
    guard let column = columnNames.index(of: fields.second) else {
      throw error(.unknownColumn(text(fields.second)), fields.second.lowerBound)
    }
    func isKind(_ word: StaticString) -> Bool { FileText.is(word, bytes, kind) }
    let isInteger = isKind("bv") || isKind("li") || isKind("ui")
    if isInteger, integers == .refused {
      throw error(.integer(text(fields.second)), kind.lowerBound)
    }
    if isKind("sc") || isKind("si") {
      throw error(.semicontinuous(text(fields.second)), kind.lowerBound)
    }
    var bounds = columns[column]
    bounds.lastPlace = fields.second
    bounds.isInteger = bounds.isInteger || isInteger
    if isKind("bv") {
      bounds.makeBinary()
    } else if isKind("lo") || isKind("li") || isKind("fx") || isKind("up") || isKind("ui") {
      let limit = try limit(fields.number)
      if !isKind("up"), !isKind("ui") {
        try set(fields) { () throws(ColumnBounds.Fault) in try bounds.setLower(limit) }
      }
      if !isKind("lo"), !isKind("li") {
        try set(fields) { () throws(ColumnBounds.Fault) in try bounds.setUpper(limit) }
      }
    } else if isKind("fr") || isKind("mi") || isKind("pl") {
      if !isKind("pl") {
        try set(fields) { () throws(ColumnBounds.Fault) in try bounds.setLower(.minusInfinity) }
      }
      if !isKind("mi") {
        try set(fields) { () throws(ColumnBounds.Fault) in try bounds.setUpper(.infinity) }
      }
      try checkUnused(fields)
    } else {
      throw error(.boundType(text(kind)), kind.lowerBound)
    }
    if bounds.takeRepetition() { remarks.note(.boundAgain, of: fields.second) }
    columns[column] = bounds
  }

  /// The number of a bound of a kind that has none: many programs write 0 or infinity.
  private mutating func checkUnused(_ fields: MPSFields) throws(ProgramFileError) {
    guard !fields.number.isEmpty, case .number(let value) = try limit(fields.number), !value.isZero
    else { return }
    remarks.note(.unusedNumber, of: fields.second)
  }

  private func set(
    _ fields: MPSFields, _ change: () throws(ColumnBounds.Fault) -> Void
  ) throws(ProgramFileError) {
    do throws(ColumnBounds.Fault) {
      try change()
    } catch {
      switch error {
      case .isTwice: throw self.error(.boundTwice(text(fields.second)), fields.code.lowerBound)
      case .isInfinite:
        throw self.error(.wrongInfinity(text(fields.number)), fields.number.lowerBound)
      }
    }
  }

  // MARK: - Names and numbers

  private func row(_ name: Range<Int>) throws(ProgramFileError) -> Int {
    guard let row = rowNames.index(of: name) else {
      throw error(.unknownRow(text(name)), name.lowerBound)
    }
    return row
  }

  private func number(_ place: Range<Int>) throws(ProgramFileError) -> Rational {
    do throws(DecimalNumber.Fault) {
      if let number = fortran(place) { return try DecimalNumber.value(in: number, number.indices) }
      return try DecimalNumber.value(in: bytes, place)
    } catch {
      switch error {
      case .isNone: throw self.error(.noNumber(text(place)), place.lowerBound)
      case .isLong: throw self.error(.longNumber(text(place)), place.lowerBound)
      }
    }
  }

  /// `1.0D3`, as Fortran writes numbers, with an `e` for its `d`; nil of any other.
  private func fortran(_ place: Range<Int>) -> [UInt8]? {
    guard let mark = bytes[place].firstIndex(where: { $0 | 0x20 == UInt8(ascii: "d") }) else {
      return nil
    }
    var number = Array(bytes[place])
    number[mark - place.lowerBound] = UInt8(ascii: "e")
    return number
  }

  /// A number, or an infinity in digits or in words.
  private func limit(_ place: Range<Int>) throws(ProgramFileError) -> Limit {
    switch FileText.infinity(bytes, place) {
    case 1: .infinity
    case -1: .minusInfinity
    default: Limit(try number(place))
    }
  }
}
