// Goes through an LP file section by section. One piece is looked at and one more seen: that is enough to tell a
// row's name, a section's, and a variable from one another.

import Rationals

struct LPParser {
  let bytes: [UInt8]
  private var scanner: LPScanner
  /// The piece that is looked at, and the one after it.
  private(set) var current: LPToken
  private(set) var ahead: LPToken

  var columnNames: NameTable
  var columns: [ColumnBounds] = []
  /// Where the name of each column stands.
  var uses: [LPUse] = []
  /// How many sums have begun.
  var sumCount = 0
  var remarks = RemarkList()
  let integers: IntegerRule
  var rowNames: NameTable
  var rows: [LPRow] = []
  private var sense = LinearProgram.Sense.minimize
  private var objective = LPSum()
  private var objectiveName: Range<Int>?
  /// Where there are several.
  private var objectives: [LPObjective] = []

  init(_ bytes: [UInt8], integers: IntegerRule) throws(ProgramFileError) {
    self.bytes = bytes
    self.integers = integers
    scanner = LPScanner(bytes)
    current = try scanner.next()
    ahead = current.kind == .end ? current : try scanner.next()
    columnNames = NameTable(bytes)
    rowNames = NameTable(bytes)
  }

  mutating func advance() throws(ProgramFileError) {
    current = ahead
    if ahead.kind != .end { ahead = try scanner.next() }
  }

  // MARK: - Errors

  func error(_ reason: ProgramFileFact, at place: Range<Int>) -> ProgramFileError {
    FileText.error(reason, at: place.lowerBound, in: bytes)
  }

  func error(_ reason: LPFact, at place: Range<Int>) -> ProgramFileError {
    error(.lp(reason), at: place)
  }

  func text(_ place: Range<Int>) -> String { FileText.excerpt(bytes, place) }

  /// That something else was to come than what has.
  func unexpected(_ wanted: LPFact.Wanted) -> ProgramFileError {
    switch current.kind {
    case .end: error(.endsEarly(wanted: wanted), at: current.place)
    case .bracket: error(isWithinName ? .bracketInName : .quadratic, at: current.place)
    default: error(surprise(wanted), at: current.place)
    }
  }

  /// What is wrong with what is looked at, which is no bracket.
  private func surprise(_ wanted: LPFact.Wanted) -> LPFact {
    let place = current.place
    let before = place.lowerBound > 0 ? bytes[place.lowerBound - 1] : UInt8(ascii: "\n")
    switch text(place) {
    case "^": return .quadratic
    case "*":
      let last = bytes[..<place.lowerBound].last { !$0.isBlank }
      return last?.isDigit ?? false ? .star : .quadratic
    case ">" where before == UInt8(ascii: "-") && hasRelation(before: place.lowerBound):
      return .indicator
    case _ where current.kind == .name && ahead.kind == .colon && before.isDigit:
      let start = bytes[..<place.lowerBound].lastIndex { !$0.isDigit }.map { $0 + 1 } ?? 0
      return .digitFirst(text(start..<place.upperBound))
    case let other: return .unexpected(other, wanted: wanted)
    }
  }

  /// Whether a relation stands before a place in its line: `b = 1 ->`.
  private func hasRelation(before place: Int) -> Bool {
    bytes[..<place].reversed().prefix { $0 != UInt8(ascii: "\n") }.contains(UInt8(ascii: "="))
  }

  /// Whether the file is as lp_solve writes it: `max: 3x + 2y;`, with comments as in C.
  private var isOfLPSolve: Bool {
    let first = bytes[current.place.lowerBound...].prefix(2)
    if first.elementsEqual("/*".utf8) || first.elementsEqual("//".utf8) { return true }
    let isSense = ["max", "min", "maximise", "minimise", "maximize", "minimize"].contains {
      FileText.is($0, bytes, current.place)
    }
    return isSense && ahead.kind == .colon && bytes.contains(UInt8(ascii: ";"))
  }

