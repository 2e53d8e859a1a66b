// A shadow price: what one more unit on the right side of a row is worth.

import Language
import Rationals
import Rendering

struct PriceExercise: Hashable, Sendable {
  let program: SmallProgram
  /// The row that is asked for.
  let asked: Int
  /// Whether it is said which rows are tight in the best corner.
  let showsCorner: Bool
  let corner: SmallPoint
  /// The two lines that meet there: rows first, then the signs of the variables.
  let tight: [Int]
  /// Of each row.
  let prices: [Rational]

  /// What is wrong with another answer.
  enum Fault: Hashable, Sendable {
    /// The row is not used up: so much is left.
    case slack(Rational)
    /// 0, though the row is tight.
    case notFree
    /// The price of another row.
    case otherRow(String)
    case sign
    /// What a unit of a variable brings.
    case coefficient(String)
    /// What comes of all of it.
    case total
    /// With that price, and the one that the first variable then leaves for the other row, the second variable
    /// would not come out even.
    case notEven(PriceCheck)
    /// With that price what goes into one variable is not worth what the variable brings.
    case wrongValue(String, worth: Rational, brings: Rational)
  }

  struct PriceCheck: Hashable, Sendable {
    var first: String
    var other: String
    var otherPrice: Rational
    var second: String
    var worth: Rational
    var brings: Rational
  }

  var row: SmallLine { program.rows[asked] }
  var price: Rational { prices[asked] }
  var value: Rational { program.objectiveForm.value(corner.value) }

  /// By how much the sides of a row are apart in the best corner.
  func slack(_ row: Int) -> Rational { program.rows[row].slack.value(corner.value) }

  func fault(of answer: Rational) -> Fault? {
    if answer == price { return nil }
    let left = slack(asked)
    if !left.isZero { return .slack(left) }
    if answer.isZero { return .notFree }
    if answer == -price { return .sign }
    if let other = prices.indices.first(where: { $0 != asked && prices[$0] == answer }) {
      return .otherRow(program.rows[other].label)
    }
    if let index = program.objective.firstIndex(of: answer) { return .coefficient(program.names[index]) }
    if answer == value || answer == value + price { return .total }
    return disproof(answer)
  }

  /// Why a number cannot be the price: the rows that are tight have to make up what each variable brings.
  private func disproof(_ answer: Rational) -> Fault {
    let names = program.names
    guard let other = tight.first(where: { $0 != asked && $0 < program.rows.count }) else {
      let column = corner[names[0]].isZero ? 1 : 0
      return .wrongValue(
        names[column], worth: answer * row.left[names[column]], brings: program.objective[column])
    }
    let others = program.rows[other]
    let first = others.left[names[0]].isZero ? 1 : 0
    let second = 1 - first
    let otherPrice =
      (program.objective[first] - answer * row.left[names[first]]) / others.left[names[first]]
    return .notEven(
      PriceCheck(
        first: names[first], other: others.label, otherPrice: otherPrice, second: names[second],
        worth: answer * row.left[names[second]] + otherPrice * others.left[names[second]],
        brings: program.objective[second]))
  }
}

// MARK: - Drawing

extension PriceExercise: ExerciseProblem {
  init?(_ level: ExerciseLevel, from draws: inout SeededDraws) {
    let count = level == .one ? 2 : 3
    let isCheap = level == .three
    let names = ["x", "y"]
    var rows: [SmallLine] = []
    for label in ["p", "q", "r"].prefix(count) {
      let left = SmallForm(names, [draws.number(0...4), draws.number(0...4)])
      guard !left.isConstant else { return nil }
      rows.append(
        SmallLine(
          label: label, left: left, relation: isCheap ? .greaterOrEqual : .lessOrEqual,
          right: draws.number(3...(level == .one ? 20 : 30))))
    }
    let program = SmallProgram(
      direction: isCheap ? .minimize : .maximize, names: names,
      objective: [draws.number(1...9), draws.number(1...9)], rows: rows)
    guard let best = program.best else { return nil }
    self.program = program
    (corner, tight) = (best.point, best.meets)
    showsCorner = level == .one
    let lines = rows.map { $0.left } + names.map { SmallForm($0) }
    guard let multipliers = program.multipliers(of: tight.map { lines[$0] }) else { return nil }
    var prices = rows.map { _ in Rational.zero }
    for (line, multiplier) in zip(tight, multipliers) where line < rows.count {
      prices[line] = multiplier
    }
    self.prices = prices
    asked = draws.integer(0...count - 1)
    // Both variables are there, or at the third level one at least; and no corner whose numbers are a burden.
    let isInside = corner.values.allSatisfy { $0.signum > 0 }
    guard isInside || level == .three && tight.contains(where: { $0 < rows.count }) else { return nil }
    guard corner.values.allSatisfy({ $0.isInteger || level != .one }), prices.allSatisfy({ $0.signum >= 0 })
    else { return nil }
    // Now and then what is not used up is asked for.
    if price.isZero, level == .one || draws.happens(2, outOf: 3) { return nil }
    if price.isZero == tight.contains(asked) { return nil }
    // One more unit, and one less, moves the corner and changes no price.
    for change in [1, -1] as [Rational] {
      var changed = program
      changed.rows[asked].right += change
      guard let moved = changed.best, moved.meets == tight else { return nil }
    }
  }

  var figures: [Rational] {
    program.figures + corner.values + prices + [value]
      + prices.indices.map { prices[$0] * program.rows[$0].right }
      + program.rows.map { $0.left.value(corner.value) }
  }

  var answerText: String { price.description }

  var script: [String] { Words.Forms.typed(program) }

  func verdict(on answer: String, after earlier: [String]) -> AnswerVerdict {
    guard let number = ExerciseAnswer.number(answer) else {
      return .unreadable(Words.Exercises.typeNumber)
    }
    return fault(of: number).map { Words.Exercises.wrong(Words.Prices.fault($0, self, number)) } ?? .right
  }

  var prompt: Document { Words.Prices.prompt(self) }
  var hints: [Text] { Words.Prices.hints(self) }
  var solution: Document { Words.Prices.solution(self) }
}
