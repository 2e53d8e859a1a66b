// When two programs are the same: what they require and what they optimise, whatever the rows are multiplied by.

import Rationals

extension LinearProgram {
  /// Whether both have the same columns, require the same of them and have the same objective up to a positive
  /// factor. A row may be multiplied by a number, stand as two rows, one for each limit, or as a bound of its
  /// column; names of rows do not count, nor does the name of the program.
  ///
  /// It is the form of the requirements that is compared, not what follows from them.
  ///
  /// - Complexity: linear in the number of terms, expected.
  public func isSame(as other: LinearProgram) -> Bool {
    sense == other.sense && columns.map { $0.name } == other.columns.map { $0.name }
      && objectives.map { $0.normal } == other.objectives.map { $0.normal }
      && requirements == other.requirements
  }

  /// Each limit of a row and each bound, and how often it is there.
  private var requirements: [Requirement: Int] {
    var counts: [Requirement: Int] = [:]
    for row in rows { Requirement.count(row.terms, row.lower, row.upper, &counts) }
    for (index, column) in columns.enumerated() where column.lower != nil || column.upper != nil {
      let term = Term(column: index, coefficient: 1)
      Requirement.count([term], column.lower, column.upper, &counts)
    }
    return counts
  }
}

extension LinearProgram.Objective {
  /// Divided by the magnitude of its first number, without its name.
  fileprivate var normal: Self {
    let first = terms.first?.coefficient ?? constant
    guard !first.isZero else { return Self(name: "") }
    let factor = first.magnitude.reciprocal
    return Self(
      name: "", terms: terms.map { $0.multiplied(by: factor) }, constant: constant * factor)
  }
}

/// A sum, the coefficient of whose first term is 1, and a limit of it.
private struct Requirement: Hashable {
  enum Side {
    case atLeast, atMost, free
  }

  let terms: [LinearProgram.Term]
  let side: Side
  let limit: Rational

  static func count(
    _ terms: [LinearProgram.Term], _ lower: Rational?, _ upper: Rational?,
    _ counts: inout [Requirement: Int]
  ) {
    let first = terms.first?.coefficient ?? 1
    let factor = first.reciprocal
    let normal = terms.map { $0.multiplied(by: factor) }
    /// Without terms only the sign of a limit says anything.
    func limit(_ value: Rational) -> Rational {
      terms.isEmpty ? Rational(value.signum) : value * factor
    }
    let (low, high): (Side, Side) = first.signum > 0 ? (.atLeast, .atMost) : (.atMost, .atLeast)
    if let lower {
      counts[Requirement(terms: normal, side: low, limit: limit(lower)), default: 0] += 1
    }
    if let upper {
      counts[Requirement(terms: normal, side: high, limit: limit(upper)), default: 0] += 1
    }
    if lower == nil, upper == nil {
      counts[Requirement(terms: normal, side: .free, limit: .zero), default: 0] += 1
    }
  }
}

extension LinearProgram.Term {
  func multiplied(by factor: Rational) -> LinearProgram.Term {
    LinearProgram.Term(column: column, coefficient: coefficient * factor)
  }
}
