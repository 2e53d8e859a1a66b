// Programs as LP files that glpsol, HiGHS and CPLEX read.

import Rationals
public import Wording

/// Writes LP files.
///
/// What is read back is the same program: ``LinearProgram/isSame(as:)`` holds, and if no number and no row had to
/// be changed, it is equal. Numbers are exact decimals. Where a row has one that is none, such as 1/3, the whole
/// row is multiplied; a bound that is none becomes a row; for the objective a comment gives the factor. Names that
/// the three programs do not all take are replaced. Comments at the beginning tell what was changed.
///
/// Columns come back in their order: where the file would name them in another, the objective names all of them,
/// some with the coefficient 0. A free row is written as `>= -1e30`. glpsol takes that for a number, and refuses a
/// constant in the objective: there is no way to write either for it, and a comment says what to do about the constant.
public enum LPWriter {
  /// How rows with two limits are written.
  public enum Ranges: Hashable, Sendable {
    /// As two rows, which every program reads.
    case parted
    /// As `c: 1 <= x + y <= 2`, which CPLEX reads, and glpsol and HiGHS do not.
    case chained
  }

  /// The file of a program.
  ///
  /// - Parameters:
  ///   - comments: what else to say at the beginning, a line each.
  ///   - speech: the language of the comments.
  /// - Complexity: linear in the number of terms, if numbers are short.
  public static func text(
    of program: LinearProgram, ranges: Ranges = .parted, comments: [String] = [],
    in speech: Speech = .english
  ) -> String {
    let names = Set(program.columns.map { $0.name })
    var writable = WritableProgram(
      program, allows: allows, allowsColumn: { allowsColumn($0, besides: names) })
    if ranges == .parted { writable.part { _ in true } }
    let constant = writable.objective.constant
    if !constant.isZero { writable.notes.append(.constant(constant)) }
    var lines = LPLines()
    if !writable.name.isEmpty { lines.comment("Problem name: \(writable.name)") }
    for comment in comments { lines.comment(" \(comment.harmless)") }
    for note in writable.notes { lines.comment(" \(note.text(in: speech))") }
    lines.write(writable)
    return lines.text
  }

  /// Letters, digits and the signs that glpsol and HiGHS both take, and no word that means something.
  static func allows(_ name: String) -> Bool {
    guard let first = name.utf8.first, !first.isDigit, first != UInt8(ascii: ".") else {
      return false
    }
    let isPlain = name.utf8.allSatisfy { byte in
      byte < 0x80 && LPScanner.isOfName(byte)
        && byte != UInt8(ascii: "(") && byte != UInt8(ascii: ")") && byte != UInt8(ascii: "/")
    }
    let small = name.lowercased()
    // HiGHS takes whatever begins with the name of a number for it.
    let isNumber = small.hasPrefix("inf") || small.hasPrefix("nan")
    return isPlain && !isNumber && name.utf8.count <= 255 && !words.contains(small)
  }

  /// Those of them that ``LPReader`` does not take for a slip beside the names of the other columns.
  private static func allowsColumn(_ name: String, besides names: Set<String>) -> Bool {
    guard allows(name), let first = name.utf8.first, let last = name.utf8.last else { return false }
    func parts(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") }
    func isInside(_ byte: UInt8) -> Bool {
      parts(byte) || [UInt8(ascii: "|"), UInt8(ascii: "\""), UInt8(ascii: "%")].contains(byte)
    }
    let hasBrace = name.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    if hasBrace || isInside(first) || isInside(last) { return false }
    // A column that cannot keep its name is called x1, x2, …
    func isColumn(_ name: Substring) -> Bool {
      names.contains(String(name))
        || name.first == "x" && name.utf8.dropFirst().first?.isDigit == true
    }
    let pieces = name.utf8.split(whereSeparator: parts).map { Substring($0) }
    return pieces.count == 1 || !pieces.allSatisfy(isColumn)
  }

  private static let words: Set<String> = [
    "minimize", "minimise", "minimum", "min", "maximize", "maximise", "maximum", "max", "subject",
    "such", "st", "s.t.", "st.", "bounds", "bound", "general", "generals", "gen", "integer",
    "integers", "int", "binary", "binaries", "bin", "semi", "semis", "sc", "sin", "sos", "sos1",
    "sos2", "end", "free",
  ]
}

/// The lines of an LP file. Words that begin sections stand at the margin, everything else after a blank: so
/// nothing is taken for another.
private struct LPLines {
  private(set) var text = ""
  private var line = ""

