// Goes through an MPS file line by line and gathers rows, columns and numbers; what they come to is put together
// at the end, for ranges may come before right sides.

import Rationals

struct MPSParser {
  let bytes: [UInt8]
  let byColumns: Bool
  let integers: IntegerRule
  /// Where a line stands whose fields by blanks might be parts of one name by columns.
  private(set) var doubtful: Int?
  /// Where the line begins that is being read.
  private(set) var position = 0

  var name = ""
  var sense = LinearProgram.Sense.minimize
  var remarks = RemarkList()
  /// What a comment says of the sense, and where.
  private var commentedSense: (sense: LinearProgram.Sense, place: Range<Int>)?
  /// Where a comment says that the signs of the objective were turned.
  private var turnedObjective: Range<Int>?
  /// Where `OBJNAME` names the objective.
  var objectiveName: Range<Int>?

  var rowNames: NameTable
  var rows: [MPSRow] = []
  var columnNames: NameTable
  var columns: [ColumnBounds] = []
  /// Whether integers are listed.
  var isInteger = false
  /// The name of the vector that a section gives.
  var vectors: [MPSSection: Range<Int>] = [:]

  private var state = State.sections
  private var seen: Set<MPSSection> = []
  private var headings: Set<Heading> = []
  private var words: [Range<Int>] = []

  private enum State: Equatable {
    /// No section of data has begun.
    case sections
    case data(MPSSection)
    /// The next line has what `OBJSENSE` or `OBJNAME` says.
    case sense
    case objectiveName
    case ended
  }

  /// What stands at most once before the sections of data.
  private enum Heading: String {
    case name = "NAME"
    case sense = "OBJSENSE"
    case objectiveName = "OBJNAME"
  }

  init(_ bytes: [UInt8], byColumns: Bool, integers: IntegerRule) {
    self.integers = integers
    self.bytes = bytes
    self.byColumns = byColumns
    rowNames = NameTable(bytes)
    columnNames = NameTable(bytes)
  }

  mutating func program() throws(ProgramFileError) -> LinearProgram {
    var start = FileText.start(of: bytes)
    while start < bytes.count, state != .ended {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      let next = end + 1
      position = start
      // What is blank at the end of a line does not count, a carriage return least of all.
      while end > start, bytes[end - 1].isBlank || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      if start < end {
        if bytes[start] == UInt8(ascii: "*") {
          readComment(start + 1..<end)
        } else {
          try read(start..<end)
        }
      }
      start = next
    }
    position = bytes.count
    guard state == .ended else { throw error(.missingEnd("ENDATA"), bytes.count) }
    noteSense()
    noteRest(from: start)
    return try finished()
  }

  // MARK: - Comments

  /// Some programs say in a comment alone that the objective is maximised: PuLP `*SENSE:Maximize`, CMPL
  /// `* OBJSENSE MAX`; and lp_solve that it turned the signs of one that was: `*<meta origsense='MAX'>`.
  private mutating func readComment(_ place: Range<Int>) {
    guard place.count <= 60, commentedSense == nil else { return }
    let words = bytes[place].split { !$0.isLetter }.map { $0.indices }
    guard let last = words.last, let sense = sense(of: last) else { return }
    func isSense(_ word: Range<Int>) -> Bool {
      Self.wordsOfSense.contains { FileText.is($0, bytes, word) }
    }
    if words.dropLast().allSatisfy(isSense) {
      commentedSense = (sense, place)
    } else if sense == .maximize, words.contains(where: { FileText.is("origsense", bytes, $0) }) {
      turnedObjective = place
    }
  }

  private static let wordsOfSense: [StaticString] = [
    "sense", "objsense", "objsens", "objective", "obj", "function", "direction", "optimization",
    "optimisation", "problem", "is", "the", "of",
  ]

  private mutating func noteSense() {
    if let (sense, place) = commentedSense, sense != self.sense {
      remarks.note(.commentedSense, of: place)
    }
    if let place = turnedObjective, !headings.contains(.sense) {
      remarks.note(.turnedObjective, of: place)
    }
  }

  /// Says that something comes after the end, if it is more than blanks and comments.
  private mutating func noteRest(from start: Int) {
    var (place, isFirst) = (min(start, bytes.count), true)
    while place < bytes.count {
      let byte = bytes[place]
      if isFirst, byte == UInt8(ascii: "*") {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else if !byte.isBlank, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
        return remarks.note(.afterEnd, of: place..<place + 1)
      } else {
        isFirst = byte == UInt8(ascii: "\n")
        place += 1
      }
    }
  }

  func error(_ reason: ProgramFileFact, _ place: Int) -> ProgramFileError {
    FileText.error(reason, at: place, in: bytes)
  }

  func error(_ reason: MPSFact, _ place: Int) -> ProgramFileError { error(.mps(reason), place) }

  func text(_ place: Range<Int>) -> String { FileText.excerpt(bytes, place) }

  // MARK: - Lines

  private mutating func read(_ line: Range<Int>) throws(ProgramFileError) {
    words.removeAll(keepingCapacity: true)
    var place = line.lowerBound
    while place < line.upperBound {
      if bytes[place].isBlank {
        place += 1
        continue
      }
      let start = place
      while place < line.upperBound, !bytes[place].isBlank {
        if bytes[place].isControl { throw error(.controlCharacter(bytes[place]), place) }
        place += 1
      }
      words.append(start..<place)
    }
    guard let first = words.first else { return }
    if state == .sense, words.count == 1, let sense = sense(of: first) {
      (self.sense, state) = (sense, .sections)
    } else if first.lowerBound == line.lowerBound {
      try readHeading(line)
    } else {
      try readData(line)
    }
  }

