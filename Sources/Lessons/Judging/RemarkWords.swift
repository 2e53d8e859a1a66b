// What is said from the state of things: to a wrong number, to a task that is not done yet.

import ConstraintHierarchies
import Course
import Language
import Narration
import Rationals
import Rendering
import Session
package import Wording

/// To a wrong number, to a task that is not done yet.
enum RemarkWords {
  /// - Parameter isLess: whether the number that was typed is less than the right one.
  case reply(NumberRemark, isLess: Bool)
  case bare(isLess: Bool)
  /// A value that is possible, and was left out.
  case alsoLeft(String, Rational)
  /// To a wrong yes or no.
  case no(ClaimStanding?)
  /// What keeps a task from being done.
  case task(TaskStanding)
}

extension RemarkWords: Phrase {
  var english: Text {
    switch self {
    case .reply(let remark, let isLess): English.reply(remark, isLess: isLess)
    case .bare(let isLess): English.bare(isLess: isLess)
    case .alsoLeft(let text, let value):
      English.no("\(text, .code) = \(value) is just as good")
    case .no(let standing):
      standing.flatMap { English.told($0) }.map { English.no($0) } ?? English.no
    case .task(let standing): English.task(standing)
    }
  }
}

extension Speech {
  /// The word for yes, or for no.
  func yesOrNo(_ holds: Bool) -> String {
    switch self {
    case .english: English.yesOrNo(holds)
    case .russian: Russian.yesOrNo(holds)
    }
  }

  /// Yes and no, as people type them, in whichever language.
  package func yesOrNo(_ text: String) -> Bool? {
    English.yesOrNo(text) ?? Russian.yesOrNo(text)
  }
}

extension English {
  fileprivate static var no: Text { AnswerWords.no.english }

  fileprivate static func no(_ why: Text) -> Text { AnswerWords.noBecause(why).english }

  // MARK: To a wrong number

  /// - Parameter isLess: whether the number that was typed is less than the right one.
  fileprivate static func reply(_ remark: NumberRemark, isLess: Bool) -> Text {
    switch remark {
    case .consequence(let consequence): no(Narrator(.english).text(consequence))
    case .consequenceWithoutAmounts(let consequence): no(withoutAmounts(consequence))
    case .here(let asks, let values):
      "\(bare(isLess: isLess)) \(here(asks, values))"
    case .pivotsLeft(let count, let level):
      level.isRequired
        ? no("after \(pivots(count)), the requirements are not all met")
        : no("after \(pivots(count)), \(objective(level)) is not yet at its least")
    case .fewerPivots(let level?):
      no("\(objective(level)) is at its least after fewer pivots")
    case .fewerPivots(nil): no("fewer pivots are enough for all levels")
    case .noCount:
      no("pivots are counted, so it is a whole number, and not a negative one")
    case .follower(let entering, let growth, let name, let value):
      no(
        "with \(entering, .code) = \(growth), \(name, .code) is \(value): "
          + (value.signum < 0 ? "it is negative by then" : "it can still fall"))
    case .cost(let column, let level, let cost):
      "\(bare(isLess: isLess)) With that, each unit of \(column, .code) would make "
        + "\(objective(level)) \(change(cost))."
    case .sign: no + " Look at its sign."
    case .hint(let hint): "\(bare(isLess: isLess)) \(Text(inline: hint))"
    }
  }

  private static func change(_ cost: Rational) -> Text {
    if cost.isZero { return "neither rise nor fall" }
    return cost.signum > 0 ? "rise by \(cost)" : "fall by \(cost.magnitude)"
  }

  fileprivate static func bare(isLess: Bool) -> Text {
    no + (isLess ? " It is more." : " It is less.")
  }

  private static func withoutAmounts(_ consequence: Consequence) -> Text {
    let name: Text = "\(consequence.expression, .code) = \(consequence.value)"
    switch consequence.effect {
    case .breaks(let constraints):
      let ids = EnglishGrammar.list(constraints.map { $0.id })
      return
        "\(name) breaks \(ids, .strong), which "
        + Text(EnglishGrammar.agreeing(constraints.count, "is required", "are required"))
    case .costs(let cost):
      let pays: Text = "level \(cost.level.name, .strong) pays more than it has to"
      let ids = EnglishGrammar.list(cost.violated.map { $0.constraint.id })
      return ids.isEmpty
        ? "with \(name), \(pays)"
        : "with \(name), \(ids, .strong) complains: \(pays)"
    }
  }

  private static func here(
    _ asks: [Constraint], _ values: [(name: String, value: Rational)]
  ) -> Text {
    let wishes = asks.map { "\($0.id, .strong) asks for \($0.text, .code)" as Text }
    let facts = values.map { "\($0.name, .code) is \($0.value)" as Text }
    let told = EnglishGrammar.list(facts)
    if wishes.isEmpty { return "Here \(told)." }
    return facts.isEmpty
      ? "Look at what \(EnglishGrammar.list(wishes)), and at what is so."
      : "Here \(told), and \(EnglishGrammar.list(wishes))."
  }

  private static func pivots(_ count: Int) -> String { EnglishGrammar.count(count, "pivot") }

  private static func objective(_ level: Priority) -> Text {
    "\("f(\(level.name))", .level(level.whole))"
  }

  // MARK: Claims

  /// What keeps a task from being done; nothing where nothing does.
  fileprivate static func task(_ standing: TaskStanding) -> Text {
    switch standing {
    case .done: ""
    case .open(let standings): notYet(standings)
    case .holdsHere(let lines, let standings):
      holdsNow + "after \(typed(lines)), " + open(standings).joined(separator: "; ") + tried
    case .refuses(let lines, let failure):
      holdsNow + "\(typed(lines)) is not possible then: \(failure.message(in: .english))" + tried
    }
  }