  mutating func comment(_ words: String) { text += "\\\(words)\n" }

  mutating func write(_ program: WritableProgram) {
    text += program.sense == .minimize ? "Minimize\n" : "Maximize\n"
    writeObjective(program)
    if !program.rows.isEmpty { text += "Subject To\n" }
    for row in program.rows { write(row, program) }
    let bounded = program.columns.filter { $0.lower != .some(.zero) || $0.upper != nil }
    if !bounded.isEmpty { text += "Bounds\n" }
    for column in bounded { text += " \(Self.bound(column))\n" }
    text += "End\n"
  }

  private mutating func writeObjective(_ program: WritableProgram) {
    add("\(program.objective.name):")
    var terms = program.objective.terms
    if !Self.isInOrder(program) {
      var coefficients = Array(repeating: Rational.zero, count: program.columns.count)
      for term in terms { coefficients[term.column] = term.coefficient }
      terms = coefficients.enumerated().map {
        LinearProgram.Term(column: $0.offset, coefficient: $0.element)
      }
    }
    let constant = program.objective.constant
    add(terms, program)
    if !constant.isZero {
      add("\(constant.signum < 0 ? "-" : "+") \(constant.magnitude.decimalText)")
    }
    endLine()
  }

  /// Whether reading the file meets the columns in their order.
  private static func isInOrder(_ program: WritableProgram) -> Bool {
    var count = 0
    func follows(_ terms: [LinearProgram.Term]) -> Bool {
      for term in terms {
        if term.column > count { return false }
        if term.column == count { count += 1 }
      }
      return true
    }
    guard follows(program.objective.terms) else { return false }
    for row in program.rows where !follows(row.terms) { return false }
    return count == program.columns.count
  }

  private mutating func write(_ row: LinearProgram.Row, _ program: WritableProgram) {
    add("\(row.name):")
    switch (row.lower, row.upper) {
    case (nil, nil):
      add(row.terms, program)
      add(">= -1e30")
    case (let lower?, nil):
      add(row.terms, program)
      add(">= \(lower.decimalText)")
    case (nil, let upper?):
      add(row.terms, program)
      add("<= \(upper.decimalText)")
    case (let lower?, let upper?) where lower == upper:
      add(row.terms, program)
      add("= \(lower.decimalText)")
    case (let lower?, let upper?):
      add("\(lower.decimalText) <=")
      add(row.terms, program)
      add("<= \(upper.decimalText)")
    }
    endLine()
  }

  /// The terms, or, as there must be one, the first column with the coefficient zero.
  private mutating func add(_ terms: [LinearProgram.Term], _ program: WritableProgram) {
    if terms.isEmpty { add(program.columns.first.map { "0 \($0.name)" } ?? "0") }
    for (index, term) in terms.enumerated() {
      let name = program.columns[term.column].name
      let isOne = term.coefficient.magnitude.isOne
      let sign = term.coefficient.signum < 0 ? "- " : index == 0 ? "" : "+ "
      add("\(sign)\(isOne ? "" : term.coefficient.magnitude.decimalText + " ")\(name)")
    }
  }

  private static func bound(_ column: LinearProgram.Column) -> String {
    switch (column.lower, column.upper) {
    case (nil, nil): "\(column.name) free"
    case (let lower?, nil): "\(column.name) >= \(lower.decimalText)"
    case (nil, let upper?): "-inf <= \(column.name) <= \(upper.decimalText)"
    case (let lower?, let upper?):
      lower == upper
        ? "\(column.name) = \(lower.decimalText)"
        : "\(lower.decimalText) <= \(column.name) <= \(upper.decimalText)"
    }
  }

  // MARK: - Lines

  private static let width = 78

  private mutating func add(_ piece: String) {
    if !line.isEmpty, line.utf8.count + piece.utf8.count + 1 > Self.width {
      text += line + "\n"
      line = " "
    }
    line += " " + piece
  }

  private mutating func endLine() {
    text += line + "\n"
    line = ""
  }
}
