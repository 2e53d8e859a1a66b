// Problems written as in textbooks: lists of coefficients.

import Rationals
import Simplex

/// `coefficients · variables  relation  bound`.
struct TextbookRow {
  enum Relation { case equal, atLeast, atMost }

  var coefficients: [Rational]
  var relation: Relation
  var bound: Rational

  init(_ coefficients: [Rational], _ relation: Relation, _ bound: Rational) {
    self.coefficients = coefficients
    self.relation = relation
    self.bound = bound
  }
}

extension LinearForm {
  /// The first columns with these coefficients.
  init(dense coefficients: [Rational], constant: Rational = 0) {
    self.init(
      coefficients.enumerated().map { .init($0.offset, $0.element) }, constant: constant)
  }
}

extension Problem {
  /// Nonnegative variables first, then free ones, then a slack column for each inequality in order.
  init(
    nonnegative: Int = 0, free: Int = 0, minimize objectives: [[Rational]],
    subjectTo textbookRows: [TextbookRow]
  ) {
    self.init(
      signs: Array(repeating: .nonnegative, count: nonnegative)
        + Array(repeating: .free, count: free),
      objectives: objectives.map { LinearForm(dense: $0) })
    for row in textbookRows {
      let kind: Row.Kind =
        switch row.relation {
        case .equal: .equation
        case .atLeast: .atLeast(slack: addColumn(.nonnegative))
        case .atMost: .atMost(slack: addColumn(.nonnegative))
        }
      rows.append(
        Row(form: LinearForm(dense: row.coefficients, constant: -row.bound), kind: kind))
    }
  }
}

/// A fraction, as a textbook writes it.
func fraction(_ numerator: Int, _ denominator: Int) -> Rational {
  Rational(numerator: numerator, denominator: denominator)
}