  /// Whether the file is a model with sets and parameters, as GMPL, AMPL and GAMS have them, from which a program is yet to be
  /// made: some line begins with a word that declares one.
  private var isModel: Bool {
    let words = [
      "set", "param", "var", "sets", "parameters", "parameter", "scalars", "variables", "equations",
      "table",
    ]
    return bytes.contains(UInt8(ascii: ";"))
      && bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") }).contains { line in
        let text = line.drop { $0.isBlank }
        let word = text.prefix { $0.isLetter }
        return word.count < text.count
          && words.contains { $0.utf8.elementsEqual(word.map { $0 | 0x20 }) }
      }
  }

  /// Whether what is looked at follows a name at once.
  private var isWithinName: Bool {
    let start = current.place.lowerBound
    return start > 0 && LPScanner.isOfName(bytes[start - 1])
  }

  // MARK: - Sections

  mutating func program() throws(ProgramFileError) -> LinearProgram {
    switch word() {
    case .minimize: sense = .minimize
    case .maximize: sense = .maximize
    // A program begins with nothing else.
    default:
      throw error(
        isModel ? .model : isOfLPSolve ? .ofLPSolve : .noSense, at: current.place)
    }
    try advance()
    if isAtSeveralObjectives {
      objectives = try readObjectives()
    } else {
      try readObjective()
    }
    var last = LPWord.minimize
    while let word = word(), word != .end {
      let isInOrder =
        switch word {
        case .subjectTo: last == .minimize
        case .bounds: last == .minimize || last == .subjectTo
        case .minimize, .maximize: false
        case .integers, .binaries, .semicontinuous, .specialOrderedSets, .foreign, .end: true
        }
      guard isInOrder else { throw error(.lostSection(text(current.place)), at: current.place) }
      last = word
      try read(word)
    }
    switch current.kind {
    case .name: try advance()
    case .end: throw error(.missingEnd("End"), at: current.place)
    default: throw unexpected(.section)
    }
    guard current.kind == .end else { throw error(.afterEnd, at: current.place) }
    return try finished()
  }

  private mutating func read(_ word: LPWord) throws(ProgramFileError) {
    let heading = current.place
    if case .foreign(let section) = word { throw error(.foreign(section), at: heading) }
    if word.isLong(bytes, heading) { try advance() }
    try advance()
    switch word {
    case .subjectTo: while try !isAtSection() { try readRow() }
    case .bounds:
      let known = columns.count
      while try !isAtSection() { try readBound() }
      for column in known..<columns.count {
        remarks.note(.boundedAlone, of: columnNames.place(column))
      }
    case .integers, .binaries: while try !isAtSection() { try readInteger(word == .binaries) }
    case .semicontinuous:
      if current.kind == .minus {
        try advance()
        try advance()
      }
      if try !isAtSection() {
        throw error(.semicontinuous(text(current.place)), at: current.place)
      }
    case .specialOrderedSets: throw error(.specialOrderedSet, at: heading)
    case .minimize, .maximize, .foreign, .end: break
    }
  }

  /// Whether a section begins here, or the file ends.
  private func isAtSection() throws(ProgramFileError) -> Bool {
    if current.kind == .end { return true }
    guard word() != nil else { return false }
    // A row without a name may begin with a variable, and so may a bound.
    let isDoubtful =
      !current.isAtMargin && (ahead.kind.isSign || ahead.kind.isRelation) && !ahead.isFirst
      && !FileText.is("semi", bytes, current.place)
    if isDoubtful { throw error(.sectionOrName(text(current.place)), at: current.place) }
    return true
  }

  /// The section that begins here, if one does.
  func word() -> LPWord? {
    guard current.kind == .name, ahead.kind != .colon else { return nil }
    return LPWord(bytes, current.place, before: ahead)
  }

  private mutating func readObjective() throws(ProgramFileError) {
    if current.kind == .name, ahead.kind == .colon {
      objectiveName = current.place
      try advance()
      try advance()
    }
    if current.kind == .end { return }
    if word() != nil { return }
    objective = try readSum(mayEnd: true, endsWithLine: false)
    guard objective.infinity == nil else {
      throw error(.wrongInfinity("inf"), at: objective.infinity ?? current.place)
    }
    if current.kind == .end { return }
    if word() == nil { throw unexpected(.sign) }
  }

  // MARK: - The program

  private mutating func finished() throws(ProgramFileError) -> LinearProgram {
    try checkNames()
    var columns: [LinearProgram.Column] = []
    columns.reserveCapacity(self.columns.count)
    for (index, bounds) in self.columns.enumerated() {
      let place = columnNames.place(index)
      let name = try string(place)
      if bounds.isEmptyByDefault { remarks.note(.defaultBound, of: bounds.lastPlace ?? place) }
      columns.append(
        LinearProgram.Column(
          name: name, lower: bounds.lower, upper: bounds.upper,
          hasDefaultLower: bounds.hasDefaultLower))
    }
    var name = "obj"
    if let objectiveName { name = try string(objectiveName) }
    let levels =
      objectives.isEmpty
      ? [.init(name: name, terms: objective.terms, constant: objective.constant)]
      : try levels(objectives)
    return LinearProgram(
      name: scanner.problemName.flatMap { FileText.name(bytes, $0) } ?? "", sense: sense,
      objective: levels[0], lesserObjectives: Array(levels.dropFirst()), columns: columns,
      rows: try finishedRows(),
      relaxed: self.columns.indices.filter { self.columns[$0].isInteger },
      remarks: remarks.finished(in: bytes))
  }

  private func finishedRows() throws(ProgramFileError) -> [LinearProgram.Row] {
    var names: [String?] = []
    names.reserveCapacity(rows.count)
    for row in rows {
      guard let place = row.name else {
        names.append(nil)
        continue
      }
      names.append(try string(place))
    }
    var taken = Set<String>()
    if rowNames.count < rows.count { for case let name? in names { taken.insert(name) } }
    var result: [LinearProgram.Row] = []
    result.reserveCapacity(rows.count)
    for (index, row) in rows.enumerated() {
      let name = names[index] ?? UniqueNames.name("r\(index + 1)", &taken)
      result.append(
        LinearProgram.Row(name: name, terms: row.terms, lower: row.lower, upper: row.upper))
    }
    return result
  }

  func string(_ place: Range<Int>) throws(ProgramFileError) -> String {
    guard let name = FileText.name(bytes, place) else { throw error(.encoding, at: place) }
    return name
  }
}
