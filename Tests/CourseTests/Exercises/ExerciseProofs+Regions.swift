// Regions, levels and widths, against the list of all corners; conflicts, by a point for each set that holds and a
// sum for the one that does not.

import ConstraintHierarchies
import Language
import Rationals
import Simplex
import TestSupport

@testable import Course

extension Problem {
  /// A problem with these free variables, and a requirement for each line.
  init(_ lines: [SmallLine], _ names: [String], objective: SmallForm? = nil) {
    self.init(signs: names.map { _ in .free })
    for line in lines {
      let kind: Row.Kind =
        switch line.relation {
        case .equal: .equation
        case .greaterOrEqual: .atLeast(slack: addColumn(.nonnegative))
        case .lessOrEqual: .atMost(slack: addColumn(.nonnegative))
        }
      var form = Self.form(line.left, names)
      form.constant -= line.right
      rows.append(Row(form: form, kind: kind))
    }
    if let objective { objectives = [Self.form(objective, names)] }
  }

  static func form(_ form: SmallForm, _ names: [String]) -> LinearForm {
    LinearForm(
      names.indices.map { LinearForm.Term($0, form[names[$0]]) }, constant: form.constant)
  }
}

extension Interval {
  /// This interval with its ends moved, and its numbers: wrong answers.
  fileprivate var others: [Interval] {
    var others: [Interval] = []
    if let lower {
      others += [
        Interval(lower: lower - 1, upper: upper), Interval(lower: lower + 1, upper: upper),
        Interval(lower: nil, upper: upper), Interval(lower: lower, upper: lower),
        Interval(lower: -lower, upper: upper),
      ]
    }
    if let upper {
      others += [
        Interval(lower: lower, upper: upper + 1), Interval(lower: lower, upper: upper - 1),
        Interval(lower: lower, upper: nil), Interval(lower: upper, upper: upper),
        Interval(lower: upper, upper: lower),
      ]
    }
    return others.filter { $0 != self }
  }
}

extension RegionExercise: ProvedExercise {
  func refutation() throws -> String? {
    let problem = Problem(lines, names)
    guard let oracle = try? Oracle(problem) else { return "too large for the oracle" }
    let range = oracle.range(of: Problem.form(asked, names), levels: 0)
    let found = Interval(lower: range.lower, upper: range.upper)
    return found == truth ? nil : "the oracle says \(found)"
  }

  var wrongAnswers: [String] {
    truth.others.map { $0.typed }
      + [answerText.replacing("[", with: "(").replacing("]", with: ")")]
  }
}

extension LevelsExercise: ProvedExercise {
  /// Every whole number is tried. A level pays what is straight between the places that the wishes name, which
  /// are whole, so where it is least ends at whole numbers, too; and beyond the last of them nothing changes.
  func refutation() throws -> String? {
    func costs(_ x: Rational) -> [Rational] {
      ([SmallHierarchy.required] + [750, 500, 250]).map { level in
        hierarchy.wishes.filter { $0.priority == level }.reduce(0) { sum, wish in
          let difference = wish.coefficient * x - wish.right
          switch wish.relation {
          case .equal: return sum + wish.weight * difference.magnitude
          case .lessOrEqual: return sum + (difference.signum > 0 ? wish.weight * difference : 0)
          case .greaterOrEqual: return sum + (difference.signum < 0 ? wish.weight * -difference : 0)
          }
        }
      }
    }
    let places = hierarchy.wishes.map { $0.right / $0.coefficient }
    guard let least = places.min(), let greatest = places.max() else { return "no wishes" }
    var best: (costs: [Rational], places: [Rational])?
    var x = least - 2
    while x <= greatest + 2 {
      let costs = costs(x)
      if best.map({ costs.lexicographicallyPrecedes($0.costs) }) ?? true { best = (costs, []) }
      if costs == best?.costs { best?.places.append(x) }
      x += 1
    }
    guard let found = best?.places, let first = found.first, let last = found.last else {
      return "none"
    }
    let expected = Interval(
      lower: first < least ? nil : first, upper: last > greatest ? nil : last)
    return expected == truth ? nil : "by trying: \(expected)"
  }

