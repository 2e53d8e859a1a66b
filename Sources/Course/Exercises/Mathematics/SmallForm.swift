// Linear forms over a handful of names, as they are read from an answer and compared with the right one.

import Language
import Rationals

/// `4 − u + 1/3·v`.
///
/// Terms are kept by name and without zeros, so that equal forms are equal values.
struct SmallForm: Hashable, Sendable {
  struct Term: Hashable, Sendable {
    var name: String
    var coefficient: Rational
  }

  var constant: Rational
  private(set) var terms: [Term] = []

  init(constant: Rational = 0) { self.constant = constant }

  init(_ name: String) {
    constant = 0
    terms = [Term(name: name, coefficient: 1)]
  }

  /// The sum of what each name has for a coefficient.
  init(_ names: [String], _ coefficients: [Rational], constant: Rational = 0) {
    self.constant = constant
    for (name, coefficient) in zip(names, coefficients) { self[name] += coefficient }
  }

  /// The coefficient of a name; 0 where it does not stand.
  subscript(name: String) -> Rational {
    get { terms.first { $0.name == name }?.coefficient ?? 0 }
    set {
      let place = terms.firstIndex { $0.name >= name } ?? terms.count
      let isThere = place < terms.count && terms[place].name == name
      switch (isThere, newValue.isZero) {
      case (true, true): terms.remove(at: place)
      case (true, false): terms[place].coefficient = newValue
      case (false, true): break
      case (false, false): terms.insert(Term(name: name, coefficient: newValue), at: place)
      }
    }
  }

  var names: [String] { terms.map { $0.name } }

  var isConstant: Bool { terms.isEmpty }

  static func + (a: SmallForm, b: SmallForm) -> SmallForm {
    var sum = a
    sum.constant += b.constant
    for term in b.terms { sum[term.name] += term.coefficient }
    return sum
  }

  static func - (a: SmallForm, b: SmallForm) -> SmallForm { a + b.scaled(by: -1) }

  func scaled(by factor: Rational) -> SmallForm {
    var result = SmallForm(constant: constant * factor)
    for term in terms { result[term.name] = term.coefficient * factor }
    return result
  }

  /// Its value where the names have these; a name without one counts as 0.
  func value(_ values: (String) -> Rational) -> Rational {
    var sum = constant
    for term in terms { sum += term.coefficient * values(term.name) }
    return sum
  }

  /// Whether one is a multiple of the other, but for the constants.
  func isParallel(to other: SmallForm) -> Bool {
    var (a, b) = (self, other)
    (a.constant, b.constant) = (0, 0)
    return a.multiple(of: b) != nil
  }

  /// By what the other form is multiplied in this one; nil if it is no multiple of it, or all of it is 0.
  func multiple(of other: SmallForm) -> Rational? {
    let factor: Rational
    if let term = other.terms.first {
      factor = self[term.name] / term.coefficient
    } else if other.constant.isZero {
      return nil
    } else {
      factor = constant / other.constant
    }
    return !factor.isZero && self == other.scaled(by: factor) ? factor : nil
  }
}

// MARK: - Reading

/// Why an expression is no linear form over the names that an exercise knows.
public enum FormFault: Hashable, Error, Sendable {
  case unknownName(String)
  case notLinear
  case dividedByZero
}

extension SmallForm {
  /// What an expression comes to.
  ///
  /// - Complexity: the depth of the recursion is that of the parentheses.
  init(_ expression: Expression, knowing names: [String]) throws(FormFault) {
    switch expression {
    case .number(let number, _): self.init(constant: number)
    case .name(let name):
      guard names.contains(name.text) else { throw .unknownName(name.text) }
      self.init(name.text)
    case .quantity(let quantity, _): throw .unknownName(quantity.text)
    case .negate(let operand, _):
      self = try SmallForm(operand, knowing: names).scaled(by: -1)
    case .operations(let first, let rest, _):
      self = try SmallForm(first, knowing: names)
      for operation in rest {
        let operand = try SmallForm(operation.operand, knowing: names)
        switch operation.kind {
        case .add: self = self + operand
        case .subtract: self = self - operand
        case .multiply where operand.isConstant: self = scaled(by: operand.constant)
        case .multiply where isConstant: self = operand.scaled(by: constant)
        case .divide where operand.isConstant:
          guard !operand.constant.isZero else { throw .dividedByZero }
          self = scaled(by: operand.constant.reciprocal)
        case .multiply, .divide: throw .notLinear
        }
      }
    }
  }
}
