// What is said of a change pivot by pivot, as `trace change` tells it.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

/// What came, went and moved before the first pivot.
enum EditWords {
  /// More differences than are shown.
  case more(Int)
  /// Several constraints come in one after another.
  case oneByOne
  /// - Parameter standing: whether it holds then, if that is to be told.
  case added(id: String, form: Text, level: Priority, standing: Standing?)
  case removed(Constraint, wasTight: Bool)
  case rewritten(id: String, was: Text, now: Text, standing: Standing?)
  case moved(Constraint, side: Side, from: Rational, to: Rational, Consequence)
  case weighed(was: Constraint, now: Constraint, standing: Standing?)
  case objectiveRemoved(Objective)
  /// - Parameter start: the value of its level's objective before the first pivot.
  case objective(Objective, isNew: Bool, start: Rational)
  /// What was held at a limit that moved.
  case followed([Text])
  /// Slacks that reached 0 on the way, and the opposites that grew from there.
  case crossed([(from: Text, to: Text)], more: Int)

  /// Whether a constraint holds before the first pivot.
  struct Standing {
    /// The values of its variables then, where they are few.
    var place: [Text]
    /// The slack that is not 0, and its size; nil where the constraint holds.
    var lack: (slack: Text, size: Rational)?
  }

  /// What of a constraint moves.
  enum Side { case left, right, constant }

  /// What comes of a constant that moves.
  enum Consequence {
    case staysTight
    /// To stay tight would cost too much; the slack that it has instead.
    case staysBehind(Text, Rational)
    /// It held nothing: only its slack changes, from one value to another.
    case slack(Text, from: Rational, to: Rational)
    /// The same where it is on the other side of its limit now.
    case otherSlack(was: Text, Rational, now: Text, Rational)
  }
}

/// One pivot of a change.
enum UpdatePivotWords {
  case heading(Int, entering: Text, leaving: Text)
  /// A variable goes into the basis in the place of a constraint that is now tight.
  case takesPlace(Int, entering: Text, of: String)
  /// - Parameter isOneByOne: whether other constraints are still to come.
  case takesValue(Text, of: String, Text, isOneByOne: Bool)
  case enters(Text, Why)
  /// The constraints that stay at their limits meanwhile.
  case held([String])
  /// What each unit of what enters changes.
  case lowers(Text, by: Rational, Unit, isHighest: Bool)
  /// The objectives of levels below that change.
  case doesNotCount([(objective: Text, perUnit: Rational)], levels: Int)
  /// What `missing` is, where it comes first.
  case missing(Text)
  /// Slacks of the level itself that turn on the way; then those of levels below.
  case ownTurns([Turn], more: Int, objective: Text)
  case otherTurns([Turn], more: Int)
  /// - Parameter reach: where what leaves is 0; nil: it is there already.
  case leaves(Text, Reach?)
  case beyond(Beyond)
  case sum(Text, from: Rational, to: Rational)

  enum Why {
    /// A constraint of that ID does not hold any more.
    case givesWay(String)
    /// It leaves its limit, and holds.
    case leavesLimit(String)
    /// No constraint holds the variable.
    case isFree
  }

  /// What grows, or falls, by one.
  enum Unit { case slack, up, down }

  /// A constraint that passes its limit on the way; of one slack and its opposite, which.
  enum Turn {
    case slacks(from: Text, to: Text)
    case limit(String)
  }

  enum Reach {
    case slack(Text, Rational)
    case variable(Text, isRising: Bool, Rational)
  }

  /// What would be past the place where a pivot ends.
  enum Beyond {
    case noGain(Text)
    case brokenRequirement(String)
    case riseAbove(Text)
  }
}

/// How a change ends.
enum UpdateWords {
  case nothingEdited
  case noPivotNeeded
  /// So much came at once that there was no going from corner to corner.
  case leapt
  case noMoreMoves
  case nothingMoved
  case morePivots(Int)
  /// What did not come to hold, and a command that tells why.
  case unmet(String)
  /// A variable with its value, which had none before.
  case new(String, Rational)
}