  var wrongAnswers: [String] {
    let misread = Misreading.allCases.compactMap { result(of: $0) }
    return (truth.others + misread).map { $0.typed }
  }
}

extension HuggingExercise: ProvedExercise {
  /// The row of labels as a problem of several stages, by the list of its corners.
  func refutation() throws -> String? {
    var problem = Problem(signs: labels.map { _ in .nonnegative })
    let sum = LinearForm(labels.indices.map { LinearForm.Term($0, 1) }, constant: gaps - width)
    problem.rows = [Problem.Row(form: sum, kind: .equation)]
    var priorities = (labels.map { $0.hugging } + labels.map { $0.resistance }).sorted(by: >)
    priorities = priorities.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    var shares = priorities.map { _ in [LinearForm.Term]() }
    func stage(_ priority: Int) -> Int { priorities.firstIndex(of: priority) ?? 0 }
    for (index, label) in labels.enumerated() {
      func form(_ constant: Rational) -> LinearForm {
        LinearForm([.init(index, 1)], constant: -constant)
      }
      let (plus, minus) = (problem.addColumn(.nonnegative), problem.addColumn(.nonnegative))
      let last = max(stage(label.hugging), stage(label.resistance))
      problem.rows.append(
        Problem.Row(
          form: form(label.natural), kind: .goal(plus: plus, minus: minus), stage: last + 1))
      shares[stage(label.hugging)].append(.init(plus, 1))
      shares[stage(label.resistance)].append(.init(minus, 1))
      if let most = label.most {
        problem.rows.append(
          Problem.Row(form: form(most), kind: .atMost(slack: problem.addColumn(.nonnegative))))
      }
      if !label.least.isZero {
        problem.rows.append(
          Problem.Row(
            form: form(label.least), kind: .atLeast(slack: problem.addColumn(.nonnegative))))
      }
    }
    problem.objectives = shares.map { LinearForm($0) }
    guard let oracle = try? Oracle(problem), oracle.outcome == .optimal else {
      return "no solution"
    }
    let range = oracle.range(of: LinearForm([.init(asked, 1)]), levels: priorities.count)
    let found = Interval(lower: range.lower, upper: range.upper)
    return found == truth ? nil : "the oracle says \(found)"
  }

  var wrongAnswers: [String] {
    let label = labels[asked]
    let others = [
      label.natural, label.natural + excess, label.natural - excess, label.natural + excess + gaps,
      label.natural + excess / Rational(labels.count), width,
    ].map { Interval(lower: $0, upper: $0) }
    return (truth.others + others).filter { $0 != truth }.map { $0.typed }
  }
}

extension ConflictExercise: ProvedExercise {
  /// The members clash, for a sum of them is false; without any one of them all others hold, at a point. So each
  /// conflict holds all of them, and they are the only smallest one.
  func refutation() throws -> String? {
    var sum = SmallForm()
    for member in members {
      let line = lines[member.line]
      guard member.multiple.signum > 0 || line.relation == .equal else { return "no multiple" }
      let slack =
        line.relation == .lessOrEqual
        ? SmallForm(constant: line.right) - line.left : line.left - SmallForm(constant: line.right)
      sum = sum + slack.scaled(by: member.multiple)
    }
    guard sum.isConstant, sum.constant < 0 else { return "the sum is not false" }
    for member in members {
      let others = lines.indices.filter { $0 != member.line }.map { lines[$0] }
      guard let point = SmallSystem.point(fulfilling: others, names) else {
        return "another conflict"
      }
      for line in others {
        let left = line.left.value { point[$0] }
        let holds =
          switch line.relation {
          case .equal: left == line.right
          case .lessOrEqual: left <= line.right
          case .greaterOrEqual: left >= line.right
          }
        if !holds { return "\(point) does not keep \(line.label)" }
      }
    }
    return nil
  }

  var wrongAnswers: [String] {
    let clash = members.map { lines[$0.line].label }
    let labels = lines.map { $0.label }
    let others = labels.filter { !clash.contains($0) }
    return clash.indices.map { left in
      clash.indices.filter { $0 != left }.map { clash[$0] }.joined(separator: ", ")
    } + others.map { (clash + [$0]).joined(separator: " ") }
      + [labels.joined(separator: ","), labels[0]]
      .filter { $0 != answerText }
  }
}
