// What a line means, as values: the parser's output and the interpreter's input. Every node knows
// the place that it was written at, so that a later step can point there too.

public import Rationals

/// A stretch of one line, in characters from its start (zero-based, upper bound excluded).
public struct SourceRange: Hashable, Sendable {
  public var lowerBound: Int
  public var upperBound: Int

  public init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// The column that people count: the first character of a line is column 1.
  public var column: Int { lowerBound + 1 }

  /// The smallest range that holds both.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(lowerBound, other.lowerBound), max(upperBound, other.upperBound))
  }
}

/// A name as it was written.
public struct Name: Hashable, Sendable {
  public var text: String
  public var range: SourceRange

  public init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
  }
}

/// An arithmetic expression. Whether it is linear is for a later step to say: that depends on which
/// names are points.
///
/// A run of operators on one level is one flat node, so the depth of a tree is bounded by the
/// nesting of its parentheses (three nodes for each, at most 200 of them) however long the line is:
/// whoever walks, compares or releases one may recurse. A pair of parentheses leaves no node.
public indirect enum Expression: Hashable, Sendable {
  case number(Rational, SourceRange)
  case name(Name)
  /// `error(want)`: only where a question or a claim is read.
  case quantity(Quantity, SourceRange)
  /// A minus sign before an operand; the range is that of both. `--x` is `x`.
  case negate(Expression, SourceRange)
  /// `a − b + c` or `a · b / c`, worked from left to right: at least one operation, all of them
  /// additive or all multiplicative. The range covers it with the parentheses around its parts.
  case operations(Expression, [Operation], SourceRange)

  /// One step of such a run: what is done, and with what.
  public struct Operation: Hashable, Sendable {
    public var kind: BinaryOperator
    public var operand: Expression
    /// Where a product is written without an operator, as in `2x`, the place of `x`.
    public var operatorRange: SourceRange

    public init(_ kind: BinaryOperator, _ operand: Expression, operatorRange: SourceRange) {
      self.kind = kind
      self.operand = operand
      self.operatorRange = operatorRange
    }
  }

  public enum BinaryOperator: String, Sendable {
    case add = "+"
    case subtract = "−"
    case multiply = "·"
    case divide = "/"
  }

  /// Where it was written.
  public var range: SourceRange {
    switch self {
    case .number(_, let range), .quantity(_, let range), .negate(_, let range),
      .operations(_, _, let range):
      range
    case .name(let name): name.range
    }
  }
}

public enum Relation: String, Sendable {
  case equal = "="
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
}

/// `@high`, `@600`, `@250.5`: a number above 0, up to 1000, which is a requirement.
public struct PriorityMark: Hashable, Sendable {
  public var range: SourceRange
  public var value: Rational

  public init(value: Rational, range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// The number as it is typed.
  public var number: String { value.decimal(places: 1000) }
}

/// One statement that makes constraints: `label: e₀ R₁ e₁ R₂ e₂ … @priority weight w`.
public struct ConstraintStatement: Hashable, Sendable {
  public var label: Name?
  /// One more than there are relations.
  public var operands: [Expression]
  public var relations: [Relation]
  /// The text of each operand as typed, trimmed, so that `operandTexts[i]` says `operands[i]`.
  public var operandTexts: [String]
  public var priority: PriorityMark?
  public var weight: Rational?
  public var range: SourceRange

  public init(
    label: Name? = nil, operands: [Expression], relations: [Relation], operandTexts: [String],
    priority: PriorityMark? = nil, weight: Rational? = nil, range: SourceRange
  ) {
    self.label = label
    self.operands = operands
    self.relations = relations
    self.operandTexts = operandTexts
    self.priority = priority
    self.weight = weight
    self.range = range
  }
}

/// `maximize e @p weight w` and `minimize e @p weight w`.
public struct ObjectiveStatement: Hashable, Sendable {
  public enum Direction: String, Sendable {
    case maximize, minimize

    /// The direction that a word asks for, in either spelling or cut short; nil for any other word.
    public init?(word: String) {
      switch word.lowercased() {
      case "maximize", "maximise", "max": self = .maximize
      case "minimize", "minimise", "min": self = .minimize
      default: return nil
      }
    }
  }

  public var label: Name?
  public var direction: Direction
  public var expression: Expression
  public var expressionText: String
  public var priority: PriorityMark?
  public var weight: Rational?
  public var range: SourceRange
}

/// `A = 3` in `point A = 3, B = 4`.
public struct PointDefinition: Hashable, Sendable {
  public var name: Name
  public var value: Expression

  public init(name: Name, value: Expression) { (self.name, self.value) = (name, value) }
}

/// Names a level: `high`, `600`. The number is above 0, up to 1000.
public typealias LevelMark = PriorityMark

/// What `expect` claims.
public indirect enum Expectation: Hashable, Sendable {
  /// `expect X = 20`, `expect x + y <= 3`: holds for every solution.
  case relation(Expression, Relation, Expression)
  /// `expect X in [10, 20]`; nil is an end that is open (`-inf`, `inf`, `−∞`, `∞`).
  case interval(Expression, lower: Expression?, upper: Expression?)
  /// `expect X ambiguous`
  case ambiguous(Expression)
  case unsatisfiable
  case unbounded
  /// `expect objective high = 0`
  case objective(LevelMark, Relation, Expression)
  /// `expect frame field = 164 0 136 22`: left, top, width and height; nil for `none`, where nothing is said of it.
  case frame(Name, [Expression?])
  /// `expect conflict a, b`: these requirements contradict one another, and no fewer of them do.
  case conflict([Name])
  /// `expect 0 <= X <= 30`, `expect x, y >= 0`, `expect x = 2, y = 6`: each of them, at least two.
  case all([Expectation])

  /// What it compares, in its order.
  public var values: [Expression] {
    switch self {
    case .relation(let left, _, let right): [left, right]
    case .interval(let expression, let lower, let upper):
      [expression, lower, upper].compactMap { $0 }
    case .ambiguous(let expression): [expression]
    case .objective(_, _, let value): [value]
    case .frame(_, let numbers): numbers.compactMap { $0 }
    case .all(let claims): claims.flatMap { $0.values }
    case .unsatisfiable, .unbounded, .conflict: []
    }
  }
}

/// One line, parsed.
public indirect enum Line: Hashable, Sendable {
  /// Nothing but white space or a comment.
  case empty
  case constraint(ConstraintStatement)
  case objective(ObjectiveStatement)
  case visualFormat(VisualFormatStatement)
  /// `x, y >= 0`: constraints and objectives that stand on one line, at least two.
  case several([Line], SourceRange)
  case expression(Expression)
  case command(Command, SourceRange)
}