extension UpdateWords: Phrase {
  var english: Text {
    switch self {
    case .nothingEdited: "That changed no constraint, so there was nothing to work out."
    case .leapt:
      "So many constraints came at once that the corner was sought in floating point, and then worked out and proved in "
        + "exact numbers. There are no pivots to tell; trace tells those of the textbook."
    case .noPivotNeeded:
      "No pivot: from here no move lowers a level without raising one above it."
    case .noMoreMoves: "Now no move lowers a level without raising one above it: done."
    case .nothingMoved: "No variable moved."
    case .morePivots(let count): Text("and \(EnglishGrammar.count(count, "more pivot"))")
    case .unmet(let id): "\("why \(id)", .code) tells what outweighs it."
    case .new(let name, let value): "\(name, .strong) = \(value) (new)"
    }
  }
}

extension EditWords: Phrase {
  var english: Text {
    switch self {
    case .more(let count): Text("and \(EnglishGrammar.count(count, "more difference"))")
    case .oneByOne:
      "These are added one after another; each pivot weighs only those that are in by then."
    case .added(let id, let form, let level, let standing):
      "\(id, .strong) is added: \(form), \(level.name, Naming.role(level)).\(English.text(standing))"
    case .removed(let constraint, let wasTight):
      "\(constraint.id, .strong) is removed: \(formula: constraint.text). "
        + (wasTight
          ? "It was tight, so it held something in place."
          : "It was not tight, so it held nothing in place.")
    case .rewritten(let id, let was, let now, let standing):
      "\(id, .strong) now reads \(now), where it read \(was). So it is removed and added anew."
        + English.text(standing)
    case .moved(let now, let side, let from, let to, let consequence):
      "\(now.id, .strong): \(now.text); its \(English.name(side)) moves from \(from) to \(to). "
        + English.text(consequence)
    case .weighed(let was, let now, let standing):
      English.weighed(was, now) + English.text(standing)
    case .objectiveRemoved(let was): "\(was.id, .strong) is removed: \(was.text)."
    case .objective(let now, let isNew, let start):
      "\(now.id, .strong) \(isNew ? "is added" : "changes"): \(now.text). "
        + "\(ObjectiveName.colored(now.priority)) starts at \(start)."
    case .followed(let moves):
      "What depends on it follows:  \(moves.joined(separator: ",  "))."
    case .crossed(let turns, let more):
      "On the way "
        + turns.map { "\($0.from) reaches 0 and \($0.to) grows" as Text }.joined(separator: ", ")
        + (more > 0 ? ", and \(more) more change sides." : ".")
    }
  }
}

extension UpdatePivotWords: Phrase {
  var english: Text {
    switch self {
    case .heading(let number, let entering, let leaving):
      "\("Pivot \(number)", .strong): \(entering) enters, \(leaving) leaves."
    case .takesPlace(let number, let name, let id):
      "\("Pivot \(number)", .strong): \(name) enters, for \(id, .strong)."
    case .takesValue(let name, let id, let value, let isOneByOne):
      "\(name) is in no other constraint\(isOneByOne ? " that is in by now" : ""), so it takes the value "
        + "at which \(id, .strong) holds, \(value), and nothing else moves."
    case .enters(let name, .givesWay(let id)):
      "Enters: \(name), until now 0: \(id, .strong) gives way."
    case .enters(let name, .leavesLimit(let id)):
      "Enters: \(name), until now 0: \(id, .strong) moves off its limit, and still holds."
    case .enters(let name, .isFree): "Enters: \(name), which no constraint holds in place."
    case .held(let ids):
      ids.count == 1
        ? " Meanwhile \(ids[0], .strong) stays at its limit."
        : " Meanwhile \(EnglishGrammar.list(ids, atMost: 4)) stay at their limits."
    case .lowers(let objective, let amount, let unit, let isHighest):
      " \(English.text(unit)) lowers \(objective) by \(amount)"
        + (isHighest ? "." : " and changes no level above.")
    case .doesNotCount(let changes, let levels):
      " It also changes \(English.list(changes)), which does not count: "
        + (levels == 1 ? "that level is below." : "those levels are below.")
    case .missing(let name):
      " (\(name) is the sum of infeasibilities: all that the requirements lack.)"
    case .ownTurns(let turns, let more, let objective):
      "On the way \(English.list(turns, more)): from there \(objective) falls by less, but still falls."
    case .otherTurns(let turns, let more):
      "On the way \(English.list(turns, more)): that concerns levels below, which have no say here."
    case .leaves(let name, nil):
      "Leaves: \(name). It is at 0 already, so nothing moves; only the basis changes (a degenerate pivot)."
    case .leaves(let name, let reach?): "Leaves: \(name), which is 0 when \(English.text(reach))."
    case .beyond(.noGain(let objective)): " Beyond that \(objective) would not fall any more."
    case .beyond(.brokenRequirement(let id)):
      " Beyond that the requirement \(id, .strong) would not hold."
    case .beyond(.riseAbove(let objective)):
      " Beyond that \(objective), a level above, would rise."
    case .sum(let objective, let from, let to):
      from == to ? "\(objective) stays at \(from)." : "\(objective): \(from) → \(to, .strong)."
    }
  }
}

