// A linear program as a file has it: columns with bounds, rows with limits, an objective, every number exact.
//
// Nothing here knows what a program means to a solver. A column is a variable and a row a sum of columns between
// two limits, the form that MPS and LP files share: an equation has equal limits, a free row has none.

public import Rationals

/// Minimise or maximise a linear objective over columns with bounds, subject to rows with limits.
public struct LinearProgram: Hashable, Sendable {
  public enum Sense: Hashable, Sendable {
    case minimize
    case maximize
  }

  /// A multiple of a column.
  public struct Term: Hashable, Sendable {
    /// The index of the column in ``LinearProgram/columns``.
    public let column: Int
    public let coefficient: Rational

    public init(column: Int, coefficient: Rational) {
      self.column = column
      self.coefficient = coefficient
    }
  }

  /// What is made least or greatest.
  public struct Objective: Hashable, Sendable {
    public let name: String
    /// In the order of the columns, each column once, no coefficient zero.
    public let terms: [Term]
    public let constant: Rational

    /// - Parameter terms: in any order; terms of the same column are added up.
    public init(name: String, terms: [Term] = [], constant: Rational = .zero) {
      self.name = name
      self.terms = Term.collected(terms)
      self.constant = constant
    }
  }

  /// A variable.
  public struct Column: Hashable, Sendable {
    public let name: String
    /// Nil if it may be as small as you please.
    public let lower: Rational?
    /// Nil if it may be as large as you please.
    public let upper: Rational?
    /// Whether its lower bound is 0 because the file says nothing of it; two columns are equal whatever that is.
    public let hasDefaultLower: Bool

    public init(
      name: String, lower: Rational? = .zero, upper: Rational? = nil, hasDefaultLower: Bool = false
    ) {
      self.name = name
      self.lower = lower
      self.upper = upper
      self.hasDefaultLower = hasDefaultLower
    }

    public static func == (a: Column, b: Column) -> Bool {
      a.name == b.name && a.lower == b.lower && a.upper == b.upper
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(lower)
      hasher.combine(upper)
    }
  }

  /// A sum of columns and the limits it must keep.
  public struct Row: Hashable, Sendable {
    public let name: String
    /// In the order of the columns, each column once, no coefficient zero.
    public let terms: [Term]
    public let lower: Rational?
    public let upper: Rational?

    /// - Parameter terms: in any order; terms of the same column are added up.
    public init(name: String, terms: [Term], lower: Rational?, upper: Rational?) {
      self.name = name
      self.terms = Term.collected(terms)
      self.lower = lower
      self.upper = upper
    }

    /// Whether it has no limit, and so requires nothing.
    public var isFree: Bool { lower == nil && upper == nil }

    /// Whether both limits are the same number.
    public var isEquation: Bool { lower != nil && lower == upper }
  }

  /// What the file calls it; empty if it has no name.
  public let name: String
  public let sense: Sense
  public let objective: Objective
  /// Objectives of lower levels, the more important first: each is made least or greatest where those before it are.
  public let lesserObjectives: [Objective]
  public let columns: [Column]
  public let rows: [Row]
  /// The columns that the file wants to be whole numbers, which is not asked for here, by index; two programs are equal
  /// whatever they are.
  public let relaxed: [Int]
  /// What is to be said of the file that it was read from; two programs are equal whatever that is.
  public let remarks: [ProgramRemark]

  /// - Precondition: each term names a column that is there.
  public init(
    name: String = "", sense: Sense = .minimize, objective: Objective,
    lesserObjectives: [Objective] = [], columns: [Column], rows: [Row], relaxed: [Int] = [],
    remarks: [ProgramRemark] = []
  ) {
    let objectives = [objective] + lesserObjectives
    func areThere(_ terms: [Term]) -> Bool {
      guard let first = terms.first, let last = terms.last else { return true }
      return first.column >= 0 && last.column < columns.count
    }
    // Readers give a name its column before they make a term of it.
    demand(
      objectives.allSatisfy { areThere($0.terms) } && rows.allSatisfy { areThere($0.terms) }
        && relaxed.allSatisfy(columns.indices.contains),
      "LinearProgram: a term of a column that is not there")
    self.name = name
    self.sense = sense
    self.objective = objective
    self.lesserObjectives = lesserObjectives
    self.columns = columns
    self.rows = rows
    self.relaxed = relaxed
    self.remarks = remarks
  }

  /// The same with one more remark.
  func remarked(_ remark: ProgramRemark) -> LinearProgram {
    LinearProgram(
      name: name, sense: sense, objective: objective, lesserObjectives: lesserObjectives,
      columns: columns, rows: rows, relaxed: relaxed, remarks: remarks + [remark])
  }

  public static func == (a: LinearProgram, b: LinearProgram) -> Bool {
    a.name == b.name && a.sense == b.sense && a.objectives == b.objectives && a.columns == b.columns
      && a.rows == b.rows
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(sense)
    hasher.combine(objectives)
    hasher.combine(columns)
    hasher.combine(rows)
  }

  /// All objectives, the most important first.
  public var objectives: [Objective] { [objective] + lesserObjectives }

  /// The names of the columns that the file wants to be whole numbers.
  public var relaxedNames: [String] { relaxed.map { columns[$0].name } }

  /// How many coefficients of rows are not zero; those of the objective do not count.
  ///
  /// - Complexity: linear in the number of rows.
  public var nonzeroCount: Int { rows.reduce(0) { $0 + $1.terms.count } }
}

extension LinearProgram.Term {
  /// The terms in the order of their columns, those of the same column added up, without zeros.
  ///
  /// - Complexity: O(n) if they are in order, otherwise O(n log n).
  static func collected(_ terms: [Self]) -> [Self] {
    var isCollected = true
    var last = -1
    for term in terms {
      if term.column <= last || term.coefficient.isZero {
        isCollected = false
        break
      }
      last = term.column
    }
    if isCollected { return terms }
    var result: [Self] = []
    var sum = Rational.zero
    let sorted = terms.sorted { $0.column < $1.column }
    for (index, term) in sorted.enumerated() {
      sum += term.coefficient
      if index + 1 < sorted.count, sorted[index + 1].column == term.column { continue }
      if !sum.isZero { result.append(Self(column: term.column, coefficient: sum)) }
      sum = .zero
    }
    return result
  }
}
