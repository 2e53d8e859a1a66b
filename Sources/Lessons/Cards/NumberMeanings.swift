// What the numbers in a question's words are when all numbers of the lines that lead to it are multiplied by a factor.
//
// A text for people says `24 = 10 + 14 − 0`, and not what 14 is. Where everything that the solver finds is multiplied by
// the factor, too, 14 is either an amount, and multiplied, or it is not, as factors, weights and counts are not. It is
// taken for an amount if constants of the lines or something that the solver finds are 14, and nothing else in the
// lines is; for the other if it is the other way round. Where both are, or neither, nobody can say, and the question
// keeps its own numbers. Words say more than numbers: that something is above, all used up, half as wide, not whole.
// All of that stays as it is, if whole is what was.

import ConstraintHierarchies
import Rationals
import Session
import Wording

/// The numbers of a question, in an order that does not depend on what they are.
struct CardNumbers {
  /// Constants, in the lines and in what is asked: those that may be others.
  var constants: [Rational] = []
  /// The other numbers there, such as factors and weights.
  var others: [Rational] = []
  /// What the solver finds; nil where there is none, such as the end of what has no end.
  var found: [Rational?] = []

  /// Adds what is found in a session.
  ///
  /// - Throws: if the solve is stopped.
  mutating func add(_ session: Session) throws(Failure) {
    var session = session
    let report = try session.solution(pivots: .ofLastChange, regions: .last)
    for interval in report.intervals { add(interval) }
    for constraint in report.constraints { found.append(constraint.error) }
    for level in report.levels { found.append(level.minimum) }
    for objective in report.objectives { found.append(objective.value) }
    for frame in report.frames {
      for extent in [frame.horizontal, frame.vertical] {
        add(extent?.near.interval)
        add(extent?.far.interval)
        add(extent?.size.interval)
      }
    }
  }

  mutating func add(_ interval: Interval?) {
    found.append(interval?.lower)
    found.append(interval?.upper)
  }
}

/// Which number takes the place of which in words.
struct NumberMeanings {
  /// Numbers below this are counts and factors as often as amounts.
  private static let smallest: Rational = 5

  /// By magnitude; nil: nobody can say.
  private var places: [Rational: Rational?] = [:]

  /// - Returns: nil where the new numbers are not the old ones by one factor.
  init?(_ old: CardNumbers, _ new: CardNumbers) {
    guard old.constants.count == new.constants.count, old.found.count == new.found.count,
      zip(old.found, new.found).allSatisfy({ ($0 == nil) == ($1 == nil) })
    else { return nil }
    let pairs =
      Array(zip(old.constants, new.constants))
      + zip(old.found, new.found).compactMap { pair -> (Rational, Rational)? in
        guard let before = pair.0, let after = pair.1 else { return nil }
        return (before, after)
      }
    guard let (before, after) = pairs.first(where: { !$0.0.isZero }),
      before.signum == after.signum,
      pairs.allSatisfy({ $1 * before == $0 * after && $0.isInteger == $1.isInteger })
    else { return nil }
    for (before, after) in pairs { add(before.magnitude, after.magnitude) }
    for number in old.others { add(number.magnitude, number.magnitude) }
    // Nothing is nothing, whatever it is.
    places[0] = .some(0)
  }

  private mutating func add(_ before: Rational, _ after: Rational) {
    if let known = places[before], known != after {
      places[before] = .some(nil)
    } else {
      places[before] = .some(after)
    }
  }

  /// A text with the numbers that stand in it now; nil where that is not known of one of them.
  func text(_ text: String, _ speech: Speech) -> String? {
    guard let numbers = TextNumber.all(in: text, speech) else { return nil }
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) {
      switch speech.number(String(word)) {
      case nil: continue
      // An amount, or a count.
      case .plain(let number)?:
        if let place = places[number], place != number { return nil }
      case .part?: return nil
      }
    }
    var characters = Array(text)
    for number in numbers.reversed() {
      guard let place = places[number.value], let place else { return nil }
      if place != number.value {
        // As likely a count.
        if number.value < Self.smallest { return nil }
        characters.replaceSubrange(number.range, with: Array(place.description))
      }
    }
    return String(characters)
  }
}

/// A word that says a number.
enum NumberWord {
  case plain(Rational)
  /// It takes others to say it, as in `half a million`.
  case part
}

extension Speech {
  /// The number that a word stands for, of those that are seldom counts; nil if none. A lesson may be in another
  /// language than the program.
  fileprivate func number(_ word: String) -> NumberWord? {
    English.number(word) ?? Russian.number(word)
  }
}

extension English {
  /// What a word says of an amount.
  fileprivate static func number(_ word: String) -> NumberWord? {
    if ["hundred", "thousand", "million", "billion"].contains(where: { word.hasPrefix($0) }) {
      return .part
    }
    return numbers[word].map { .plain(Rational($0)) }
  }

  /// Words for numbers that may be amounts as well as counts.
  private static let numbers: [String: Int] = [
    "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
    "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "eighteen": 18, "twenty": 20,
    "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
  ]
}
