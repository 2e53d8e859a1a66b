// Programs as MPS files that can be read by columns and by blanks alike, where names and numbers are short enough,
// and by blanks otherwise.

import Rationals
public import Wording

/// Writes MPS files.
///
/// What is read back is the same program: ``LinearProgram/isSame(as:)`` holds, and if no number had to be
/// changed, it is equal. Numbers are exact decimals. Where a row has one that is none, such as 1/3, the whole row is
/// multiplied; a bound that is none becomes a row; for the objective a comment gives the factor. Names with
/// blanks, and others that MPS cannot hold, are replaced. Comments before `NAME` tell what was changed.
///
/// A maximum is told by `OBJSENSE`, which glpsol does not know, and Clp passes over: a comment says how to tell them. The
/// constant of the objective is what its right side takes away, as HiGHS, Clp and CPLEX have it; a comment tells those
/// who read glpsol's or lp_solve's value.
public enum MPSWriter {
  /// The file of a program.
  ///
  /// - Parameters:
  ///   - comments: what else to say at the beginning, a line each.
  ///   - speech: the language of the comments.
  /// - Complexity: linear in the number of terms, if numbers are short.
  public static func text(
    of program: LinearProgram, comments: [String] = [], in speech: Speech = .english
  ) -> String {
    var writable = WritableProgram(program, allows: allows, allowsColumn: allows)
    // A range is wide; one that is less than nothing can only be told by two rows.
    writable.part { row in
      guard let lower = row.lower, let upper = row.upper else { return false }
      return lower > upper
    }
    if writable.sense == .maximize { writable.notes.append(.maximized) }
    let constant = writable.objective.constant
    if !constant.isZero { writable.notes.append(.turnedConstant(constant)) }
    var cards = MPSCards(byColumns: true)
    if !cards.write(writable, in: speech) {
      cards = MPSCards(byColumns: false)
      _ = cards.write(writable, in: speech)
    }
    return comments.map { "* \($0.harmless)\n" }.joined() + cards.text
  }

  static func allows(_ name: String) -> Bool {
    guard let first = name.utf8.first, first != UInt8(ascii: "$"), name.utf8.count <= 255 else {
      return false
    }
    return name.unicodeScalars.allSatisfy { !$0.steers && !" \t\n".unicodeScalars.contains($0) }
      && !["'marker'", "'MARKER'"].contains(name)
  }
}

/// The lines of an MPS file.
struct MPSCards {
  let byColumns: Bool
  private(set) var text = ""
  /// Whether every field so far has had room in its columns.
  private var fits = true

  init(byColumns: Bool) { self.byColumns = byColumns }

  /// - Returns: false if something does not fit in its columns.
  mutating func write(_ program: WritableProgram, in speech: Speech) -> Bool {
    for note in program.notes { text += "* \(note.text(in: speech))\n" }
    text += program.name.isEmpty ? "NAME\n" : "NAME          \(program.name)\n"
    if program.sense == .maximize { text += "OBJSENSE\n    MAX\n" }
    writeRows(program)
    writeColumns(program)
    writeSides(program)
    writeBounds(program)
    text += "ENDATA\n"
    return fits
  }

  private mutating func card(
    _ code: String, _ first: String, _ second: String = "", _ number: String = ""
  ) {
    guard byColumns else {
      text += " "
      for field in [code, first, second, number] where !field.isEmpty {
        if text.utf8.last != UInt8(ascii: " ") { text += "  " }
        text += field
      }
      text += "\n"
      return
    }
    fits = fits && first.isShort && second.isShort && number.utf8.count <= 12
    if !fits { return }
    var line = " " + code.padded(to: 3) + first
    if !second.isEmpty { line = line.padded(to: 14) + second }
    if !number.isEmpty { line = line.padded(to: 36 - number.utf8.count) + number }
    text += line + "\n"
  }

  private mutating func writeRows(_ program: WritableProgram) {
    text += "ROWS\n"
    card("N", program.objective.name)
    for row in program.rows {
      let code = row.isFree ? "N" : row.isEquation ? "E" : row.upper == nil ? "G" : "L"
      card(code, row.name)
    }
  }

  private mutating func writeColumns(_ program: WritableProgram) {
    text += "COLUMNS\n"
    var entries: [[(row: String, text: String)]] = Array(
      repeating: [], count: program.columns.count)
    for term in program.objective.terms {
      entries[term.column].append((program.objective.name, term.coefficient.decimalText))
    }
    for row in program.rows {
      for term in row.terms {
        entries[term.column].append((row.name, term.coefficient.decimalText))
      }
    }
    for (column, entries) in zip(program.columns, entries) {
      // A column without entries is there all the same.
      if entries.isEmpty { card("", column.name, program.objective.name, "0") }
      for entry in entries { card("", column.name, entry.row, entry.text) }
    }
  }

  private mutating func writeSides(_ program: WritableProgram) {
    text += "RHS\n"
    let constant = program.objective.constant
    if !constant.isZero { card("", "RHS", program.objective.name, (-constant).decimalText) }
    for row in program.rows {
      guard let side = row.upper ?? row.lower, !side.isZero else { continue }
      card("", "RHS", row.name, side.decimalText)
    }
    let ranged = program.rows.filter { $0.lower != nil && $0.upper != nil && !$0.isEquation }
    if ranged.isEmpty { return }
    text += "RANGES\n"
    for row in ranged {
      guard let lower = row.lower, let upper = row.upper else { continue }
      card("", "RNG", row.name, (upper - lower).decimalText)
    }
  }

  private mutating func writeBounds(_ program: WritableProgram) {
    let bounded = program.columns.filter { $0.lower != .some(.zero) || $0.upper != nil }
    if bounded.isEmpty { return }
    text += "BOUNDS\n"
    for column in bounded {
      switch (column.lower, column.upper) {
      case (nil, nil): card("FR", "BND", column.name)
      case (let lower?, let upper?) where lower == upper:
        card("FX", "BND", column.name, lower.decimalText)
      case (let lower, let upper):
        if let lower {
          // Some programs take −∞ below a negative upper bound if nothing is said.
          if !lower.isZero || upper.map({ $0.signum < 0 }) == true {
            card("LO", "BND", column.name, lower.decimalText)
          }
        } else {
          card("MI", "BND", column.name)
        }
        if let upper { card("UP", "BND", column.name, upper.decimalText) }
      }
    }
  }
}

extension String {
  /// Whether it has room in a field for names, and each of its characters is one byte.
  fileprivate var isShort: Bool { utf8.count <= 8 && utf8.allSatisfy { $0 < 0x80 } }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - utf8.count, 0))
  }
}