  private mutating func readData(_ line: Range<Int>) throws(ProgramFileError) {
    switch state {
    case .sections, .ended: throw error(.dataBeforeSections, words[0].lowerBound)
    case .sense: throw error(.sense(text(words[0])), words[0].lowerBound)
    case .objectiveName:
      objectiveName = words[0].lowerBound..<line.upperBound
      state = .sections
    case .data(let section):
      try take(try fields(line, section), section)
    }
  }

  private mutating func fields(
    _ line: Range<Int>, _ section: MPSSection
  ) throws(ProgramFileError) -> MPSFields {
    if byColumns {
      do throws(MPSFields.Misfit) {
        return try MPSFields(columnsOf: line, in: bytes)
      } catch {
        switch error {
        case .tab(let place): throw self.error(.tab, place)
        case .text(let place):
          throw self.error(.betweenFields(place - line.lowerBound + 1), place)
        }
      }
    }
    cutComment(section)
    if doubtful == nil, MPSFields.areDoubtful(words, from: line.lowerBound) {
      doubtful = line.lowerBound
    }
    let fields = MPSFields(words: words, of: section, in: bytes) {
      columnNames.index(of: $0) != nil
    }
    guard let fields else {
      throw error(.fields(section.name, words.count), words[0].lowerBound)
    }
    return fields
  }

  /// Leaves out what comes after a `$`, as glpsol writes it, unless it is the name of a row.
  private mutating func cutComment(_ section: MPSSection) {
    let first = section == .rows ? 2 : 3
    let comment = words.indices.dropFirst(first).first {
      bytes[words[$0].lowerBound] == UInt8(ascii: "$") && rowNames.index(of: words[$0]) == nil
    }
    if let comment { words.removeSubrange(comment...) }
  }

  // MARK: - Headings

  private mutating func readHeading(_ line: Range<Int>) throws(ProgramFileError) {
    let word = words[0]
    let rest = words.count > 1 ? words[1].lowerBound..<line.upperBound : nil
    if let section = Self.section(bytes, word) {
      if let rest { throw error(.dataAfterHeading(section.name), rest.lowerBound) }
      return try begin(section, at: word.lowerBound)
    }
    if FileText.is("name", bytes, word) {
      try begin(.name, at: word.lowerBound)
      if let rest { name = try string(rest) }
      state = .sections
    } else if FileText.is("objsense", bytes, word) || FileText.is("objsens", bytes, word) {
      try begin(.sense, at: word.lowerBound)
      guard let rest else {
        state = .sense
        return
      }
      guard let sense = sense(of: rest) else { throw error(.sense(text(rest)), rest.lowerBound) }
      (self.sense, state) = (sense, .sections)
    } else if FileText.is("objname", bytes, word) {
      try begin(.objectiveName, at: word.lowerBound)
      objectiveName = rest ?? objectiveName
      state = rest == nil ? .objectiveName : .sections
    } else if FileText.is("endata", bytes, word) {
      state = .ended
    } else if Self.foreign.contains(where: { FileText.is($0, bytes, word) }) {
      throw error(.foreignSection(text(word)), word.lowerBound)
    } else {
      throw error(.unknownSection(text(word)), word.lowerBound)
    }
  }

  private static func section(_ bytes: [UInt8], _ word: Range<Int>) -> MPSSection? {
    if FileText.is("rows", bytes, word) { return .rows }
    if FileText.is("columns", bytes, word) { return .columns }
    if FileText.is("rhs", bytes, word) { return .rightSides }
    if FileText.is("ranges", bytes, word) { return .ranges }
    return FileText.is("bounds", bytes, word) ? .bounds : nil
  }

  private static let foreign: [StaticString] = [
    "sos", "sos1", "sos2", "sets", "qsection", "quadobj", "qmatrix", "qcmatrix", "csection",
    "indicators", "genconstrs", "lazycons", "usercuts", "pwlobj", "branch", "refrow",
  ]

  private mutating func begin(_ heading: Heading, at place: Int) throws(ProgramFileError) {
    guard headings.insert(heading).inserted else {
      throw error(.sectionTwice(heading.rawValue), place)
    }
  }

  private mutating func begin(
    _ section: MPSSection, at place: Int
  ) throws(ProgramFileError) {
    guard seen.insert(section).inserted else { throw error(.sectionTwice(section.name), place) }
    if section != .rows {
      let before = section == .columns ? MPSSection.rows : .columns
      guard seen.contains(before) else {
        throw error(.sectionBefore(section.name, before.name), place)
      }
    }
    state = .data(section)
  }

  private func sense(of word: Range<Int>) -> LinearProgram.Sense? {
    if FileText.is("max", bytes, word) || FileText.is("maximize", bytes, word)
      || FileText.is("maximise", bytes, word)
    {
      return .maximize
    }
    let isMinimize =
      FileText.is("min", bytes, word) || FileText.is("minimize", bytes, word)
      || FileText.is("minimise", bytes, word)
    return isMinimize ? .minimize : nil
  }

  /// A name as it stands.
  func string(_ place: Range<Int>) throws(ProgramFileError) -> String {
    guard let name = FileText.name(bytes, place) else {
      throw error(.encoding, place.lowerBound)
    }
    return name
  }

  /// The first section that there must be and is not.
  var missingSection: MPSSection? {
    seen.contains(.rows) ? (seen.contains(.columns) ? nil : .columns) : .rows
  }
}
