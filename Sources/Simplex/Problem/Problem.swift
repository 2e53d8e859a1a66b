// What the simplex method is asked: columns with a sign, rows, and objectives to be minimised one
// after another. Everything is exact.

public import Rationals

/// Names a variable of a `Problem`: its place in `Problem.signs`.
public typealias Column = Int

/// `constant + Σ coefficient · column`, at most one term for a column, none of them zero, in order
/// of their columns.
public struct LinearForm: Hashable, Sendable {
  public struct Term: Hashable, Sendable {
    public var column: Column
    public var coefficient: Rational
    /// Of the variable that the column stands for, to tell it from those of others in the same place; 0 where a column is a number
    /// and no more. (It takes no room: there is some beside a coefficient.)
    package var stamp: UInt32

    public init(_ column: Column, _ coefficient: Rational) {
      self.init(column, coefficient, stamp: 0)
    }

    package init(_ column: Column, _ coefficient: Rational, stamp: UInt32) {
      self.column = column
      self.coefficient = coefficient
      self.stamp = stamp
    }
  }

  public private(set) var terms: [Term]
  public var constant: Rational

  /// Terms may come in any order; those of one column are added, and zeros left out.
  ///
  /// - Complexity: O(n log n) for n terms.
  public init(_ terms: [Term] = [], constant: Rational = 0) {
    self.constant = constant
    self.terms = []
    self.terms.reserveCapacity(terms.count)
    // Equal columns keep their order in a stable sort; addition does not care.
    for term in terms.sorted(by: { $0.column < $1.column }) {
      if let last = self.terms.last, last.column == term.column {
        demand(last.stamp == term.stamp, "LinearForm: variables of two solvers in one sum")
        let sum = last.coefficient + term.coefficient
        self.terms.removeLast()
        if !sum.isZero { self.terms.append(Term(term.column, sum, stamp: term.stamp)) }
      } else if !term.coefficient.isZero {
        self.terms.append(term)
      }
    }
  }

  /// The form's value where `point[j]` is the value of column j.
  ///
  /// - Precondition: the point has a value for each column of the form.
  public func value(at point: [Rational]) -> Rational {
    demand(isOver(columns: point.count), "LinearForm.value: a point without a value for a column")
    return terms.reduce(into: constant) { $0.addProduct($1.coefficient, point[$1.column]) }
  }
}

/// A problem with objectives in order of rank (a *lexicographic* linear program).
///
/// Objective 0 is minimised over everything that the rows allow, objective 1 over what objective 0
/// left, and so on. A row belongs to a *stage*: those of stage 0 shape the region from the start;
/// those of stage k define columns that objective k − 1 is the first to use. Because such a row is a
/// `goal`, it can always be satisfied and never takes anything away from the region; so the solver
/// need not look at it before its stage.
public struct Problem: Hashable, Sendable {
  public enum Sign: Hashable, Sendable { case free, nonnegative }

  public struct Row: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// form = 0
      case equation
      /// form = slack, so form ≥ 0
      case atLeast(slack: Column)
      /// form = −slack, so form ≤ 0
      case atMost(slack: Column)
      /// form = plus − minus: where the form is off zero, one of the two columns says by how much.
      case goal(plus: Column, minus: Column)
    }

    public var form: LinearForm
    public var kind: Kind
    /// 0 for the rows that shape the region; k ≥ 1 (goals only) for those that objective k − 1 uses.
    public var stage: Int

    public init(form: LinearForm, kind: Kind, stage: Int = 0) {
      self.form = form
      self.kind = kind
      self.stage = stage
    }

    /// The row as an equation `equation = 0`: the form less what its kind sets it equal to.
    public var equation: LinearForm {
      let slacks: [LinearForm.Term] =
        switch kind {
        case .equation: []
        case .atLeast(let slack): [.init(slack, -1)]
        case .atMost(let slack): [.init(slack, 1)]
        case .goal(let plus, let minus): [.init(plus, -1), .init(minus, 1)]
        }
      return LinearForm(form.terms + slacks, constant: form.constant)
    }
  }

  /// The sign of each column. Slack, plus and minus columns must be `nonnegative` and stand in the
  /// kind of exactly one row and in no row's form.
  public var signs: [Sign]
  public var rows: [Row]
  /// Minimised in this order. Objective k mentions slack, plus and minus columns only of rows up to
  /// stage k + 1.
  public var objectives: [LinearForm]

  public init(signs: [Sign] = [], rows: [Row] = [], objectives: [LinearForm] = []) {
    self.signs = signs
    self.rows = rows
    self.objectives = objectives
  }

  /// Adds a column after the others.
  public mutating func addColumn(_ sign: Sign) -> Column {
    signs.append(sign)
    return signs.count - 1
  }
}
