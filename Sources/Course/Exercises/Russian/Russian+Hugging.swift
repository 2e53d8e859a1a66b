// Hugging and resistance, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Wording

extension HuggingExercise {
  static var russian: ExerciseWords<Self, Fault> {
    ExerciseWords(
      prompt: Russian.Hugging.prompt, hints: Russian.Hugging.hints,
      solution: Russian.Hugging.solution,
      remark: Russian.Hugging.fault)
  }
}

extension Russian {
  enum Hugging {
    static func prompt(_ exercise: HuggingExercise) -> Document {
      let hasBounds = exercise.labels.contains { $0.most != nil || !$0.least.isZero }
      let head: [Text] = ["", "ширина", "растяжению", "сжатию"]
      let rows = exercise.labels.map { label -> [Text] in
        var bound: Text = ""
        if let most = label.most { bound = "требование: не больше \(most)" }
        if !label.least.isZero { bound = "требование: не меньше \(label.least)" }
        return [
          Text(label.name, .code), Text(label.natural), priority(label.hugging, exercise),
          priority(label.resistance, exercise),
        ] + (hasBounds ? [bound] : [])
      }
      let names = exercise.labels.map { $0.name }
      let gaps: Text =
        names.count == 2
        ? "с отступом \(exercise.gap) между ними" : "с отступами \(exercise.gap) между ними"
      return Document([
        .paragraph(
          "\(count(names.count)) надписи, \(Exercises.names(names)), стоят в ряд шириной \(exercise.width) \(gaps) и заполняют его от края до края. У каждой есть собственная ширина, сопротивление растяжению (hugging) и сопротивление сжатию:"
        ),
        .blank,
        .indented(
          Document([.grid(Grid([head] + rows, alignments: [.left, .right, .right, .right]))])),
        .blank,
        .paragraph(
          "Какова ширина надписи \(exercise.labels[exercise.asked].name, .code)? Введите число, а если её ничто не определяет — промежуток."
        ),
      ])
    }

    /// By its name where there are only two labels, which have plain levels.
    private static func priority(_ value: Int, _ exercise: HuggingExercise) -> Text {
      exercise.labels.count == 2 ? Exercises.level(value) : Text(String(value), .level(value))
    }

    private static func count(_ number: Int) -> String { number == 2 ? "Две" : "Три" }

    static func hints(_ exercise: HuggingExercise) -> [Text] {
      let names = Exercises.names(exercise.labels.map { $0.name })
      return [
        "Шире ряд, чем собственные ширины \(names) вместе с отступами, или уже? На сколько?",
        exercise.stretches
          ? "Есть лишнее место, поэтому всё решает сопротивление растяжению: растягивается одна та надпись, у которой оно наименьшее, и настолько, насколько ей можно."
          : "Места не хватает, поэтому всё решает сопротивление сжатию: сжимается одна та надпись, у которой оно наименьшее, и настолько, насколько ей можно.",
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
          "Отступы занимают \(exercise.gaps), для надписей остаётся \(exercise.width - exercise.gaps). Собственные ширины дают вместе "
            + sum + " = \(labels.reduce(0) { $0 + $1.natural }), поэтому "
            + (stretches
              ? "лишнее место — \(size): всё решает сопротивление растяжению."
              : "не хватает \(size): всё решает сопротивление сжатию."))
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
        truth.value.map { "равна \($0, .strong)." }
        ?? "может быть любой из " + Exercises.interval(truth.lower, truth.upper) + "."
      blocks.append(.paragraph("Ширина надписи \(asked.name, .code) " + verdict))
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
      let what: Text = stretches ? "сопротивление растяжению" : "сопротивление сжатию"
      var text: Text =
        isFirst
        ? "Наименьшее " + what + (isOne ? " у надписи " : " у надписей ") + names
        : (isOne ? "Следующая — надпись " : "Следующие — надписи ") + names
      text += " (" + priority + "): "
      if isOne {
        text += stretches ? "она растягивается" : "она сжимается"
      } else {
        text += stretches ? "вместе они растягиваются" : "вместе они сжимаются"
      }
      text += " на \(taken)"
      if taken == rest {
        text += isFirst ? "" : ", это весь остаток"
      } else {
        text += isOne ? ", больше она не может" : ", больше они не могут"
      }
      if !isOne { text += ", а сколько приходится на каждую, ничто не определяет" }
      return (text + ".", taken)
    }

    // MARK: Answers

    static func fault(_ fault: HuggingExercise.Fault, _ exercise: HuggingExercise) -> Text {
      let stretches = exercise.stretches
      let label = exercise.labels[exercise.asked]
      let size = exercise.excess.magnitude
      switch fault {
      case .endless:
        return
          "Ширина ряда — \(exercise.width): ни одна надпись не может быть сколь угодно широкой."
      case .natural:
        return stretches
          ? "Это собственная ширина, но в ряду есть лишнее место, \(size), и часть его занимает \(label.name, .code)."
          : "Это собственная ширина, но в ряду не хватает места, \(size), и часть его отдаёт \(label.name, .code)."
      case .gapsForgotten:
        return "Тогда не осталось бы места для отступов: вместе они занимают \(exercise.gaps)."
      case .shared:
        return stretches
          ? "Так было бы, если бы все растягивались одинаково. Уровни не делятся: всё, что может, берёт одна надпись — с наименьшим сопротивлением растяжению."
          : "Так было бы, если бы все сжимались одинаково. Уровни не делятся: всё, что может, отдаёт одна надпись — с наименьшим сопротивлением сжатию."
      case .wrongOrder:
        return stretches
          ? "Так было бы, если бы первой растягивалась надпись с наибольшим сопротивлением. Чем больше сопротивление растяжению, тем позже надпись растягивается."
          : "Так было бы, если бы первой сжималась надпись с наибольшим сопротивлением. Чем больше сопротивление сжатию, тем позже надпись сжимается."
      case .ambiguous(let value):
        return
          "Ширина \(value) возможна, но возможна и другая: у двух надписей сопротивление одинаковое, между ними ничто не решает, и остаётся промежуток."
      case .forbidden(let value):
        let bound: Text =
          label.most.map { "не больше \($0)" } ?? "не меньше \(label.least)"
        return
          "При ширине \(value) нарушено требование: ширина надписи \(label.name, .code) \(bound)."
      case .costsHigher(let value):
        return stretches
          ? "При \(label.name, .code) = \(value) либо надпись с большим сопротивлением растянута больше, чем нужно, либо ряд не заполнен."
          : "При \(label.name, .code) = \(value) либо надпись с большим сопротивлением сжата больше, чем нужно, либо ряд не заполнен."
      case .leavesOut(let value):
        return
          "\(label.name, .code) = \(value) ничем не хуже, а в вашем ответе этого значения нет."
      }
    }
  }
}
