// The shapes of what many replies hold: numbers, words, levels, intervals, sums, constraints.

import ConstraintHierarchies
import Rationals
import Session

extension Int: Shaped {
  static let shape = Shape<Int>(.type("integer")) { .integer($0) }
}

extension Bool: Shaped {
  static let shape = Shape<Bool>(.type("boolean")) { .bool($0) }
}

extension String: Shaped {
  static let shape = Shape<String>(.type("string")) { .string($0) }
  static let listed = Shape<[String]>.list(shape).named("strings")
}

extension Rational: Shaped {
  /// An exact fraction, in a string, since a reader that parses numbers as binary floating point would round them.
  static let shape = Shape<Rational>(
    .type("string").with("pattern", #""^-?[0-9]+(/[0-9]+)?$""#)
  ) { .string($0.description) }.named("number")
  static let orNull = shape.orNull.named("optionalNumber")
}

extension Shape where Value == Rational? {
  /// The end of an interval.
  static var end: Shape { Rational.shape.orNull.named("end", about: "null: open to infinity") }
}

extension Shape where Value == Int {
  /// How many there are of something.
  static var count: Shape {
    Shape(.type("integer").with("minimum", "0")) { .integer($0) }
  }
}

extension Priority: Shaped {
  static let shape = Shape<Priority>(
    .type("number").with("minimum", "0").with("maximum", "1000")
  ) { $0.rawValue.asInt.map { .integer($0) } ?? .decimal($0.number) }.named(
    "priority", about: "1000: required")

  /// The level and what it is called.
  static let named = Fields<Priority> {
    field("priority") { $0 }
    field("name") { $0.name }
  }
}

extension ColumnName: Shaped {
  /// As it is typed: `a+`.
  static let shape = String.shape.of { (column: ColumnName) in column.typed }
}

// MARK: - Words

extension Shape where Value: RawRepresentable & SendableMetatype, Value.RawValue == String {
  /// One of these words.
  static func words(_ all: @autoclosure @escaping @Sendable () -> [Value]) -> Shape {
    Shape(.words(all().map { $0.rawValue })) { .string($0.rawValue) }
  }
}

extension Shape where Value == String {
  /// One of these words.
  static func words(_ all: String...) -> Shape { Shape(.words(all)) { .string($0) } }
}

/// One of several words, all of them known.
protocol ShapedWord: Shaped, CaseIterable, RawRepresentable where RawValue == String {}

extension ShapedWord {
  static var shape: Shape<Self> { .words(Array(allCases)) }
}

extension SolutionStatus: Shaped {
  static let shape = Shape<SolutionStatus>.words([.optimal, .unsatisfiable, .unbounded])
    .named("status")
  static let orNull = shape.orNull.named("optionalStatus")
}

extension Relation: Shaped {
  static let shape = Shape<Relation>.words([.equal, .atMost, .atLeast])
}

// MARK: - Intervals

extension Interval: Shaped {
  static let ends = Fields<Interval> {
    field("min", .end) { $0.lower }
    field("max", .end) { $0.upper }
  }
  /// Its only value, if it has one, and its ends.
  static let fields = Fields<Interval> {
    field("value") { $0.value }
    ends
  }
  static let shape = Shape<Interval>.object(fields)
}

extension Shape where Value == (String, Interval) {
  /// A variable and the values that it can take: `{"name": "X", "value": "20", "min": "20", "max": "20"}`.
  static var variable: Shape {
    .object("variable") {
      field("name") { $0.0 }
      part(Interval.fields) { $0.1 }
    }
  }

  /// The same without the value.
  static var interval: Shape {
    .object("interval") {
      field("name") { $0.0 }
      part(Interval.ends) { $0.1 }
    }
  }
}

extension NamedInterval: Shaped {
  static let shape = Shape.variable.of { (named: NamedInterval) in (named.name, named.interval) }
}

extension Shape where Value == (String, Rational?) {
  /// `{"name": "X0", "value": "0"}`
  static var named: Shape {
    .object("named") {
      field("name") { $0.0 }
      field("value") { $0.1 }
    }
  }
}

// MARK: - Sums

/// A constant, and how many of what.
typealias NamedSum = (constant: Rational, terms: [(String, Rational)])

extension Shape where Value == NamedSum {
  /// `{"constant": "3", "terms": [{"name": "X", "coefficient": "2"}]}`
  static var linear: Shape {
    .object("linear") {
      field("constant") { $0.constant }
      field("terms", .list(.term)) { $0.terms }
    }
  }
}

extension Shape where Value == (String, Rational) {
  static var term: Shape {
    .object("term") {
      field("name") { $0.0 }
      field("coefficient") { $0.1 }
    }
  }
}

extension LinearExpression {
  func named(in problem: Hierarchy) -> NamedSum {
    (constant, terms.map { (problem.name(of: $0.symbol), $0.coefficient) })
  }
}

extension ColumnSum: Shaped {
  static let shape = Shape.linear.of { (sum: ColumnSum) in
    (sum.constant, sum.terms.map { ($0.column.typed, $0.coefficient) })
  }
}

extension NamedForm: Shaped {
  static let shape = Shape.linear.of { (form: NamedForm) in
    (form.constant, form.terms.map { (ColumnName.typed($0.name), $0.coefficient) })
  }
}

// MARK: - Constraints and objectives

extension Constraint {
  /// The slack of that side as it is typed: `a+`.
  func slack(_ side: Model.Side) -> String {
    switch side {
    case .plus: letter + "+"
    case .minus: letter + "-"
    case .single: letter
    }
  }

  /// What it is.
  static let identity = Fields<Constraint> {
    field("id") { $0.id }
    field("text") { $0.text }
    field("priority") { $0.priority }
    field("weight") { $0.weight }
    field("enabled") { $0.isEnabled }
  }

  /// The equation that it becomes: its sides as they were typed, the slacks, and those that its level counts.
  static let equation = Fields<Constraint> {
    field("left") { $0.leftText }
    field("right") { $0.rightText }
    field("relation") { $0.relation }
    field("added") { $0.added.map($0.slack) }
    field("subtracted") { $0.subtracted.map($0.slack) }
    field("costly") { $0.priority.isRequired ? [] : $0.costlySides.map($0.slack) }
  }

  /// What it is, and the equation.
  static let whole = Fields<Constraint> {
    identity
    equation
  }

  private var added: Model.Side? {
    priority.isRequired ? relation == .atLeast ? .single : nil : .plus
  }

  private var subtracted: Model.Side? {
    priority.isRequired ? relation == .atMost ? .single : nil : .minus
  }
}

extension Objective {
  /// What it is.
  static let identity = Fields<Objective> {
    field("id") { $0.id }
    field("text") { $0.text }
    field("priority") { $0.priority }
    field("weight") { $0.weight }
    field("enabled") { $0.isEnabled }
  }
}
