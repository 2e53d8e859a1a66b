// What is said of a change pivot by pivot, in English.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension English {
  static func text(_ words: UpdateWords) -> Text {
    switch words {
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

  // MARK: What was edited

  static func text(_ words: EditWords) -> Text {
    switch words {
    case .more(let count): Text("and \(EnglishGrammar.count(count, "more difference"))")
    case .oneByOne:
      "These are added one after another; each pivot weighs only those that are in by then."
    case .added(let id, let form, let level, let standing):
      "\(id, .strong) is added: \(form), \(level.name, Naming.role(level)).\(text(standing))"
    case .removed(let constraint, let wasTight):
      "\(constraint.id, .strong) is removed: \(constraint.text). "
        + (wasTight
          ? "It was tight, so it held something in place."
          : "It was not tight, so it held nothing in place.")
    case .rewritten(let id, let was, let now, let standing):
      "\(id, .strong) now reads \(now), where it read \(was). So it is removed and added anew."
        + text(standing)
    case .moved(let now, let side, let from, let to, let consequence):
      "\(now.id, .strong): \(now.text); its \(name(side)) moves from \(from) to \(to). "
        + text(consequence)
    case .weighed(let was, let now, let standing): weighed(was, now) + text(standing)
    case .objectiveRemoved(let was): "\(was.id, .strong) is removed: \(was.text)."
    case .objective(let now, let isNew, let start):
      "\(now.id, .strong) \(isNew ? "is added" : "changes"): \(now.text). "
        + "\(Naming.objective(now.priority), Naming.role(now.priority)) starts at \(start)."
    case .followed(let moves):
      "What depends on it follows:  \(moves.joined(separator: ",  "))."
    case .crossed(let turns, let more):
      "On the way "
        + turns.map { "\($0.from) reaches 0 and \($0.to) grows" as Text }.joined(separator: ", ")
        + (more > 0 ? ", and \(more) more change sides." : ".")
    }
  }

  private static func text(_ standing: EditWords.Standing?) -> Text {
    guard let standing else { return "" }
    let start: Text =
      standing.place.isEmpty
      ? " At the solution so far it" : " At \(standing.place.joined(separator: ", ")) it"
    guard let lack = standing.lack else { return start + " holds." }
    return start + " does not hold: \(lack.slack) = \(lack.size)."
  }

  private static func name(_ side: EditWords.Side) -> String {
    switch side {
    case .left: "left side"
    case .right: "right side"
    case .constant: "constant"
    }
  }

  private static func text(_ consequence: EditWords.Consequence) -> Text {
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

  private static func weighed(_ was: Constraint, _ now: Constraint) -> Text {
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

  static func text(_ words: UpdatePivotWords) -> Text {
    switch words {
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
      " \(text(unit)) lowers \(objective) by \(amount)"
        + (isHighest ? "." : " and changes no level above.")
    case .doesNotCount(let changes, let levels):
      " It also changes \(list(changes)), which does not count: "
        + (levels == 1 ? "that level is below." : "those levels are below.")
    case .missing(let name):
      " (\(name) is the sum of infeasibilities: all that the requirements lack.)"
    case .ownTurns(let turns, let more, let objective):
      "On the way \(list(turns, more)): from there \(objective) falls by less, but still falls."
    case .otherTurns(let turns, let more):
      "On the way \(list(turns, more)): that concerns levels below, which have no say here."
    case .leaves(let name, nil):
      "Leaves: \(name). It is at 0 already, so nothing moves; only the basis changes (a degenerate pivot)."
    case .leaves(let name, let reach?): "Leaves: \(name), which is 0 when \(text(reach))."
    case .beyond(.noGain(let objective)): " Beyond that \(objective) would not fall any more."
    case .beyond(.brokenRequirement(let id)):
      " Beyond that the requirement \(id, .strong) would not hold."
    case .beyond(.riseAbove(let objective)):
      " Beyond that \(objective), a level above, would rise."
    case .sum(let objective, let from, let to):
      from == to ? "\(objective) stays at \(from)." : "\(objective): \(from) → \(to, .strong)."
    }
  }

  private static func text(_ unit: UpdatePivotWords.Unit) -> String {
    switch unit {
    case .slack: "Each unit of it"
    case .up: "Each unit up"
    case .down: "Each unit down"
    }
  }

  private static func list(_ changes: [(objective: Text, perUnit: Rational)]) -> Text {
    EnglishGrammar.list(
      changes.map { "\($0.objective) by \($0.perUnit.signum > 0 ? "+" : "")\($0.perUnit)" })
  }

  /// `c⁻ reaches 0 and c⁺ grows, d passes its limit`
  private static func list(_ turns: [UpdatePivotWords.Turn], _ more: Int) -> Text {
    var texts = turns.map { turn -> Text in
      switch turn {
      case .slacks(let from, let to): "\(from) reaches 0 and \(to) grows"
      case .limit(let id): "\(id, .strong) passes its limit"
      }
    }
    if more > 0 { texts.append("so do \(more) more") }
    return texts.joined(separator: ", ")
  }

  private static func text(_ reach: UpdatePivotWords.Reach) -> Text {
    switch reach {
    case .slack(let name, let length): "\(name) is \(length)"
    case .variable(let name, let isRising, let length):
      "\(name) has \(isRising ? "risen" : "fallen") by \(length)"
    }
  }
}
