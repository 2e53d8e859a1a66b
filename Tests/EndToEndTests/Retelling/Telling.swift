// A problem, and how it may be written in lines of the language: which of the many ways is drawn at random.

import Rationals
import TestSupport

/// Constraints and objectives over some variables, with the names that the variables have.
struct Telling {
  enum Relation: String, CaseIterable {
    case equal = "="
    case atLeast = ">="
    case atMost = "<="

    /// What it is when the sides change places, or the signs.
    var turned: Relation {
      switch self {
      case .equal: .equal
      case .atLeast: .atMost
      case .atMost: .atLeast
      }
    }
  }

  /// Σ coefficients · variables, in relation to a number; or, without a relation, to be minimised.
  struct Sentence {
    var coefficients: [Rational]
    var relation: Relation?
    var number: Rational
    var priority: Int
    var weight: Rational = 1
  }

  var names: [String]
  var sentences: [Sentence]

  /// One to four variables, few of them bound, so that all outcomes come up.
  init(using random: inout SeededGenerator) {
    let count = random.integer(in: 1...4)
    let names = (0..<count).map { "x\($0)" }
    self.names = names
    let priorities = [250, 500, 750, 333, 999].shuffled(using: &random).prefix(3)
    let point = names.map { _ in random.smallRational() }
    sentences = (0..<random.integer(in: 1...9)).map { _ in
      let isRequired = random.happens(1, outOf: 2)
      var sentence = Sentence(
        coefficients: names.map { _ in random.happens(1, outOf: 3) ? 0 : random.smallRational() },
        relation: random.element(of: Relation.allCases), number: random.smallRational(),
        priority: isRequired ? 1_000 : random.element(of: Array(priorities)))
      if isRequired, random.happens(3, outOf: 4) {
        // Most requirements hold at one point: contradictions come up often enough.
        let value = sentence.value(at: point)
        sentence.number =
          switch sentence.relation {
          case .atLeast: value - random.smallRational().magnitude
          case .atMost: value + random.smallRational().magnitude
          default: value
          }
      } else if !isRequired {
        if random.happens(1, outOf: 3) {
          sentence.weight = random.element(of: [2, 3, Rational(1, over: 2), 0])
        }
        if random.happens(1, outOf: 8) { (sentence.relation, sentence.weight) = (nil, 1) }
      }
      return sentence
    }
  }

  var lines: [String] { ["var " + names.joined(separator: ", ")] + sentences.map { line($0) } }

  // MARK: Plainly

  /// `2*x0 - 3*x1 >= 7 @250 weight 2`
  func line(_ sentence: Sentence) -> String {
    let sum = self.sum(sentence.coefficients, 0)
    guard let relation = sentence.relation else { return "minimize \(sum) @\(sentence.priority)" }
    return "\(sum) \(relation.rawValue) \(sentence.number)" + ending(sentence)
  }

  private func ending(_ sentence: Sentence) -> String {
    if sentence.priority == 1_000 { return "" }
    return " @\(sentence.priority)" + (sentence.weight.isOne ? "" : " weight \(sentence.weight)")
  }

  func sum(_ coefficients: [Rational], _ constant: Rational) -> String {
    let terms = zip(coefficients, names).filter { !$0.0.isZero }.map { "\($0.0)*\($0.1)" }
    let parts = terms + (constant.isZero && !terms.isEmpty ? [] : ["\(constant)"])
    return parts.joined(separator: " + ").replacing("+ -", with: "- ")
  }

  // MARK: Otherwise

  /// The same sentence: terms on either side, sides in either place, signs and words of any kind.
  func otherLine(_ sentence: Sentence, using random: inout SeededGenerator) -> String {
    guard let relation = sentence.relation else {
      let sum = self.sum(sentence.coefficients.map { -$0 }, 0)
      return "maximise  \(sum)\t@ \(sentence.priority)  # the other way round"
    }
    let moved = sentence.coefficients.map { _ in random.smallRational() }
    let constant = random.smallRational()
    let left = self.sum(zip(sentence.coefficients, moved).map { $0 + $1 }, constant)
    let right = self.sum(moved, sentence.number + constant)
    let (first, sign, last) =
      random.happens(1, outOf: 2) ? (left, relation, right) : (right, relation.turned, left)
    let spelled =
      switch sign {
      case .equal: random.element(of: ["=", "==", "＝"])
      case .atLeast: random.element(of: [">=", "≥", "=>", "≧"])
      case .atMost: random.element(of: ["<=", "≤", "=<", "≦"])
      }
    let level =
      switch sentence.priority {
      case 250: random.element(of: ["@low", "@weak", "@ 250"])
      case 500: random.element(of: ["@medium", "@ 500"])
      case 750: random.element(of: ["@high", "@strong"])
      case 1_000: random.element(of: ["", "@required", "@1000"])
      case let other: "@\(other)"
      }
    let weight = sentence.weight.isOne ? "" : "weight \(sentence.weight)"
    let words = "(\(first))\(spelled)(\(last)) \(level) \(weight)"
    return random.happens(1, outOf: 3) ? words + " # said otherwise" : words
  }
}

extension Telling.Sentence {
  func value(at point: [Rational]) -> Rational {
    zip(coefficients, point).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// How far it is from holding there, as its level counts it.
  func error(at point: [Rational]) -> Rational {
    let excess = value(at: point) - number
    return switch relation {
    case nil: value(at: point)
    case .equal: excess.magnitude * weight
    case .atLeast: (excess.signum < 0 ? -excess : 0) * weight
    case .atMost: (excess.signum > 0 ? excess : 0) * weight
    }
  }

  /// The same in other units: what is off counts as much.
  func scaled(by factor: Rational) -> Self {
    guard relation != nil else { return self }
    var result = self
    result.coefficients = coefficients.map { $0 * factor }
    result.number = number * factor
    result.weight = weight / factor.magnitude
    if factor.signum < 0 { result.relation = relation?.turned }
    return result
  }
}
