// Rows and bounds as they would be written in a file, for whoever names them.

public import Programs
public import Rationals

extension LinearProgram {
  /// A sum of columns with the limits that it keeps: `1 <= x + 2 y <= 4`.
  public struct Statement: Hashable, Sendable {
    public let terms: [Term]
    public let lower: Rational?
    public let upper: Rational?
  }

  /// What a requirement says, one of two limits by itself.
  ///
  /// - Precondition: its row or column is the program's.
  public func statement(of requirement: ProgramHierarchy.Requirement) -> Statement {
    func only(
      _ terms: [Term], _ side: ProgramHierarchy.Side, _ lower: Rational?, _ upper: Rational?
    ) -> Statement {
      Statement(
        terms: terms, lower: side == .upper ? nil : lower, upper: side == .lower ? nil : upper)
    }
    switch requirement {
    case .row(let index, let side):
      demand(rows.indices.contains(index), "LinearProgram: no such row")
      return only(rows[index].terms, side, rows[index].lower, rows[index].upper)
    case .bound(let index, let side):
      demand(columns.indices.contains(index), "LinearProgram: no such column")
      return only(
        [Term(column: index, coefficient: 1)], side, columns[index].lower, columns[index].upper)
    }
  }

  /// `3 x - 2 y`, with names as the file has them.
  ///
  /// - Parameter number: how a coefficient is written, that is not negative.
  /// - Precondition: the columns are the program's.
  public func text(
    of terms: [Term], number: (Rational) -> String = { $0.description }
  ) -> String {
    if terms.isEmpty { return "0" }
    var text = ""
    for term in terms {
      demand(columns.indices.contains(term.column), "LinearProgram: no such column")
      let isNegative = term.coefficient.signum < 0
      text += text.isEmpty ? (isNegative ? "-" : "") : isNegative ? " - " : " + "
      if !term.coefficient.magnitude.isOne { text += "\(number(term.coefficient.magnitude)) " }
      text += columns[term.column].name
    }
    return text
  }

  /// `1 <= x + 2 y <= 4`
  public func text(of statement: Statement) -> String {
    let sum = text(of: statement.terms)
    switch (statement.lower, statement.upper) {
    case (nil, nil): return sum
    case (let lower?, nil): return "\(sum) >= \(lower)"
    case (nil, let upper?): return "\(sum) <= \(upper)"
    case (let lower?, let upper?):
      return lower == upper ? "\(sum) = \(lower)" : "\(lower) <= \(sum) <= \(upper)"
    }
  }
}
