// Sums of multiples of variables and points: what stands on either side of a constraint.

public import Rationals

/// A variable, which the one who has it hands out: a `Hierarchy`, of which it is a place (`symbol(named:)`, `variables`), so that it
/// means the same in each hierarchy that was made from it; or a `HierarchySolver`, which knows its own from all others.
public struct Variable: Hashable, Sendable {
  private let place: Int32
  /// 0 for a place of a hierarchy.
  let stamp: VariableStamps.Stamp

  /// The variable of a hierarchy with this place.
  package init(index: Int) { self.init(index: index, stamp: 0) }

  init(index: Int, stamp: VariableStamps.Stamp) {
    place = Int32(index)
    self.stamp = stamp
  }

  /// Its place among the variables.
  public var index: Int { Int(place) }
}

/// A named constant of a hierarchy, by its place among them.
public struct Point: Hashable, Sendable {
  public let index: Int
  package init(index: Int) { self.index = index }
}

public enum Symbol: Hashable, Sendable {
  case variable(Variable)
  case point(Point)
}

/// `constant + Σ coefficient · symbol`, the symbols in the order in which they first came; a symbol
/// whose terms cancel stands no longer.
public struct LinearExpression: Hashable, Sendable {
  public struct Term: Hashable, Sendable {
    public var symbol: Symbol
    public var coefficient: Rational

    public init(symbol: Symbol, coefficient: Rational) {
      self.symbol = symbol
      self.coefficient = coefficient
    }
  }

  public private(set) var terms: [Term]
  public var constant: Rational

  public init(constant: Rational = 0) {
    terms = []
    self.constant = constant
  }

  public init(_ symbol: Symbol) {
    terms = [Term(symbol: symbol, coefficient: 1)]
    constant = 0
  }

  /// Terms of one symbol are added together, zeros left out.
  ///
  /// - Complexity: O(n) for n terms.
  public init(summing terms: [Term], constant: Rational) {
    self.constant = constant
    // A few terms are found sooner by looking than by hashing.
    let isShort = terms.count <= 8
    var place: [Symbol: Int] = [:]
    var sums: [Term] = []
    for term in terms {
      let found =
        isShort ? sums.firstIndex { $0.symbol == term.symbol } : place[term.symbol]
      if let found {
        sums[found].coefficient += term.coefficient
      } else {
        if !isShort { place[term.symbol] = sums.count }
        sums.append(term)
      }
    }
    self.terms = sums.filter { !$0.coefficient.isZero }
  }

  public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    LinearExpression(summing: a.terms + b.terms, constant: a.constant + b.constant)
  }

  public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    a + b.scaled(by: -1)
  }

  public func scaled(by factor: Rational) -> LinearExpression {
    LinearExpression(
      summing: terms.map { Term(symbol: $0.symbol, coefficient: $0.coefficient * factor) },
      constant: constant * factor)
  }

  /// The variables, in the order in which they first came.
  public var variables: [Variable] {
    terms.compactMap { if case .variable(let variable) = $0.symbol { variable } else { nil } }
  }
}
