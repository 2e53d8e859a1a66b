// Hugging and resistance, in words.

import ConstraintHierarchies
import Rationals
import Rendering
import Wording

extension HuggingExercise {
  static var english: ExerciseWords<Self, Fault> {
    ExerciseWords(
      prompt: English.Hugging.prompt, hints: English.Hugging.hints,
      solution: English.Hugging.solution,
      remark: English.Hugging.fault)
  }
}

extension English {
  enum Hugging {
    static func prompt(_ exercise: HuggingExercise) -> Document {
      let hasBounds = exercise.labels.contains { $0.most != nil || !$0.least.isZero }
      let head: [Text] = ["", "natural width", "hugging", "resistance"]
      let rows = exercise.labels.map { label -> [Text] in
        var bound: Text = ""
        if let most = label.most { bound = "required: at most \(most)" }
        if !label.least.isZero { bound = "required: at least \(label.least)" }
        return [
          Text(label.name, .code), Text(label.natural), priority(label.hugging, exercise),
          priority(label.resistance, exercise),
        ] + (hasBounds ? [bound] : [])
      }
      let names = exercise.labels.map { $0.name }
      let gaps: Text =
        names.count == 2
        ? "a gap of \(exercise.gap) between them" : "gaps of \(exercise.gap) between them"
      return Document([
        .paragraph(
          "\(count(names.count)) labels, \(Exercises.names(names)), stand in a row that is \(exercise.width) wide, with \(gaps). They fill it from end to end."
        ),
        .blank,
        .indented(
          Document([.grid(Grid([head] + rows, alignments: [.left, .right, .right, .right]))])),
        .blank,
        .paragraph(
          "How wide is \(exercise.labels[exercise.asked].name, .code)? Type a number, or an interval if nothing decides it."
        ),
      ])
    }

    /// By its name where there are only two labels, which have plain levels.
    private static func priority(_ value: Int, _ exercise: HuggingExercise) -> Text {
      exercise.labels.count == 2 ? Exercises.level(value) : Text(String(value), .level(value))
    }

    private static func count(_ number: Int) -> String { number == 2 ? "Two" : "Three" }

    static func hints(_ exercise: HuggingExercise) -> [Text] {
      let names = Exercises.names(exercise.labels.map { $0.name })
      return [
        "Is the row wider than the natural widths of \(names) and the gaps together, or narrower? By how much?",
        exercise.stretches
          ? "There is room to spare, so hugging decides: the label that hugs least stretches, alone, as far as it may."
          : "There is too little room, so resistance decides: the label that resists least is squeezed, alone, as far as it may.",
      ]
    }

    // MARK: The way to the answer

    static func solution(_ exercise: HuggingExercise) -> Document {
      let labels = exercise.labels
      let sum = labels.map { Text($0.natural) }.joined(separator: " + ")
      let stretches = exercise.stretches
      let size = exercise.excess.magnitude
      var blocks: [Block] = [
        .paragraph(
          "The gaps take \(exercise.gaps), so \(exercise.width - exercise.gaps) are left for the labels. By nature they want "
            + sum + " = \(labels.reduce(0) { $0 + $1.natural }), so "
            + (stretches
              ? "\(size) are to spare: hugging decides."
              : "\(size) are lacking: resistance decides."))
      ]
      var rest = size
      for group in exercise.order where !rest.isZero {
        let (sentence, taken) = sentence(of: group, rest, exercise)
        blocks.append(.paragraph(sentence))
        rest -= taken
      }
      let asked = labels[exercise.asked]
      let truth = exercise.truth
      let verdict: Text =
        truth.value.map { "is \($0, .strong) wide." }
        ?? "can have any width in " + Exercises.interval(truth.lower, truth.upper) + "."
      blocks.append(.paragraph("\(asked.name, .code) " + verdict))
      return Document(blocks)
    }

    /// What a group of equal priority gives, and how much that is.
    private static func sentence(
      of group: [Int], _ rest: Rational, _ exercise: HuggingExercise
    ) -> (Text, taken: Rational) {
      let stretches = exercise.stretches
      let members = group.map { exercise.labels[$0] }
      let names = Exercises.names(members.map { $0.name })
      let rooms = members.map { HuggingExercise.room($0, stretches: stretches) }
      let isEndless = rooms.contains { $0 == nil }
      let total = rooms.reduce(Rational.zero) { $0 + ($1 ?? 0) }
      let taken = isEndless ? rest : min(total, rest)
      let priority = priority(stretches ? members[0].hugging : members[0].resistance, exercise)
      let (isOne, isFirst) = (members.count == 1, rest == exercise.excess.magnitude)
      let verb = (stretches ? "hug" : "resist") + (isOne ? "s" : "")
      var text: Text =
        isFirst
        ? names + " \(verb) least (" + priority + "), and "
        : "Next " + (isOne ? "comes " : "come ") + names + " (" + priority + "): "
          + (isOne ? "it " : "they ")
      text += (stretches ? "take" : "give") + (isOne ? "s " : " ")
      text +=
        taken == rest
        ? (isFirst ? "all \(taken)" : "the other \(taken)") : "\(taken), which is as far as it goes"
      if !isOne { text += " between them, in any way: nothing decides which" }
      return (text + ".", taken)
    }

    // MARK: Answers

    static func fault(_ fault: HuggingExercise.Fault, _ exercise: HuggingExercise) -> Text {
      let stretches = exercise.stretches
      let label = exercise.labels[exercise.asked]
      let size = exercise.excess.magnitude
      switch fault {
      case .endless: return "The row is \(exercise.width) wide: no label can be without an end."
      case .natural:
        return stretches
          ? "That is its natural width, but the row has \(size) to spare, and \(label.name, .code) takes part of that."
          : "That is its natural width, but the row lacks \(size), and \(label.name, .code) gives part of that."
      case .gapsForgotten:
        return "That leaves no room for the gaps: together they take \(exercise.gaps)."
      case .shared:
        return stretches
          ? "That would be so if all stretched alike. Levels do not share: the label that hugs least takes what it can, alone."
          : "That would be so if all were squeezed alike. Levels do not share: the label that resists least gives what it can, alone."
      case .wrongOrder:
        return stretches
          ? "That would be so if the one that hugs most stretched first. Hugging is how much a label minds being stretched."
          : "That would be so if the one that resists most were squeezed first. Resistance is how much a label minds being squeezed."
      case .ambiguous(let value):
        return
          "It can be \(value), but that is not all it can be: two labels mind as little as each other, so nothing decides, and an interval is left."
      case .forbidden(let value):
        let bound: Text =
          label.most.map { "at most \($0)" } ?? "at least \(label.least)"
        return
          "With \(value) the bound that is required would be broken: \(label.name, .code) is \(bound) wide."
      case .costsHigher(let value):
        return stretches
          ? "With \(label.name, .code) = \(value), a label that hugs more would be stretched further than it need be, or the row would not be filled."
          : "With \(label.name, .code) = \(value), a label that resists more would be squeezed further than it need be, or the row would not be filled."
      case .leavesOut(let value):
        return "\(label.name, .code) = \(value) is as good, and your answer leaves it out."
      }
    }
  }
}