  private static var holdsNow: Text { "That holds now. But " }

  private static var tried: Text {
    ". \("(That was only tried: all stands as you left it.)", .dim)"
  }

  private static func typed(_ lines: [String]) -> Text {
    EnglishGrammar.list(lines.map { Text($0, .code) })
  }

  private static func open(_ standings: [ClaimStanding]) -> [Text] {
    standings.filter { !$0.holds }.map { missing($0) }
  }

  /// What keeps it from being done: `Not yet: X is 5, but f(low) is 5: want still complains.`
  fileprivate static func notYet(_ standings: [ClaimStanding]) -> Text {
    let held = standings.filter { $0.holds }.compactMap { told($0) }
    let open = open(standings)
    let before: Text = held.isEmpty ? "" : "\(EnglishGrammar.list(held)), but "
    return "Not yet: \(before)\(EnglishGrammar.list(open))."
  }

  /// What is so; nil where there is nothing more to say than that the claim holds or does not.
  fileprivate static func told(_ standing: ClaimStanding) -> Text? {
    let claim = standing.claim
    switch standing.fact {
    case .sides(let left, let interval, _, let right, let other):
      guard interval.value != nil || interval.lower == interval.upper else {
        return "\(left, .code) \(range(interval))"
      }
      guard let other, !standing.holds || claim.isNegated else {
        return "\(left, .code) \(range(interval))"
      }
      return "\(left, .code) \(range(interval)), and \(right, .code) \(range(other))"
    case .values(let text, let interval):
      return interval.isAmbiguous
        ? "\(text, .code) \(range(interval))"
        : "\(text, .code) has a single value\(interval.value.map { ", \($0)" as Text } ?? "")"
    case .objective(let level, let least, _): return "\(objective(level)) is \(least)"
    case .satisfiable:
      return standing.holds != claim.isNegated
        ? "the requirements contradict one another" : "the requirements agree with one another"
    case .bounded:
      return standing.holds != claim.isNegated
        ? "a level has no least value" : "every level has a least value"
    case .nothing(let why): return why.map { Text($0.message(in: .english)) }
    }
  }

  private static func missing(_ standing: ClaimStanding) -> Text {
    let claim = standing.claim
    switch standing.fact {
    case .sides(let left, let interval, let relation, let right, let other):
      guard let value = interval.value else { return "\(left, .code) \(stillRange(interval))" }
      if claim.isNegated { return "\(left, .code) is still \(value)" }
      guard other?.isAmbiguous != true else {
        return "\(left, .code) is \(value), and \(right, .code) \(stillRange(other))"
      }
      let wanted: Text =
        other?.value.map { right == $0.description ? "\(right)" : "\(right, .code) = \($0)" }
        ?? "\(right)"
      switch relation {
      case .equal: return "\(left, .code) is \(value), not \(wanted)"
      case .lessOrEqual: return "\(left, .code) is \(value), more than \(wanted)"
      case .greaterOrEqual: return "\(left, .code) is \(value), less than \(wanted)"
      }
    case .values(let text, let interval):
      if interval.isAmbiguous {
        guard case .interval = claim.expectation, let wanted = claim.text.lastPlace(of: " in ")
        else { return "\(text, .code) \(stillRange(interval))" }
        return
          "\(text, .code) \(range(interval)), not in \(String(claim.text[wanted.upperBound...]))"
      }
      return told(standing) ?? "\(claim.text, .code)"
    case .objective(let level, let least, let complaining):
      let wanted = claim.text.split(separator: " ").last.map(String.init) ?? ""
      if wanted == "0", !complaining.isEmpty, !claim.isNegated {
        let verb = EnglishGrammar.agreeing(complaining.count, "complains", "complain")
        return
          "\(objective(level)) is \(least): \(EnglishGrammar.list(complaining), .strong) still \(verb)"
      }
      return claim.isNegated
        ? "\(objective(level)) is still \(least)"
        : "\(objective(level)) is \(least), not \(wanted)"
    case .satisfiable: return "the requirements still agree with one another"
    case .bounded: return "every level still has a least value"
    case .nothing(let why):
      return why.map { Text($0.message(in: .english)) } ?? "\(claim.text, .code) does not hold"
    }
  }

  /// `is 20`, `can be anything from 60 to 112`
  private static func range(_ interval: Interval) -> Text {
    if let value = interval.value { return "is \(value)" }
    switch (interval.lower, interval.upper) {
    case (let lower?, let upper?): return "can be anything from \(lower) to \(upper)"
    case (let lower?, nil): return "can be anything from \(lower) up"
    case (nil, let upper?): return "can be anything up to \(upper)"
    case (nil, nil): return "can be anything"
    }
  }

  private static func stillRange(_ interval: Interval?) -> Text {
    guard let interval else { return "" }
    if let value = interval.value { return "is still \(value)" }
    switch (interval.lower, interval.upper) {
    case (let lower?, let upper?): return "can still be anything from \(lower) to \(upper)"
    case (let lower?, nil): return "can still be anything from \(lower) up"
    case (nil, let upper?): return "can still be anything up to \(upper)"
    case (nil, nil): return "can still be anything"
    }
  }

  // MARK: Yes and no

  fileprivate static func yesOrNo(_ holds: Bool) -> String { holds ? "yes" : "no" }

  fileprivate static func yesOrNo(_ text: String) -> Bool? {
    switch text.trimmed.lowercased() {
    case "yes", "y", "true": true
    case "no", "n", "false": false
    default: nil
    }
  }
}