extension English {
  // MARK: What was edited

  fileprivate static func text(_ standing: EditWords.Standing?) -> Text {
    guard let standing else { return "" }
    let start: Text =
      standing.place.isEmpty
      ? " At the solution so far it" : " At \(standing.place.joined(separator: ", ")) it"
    guard let lack = standing.lack else { return start + " holds." }
    return start + " does not hold: \(lack.slack) = \(lack.size)."
  }

  fileprivate static func name(_ side: EditWords.Side) -> String {
    switch side {
    case .left: "left side"
    case .right: "right side"
    case .constant: "constant"
    }
  }

  fileprivate static func text(_ consequence: EditWords.Consequence) -> Text {
    let freely: Text = "It held nothing in place, so only its own slack changes: "
    return switch consequence {
    case .staysTight: "It was tight and stays tight."
    case .staysBehind(let slack, let size):
      "To stay tight it would have to push others that count as much or more past their limits, so it "
        + "stays behind: \(slack) = \(size)."
    case .slack(let slack, let from, let to): freely + "\(slack): \(from) → \(to)."
    case .otherSlack(let was, let from, let now, let to):
      freely + "\(was) was \(from), \(now) is \(to) now."
    }
  }

  fileprivate static func weighed(_ was: Constraint, _ now: Constraint) -> Text {
    var changes: [Text] = []
    if was.priority != now.priority {
      changes.append(
        "priority \(was.priority.name, Naming.role(was.priority)) → "
          + "\(now.priority.name, Naming.role(now.priority))")
    }
    if was.weight != now.weight { changes.append("weight \(was.weight) → \(now.weight)") }
    return "\(now.id, .strong): \(changes.joined(separator: ", "))."
  }

  // MARK: Pivots

  fileprivate static func text(_ unit: UpdatePivotWords.Unit) -> String {
    switch unit {
    case .slack: "Each unit of it"
    case .up: "Each unit up"
    case .down: "Each unit down"
    }
  }

  fileprivate static func list(_ changes: [(objective: Text, perUnit: Rational)]) -> Text {
    EnglishGrammar.list(
      changes.map { "\($0.objective) by \($0.perUnit.signum > 0 ? "+" : "")\($0.perUnit)" })
  }

  /// `c⁻ reaches 0 and c⁺ grows, d passes its limit`
  fileprivate static func list(_ turns: [UpdatePivotWords.Turn], _ more: Int) -> Text {
    var texts = turns.map { turn -> Text in
      switch turn {
      case .slacks(let from, let to): "\(from) reaches 0 and \(to) grows"
      case .limit(let id): "\(id, .strong) passes its limit"
      }
    }
    if more > 0 { texts.append("so do \(more) more") }
    return texts.joined(separator: ", ")
  }

  fileprivate static func text(_ reach: UpdatePivotWords.Reach) -> Text {
    switch reach {
    case .slack(let name, let length): "\(name) is \(length)"
    case .variable(let name, let isRising, let length):
      "\(name) has \(isRising ? "risen" : "fallen") by \(length)"
    }
  }
}
